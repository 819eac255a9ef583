//! The room for information about a card or a plate.

use bevy_math::Rect;

use crate::Table;

/// Gap between a subject and its information, and from there to the edge of the window.
pub(crate) const GAP: f32 = 8.0;

/// Minimum height available for information, in pixels of the interface.
const MIN_HEIGHT: f32 = 210.0;

/// Height of a heading with two lines, in pixels of the interface.
const SHORT: f32 = 110.0;

/// Place of an information panel, in units.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct InfoRoom {
    /// Room for the panel, as wide as the window except for widgets beside it.
    pub room: Rect,
    /// `true` if the panel is at the lower edge of the room, right above its subject, rather than at the upper edge.
    pub above: bool,
    /// Horizontal position, from 0 at the left to 1 at the right.
    pub across: f32,
    /// Clockwise quarter turns of the room around its middle, toward the reader.
    pub quarters: u8,
}

impl InfoRoom {
    /// Returns the room above or below a subject; buttons in the way stay visible and usable.
    pub(crate) fn beside(table: &Table, of: Rect, buttons: Option<Rect>) -> InfoRoom {
        let size = table.viewport.size;
        let mut above = Rect::new(GAP, GAP, size.x - GAP, of.min.y - GAP);
        let mut below = Rect::new(GAP, of.max.y + GAP, size.x - GAP, size.y - GAP);
        if let Some(buttons) = buttons {
            if of.min.y >= buttons.min.y {
                above.max.y = above.max.y.min(buttons.min.y - GAP);
            } else if above.height() >= SHORT * table.scale {
                below.max.y = below.max.y.min(buttons.min.y - GAP).max(below.min.y);
            } else {
                below.min.y = below.min.y.max(buttons.max.y + GAP);
            }
        }
        let is_above = above.height() >= MIN_HEIGHT * table.scale || above.height() >= below.height();
        InfoRoom {
            room: if is_above { above } else { below },
            above: is_above,
            across: (of.center().x / size.x).clamp(0.0, 1.0),
            quarters: 0,
        }
    }

    /// Leaves out what is beside the panel, as far as it may reach up from its subject.
    pub(crate) fn between(mut self, beside: impl Iterator<Item = Rect>, scale: f32) -> InfoRoom {
        let middle = self.room.center().x;
        for rect in beside.filter(|rect| rect.max.y + GAP > self.room.max.y - SHORT * scale) {
            if rect.center().x < middle {
                self.room.min.x = self.room.min.x.max(rect.max.x + GAP);
            } else {
                self.room.max.x = self.room.max.x.min(rect.min.x - GAP);
            }
        }
        self
    }

    /// Moves the panel to the subject's place across the room.
    pub(crate) fn at(mut self, x: f32) -> InfoRoom {
        self.across = ((x - self.room.min.x) / self.room.width()).clamp(0.0, 1.0);
        self
    }
}
