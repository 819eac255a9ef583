//! Hands on a phone.

use bevy_math::Vec2;
use spades_rules::Seat;

use super::{GAP, PhoneLayout, PhoneShape, SMALL_CARD};
use crate::cards::{DROP, OpenHand, Rival};
use crate::{Pose, RATIO, Side};

impl<H> PhoneLayout<H>
where
    PhoneLayout<H>: PhoneShape,
{
    pub(super) fn hand(&self, seat: Seat, index: usize, count: usize) -> Pose {
        match self.side(seat) {
            Side::Bottom => self.hand_at_bottom(index, count),
            side if self.open.has(seat) => self.open_hand(side, index, count),
            Side::Top => self.rival(index, count),
            Side::Left => self.flank_pose(self.flank_room(-1.0), index, count, -1.0),
            Side::Right => self.flank_pose(self.flank_room(1.0), index, count, 1.0),
        }
    }

    /// Returns the distance between `cards` cards of a row in the viewer's hand.
    pub(super) fn row_step(&self, cards: usize, height: f32) -> f32 {
        let card = height * RATIO;
        let (left, right) = self.cards_span();
        let gaps = (cards.max(2) - 1) as f32;
        ((right - left - card - 4.0 * GAP) / gaps).min((card * 0.62).max(self.min_visible()))
    }

    /// Returns the row of a card in the viewer's hand, 1 for the one behind, its place there, and the number of cards in that row.
    pub(super) fn row_of(&self, index: usize, count: usize) -> (usize, usize, usize) {
        let behind = if self.in_one_row() {
            0
        } else {
            let (left, right) = self.cards_span();
            let room = right - left - 4.0 * GAP - self.height_of_hand() * RATIO;
            let capacity = 1 + (room / self.min_visible() + 0.01).floor() as usize;
            self.suits.behind(count, capacity)
        };
        if index < behind {
            (1, index, behind)
        } else {
            (0, index - behind, count - behind)
        }
    }

    /// Returns the largest height up to `max` at which thirteen cards in one row show enough of each; `None` if that is too small.
    pub(super) fn height_in_a_row(&self, max: f32) -> Option<f32> {
        let (left, right) = self.cards_span();
        let room = right - left - 4.0 * GAP - 12.0 * self.min_visible();
        let height = max.min(room / RATIO);
        (height >= SMALL_CARD * self.finger()).then_some(height)
    }

    /// Returns the pose of a card in a face-down hand opposite.
    pub(super) fn rival(&self, index: usize, count: usize) -> Pose {
        let (step, height, y) = self.rival_cards();
        Rival {
            middle: Vec2::new(self.cards_middle(), y),
            step,
            height,
        }
        .pose(index, count)
    }

    /// Returns the lower edge of an open hand.
    pub(super) fn open_bottom(&self, side: Side) -> f32 {
        let (height, top, ..) = self.open(side);
        top + height + (self.open_rows(side) - 1) as f32 * self.open_drop(height)
    }

    /// Returns the distance from the first row of an open hand to the second.
    pub(super) fn open_drop(&self, height: f32) -> f32 {
        let finger = if self.is_dummy_for_fingers() {
            self.finger()
        } else {
            0.0
        };
        (DROP * height).max(finger)
    }

    /// Returns the maximum number of rows of an open hand.
    fn open_rows(&self, side: Side) -> usize {
        let beside = side != Side::Top && self.has_rows_beside();
        if self.is_dummy_for_fingers() || beside { 2 } else { 1 }
    }

    /// Returns the pose of a card in an open hand at one of the other edges.
    fn open_hand(&self, side: Side, index: usize, count: usize) -> Pose {
        let (height, top, left, right) = self.open(side);
        let width = height * RATIO;
        let hand = OpenHand {
            height,
            top,
            rows: self.open_rows(side),
            step: if self.is_dummy_for_fingers() {
                self.finger().max(width * 0.8)
            } else {
                width * 0.62
            },
            room: right - left,
            drop: self.open_drop(height),
        };
        hand.pose(index, count, |length| match side {
            Side::Left => left,
            Side::Right => right - length,
            _ => (left + right - length) / 2.0,
        })
    }

    /// Returns `true` if the hands at both sides are open.
    pub(super) fn both_beside(&self) -> bool {
        self.open_at(Side::Left) && self.open_at(Side::Right)
    }
}
