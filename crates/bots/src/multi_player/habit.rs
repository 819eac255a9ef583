//! How Expert bids, in short.
//!
//! A hand is known here by two numbers, the tricks that it may expect and the chance that it takes none ([`super::estimate`]). The log-odds that it is bid
//! nil are linear in the first and in the logarithm of the second; the number that it is bid otherwise is linear in the first. Both move with what the
//! partner and the others had bid before. All is a fit to bids of Expert in first rounds: 2,800 of pairs, 2,000 of suicide, 1,600 of whiz, 2,100 among
//! three, 2,800 of solo; in suicide between that fit and one to 1,600 bids made with it.

use spades_rules::{BiddingRule, Rules, Sides};

/// The chance of a nil below which hands are not told apart.
const HOPELESS: f32 = 0.003;

/// What has to be bid beside a nil in suicide.
pub(crate) const LEAST_IN_SUICIDE: u8 = 4;

/// The log-odds of a nil.
struct Nil {
    base: f32,
    /// For every expected trick.
    tricks: f32,
    /// By the logarithm of the chance to keep it.
    chance: f32,
    /// For every trick that the partner has bid less than is usual.
    partner: f32,
    /// Beside a nil of the partner.
    beside_nil: f32,
    /// For every trick that the others have bid less than is usual.
    others: f32,
}

/// The number that is bid if it is not nil.
struct Number {
    base: f32,
    /// For every expected trick.
    tricks: f32,
    /// For every trick that the partner has bid less than is usual.
    partner: f32,
    /// Beside a nil of the partner.
    beside_nil: f32,
    /// For every trick that the others have bid less than is usual.
    others: f32,
    /// The spread around that.
    spread: f32,
}

/// How a game is bid.
struct Habit {
    nil: Nil,
    number: Number,
    /// What a number comes to that nothing is known of.
    usual: f32,
}

const PAIRS: Habit = Habit {
    nil: Nil {
        base: 7.0,
        tricks: -1.2,
        chance: 4.3,
        partner: -0.5,
        beside_nil: -6.0,
        others: 0.0,
    },
    number: Number {
        base: 0.52,
        tricks: 0.72,
        partner: 0.42,
        beside_nil: 0.3,
        others: 0.09,
        spread: 0.6,
    },
    usual: 2.8,
};

/// Numbers are told by the spades of a hand.
const WHIZ: Habit = Habit {
    nil: Nil {
        base: 5.5,
        tricks: -1.1,
        chance: 3.0,
        partner: -0.55,
        beside_nil: -3.6,
        others: 0.0,
    },
    ..PAIRS
};

/// Where a nil is a free choice; a partner's leaves none.
const SUICIDE: Habit = Habit {
    nil: Nil {
        base: 6.0,
        tricks: -0.65,
        chance: 1.7,
        partner: 0.0,
        beside_nil: 0.0,
        others: 0.6,
    },
    number: Number {
        base: 2.15,
        tricks: 0.67,
        partner: 0.0,
        beside_nil: -0.7,
        others: 0.35,
        spread: 0.8,
    },
    usual: 5.0,
};

const SOLO: Habit = Habit {
    nil: Nil {
        base: 3.85,
        tricks: -0.8,
        chance: 7.5,
        partner: 0.0,
        beside_nil: 0.0,
        others: 0.0,
    },
    number: Number {
        base: 0.69,
        tricks: 0.7,
        partner: 0.0,
        beside_nil: 0.0,
        others: 0.0,
        spread: 0.5,
    },
    usual: 2.8,
};

/// Among three, of hands that are not bid for the dummy.
const THREE: Habit = Habit {
    nil: Nil {
        base: 5.9,
        tricks: -0.78,
        chance: 5.3,
        partner: 0.0,
        beside_nil: 0.0,
        others: 0.0,
    },
    number: Number {
        base: 0.66,
        tricks: 0.52,
        partner: 0.0,
        beside_nil: 0.0,
        others: 0.0,
        spread: 0.75,
    },
    usual: 2.8,
};

/// By how much the bids before one move the log-odds of nil, and the number.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Shift {
    nil: f32,
    number: f32,
}

/// The shift by the bids before that of `seat`, each with its seat; 0 for nil.
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

/// The chance that a hand is bid nil where it may be.
pub(crate) fn nil(rules: &Rules, tricks: f32, chance: f32, shift: Shift) -> f32 {
    let nil = &habit(rules).nil;
    logistic(nil.base + nil.tricks * tricks + nil.chance * chance.max(HOPELESS).ln() + shift.nil)
}

/// The number that a hand is bid in the mean if it is not nil, and the spread around that.
pub(crate) fn number(rules: &Rules, tricks: f32, shift: Shift) -> (f32, f32) {
    let number = &habit(rules).number;
    (number.base + number.tricks * tricks + shift.number, number.spread)
}

/// How a game is bid.
fn habit(rules: &Rules) -> &'static Habit {
    match (rules.bidding, rules.sides) {
        (BiddingRule::Suicide, _) => &SUICIDE,
        (BiddingRule::Whiz, _) => &WHIZ,
        (_, Sides::Single) => &SOLO,
        (_, Sides::Dummy) => &THREE,
        _ => &PAIRS,
    }
}

/// The chance at these log-odds.
pub(crate) fn logistic(odds: f32) -> f32 {
    1.0 / (1.0 + (-odds).exp())
}
