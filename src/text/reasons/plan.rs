//! The sentence for a card while other hands are hidden.

use spades_bots::{CardFacts, Effect, Sign, Stake, Tactic};
use spades_rules::{Card, Suit};

use super::need;
use crate::say;
use crate::session::Who;
use crate::text::{Words, variant};

/// Numbers of cards below this are worth mentioning.
const FEW: u8 = 4;

/// A card with everything in its favor.
#[derive(Clone, Debug, PartialEq)]
pub(in crate::text) struct Plan {
    /// The player.
    pub who: Who,
    pub card: Card,
    /// Its effect.
    pub tactic: Tactic,
    /// Facts about it.
    pub facts: CardFacts,
    /// Tricks at stake.
    pub stake: Stake,
    /// A fact that all players have seen.
    pub sign: Option<Sign>,
}

/// A sentence about a card.
#[derive(Clone, Debug)]
pub(in crate::text) enum Sentence {
    /// It says what the card is for.
    Purpose(Words),
    /// It states a fact about the card, but not what the card is for. A number says more.
    Fact(Words),
    /// It praises the card without a fact that the reader could check.
    Verdict(Words),
}

impl Sentence {
    pub(in crate::text) fn words(self) -> Words {
        match self {
            Sentence::Purpose(words) | Sentence::Fact(words) | Sentence::Verdict(words) => words,
        }
    }
}

/// The purpose that a card serves best, where there is nothing more specific to say.
#[derive(Clone, Copy, Debug)]
enum Verdict {
    NilAtRisk,
    AtNil,
    NoBid,
    Made,
    Lost,
}

/// The state of a bid that no lead can change.
#[derive(Clone, Copy, Debug)]
enum Decided {
    NoBid,
    Made,
    Lost,
}

impl Plan {
    pub(in crate::text) fn sentence(&self) -> Sentence {
        self.by_sign().unwrap_or_else(|| match self.tactic {
            Tactic::NilSafestLead | Tactic::NilDucks | Tactic::NilDiscards | Tactic::NilLikelyBeaten => self.for_nil(),
            Tactic::CoverTakesOver | Tactic::CoverHigh | Tactic::CoverLead => self.for_partners_nil(),
            Tactic::LeavesToNil | Tactic::LowLeadAtNil => self.against_nil(),
            Tactic::LeadsSpades | Tactic::LeadsMaster | Tactic::LeadsForBid => self.leads_for_bid(),
            Tactic::TakesNeeded | Tactic::PartnerHolds | Tactic::TooDear => self.follows_for_bid(),
            Tactic::NoBidAvoidsBag
            | Tactic::NoBidHurtsOthers
            | Tactic::MadeHurtsOthers
            | Tactic::MadeAvoidsBag
            | Tactic::MadeLeads
            | Tactic::LostHurtsOthers => self.beyond_the_bid(),
        })
    }

    const fn suit(&self) -> Suit {
        self.card.suit()
    }

    fn verdict(&self, verdict: Verdict) -> Sentence {
        Sentence::Verdict(say::reasons::plan_does(self.who.clone(), self.card, variant(&verdict)))
    }

    /// Returns the sentence for a reason that all players have seen.
    fn by_sign(&self) -> Option<Sentence> {
        let (who, card, suit) = (self.who.clone(), self.card, self.suit());
        let leads = matches!(
            self.tactic,
            Tactic::LeadsMaster | Tactic::LeadsForBid | Tactic::LeadsSpades
        );
        Some(match (self.sign?, self.tactic) {
            (Sign::NowHighest { card: highest }, _) if highest == card && leads => {
                Sentence::Purpose(say::reasons::plan_cash_highest(who, card, suit, true))
            }
            (Sign::NowHighest { card: highest }, Tactic::TakesNeeded) if highest == card => {
                Sentence::Purpose(say::reasons::plan_needed_highest(who, card, suit, need(self.stake)))
            }
            (Sign::NowHighest { card: highest }, Tactic::PartnerHolds) if highest != card => Sentence::Purpose(
                say::reasons::plan_partners_highest(who, variant(&self.facts.partner), card, highest.suit(), highest),
            ),
            (Sign::NoSpadesOut, _) if leads => Sentence::Purpose(say::reasons::plan_cannot_be_ruffed(who, card)),
            (Sign::ShowedOut { who: player, suit: out }, _) if leads && out == suit => {
                Sentence::Purpose(say::reasons::plan_ruffed_by_partner(who, card, suit, variant(&player)))
            }
            (Sign::ShowedOut { who: player, suit }, _) if leads => {
                Sentence::Purpose(say::reasons::plan_other_is_ruffed(who, card, suit, variant(&player)))
            }
            (Sign::ShowedOut { who: player, .. }, Tactic::TakesNeeded) => {
                Sentence::Purpose(say::reasons::plan_cannot_be_overruffed(who, card, variant(&player)))
            }
            _ => return None,
        })
    }

