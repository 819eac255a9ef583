//! The sentence for a card while other hands are hidden.

use spades_bots::{CardFacts, Effect, Sign, Stake, Tactic};
use spades_rules::{Card, Suit};

use super::plan_words::{Decided, Need, PlanWords, Verdict};
use crate::session::Who;

/// Numbers of cards below this are worth mentioning.
const FEW: u8 = 4;

/// A card with everything in its favor.
#[derive(Clone, Debug, PartialEq)]
pub(in crate::text) struct Plan {
    /// The player.
    pub who: Who,
    /// The card.
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

impl Plan {
    /// Returns the sentence for it.
    pub(in crate::text) fn words(&self) -> PlanWords {
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

    fn verdict(&self, verdict: Verdict) -> PlanWords {
        PlanWords::Does {
            who: self.who.clone(),
            card: self.card,
            verdict,
        }
    }

    /// Returns the sentence for a reason that all players have seen.
    fn by_sign(&self) -> Option<PlanWords> {
        let (who, card, suit) = (self.who.clone(), self.card, self.suit());
        let leads = matches!(
            self.tactic,
            Tactic::LeadsMaster | Tactic::LeadsForBid | Tactic::LeadsSpades
        );
        Some(match (self.sign?, self.tactic) {
            (Sign::NowHighest { card: highest }, _) if highest == card && leads => PlanWords::CashHighest {
                who,
                card,
                suit,
                now: true,
            },
            (Sign::NowHighest { card: highest }, Tactic::TakesNeeded) if highest == card => PlanWords::NeededHighest {
                who,
                card,
                suit,
                need: self.stake.into(),
            },
            (Sign::NowHighest { card: highest }, Tactic::PartnerHolds) if highest != card => {
                PlanWords::PartnersHighest {
                    who,
                    partner: self.facts.partner,
                    card,
                    highest,
                    suit: highest.suit(),
                }
            }
            (Sign::NoSpadesOut, _) if leads => PlanWords::CannotBeRuffed { who, card },
            (Sign::ShowedOut { who: player, suit: out }, _) if leads && out == suit => PlanWords::RuffedByPartner {
                who,
                player,
                card,
                suit,
            },
            (Sign::ShowedOut { who: player, suit }, _) if leads => PlanWords::OtherIsRuffed {
                who,
                player,
                card,
                suit,
            },
            (Sign::ShowedOut { who: player, .. }, Tactic::TakesNeeded) => {
                PlanWords::CannotBeOverruffed { who, player, card }
            }
            _ => return None,
        })
    }

    fn for_nil(&self) -> PlanWords {
        let (who, card, suit, higher) = (self.who.clone(), self.card, self.suit(), self.facts.higher);
        match (self.tactic, self.facts.effect) {
            (Tactic::NilSafestLead, _) if higher > 0 => PlanWords::NilLead {
                who,
                card,
                suit,
                higher,
            },
            (Tactic::NilDiscards, Effect::StaysBelow(_)) => PlanWords::NilDiscards { who, card },
            (_, Effect::StaysBelow(winning)) => PlanWords::NilDucks {
                who,
                card,
                winning,
                highest: self.facts.highest_below,
            },
            (_, Effect::Takes(winning)) if higher > 0 && self.facts.behind > 0 => PlanWords::NilBeats {
                who,
                card,
                winning,
                suit,
                higher,
            },
            _ => self.verdict(Verdict::NilAtRisk),
        }
    }

    fn for_partners_nil(&self) -> PlanWords {
        let (who, card, suit, higher) = (self.who.clone(), self.card, self.suit(), self.facts.higher);
        match (self.tactic, self.facts.effect) {
            (Tactic::CoverTakesOver, Effect::Takes(winning)) => PlanWords::CoverTakesOver { who, card, winning },
            (Tactic::CoverHigh, _) => PlanWords::CoverHigh {
                who,
                card,
                suit,
                higher,
            },
            _ if self.facts.partner_is_out => PlanWords::CoverOut { who, card, suit },
            _ => PlanWords::CoverLead {
                who,
                card,
                suit,
                higher,
            },
        }
    }

    fn against_nil(&self) -> PlanWords {
        let (who, card, suit, lower) = (self.who.clone(), self.card, self.suit(), self.facts.lower);
        match (self.tactic, self.facts.effect) {
            (Tactic::LeavesToNil, Effect::StaysBelow(winning)) => PlanWords::LeavesToNil { who, card, winning },
            (Tactic::LowLeadAtNil, _) if lower < FEW => PlanWords::LowAtNil { who, card, suit, lower },
            _ => self.verdict(Verdict::AtNil),
        }
    }

    fn leads_for_bid(&self) -> PlanWords {
        let (who, card, suit) = (self.who.clone(), self.card, self.suit());
        let need = Need::from(self.stake);
        match self.tactic {
            Tactic::LeadsSpades => match (self.stake.spades_out, self.facts.boss) {
                (Some(spades @ 1..), Some(boss)) => PlanWords::DrawsSpadesFor {
                    who,
                    card,
                    spades,
                    boss,
                },
                (spades, _) => PlanWords::DrawsSpades { who, card, spades },
            },
            Tactic::LeadsMaster => PlanWords::CashHighest {
                who,
                card,
                suit,
                now: false,
            },
            _ if self.facts.voids => PlanWords::LeadsLast { who, card, suit },
            _ => match self.facts.beaten_by {
                Some(by) => PlanWords::DrivesOut { who, card, by },
                None => PlanWords::LeadsForBid {
                    who,
                    card,
                    suit,
                    higher: self.facts.higher,
                    need,
                },
            },
        }
    }

    fn follows_for_bid(&self) -> PlanWords {
        let (who, card, suit) = (self.who.clone(), self.card, self.suit());
        let need = Need::from(self.stake);
        let CardFacts {
            effect,
            could_take,
            behind,
            ..
        } = self.facts;
        let Effect::StaysBelow(winning) = effect else {
            let last = behind == 0;
            return PlanWords::Needed { who, card, need, last };
        };
        match could_take {
            saves if self.facts.partner_wins => PlanWords::PartnerWins {
                who,
                partner: self.facts.partner,
                card,
                winning,
                saves,
            },
            Some(saves) if self.facts.partner_is_behind => PlanWords::PartnerIsBehind {
                who,
                partner: self.facts.partner,
                card,
                saves,
            },
            Some(saves) => PlanWords::Saves { who, card, saves },
            None if self.facts.voids => PlanWords::LosesLast { who, card, suit },
            None => PlanWords::CannotBeat { who, card, winning },
        }
    }

    /// Returns the sentence for a bid that is made, lost, or absent.
    fn beyond_the_bid(&self) -> PlanWords {
        use Tactic::{LostHurtsOthers, MadeAvoidsBag, MadeHurtsOthers, MadeLeads, NoBidAvoidsBag};
        let (who, card, suit) = (self.who.clone(), self.card, self.suit());
        let (facts, rivals) = (self.facts, self.stake.rivals_need);
        let takes = matches!(facts.effect, Effect::Takes(_)) || facts.effect == Effect::Leads && facts.higher == 0;
        match (self.tactic, facts.effect) {
            (MadeHurtsOthers | MadeLeads, _) if takes && rivals > 0 => PlanWords::MadeStops { who, card, rivals },
            (MadeLeads, _) if facts.higher >= FEW => PlanWords::MadeLosesLead {
                who,
                card,
                suit,
                higher: facts.higher,
            },
            (MadeLeads, _) if rivals > 0 => PlanWords::MadeLeadsAgainst {
                who,
                card,
                suit,
                higher: facts.higher,
                rivals,
            },
            (MadeAvoidsBag, Effect::StaysBelow(winning)) if facts.partner_wins => PlanWords::MadePartnerWins {
                who,
                partner: facts.partner,
                card,
                winning,
            },
            (MadeAvoidsBag | NoBidAvoidsBag, Effect::StaysBelow(winning)) => PlanWords::Leaves {
                who,
                made: self.tactic == MadeAvoidsBag,
                card,
                winning,
            },
            (LostHurtsOthers, _) if takes && rivals > 0 => PlanWords::LostStops { who, card, rivals },
            (LostHurtsOthers, Effect::StaysBelow(winning)) if self.stake.rivals_made && !facts.partner_wins => {
                PlanWords::LostLeaves { who, card, winning }
            }
            (LostHurtsOthers, Effect::StaysBelow(winning)) if rivals > 0 => match facts.boss {
                Some(boss) => PlanWords::LostSaves {
                    who,
                    card,
                    rivals,
                    boss,
                },
                None => PlanWords::LostDucks {
                    who,
                    card,
                    winning,
                    rivals,
                },
            },
            (LostHurtsOthers, Effect::Leads) if rivals > 0 => PlanWords::LostLeads {
                who,
                card,
                suit,
                higher: facts.higher,
                rivals,
            },
            (LostHurtsOthers, Effect::Leads) => self.leads(Decided::Lost),
            (LostHurtsOthers, _) => self.verdict(Verdict::Lost),
            (MadeLeads, _) => self.leads(Decided::Made),
            (MadeHurtsOthers | MadeAvoidsBag, _) => self.verdict(Verdict::Made),
            (_, Effect::Leads) => self.leads(Decided::NoBid),
            _ => self.verdict(Verdict::NoBid),
        }
    }

    /// Returns the sentence for a lead once the bid is decided.
    fn leads(&self, decided: Decided) -> PlanWords {
        PlanWords::Leads {
            who: self.who.clone(),
            card: self.card,
            suit: self.suit(),
            higher: self.facts.higher,
            decided,
        }
    }
}
