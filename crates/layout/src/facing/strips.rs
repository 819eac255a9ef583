//! The strips along the edges, and the middle between them.

use bevy_math::{Rect, Vec2};
use spades_rules::{DUMMY, Seat};

use super::{
    CLOSED_STRIP, COVER, COVER_OF_FOUR, DROP, DUMMY_TAG, FOOT, FacingLayout, GAP, HAND, HAND_OF_FOUR, HANG, HIGH_FOOT,
    LINE, MARGIN, MIN_STEP,
};
use crate::placement::angle;
use crate::{Placement, Pose, RATIO, Side};

impl Side {
    /// Returns the side at the right end of this one, as seen by the person there.
    pub(super) fn to_the_right(self) -> Side {
        match self {
            Side::Bottom => Side::Right,
            Side::Right => Side::Top,
            Side::Top => Side::Left,
            Side::Left => Side::Bottom,
        }
    }

    /// Returns `true` for an edge along the window's width.
    pub(super) fn across(self) -> bool {
        matches!(self, Side::Bottom | Side::Top)
    }
}

/// Occupant of a strip.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Sitter {
    Person,
    Computer,
    Dummy,
    Nobody,
}

/// The strip along an edge. Within it, x goes to its owner's right and y toward the owner.
#[derive(Clone, Copy)]
pub(super) struct Strip {
    pub(super) side: Side,
    pub(super) window: Vec2,
    pub(super) length: f32,
    pub(super) depth: f32,
}

impl Strip {
    fn at(&self, x: f32, y: f32) -> Vec2 {
        let Vec2 { x: w, y: h } = self.window;
        match self.side {
            Side::Bottom => Vec2::new(x, h - self.depth + y),
            Side::Right => Vec2::new(w - self.depth + y, h - x),
            Side::Top => Vec2::new(w - x, self.depth - y),
            Side::Left => Vec2::new(self.depth - y, x),
        }
    }

    pub(super) fn placement(&self, from: Vec2, to: Vec2) -> Placement {
        let middle = (from + to) / 2.0;
        Placement {
            center: self.at(middle.x, middle.y),
            size: to - from,
            quarters: self.side.quarters(),
        }
    }

    pub(super) fn pose(&self, x: f32, y: f32, lean: f32, height: f32, z: f32) -> Pose {
        Pose {
            angle: angle(self.side.quarters()) + lean,
            ..Pose::straight(self.at(x, y), height, z)
        }
    }
}

impl FacingLayout {
    pub(super) fn sitter(&self, side: Side) -> Sitter {
        let hands = self.arrangement.hands();
        let Some(seat) = (0..hands).find(|&seat| self.side(seat) == side) else {
            return Sitter::Nobody;
        };
        match self.facing {
            Some(facing) if facing.people[seat] => Sitter::Person,
            _ if self.arrangement.players() == 3 && seat == DUMMY => Sitter::Dummy,
            _ => Sitter::Computer,
        }
    }

    pub(super) fn height_of_hand(&self) -> f32 {
        let usual = if self.arrangement.hands() == 2 {
            HAND
        } else {
            HAND_OF_FOUR
        };
        usual * self.unit()
    }

    /// Returns the number of rows for thirteen cards at a side.
    pub(super) fn rows(&self, side: Side) -> usize {
        let unit = self.unit();
        let window = self.viewport.size;
        let edge = if side.across() { window.x } else { window.y };
        let beside = if self.arrangement.hands() == 2 {
            // Room for the drawn card.
            HAND * RATIO + MARGIN
        } else {
            // Room for the strip at its end.
            260.0
        };
        let card = self.height_of_hand() * RATIO;
        let step = (edge - (beside + 2.0 * MARGIN) * unit - card) / 12.0;
        if step < MIN_STEP * unit { 2 } else { 1 }
    }

    /// Returns the depth of a strip that its cards take.
    fn rows_height(&self, side: Side) -> f32 {
        let height = self.height_of_hand();
        match self.rows(side) {
            1 => height + HANG * self.unit(),
            _ => height * (1.0 + DROP),
        }
    }

    fn depth(&self, side: Side) -> f32 {
        let unit = self.unit();
        match self.sitter(side) {
            Sitter::Nobody => 0.0,
            Sitter::Computer => CLOSED_STRIP * unit,
            Sitter::Dummy => self.rows_height(side) + (DUMMY_TAG + 3.0 * GAP) * unit,
            Sitter::Person => self.rows_height(side) + (LINE + self.foot(side) + 4.0 * GAP) * unit,
        }
    }

    /// Returns the height of the widgets along an edge, in real units of the reference window.
    pub(super) fn foot(&self, side: Side) -> f32 {
        if self.arrangement.hands() > 2 && self.rows(side) == 2 {
            HIGH_FOOT
        } else {
            FOOT
        }
    }

    /// Returns `true` if a seat's ledger is short and high.
    #[must_use]
    pub fn ledger_is_high(&self, seat: Seat) -> bool {
        self.foot(self.side(seat)) > FOOT
    }

    /// Returns the length of a cover, in real units of the reference window.
    pub(super) fn cover(&self) -> f32 {
        if self.arrangement.hands() > 2 {
            COVER_OF_FOUR
        } else {
            COVER
        }
    }

    pub(super) fn strip(&self, side: Side) -> Strip {
        let window = self.viewport.size;
        let edge = if side.across() { window.x } else { window.y };
        Strip {
            side,
            window,
            length: edge - self.depth(side.to_the_right()),
            depth: self.depth(side),
        }
    }

    /// Returns the shared area between the strips.
    #[must_use]
    pub fn middle(&self) -> Rect {
        let window = self.viewport.size;
        Rect::new(
            self.depth(Side::Left),
            self.depth(Side::Top),
            window.x - self.depth(Side::Right),
            window.y - self.depth(Side::Bottom),
        )
    }

    /// Returns the room for sheets over the table: between the widgets along the edges, with equal margins at opposite edges.
    #[must_use]
    pub fn between_the_edges(&self) -> Rect {
        let edge = |side: Side| match self.sitter(side) {
            Sitter::Person => (self.foot(side) + 2.0 * GAP) * self.unit(),
            _ => 0.0,
        };
        let free = |one: Side, other: Side| edge(one).max(edge(other));
        let free = Vec2::new(free(Side::Left, Side::Right), free(Side::Top, Side::Bottom));
        Rect::from_corners(free, self.viewport.size - free)
    }
}
