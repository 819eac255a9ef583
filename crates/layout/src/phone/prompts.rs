//! Room for prompts and hints on a phone.

use bevy_math::{Rect, Vec2};
use spades_rules::Phase;

use super::PhoneLayout;
use super::{AIR, CAPTION, EDGE, GAP, PEEK_LOW, PLATE, TOOL};
use crate::{Fixture, Layout, Place, Zone};

/// Height of a sentence of four lines, with its padding and its buttons, in pixels of the interface.
const SENTENCE: f32 = 128.0;

impl PhoneLayout {
    /// Returns the room for a prompt panel: the area of play, without hiding another player's bid.
    pub(super) fn prompt_room(&self) -> Rect {
        let bottom = self.raised_hand_top() - GAP;
        let (left, right) = self.cards_span();
        let inset = EDGE * self.scale;
        let tags = (1..self.arrangement.hands()).filter_map(|relative| self.fixture(Fixture::Plate(relative)));
        let above = tags
            .chain(
                [Fixture::Round, Fixture::Sheet]
                    .into_iter()
                    .filter_map(|fixture| self.fixture(fixture)),
            )
            .filter(|rect| rect.max.x > left && rect.min.x < right);
        let top = above.map(|rect| rect.max.y).fold(PEEK_LOW, f32::max) + GAP;
        Rect::new(left + inset, top, right - inset, bottom)
    }

    /// Extends a column beside the cards over the table during play, as far as the trick and above the hand.
    fn beside_trick(&self, column: Rect) -> Rect {
        if self.phase != Phase::Play || self.open_beside().is_some() {
            return column;
        }
        let seats = 0..self.arrangement.hands();
        let lies = seats.map(|seat| self.pose(Place::only(Zone::Trick(seat))).bounds());
        let Some(trick) = lies.reduce(|all, card| all.union(card)) else {
            return column;
        };
        let wide = if column.center().x < trick.center().x {
            Rect::new(column.min.x, column.min.y, trick.min.x - 2.0 * GAP, column.max.y)
        } else {
            Rect::new(trick.max.x + 2.0 * GAP, column.min.y, column.max.x, column.max.y)
        };
        let bottom = column.max.y.min(self.raised_hand_top() - GAP);
        let wide = Rect::new(wide.min.x, wide.min.y, wide.max.x, bottom);
        // Only if that is larger.
        let area = |rect: Rect| rect.width() * rect.height();
        if area(wide) > area(column) { wide } else { column }
    }

    /// Returns the room for a hint: over the viewer's plate and the tools, or below the information at the left.
    pub(super) fn hint_room(&self) -> Rect {
        let window = self.viewport.size;
        let edge = EDGE * self.scale;
        if self.low() {
            let caption = self.above_plate(0.0, Vec2::new(self.beside(), self.high(CAPTION)));
            let top = self.round().max.y + GAP;
            // The viewer's plate stays if that leaves room for a sentence above two buttons.
            let plate = self.fixture(Fixture::Plate(0)).map_or(window.y, |rect| rect.min.y);
            let least = (2.0 * self.viewport.min_touch_target() + self.high(SENTENCE)) * self.scale;
            let bottom = if plate - GAP - top >= least {
                plate - GAP
            } else {
                window.y - edge
            };
            let column = Rect::new(caption.min.x, top, caption.max.x, bottom);
            return self.beside_trick(column);
        }
        let plate = self.fixture(Fixture::Plate(0)).map_or(window.y, |rect| rect.min.y);
        let top = if self.above_bar() {
            plate.min(window.y - (EDGE + TOOL + AIR + self.high(PLATE)) * self.scale)
        } else {
            plate
        };
        // It fits two stacked buttons.
        let top = top.min(window.y - edge - (2.0 * TOOL + 8.0) * self.scale);
        Rect::new(edge, top, window.x - edge, window.y - edge)
    }
}
