//! A table in a window: everything that determines its layout.

use bevy_math::{Rect, Vec2};
use spades_rules::{Phase, Seat};

use crate::arrangement::OpenHands;
use crate::edge::Edge;
use crate::{Arrangement, HandSuits, Side, Viewport};

/// People round the screen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Facing {
    /// Seat at the lower edge.
    pub home: Seat,
    /// `true` for each seat held by a person.
    pub people: [bool; 4],
}

/// State of a table, as far as the layout depends on it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TableState {
    /// Number of players, not counting a dummy.
    pub players: usize,
    /// Number of sides that score.
    pub sides: usize,
    /// Seat at the bottom.
    pub viewer: Seat,
    /// `true` for each open hand other than the viewer's, by seat.
    pub open: [bool; 4],
    /// Suits of the viewer's hand.
    pub suits: HandSuits,
    /// Phase of the round: the discards are on the table only in the draft.
    pub phase: Phase,
    /// `true` if the cards in no hand are out of play and not shown.
    pub out_of_play: bool,
    /// Seat that discards the first card of a draft.
    pub first: Seat,
    /// People who sit round the screen.
    pub facing: Option<Facing>,
    /// `true` in a replay, where no decisions are made.
    pub watched: bool,
}

/// Everything that determines the layout.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Table {
    pub(crate) viewport: Viewport,
    /// Units per pixel of the interface, whose size the player chooses.
    pub(crate) scale: f32,
    pub(crate) arrangement: Arrangement,
    /// Number of sides that score.
    pub(crate) sides: usize,
    /// Seat at the bottom.
    pub(crate) viewer: Seat,
    /// Open hands other than the viewer's.
    pub(crate) open: OpenHands,
    /// Suits of the viewer's hand.
    pub(crate) suits: HandSuits,
    /// Phase of the round: the discards are on the table only in the draft.
    pub(crate) phase: Phase,
    /// `true` if the cards in no hand are out of play and not shown.
    pub(crate) out_of_play: bool,
    /// Seat that discards the first card of a draft.
    pub(crate) first: Seat,
    /// People who sit round the screen.
    pub(crate) facing: Option<Facing>,
    /// `true` in a replay, where no decisions are made.
    pub(crate) watched: bool,
}

impl Default for Table {
    fn default() -> Table {
        Table {
            viewport: Viewport::default(),
            scale: 1.0,
            arrangement: Arrangement::WideTwo,
            sides: 2,
            viewer: 0,
            open: OpenHands::default(),
            suits: HandSuits::default(),
            phase: Phase::Draft,
            out_of_play: false,
            first: 0,
            facing: None,
            watched: false,
        }
    }
}

impl Table {
    /// Returns a table in a window.
    pub(crate) fn new(viewport: &Viewport, state: &TableState) -> Table {
        Table {
            viewport: *viewport,
            scale: viewport.scale,
            arrangement: Arrangement::of(viewport.upright(), state.players),
            sides: state.sides,
            viewer: state.viewer,
            open: OpenHands(state.open),
            suits: state.suits,
            phase: state.phase,
            out_of_play: state.out_of_play,
            first: state.first,
            facing: state.facing,
            watched: state.watched,
        }
    }

    /// Returns the window.
    #[must_use]
    pub fn viewport(&self) -> &Viewport {
        &self.viewport
    }

    /// Returns the units per pixel of the interface.
    #[must_use]
    pub fn scale(&self) -> f32 {
        self.scale
    }

    #[must_use]
    pub fn arrangement(&self) -> Arrangement {
        self.arrangement
    }

    /// Returns the number of sides that score.
    #[must_use]
    pub fn sides(&self) -> usize {
        self.sides
    }

    /// Returns the people round the screen, if they sit there.
    #[must_use]
    pub fn facing(&self) -> Option<Facing> {
        self.facing
    }

    /// Returns the place of a seat relative to the bottom: 0 at the bottom, then clockwise.
    #[must_use]
    pub fn relative(&self, seat: Seat) -> usize {
        let hands = self.arrangement.hands();
        let bottom = self.facing.map_or(self.viewer, |facing| facing.home);
        (seat + hands - bottom) % hands
    }

    /// Returns the edge at which a seat sits.
    #[must_use]
    pub fn side(&self, seat: Seat) -> Side {
        self.side_at(self.relative(seat))
    }

    /// Returns the edge `relative` places clockwise from the bottom.
    pub(crate) fn side_at(&self, relative: usize) -> Side {
        match (self.arrangement.hands(), relative) {
            (_, 0) => Side::Bottom,
            (2, _) | (4, 2) => Side::Top,
            (_, 1) => Side::Left,
            _ => Side::Right,
        }
    }

    /// Returns `true` if a hand other than the viewer's is face up at an edge.
    pub(crate) fn open_at(&self, side: Side) -> bool {
        (0..self.arrangement.hands()).any(|seat| self.open.has(seat) && self.side(seat) == side)
    }

    /// Returns `true` on a phone.
    #[must_use]
    pub fn on_phone(&self) -> bool {
        self.viewport.device.is_phone()
    }

    /// Returns `true` if the tools are at the left thumb.
    #[must_use]
    pub fn left_handed(&self) -> bool {
        self.viewport.left_handed
    }

    /// Converts a window point in logical pixels to a table point in units.
    #[must_use]
    pub fn point(&self, logical: Vec2) -> Vec2 {
        self.viewport.to_units(logical)
    }

    /// Converts an area to pixels of the interface, from the corner of the window.
    #[must_use]
    pub fn in_pixels(&self, rect: Rect) -> Rect {
        let to_pixels = |point: Vec2| (point + self.viewport.origin) / self.scale;
        Rect::from_corners(to_pixels(rect.min), to_pixels(rect.max))
    }

    /// Scales a height for text to the size of the letters; the padding around the letters doesn't grow.
    pub(crate) fn scale_text_height(&self, usual: f32) -> f32 {
        usual * (1.0 + (self.viewport.letters() - 1.0) * 0.78)
    }

    /// Returns the area for this size in pixels of the interface.
    pub(crate) fn room(&self, (x, y): (Edge, Edge), size: Vec2) -> Rect {
        let size = size * self.scale;
        let corner = Vec2::new(
            x.start(size.x, self.viewport.size.x),
            y.start(size.y, self.viewport.size.y),
        );
        Rect::from_corners(corner, corner + size)
    }

    /// Returns the area of a caption, by the middle of its upper edge.
    pub(crate) fn caption(&self, at: Vec2, size: Vec2) -> Rect {
        self.room((Edge::Middle(at.x), Edge::Start(at.y)), size)
    }

    /// Returns the point at these fractions of the window's width and height.
    pub(crate) fn at(&self, x: f32, y: f32) -> Vec2 {
        self.viewport.size * Vec2::new(x, y)
    }
}
