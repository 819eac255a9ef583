//! Where everything is when people sit round the screen, each at a side of it: a strip along the edge for each of them, turned to whoever
//! sits there, and in the middle what is everybody's.
//!
//! Strips run like the sails of a mill: each begins in the corner to its owner's left, and ends where the next one stands.

mod cards;
mod told;

use bevy::ecs::component::Component;
use bevy::math::{Rect, Rot2, Vec2, Vec2Swizzles};
use bevy::ui::{Node, UiTransform};
use spades_rules::Seat;

use super::{Pose, RATIO, Side, TableGeometry};
use crate::ui::Viewport;

/// The sides of the smallest window that people sit round, in real units: the shorter and the longer.
const LEAST: Vec2 = Vec2::new(720.0, 1000.0);

/// The shorter side of the window that the measures here are made for, in real units; in others they are larger or smaller, within these
/// bounds.
const USUAL: f32 = 768.0;
const SCALES: (f32, f32) = (0.93, 1.75);

/// Around and between things.
const MARGIN: f32 = 12.0;
const GAP: f32 = 8.0;

/// What is said and asked, or the buttons that answer it.
const LINE: f32 = 50.0;

/// Cover, ledger and menu along the edge.
const FOOT: f32 = 54.0;
const COVER: f32 = 156.0;

/// The same at a short side where four sit: the ledger has two lines for everybody.
const HIGH_FOOT: f32 = 82.0;
const COVER_OF_FOUR: f32 = 112.0;

/// Cards in the hand of one of two, and of one of several.
const HAND: f32 = 140.0;
const HAND_OF_FOUR: f32 = 120.0;

/// The least that shows of a card: a finger hits it.
const LEAST_STEP: f32 = 48.0;

/// How far a row lies below the one behind, as a part of a card.
const DROP: f32 = 0.52;

/// How far the ends of a fan hang down at the most.
const HANG: f32 = 14.0;

/// The closed hand and the plate of the computer.
const CLOSED: f32 = 100.0;
const CLOSED_STEP: f32 = 20.0;
const CLOSED_STRIP: f32 = 76.0;
const TAG: Vec2 = Vec2::new(170.0, 52.0);

/// The dummy's name above its cards.
const DUMMY_TAG: f32 = 34.0;

/// How far a card of the stock lies above the next lower one, in units.
const PILE_LIFT: f32 = 0.16;

/// Tools that everybody uses: how large, and how many there are at the most.
const TOOL: f32 = 50.0;
const TOOLS: f32 = 3.0;

/// The largest room for a panel that asks.
const PANEL: Vec2 = Vec2::new(620.0, 360.0);

/// Who sits round the screen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Facing {
    /// Whose side is the lower edge.
    pub home: Seat,
    /// The seats of people.
    pub people: [bool; 4],
}

/// Something that stands at a side, turned to whoever sits there.
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Aside {
    /// What is said and asked, or the buttons that answer it.
    Line(Seat),
    /// What is held to see one's own cards.
    Cover(Seat),
    /// Names, bids, tricks and scores of all.
    Ledger(Seat),
    /// The menu.
    Menu(Seat),
    /// Who plays for the computer, or the dummy.
    Tag(Seat),
    /// What everybody uses, in the middle.
    Tools,
    /// What the stock has left.
    Stock,
    /// A panel that asks whoever is to decide.
    Prompt,
}

/// Where something stands, and how it is turned.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Stand {
    /// Its middle, in units.
    pub center: Vec2,
    /// Its width and height as whoever it is turned to sees them, in units.
    pub size: Vec2,
    /// Quarter turns clockwise.
    pub quarters: u8,
}

impl Stand {
    /// The rectangle that it covers in the window.
    #[must_use]
    pub fn bounds(&self) -> Rect {
        let size = if self.quarters.is_multiple_of(2) {
            self.size
        } else {
            self.size.yx()
        };
        Rect::from_center_size(self.center, size)
    }

    /// How its node is turned.
    #[must_use]
    pub fn turn(&self) -> UiTransform {
        UiTransform::from_rotation(turned(self.quarters))
    }

    /// Lays a node there, before it is turned.
    pub fn place(&self, geometry: &TableGeometry, node: &mut Node) {
        geometry.place_node(Rect::from_center_size(self.center, self.size), node);
    }
}

/// So many quarter turns clockwise.
#[must_use]
pub fn turned(quarters: u8) -> Rot2 {
    Rot2::radians(angle(quarters))
}

/// The same in radians.
fn angle(quarters: u8) -> f32 {
    match quarters % 4 {
        3 => -std::f32::consts::FRAC_PI_2,
        turns => f32::from(turns) * std::f32::consts::FRAC_PI_2,
    }
}

