//! Reasons why an option is the best, for hints and reviews.

mod hand_words;
mod plan;
mod plan_words;
mod sample_deals;
mod why_words;
mod words;

use spades_bots::{
    Alike, Cost, Fate, Gain, Goal, Instead, Odds, Outlook, Promise, Reason, ReviewedDecision, ScoreGap, Settled,
    SideBid,
};
use spades_rules::Card;

use super::language::said_as;
use super::number::{Percent, Tenths};
use crate::session::Who;
#[cfg(test)]
pub(super) use hand_words::{BidSource, BidWords};
pub(super) use hand_words::{NilWords, Room, bid_plan};
pub(super) use plan::Plan;
#[cfg(test)]
pub(super) use plan_words::{Need, PlanWords};
pub(super) use sample_deals::Again;
#[cfg(test)]
pub(super) use sample_deals::Deals;
pub(super) use why_words::WhyWords;
pub(super) use words::{Explained, GainWords, InsteadWords, OutlookWords, ReasonWords, Sentence};

/// The reason for a player's best option, shown to all after the player decided otherwise.
#[derive(Clone, Debug, PartialEq)]
pub struct ReasonFor {
    who: Who,
    reason: Reason,
}

impl ReasonFor {
    /// Creates the reason for a reviewed decision's best option. Among equivalent cards it names the one that was played.
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

/// Returns the reader.
pub(super) const fn you() -> Who {
    Who::You(String::new())
}

/// Converts a reason to messages about the player who has the options.
fn explained(reason: Reason, who: &Who) -> Explained {
    match reason {
        Reason::PlayKnown {
            card,
            fate,
            stake,
            outlook,
            rival,
            instead,
            alike,
        } => {
            let found = Sentence::Outlook(outlook_words(who, outlook, rival, instead.is_some()));
            let Some(instead) = instead else {
                let any = match alike {
                    Alike::Unknown | Alike::Decided => ReasonWords::AnyCard,
                    _ => alike.into(),
                };
                return Explained::Two(Sentence::Reason(any), found);
            };
            // Where the result can't change, a card that costs something would contradict it.
            if outlook == Outlook::Indifferent {
                return Explained::One(Sentence::Instead(instead_words(who, instead, false, rival)));
            }
            let own_bid = matches!(outlook, Outlook::BidStands { .. }) && instead.cost == Cost::OwnPromise;
            if own_bid && stake.needed > 0 {
                let needed = Sentence::Outlook(OutlookWords::Needs {
                    who: who.clone(),
                    need: stake.into(),
                    left: stake.left,
                });
                return Explained::Two(needed, Sentence::Instead(loses_bid(who, card, fate, instead)));
            }
            let nil = outlook == Outlook::NilStands;
            Explained::Two(found, Sentence::Instead(instead_words(who, instead, nil, rival)))
        }
        Reason::PlayTactic {
            card,
            tactic,
            facts,
            stake,
            sign,
            gain,
        } => {
            let plan = Plan {
                who: who.clone(),
                card,
                tactic,
                facts,
                stake,
                sign,
            };
            let plan = plan.words();
            match gain {
                // A number says more than a verdict, and next to a verdict a small gain reads like a contradiction.
                Some(gain @ (Gain::Oftener { .. } | Gain::FewerBags { .. })) if plan.is_verdict() => {
                    Explained::One(Sentence::Gain(gain_words(who, gain)))
                }
                Some(gain) if !plan.is_verdict() => {
                    Explained::Two(Sentence::Plan(plan), Sentence::Gain(gain_words(who, gain)))
                }
                _ => Explained::One(Sentence::Plan(plan)),
            }
        }
        Reason::NilLikely { cards, .. } | Reason::NilCovered { cards, .. } | Reason::NilStands { cards } => {
            let nil = Sentence::Nil(NilWords::new(who, cards));
            Explained::Two(nil, Sentence::Reason(reason_words(who, reason)))
        }
        Reason::BidLikely { sources, .. } | Reason::BidStands { sources, .. } => {
            let odds = Sentence::Reason(reason_words(who, reason));
            match bid_plan(who, sources, Room::Hint) {
                None => Explained::One(odds),
                Some(plan) => Explained::Two(Sentence::Bid(plan), odds),
            }
        }
        other => Explained::One(Sentence::Reason(reason_words(who, other))),
    }
}

/// Returns the reasons of one sentence.
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
        Reason::BlindNilAtThisScore { share, gap } => blind_nil_at_this_score(who, share, gap),
        Reason::BlindNilTooRare { share } => ReasonWords::BlindNilTooRare {
            who,
            share: Percent(share),
        },
        Reason::BlindNilFromBehind { gap } => blind_nil_from_behind(who, gap),
        Reason::LookFirst => ReasonWords::LookFirst,
        Reason::BidWorthMost { bid } => ReasonWords::BidWorthMost { bid },
        Reason::BidLikely {
            bid, side, odds, next, ..
        } => ReasonWords::BidLikely {
            who,
            bid,
            side: side.into(),
            total: total(bid, side),
            odds: odds.into(),
            higher: bid + 1,
            next_total: total(bid, side) + 1,
            next: worse_odds(next, odds),
        },
        Reason::NilLikely { odds, one, .. } => ReasonWords::NilLikely {
            odds: odds.into(),
            one: worse_odds(one, odds),
        },
        Reason::NilCovered { odds, .. } => ReasonWords::NilCovered { who, odds: odds.into() },
        Reason::BidFails { bid, gap } if gap.lead < 0 => ReasonWords::Gamble {
            who,
            bid,
            points: gap.lead.unsigned_abs(),
            rivals: gap.rivals_need,
        },
        Reason::BidFails { bid, .. } => ReasonWords::BidFails { bid },
        Reason::BidIndifferent {
            bid,
            gap: ScoreGap { lead: 0, .. },
        } => ReasonWords::BidIndifferent { bid },
        Reason::BidIndifferent { bid, gap } => ReasonWords::BidIndifferentAt {
            who,
            bid,
            ahead: gap.lead > 0,
            points: gap.lead.unsigned_abs(),
        },
        Reason::NilStands { .. } => ReasonWords::NilStands { who },
        Reason::BidStands { bid, bags, next, .. } => ReasonWords::BidStands {
            who,
            bid,
            bags,
            higher: bid + 1,
            next,
        },
        Reason::PlayAlike { alike } => alike.into(),
        Reason::PlayKnown { .. } | Reason::PlayTactic { .. } => ReasonWords::Alike,
    }
}

