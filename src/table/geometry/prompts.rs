//! Where panels that ask for a decision may stand: beside whatever one needs to decide.

use bevy::math::{Rect, Vec2};

use super::{Fixture, TableGeometry};
use crate::table::scene::{Place, Zone};

/// Between a panel and what it must not touch.
const GAP: f32 = 8.0;

/// Width to height of a panel that asks: what a room is judged by.
const SHAPE: Vec2 = Vec2::new(1.6, 1.0);

impl TableGeometry {
    /// The largest room that covers neither plates, sheet, round and tools nor a card of the viewer's hand, be it raised.
    pub(super) fn prompt_room(&self) -> Rect {
        let window = self.viewport.size;
        let bottom = self.raised_hand_top() - GAP;
        let obstacles: Vec<Rect> = [
            Fixture::Plate(0),
            Fixture::Plate(1),
            Fixture::Plate(2),
            Fixture::Plate(3),
            Fixture::Sheet,
            Fixture::Round,
            Fixture::Tools,
        ]
        .into_iter()
        .filter_map(|fixture| self.fixture(fixture))
        .collect();
        let (top, side) = self.rivals_reach();
        let below = |top: f32| {
            let (mut left, mut right) = (side, window.x - side);
            for beside in obstacles.iter().filter(|rect| rect.max.y > top && rect.min.y < bottom) {
                if beside.center().x < window.x / 2.0 {
                    left = left.max(beside.max.x + GAP);
                } else {
                    right = right.min(beside.min.x - GAP);
                }
            }
            let half = f32::min(window.x / 2.0 - left, right - window.x / 2.0);
            let middle = Vec2::new(window.x / 2.0, (top + bottom) / 2.0);
            Rect::from_center_half_size(middle, Vec2::new(half, (bottom - top) / 2.0).max(Vec2::ZERO))
        };
        let fits = |room: &Rect| (room.size() / SHAPE).min_element();
        let tops = std::iter::once(top).chain(obstacles.iter().map(|rect| rect.max.y + GAP));
        tops.filter(|&start| start >= top)
            .map(below)
            .max_by(|a, b| fits(a).total_cmp(&fits(b)))
            .unwrap_or_default()
    }

    /// How far the closed hands of the others reach into the table: from above, and from the sides.
    fn rivals_reach(&self) -> (f32, f32) {
        let hands = self.arrangement.hands();
        let mut reach = (GAP, GAP);
        for seat in (0..hands).filter(|&seat| self.relative(seat) != 0) {
            let card = self.hand(seat, 6, 13).bounds();
            match self.side(seat) {
                super::Side::Top => reach.0 = card.max.y + GAP,
                super::Side::Left => reach.1 = card.max.x + GAP,
                _ => {}
            }
        }
        reach
    }

    /// The upper edge of the viewer's hand of thirteen, whichever card is raised.
    pub(super) fn raised_hand_top(&self) -> f32 {
        let card = |index| {
            self.pose(Place {
                zone: Zone::Hand(self.viewer),
                index,
                count: 13,
                under: 0,
            })
        };
        (0..13)
            .map(|index| card(index).raised().bounds().min.y)
            .fold(self.viewport.size.y, f32::min)
    }
}
