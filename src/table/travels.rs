//! Travels of cards: durations (in milliseconds) and easings from the art guide.

use bevy::prelude::*;

use super::motion::Travel;

pub(super) const DRAW: Travel = Travel::of(280, EaseFunction::QuarticOut);
pub(super) const KEEP: Travel = Travel {
    arc: 60.0,
    ..Travel::of(320, EaseFunction::CubicInOut)
};
pub(super) const DISCARD: Travel = Travel {
    tilt: 0.05,
    ..Travel::of(300, EaseFunction::CubicOut)
};
pub(super) const PLAY: Travel = Travel::of(260, EaseFunction::QuarticOut);
pub(super) const COLLECT: Travel = Travel::of(360, EaseFunction::CubicIn);
/// The winner's tricks are fanned out.
pub(super) const FAN: Travel = Travel::of(320, EaseFunction::CubicOut);
/// A hand that is complete is swept up and fanned out again.
pub(super) const SWEEP_UP: Travel = Travel::of(180, EaseFunction::CubicIn);
pub(super) const FAN_OUT: Travel = Travel::of(220, EaseFunction::CubicOut);
/// Cards turn over in place.
pub(super) const FLIP: Travel = Travel::of(240, EaseFunction::SineInOut);
/// Cards close up.
pub(super) const TIDY: Travel = Travel::of(180, EaseFunction::QuadraticOut);
/// The device was rotated and the whole table is laid out again.
pub(super) const TURN: Travel = Travel::of(380, EaseFunction::CubicInOut);
