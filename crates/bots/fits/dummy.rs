//! Three-handed bids for the dummy, of `src/multi_player/dummy.rs`.

/// Expected tricks from which a hand bids for the dummy if no other seat has. This and the next four are fitted to 300 rounds of Expert's
/// bids by simulation.
pub(super) const FIRST: f32 = 3.3;
/// The same if another has made the lowest such bid.
pub(super) const OVER: f32 = 3.7;
/// Additional expected tricks for every trick that the others have bid beyond that.
pub(super) const OVER_ONE_MORE: f32 = 0.9;
/// Bid of a hand without expected tricks, together with the dummy's.
pub(super) const WITH_DUMMY: f32 = 2.55;
/// Its growth per expected trick.
pub(super) const WITH_DUMMY_PER_TRICK: f32 = 0.78;

/// Expected tricks at which half of the hands bid for the dummy if no other seat has. This and the rest are fitted to 2,100 bids of Expert,
/// less steep over other bids than those are.
pub(super) const FIRST_MIDDLE: f32 = 2.87;
/// Growth of the log-odds per expected trick.
pub(super) const FIRST_SLOPE: f32 = 1.73;
/// Expected tricks at which half of the hands bid over a bid of six.
pub(super) const OVER_MIDDLE: f32 = 3.0;
/// Growth of the log-odds per expected trick.
pub(super) const OVER_SLOPE: f32 = 2.5;
/// The number bid by a hand without expected tricks.
pub(super) const NUMBER: f32 = 5.47;
/// Its growth per expected trick.
pub(super) const NUMBER_PER_TRICK: f32 = 0.27;
/// Its standard deviation.
pub(super) const NUMBER_SPREAD: f32 = 0.6;
