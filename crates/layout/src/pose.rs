//! Position and look of a card, and fans of cards.

use bevy_math::{Rect, Vec2};

/// Width of a card over its height.
pub const RATIO: f32 = 5.0 / 7.0;

/// Distance that a raised card moves up, in units, and its relative growth.
pub const RAISE: f32 = 46.0;
/// See [`RAISE`].
pub const RAISE_GROWTH: f32 = 0.06;

/// Position and look of a card, in units (origin top left, y down).
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Pose {
    /// Center of the card.
    pub center: Vec2,
    /// Clockwise, in radians.
    pub angle: f32,
    /// Height of the card.
    pub height: f32,
    /// Stacking order; higher is nearer.
    pub z: f32,
    /// Opacity.
    pub alpha: f32,
    /// Distance that it moves up when it is raised, in units: [`RAISE`], or less than nothing below a widget.
    pub raise: f32,
}

impl Pose {
    /// Returns the pose of an upright card.
    pub(crate) fn straight(center: Vec2, height: f32, z: f32) -> Pose {
        Pose {
            center,
            angle: 0.0,
            height,
            z,
            alpha: 1.0,
            raise: RAISE,
        }
    }

    /// Returns the width of the card.
    #[must_use]
    pub fn width(&self) -> f32 {
        self.height * RATIO
    }

    /// Returns the pose of the card when it is raised under the pointer.
    #[must_use]
    pub fn raised(&self) -> Pose {
        Pose {
            center: self.center + Vec2::from_angle(self.angle).rotate(Vec2::new(0.0, -self.raise)),
            height: self.height * (1.0 + RAISE_GROWTH),
            ..*self
        }
    }

    /// Returns the bounding rectangle of the card.
    #[must_use]
    pub fn bounds(&self) -> Rect {
        let around = |rect: Rect, corner: &Vec2| rect.union_point(*corner);
        self.corners()
            .iter()
            .fold(Rect::from_center_size(self.center, Vec2::ZERO), around)
    }

    /// Returns the four corners, clockwise from the top left.
    #[must_use]
    pub fn corners(&self) -> [Vec2; 4] {
        let half = Vec2::new(self.width(), self.height) / 2.0;
        [
            Vec2::new(-1.0, -1.0),
            Vec2::new(1.0, -1.0),
            Vec2::new(1.0, 1.0),
            Vec2::new(-1.0, 1.0),
        ]
        .map(|corner| self.center + Vec2::from_angle(self.angle).rotate(half * corner))
    }
}

/// A fan of cards along an arc: card `index` of `count`, `step` apart and turned by `angle` each, around `middle`.
#[derive(Clone, Copy)]
pub(crate) struct Fan {
    pub(crate) middle: Vec2,
    pub(crate) step: f32,
    pub(crate) angle: f32,
    pub(crate) height: f32,
}

impl Fan {
    pub(crate) fn pose(self, index: usize, count: usize, z: f32) -> Pose {
        let t = index as f32 - (count as f32 - 1.0) / 2.0;
        let turn = t * self.angle;
        let radius = self.step / self.angle;
        Pose {
            angle: turn,
            ..Pose::straight(
                self.middle + Vec2::new(radius * turn.sin(), radius * (1.0 - turn.cos())),
                self.height,
                z + index as f32,
            )
        }
    }
}
