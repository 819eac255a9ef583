//! Estimates for a hand of thirteen cards before play: its number of tricks, and its chance to take none.

use std::sync::LazyLock;

use spades_rules::{FirstTrick, Rules, Sides};

pub(crate) use crate::estimate::certain;
use crate::playout_state::{SPADES, SUITS, above, below, bits, suit_of};

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
    // Length: of thirteen, from the fourth spade on each one is nearly a trick.
    let more = (deck & SUITS[SPADES]).count_ones() as f32 / 13.0;
    sum += 0.5 * (count as f32 - 3.0 * more).max(0.0);
    let mut ruffs: f32 = 0.0;
    for suit in SUITS.iter().take(SPADES) {
        let own = hand & suit;
        let length = own.count_ones();
        // The fewer cards are out, the sooner the suit is ruffed.
        let long = match (deck & !hand & suit).count_ones() {
            9.. => 1.0,
            8 => 0.85,
            7 => 0.65,
            _ => 0.4,
        };
        for card in bits(own) {
            let higher = (deck & !hand & above(card)).count_ones();
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
    // Where there are more spades, more of the ruffs are overruffed.
    let ruffs = ruffs.min(count as f32 * 0.45) / (more * more);
    (sum + ruffs).max(certain).min(13.0)
}

/// Returns the chance that a hand takes no trick by these rules when it tries not to, after it has passed its most dangerous cards.
pub(crate) fn nil(rules: &Rules, hand: u64, deck: u64) -> f32 {
    safety(rules, after_pass(rules, hand), deck)
}

/// Returns a hand without the cards that it would pass with a nil.
pub(crate) fn after_pass(rules: &Rules, hand: u64) -> u64 {
    let count = if rules.sides == Sides::Partners {
        rules.pass.nil
    } else {
        0
    };
    (0..count).fold(hand, |hand, _| hand & !(1 << most_dangerous(hand)))
}

/// Returns roughly the card that endangers a nil most: high spades, and high cards without low ones beside them.
fn most_dangerous(hand: u64) -> u8 {
    let danger = |card: u8| {
        let suit = suit_of(card);
        if suit == SPADES {
            return i32::from(card) - 39 + 6;
        }
        let low = (hand & SUITS[suit] & 0b11_1111 << (13 * suit)).count_ones();
        i32::from(card % 13) - 3 * low.min(3) as i32
    };
    bits(hand).max_by_key(|&card| danger(card)).unwrap_or(0)
}

/// Returns the chance that a hand takes no trick by these rules when it tries not to.
pub(crate) fn safety(rules: &Rules, hand: u64, deck: u64) -> f32 {
    let safe = nil_chance(hand, deck);
    match rules.first_trick {
        FirstTrick::LowestClubs => safe * (1.0 - club_danger(hand, deck)),
        FirstTrick::Free | FirstTrick::NoSpade => safe,
    }
}

/// Returns the chance that a hand's lowest club is the highest of the lowest clubs of all hands: each of the others holds a lower one.
pub(crate) fn club_danger(hand: u64, deck: u64) -> f32 {
    let clubs = hand & SUITS[0];
    if clubs == 0 {
        return 0.0;
    }
    let lower = (deck & below(clubs.trailing_zeros() as u8)).count_ones() as i32;
    if lower < 3 {
        return 0.0;
    }
    let third = 1.0f32 / 3.0;
    1.0 - 3.0 * (2.0 * third).powi(lower) + 3.0 * third.powi(lower)
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

#[cfg(test)]
mod tests {
    use spades_rules::{Card, CardSet, Game, Preset, Removed, Rules, Seed, Trumps};

    use super::*;

    fn hand(text: &str) -> u64 {
        let cards = text.split(' ').map(|card| card.parse::<Card>().expect("a card"));
        cards.collect::<CardSet>().bits()
    }

    /// Suits of twelve are ruffed sooner.
    #[test]
    fn a_king_is_worth_less_in_a_suit_of_twelve() {
        let of = |trumps: Trumps| {
            tricks(
                hand("3S 4S KH 7H 6H 5H KD 7D 6D 5D KC 7C 6C"),
                trumps.deck(Removed::Minor).bits(),
            )
        };
        assert!(of(Trumps::JokersDeuces) < of(Trumps::Ace));
    }

    /// Whatever the deck, four hands expect about as many tricks as with the usual one: there are thirteen.
    #[test]
    fn four_hands_expect_the_same_tricks_with_every_deck() {
        let mean = |trumps: Trumps| {
            let rules = Rules {
                trumps,
                ..Preset::Solo.rules()
            };
            let deals = 300;
            let sum: f32 = (0..deals)
                .map(|seed| Game::new(rules, Seed::from_u64(seed)).expect("valid rules"))
                .flat_map(|game| [0, 1, 2, 3].map(|seat| game.hand(seat)))
                .map(|hand| tricks(hand.bits(), rules.deck().bits()))
                .sum();
            sum / deals as f32
        };
        let usual = mean(Trumps::Ace);
        for &trumps in Trumps::ALL {
            let mean = mean(trumps);
            assert!((mean - usual).abs() < 0.5, "{trumps:?}: {mean}, not {usual}");
        }
    }
}
