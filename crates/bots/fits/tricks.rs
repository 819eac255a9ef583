//! Tricks per unit of each feature of `src/strength.rs`, fitted to solved deals of two drafted hands. Root mean square error over hands of
//! thirteen: 0.8 tricks.

/// Spades.
pub(super) const SPADES_LENGTH: f64 = 0.424;
/// Spades for which the other hand has no higher one left over.
pub(super) const SPADES_SURE: f64 = 0.271;
/// Spades above all of the other hand's.
pub(super) const SPADES_TOP: f64 = 0.208;

/// High cards of a side suit, at most as many as the other hand has in it.
pub(super) const SIDE_QUICK: f64 = 0.358;
/// Cards of a side suit for which the other hand has no higher one left over.
pub(super) const SIDE_SURE: f64 = 0.237;
/// Cards of a side suit above all of the other hand's.
pub(super) const SIDE_TOP: f64 = -0.07;
