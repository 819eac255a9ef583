//! Layout when people sit round the screen, each at one side: a strip along each person's edge, turned to them, and the shared widgets
//! in the middle.
//!
//! Strips are arranged like the sails of a mill: each begins in the corner to its owner's left and ends at the next strip.

mod cards;
mod told;

use bevy_math::{Rect, Rot2, Vec2, Vec2Swizzles};
use spades_rules::Seat;

use crate::{Pose, RATIO, Side, TableLayout, Viewport};

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

/// A widget at a side, turned to the person there.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum SeatWidget {
    /// Remarks and prompts, or the buttons that answer them.
    Line(Seat),
    /// The cover that you hold to see your own cards.
    Cover(Seat),
    /// Names, bids, tricks and scores of all players.
    Ledger(Seat),
    /// The menu button.
    Menu(Seat),
    /// The name of a computer player or the dummy.
    Tag(Seat),
    /// The shared tools, in the middle.
    Tools,
    /// The number of cards left in the stock.
    Stock,
    /// A panel that prompts the player to act.
    Prompt,
}

/// Position and rotation of a widget.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Stand {
    /// Centre, in units.
    pub center: Vec2,
    /// Width and height as seen by the person it is turned to, in units.
    pub size: Vec2,
    /// Quarter turns clockwise.
    pub quarters: u8,
}

impl Stand {
    /// Returns the rectangle that it covers in the window.
    #[must_use]
    pub fn bounds(&self) -> Rect {
        let size = if self.quarters.is_multiple_of(2) {
            self.size
        } else {
            self.size.yx()
        };
        Rect::from_center_size(self.center, size)
    }
}

/// Returns the rotation by a number of quarter turns clockwise.
#[must_use]
pub fn turned(quarters: u8) -> Rot2 {
    Rot2::radians(angle(quarters))
}

/// Returns the same rotation in radians.
fn angle(quarters: u8) -> f32 {
    match quarters % 4 {
        3 => -std::f32::consts::FRAC_PI_2,
        turns => f32::from(turns) * std::f32::consts::FRAC_PI_2,
    }
}

impl Side {
    /// Returns the clockwise quarter turns of widgets turned to this side.
    #[must_use]
    pub fn quarters(self) -> u8 {
        match self {
            Side::Bottom => 0,
            Side::Left => 1,
            Side::Top => 2,
            Side::Right => 3,
        }
    }

    /// Returns the side at the right end of this one, as seen by the person there.
    fn to_the_right(self) -> Side {
        match self {
            Side::Bottom => Side::Right,
            Side::Right => Side::Top,
            Side::Top => Side::Left,
            Side::Left => Side::Bottom,
        }
    }

    /// Returns `true` for an edge along the window's width.
    fn across(self) -> bool {
        matches!(self, Side::Bottom | Side::Top)
    }
}

/// Occupant of a strip.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Sitter {
    Person,
    Computer,
    Dummy,
    Nobody,
}

/// The strip along an edge. Within it, x goes to its owner's right and y towards the owner.
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

impl Viewport {
    /// Returns `true` if the window has room for people to sit round it.
    #[must_use]
    pub fn seats_round(&self) -> bool {
        let room = self.size * self.unit;
        room.min_element() >= MIN_WINDOW.x - 0.5 && room.max_element() >= MIN_WINDOW.y - 0.5
    }
}

impl TableLayout {
    /// Returns the units per real unit of the reference window.
    #[must_use]
    pub fn facing_unit(&self) -> f32 {
        let unit = self.viewport.unit;
        let shorter = (self.viewport.size * unit).min_element();
        (shorter / USUAL).clamp(SCALES.0, SCALES.1) / unit
    }

    /// Returns the pixels of the interface per real unit of the reference window.
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

    /// Returns the number of players, not counting the dummy.
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

