//! Sound bids: counts tricks, subtracts a margin, and bids nil if no card can be forced to win.

use spades_rules::{Action, Bid, CardSet, Suit, View};

use super::beginner::nearest_bid;
use super::bid_of;
use crate::contract::Prospect;
use crate::estimate;
use crate::seen::{Seen, higher};
use crate::sets;

/// Returns the number of tricks to bid.
pub(super) fn choose(view: &View, seen: &Seen, other: Option<CardSet>) -> u8 {
    let allowed = |tricks: u8| view.legal.contains(&Action::Bid(tricks));
    let certain = estimate::certain(seen.hand.bits(), other.unwrap_or(seen.unseen).bits());
    if allowed(0)
        && certain == 0
        && view.rules.nil.is_some_and(|nil| nil > 0)
        && nil_danger(seen, other) < nil_courage(view)
    {
        return 0;
    }
    let mean = estimate::two_handed(seen, other);
    let wish = match other {
        Some(_) => crowded(view, (mean - 0.1).round().clamp(1.0, 12.0) as u8),
        None => unseen(mean, bid_of(view, 1 - view.viewer)),
    };
    // One more set may lose the match.
    let wish = wish
        .saturating_sub(sets::is_last_chance(view, view.viewer).into())
        .max(1);
    let number = match nearest_bid(view, wish.max(certain)) {
        Action::Bid(0) => return 0,
        Action::Bid(tricks) => tricks,
        _ => return wish,
    };
    let prospect = match other {
        Some(_) => Prospect::alone(mean, 0.8),
        None => Prospect::alone(mean - estimate::BOTH_WANT, 1.5),
    };
    prospect.best(&view.rules, &view.legal, number)
}

/// Returns a bid against a hidden hand. The other seat's bid is a second source: the tricks that it hopes for are not available.
fn unseen(mean: f64, other: Option<Bid>) -> u8 {
    let own = mean - estimate::BOTH_WANT;
    let left = match other {
        Some(bid) if !bid.is_nil() => TOTAL - f64::from(bid.tricks()) - OTHERS_CAUTION,
        _ => own,
    };
    let expected = own + OTHERS_WORD * (left - own);
    (expected - CAUTION).round().clamp(1.0, 12.0) as u8
}

/// Tricks per round.
const TOTAL: f64 = 13.0;

/// Subtracted from the expected tricks before rounding: a set costs ten times as much as a bag.
const CAUTION: f64 = 0.9;

/// Margin that the other seat has presumably subtracted from its own count.
const OTHERS_CAUTION: f64 = 0.8;

/// Weight of the other seat's bid against your own count.
const OTHERS_WORD: f64 = 0.35;

/// Lowers a bid by one if it far exceeds the tricks left by the others' promises, which are not available.
fn crowded(view: &View, wish: u8) -> u8 {
    let others = bid_of(view, 1 - view.viewer).map_or(0, Bid::tricks);
    if wish > 1 && others + wish > 13 { wish - 1 } else { wish }
}

/// Returns the maximum danger at which a nil is bid.
fn nil_courage(view: &View) -> f64 {
    let own = view.scores.get(view.viewer).copied().unwrap_or(0);
    let best = view.scores.iter().copied().max().unwrap_or(0);
    if best - own >= 100 { 0.6 } else { 0.4 }
}

/// Returns roughly the number of tricks that the hand could be forced to take.
pub(super) fn nil_danger(seen: &Seen, other: Option<CardSet>) -> f64 {
    let (theirs, density) = match other {
        Some(hand) => (hand, 1.0),
        None => (seen.unseen, seen.density()),
    };
    let mut danger = 0.0;
    for suit in Suit::ALL {
        let mine = seen.hand.in_suit(suit);
        let against = theirs.in_suit(suit);
        // The hand's n-th lowest card must be below the n-th lowest that the opponent can lead.
        for (index, card) in mine.iter().enumerate() {
            let above = higher(against, card) as f64 * density;
            let below = against.len() as f64 * density - above;
            let forced = (below - index as f64 + 0.5).clamp(0.0, 1.0);
            let stuck = (-0.9 * (above - index as f64).max(0.0)).exp();
            danger += if suit == Suit::Spades {
                stuck * forced.max(0.5)
            } else {
                0.5 * stuck * forced
            };
        }
    }
    danger
}
