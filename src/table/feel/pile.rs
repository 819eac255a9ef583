//! A trick that is taken: its cards come together where the best of them lies, and go as one pile to whoever took it.

use bevy::math::Vec2;
use bevy::math::curve::easing::EaseFunction;
use spades_rules::Seat;

use crate::table::geometry::{Pose, TableGeometry};
use crate::table::motion::{Shown, Travel};
use crate::table::scene::{Place, Zone};

/// The cards come together.
pub const GATHER: Travel = Travel {
    lift: 0.2,
    ..Travel::of(170, EaseFunction::CubicOut)
};

/// They go together.
pub const GO: Travel = Travel {
    lift: 0.6,
    ..Travel::of(310, EaseFunction::CubicInOut)
};

/// Seconds of table time for both.
pub const SWEEP: f32 = GATHER.duration + GO.duration;

/// How far the cards of the pile lie beside one another, in units.
const EDGE: f32 = 2.0;

/// Where a card of the trick stops on its way: on the card that takes it, still as it is seen.
#[must_use]
pub fn stop(geometry: &TableGeometry, shown: Shown, taker: Seat, under: usize) -> Shown {
    let best = geometry.pose(Place::only(Zone::Trick(taker)));
    Shown {
        pose: Pose {
            center: best.center - Vec2::new(0.5, 1.0) * EDGE * under as f32,
            z: shown.pose.z,
            ..best
        },
        ..shown
    }
}
