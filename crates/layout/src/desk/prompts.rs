//! Room for prompt panels: beside everything that the decision depends on.

use bevy_math::{Rect, Vec2};
use spades_rules::Phase;

use super::DeskLayout;
use crate::{Fixture, Layout, Place, RemarkRoom, Side};

/// Gap between a panel and the things that it must not touch.
const GAP: f32 = 8.0;

/// Width beside the bid pad, from the edge of the window: of a plate with the hand beside it, in pixels of the interface.
const BESIDE_PAD: f32 = 316.0;

/// Height of a sentence with its buttons beside it, at the usual size.
const MIN_HEIGHT: f32 = 60.0;

/// Width and height ratio of a prompt panel, by which rooms are compared.
const SHAPE: Vec2 = Vec2::new(1.6, 1.0);

impl DeskLayout {
    /// Returns the largest room clear of plates, sheet, round caption and tools, and of the viewer's hand, even of a raised card.
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
        // A hint may be requested, and is shown beside the panel.
        .chain([self.hint_room()])
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

    /// Returns a room for a sentence and some buttons, clear of everything that the decision depends on: at a side between the plates,
    /// or in an upright window over the closed hand opposite.
    pub(super) fn hint_room(&self) -> Rect {
        let (window, scale) = (self.viewport.size, self.scale);
        let plate = |relative| self.fixture(Fixture::Plate(relative)).unwrap_or_default();
        if self.arrangement.upright() {
            let side = 40.0;
            if self.open_at(Side::Top) {
                // With an open hand there: above the prompt.
                let pill = self.turn_pill();
                let played = (0..self.arrangement.hands()).map(|seat| self.trick(seat, 0).bounds());
                let bottom = played.fold(0.0, |bottom, card| f32::max(bottom, card.max.y));
                let low = f32::max(pill.min.y - GAP - 104.0 * scale, bottom + GAP);
                let under = Rect::new(side, low, window.x - side, pill.min.y - GAP);
                // Otherwise beside the card played from there, above the one from the left.
                let sheet = self.fixture(Fixture::Sheet).unwrap_or_default();
                let start = f32::max(self.open_bottom(Side::Top), sheet.max.y) + GAP;
                let beside = self
                    .trick((self.viewer + 2) % self.arrangement.hands(), 0)
                    .bounds()
                    .min
                    .x;
                let left = self.trick(self.viewer_left(), 0).bounds().min.y;
                let beside = Rect::new(side, start, beside - GAP, left - GAP);
                let holds = |room: Rect| RemarkRoom::of(self, room).holds_longest_hint(scale);
                let is_low = under.height() < MIN_HEIGHT * scale;
                return if is_low || holds(beside) { beside } else { under };
            }
            let below = [
                Fixture::Plate(if self.arrangement.hands() == 2 { 1 } else { 2 }),
                Fixture::Sheet,
            ]
            .into_iter()
            .filter_map(|fixture| self.fixture(fixture))
            .map(|rect| rect.min.y)
            .fold(window.y, f32::min);
            return Rect::new(side, 4.0, window.x - side, below - GAP);
        }
        let hand_top = self.raised_hand_top() - GAP;
        if self.arrangement.hands() == 2 {
            // The badge is visible while cards are played, beside the card at the left.
            let (below, right) = if self.phase == Phase::Play {
                let played = (0..2).map(|seat| self.trick(seat, 0).bounds().min.x - GAP);
                (Fixture::Badge, played.fold(window.x, f32::min))
            } else {
                (Fixture::HandCaption, plate(1).max.x)
            };
            let (other, below) = (plate(1), self.fixture(below).unwrap_or_default());
            let bottom = hand_top.min(below.min.y - GAP);
            return Rect::new(other.min.x, other.max.y + GAP, right.max(other.max.x), bottom);
        }
        if self.open_at(Side::Left) {
            // With an open hand there that reaches down to the viewer's: on the other side.
            let right = (self.viewer + 3) % self.arrangement.hands();
            let played = self.trick(right, 0).bounds();
            let hand = self.hand(right, 6, 13).bounds();
            return Rect::new(played.max.x + GAP, plate(3).max.y + GAP, hand.min.x - GAP, hand_top);
        }
        let west = plate(1);
        let right = if self.phase == Phase::Bidding {
            west.max.x.max(BESIDE_PAD * scale)
        } else {
            self.trick(self.viewer_left(), 0).bounds().min.x - GAP
        };
        let reach = self.rivals_reach().1;
        let left = Rect::new(reach, west.max.y + GAP, right, hand_top);
        if self.open_at(Side::Right) || self.holds_longest_hint(left) {
            return left;
        }
        // Beside the viewer's hand, down to the tools; the bid pad is as far from the middle on the other side.
        let (east, tools) = (plate(3), self.fixture(Fixture::Tools).unwrap_or_default());
        let start = east.min.x.min(window.x - BESIDE_PAD * scale);
        let start = start.max(self.raised_hand_right() + GAP);
        let beside = Rect::new(start, east.max.y + GAP, window.x - reach, tools.min.y - GAP);
        [left, beside]
            .into_iter()
            .max_by(|&one, &other| self.text_room(one).total_cmp(&self.text_room(other)))
            .unwrap_or(left)
    }

    /// Returns the seat to the viewer's left.
    fn viewer_left(&self) -> spades_rules::Seat {
        (self.viewer + 1) % self.arrangement.hands()
    }

    /// Returns the right edge of the viewer's hand of thirteen, whichever card is raised.
    fn raised_hand_right(&self) -> f32 {
        let cards = (0..13).map(|index| self.pose(Place::in_hand(self.viewer, index, 13)).raised());
        cards.map(|card| card.bounds().max.x).fold(0.0, f32::max)
    }

    /// Returns how far the other players' closed hands reach into the table: from above, and from the sides.
    fn rivals_reach(&self) -> (f32, f32) {
        let hands = self.arrangement.hands();
        let mut reach = (GAP, GAP);
        for seat in (0..hands).filter(|&seat| self.relative(seat) != 0) {
            let card = self.hand(seat, 6, 13).bounds();
            match self.side(seat) {
                Side::Top => reach.0 = card.max.y + GAP,
                Side::Left => reach.1 = card.max.x + GAP,
                _ => {}
            }
        }
        reach
    }
}
