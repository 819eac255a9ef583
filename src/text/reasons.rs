//! Why an option is the best: hints and reviews.

mod words;

use spades_bots::{Cost, Gain, Goal, Instead, Outlook, Promise, Reason, ReviewedDecision, Settled, Sign, Tactic};
use spades_rules::Card;

use super::language::said_as;
use super::number::{Percent, Tenths};
use crate::session::Who;
pub(super) use words::{
    Again, Deals, Explained, GainWords, InsteadWords, Next, OutlookWords, PlanWords, Reached, ReasonWords, Rival,
    Sentence,
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
            outlook,
            rival,
            instead,
        } => {
            let found = Sentence::Outlook(outlook_words(who, outlook, rival, instead.is_some()));
            match instead {
                None => Explained::Two(Sentence::Reason(ReasonWords::AnyCard), found),
                Some(instead) => Explained::Two(
                    found,
                    Sentence::Instead(instead_words(who, instead, outlook == Outlook::NilStands, rival)),
                ),
            }
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
            sign,
            gain,
        } => {
            let plan = Sentence::Plan(plan_words(who, card, tactic, sign));
            match gain {
                None => Explained::One(plan),
                Some(gain) => Explained::Two(plan, Sentence::Gain(gain_words(who, gain))),
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
        Reason::DrawnBetter { card, tricks } => ReasonWords::DrawnBetter {
            card,
            tricks: Tenths(tricks),
        },
        Reason::NextBetter { card, tricks } => ReasonWords::NextBetter {
            card,
            tricks: Tenths(tricks),
        },
        Reason::BlindNilAtThisScore { share } => ReasonWords::BlindNilAtThisScore { share: Percent(share) },
        Reason::BlindNilTooRare { share } => ReasonWords::BlindNilTooRare { share: Percent(share) },
        Reason::BlindNilFromBehind => ReasonWords::BlindNilFromBehind,
        Reason::LookFirst => ReasonWords::LookFirst,
        Reason::BidWorthMost { bid } => ReasonWords::BidWorthMost { bid },
        Reason::BidLikely {
            bid,
            partners,
            odds,
            next,
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
        Reason::BidFails { bid } => ReasonWords::BidFails { bid },
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
pub(super) fn plan_words(who: &Who, card: Card, tactic: Tactic, sign: Option<Sign>) -> PlanWords {
    let who = who.clone();
    let suit = card.suit();
    let leads = matches!(tactic, Tactic::LeadsMaster | Tactic::LeadsForBid | Tactic::LeadsSpades);
    match (sign, tactic) {
        (Some(Sign::NowHighest { card: highest }), _) if highest == card && leads => {
            PlanWords::CashHighest { card, suit }
        }
        (Some(Sign::NowHighest { card: highest }), Tactic::TakesNeeded) if highest == card => {
            PlanWords::NeededHighest { who, card, suit }
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
        _ => PlanWords::Does {
            who,
            card,
            suit,
            tactic,
        },
    }
}

#[cfg(test)]
mod tests;
