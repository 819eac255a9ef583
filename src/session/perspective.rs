//! Who looks at the table, and whether that seat's secret cards lie open.

use bevy::prelude::*;
use spades_rules::Seat;

/// Who looks.
#[derive(Resource, Clone, Copy, Debug, PartialEq, Eq)]
pub struct Perspective {
    /// The seat at the bottom of the screen.
    pub viewer: Seat,
    /// Whether its secret cards are shown. Against the computer always; with two people only between the tap that opens them and
    /// the decision.
    pub open: bool,
    /// Whether the curtain is drawn.
    pub curtain: bool,
}

impl Default for Perspective {
    fn default() -> Perspective {
        Perspective {
            viewer: 0,
            open: true,
            curtain: false,
        }
    }
}
