//! Layout of the cards in no hand: stock, drawn card, discards, trick, tricks taken.

use bevy_math::{Rect, Vec2};
use spades_rules::{Phase, Seat};

use super::DeskLayout;
use crate::cards::{PILE_HEIGHT, TRICK_HEIGHT, TRICK_OFFSET};
use crate::pose::Fan;
use crate::{Arrangement, Fixture, Layout, Pose, RATIO, Side};

/// Returns the height of the cards in a trick of two.
pub(crate) fn duel_height(upright: bool) -> f32 {
    if upright { 336.0 } else { 236.0 }
}

/// Reach of the cards at the sides above and below the middle of the trick, including their lean.
const TRICK_UP: f32 = TRICK_HEIGHT / 2.0 + 4.0;

/// Reach of the cards above and below from its middle.
const TRICK_DOWN: f32 = TRICK_OFFSET.y + TRICK_HEIGHT / 2.0 + 2.0;

/// Vertical room for a trick of four in an upright window.
struct TrickRoom {
    top: f32,
    bottom: f32,
    /// Reach up from its middle, as far as it must clear whatever is above.
    up: f32,
    /// Its usual middle, as a fraction of the window.
    usual: f32,
    /// Largest scale of its cards relative to a wide window.
    largest: f32,
}

impl TrickRoom {
    fn scale(&self) -> f32 {
        ((self.bottom - self.top) / (self.up + TRICK_DOWN)).min(self.largest)
    }
}

impl DeskLayout {
    pub(super) fn stock(&self, index: usize) -> Pose {
        if self.arrangement.hands() == 2 {
            let plan = self.draft_plan();
            return self.stock_pose(plan.stock, plan.stock_height, index);
        }
        self.stock_pose(self.middle_of_trick(), TRICK_HEIGHT * self.trick_scale(), index)
    }

    pub(super) fn discard(&self, index: usize, count: usize) -> Pose {
        if self.phase != Phase::Draft {
            // They go to the tool that shows them.
            let tucked = if self.arrangement.upright() {
                self.at(0.4, 0.957)
            } else {
                self.viewport.size - Vec2::new(150.0, 110.0)
            };
            return self.tucked_pose(tucked, index);
        }
        let plan = self.draft_plan();
        let (middle, height) = (plan.discards, plan.discards_height);
        if self.arrangement.upright() {
            let room = self.viewport.size.x - 80.0 - height * RATIO;
            let step = 44.0f32.min(room / (count.max(2) - 1) as f32);
            return Fan {
                middle,
                step,
                angle: 0.35f32.to_radians(),
                height,
            }
            .pose(index, count, 140.0);
        }
        let (left, right) = self.discard_span();
        let rows = if count > 13 { 2 } else { 1 };
        let per_row = count.div_ceil(rows);
        let (row, at) = (index / per_row, index % per_row);
        let in_row = if row == 0 { per_row } else { count - per_row };
        let room = right - left - height * RATIO - 24.0;
        let step = 32.0f32.min(room / (in_row.max(2) - 1) as f32);
        let drop = if rows == 1 { 0.0 } else { row as f32 * 66.0 - 33.0 };
        Fan {
            middle: middle + Vec2::new(0.0, drop),
            step,
            angle: step / 760.0,
            height,
        }
        .pose(at, in_row, 140.0 + (row * 20) as f32)
    }

    pub(super) fn middle_of_trick(&self) -> Vec2 {
        let size = self.viewport.size;
        let y = match self.arrangement {
            Arrangement::WideTwo => size.y * 0.419,
            Arrangement::WideThree | Arrangement::WideFour => size.y * 0.391,
            Arrangement::UprightTwo => size.y * 0.377,
            Arrangement::UprightThree | Arrangement::UprightFour => {
                let room = self.trick_room();
                let scale = room.scale();
                (size.y * room.usual)
                    .max(room.top + room.up * scale)
                    .min(room.bottom - TRICK_DOWN * scale)
            }
        };
        Vec2::new(size.x / 2.0, y)
    }

    /// Returns the scale of the cards in a trick of four.
    fn trick_scale(&self) -> f32 {
        if self.arrangement.upright() {
            return self.trick_room().scale();
        }
        // Between the plate above it and the pill below.
        let Some(plate) = self.fixture(Fixture::Plate(2)) else {
            return 1.0;
        };
        let pill = self.turn_pill();
        let middle = self.middle_of_trick().y;
        let below = (pill.min.y - 3.0 - middle) / TRICK_DOWN;
        // The plate of an open hand above is beside the card played from it.
        let above = if self.open_at(Side::Top) {
            below
        } else {
            (middle - plate.max.y - 3.0) / TRICK_DOWN
        };
        above.min(below).min(1.0)
    }

    /// Returns how far down the cards played from the sides reach.
    pub(super) fn trick_sides_bottom(&self) -> f32 {
        self.middle_of_trick().y + TRICK_UP * self.trick_scale()
    }

    /// Returns the room for a trick of four in an upright window.
    fn trick_room(&self) -> TrickRoom {
        let below = |fixture| self.fixture(fixture).map(|rect| rect.max.y + 3.0);
        let bottom = self.turn_pill().min.y - 3.0;
        match [Side::Left, Side::Right].into_iter().find(|&side| self.open_at(side)) {
            // The card played from the top is beside the open hand.
            Some(side) => TrickRoom {
                top: self.open_bottom(side) + 6.0,
                bottom,
                up: TRICK_UP,
                usual: 0.431,
                largest: 1.2,
            },
            None => {
                let line = Some(Fixture::Round).filter(|_| !self.round_in_column());
                let above = [Some(Fixture::Sheet), line].map(|fixture| below(fixture?));
                TrickRoom {
                    top: above.into_iter().flatten().fold(0.0, f32::max),
                    bottom,
                    up: TRICK_DOWN,
                    usual: 0.39,
                    largest: 1.35,
                }
            }
        }
    }

    /// Returns how far to the side the trick may reach from its middle, where an open hand is.
    pub(super) fn trick_reach(&self) -> f32 {
        let half_card = TRICK_HEIGHT * RATIO / 2.0;
        if self.arrangement.upright() {
            // Only the card played from the top is at that level.
            half_card * 1.2 + 16.0
        } else {
            TRICK_OFFSET.x + half_card + 16.0
        }
    }

    pub(super) fn trick(&self, seat: Seat, index: usize) -> Pose {
        let middle = self.middle_of_trick();
        if self.arrangement.hands() > 2 {
            return self.trick_pose(seat, middle, self.trick_scale(), None, index);
        }
        let upright = self.arrangement.upright();
        let offset = if upright {
            Vec2::new(135.0, 18.0)
        } else {
            Vec2::new(98.0, 13.0)
        };
        self.duel_pose(seat, middle, offset, duel_height(upright), index)
    }

    /// Returns the area of the tricks taken by one of two players.
    pub(super) fn pile(&self, mine: bool) -> Rect {
        let size = self.viewport.size;
        let (corner, width) = if self.arrangement.upright() {
            let y = if mine { 0.50 } else { 0.253 };
            (Vec2::new(size.x - 125.0, size.y * y), 95.0)
        } else {
            let y = if mine {
                size.y * 0.688
            } else {
                let round = self.fixture(Fixture::Round).map_or(0.0, |rect| rect.max.y);
                (size.y * 0.162).max(round + 16.0 + 18.0 * self.scale)
            };
            (Vec2::new(size.x - 270.0, y), 230.0)
        };
        Rect::from_corners(corner, corner + Vec2::new(width, PILE_HEIGHT))
    }
}
