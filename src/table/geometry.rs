//! Where every place of the table is, at every window size. Pure; distances are those of the art guide, in units (origin top left,
//! y down).

mod draft;
mod drops;
mod facing;
mod fingers;
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

pub use facing::{Aside, Facing, Stand, turned};
pub use fingers::TellingRoom;
pub use fixtures::Fixture;

/// Width of a card over its height.
pub const RATIO: f32 = 5.0 / 7.0;

/// Height of the card drawn in a draft, in units.
const DRAWN_HEIGHT: f32 = 290.0;

/// Height of the largest cards on the table, in units.
#[must_use]
pub fn tallest_card(viewport: &Viewport) -> f32 {
    if matches!(viewport.device, Device::PhoneUpright | Device::PhoneOnItsSide) {
        return phone::LARGEST_DRAWN;
    }
    DRAWN_HEIGHT.max(zones::duel_height(viewport.upright()))
}

/// How far a raised card goes up, in units, and how much it grows.
pub const RAISE: f32 = 46.0;
/// See [`RAISE`].
pub const RAISE_GROWTH: f32 = 0.06;

/// Where a card is drawn, in units (origin top left, y down).
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Pose {
    /// The middle of the card.
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
    /// A card that lies straight.
    fn straight(center: Vec2, height: f32, z: f32) -> Pose {
        Pose {
            center,
            angle: 0.0,
            height,
            z,
            alpha: 1.0,
        }
    }

    /// Width of the card.
    #[must_use]
    pub fn width(&self) -> f32 {
        self.height * RATIO
    }

    /// The same card under the pointer.
    #[must_use]
    pub fn raised(&self) -> Pose {
        Pose {
            center: self.center + Vec2::from_angle(self.angle).rotate(Vec2::new(0.0, -RAISE)),
            height: self.height * (1.0 + RAISE_GROWTH),
            ..*self
        }
    }

    /// The rectangle around the card.
    #[must_use]
    pub fn bounds(&self) -> Rect {
        let around = |rect: Rect, corner: &Vec2| rect.union_point(*corner);
        self.corners()
            .iter()
            .fold(Rect::from_center_size(self.center, Vec2::ZERO), around)
    }

    /// The four corners, clockwise from the top left.
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

/// How the table is laid: by the shape of the window and by how many play.
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
    /// The arrangement for a window and so many players.
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

    /// Hands on the table, the dummy's included.
    #[must_use]
    pub fn hands(self) -> usize {
        match self {
            Arrangement::WideTwo | Arrangement::UprightTwo => 2,
            _ => 4,
        }
    }

    /// Whether the window is higher than wide.
    #[must_use]
    pub fn upright(self) -> bool {
        matches!(
            self,
            Arrangement::UprightTwo | Arrangement::UprightThree | Arrangement::UprightFour
        )
    }
}

/// Hands that lie open, by seat.
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

/// Everything that decides where things are.
#[derive(Resource, Clone, Copy, Debug, PartialEq)]
pub struct TableGeometry {
    viewport: Viewport,
    /// Units to a pixel of the interface, whose size the player chooses.
    scale: f32,
    arrangement: Arrangement,
    /// Sides that score.
    sides: usize,
    /// The seat at the bottom.
    viewer: Seat,
    /// The hands besides the viewer's that lie open.
    open: OpenHands,
    /// Draft or not decides whether the discards lie on the table.
    phase: Phase,
    /// Whether the cards that are in nobody's hand are out of play, and not shown.
    out_of_play: bool,
    /// The seat that throws the first card of a draft away.
    first: Seat,
    /// People who sit round the screen.
    facing: Option<Facing>,
    /// Whether a match is looked at again: nothing is decided.
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
    /// The geometry of a scene in a window.
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

    /// The same table while a match is looked at again, or not.
    #[must_use]
    pub fn watched(self, watched: bool) -> TableGeometry {
        TableGeometry { watched, ..self }
    }

    /// The window.
    #[must_use]
    pub fn viewport(&self) -> &Viewport {
        &self.viewport
    }

    /// Units to a pixel of the interface.
    #[must_use]
    pub fn scale(&self) -> f32 {
        self.scale
    }

    /// How the table is laid.
    #[must_use]
    pub fn arrangement(&self) -> Arrangement {
        self.arrangement
    }

    /// Sides that score.
    #[must_use]
    pub fn sides(&self) -> usize {
        self.sides
    }

    /// The place of a seat as seen from the viewer: 0 at the bottom, then clockwise.
    #[must_use]
    pub fn relative(&self, seat: Seat) -> usize {
        let hands = self.arrangement.hands();
        let bottom = self.facing.map_or(self.viewer, |facing| facing.home);
        (seat + hands - bottom) % hands
    }

    /// Which edge a seat sits at.
    #[must_use]
    pub fn side(&self, seat: Seat) -> Side {
        self.side_at(self.relative(seat))
    }

    /// Which edge is so many places clockwise from the bottom.
    fn side_at(&self, relative: usize) -> Side {
        match (self.arrangement.hands(), relative) {
            (_, 0) => Side::Bottom,
            (2, _) | (4, 2) => Side::Top,
            (_, 1) => Side::Left,
            _ => Side::Right,
        }
    }

    /// Whether a hand lies open at an edge, other than the viewer's.
    fn open_at(&self, side: Side) -> bool {
        (0..self.arrangement.hands()).any(|seat| self.open.has(seat) && self.side(seat) == side)
    }

    /// Where a place is.
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

    /// From where something is heard that happens in a zone: −1 at the left to 1 at the right, never wholly at one side.
    #[must_use]
    pub fn pan(&self, zone: Zone) -> f32 {
        const WIDEST: f32 = 0.7;
        let across = self.pose(Place::only(zone)).center.x / self.viewport.size.x;
        WIDEST * (across * 2.0 - 1.0).clamp(-1.0, 1.0)
    }

    /// A point by its shares of the window's width and height.
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
    /// The viewer.
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
