//! Why an option is the best: hints and reviews.

mod words;

use spades_bots::{
    Cost, Fate, Gain, Goal, Instead, Outlook, Promise, Reason, ReviewedDecision, Settled, Sign, Sources, Stake, Tactic,
};
use spades_rules::{Card, Suit};

use super::language::said_as;
use super::number::{Percent, Tenths};
use crate::session::Who;
pub(super) use words::{
    Again, BidWords, Deals, Explained, GainWords, InsteadWords, Need, Next, OutlookWords, PlanWords, Reached,
    ReasonWords, Rival, Sentence,
};

/// Why an option of somebody would have been best: everybody reads what that player decided otherwise.
#[derive(Clone, Debug, PartialEq)]
pub struct ReasonFor {
    who: Who,
    reason: Reason,
}

impl ReasonFor {
    /// Why the best of these options was better than what was done. Of cards that come to the same it speaks of the one that was played.
    #[must_use]
    pub fn new(who: Who, decision: &ReviewedDecision) -> ReasonFor {
        ReasonFor {
            who,
            reason: decision.reason_of_the_taken(),
        }
    }
}

impl From<&ReasonFor> for Explained {
    fn from(reason: &ReasonFor) -> Explained {
        explained(reason.reason, &reason.who)
    }
}

said_as!(ReasonFor, Explained);

impl From<&Reason> for Explained {
    fn from(reason: &Reason) -> Explained {
        explained(*reason, &you())
    }
}

said_as!(Reason, Explained);

/// Whoever reads it.
pub(super) const fn you() -> Who {
    Who::You(String::new())
}

/// A reason as messages about the player who has the options.
fn explained(reason: Reason, who: &Who) -> Explained {
    match reason {
        Reason::PlayKnown {
            card,
            fate,
            stake,
            outlook,
            rival,
            instead,
        } => {
            let found = Sentence::Outlook(outlook_words(who, outlook, rival, instead.is_some()));
            let Some(instead) = instead else {
                return Explained::Two(Sentence::Reason(ReasonWords::AnyCard), found);
            };
            let own_bid = matches!(outlook, Outlook::BidStands { .. }) && instead.cost == Cost::OwnPromise;
            if own_bid && stake.needed > 0 {
                let need = Need::from(stake);
                let needed = Sentence::Outlook(OutlookWords::Needs { who: who.clone(), need });
                return Explained::Two(needed, Sentence::Instead(loses_bid(who, card, fate, instead)));
            }
            let nil = outlook == Outlook::NilStands;
            Explained::Two(found, Sentence::Instead(instead_words(who, instead, nil, rival)))
        }
        Reason::PlayLikely { settled, gain } => {
            let gain = Sentence::Gain(gain_words(who, gain));
            match settled {
                None => Explained::One(gain),
                Some(settled) => {
                    let settled = outlook_words(who, Outlook::Settled(settled), None, true);
                    Explained::Two(Sentence::Outlook(settled), gain)
                }
            }
        }
        Reason::PlayTactic {
            card,
            tactic,
            stake,
            sign,
            gain,
        } => {
            let plan = Sentence::Plan(plan_words(who, card, tactic, stake, sign));
            match gain {
                None => Explained::One(plan),
                Some(gain) => Explained::Two(plan, Sentence::Gain(gain_words(who, gain))),
            }
        }
        Reason::BidLikely { bid, sources, .. } => {
            let odds = Sentence::Reason(reason_words(who, reason));
            match bid_plan(bid, sources) {
                None => Explained::One(odds),
                Some(plan) => Explained::Two(Sentence::Bid(plan), odds),
            }
        }
        other => Explained::One(Sentence::Reason(reason_words(who, other))),
    }
}

