//! Estimates for a hand of thirteen cards before play: its number of tricks, and its chance to take none.

use std::sync::LazyLock;

pub(crate) use crate::estimate::certain;
use crate::playout_state::{SPADES, SUITS, above, below, bits};

/// Returns the expected tricks of a hand, one of four, from quick tricks and lengths.
pub(crate) fn tricks(hand: u64, deck: u64) -> f32 {
    let spades = hand & SUITS[SPADES];
    let count = spades.count_ones();
    let mut sum = 0.0;
    for card in bits(spades) {
        let higher = (deck & !hand & above(card)).count_ones();
        let guards = (spades & below(card)).count_ones();
        sum += match (higher, guards) {
            (0, _) => 1.0,
            (1, 0) => 0.55,
            (1, _) => 0.9,
            (2, 0) => 0.2,
            (2, 1) => 0.5,
            (2, _) => 0.75,
            (3, 0..=2) => 0.25,
            (3, _) => 0.6,
            _ => 0.1,
        };
    }
    // Length: from the fourth spade on each one is nearly a trick.
    sum += 0.5 * count.saturating_sub(3) as f32;
    let mut ruffs: f32 = 0.0;
    for suit in SUITS.iter().take(SPADES) {
        let own = hand & suit;
        let length = own.count_ones();
        for card in bits(own) {
            let higher = (deck & !hand & above(card)).count_ones();
            let long = match length {
                0..=4 => 1.0,
                5 => 0.85,
                6 => 0.65,
                _ => 0.4,
            };
            sum += long
                * match (higher, length) {
                    (0, _) if own & above(card) == 0 => 0.92,
                    (0, _) => 0.75,
                    (1, 1) => 0.15,
                    (1, _) => 0.6,
                    (2, 0..=2) => 0.05,
                    (2, _) => 0.25,
                    _ => 0.0,
                };
        }
        ruffs += match (length, count) {
            (0, 3..) => 1.1,
            (0, 1..) => 0.8,
            (1, 3..) => 0.7,
            (1, 2) => 0.5,
            (2, 4..) => 0.35,
            (2, 3) => 0.2,
            _ => 0.0,
        };
    }
    let certain = f32::from(certain(hand, deck & !hand));
    (sum + ruffs.min(count as f32 * 0.45)).max(certain).min(13.0)
}

/// Returns the chance that a hand takes no trick when it tries not to.
pub(crate) fn nil_chance(hand: u64, deck: u64) -> f32 {
    let mut safe = 1.0;
    for (suit, mask) in SUITS.iter().enumerate() {
        let own = hand & mask;
        for (round, card) in bits(own).enumerate() {
            let lower = (deck & !hand & below(card)).count_ones();
            let higher = (deck & !hand & above(card)).count_ones();
            let (weight, exponent) = if suit == SPADES {
                ([0.9, 0.9, 0.9, 1.0].get(round).copied().unwrap_or(1.0), 0)
            } else {
                ([0.9, 0.75, 0.4, 0.15].get(round).copied().unwrap_or(0.05), 1)
            };
            safe *= 1.0 - weight * under(lower, higher, exponent);
        }
    }
    safe
}

/// Returns the exposure of a card with these numbers of lower and higher cards in the other hands: the share of the
/// lower ones, raised to a power that differs for spades and other suits.
fn under(lower: u32, higher: u32, plain: usize) -> f32 {
    const EXPONENTS: [f32; 2] = [2.0, 3.2];
    const CARDS: usize = 16;
    /// Precomputed, since searches need millions of values and powers are slow.
    static POWERS: LazyLock<[[[f32; CARDS]; CARDS]; 2]> = LazyLock::new(|| {
        EXPONENTS.map(|exponent| {
            std::array::from_fn(|lower| {
                std::array::from_fn(|higher| {
                    let (lower, higher) = (lower as f32, higher as f32);
                    let all = lower + higher;
                    let part = if all == 0.0 { 1.0 } else { lower / all };
                    part.powf(exponent)
                })
            })
        })
    });
    POWERS[plain][lower as usize][higher as usize]
}
