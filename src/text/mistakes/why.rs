//! Why a choice was better than the mistake, naming the cards or bids.

use spades_bots::{Cost, Fate, Gain, Instead, Mistake as Kind, NextBid, Outlook, Promise, Reason, ReviewedDecision};
use spades_learn::coach::{Mistake, Retry};
use spades_rules::{Action, Card};

use super::rounded;
use crate::text::language::said_as;
use crate::text::number::Tenths;
use crate::text::reasons::{Explained, NilWords, Plan, Room, Sentence, WhyWords, bid_of, bid_plan, total, you};

/// The reason a choice was better than the mistake.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Why {
    pub(super) kind: Kind,
    pub(super) reason: Reason,
    pub(super) taken: Action,
    pub(super) found: Action,
    pub(super) drawn: Option<Card>,
    /// `true` if the reason is about the choice that was found.
    pub(super) best: bool,
    /// Gain in points of the round.
    pub(super) gained: u32,
}

impl Why {
    /// Creates the text for a choice in place of a mistake; `None` if it isn't good enough.
    #[must_use]
    pub fn new(mistake: &Mistake, found: Action, retry: Retry) -> Option<Why> {
        let Retry::Found { best, gained } = retry else {
            return None;
        };
        let ReviewedDecision { taken, reason, .. } = mistake.decision;
        Some(Why {
            kind: mistake.kind,
            reason,
            taken,
            found,
            drawn: mistake.drawn(),
            best,
            gained: rounded(gained),
        })
    }
}

said_as!(Why, Explained, "why");

impl From<&Why> for Explained {
    fn from(why: &Why) -> Explained {
        let (found, taken, points) = (why.found, why.taken, why.gained);
        match (found, taken) {
            (Action::Play(found), Action::Play(taken)) => {
                let reason = why.best.then(|| of_card(why.reason, found, taken, points)).flatten();
                reason.unwrap_or_else(|| one(WhyWords::CardWorth { found, taken, points }))
            }
            (Action::Keep | Action::Discard, Action::Keep | Action::Discard) => of_draft(why),
            _ => {
                let reason = why.best.then(|| of_bid(why)).flatten();
                reason.unwrap_or_else(|| {
                    one(WhyWords::BidWorth {
                        found,
                        bid: tricks(found),
                        taken,
                        other: tricks(taken),
                        points,
                    })
                })
            }
        }
    }
}

const fn one(words: WhyWords) -> Explained {
    Explained::One(Sentence::Why(words))
}

/// Returns the number of tricks of a bid.
const fn tricks(bid: Action) -> u8 {
    if let Action::Bid(tricks) = bid { tricks } else { 0 }
}

fn of_draft(why: &Why) -> Explained {
    let (card, points) = (why.drawn, why.gained);
    match (why.reason, why.found) {
        (Reason::DrawnBetter { .. }, Action::Keep) | (Reason::NextBetter { .. }, Action::Discard) => {
            Explained::from(&why.reason)
        }
        (_, Action::Keep) => one(WhyWords::Keeping { card, points }),
        _ => one(WhyWords::Discarding { card, points }),
    }
}

/// Returns why a bid is better than another; `None` if the reason doesn't say.
fn of_bid(why: &Why) -> Option<Explained> {
    match why.reason {
        Reason::BlindNilTooRare { .. } | Reason::BlindNilAtThisScore { .. } | Reason::BlindNilFromBehind { .. } => {
            Some(Explained::from(&why.reason))
        }
        Reason::BidLikely { sources, .. } => {
            let compared = Sentence::Why(of_two_bids(why)?);
            Some(match bid_plan(&you(), sources, Room::Retry) {
                Some(plan) => Explained::Two(Sentence::Bid(plan), compared),
                None => Explained::One(compared),
            })
        }
        Reason::NilLikely { cards, .. } | Reason::NilStands { cards } => {
            let nil = Sentence::Nil(NilWords::new(&you(), cards));
            Some(Explained::Two(nil, Sentence::Why(of_two_bids(why)?)))
        }
        _ => of_two_bids(why).map(one),
    }
}

/// Compares two bids.
fn of_two_bids(why: &Why) -> Option<WhyWords> {
    let (found, taken) = (why.found, why.taken);
    let other = tricks(taken);
    Some(match (why.reason, taken) {
        (Reason::BidLikely { bid, side, odds, .. }, _) => {
            let (odds, total, side) = (odds.into(), total(bid, side), side.into());
            match why.kind {
                Kind::BidTooHigh => WhyWords::BidTooHigh {
                    side,
                    bid,
                    total,
                    odds,
                    taken,
                    other,
                },
                Kind::BidTooLow => WhyWords::BidTooLow {
                    side,
                    bid,
                    total,
                    odds,
                    taken,
                    other,
                },
                _ => WhyWords::BidLikely {
                    side,
                    bid,
                    total,
                    odds,
                    taken,
                    other,
                },
            }
        }
        (Reason::NilLikely { odds, .. }, _) => WhyWords::NilLikely {
            odds: odds.into(),
            taken,
            other,
        },
        (Reason::NilCovered { odds, .. }, _) => WhyWords::NilCovered {
            odds: odds.into(),
            taken,
            other,
        },
        (Reason::NilStands { .. }, _) => WhyWords::NilStands { taken, other },
        (
            Reason::BidStands {
                bid,
                next: Some(NextBid::Set),
                ..
            },
            Action::Bid(taken),
        ) if taken > bid => WhyWords::TakenIsSet { bid, other },
        (Reason::BidStands { bid, .. }, Action::Bid(taken)) if (1..bid).contains(&taken) => {
            WhyWords::LeavesPoints { bid, other }
        }
        (Reason::BidStands { bid, .. }, _) => WhyWords::BidStands { bid, taken, other },
        (Reason::BidFails { bid, .. }, _) => WhyWords::Gamble {
            found,
            bid,
            taken,
            other,
        },
        (Reason::BidWorthMost { bid }, _) => WhyWords::BestOnAverage {
            found,
            bid,
            taken,
            other,
        },
        _ => return None,
    })
}