impl Side {
    /// Quarter turns clockwise of what is turned to whoever sits there.
    #[must_use]
    pub fn quarters(self) -> u8 {
        match self {
            Side::Bottom => 0,
            Side::Left => 1,
            Side::Top => 2,
            Side::Right => 3,
        }
    }

    /// The side at the right end of this one, as whoever sits there sees it.
    fn to_the_right(self) -> Side {
        match self {
            Side::Bottom => Side::Right,
            Side::Right => Side::Top,
            Side::Top => Side::Left,
            Side::Left => Side::Bottom,
        }
    }

    /// Whether it is an edge as long as the window is wide.
    fn across(self) -> bool {
        matches!(self, Side::Bottom | Side::Top)
    }
}

/// What a strip is for.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Sitter {
    Person,
    Computer,
    Dummy,
    Nobody,
}

/// The strip along an edge. Within it x goes to its owner's right, and y towards the owner.
#[derive(Clone, Copy)]
struct Strip {
    side: Side,
    window: Vec2,
    length: f32,
    depth: f32,
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

    fn stand(&self, from: Vec2, to: Vec2) -> Stand {
        let middle = (from + to) / 2.0;
        Stand {
            center: self.at(middle.x, middle.y),
            size: to - from,
            quarters: self.side.quarters(),
        }
    }

    fn pose(&self, x: f32, y: f32, lean: f32, height: f32, z: f32) -> Pose {
        Pose {
            angle: angle(self.side.quarters()) + lean,
            ..Pose::straight(self.at(x, y), height, z)
        }
    }
}

impl TableGeometry {
    /// Whether a window has room for people to sit round it.
    #[must_use]
    pub fn seats_round(viewport: &Viewport) -> bool {
        let room = viewport.size * viewport.unit;
        room.min_element() >= LEAST.x - 0.5 && room.max_element() >= LEAST.y - 0.5
    }

    /// The same table with people round it.
    #[must_use]
    pub fn round_the_screen(self, facing: Option<Facing>) -> TableGeometry {
        TableGeometry { facing, ..self }
    }

    /// Who sits round the screen, if people do.
    #[must_use]
    pub fn facing(&self) -> Option<Facing> {
        self.facing
    }

    /// Units to what is one real unit in the usual window.
    #[must_use]
    pub fn facing_unit(&self) -> f32 {
        let unit = self.viewport.unit;
        let shorter = (self.viewport.size * unit).min_element();
        (shorter / USUAL).clamp(SCALES.0, SCALES.1) / unit
    }

    /// Pixels of the interface to the same.
    #[must_use]
    pub fn facing_pixel(&self) -> f32 {
        self.facing_unit() / self.scale
    }

    fn sitter(&self, side: Side) -> Sitter {
        let hands = self.arrangement.hands();
        let Some(seat) = (0..hands).find(|&seat| self.side(seat) == side) else {
            return Sitter::Nobody;
        };
        match self.facing {
            Some(facing) if facing.people[seat] => Sitter::Person,
            _ if self.players() == 3 && seat == 3 => Sitter::Dummy,
            _ => Sitter::Computer,
        }
    }

    /// How many play; a dummy does not.
    fn players(&self) -> usize {
        use super::Arrangement::{UprightThree, WideThree};
        match self.arrangement {
            WideThree | UprightThree => 3,
            other => other.hands(),
        }
    }

    pub(super) fn facing_hand_height(&self) -> f32 {
        let usual = if self.arrangement.hands() == 2 {
            HAND
        } else {
            HAND_OF_FOUR
        };
        usual * self.facing_unit()
    }

    /// In how many rows thirteen cards lie at a side.
    fn rows(&self, side: Side) -> usize {
        let unit = self.facing_unit();
        let window = self.viewport.size;
        let edge = if side.across() { window.x } else { window.y };
        let beside = if self.arrangement.hands() == 2 {
            // The drawn card.
            HAND * RATIO + MARGIN
        } else {
            // The strip at its end.
            260.0
        };
        let card = self.facing_hand_height() * RATIO;
        let step = (edge - (beside + 2.0 * MARGIN) * unit - card) / 12.0;
        if step < LEAST_STEP * unit { 2 } else { 1 }
    }

    /// How much of a strip its cards take.
    fn rows_height(&self, side: Side) -> f32 {
        let height = self.facing_hand_height();
        match self.rows(side) {
            1 => height + HANG * self.facing_unit(),
            _ => height * (1.0 + DROP),
        }
    }

    fn depth(&self, side: Side) -> f32 {
        let unit = self.facing_unit();
        match self.sitter(side) {
            Sitter::Nobody => 0.0,
            Sitter::Computer => CLOSED_STRIP * unit,
            Sitter::Dummy => self.rows_height(side) + (DUMMY_TAG + 3.0 * GAP) * unit,
            Sitter::Person => self.rows_height(side) + (LINE + self.foot(side) + 4.0 * GAP) * unit,
        }
    }

