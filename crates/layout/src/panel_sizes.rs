//! Sizes of the panels over the table, in pixels of the interface.

use bevy_math::Vec2;

use crate::Viewport;

/// Sizes of texts and panels, by the shape of the window.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct PanelSizes {
    /// Text of a tooltip.
    pub tooltip: f32,
    /// Text of a toast.
    pub toast: f32,
    /// Text of the score sheet and of the end of a match.
    pub sheet: f32,
    /// Heading of the end of a match.
    pub match_end: f32,
    /// Width of the panel with the discards, and height of a card there.
    pub discards: Vec2,
    /// Width of the panel with the known cards.
    pub known: f32,
    /// Scale of the texts there.
    pub known_scale: f32,
    /// Width of the review.
    pub review: f32,
    /// Heading of the review.
    pub review_heading: f32,
}

/// With several columns.
const WIDE: PanelSizes = PanelSizes {
    tooltip: 16.0,
    toast: 18.0,
    sheet: 18.0,
    match_end: 44.0,
    discards: Vec2::new(760.0, 132.0),
    known: 820.0,
    known_scale: 1.0,
    review: 860.0,
    review_heading: 40.0,
};

/// In one column, which has few pixels per unit.
const UPRIGHT: PanelSizes = PanelSizes {
    tooltip: 22.0,
    toast: 24.0,
    sheet: 21.0,
    match_end: 40.0,
    discards: Vec2::new(840.0, 168.0),
    known: 850.0,
    known_scale: 1.6,
    review: 830.0,
    ..WIDE
};

/// In one column that is wider than high.
const LOW: PanelSizes = PanelSizes {
    review: 1200.0,
    review_heading: 28.0,
    ..UPRIGHT
};

impl Viewport {
    /// Returns the sizes of panels in this window.
    #[must_use]
    pub fn panel_sizes(&self) -> &'static PanelSizes {
        PanelSizes::of(self.portrait, self.size.y + self.below < self.size.x)
    }
}

impl PanelSizes {
    /// Returns the sizes for a window in one column or several, `low` if it is wider than high.
    #[must_use]
    pub fn of(one_column: bool, low: bool) -> &'static PanelSizes {
        match (one_column, low) {
            (true, true) => &LOW,
            (true, false) => &UPRIGHT,
            (false, _) => &WIDE,
        }
    }
}
