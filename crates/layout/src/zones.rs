//! Layout of the cards in no hand: stock, drawn card, discards, trick, tricks taken.

use bevy_math::{Rect, Vec2};
use spades_rules::{Phase, Seat};

use crate::pose::Fan;
use crate::{Arrangement, Fixture, Pose, RATIO, Side, TableLayout};

/// Returns the height of the cards in a trick of two.
pub(super) fn duel_height(upright: bool) -> f32 {
    if upright { 336.0 } else { 236.0 }
}

/// Height of the cards in a trick of four.
pub(super) const TRICK_HEIGHT: f32 = 172.0;

/// Height of the tricks taken in a game of two.
pub(super) const PILE_HEIGHT: f32 = 82.0;

/// Offset of the cards in a trick of four from its middle: x for those at the sides, y for those above and below.
const TRICK_OFFSET: Vec2 = Vec2::new(130.0, 93.0);

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

impl TableLayout {
    pub(super) fn stock(&self, index: usize) -> Pose {
        // The edge of the pile shows by a hair's breadth per card.
        let lift = index as f32 * 0.32;
        let (center, height) = match self.arrangement {
            Arrangement::WideTwo | Arrangement::UprightTwo => {
                let plan = self.draft_plan();
                (plan.stock, plan.stock_height)
            }
            _ => (self.trick_middle(), TRICK_HEIGHT * self.trick_scale()),
        };
        Pose {
            alpha: if self.out_of_play { 0.0 } else { 1.0 },
            ..Pose::straight(center - Vec2::new(lift * 0.5, lift), height, index as f32)
        }
    }

    pub(super) fn drawn(&self) -> Pose {
        let plan = self.draft_plan();
        Pose::straight(plan.drawn, plan.drawn_height, 120.0)
    }

    pub(super) fn discard(&self, index: usize, count: usize) -> Pose {
        if self.phase != Phase::Draft {
            return Pose {
                alpha: 0.0,
                ..Pose::straight(self.tucked(), 60.0, index as f32)
            };
        }
        let plan = self.draft_plan();
        let (middle, height) = (plan.discards, plan.discards_height);
        if self.on_phone() {
            return self.phone_discard(index, count);
        }
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

    /// Returns the place where discards go after the draft: to the tool that shows them.
    fn tucked(&self) -> Vec2 {
        if self.on_phone() {
            return self.phone_tucked();
        }
        if self.arrangement.upright() {
            self.at(0.4, 0.957)
        } else {
            self.viewport.size - Vec2::new(150.0, 110.0)
        }
    }

    /// Returns the middle of the trick.
    #[must_use]
    pub fn trick_middle(&self) -> Vec2 {
        if self.facing.is_some() {
            return self.facing_trick_middle();
        }
        let size = self.viewport.size;
        if self.on_phone() {
            return if self.arrangement.hands() == 2 {
                self.phone_duel().0
            } else {
                self.phone_trick().middle
            };
        }
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
        if self.on_phone() {
            return self.phone_trick().scale;
        }
        if self.arrangement.upright() {
            return self.trick_room().scale();
        }
        // Between the plate above it and the pill below.
        let Some(plate) = self.fixture(Fixture::Plate(2)) else {
            return 1.0;
        };
        let pill = self.turn_pill();
        let middle = self.trick_middle().y;
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
        self.trick_middle().y + TRICK_UP * self.trick_scale()
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
    pub(super) fn trick_reach(&self, side: Side) -> f32 {
        let half_card = TRICK_HEIGHT * RATIO / 2.0;
        match (self.arrangement.upright(), side) {
            // Only the card played from the top is at that level.
            (true, _) => half_card * 1.2 + 16.0,
            (false, _) => TRICK_OFFSET.x + half_card + 16.0,
        }
    }

    pub(super) fn trick(&self, seat: Seat, index: usize) -> Pose {
        let middle = self.trick_middle();
        let z = 160.0 + index as f32;
        let upright = self.arrangement.upright();
        if self.arrangement.hands() == 2 {
            let height = if self.on_phone() {
                self.phone_duel().1
            } else {
                duel_height(upright)
            };
            let offset = if self.on_phone() {
                Vec2::new(0.405, 0.054) * height
            } else if upright {
                Vec2::new(135.0, 18.0)
            } else {
                Vec2::new(98.0, 13.0)
            };
            let (sign, degrees) = match self.side(seat) {
                Side::Bottom => (1.0, 4.0f32),
                _ => (-1.0, -4.0f32),
            };
            return Pose {
                angle: degrees.to_radians(),
                ..Pose::straight(middle + offset * sign, height, z)
            };
        }
        let (offset, degrees) = match self.side(seat) {
            Side::Bottom => (Vec2::Y, -1.0f32),
            Side::Left => (-Vec2::X, -3.0),
            Side::Top => (-Vec2::Y, 2.0),
            Side::Right => (Vec2::X, 3.0),
        };
        let scale = self.trick_scale();
        let in_row = self
            .on_phone()
            .then(|| self.phone_trick_offset(self.side(seat)))
            .flatten();
        let offset = in_row.unwrap_or(offset * TRICK_OFFSET * scale);
        Pose {
            angle: degrees.to_radians(),
            ..Pose::straight(middle + offset, TRICK_HEIGHT * scale, z)
        }
    }

    pub(super) fn won(&self, seat: Seat, index: usize, count: usize, under: usize) -> Pose {
        let z = 10.0 + index as f32 * 4.0 + under as f32;
        let size = self.viewport.size;
        if self.arrangement.hands() > 2 {
            let center = match self.side(seat) {
                Side::Bottom => Vec2::new(size.x * 0.08, size.y - 100.0),
                Side::Top => Vec2::new(size.x / 2.0, 60.0),
                Side::Left => Vec2::new(40.0, size.y * 0.43),
                Side::Right => Vec2::new(size.x - 40.0, size.y * 0.43),
            };
            return Pose {
                alpha: 0.0,
                ..Pose::straight(center, 60.0, z)
            };
        }
        let mine = self.side(seat) == Side::Bottom;
        let pile = self.pile(mine);
        let width = pile.height() * RATIO;
        let step = 31.0f32.min((pile.width() - width) / (count.max(2) - 1) as f32);
        let tilt = [-2.0f32, 3.0, 0.0, 2.0, -1.0][(index * 3 + usize::from(mine)) % 5];
        let first = pile.min + Vec2::new(width, pile.height()) / 2.0;
        Pose {
            angle: tilt.to_radians(),
            ..Pose::straight(first + Vec2::new(step * index as f32, 0.0), pile.height(), z)
        }
    }

    /// Returns the area of the tricks taken by one of two players.
    pub(super) fn pile(&self, mine: bool) -> Rect {
        if self.on_phone() {
            return self.phone_pile(mine, PILE_HEIGHT);
        }
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
