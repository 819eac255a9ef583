//! Running trick and taken tricks on a phone.

use bevy_math::{Rect, Vec2};
use spades_rules::Seat;

use super::{EDGE, GAP, LARGEST_DUEL, PhoneLayout, PhoneShape, PhoneTrick};
use crate::cards::{PILE_HEIGHT, TRICK_HEIGHT};
use crate::{Layout, Pose, RATIO, Side};

/// Reach of a trick of four from its middle, at the usual size: sideways, up and down, and of the cards from the sides.
pub(super) const TRICK: Vec2 = Vec2::new(196.0, 184.0);
pub(super) const TRICK_SIDES: f32 = 94.0;

/// Distance between cards in a row, and vertical shift of those from above and below, in card heights.
const IN_ROW: Vec2 = Vec2::new(0.75, 0.03);

/// Returns the offset of a card from the middle of a trick in a row.
fn offset_in_row(side: Side, scale: f32) -> Vec2 {
    let (at, shift) = match side {
        Side::Left => (-1.5, 0.0),
        Side::Top => (-0.5, -1.0),
        Side::Bottom => (0.5, 1.0),
        Side::Right => (1.5, 0.0),
    };
    IN_ROW * Vec2::new(at, shift) * TRICK_HEIGHT * scale
}

/// Returns the room between a left and a right edge, an upper and a lower one; unlike with `Rect::new`, they may be the wrong way round,
/// if there is no room.
pub(super) fn room_of((left, right): (f32, f32), (top, bottom): (f32, f32)) -> Rect {
    Rect {
        min: Vec2::new(left, top),
        max: Vec2::new(right, bottom),
    }
}

impl<H> PhoneLayout<H>
where
    PhoneLayout<H>: PhoneShape,
{
    /// Returns the vertical range for play: below the scores and the round, above the prompt.
    pub(super) fn play_room(&self) -> (f32, f32) {
        let bottom = if self.leaves_turn_line_to_bar() {
            self.raised_hand_top()
        } else {
            self.pill().min.y
        };
        (self.play_top() + GAP, bottom - GAP)
    }

    /// Returns the side of an open hand other than the one opposite, if there is one.
    pub(super) fn open_beside(&self) -> Option<Side> {
        [Side::Left, Side::Right].into_iter().find(|&side| self.open_at(side))
    }

    /// Returns the place of the cards of two players, and their height.
    pub(super) fn duel(&self) -> (Vec2, f32) {
        let (top, bottom) = self.play_room();
        // They are offset from each other, and lean. The tricks taken are beside them.
        let height = ((bottom - top) / 1.16).min(LARGEST_DUEL);
        (Vec2::new(self.cards_middle(), (top + bottom) / 2.0), height)
    }

    /// Returns a trick of four crosswise at this scale, the cards from the sides at least as low as `sides`.
    pub(super) fn trick_crosswise(&self, scale: f32, sides: f32) -> PhoneTrick {
        let (top, bottom) = self.play_room();
        let lowest = bottom - TRICK.y * scale;
        let highest = (top + TRICK.y * scale).max(sides + TRICK_SIDES * scale);
        PhoneTrick {
            middle: Vec2::new(self.cards_middle(), highest.midpoint(lowest)),
            scale,
            row: false,
        }
    }

    /// Returns four cards in a row in a room, if that makes them larger than crosswise at this scale.
    pub(super) fn trick_in_row(&self, room: Rect, crosswise: f32) -> Option<PhoneTrick> {
        let wide = 3.0 * IN_ROW.x + RATIO + 0.1;
        let size = room.max - room.min;
        let height = (size.y / (1.08 + 2.0 * IN_ROW.y)).min((size.x - 4.0 * GAP) / wide);
        let scale = height.min(LARGEST_DUEL) / TRICK_HEIGHT;
        (scale > crosswise).then(|| PhoneTrick {
            middle: room.min.midpoint(room.max),
            scale,
            row: true,
        })
    }

    pub(super) fn trick(&self, seat: Seat, index: usize) -> Pose {
        if self.arrangement.hands() == 2 {
            let (middle, height) = self.duel();
            return self.duel_pose(seat, middle, Vec2::new(0.405, 0.054) * height, height, index);
        }
        let trick = self.trick_of_four();
        let offset = trick.row.then(|| offset_in_row(self.side(seat), trick.scale));
        self.trick_pose(seat, trick.middle, trick.scale, offset, index)
    }

    pub(super) fn stock(&self, index: usize) -> Pose {
        if self.arrangement.hands() == 2 {
            let plan = self.draft_plan();
            return self.stock_pose(plan.stock, plan.stock_height, index);
        }
        let trick = self.trick_of_four();
        self.stock_pose(trick.middle, TRICK_HEIGHT * trick.scale, index)
    }

    /// Returns the area of the tricks taken by one of two players.
    pub(super) fn pile(&self, mine: bool) -> Rect {
        let height = PILE_HEIGHT;
        let (top, bottom) = self.play_room();
        let right = self.cards_span().1;
        let width = self.pile_width();
        let caption = self.scale_text_height(22.0) * self.scale + 14.0;
        // Stacked, or at opposite sides where there is no room for that.
        let beside = bottom - top < 2.0 * (height + caption + 2.0 * GAP);
        let edge = EDGE * self.scale;
        let left = self.cards_span().0;
        let corner = Vec2::new(
            if mine && beside {
                left + edge
            } else {
                right - width - edge
            },
            if mine && !beside {
                bottom - height - GAP
            } else {
                top + GAP + caption
            },
        );
        Rect::from_corners(corner, corner + Vec2::new(width, height))
    }
}