/// Returns the odds of a second choice, which a sentence gives with "only": `None` unless they are worse than the first.
fn worse_odds(second: Option<Odds>, first: Odds) -> Option<Again> {
    second.filter(|second| second.share() < first.share()).map(Again::from)
}

fn blind_nil_at_this_score(who: Who, share: f64, gap: ScoreGap) -> ReasonWords {
    let share = Percent(share);
    if gap.lead >= 0 {
        return ReasonWords::BlindNilAtThisScore { share };
    }
    ReasonWords::BlindNilBehind {
        who,
        points: gap.lead.unsigned_abs(),
        rivals: gap.rivals_need,
        share,
    }
}

fn blind_nil_from_behind(who: Who, gap: ScoreGap) -> ReasonWords {
    if gap.lead >= 0 {
        return ReasonWords::OnlyBlindNil;
    }
    ReasonWords::BlindNilFromBehind {
        who,
        points: gap.lead.unsigned_abs(),
        rivals: gap.rivals_need,
    }
}

/// Returns the result of best play; `chosen` if another card is worse.
fn outlook_words(who: &Who, outlook: Outlook, rival: Option<Promise>, chosen: bool) -> OutlookWords {
    let who = who.clone();
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

/// Returns how another card would lose the player's own bid, which the best card makes.
fn loses_bid(who: &Who, card: Card, fate: Fate, instead: Instead) -> InsteadWords {
    let (who, other) = (who.clone(), instead.card);
    let same_suit = card.suit() == other.suit();
    match (fate, instead.fate) {
        (Fate::DrawsLastSpade, Fate::Ruffed) => InsteadWords::DrawnOrRuffed { who, card, other },
        (Fate::DrawsLastSpade, _) => InsteadWords::Drawn { who, card, other },
        (_, Fate::Ruffed) => InsteadWords::Ruffed { who, card: other },
        (_, Fate::LosesTo(by)) => InsteadWords::LosesTo { who, card: other, by },
        (Fate::Takes, Fate::StaysBelow(by)) => InsteadWords::StaysBelow { who, card, other, by },
        (Fate::StaysBelow(_), Fate::Takes) => InsteadWords::Leaves { who, other },
        (Fate::Takes, Fate::Takes) if same_suit && card < other => InsteadWords::Enough { who, card, other },
        (Fate::StaysBelow(_), Fate::StaysBelow(_)) => InsteadWords::Keeps { who, card, other },
        _ => InsteadWords::OwnBid { who, card: other },
    }
}

/// Returns the cost of another card; `nil` if the player's own nil is at stake.
fn instead_words(who: &Who, instead: Instead, nil: bool, rival: Option<Promise>) -> InsteadWords {
    let (who, card) = (who.clone(), instead.card);
    match instead.cost {
        Cost::OwnPromise if nil && matches!(instead.fate, Fate::Takes | Fate::Wins) => {
            InsteadWords::NilTakes { who, card }
        }
        Cost::OwnPromise if nil => InsteadWords::OwnNil { who, card },
        Cost::OwnPromise => InsteadWords::OwnBid { who, card },
        Cost::RivalPromise if rival == Some(Promise::Nil) => InsteadWords::RivalNil { who, card },
        Cost::RivalPromise => InsteadWords::RivalBid { who, card },
        Cost::Bags(bags) => InsteadWords::Bags { who, card, bags },
        Cost::Tricks => InsteadWords::Tricks { who, card },
        Cost::Worth => InsteadWords::Worth(card),
    }
}

/// Returns the gain over another card.
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

/// Returns the tricks that a side is known to need after a bid.
pub(super) const fn total(bid: u8, side: SideBid) -> u8 {
    match side {
        SideBid::Total(total) => total,
        SideBid::Own | SideBid::Open | SideBid::Dummy => bid,
    }
}

/// Returns the tricks that a goal requires, if any.
pub(super) const fn bid_of(goal: Goal) -> u8 {
    match goal {
        Goal::OwnBid { bid } | Goal::SideBid { bid } => bid,
        _ => 0,
    }
}

#[cfg(test)]
mod tests;