/// The reasons of one sentence.
fn reason_words(who: &Who, reason: Reason) -> ReasonWords {
    let who = who.clone();
    match reason {
        Reason::OnlyChoice => ReasonWords::OnlyChoice { who },
        Reason::OnlyCard => ReasonWords::OnlyCard { who },
        Reason::RenegeProved => ReasonWords::RenegeProved,
        Reason::RenegeUnproved => ReasonWords::RenegeUnproved,
        Reason::DraftEven { card } => ReasonWords::DraftEven(card),
        Reason::DrawnBetter { card, tricks, drafted } => ReasonWords::DrawnBetter {
            card,
            suit: card.suit(),
            higher: drafted.higher,
            spades: drafted.held + 1,
            tricks: Tenths(tricks),
        },
        Reason::NextBetter { card, tricks, drafted } => ReasonWords::NextBetter {
            card,
            suit: card.suit(),
            higher: drafted.higher,
            tricks: Tenths(tricks),
        },
        Reason::BlindNilAtThisScore { share } => ReasonWords::BlindNilAtThisScore { share: Percent(share) },
        Reason::BlindNilTooRare { share } => ReasonWords::BlindNilTooRare { share: Percent(share) },
        Reason::BlindNilFromBehind { lead: ..0 } => ReasonWords::BlindNilFromBehind {
            who,
            points: behind(reason),
        },
        Reason::BlindNilFromBehind { .. } => ReasonWords::OnlyBlindNil,
        Reason::LookFirst => ReasonWords::LookFirst,
        Reason::BidWorthMost { bid } => ReasonWords::BidWorthMost { bid },
        Reason::BidLikely {
            bid,
            partners,
            odds,
            next,
            ..
        } => ReasonWords::BidLikely {
            who,
            bid,
            partners,
            odds: odds.into(),
            higher: bid + 1,
            next: next.map(Again::from),
        },
        Reason::NilLikely { odds, one } => ReasonWords::NilLikely {
            odds: odds.into(),
            one: one.map(Again::from),
        },
        Reason::NilCovered { odds } => ReasonWords::NilCovered { who, odds: odds.into() },
        Reason::BidFails { bid, lead: ..0 } => ReasonWords::Gamble {
            who,
            bid,
            points: behind(reason),
        },
        Reason::BidFails { bid, .. } => ReasonWords::BidFails { bid },
        Reason::BidIndifferent { bid } => ReasonWords::BidIndifferent { bid },
        Reason::BidStands { bid: 0, .. } => ReasonWords::NilStands { who },
        Reason::BidStands { bid, bags, next } => ReasonWords::BidStands {
            who,
            bid,
            bags,
            higher: bid + 1,
            next: Next::from(next),
        },
        Reason::PlayAlike { beaten_by } => ReasonWords::PlayAlike { beaten_by },
        Reason::PlayKnown { .. } | Reason::PlayLikely { .. } | Reason::PlayTactic { .. } => {
            ReasonWords::PlayAlike { beaten_by: None }
        }
    }
}

/// By how many points the player is behind.
const fn behind(reason: Reason) -> u32 {
    match reason {
        Reason::BlindNilFromBehind { lead } | Reason::BidFails { lead, .. } if lead < 0 => lead.unsigned_abs(),
        _ => 0,
    }
}

/// So many cards are named one by one.
const NAMED: usize = 3;

/// Where the tricks of a bid are to come from; nothing where no card stands out.
fn bid_plan(bid: u8, sources: Sources) -> Option<BidWords> {
    let Sources { top, spades, short } = sources;
    let cards: Vec<Card> = top.iter().collect();
    let more = !top.in_suit(Suit::Spades).is_empty();
    Some(match (cards.len(), spades, short) {
        (0, 0, _) => return None,
        (0, _, Some(suit)) => BidWords::Ruffs { bid, spades, suit },
        (0, _, None) => BidWords::Spades { bid, spades },
        (1..=NAMED, 0, _) => BidWords::Tops { bid, cards },
        (1..=NAMED, _, Some(suit)) => BidWords::TopsAndRuffs {
            bid,
            cards,
            more,
            spades,
            suit,
        },
        (1..=NAMED, _, None) => BidWords::TopsAndSpades {
            bid,
            cards,
            more,
            spades,
        },
        (tops, 0, _) => BidWords::ManyTops { bid, tops },
        (tops, _, _) => BidWords::ManyTopsAndSpades {
            bid,
            tops,
            more,
            spades,
        },
    })
}

/// What best play comes to; `chosen` where another card is worse.
fn outlook_words(who: &Who, outlook: Outlook, rival: Option<Promise>, chosen: bool) -> OutlookWords {
    let (who, rival) = (who.clone(), Rival::from(rival));
    match outlook {
        Outlook::Settled(Settled::NilFailed) => OutlookWords::NilFailed { who, rival },
        Outlook::Settled(Settled::BidMade { bid }) => OutlookWords::BidMade { who, bid, rival },
        Outlook::Settled(Settled::BidLost { .. }) => OutlookWords::BidLost { who, rival },
        Outlook::NilStands => OutlookWords::NilStands { who, rival },
        Outlook::NilFails => OutlookWords::NilFails { who, rival, chosen },
        Outlook::BidStands { bid, bags } => OutlookWords::BidStands { who, bid, bags, rival },
        Outlook::BidFails { .. } => OutlookWords::BidFails { who, rival, chosen },
        Outlook::Indifferent => OutlookWords::Indifferent { who, rival },
    }
}

/// How another card would lose the own bid, which the best one makes.
fn loses_bid(who: &Who, card: Card, fate: Fate, instead: Instead) -> InsteadWords {
    let (who, other) = (who.clone(), instead.card);
    match (fate, instead.fate) {
        (Fate::DrawsLastSpade, Fate::Ruffed) => InsteadWords::DrawnOrRuffed { who, card, other },
        (Fate::DrawsLastSpade, _) => InsteadWords::Drawn { who, card, other },
        (_, Fate::Ruffed) => InsteadWords::Ruffed { who, card: other },
        (_, Fate::LosesTo(by)) => InsteadWords::LosesTo { who, card: other, by },
        _ => InsteadWords::OwnBid { who, card: other },
    }
}

