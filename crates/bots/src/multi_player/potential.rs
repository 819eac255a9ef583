//! The potential of a card: the chance that it takes a trick of its own later in the round.

use super::odds::Odds;
use crate::playout_state::{PlayoutState, SPADES, SUITS, above, below, bits};

/// Returns the chance of a card to take a trick later if kept, from the knowledge of the hand to play.
pub(crate) fn of_card(state: &PlayoutState, odds: &Odds, hand: u64, card: u8) -> f32 {
    let suit = crate::playout_state::suit_of(card);
    let higher = (odds.unseen & above(card)).count_ones();
    let lower = (hand & below(card)).count_ones();
    let others = (odds.unseen & SUITS[suit]).count_ones();
    if suit == SPADES {
        spade(state, hand, card, higher, others)
    } else {
        plain(state, odds, suit, higher, lower, others)
    }
}

/// A plain card wins if enough of its guards fall before it, and no hand ruffs.
fn plain(state: &PlayoutState, odds: &Odds, suit: usize, higher: u32, lower: u32, others: u32) -> f32 {
    if others == 0 {
        // No other hand follows: it wins once the spades are gone, or if no hand cares to ruff.
        let spades = (odds.unseen & SUITS[SPADES]).count_ones();
        return if spades == 0 { 0.8 } else { 0.15 };
    }
    // It can win in the round of the suit after the higher cards have fallen.
    let round = higher + 1;
    let me = usize::from(state.turn);
    let mut safe = 1.0;
    for seat in (0..4).filter(|&seat| state.side[seat] != state.side[me] && state.counts[seat] > 0) {
        // Each round takes about one card from every hand.
        let gone = 3 * (round - 1);
        let left = others.saturating_sub(gone);
        let void = if state.voids[seat] >> suit & 1 == 1 {
            1.0
        } else if state.sees(seat) {
            odds.void(seat, suit)
        } else {
            0.75f32.powi(left as i32)
        };
        safe *= 1.0 - 0.85 * void;
    }
    let reach = match (higher, lower) {
        (0, _) => 1.0,
        (1, 0) => 0.15,
        (1, _) => 0.55,
        (2, 0 | 1) => 0.06,
        (2, _) => 0.35,
        (3, 3..) => 0.2,
        _ => 0.03,
    };
    reach * safe
}

/// A spade wins by rank, by ruffing, or because the others run out.
fn spade(state: &PlayoutState, hand: u64, card: u8, higher: u32, others: u32) -> f32 {
    if higher == 0 {
        return 1.0;
    }
    let own = hand & SUITS[SPADES];
    let count = own.count_ones();
    let below = (own & below(card)).count_ones();
    // By rank: guarded if the hand has as many small spades as there are higher ones.
    let rank = match (higher, below) {
        (1, 0) => 0.45,
        (1, _) => 0.85,
        (2, 0 | 1) => 0.4,
        (2, _) => 0.75,
        (3, 3..) => 0.65,
        _ => 0.0,
    };
    // By ruffing, while the hand has a short suit; each ruff uses one small spade.
    let short = (0..3).map(|suit| (hand & SUITS[suit]).count_ones()).min().unwrap_or(0);
    let place = bits(own).position(|other| other == card).unwrap_or(0) as u32;
    let ruff = 0.7
        * match (short, place) {
            (0, 0) => 0.7,
            (0, 1) => 0.5,
            (1, 0) => 0.55,
            (1, 1) | (0, 2) => 0.35,
            (2, 0) => 0.3,
            _ => 0.1,
        };
    // By length: the cards left when the others have run out. The lowest of a long suit are the ones that stay.
    let mean = others as f32 / 3.0;
    let length =
        if f32::from(state.counts[usize::from(state.turn)]) > mean && (place as f32) + mean + 0.5 < count as f32 {
            0.6
        } else {
            0.0
        };
    let best: f32 = f32::max(rank, f32::max(ruff, length));
    best.max(0.1)
}

/// Returns the expected tricks of a hand from here on.
pub(crate) fn of_hand(state: &PlayoutState, odds: &Odds, hand: u64) -> f32 {
    let sum: f32 = bits(hand).map(|card| of_card(state, odds, hand, card)).sum();
    sum.min(hand.count_ones() as f32)
}
