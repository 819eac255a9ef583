//! Layout of the table at every window size. Pure; distances are those of the art guide, in units (origin top left, y down).

mod draft;
mod drops;
mod facing;
mod fingers;
mod fixture;
mod fixtures;
mod hands;
mod phone;
mod prompts;
mod zones;

use bevy::ecs::resource::Resource;
use bevy::math::{Rect, Vec2};
use spades_rules::{Phase, Seat};

use super::scene::{Place, Scene, Zone};
use crate::ui::Viewport;
use crate::ui::viewport::Device;

pub use facing::{Facing, SeatWidget, Stand, turned};
pub use fingers::TellingRoom;
pub use fixture::Fixture;

/// Width of a card over its height.
pub const RATIO: f32 = 5.0 / 7.0;

/// Height of the card drawn in a draft, in units.
const DRAWN_HEIGHT: f32 = 290.0;

/// Returns the height of the largest cards on the table, in units.
#[must_use]
pub fn tallest_card(viewport: &Viewport) -> f32 {
    if matches!(viewport.device, Device::PhoneUpright | Device::PhoneOnItsSide) {
        return phone::LARGEST_DRAWN;
    }
    DRAWN_HEIGHT.max(zones::duel_height(viewport.upright()))
}

/// Distance that a raised card moves up, in units, and its relative growth.
pub const RAISE: f32 = 46.0;
/// See [`RAISE`].
pub const RAISE_GROWTH: f32 = 0.06;

/// Position and look of a card, in units (origin top left, y down).
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Pose {
    /// Centre of the card.
    pub center: Vec2,
    /// Clockwise, in radians.
    pub angle: f32,
    /// Height of the card.
    pub height: f32,
    /// Stacking order; higher is nearer.
    pub z: f32,
    /// Opacity.
    pub alpha: f32,
}

impl Pose {
    /// Returns the pose of an upright card.
    fn straight(center: Vec2, height: f32, z: f32) -> Pose {
        Pose {
            center,
            angle: 0.0,
            height,
            z,
            alpha: 1.0,
        }
    }

    /// Returns the width of the card.
    #[must_use]
    pub fn width(&self) -> f32 {
        self.height * RATIO
    }

    /// Returns the pose of the card when it is raised under the pointer.
    #[must_use]
    pub fn raised(&self) -> Pose {
        Pose {
            center: self.center + Vec2::from_angle(self.angle).rotate(Vec2::new(0.0, -RAISE)),
            height: self.height * (1.0 + RAISE_GROWTH),
            ..*self
        }
    }

    /// Returns the bounding rectangle of the card.
    #[must_use]
    pub fn bounds(&self) -> Rect {
        let around = |rect: Rect, corner: &Vec2| rect.union_point(*corner);
        self.corners()
            .iter()
            .fold(Rect::from_center_size(self.center, Vec2::ZERO), around)
    }

    /// Returns the four corners, clockwise from the top left.
    #[must_use]
    pub fn corners(&self) -> [Vec2; 4] {
        let half = Vec2::new(self.width(), self.height) / 2.0;
        [
            Vec2::new(-1.0, -1.0),
            Vec2::new(1.0, -1.0),
            Vec2::new(1.0, 1.0),
            Vec2::new(-1.0, 1.0),
        ]
        .map(|corner| self.center + Vec2::from_angle(self.angle).rotate(half * corner))
    }
}

/// Arrangement of the table, by window shape and number of players.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Arrangement {
    /// Two players, in a window that is wider than high.
    WideTwo,
    /// Three players and a dummy.
    WideThree,
    /// Four players.
    WideFour,
    /// Two players, in a window that is higher than wide.
    UprightTwo,
    /// Three players and a dummy.
    UprightThree,
    /// Four players.
    UprightFour,
}

impl Arrangement {
    /// Returns the arrangement for a window shape and a number of players.
    #[must_use]
    pub fn of(upright: bool, players: usize) -> Arrangement {
        match (upright, players) {
            (false, 2) => Arrangement::WideTwo,
            (false, 3) => Arrangement::WideThree,
            (false, _) => Arrangement::WideFour,
            (true, 2) => Arrangement::UprightTwo,
            (true, 3) => Arrangement::UprightThree,
            (true, _) => Arrangement::UprightFour,
        }
    }

