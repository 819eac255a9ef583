//! The layout of a table, and everything that determines it.

use bevy_math::Vec2;
use spades_rules::{Phase, Seat};

use crate::arrangement::OpenHands;
use crate::{Arrangement, Place, Pose, Side, Viewport, Zone};

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
pub struct TableLayout {
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

impl Default for TableLayout {
    fn default() -> TableLayout {
        TableLayout {
            viewport: Viewport::default(),
            scale: 1.0,
            arrangement: Arrangement::WideTwo,
            sides: 2,
            viewer: 0,
            open: OpenHands::default(),
            phase: Phase::Draft,
            out_of_play: false,
            first: 0,
            facing: None,
            watched: false,
        }
    }
}

impl TableLayout {
    /// Returns the layout of a table in a window.
    #[must_use]
    pub fn new(viewport: &Viewport, table: &TableState) -> TableLayout {
        TableLayout {
            viewport: *viewport,
            scale: viewport.scale,
            arrangement: Arrangement::of(viewport.upright(), table.players),
            sides: table.sides,
            viewer: table.viewer,
            open: OpenHands(table.open),
            phase: table.phase,
            out_of_play: table.out_of_play,
            first: table.first,
            facing: table.facing,
            watched: table.watched,
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

    /// Returns the arrangement.
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

    /// Returns the pose of a card at a place.
    #[must_use]
    pub fn pose(&self, place: Place) -> Pose {
        let Place { zone, index, count, .. } = place;
        if self.facing.is_some() {
            return match zone {
                Zone::Stock => self.facing_stock_pose(index),
                Zone::Drawn => self.facing_drawn(),
                Zone::Hand(seat) => self.facing_hand(seat, index, count),
                Zone::Discards => self.facing_discard(index),
                Zone::Trick(seat) => self.facing_trick(seat, index),
                Zone::Won(seat) => self.facing_won(seat, index, place.under),
            };
        }
        match zone {
            Zone::Stock => self.stock(index),
            Zone::Drawn => self.drawn(),
            Zone::Hand(seat) => self.hand(seat, index, count),
            Zone::Discards => self.discard(index, count),
            Zone::Trick(seat) => self.trick(seat, index),
            Zone::Won(seat) => self.won(seat, index, count, place.under),
        }
    }

    /// Returns the stereo position of a zone: negative at the left, positive at the right, at most 0.7 to either side.
    #[must_use]
    pub fn pan(&self, zone: Zone) -> f32 {
        const WIDEST: f32 = 0.7;
        let across = self.pose(Place::only(zone)).center.x / self.viewport.size.x;
        WIDEST * (across * 2.0 - 1.0).clamp(-1.0, 1.0)
    }

    /// Returns the point at these fractions of the window's width and height.
    pub(crate) fn at(&self, x: f32, y: f32) -> Vec2 {
        self.viewport.size * Vec2::new(x, y)
    }
}
