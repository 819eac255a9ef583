//! A model of Expert's bids.
//!
//! The model describes a hand by two numbers, its expected tricks and the chance that it takes none
//! ([`super::estimate`]). The log-odds of a nil bid are linear in the first and in the logarithm of the second; the
//! number bid otherwise is linear in the first. Both shift with the bids that the partner and the others made before.
//! The coefficients are fitted to bids of Expert: see `fits/bids.rs`.

#[path = "../../fits/bids.rs"]
mod fit;

use spades_rules::{BiddingRule, Rules, Sides};

/// Chance of a nil below which hands are not distinguished.
const HOPELESS: f32 = 0.003;

/// Minimum bid beside a nil in suicide.
pub(crate) const MIN_IN_SUICIDE: u8 = 4;

/// Coefficients of the log-odds of a nil.
struct Nil {
    base: f32,
    /// Per expected trick.
    tricks: f32,
    /// Per unit of the logarithm of the chance to make it.
    chance: f32,
    /// Per trick that the partner has bid below the mean.
    partner: f32,
    /// If the partner has bid nil.
    beside_nil: f32,
    /// Per trick that the others have bid below the mean.
    others: f32,
}

/// Coefficients of the number that is bid if it is not nil.
struct Number {
    base: f32,
    /// Per expected trick.
    tricks: f32,
    /// Per trick that the partner has bid below the mean.
    partner: f32,
    /// If the partner has bid nil.
    beside_nil: f32,
    /// Per trick that the others have bid below the mean.
    others: f32,
    /// Standard deviation.
    spread: f32,
}

/// The bid model of a game.
struct BidModel {
    nil: Nil,
    number: Number,
    /// Mean of a number about which nothing is known.
    usual: f32,
}

/// Effect of the previous bids on the log-odds of nil and on the number.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Shift {
    nil: f32,
    number: f32,
}

/// Returns the shift from the bids before that of `seat`, each with its seat; 0 for nil.
pub(crate) fn shift(rules: &Rules, seat: usize, before: &[(usize, u8)]) -> Shift {
    let habit = habit(rules);
    let partner = rules.partner(seat);
    let mut shift = Shift::default();
    for &(other, number) in before {
        let less = habit.usual - f32::from(number);
        if Some(other) != partner {
            if number > 0 {
                shift.nil += habit.nil.others * less;
                shift.number += habit.number.others * less;
            }
        } else if number == 0 {
            shift.nil += habit.nil.beside_nil;
            shift.number += habit.number.beside_nil;
        } else {
            shift.nil += habit.nil.partner * less;
            shift.number += habit.number.partner * less;
        }
    }
    shift
}

/// Returns the probability that a hand is bid nil where it may be.
pub(crate) fn nil(rules: &Rules, tricks: f32, chance: f32, shift: Shift) -> f32 {
    let nil = &habit(rules).nil;
    logistic(nil.base + nil.tricks * tricks + nil.chance * chance.max(HOPELESS).ln() + shift.nil)
}

/// Returns the mean number that a hand is bid if it is not nil, and its standard deviation.
pub(crate) fn number(rules: &Rules, tricks: f32, shift: Shift) -> (f32, f32) {
    let number = &habit(rules).number;
    (number.base + number.tricks * tricks + shift.number, number.spread)
}

/// Returns the bid model of a game.
fn habit(rules: &Rules) -> &'static BidModel {
    match (rules.bidding, rules.sides) {
        (BiddingRule::Suicide, _) => &fit::SUICIDE,
        (BiddingRule::Whiz, _) => &fit::WHIZ,
        (_, Sides::Single) => &fit::SOLO,
        (_, Sides::Dummy) => &fit::THREE,
        _ => &fit::PAIRS,
    }
}

/// Returns the likelihood of a normal value at this distance from the mean, relative to the mean.
pub(super) fn normal(off: f32, spread: f32) -> f32 {
    let z = off / spread;
    (-0.5 * z * z).exp()
}

/// Returns the probability at these log-odds.
pub(crate) fn logistic(odds: f32) -> f32 {
    1.0 / (1.0 + (-odds).exp())
}