    /// How high what stands along an edge is, in real units of the usual window.
    fn foot(&self, side: Side) -> f32 {
        if self.arrangement.hands() > 2 && self.rows(side) == 2 {
            HIGH_FOOT
        } else {
            FOOT
        }
    }

    /// Whether a seat's ledger is short and high.
    #[must_use]
    pub fn ledger_is_high(&self, seat: Seat) -> bool {
        self.foot(self.side(seat)) > FOOT
    }

    /// How long a cover is, in real units of the usual window.
    fn cover(&self) -> f32 {
        if self.arrangement.hands() > 2 {
            COVER_OF_FOUR
        } else {
            COVER
        }
    }

    fn strip(&self, side: Side) -> Strip {
        let window = self.viewport.size;
        let edge = if side.across() { window.x } else { window.y };
        Strip {
            side,
            window,
            length: edge - self.depth(side.to_the_right()),
            depth: self.depth(side),
        }
    }

    /// What is everybody's, between the strips.
    #[must_use]
    pub fn facing_middle(&self) -> Rect {
        let window = self.viewport.size;
        Rect::new(
            self.depth(Side::Left),
            self.depth(Side::Top),
            window.x - self.depth(Side::Right),
            window.y - self.depth(Side::Bottom),
        )
    }

    /// The room between what stands along the edges, with as much free at opposite ones, for what lies over the table.
    #[must_use]
    pub fn between_the_edges(&self) -> Rect {
        let edge = |side: Side| match self.sitter(side) {
            Sitter::Person => (self.foot(side) + 2.0 * GAP) * self.facing_unit(),
            _ => 0.0,
        };
        let free = |one: Side, other: Side| edge(one).max(edge(other));
        let free = Vec2::new(free(Side::Left, Side::Right), free(Side::Top, Side::Bottom));
        Rect::from_corners(free, self.viewport.size - free)
    }

    /// Where something is told while a sheet lies over the table that is turned to a seat: at the sheet's upper edge, where its title is and
    /// none of its figures, if people sit round the screen.
    #[must_use]
    pub fn over_sheets(&self, seat: Seat) -> Option<Stand> {
        self.facing?;
        let side = self.side(seat);
        let room = self.between_the_edges();
        let size = if side.across() { room.size() } else { room.size().yx() };
        Some(Stand {
            center: room.center(),
            size,
            quarters: side.quarters(),
        })
    }

    /// Where something stands at a side, if it does.
    #[must_use]
    pub fn aside(&self, aside: Aside) -> Option<Stand> {
        self.facing?;
        let unit = self.facing_unit();
        let (margin, gap) = (MARGIN * unit, GAP * unit);
        let strip = |seat: Seat, of: Sitter| {
            let side = self.side(seat);
            (seat < self.arrangement.hands() && self.sitter(side) == of).then(|| self.strip(side))
        };
        // From where to where along the edge.
        let foot = |seat, range: &dyn Fn(f32) -> (f32, f32)| {
            let strip = strip(seat, Sitter::Person)?;
            let bottom = strip.depth - gap;
            let (from, to) = range(strip.length / unit);
            let top = bottom - self.foot(strip.side) * unit;
            Some(strip.stand(Vec2::new(from * unit, top), Vec2::new(to * unit, bottom)))
        };
        let cover = MARGIN + self.cover();
        match aside {
            Aside::Line(seat) => {
                let strip = strip(seat, Sitter::Person)?;
                let to = Vec2::new(strip.length - margin, gap + LINE * unit);
                Some(strip.stand(Vec2::new(margin, gap), to))
            }
            Aside::Cover(seat) => foot(seat, &|_| (MARGIN, cover)),
            Aside::Ledger(seat) => foot(seat, &|length| (cover + GAP, length - (MARGIN + GAP + FOOT))),
            Aside::Menu(seat) => foot(seat, &|length| (length - MARGIN - FOOT, length - MARGIN)),
            Aside::Tag(seat) => self.facing_tag(seat),
            Aside::Tools => {
                let middle = self.facing_middle();
                let long = TOOL * TOOLS + GAP * (TOOLS - 1.0);
                let (size, center) = if self.tools_below() {
                    let y = middle.max.y - gap - TOOL * unit / 2.0;
                    (Vec2::new(long, TOOL), Vec2::new(middle.center().x, y))
                } else {
                    let x = middle.min.x + gap + TOOL * unit / 2.0;
                    (Vec2::new(TOOL, long), Vec2::new(x, middle.center().y))
                };
                Some(Stand {
                    center,
                    size: size * unit,
                    quarters: 0,
                })
            }
            Aside::Stock => {
                let (stock, height) = self.facing_stock();
                let side = self.side(self.viewer);
                let below = Vec2::new(0.0, height / 2.0 + 14.0 * unit);
                let above = below + Vec2::new(0.0, 52.0 * PILE_LIFT);
                (self.arrangement.hands() == 2).then(|| Stand {
                    center: stock + if side == Side::Bottom { below } else { -above },
                    size: Vec2::new(1.3 * height * RATIO, 22.0 * unit),
                    quarters: side.quarters(),
                })
            }
            Aside::Prompt => Some(self.facing_prompt()),
        }
    }

