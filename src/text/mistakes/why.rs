//! Why a choice was better than the mistake, naming the cards or bids.

use spades_bots::{Cost, Fate, Gain, Instead, Mistake as Kind, NextBid, Outlook, Promise, Reason, ReviewedDecision};
use spades_learn::coach::{Mistake, Retry};
use spades_rules::{Action, Card};

use super::rounded;
use crate::say;
use crate::text::reasons::{Plan, Room, Sentence, again, bid_of, bid_plan, deals, nil_plan, total, you};
use crate::text::{Phrase, Words, variant};

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

impl Phrase for Why {
    fn key(&self) -> String {
        "why".to_owned()
    }

    fn words(&self) -> Words {
        let (found, taken, points) = (self.found, self.taken, self.gained);
        match (found, taken) {
            (Action::Play(found), Action::Play(taken)) => {
                let reason = self.best.then(|| of_card(self.reason, found, taken, points)).flatten();
                reason.unwrap_or_else(|| say::reasons::why_card_worth(found, taken, points))
            }
            (Action::Keep | Action::Discard, Action::Keep | Action::Discard) => of_draft(self),
            _ => {
                let reason = self.best.then(|| of_bid(self)).flatten();
                reason.unwrap_or_else(|| {
                    say::reasons::why_bid_worth(tricks(found), found.words(), taken.words(), tricks(taken), points)
                })
            }
        }
    }
}

const fn tricks(bid: Action) -> u8 {
    if let Action::Bid(tricks) = bid { tricks } else { 0 }
}

fn of_draft(why: &Why) -> Words {
    let (card, points) = (why.drawn, why.gained);
    match (why.reason, why.found) {
        (Reason::DrawnBetter { .. }, Action::Keep) | (Reason::NextBetter { .. }, Action::Discard) => why.reason.words(),
        (_, Action::Keep) => say::reasons::why_keeping(card, points),
        _ => say::reasons::why_discarding(card, points),
    }
}

/// Returns why a bid is better than another; `None` if the reason doesn't say.
fn of_bid(why: &Why) -> Option<Words> {
    match why.reason {
        Reason::BlindNilTooRare { .. } | Reason::BlindNilAtThisScore { .. } | Reason::BlindNilFromBehind { .. } => {
            Some(why.reason.words())
        }
        Reason::BidLikely { sources, .. } => {
            let compared = of_two_bids(why)?;
            Some(match bid_plan(&you(), sources, Room::Retry) {
                Some(plan) => say::reasons::explained_two(plan, compared),
                None => compared,
            })
        }
        Reason::NilLikely { cards, .. } | Reason::NilStands { cards } => {
            let nil = nil_plan(&you(), cards);
            Some(say::reasons::explained_two(nil, of_two_bids(why)?))
        }
        _ => of_two_bids(why),
    }
}

/// Compares two bids.
fn of_two_bids(why: &Why) -> Option<Words> {
    let (found, taken) = (why.found, why.taken);
    let other = tricks(taken);
    Some(match (why.reason, taken) {
        (Reason::BidLikely { bid, side, odds, .. }, _) => {
            let (odds, total, side) = (deals(odds), total(bid, side), variant(&side));
            match why.kind {
                Kind::BidTooHigh => say::reasons::why_bid_too_high(side, bid, total, odds, taken.words(), other),
                Kind::BidTooLow => say::reasons::why_bid_too_low(side, bid, total, odds, taken.words(), other),
                _ => say::reasons::why_bid_likely(side, bid, total, odds, taken.words(), other),
            }
        }
        (Reason::NilLikely { odds, .. }, _) => say::reasons::why_nil_likely(deals(odds), taken.words(), other),
        (Reason::NilCovered { odds, .. }, _) => say::reasons::why_nil_covered(deals(odds), taken.words(), other),
        (Reason::NilStands { .. }, _) => say::reasons::why_nil_stands(taken.words(), other),
        (
            Reason::BidStands {
                bid,
                next: Some(NextBid::Set),
                ..
            },
            Action::Bid(taken),
        ) if taken > bid => say::reasons::why_taken_is_set(bid, other),
        (Reason::BidStands { bid, .. }, Action::Bid(taken)) if (1..bid).contains(&taken) => {
            say::reasons::why_leaves_points(bid, other)
        }
        (Reason::BidStands { bid, .. }, _) => say::reasons::why_bid_stands(bid, taken.words(), other),
        (Reason::BidFails { bid, .. }, _) => say::reasons::why_gamble(bid, found.words(), taken.words(), other),
        (Reason::BidWorthMost { bid }, _) => {
            say::reasons::why_best_on_average(bid, found.words(), taken.words(), other)
        }
        _ => return None,
    })
}