    fn for_nil(&self) -> Sentence {
        let (who, card, suit, higher) = (self.who.clone(), self.card, self.suit(), self.facts.higher);
        match (self.tactic, self.facts.effect) {
            (Tactic::NilSafestLead, _) if higher > 0 => {
                Sentence::Purpose(say::reasons::plan_nil_lead(who, card, suit, higher))
            }
            (Tactic::NilDiscards, Effect::StaysBelow(_)) => {
                Sentence::Purpose(say::reasons::plan_nil_discards(who, card))
            }
            (_, Effect::StaysBelow(winning)) => Sentence::Purpose(say::reasons::plan_nil_ducks(
                who,
                card,
                winning,
                self.facts.highest_below,
            )),
            (_, Effect::Takes(winning)) if higher > 0 && self.facts.behind > 0 => {
                Sentence::Purpose(say::reasons::plan_nil_beats(who, card, suit, winning, higher))
            }
            _ => self.verdict(Verdict::NilAtRisk),
        }
    }

    fn for_partners_nil(&self) -> Sentence {
        let (who, card, suit, higher) = (self.who.clone(), self.card, self.suit(), self.facts.higher);
        match (self.tactic, self.facts.effect) {
            (Tactic::CoverTakesOver, Effect::Takes(winning)) => {
                Sentence::Purpose(say::reasons::plan_cover_takes_over(who, card, winning))
            }
            (Tactic::CoverHigh, _) => Sentence::Purpose(say::reasons::plan_cover_high(who, card, suit, higher)),
            _ if self.facts.partner_is_out => Sentence::Purpose(say::reasons::plan_cover_out(who, card, suit)),
            _ => Sentence::Purpose(say::reasons::plan_cover_lead(who, card, suit, higher)),
        }
    }

    fn against_nil(&self) -> Sentence {
        let (who, card, suit, lower) = (self.who.clone(), self.card, self.suit(), self.facts.lower);
        match (self.tactic, self.facts.effect) {
            (Tactic::LeavesToNil, Effect::StaysBelow(winning)) => {
                Sentence::Purpose(say::reasons::plan_leaves_to_nil(who, card, winning))
            }
            (Tactic::LowLeadAtNil, _) if lower < FEW => {
                Sentence::Purpose(say::reasons::plan_low_at_nil(who, card, suit, lower))
            }
            _ => self.verdict(Verdict::AtNil),
        }
    }

    fn leads_for_bid(&self) -> Sentence {
        let (who, card, suit) = (self.who.clone(), self.card, self.suit());
        let need = need(self.stake);
        match self.tactic {
            Tactic::LeadsSpades => match (self.stake.spades_out, self.facts.boss) {
                (Some(spades @ 1..), Some(boss)) => {
                    Sentence::Purpose(say::reasons::plan_draws_spades_for(who, card, spades, boss))
                }
                (spades, _) => Sentence::Purpose(say::reasons::plan_draws_spades(who, card, spades.map(Into::into))),
            },
            Tactic::LeadsMaster => Sentence::Purpose(say::reasons::plan_cash_highest(who, card, suit, false)),
            _ if self.facts.voids => Sentence::Purpose(say::reasons::plan_leads_last(who, card, suit)),
            _ => match self.facts.beaten_by {
                Some(by) => Sentence::Purpose(say::reasons::plan_drives_out(who, card, by)),
                None => Sentence::Fact(say::reasons::plan_leads_for_bid(
                    who,
                    card,
                    suit,
                    self.facts.higher,
                    need,
                )),
            },
        }
    }