    /// Where something of a size is told for a moment to whoever sits somewhere: in the middle, at that side, and where there is room
    /// beside what everybody uses.
    #[must_use]
    pub fn facing_note(&self, seat: Seat, size: Vec2) -> Option<Stand> {
        let tools = self.aside(Aside::Tools)?.bounds();
        let side = self.side(seat);
        let middle = self.facing_middle().inflate(-GAP * self.facing_unit());
        let turn = |size: Vec2| if side.across() { size } else { size.yx() };
        let size = size.min(turn(middle.size()));
        let along = if side.across() { Vec2::X } else { Vec2::Y };
        let seen = turn(size);
        let edge = if matches!(side, Side::Bottom | Side::Right) {
            1.0
        } else {
            0.0
        };
        let beside = |part: f32| Stand {
            center: middle.min + (middle.size() - seen) * (along * part + along.yx() * edge) + seen / 2.0,
            size,
            quarters: side.quarters(),
        };
        let stands = [0.5, 0.25, 0.75, 0.0, 1.0].map(beside);
        let free = stands
            .into_iter()
            .find(|stand| stand.bounds().intersect(tools).is_empty());
        free.or(Some(stands[0]))
    }

    fn facing_tag(&self, seat: Seat) -> Option<Stand> {
        if seat >= self.arrangement.hands() {
            return None;
        }
        let unit = self.facing_unit();
        let (margin, gap) = (MARGIN * unit, GAP * unit);
        let strip = self.strip(self.side(seat));
        match self.sitter(self.side(seat)) {
            Sitter::Computer => {
                let after = margin + (12.0 * CLOSED_STEP + CLOSED * RATIO + 2.0 * GAP) * unit;
                let to = after + TAG.x * unit;
                let over = (to - (strip.length - margin)).max(0.0);
                let y = (strip.depth - TAG.y * unit) / 2.0;
                Some(strip.stand(Vec2::new(after, y), Vec2::new(to - over, y + TAG.y * unit)))
            }
            Sitter::Dummy => {
                let to = margin + 1.4 * TAG.x * unit;
                Some(strip.stand(Vec2::new(margin, gap), Vec2::new(to, gap + DUMMY_TAG * unit)))
            }
            Sitter::Person | Sitter::Nobody => None,
        }
    }

    /// Where whoever is to decide is asked: in the middle and over the lines around it, which say nothing meanwhile.
    fn facing_prompt(&self) -> Stand {
        let unit = self.facing_unit();
        let side = self.side(self.viewer);
        let line = |side: Side| {
            if self.sitter(side) == Sitter::Person {
                (LINE + GAP) * unit
            } else {
                0.0
            }
        };
        let mut room = self.facing_middle();
        room.min.x -= line(Side::Left);
        room.max.x += line(Side::Right);
        room.min.y -= line(Side::Top);
        room.max.y += line(Side::Bottom);
        let seen = if side.across() { room.size() } else { room.size().yx() };
        let size = (seen - 2.0 * GAP * unit).min(PANEL * unit);
        let mut center = room.center();
        // As near to whoever is asked as there is room for.
        let spare = (seen.y - 2.0 * GAP * unit - size.y) / 2.0;
        center += match side {
            Side::Bottom => Vec2::Y,
            Side::Top => -Vec2::Y,
            Side::Left => -Vec2::X,
            Side::Right => Vec2::X,
        } * spare;
        Stand {
            center,
            size,
            quarters: side.quarters(),
        }
    }

    /// Whether the tools stand in a row below the trick, and not in a column beside it.
    fn tools_below(&self) -> bool {
        let middle = self.facing_middle();
        self.arrangement.hands() > 2 && middle.height() > middle.width()
    }

    /// A way on the table as it is seen from where a hand lies: down is away from the middle.
    #[must_use]
    pub fn seen(&self, seat: Seat, by: Vec2) -> Vec2 {
        if self.facing.is_none() {
            return by;
        }
        Vec2::from_angle(-angle(self.side(seat).quarters())).rotate(by)
    }

    /// A way as whoever is to decide sees it, on the table.
    #[must_use]
    pub fn unseen(&self, by: Vec2) -> Vec2 {
        if self.facing.is_none() {
            return by;
        }
        Vec2::from_angle(angle(self.side(self.viewer).quarters())).rotate(by)
    }
}

#[cfg(test)]
mod tests;
