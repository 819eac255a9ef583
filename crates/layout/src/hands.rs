//! Layout of the hands.

use bevy_math::Vec2;
use spades_rules::Seat;

use crate::pose::Fan;
use crate::{Fixture, Pose, RATIO, Side, TableLayout};

/// Gap between things that must not touch.
const GAP: f32 = 3.0;

/// Gap between an open hand and the edge of the window.
const MARGIN: f32 = 40.0;

/// Height of the cards in a closed hand at the side of an upright window.
pub(super) const FLANK_UPRIGHT: f32 = 124.0;

/// Distance that a card at the end of the viewer's fan leans out over its place.
const LEAN: f32 = 20.0;

/// Smallest visible strip of a card in the viewer's hand, whatever is beside it.
const MIN_STEP: f32 = 25.0;

/// An open hand in rows beside the trick, read like a page.
struct Rows {
    /// Middle of the first card of the first row.
    start: Vec2,
    step: f32,
    height: f32,
    /// Distance from one row to the next.
    drop: f32,
    per_row: usize,
}

/// Distance from one row of an open hand to the next, in card heights: every index shows.
const DROP: f32 = 0.53;

impl Rows {
    fn pose(&self, index: usize) -> Pose {
        let (row, at) = (index / self.per_row, index % self.per_row);
        let offset = Vec2::new(at as f32 * self.step, row as f32 * self.drop);
        Pose::straight(self.start + offset, self.height, 60.0 + index as f32)
    }
}

impl TableLayout {
    pub(super) fn hand(&self, seat: Seat, index: usize, count: usize) -> Pose {
        match self.side(seat) {
            Side::Bottom if self.on_phone() => self.phone_hand(index, count),
            Side::Bottom if self.arrangement.upright() => self.hand_upright(index, count),
            Side::Bottom => self.hand_wide(index, count),
            side if self.open.has(seat) => self.open_hand(side, index, count),
            Side::Top => self.rival(index, count),
            Side::Left => self.flank(index, count, -1.0),
            Side::Right => self.flank(index, count, 1.0),
        }
    }

    /// Returns the height of the cards in the viewer's hand.
    #[must_use]
    pub fn hand_height(&self) -> f32 {
        if self.facing().is_some() {
            self.facing_hand_height()
        } else if self.on_phone() {
            self.phone_hand_height()
        } else if self.arrangement.upright() {
            268.0
        } else {
            210.0
        }
    }

    fn hand_wide(&self, index: usize, count: usize) -> Pose {
        let spread = ((count as f32 - 8.0) / 5.0).clamp(0.0, 1.0);
        let step = 88.0 + (62.0 - 88.0) * spread;
        let angle = (2.3 + (1.8 - 2.3) * spread).to_radians();
        let (left, right) = self.hand_room();
        let card = self.hand_height() * RATIO;
        let gaps = (count.max(2) - 1) as f32;
        let step = step.min((right - left - card) / gaps).max(MIN_STEP);
        let half = ((count.max(1) - 1) as f32 * step + card) / 2.0;
        let middle = self.viewport.size.x / 2.0;
        // Centred in the window unless it would go under a neighbour.
        let middle = if right - left < 2.0 * half {
            (left + right) / 2.0
        } else {
            middle.max(left + half).min(right - half)
        };
        Fan {
            middle: Vec2::new(middle, self.viewport.size.y - 152.0),
            step,
            angle,
            height: self.hand_height(),
        }
        .pose(index, count, 300.0)
    }

    /// Returns the horizontal range of the viewer's hand in a wide window: between plate and tools.
    fn hand_room(&self) -> (f32, f32) {
        let plate = self.fixture(Fixture::Plate(0)).map_or(0.0, |rect| rect.max.x);
        let tools = self
            .fixture(Fixture::Tools)
            .map_or(self.viewport.size.x, |rect| rect.min.x);
        (plate + GAP + LEAN, tools - GAP - LEAN)
    }

    /// Two rows: up to 7 in front, the rest behind.
    fn hand_upright(&self, index: usize, count: usize) -> Pose {
        let behind = count.saturating_sub(7);
        let bottom = self.viewport.size.y;
        let (row, n, step, y) = if index < behind {
            (
                index,
                behind,
                118.0f32.min(700.0 / behind.max(2) as f32),
                bottom - 458.0,
            )
        } else {
            (index - behind, count - behind, 108.0, bottom - 324.0)
        };
        let t = row as f32 - (n as f32 - 1.0) / 2.0;
        Pose {
            angle: (1.1 * t).to_radians(),
            ..Pose::straight(
                Vec2::new(self.viewport.size.x / 2.0 + t * step, y + 1.6 * t * t),
                self.hand_height(),
                300.0 + index as f32,
            )
        }
    }

    /// Returns the pose of a card in a face-down hand opposite.
    pub(super) fn rival(&self, index: usize, count: usize) -> Pose {
        let middle = self.cards_middle();
        let few = 1.0 - ((count as f32 - 6.0) / 7.0).clamp(0.0, 1.0);
        let (step, height, y) = if self.on_phone() {
            self.phone_rival()
        } else if self.arrangement.upright() {
            (47.0, 190.0, 52.0)
        } else {
            (34.0 + 5.0 * few, 126.0, 30.0)
        };
        // Curved the other way: the ends are the highest and lean inwards.
        let fan = Fan {
            middle: Vec2::new(middle, y),
            step,
            angle: (1.35 + 0.6 * few).to_radians(),
            height,
        };
        let mut pose = fan.pose(index, count, 60.0);
        pose.center.y = 2.0 * y - pose.center.y;
        pose.angle = -pose.angle;
        pose
    }

