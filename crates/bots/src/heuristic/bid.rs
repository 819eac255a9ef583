//! Sound bids: count, shade, and nil where nothing can be forced to win.

use spades_rules::{Action, Bid, CardSet, Suit, View};

use super::beginner::nearest_bid;
use super::bid_of;
use crate::estimate;
use crate::seen::{Seen, higher};

/// The number of tricks to bid.
pub(super) fn choose(view: &View, seen: &Seen, other: Option<CardSet>) -> u8 {
    let allowed = |tricks: u8| view.legal.contains(&Action::Bid(tricks));
    if allowed(0) && view.rules.nil > 0 && nil_danger(seen, other) < nil_courage(view) {
        return 0;
    }
    let mean = estimate::two_handed(seen, other);
    let shade = if other.is_some() {
        0.1
    } else {
        estimate::BOTH_WANT + 0.3
    };
    let wish = ((mean - shade).round() as u8).clamp(1, 12);
    match nearest_bid(view, crowded(view, wish)) {
        Action::Bid(tricks) => tricks,
        _ => wish,
    }
}

/// Tricks that the others have promised are not there for the taking: a bid that goes far beyond what is left is lowered by one.
fn crowded(view: &View, wish: u8) -> u8 {
    let others: u8 = (0..view.bids.len())
        .filter(|&seat| seat != view.viewer)
        .filter_map(|seat| bid_of(view, seat))
        .map(Bid::tricks)
        .sum();
    if wish > 1 && others + wish > 13 { wish - 1 } else { wish }
}

/// How much danger a nil may hold to be bid.
fn nil_courage(view: &View) -> f64 {
    let own = view.scores.get(view.viewer).copied().unwrap_or(0);
    let best = view.scores.iter().copied().max().unwrap_or(0);
    if best - own >= 100 { 0.6 } else { 0.4 }
}

/// Roughly the number of tricks that the hand could be made to take against its will.
pub(super) fn nil_danger(seen: &Seen, other: Option<CardSet>) -> f64 {
    let (theirs, density) = match other {
        Some(hand) => (hand, 1.0),
        None => (seen.unseen, seen.density()),
    };
    let mut danger = 0.0;
    for suit in Suit::ALL {
        let mine = seen.hand.in_suit(suit);
        let against = theirs.in_suit(suit);
        // My n-th lowest card must lie below their n-th lowest that they can lead.
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
