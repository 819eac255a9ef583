//! Keeps or discards by the value of a card against that of the next one.

use spades_rules::{Action, Card, CardSet, Suit, View};

use crate::seen::{Seen, rank_in};

/// Keeps the drawn card if it is worth at least the expected value of the next card of the stock.
pub(super) fn choose(view: &View, seen: &Seen) -> Action {
    let Some(card) = view.drawn else { return Action::Draw };
    let (count, deck) = (seen.unseen.len().max(1) as f64, view.rules.deck());
    let mean = seen
        .unseen
        .iter()
        .map(|other| worth(deck, other, seen.hand))
        .sum::<f64>()
        / count;
    if worth(deck, card, seen.hand) >= mean {
        Action::Keep
    } else {
        Action::Discard
    }
}

/// Returns the number of tricks that a card of a deck may add to a hand.
fn worth(deck: CardSet, card: Card, hand: CardSet) -> f64 {
    const SIDE: [f64; 13] = [
        0.02, 0.03, 0.04, 0.05, 0.06, 0.08, 0.10, 0.13, 0.18, 0.26, 0.42, 0.66, 0.88,
    ];
    const SPADE: [f64; 13] = [
        0.55, 0.56, 0.57, 0.58, 0.59, 0.61, 0.63, 0.66, 0.70, 0.76, 0.84, 0.93, 1.00,
    ];
    let rank = usize::from(rank_in(deck, card));
    if card.suit() == Suit::Spades {
        return SPADE[rank];
    }
    // Low cards are worth more in a suit that is already long; short suits are for ruffing.
    let length = hand.in_suit(card.suit()).len() as f64;
    SIDE[rank] + (length - 2.0).clamp(-1.0, 3.0) * 0.02
}
