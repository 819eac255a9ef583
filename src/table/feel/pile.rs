//! A taken trick: its cards gather where the winning one is, and go to the taker as one pile.

use bevy::math::Vec2;
use bevy::math::curve::easing::EaseFunction;
use spades_layout::{Place, Pose, Zone};
use spades_rules::Seat;

use crate::table::geometry::TableGeometry;
use crate::table::motion::{CardPose, Travel};

/// Travel of the cards as they gather.
pub const GATHER: Travel = Travel {
    lift: 0.2,
    ..Travel::of(170, EaseFunction::CubicOut)
};

/// Travel of the pile to the taker.
pub const GO: Travel = Travel {
    lift: 0.6,
    ..Travel::of(310, EaseFunction::CubicInOut)
};

/// Seconds of table time for both.
pub const SWEEP: f32 = GATHER.duration + GO.duration;

/// Offset between neighboring cards of the pile, in units.
const EDGE: f32 = 2.0;

/// Returns where a card of the trick stops on its way: on the winning card, looking as it does now.
#[must_use]
pub fn stop(geometry: &TableGeometry, shown: CardPose, taker: Seat, under: usize) -> CardPose {
    let best = geometry.pose(Place::only(Zone::Trick(taker)));
    CardPose {
        pose: Pose {
            center: best.center - Vec2::new(0.5, 1.0) * EDGE * under as f32,
            z: shown.pose.z,
            ..best
        },
        ..shown
    }
}
