//! Hands on a phone.

use bevy_math::Vec2;
use spades_rules::Seat;

use super::PhoneLayout;
use super::{AIR, GAP, PEEK, PEEK_LOW, WIDE};
use crate::cards::{DROP, OpenHand, Rival};
use crate::pose::Fan;
use crate::{Fixture, Layout, Pose, RATIO, Side};

/// Offset of the second row of an upright hand below the first, in card heights.
const ROW: f32 = 0.4;

/// The extra height of plates and captions with text twice as large, and the minimum height left for a hand in two rows, in units.
const LETTERS_TAKE: f32 = 700.0;
const MIN_FOR_TWO_ROWS: f32 = 1550.0;

/// The visible strip of a hand's card below the next one, in card widths.
const INDEX: f32 = 0.245;

impl PhoneLayout {
    /// Returns `true` if the hand is in one row: it has two where that makes its cards larger and the height allows it.
    fn in_one_row(&self) -> bool {
        self.low() || self.above_bar() || self.viewport.size.x > WIDE || self.is_short_for_letters()
    }

    /// Returns true if large text leaves an upright phone too little height for two rows of cards or plates.
    fn is_short_for_letters(&self) -> bool {
        let taken = LETTERS_TAKE * (self.high(1.0) - 1.0);
        taken > 0.0 && self.viewport.size.y - taken < MIN_FOR_TWO_ROWS
    }

    /// Returns true if the other players' plates share one row below the opposite hand; round and trick then have no room.
    pub(super) fn tags_in_row(&self) -> bool {
        self.above_bar() || !self.low() && self.is_short_for_letters()
    }

    /// Returns the height of the cards in the viewer's hand: they are larger in a high window.
    pub(super) fn height_of_hand(&self) -> f32 {
        if self.low() {
            let most = if self.leaves_telling_to_the_bar() { 260.0 } else { 300.0 };
            // Large letters reduce the height.
            let most = most - 60.0 * (self.viewport.letters() - 1.0);
            let (left, right) = self.cards_span();
            // The index of each of thirteen shows.
            let wide = (right - left - 4.0 * GAP) / (1.0 + 12.0 * INDEX);
            (wide / RATIO).min(most)
        } else if self.viewport.size.x > WIDE {
            // The index of every card shows. Several players leave less room.
            let most = if self.arrangement.hands() == 2 { 320.0 } else { 270.0 };
            (self.viewport.size.x * 0.27).min(most)
        } else {
            (230.0 + (self.viewport.size.y - 1590.0) * 0.3).clamp(230.0, 340.0)
        }
    }

    /// Returns the pose of a card of the viewer's hand, which is entirely above the plate and the tools.
    pub(super) fn hand_at_bottom(&self, index: usize, count: usize) -> Pose {
        let height = self.height_of_hand();
        let card = height * RATIO;
        let (left, right) = self.cards_span();
        let middle = self.cards_middle();
        let gaps = |cards: usize| (cards.max(2) - 1) as f32;
        if self.low() {
            let step = ((right - left - card - 4.0 * GAP) / gaps(count)).min(card * 0.62);
            let fan = Fan {
                middle: Vec2::new(middle, self.viewport.size.y - height / 2.0 - 28.0),
                step,
                angle: 0.5f32.to_radians(),
                height,
            };
            return fan.pose(index, count, 300.0);
        }
        // Two rows: up to 7 in front, the rest behind.
        let behind = if self.in_one_row() { 0 } else { count.saturating_sub(7) };
        let plate = self.fixture(Fixture::Plate(0)).map_or(0.0, |rect| rect.min.y);
        let front = plate - GAP - height / 2.0 - 24.0;
        let (row, cards, y) = if index < behind {
            (index, behind, front - ROW * height)
        } else {
            (index - behind, count - behind, front)
        };
        let step = ((right - left - card - 4.0 * GAP) / gaps(cards)).min(card * 0.62);
        let t = row as f32 - (cards as f32 - 1.0) / 2.0;
        let (turn, drop) = if self.in_one_row() { (0.3, 0.4) } else { (0.9, 1.4) };
        Pose {
            angle: (turn * t).to_radians(),
            ..Pose::straight(
                Vec2::new(middle + t * step, y + drop * t * t),
                height,
                300.0 + index as f32,
            )
        }
    }