    /// Returns the number of hands on the table, including the dummy's.
    #[must_use]
    pub fn hands(self) -> usize {
        match self {
            Arrangement::WideTwo | Arrangement::UprightTwo => 2,
            _ => 4,
        }
    }

    /// Returns `true` if the window is higher than wide.
    #[must_use]
    pub fn upright(self) -> bool {
        matches!(
            self,
            Arrangement::UprightTwo | Arrangement::UprightThree | Arrangement::UprightFour
        )
    }
}

/// Hands that are face up, by seat.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
struct OpenHands([bool; 4]);

impl OpenHands {
    fn has(self, seat: Seat) -> bool {
        self.0.get(seat) == Some(&true)
    }
}

impl FromIterator<Seat> for OpenHands {
    fn from_iter<T: IntoIterator<Item = Seat>>(seats: T) -> OpenHands {
        let mut open = OpenHands::default();
        for seat in seats {
            open.0[seat] = true;
        }
        open
    }
}

/// Everything that determines the layout.
#[derive(Resource, Clone, Copy, Debug, PartialEq)]
pub struct TableGeometry {
    viewport: Viewport,
    /// Units per pixel of the interface, whose size the player chooses.
    scale: f32,
    arrangement: Arrangement,
    /// Number of sides that score.
    sides: usize,
    /// Seat at the bottom.
    viewer: Seat,
    /// Open hands other than the viewer's.
    open: OpenHands,
    /// Phase of the round: the discards are on the table only in the draft.
    phase: Phase,
    /// `true` if the cards in no hand are out of play and not shown.
    out_of_play: bool,
    /// Seat that discards the first card of a draft.
    first: Seat,
    /// People who sit round the screen.
    facing: Option<Facing>,
    /// `true` in a replay, where no decisions are made.
    watched: bool,
}

impl Default for TableGeometry {
    fn default() -> TableGeometry {
        TableGeometry {
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

impl TableGeometry {
    /// Returns the geometry of a scene in a window.
    #[must_use]
    pub fn new(viewport: &Viewport, scene: &Scene) -> TableGeometry {
        let rules = scene.rules();
        TableGeometry {
            viewport: *viewport,
            scale: viewport.scale,
            arrangement: Arrangement::of(viewport.upright(), usize::from(rules.players)),
            sides: rules.side_count(),
            viewer: scene.viewer,
            open: (0..scene.hands.len()).filter(|&seat| scene.lies_open(seat)).collect(),
            phase: scene.phase,
            out_of_play: scene.out_of_play,
            first: scene.discarded_first(),
            facing: None,
            watched: false,
        }
    }

    /// Returns the same table in a replay, or not.
    #[must_use]
    pub fn watched(self, watched: bool) -> TableGeometry {
        TableGeometry { watched, ..self }
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
    fn side_at(&self, relative: usize) -> Side {
        match (self.arrangement.hands(), relative) {
            (_, 0) => Side::Bottom,
            (2, _) | (4, 2) => Side::Top,
            (_, 1) => Side::Left,
            _ => Side::Right,
        }
    }

    /// Returns `true` if a hand other than the viewer's is face up at an edge.
    fn open_at(&self, side: Side) -> bool {
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
    fn at(&self, x: f32, y: f32) -> Vec2 {
        self.viewport.size * Vec2::new(x, y)
    }
}

/// A fan of cards along an arc: card `index` of `count`, `step` apart and turned by `angle` each, around `middle`.
#[derive(Clone, Copy)]
struct Fan {
    middle: Vec2,
    step: f32,
    angle: f32,
    height: f32,
}

impl Fan {
    fn pose(self, index: usize, count: usize, z: f32) -> Pose {
        let t = index as f32 - (count as f32 - 1.0) / 2.0;
        let turn = t * self.angle;
        let radius = self.step / self.angle;
        Pose {
            angle: turn,
            ..Pose::straight(
                self.middle + Vec2::new(radius * turn.sin(), radius * (1.0 - turn.cos())),
                self.height,
                z + index as f32,
            )
        }
    }
}

/// An edge of the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Side {
    /// The viewer's.
    Bottom,
    /// To the viewer's left.
    Left,
    /// Opposite.
    Top,
    /// To the viewer's right.
    Right,
}

#[cfg(test)]
mod tests;