    /// Returns the number of rows for thirteen cards at a side.
    fn rows(&self, side: Side) -> usize {
        let unit = self.facing_unit();
        let window = self.viewport.size;
        let edge = if side.across() { window.x } else { window.y };
        let beside = if self.arrangement.hands() == 2 {
            // Room for the drawn card.
            HAND * RATIO + MARGIN
        } else {
            // Room for the strip at its end.
            260.0
        };
        let card = self.facing_hand_height() * RATIO;
        let step = (edge - (beside + 2.0 * MARGIN) * unit - card) / 12.0;
        if step < MIN_STEP * unit { 2 } else { 1 }
    }

    /// Returns the depth of a strip that its cards take.
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

    /// Returns the height of the widgets along an edge, in real units of the reference window.
    fn foot(&self, side: Side) -> f32 {
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

    /// Returns the shared area between the strips.
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

    /// Returns the room for sheets over the table: between the widgets along the edges, with equal margins at opposite edges.
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

    /// Returns the place for notices while a sheet turned to `seat` covers the table, if people sit round the screen: at the sheet's
    /// upper edge, over its title but none of its figures.
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

    /// Returns the place of a widget at a side, if it is shown.
    #[must_use]
    pub fn aside(&self, aside: SeatWidget) -> Option<Stand> {
        self.facing?;
        let unit = self.facing_unit();
        let (margin, gap) = (MARGIN * unit, GAP * unit);
        let strip = |seat: Seat, of: Sitter| {
            let side = self.side(seat);
            (seat < self.arrangement.hands() && self.sitter(side) == of).then(|| self.strip(side))
        };
        // `range` gives its start and end along the edge.
        let foot = |seat, range: &dyn Fn(f32) -> (f32, f32)| {
            let strip = strip(seat, Sitter::Person)?;
            let bottom = strip.depth - gap;
            let (from, to) = range(strip.length / unit);
            let top = bottom - self.foot(strip.side) * unit;
            Some(strip.stand(Vec2::new(from * unit, top), Vec2::new(to * unit, bottom)))
        };
        let cover = MARGIN + self.cover();
        match aside {
            SeatWidget::Line(seat) => {
                let strip = strip(seat, Sitter::Person)?;
                let to = Vec2::new(strip.length - margin, gap + LINE * unit);
                Some(strip.stand(Vec2::new(margin, gap), to))
            }
            SeatWidget::Cover(seat) => foot(seat, &|_| (MARGIN, cover)),
            SeatWidget::Ledger(seat) => foot(seat, &|length| (cover + GAP, length - (MARGIN + GAP + FOOT))),
            SeatWidget::Menu(seat) => foot(seat, &|length| (length - MARGIN - FOOT, length - MARGIN)),
            SeatWidget::Tag(seat) => self.facing_tag(seat),
            SeatWidget::Tools => {
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
            SeatWidget::Stock => {
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
            SeatWidget::Prompt => Some(self.facing_prompt()),
        }
    }

    /// Returns the place for a short note of this size to a seat: in the middle, at that side, where the shared tools leave room.
    #[must_use]
    pub fn facing_note(&self, seat: Seat, size: Vec2) -> Option<Stand> {
        let tools = self.aside(SeatWidget::Tools)?.bounds();
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

    /// Returns the place for prompts to the player to act: in the middle and over the lines around it, which are empty meanwhile.
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
        // As near to the player to act as possible.
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

    /// Returns `true` if the tools form a row below the trick, rather than a column beside it.
    fn tools_below(&self) -> bool {
        let middle = self.facing_middle();
        self.arrangement.hands() > 2 && middle.height() > middle.width()
    }

    /// Converts a vector on the table to the view of the person at `seat`: down is away from the middle.
    #[must_use]
    pub fn seen(&self, seat: Seat, by: Vec2) -> Vec2 {
        if self.facing.is_none() {
            return by;
        }
        Vec2::from_angle(-angle(self.side(seat).quarters())).rotate(by)
    }

    /// Converts a vector from the view of the player to act to the table.
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
