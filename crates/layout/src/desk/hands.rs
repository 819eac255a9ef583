//! Layout of the hands.

use bevy_math::Vec2;
use spades_rules::Seat;

use super::DeskLayout;
use crate::cards::{DROP, OpenHand, Rival, fewness};
use crate::pose::Fan;
use crate::{Fixture, Layout, Pose, RATIO, Side};

/// Gap between things that must not touch.
const GAP: f32 = 3.0;

/// Gap between an open hand and the edge of the window.
const MARGIN: f32 = 40.0;

/// Distance that a card at the end of the viewer's fan leans out over its place.
const LEAN: f32 = 20.0;

/// Smallest visible strip of a card in the viewer's hand, whatever is beside it.
const MIN_STEP: f32 = 25.0;

impl DeskLayout {
    pub(super) fn hand(&self, seat: Seat, index: usize, count: usize) -> Pose {
        match self.side(seat) {
            Side::Bottom if self.arrangement.upright() => self.hand_upright(index, count),
            Side::Bottom => self.hand_wide(index, count),
            side if self.open.has(seat) => self.open_hand(side, index, count),
            Side::Top => self.rival(index, count),
            Side::Left => self.flank_pose(self.flank_room(), index, count, -1.0),
            Side::Right => self.flank_pose(self.flank_room(), index, count, 1.0),
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
        // Centerd in the window unless it would go under a neighbor.
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
    fn rival(&self, index: usize, count: usize) -> Pose {
        let (step, height, y) = if self.arrangement.upright() {
            (47.0, 190.0, 52.0)
        } else {
            (34.0 + 5.0 * fewness(count), 126.0, 30.0)
        };
        Rival {
            middle: Vec2::new(self.viewport.size.x / 2.0, y),
            step,
            height,
        }
        .pose(index, count)
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
        let rows = if side == Side::Top { 1.0 } else { 2.0 };
        top + height + (rows - 1.0) * (DROP * height)
    }

    /// Returns the pose of a card in an open hand at one of the other edges.
    fn open_hand(&self, side: Side, index: usize, count: usize) -> Pose {
        let size = self.viewport.size;
        let (height, top) = self.open_top(side);
        let (rows, step, room) = match (self.arrangement.upright(), side) {
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
                let mut reach = self.trick_reach();
                if !upright && side == Side::Right && self.open_at(Side::Top) {
                    // The plate of the hand above is between the trick and this one.
                    let plate = self.fixture(Fixture::Plate(2)).map_or(0.0, |rect| rect.max.x);
                    reach = reach.max(plate - size.x / 2.0 + 8.0);
                }
                (2, step, size.x / 2.0 - reach - MARGIN)
            }
        };
        let hand = OpenHand {
            height,
            top,
            rows,
            step,
            room,
            drop: DROP * height,
        };
        hand.pose(index, count, |length| match side {
            Side::Left => MARGIN,
            Side::Right => size.x - MARGIN - length,
            _ => (size.x - length) / 2.0,
        })
    }
}
