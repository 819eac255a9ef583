//! Layout when people sit round the screen, each at one side: a strip along each person's edge, turned to them, and the shared widgets
//! in the middle.
//!
//! Strips are arranged like the sails of a mill: each begins in the corner to its owner's left and ends at the next strip.

mod asides;
mod cards;
mod info;
mod strips;

use std::ops::Deref;

use bevy_math::{Rect, Vec2};
use spades_rules::{Phase, Seat};

use crate::placement::angle;
use crate::{DropArea, Fixture, InfoRoom, Layout, Place, Placement, Pose, SeatWidget, Table, Viewport, Zone};

/// Shorter and longer side of the smallest window that people can sit round, in real units.
const MIN_WINDOW: Vec2 = Vec2::new(720.0, 1000.0);

/// Shorter side of the reference window for the measures here, in real units; other windows scale them within these bounds.
const USUAL: f32 = 768.0;
const SCALES: (f32, f32) = (0.93, 1.75);

/// Margin around widgets and gap between them.
const MARGIN: f32 = 12.0;
const GAP: f32 = 8.0;

/// Height of the line with remarks and prompts, or the buttons that answer them.
const LINE: f32 = 50.0;

/// Height of cover, ledger and menu along the edge, and width of the cover.
const FOOT: f32 = 54.0;
const COVER: f32 = 156.0;

/// As above, at a short side where four sit: the ledger then has two lines for each player.
const HIGH_FOOT: f32 = 82.0;
const COVER_OF_FOUR: f32 = 112.0;

/// Height of the cards in the hand of one of two, and of one of several.
const HAND: f32 = 140.0;
const HAND_OF_FOUR: f32 = 120.0;

/// Smallest visible part of a card that a finger can hit.
const MIN_STEP: f32 = 48.0;

/// Offset of a row below the one behind, as a fraction of a card.
const DROP: f32 = 0.52;

/// Largest distance that the ends of a fan hang down.
const HANG: f32 = 14.0;

/// Closed hand and plate of a computer player.
const CLOSED: f32 = 100.0;
const CLOSED_STEP: f32 = 20.0;
const CLOSED_STRIP: f32 = 76.0;
const TAG: Vec2 = Vec2::new(170.0, 52.0);

/// Height of the dummy's name above its cards.
const DUMMY_TAG: f32 = 34.0;

/// Offset of a stock card from the one below it, in units.
const PILE_LIFT: f32 = 0.16;

/// Size of the shared tools, and their maximum number.
const TOOL: f32 = 50.0;
const TOOLS: f32 = 3.0;

/// Largest room for a prompt panel.
const PANEL: Vec2 = Vec2::new(620.0, 360.0);

impl Viewport {
    /// Returns `true` if the window has room for people to sit round it.
    #[must_use]
    pub fn seats_round(&self) -> bool {
        let room = self.size * self.unit;
        room.min_element() >= MIN_WINDOW.x - 0.5 && room.max_element() >= MIN_WINDOW.y - 0.5
    }
}

/// Layout of a table that people sit round.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct FacingLayout {
    table: Table,
}

impl FacingLayout {
    pub(crate) fn new(table: Table) -> FacingLayout {
        FacingLayout { table }
    }

    /// Returns the units per real unit of the reference window.
    #[must_use]
    pub fn unit(&self) -> f32 {
        let unit = self.viewport.unit;
        let shorter = (self.viewport.size * unit).min_element();
        (shorter / USUAL).clamp(SCALES.0, SCALES.1) / unit
    }

    /// Returns the pixels of the interface per real unit of the reference window.
    #[must_use]
    pub fn pixel(&self) -> f32 {
        self.unit() / self.scale
    }
}

impl Deref for FacingLayout {
    type Target = Table;

    fn deref(&self) -> &Table {
        &self.table
    }
}

impl Layout for FacingLayout {
    fn table(&self) -> &Table {
        &self.table
    }

    fn pose(&self, place: Place) -> Pose {
        let Place {
            zone,
            index,
            count,
            under,
        } = place;
        match zone {
            Zone::Stock => self.stock_card(index),
            Zone::Drawn => self.drawn(),
            Zone::Hand(seat) => self.hand(seat, index, count),
            Zone::Discards => self.discard(index),
            Zone::Trick(seat) => self.trick(seat, index),
            Zone::Won(seat) => self.won(seat, index, under),
            Zone::Finale => self.finale_pose(place),
        }
    }

    fn hand_height(&self) -> f32 {
        self.height_of_hand()
    }

    fn trick_middle(&self) -> Vec2 {
        self.middle().center()
    }

    /// Widgets at the sides have places of their own.
    fn fixture(&self, fixture: Fixture) -> Option<Rect> {
        (fixture == Fixture::Prompt).then(|| self.prompt().bounds())
    }

    fn drop_at(&self, point: Vec2) -> DropArea {
        self.dropped_at(point)
    }

    fn seat_widget(&self, aside: SeatWidget) -> Option<Placement> {
        self.place_of(aside)
    }

    fn note_to(&self, seat: Seat, size: Vec2) -> Option<Placement> {
        self.note(seat, size)
    }

    fn over_sheets(&self, seat: Seat) -> Option<Placement> {
        Some(self.above_sheet(seat))
    }

    fn info_beside(&self, own: bool, of: Vec2) -> Option<InfoRoom> {
        Some(self.room_aside(own, of))
    }

    fn is_at_bottom(&self, seat: Seat) -> bool {
        seat == self.viewer
    }

    /// Everyone's can.
    fn can_be_slid_along(&self, _seat: Seat) -> bool {
        true
    }

    fn is_beyond_hand(&self, seat: Seat, _count: usize, point: Vec2) -> bool {
        self.beyond_hand(seat, point)
    }

    fn leads_to_middle(&self, seat: Seat, by: Vec2) -> bool {
        let seen = self.seen(seat, by);
        -seen.y > seen.x.abs()
    }

    /// The drawn card is beside its owner's hand, and the discards are beyond it.
    fn flicked(&self, by: Vec2) -> DropArea {
        if self.phase != Phase::Draft {
            return DropArea::Elsewhere;
        }
        let by = self.seen(self.viewer, by);
        match (by.x.abs() > by.y.abs(), by.x < 0.0, by.y < 0.0) {
            (true, true, _) => DropArea::Hand,
            (false, _, true) => DropArea::Discards,
            _ => DropArea::Elsewhere,
        }
    }

    fn seen(&self, seat: Seat, by: Vec2) -> Vec2 {
        Vec2::from_angle(-angle(self.side(seat).quarters())).rotate(by)
    }

    fn unseen(&self, by: Vec2) -> Vec2 {
        Vec2::from_angle(angle(self.side(self.viewer).quarters())).rotate(by)
    }
}

#[cfg(test)]
mod tests;
