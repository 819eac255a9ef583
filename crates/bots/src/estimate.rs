//! Estimates of the number of tricks of a hand, by counting.

use spades_rules::{CardSet, Suit, View};

use crate::seen::{Seen, higher, known_other_hand};
use crate::strength;

/// Returns the expected tricks of `hand` against a hand that holds each card of `unseen` with probability `density`:
/// high cards by what can still beat them, long spades once the others are drawn, and the rest for ruffs.
pub(crate) fn tricks(hand: CardSet, unseen: CardSet, density: f64) -> f64 {
    let mut sum = 0.0;
    for suit in Suit::ALL {
        let mine = hand.in_suit(suit);
        let theirs = unseen.in_suit(suit);
        let length = theirs.len() as f64 * density;
        let their_spades = unseen.in_suit(Suit::Spades).len() as f64 * density;
        let mut lost = 0.0;
        for (index, card) in mine.iter().rev().enumerate() {
            let above = (higher(theirs, card) as f64 * density - lost).max(0.0);
            let mut win = (-1.1 * above).exp();
            // Probability that the other hand still follows to this round of the suit.
            let follows = (length - index as f64).clamp(0.0, 1.0);
            if suit == Suit::Spades {
                win = follows * win + (1.0 - follows);
            } else {
                let ruffed = if their_spades >= 1.0 { 0.75 } else { their_spades * 0.75 };
                win = follows * win + (1.0 - follows) * (1.0 - ruffed);
            }
            lost += 1.0 - win;
            sum += win;
        }
    }
    sum
}

/// Returns the expected tricks of a seat in a two-player game. If the other hand is known both sides are counted.
pub(crate) fn two_handed(seen: &Seen, other: Option<CardSet>) -> f64 {
    match other {
        Some(other) => {
            let mine = tricks(seen.hand, other, 1.0);
            let theirs = tricks(other, seen.hand, 1.0);
            let total = seen.hand.len() as f64;
            ((mine + total - theirs) / 2.0).clamp(0.0, total)
        }
        None => tricks(seen.hand, seen.unseen, seen.density()),
    }
}

/// Returns the tricks that a hand takes with its spades against any play: each spade that is out beats at most one
/// lower spade of the hand, and the others win, each in a different trick. Both sets are bits by card index.
pub(crate) fn certain(own: u64, out: u64) -> u8 {
    let spades = CardSet::suit(Suit::Spades).bits();
    let mut rest = (own | out) & spades;
    let (mut certain, mut higher) = (0, 0);
    while rest != 0 {
        let card = 1 << (63 - rest.leading_zeros());
        rest ^= card;
        if own & card == 0 {
            higher += 1;
        } else if higher > 0 {
            higher -= 1;
        } else {
            certain += 1;
        }
    }
    certain
}

/// Correction for counting one hand alone, which counts some tricks twice: the other seat counts on them too.
pub(crate) const BOTH_WANT: f64 = 0.5;

/// Returns the expected tricks of the viewer's hand: the mean, and the low and high end of the likely range.
///
/// It counts only what the viewer can know. With open discards that includes the other hand, so the range is narrow.
#[must_use]
pub fn expected_tricks(view: &View) -> (f64, f64, f64) {
    let seen = Seen::new(view, true);
    let (mean, spread) = if view.rules.players == 2 {
        match known_other_hand(view) {
            Some(other) => (strength::tricks(seen.hand, other), 0.8),
            None => (two_handed(&seen, None) - BOTH_WANT, 1.5),
        }
    } else {
        (tricks(seen.hand, seen.unseen, seen.density() * 0.8), 1.2)
    };
    let taken = f64::from(view.tricks.get(view.viewer).copied().unwrap_or(0));
    let max = taken + seen.hand.len() as f64;
    let mean = (taken + mean).clamp(0.0, max);
    (mean, (mean - spread).max(taken), (mean + spread).min(max))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn certain_tricks_are_those_that_no_spade_can_beat() {
        let spades = CardSet::suit(Suit::Spades).intersection(CardSet::STANDARD);
        let of = |text: &str| {
            let own: CardSet = text.split(' ').map(|card| card.parse().unwrap()).collect();
            certain(own.bits(), spades.difference(own).bits())
        };
        assert_eq!(of("AS KS 2S AH"), 2);
        assert_eq!(of("KS QS JS"), 2);
        assert_eq!(of("QS 3S 2S"), 0);
        assert_eq!(of("9S 8S 7S 6S 5S 4S 3S 2S"), 3);
        assert_eq!(certain(spades.bits(), 0), 13);
    }
}
