//! Widgets of a phone along the edges.

use bevy_math::{Rect, Vec2};
use spades_rules::Phase;

use super::{AIR, BUTTON, EDGE, GAP, PhoneLayout, PhoneShape};
use crate::{Layout, RAISE};

/// Height of the pill, in pixels of the interface.
const PILL: f32 = 50.0;

impl<H> PhoneLayout<H> {
    /// Returns a rectangle by a corner in units and a size in pixels of the interface; a negative coordinate counts from the right or
    /// the bottom of the window to the rectangle's far side.
    pub(super) fn placed(&self, x: f32, y: f32, size: Vec2) -> Rect {
        let size = size * self.scale;
        let window = self.viewport.size;
        let corner = Vec2::new(
            if x < 0.0 { window.x + x - size.x } else { x },
            if y < 0.0 { window.y + y - size.y } else { y },
        );
        Rect::from_corners(corner, corner + size)
    }

    /// Scales the height of a size in the same way.
    pub(super) fn with_text_height(&self, usual: Vec2) -> Vec2 {
        Vec2::new(usual.x, self.scale_text_height(usual.y))
    }

    /// Returns the width of the window in pixels of the interface, without its margins.
    pub(super) fn inner(&self) -> f32 {
        self.viewport.size.x / self.scale - 2.0 * EDGE
    }
}

impl<H> PhoneLayout<H>
where
    PhoneLayout<H>: PhoneShape,
{
    /// Returns the area of the pill.
    pub(super) fn pill(&self) -> Rect {
        let (left, right) = self.cards_span();
        let y = if self.phase == Phase::Draft {
            self.draft_plan().buttons + (BUTTON - self.scale_text_height(PILL)) / 2.0 * self.scale
        } else {
            self.raised_hand_top() - GAP - self.scale_text_height(PILL) * self.scale
        };
        self.placed(
            left,
            y,
            Vec2::new((right - left) / self.scale, self.scale_text_height(PILL)),
        )
    }

    /// Returns the area of a small button with an offer in the middle, above the prompt.
    pub(super) fn offer_in_middle(&self) -> Rect {
        let y = if self.phase == Phase::Draft {
            // Offers there are made before the hand has a card.
            self.raised_hand_top() + RAISE
        } else {
            self.pill().min.y - (BUTTON + AIR) * self.scale
        };
        let width = (300.0 * self.viewport.letters()).min(self.inner());
        self.placed(
            self.cards_middle() - width * self.scale / 2.0,
            y,
            Vec2::new(width, BUTTON),
        )
    }
}
