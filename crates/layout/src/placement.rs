//! Widgets that are turned to people round the screen, and where they are.

use bevy_math::{Rect, Rot2, Vec2, Vec2Swizzles};
use spades_rules::Seat;

use crate::Side;

/// A widget at a side, turned to the person there.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum SeatWidget {
    /// Remarks and prompts, or the buttons that answer them.
    Line(Seat),
    /// The cover that you hold to see your own cards.
    Cover(Seat),
    /// Names, bids, tricks and scores of all players.
    Ledger(Seat),
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
pub struct Placement {
    /// Center, in units.
    pub center: Vec2,
    /// Width and height as seen by the person it is turned to, in units.
    pub size: Vec2,
    /// Quarter turns clockwise.
    pub quarters: u8,
}

impl Placement {
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
pub(crate) fn angle(quarters: u8) -> f32 {
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
}