/// Returns why a card is better than another; `None` if the reason doesn't say.
pub(crate) fn of_card(reason: Reason, found: Card, taken: Card, points: u32) -> Option<Words> {
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
            let plan = plan.sentence();
            // There is no room for both.
            let number = compared
                .filter(|_| !matches!(plan, Sentence::Purpose(_)))
                .and_then(|gain| of_gain(gain, found, taken, points));
            Some(number.unwrap_or_else(|| {
                let costs = say::reasons::why_taken_costs(taken, points);
                say::reasons::explained_two(plan.words(), costs)
            }))
        }
        _ => None,
    }
}

/// Returns how a card lost the bid that another makes, if there is a sentence for it.
fn loses_bid(outlook: Outlook, instead: Instead, found: Card) -> Option<Words> {
    let (Outlook::BidStands { bid, .. }, Cost::OwnPromise) = (outlook, instead.cost) else {
        return None;
    };
    let taken = instead.card;
    match instead.fate {
        Fate::Ruffed => Some(say::reasons::why_lets_ruff(bid, found, taken)),
        Fate::LosesTo(by) => Some(say::reasons::why_loses_to(bid, found, taken, by)),
        Fate::StaysBelow(by) => Some(say::reasons::why_stays_below(bid, found, taken, by)),
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
) -> Option<Words> {
    Some(match (outlook, rival, cost) {
        (Outlook::NilStands, _, Some(Cost::OwnPromise)) => say::reasons::why_keeps_nil(found, taken),
        (Outlook::BidStands { bid, .. }, _, Some(Cost::OwnPromise)) => say::reasons::why_makes_bid(bid, found, taken),
        (_, Some(Promise::Nil), Some(Cost::RivalPromise)) => say::reasons::why_sets_their_nil(found, taken),
        (_, Some(Promise::Bid), Some(Cost::RivalPromise)) => say::reasons::why_sets_them(found, taken),
        (_, _, Some(Cost::Bags(bags))) => say::reasons::why_fewer_bags(found, taken, bags),
        (_, _, Some(Cost::Tricks)) => say::reasons::why_fewer_tricks(found, taken),
        (Outlook::NilStands, None, _) => say::reasons::why_nil_makes(found, taken, points),
        (Outlook::BidStands { bid, .. }, None, _) => say::reasons::why_bid_makes(bid, found, taken, points),
        (_, Some(Promise::Nil), _) => say::reasons::why_their_nil_fails(found, taken, points),
        (_, Some(Promise::Bid), _) => say::reasons::why_they_are_set(found, taken, points),
        _ => return None,
    })
}

fn of_gain(gain: Gain, found: Card, taken: Card, points: u32) -> Option<Words> {
    match gain {
        Gain::Oftener {
            goal,
            odds,
            card,
            other,
        } => {
            let (odds, bid, goal) = (deals(odds), bid_of(goal), variant(&goal));
            Some(if card == taken {
                say::reasons::why_oftener(bid, found, taken, goal, odds, again(other))
            } else {
                say::reasons::why_often(bid, found, taken, goal, odds, points)
            })
        }
        Gain::FewerBags { bags, card, other } => Some(if card == taken {
            say::reasons::why_fewer_on_average(found, taken, bags, other)
        } else {
            say::reasons::why_few_on_average(found, taken, bags, points)
        }),
        Gain::Little { .. } => None,
    }
}
