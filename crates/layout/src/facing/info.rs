//! Place where people round the screen see why a card may not be played: right above the hand with the card, turned to its owner.

use bevy_math::{Rect, Vec2};

use super::strips::Strip;
use super::{FacingLayout, GAP, LINE, MARGIN};
use crate::{InfoRoom, RAISE, RAISE_GROWTH, Side};

/// Height reserved for the explanation, in pixels of the interface.
const INFO_HEIGHT: f32 = 160.0;

impl Strip {
    /// Returns the distance of a window point along the strip.
    fn along(&self, point: Vec2) -> f32 {
        match self.side {
            Side::Bottom => point.x,
            Side::Right => self.window.y - point.y,
            Side::Top => self.window.x - point.x,
            Side::Left => point.y,
        }
    }
}

impl FacingLayout {
    /// Returns the place for an explanation about the card at a point: above the player's own hand, or,
    /// for a hand at another side, where that player is prompted.
    pub(super) fn room_aside(&self, own: bool, of: Vec2) -> InfoRoom {
        if !own {
            let stand = self.prompt();
            return InfoRoom {
                room: Rect::from_center_size(stand.center, stand.size),
                above: true,
                across: 0.5,
                quarters: stand.quarters,
            };
        }
        let unit = self.unit();
        let strip = self.strip(self.side(self.viewer));
        let raised = RAISE + self.height_of_hand() * RAISE_GROWTH / 2.0;
        let bottom = (LINE + 2.0 * GAP) * unit - raised - GAP * unit;
        let (left, right) = (MARGIN * unit, strip.length - MARGIN * unit);
        let stand = strip.placement(
            Vec2::new(left, bottom - INFO_HEIGHT * self.scale),
            Vec2::new(right, bottom),
        );
        InfoRoom {
            room: Rect::from_center_size(stand.center, stand.size),
            above: true,
            across: ((strip.along(of) - left) / (right - left)).clamp(0.0, 1.0),
            quarters: stand.quarters,
        }
    }
}
