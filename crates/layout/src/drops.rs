//! Drop areas for dragged cards.

use bevy_math::{Rect, Vec2};
use spades_rules::Phase;

use crate::{DropArea, TableLayout};

/// Distance around the discards within which a dropped card is discarded.
const DISCARDS_REACH: Vec2 = Vec2::new(260.0, 220.0);

impl TableLayout {
    /// Returns the area on which a card dropped at a point is placed.
    #[must_use]
    pub fn drop_at(&self, point: Vec2) -> DropArea {
        if self.facing.is_some() {
            return self.facing_drop(point);
        }
        let discards = Rect::from_center_half_size(self.discards_target(), DISCARDS_REACH);
        // The drawn card is at the edge of the discards.
        let nearer = point.distance(discards.center()) < point.distance(self.drawn().center);
        let (hand, table) = if self.on_phone() {
            let top = self.raised_hand_top();
            (top + super::RAISE, top)
        } else {
            (self.viewport.size.y * 0.68, self.viewport.size.y * 0.66)
        };
        if point.y > hand {
            DropArea::Hand
        } else if self.phase == Phase::Draft && nearer && discards.contains(point) {
            DropArea::Discards
        } else if point.y < table {
            DropArea::Table
        } else {
            DropArea::Elsewhere
        }
    }

    /// Returns the middle of the discards and their caption.
    fn discards_target(&self) -> Vec2 {
        let below = if self.on_phone() {
            0.0
        } else if self.arrangement.upright() {
            78.0
        } else {
            174.0
        };
        self.draft_plan().discards + Vec2::new(0.0, below)
    }
}
