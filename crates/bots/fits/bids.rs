//! The bid models of `src/multi_player/habit.rs`, fitted to bids of Expert in first rounds: 2,800 of pairs, 2,000 of suicide,
//! 1,600 of whiz, 2,100 of three-handed, 2,800 of solo. Those of suicide are between that fit and one to 1,600 bids made with it.

use super::{BidModel, Nil, Number};

/// Pairs, mirror and custom rules with partners.
pub(super) const PAIRS: BidModel = BidModel {
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

/// In whiz the spades of a hand determine the number.
pub(super) const WHIZ: BidModel = BidModel {
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

/// If nil is a free choice; after a partner's nil it isn't.
pub(super) const SUICIDE: BidModel = BidModel {
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

pub(super) const SOLO: BidModel = BidModel {
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

/// Three-handed, for hands that do not bid for the dummy.
pub(super) const THREE: BidModel = BidModel {
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
