//! The chances to win a match of `src/multi_player/value.rs`. Those of three and four sides are fitted to 2,000 matches played by rule, in
//! solo with bids like Expert's; the test `chances_foretell_who_wins` prints how well they predict the winner.

use super::Race;

/// Two sides.
pub(super) const TWO: Race = Race {
    round: 42.0,
    min: 1.0,
    scale: 44.0,
    bag: 0.8,
};

/// Three sides.
pub(super) const THREE: Race = Race {
    round: 39.0,
    min: 2.0,
    scale: 36.0,
    bag: 0.9,
};

/// Four sides.
pub(super) const FOUR: Race = Race {
    round: 28.0,
    min: 1.5,
    scale: 32.0,
    bag: 1.0,
};