    /// Returns the pose of a card in a face-down hand at the side, between the widgets above and below it.
    fn flank(&self, index: usize, count: usize, side: f32) -> Pose {
        let (height, step, middle) = if self.arrangement.upright() {
            (FLANK_UPRIGHT, 26.0, 0.37)
        } else {
            (106.0, 30.0, 0.43)
        };
        let (top, bottom) = if self.on_phone() {
            self.phone_flank_room(side)
        } else {
            self.flank_room()
        };
        let gaps = (count.max(2) - 1) as f32;
        let step = f32::min(step, (bottom - top - height * RATIO) / gaps);
        let half = (gaps * step + height * RATIO) / 2.0;
        let middle = (self.viewport.size.y * middle).max(top + half).min(bottom - half);
        let x = if side < 0.0 { 16.0 } else { self.viewport.size.x - 16.0 };
        let t = index as f32 - (count as f32 - 1.0) / 2.0;
        Pose {
            angle: side * -90f32.to_radians(),
            ..Pose::straight(Vec2::new(x, middle + t * step), height, 60.0 + index as f32)
        }
    }

    /// Returns the vertical range of the hands at the sides, equal at both.
    fn flank_room(&self) -> (f32, f32) {
        let edge = |fixture, far: bool| {
            self.fixture(fixture)
                .map(|rect| if far { rect.max.y + GAP } else { rect.min.y - GAP })
        };
        let badge = Some(Fixture::Badge).filter(|_| !self.arrangement.upright());
        let above = [Some(Fixture::Sheet), Some(Fixture::Round), badge].map(|fixture| edge(fixture?, true));
        let below = if self.arrangement.upright() {
            // They keep their place while the plates are elsewhere.
            [Some(self.tags_upright() - GAP), None]
        } else {
            [Fixture::Plate(0), Fixture::Tools].map(|fixture| edge(fixture, false))
        };
        (
            above.into_iter().flatten().fold(0.0, f32::max),
            below.into_iter().flatten().fold(self.viewport.size.y, f32::min),
        )
    }

    /// Returns the card height of an open hand, and its upper edge.
    fn open_top(&self, side: Side) -> (f32, f32) {
        if self.on_phone() {
            let (height, top, ..) = self.phone_open(side);
            return (height, top);
        }
        let below = |fixture: Fixture, gap: f32| self.fixture(fixture).map_or(0.0, |rect| rect.max.y + gap);
        match (self.arrangement.upright(), side) {
            (false, Side::Top) if self.arrangement.hands() == 2 => (156.0, 16.0),
            (false, Side::Top) => (140.0, 16.0),
            (true, Side::Top) => (160.0, 16.0),
            (false, Side::Left) => (168.0, below(Fixture::Plate(1), 8.0)),
            (false, _) => (168.0, below(Fixture::Plate(3), 8.0)),
            (true, _) => (140.0, below(Fixture::Sheet, 10.0).max(below(Fixture::Round, 10.0))),
        }
    }

    /// Returns the lower edge of an open hand.
    pub(super) fn open_bottom(&self, side: Side) -> f32 {
        let (height, top) = self.open_top(side);
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
        if self.is_dummy_for_fingers() {
            2
        } else if side == Side::Top || self.upright_phone() && !self.both_beside() {
            1
        } else {
            2
        }
    }

    /// Returns the pose of a card in an open hand at one of the other edges.
    fn open_hand(&self, side: Side, index: usize, count: usize) -> Pose {
        let size = self.viewport.size;
        let (height, top) = self.open_top(side);
        let width = height * RATIO;
        let (rows, step, room) = match (self.arrangement.upright(), side) {
            _ if self.on_phone() => {
                let (.., left, right) = self.phone_open(side);
                let step = if self.is_dummy_for_fingers() {
                    self.finger().max(width * 0.8)
                } else {
                    width * 0.62
                };
                (self.open_rows(side), step, right - left)
            }
            (true, Side::Top) => (1, 60.0, size.x - 2.0 * MARGIN),
            (false, Side::Top) => {
                let ends = |fixture| self.fixture(fixture);
                let beside = ends(Fixture::Sheet).or(ends(Fixture::Plate(1)));
                let left = beside.map_or(0.0, |rect| rect.max.x);
                let right = ends(Fixture::Round).map_or(size.x, |rect| rect.min.x);
                let half = f32::min(size.x / 2.0 - left, right - size.x / 2.0) - 12.0;
                (1, height / 3.0, 2.0 * half)
            }
            (upright, _) => {
                let step = if upright { 40.0 } else { 50.0 };
                let mut reach = self.trick_reach(side);
                if !upright && side == Side::Right && self.open_at(Side::Top) {
                    // The plate of the hand above is between the trick and this one.
                    let plate = self.fixture(Fixture::Plate(2)).map_or(0.0, |rect| rect.max.x);
                    reach = reach.max(plate - size.x / 2.0 + 8.0);
                }
                (2, step, size.x / 2.0 - reach - MARGIN)
            }
        };
        let per_row = count.div_ceil(if count > 7 { rows } else { 1 }).max(1);
        let gaps = (per_row.max(2) - 1) as f32;
        let step = f32::min(step, (room - width) / gaps);
        let length = (per_row - 1) as f32 * step + width;
        let left = match side {
            _ if self.on_phone() => {
                let (.., left, right) = self.phone_open(side);
                match side {
                    Side::Left => left,
                    Side::Right => right - length,
                    _ => (left + right - length) / 2.0,
                }
            }
            Side::Left => MARGIN,
            Side::Right => size.x - MARGIN - length,
            _ => (size.x - length) / 2.0,
        };
        Rows {
            start: Vec2::new(left + width / 2.0, top + height / 2.0),
            step,
            height,
            drop: self.open_drop(height),
            per_row,
        }
        .pose(index)
    }
}