    pub(super) fn hand(&self, seat: Seat, index: usize, count: usize) -> Pose {
        match self.side(seat) {
            Side::Bottom => self.hand_at_bottom(index, count),
            side if self.open.has(seat) => self.open_hand(side, index, count),
            Side::Top => self.rival(index, count),
            Side::Left => self.flank_pose(self.flank_room(-1.0), index, count, -1.0),
            Side::Right => self.flank_pose(self.flank_room(1.0), index, count, 1.0),
        }
    }

    /// Returns the pose of a card in a face-down hand opposite.
    pub(super) fn rival(&self, index: usize, count: usize) -> Pose {
        let (step, height, y) = if self.low() {
            let step = if self.arrangement.hands() == 2 { 34.0 } else { 20.0 };
            (step, 126.0, PEEK_LOW - 63.0)
        } else {
            (44.0, 170.0, PEEK - 85.0)
        };
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
        let beside = side != Side::Top && (self.low() || self.both_beside());
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

    /// Returns the vertical range of a face-down hand at a side.
    pub(super) fn flank_room(&self, side: f32) -> (f32, f32) {
        if !self.low() {
            let tags = self.tag(Side::Left).max.y;
            // A dummy's rows are as wide as the window.
            let dummy = self.open_beside().filter(|_| self.is_dummy_for_fingers());
            let top = dummy.map_or(tags, |side| self.open_bottom(side));
            return (top + GAP, self.pill().min.y - GAP);
        }
        if (side < 0.0) != self.left_handed() {
            (self.round().max.y + GAP, self.badge().min.y - GAP)
        } else {
            (GAP, self.tools().min.y - GAP)
        }
    }

    /// Returns `true` if the hands at both sides are open.
    pub(super) fn both_beside(&self) -> bool {
        self.open_at(Side::Left) && self.open_at(Side::Right)
    }

    /// Returns the card height of an open hand at one of the other edges, its upper edge, and its horizontal range.
    pub(super) fn open(&self, side: Side) -> (f32, f32, f32, f32) {
        let (left, right) = self.cards_span();
        let inset = match (self.low(), self.is_dummy_for_fingers()) {
            (true, _) => 0.0,
            (false, true) => 2.0 * GAP,
            (false, false) => 24.0,
        };
        match side {
            Side::Top if self.low() && self.arrangement.hands() > 2 => (
                self.open_height(),
                12.0,
                self.tag(Side::Left).max.x + GAP,
                self.tag(Side::Top).min.x - GAP,
            ),
            Side::Top => (self.open_height(), 12.0, left + inset, right - inset),
            _ => {
                // Above a bar the sheet is below the plates.
                let sheet = if self.low() {
                    0.0
                } else {
                    self.third_row() - AIR * self.scale
                };
                let below = self.tag(side).max.y.max(sheet) + GAP;
                // Also below the one opposite.
                let top = if self.low() && self.open_at(Side::Top) {
                    below.max(12.0 + self.open_depth() + GAP)
                } else {
                    below
                };
                // In one row across an upright window, clear of the hand at the other side; or a half each.
                let reach = if self.low() {
                    self.open_length().min(if self.is_dummy_for_fingers() {
                        right - left
                    } else {
                        (right - left) / 2.0 - GAP
                    })
                } else if self.is_dummy_for_fingers() {
                    right - left - inset
                } else if self.both_beside() {
                    (right - left) / 2.0 - GAP
                } else {
                    right - left - inset - PEEK
                };
                match side {
                    Side::Left => (self.open_height(), top, left + inset, left + reach),
                    _ => (self.open_height(), top, right - reach, right - inset),
                }
            }
        }
    }
}