/// Returns why a card is better than another; `None` if the reason doesn't say.
pub(crate) fn of_card(reason: Reason, found: Card, taken: Card, points: u32) -> Option<Explained> {
    match reason {
        Reason::PlayKnown {
            outlook,
            rival,
            instead,
            ..
        } => {
            let instead = instead.filter(|instead| instead.card == taken);
            let lost = instead.and_then(|instead| loses_bid(outlook, instead, found));
            let cost = instead.map(|instead| instead.cost);
            lost.or_else(|| of_known(outlook, rival, cost, found, taken, points))
                .map(one)
        }
        Reason::PlayTactic {
            tactic,
            facts,
            stake,
            sign,
            gain,
            ..
        } => {
            let compared = gain.filter(
                |gain| matches!(gain, Gain::Oftener { card, .. } | Gain::FewerBags { card, .. } if *card == taken),
            );
            let plan = Plan {
                who: you(),
                card: found,
                tactic,
                facts,
                stake,
                sign,
            };
            let plan = plan.words();
            // There is no room for both.
            let number = compared
                .filter(|_| plan.is_vague())
                .and_then(|gain| of_gain(gain, found, taken, points));
            Some(number.map_or_else(
                || {
                    let costs = WhyWords::TakenCosts { taken, points };
                    Explained::Two(Sentence::Plan(plan), Sentence::Why(costs))
                },
                one,
            ))
        }
        _ => None,
    }
}

/// Returns how a card lost the bid that another makes, if there is a sentence for it.
const fn loses_bid(outlook: Outlook, instead: Instead, found: Card) -> Option<WhyWords> {
    let (Outlook::BidStands { bid, .. }, Cost::OwnPromise) = (outlook, instead.cost) else {
        return None;
    };
    let taken = instead.card;
    match instead.fate {
        Fate::Ruffed => Some(WhyWords::LetsRuff { found, taken, bid }),
        Fate::LosesTo(by) => Some(WhyWords::LosesTo { found, taken, bid, by }),
        Fate::StaysBelow(by) => Some(WhyWords::StaysBelow { found, taken, bid, by }),
        _ => None,
    }
}

/// Compares two cards when both hands are known; `cost` is the cost of the card that was played.
fn of_known(
    outlook: Outlook,
    rival: Option<Promise>,
    cost: Option<Cost>,
    found: Card,
    taken: Card,
    points: u32,
) -> Option<WhyWords> {
    Some(match (outlook, rival, cost) {
        (Outlook::NilStands, _, Some(Cost::OwnPromise)) => WhyWords::KeepsNil { found, taken },
        (Outlook::BidStands { bid, .. }, _, Some(Cost::OwnPromise)) => WhyWords::MakesBid { found, taken, bid },
        (_, Some(Promise::Nil), Some(Cost::RivalPromise)) => WhyWords::SetsTheirNil { found, taken },
        (_, Some(Promise::Bid), Some(Cost::RivalPromise)) => WhyWords::SetsThem { found, taken },
        (_, _, Some(Cost::Bags(bags))) => WhyWords::FewerBags { found, taken, bags },
        (_, _, Some(Cost::Tricks)) => WhyWords::FewerTricks { found, taken },
        (Outlook::NilStands, None, _) => WhyWords::NilMakes { found, taken, points },
        (Outlook::BidStands { bid, .. }, None, _) => WhyWords::BidMakes {
            found,
            taken,
            bid,
            points,
        },
        (_, Some(Promise::Nil), _) => WhyWords::TheirNilFails { found, taken, points },
        (_, Some(Promise::Bid), _) => WhyWords::TheyAreSet { found, taken, points },
        _ => return None,
    })
}

fn of_gain(gain: Gain, found: Card, taken: Card, points: u32) -> Option<WhyWords> {
    match gain {
        Gain::Oftener {
            goal,
            odds,
            card,
            other,
        } => {
            let (odds, bid, goal) = (odds.into(), bid_of(goal), goal.into());
            Some(if card == taken {
                let other = other.into();
                WhyWords::Oftener {
                    found,
                    taken,
                    goal,
                    bid,
                    odds,
                    other,
                }
            } else {
                WhyWords::Often {
                    found,
                    taken,
                    goal,
                    bid,
                    odds,
                    points,
                }
            })
        }
        Gain::FewerBags { bags, card, other } => {
            let bags = Tenths(bags);
            Some(if card == taken {
                let other = Tenths(other);
                WhyWords::FewerOnAverage {
                    found,
                    taken,
                    bags,
                    other,
                }
            } else {
                WhyWords::FewOnAverage {
                    found,
                    taken,
                    bags,
                    points,
                }
            })
        }
        Gain::Little { .. } => None,
    }
}