/// What another card would cost; `nil` where the own nil is at stake.
fn instead_words(who: &Who, instead: Instead, nil: bool, rival: Option<Promise>) -> InsteadWords {
    let (who, card) = (who.clone(), instead.card);
    match instead.cost {
        Cost::OwnPromise if nil => InsteadWords::OwnNil { who, card },
        Cost::OwnPromise => InsteadWords::OwnBid { who, card },
        Cost::RivalPromise if rival == Some(Promise::Nil) => InsteadWords::RivalNil { who, card },
        Cost::RivalPromise => InsteadWords::RivalBid { who, card },
        Cost::Bags(bags) => InsteadWords::Bags { who, card, bags },
        Cost::Tricks => InsteadWords::Tricks { who, card },
        Cost::Worth => InsteadWords::Worth(card),
    }
}

/// What is gained over another card.
fn gain_words(who: &Who, gain: Gain) -> GainWords {
    let who = who.clone();
    match gain {
        Gain::Oftener {
            goal,
            odds,
            card,
            other,
        } => GainWords::Oftener {
            who,
            goal: goal.into(),
            bid: bid_of(goal),
            odds: odds.into(),
            card,
            other: other.into(),
        },
        Gain::FewerBags { bags, card, other } => GainWords::FewerBags {
            who,
            bags: Tenths(bags),
            card,
            other: Tenths(other),
        },
        Gain::Little { card } => GainWords::Little(card),
    }
}

/// The tricks that a goal needs, where it needs some.
pub(super) const fn bid_of(goal: Goal) -> u8 {
    match goal {
        Goal::OwnBid { bid } | Goal::SideBid { bid } => bid,
        _ => 0,
    }
}

/// What the card does, with what everybody has seen where that is why.
pub(super) fn plan_words(who: &Who, card: Card, tactic: Tactic, stake: Stake, sign: Option<Sign>) -> PlanWords {
    let who = who.clone();
    let suit = card.suit();
    let leads = matches!(tactic, Tactic::LeadsMaster | Tactic::LeadsForBid | Tactic::LeadsSpades);
    match (sign, tactic) {
        (Some(Sign::NowHighest { card: highest }), _) if highest == card && leads => {
            PlanWords::CashHighest { card, suit }
        }
        (Some(Sign::NowHighest { card: highest }), Tactic::TakesNeeded) if highest == card => {
            PlanWords::NeededHighest {
                who,
                card,
                suit,
                need: stake.into(),
            }
        }
        (Some(Sign::NowHighest { card: highest }), Tactic::PartnerHolds) if highest != card => {
            PlanWords::PartnersHighest {
                who,
                card,
                highest,
                suit: highest.suit(),
            }
        }
        (Some(Sign::NoSpadesOut), _) if leads => PlanWords::CannotBeRuffed(card),
        (Some(Sign::ShowedOut { who: player, suit: out }), _) if leads && out == suit => PlanWords::RuffedByPartner {
            who,
            player,
            card,
            suit,
        },
        (Some(Sign::ShowedOut { who: player, suit: out }), _) if leads => PlanWords::OtherIsRuffed {
            who,
            player,
            card,
            suit: out,
        },
        (Some(Sign::ShowedOut { who: player, .. }), Tactic::TakesNeeded) => {
            PlanWords::CannotBeOverruffed { who, player, card }
        }
        _ => plan_by_stake(who, card, tactic, stake),
    }
}

/// What the card does, with what is at stake.
fn plan_by_stake(who: Who, card: Card, tactic: Tactic, stake: Stake) -> PlanWords {
    let (need, rivals) = (Need::from(stake), stake.rivals_need);
    match tactic {
        Tactic::TakesNeeded => PlanWords::Needed { who, card, need },
        Tactic::LeadsForBid => PlanWords::LeadsForBid { who, card, need },
        Tactic::LeadsSpades => PlanWords::DrawsSpades {
            card,
            spades: stake.spades_out,
        },
        Tactic::MadeHurtsOthers if rivals > 0 => PlanWords::MadeStops { who, card, rivals },
        Tactic::MadeLeads if rivals > 0 => PlanWords::MadeLeadsAgainst { who, card, rivals },
        Tactic::LostHurtsOthers if rivals > 0 => PlanWords::LostStops { who, card, rivals },
        _ => PlanWords::Does {
            who,
            card,
            suit: card.suit(),
            tactic,
        },
    }
}

#[cfg(test)]
mod tests;