    fn follows_for_bid(&self) -> Sentence {
        let (who, card, suit) = (self.who.clone(), self.card, self.suit());
        let need = need(self.stake);
        let CardFacts {
            effect,
            could_take,
            behind,
            ..
        } = self.facts;
        let Effect::StaysBelow(winning) = effect else {
            let last = behind == 0;
            return Sentence::Purpose(say::reasons::plan_needed(who, card, need, last));
        };
        match could_take {
            saves if self.facts.partner_wins => Sentence::Purpose(say::reasons::plan_partner_wins(
                who,
                variant(&self.facts.partner),
                card,
                winning,
                saves,
            )),
            Some(saves) if self.facts.partner_is_behind => Sentence::Purpose(say::reasons::plan_partner_is_behind(
                who,
                variant(&self.facts.partner),
                card,
                saves,
            )),
            Some(saves) => Sentence::Purpose(say::reasons::plan_saves(who, card, saves)),
            None if self.facts.voids => Sentence::Purpose(say::reasons::plan_loses_last(who, card, suit)),
            None => Sentence::Purpose(say::reasons::plan_cannot_beat(who, card, winning)),
        }
    }

    /// Returns the sentence for a bid that is made, lost, or absent.
    fn beyond_the_bid(&self) -> Sentence {
        use Tactic::{LostHurtsOthers, MadeAvoidsBag, MadeHurtsOthers, MadeLeads, NoBidAvoidsBag};
        let (who, card, suit) = (self.who.clone(), self.card, self.suit());
        let (facts, rivals) = (self.facts, self.stake.rivals_need);
        let takes = matches!(facts.effect, Effect::Takes(_)) || facts.effect == Effect::Leads && facts.higher == 0;
        match (self.tactic, facts.effect) {
            (MadeHurtsOthers | MadeLeads, _) if takes && rivals > 0 => {
                Sentence::Purpose(say::reasons::plan_made_stops(who, card, rivals))
            }
            (MadeLeads, _) if facts.higher >= FEW => {
                Sentence::Purpose(say::reasons::plan_made_loses_lead(who, card, suit, facts.higher))
            }
            (MadeLeads, _) if rivals > 0 => Sentence::Fact(say::reasons::plan_made_leads_against(
                who,
                card,
                suit,
                facts.higher,
                rivals,
            )),
            (MadeAvoidsBag, Effect::StaysBelow(winning)) if facts.partner_wins => Sentence::Purpose(
                say::reasons::plan_made_partner_wins(who, variant(&facts.partner), card, winning),
            ),
            (MadeAvoidsBag | NoBidAvoidsBag, Effect::StaysBelow(winning)) => Sentence::Purpose(
                say::reasons::plan_leaves(who, card, self.tactic == MadeAvoidsBag, winning),
            ),
            (LostHurtsOthers, _) if takes && rivals > 0 => {
                Sentence::Purpose(say::reasons::plan_lost_stops(who, card, rivals))
            }
            (LostHurtsOthers, Effect::StaysBelow(winning)) if self.stake.rivals_made && !facts.partner_wins => {
                Sentence::Purpose(say::reasons::plan_lost_leaves(who, card, winning))
            }
            (LostHurtsOthers, Effect::StaysBelow(winning)) if rivals > 0 => match facts.boss {
                Some(boss) => Sentence::Purpose(say::reasons::plan_lost_saves(who, card, rivals, boss)),
                None => Sentence::Fact(say::reasons::plan_lost_ducks(who, card, winning, rivals)),
            },
            (LostHurtsOthers, Effect::Leads) if rivals > 0 => {
                Sentence::Fact(say::reasons::plan_lost_leads(who, card, suit, facts.higher, rivals))
            }
            (LostHurtsOthers, Effect::Leads) => self.leads(Decided::Lost),
            (LostHurtsOthers, _) => self.verdict(Verdict::Lost),
            (MadeLeads, _) => self.leads(Decided::Made),
            (MadeHurtsOthers | MadeAvoidsBag, _) => self.verdict(Verdict::Made),
            (_, Effect::Leads) => self.leads(Decided::NoBid),
            _ => self.verdict(Verdict::NoBid),
        }
    }

    /// Returns the sentence for a lead once the bid is decided.
    fn leads(&self, decided: Decided) -> Sentence {
        Sentence::Fact(say::reasons::plan_leads(
            self.who.clone(),
            self.card,
            self.suit(),
            self.facts.higher,
            variant(&decided),
        ))
    }
}
