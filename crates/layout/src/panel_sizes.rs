//! Sizes of the panels over the table, in pixels of the interface.

mod match_end;
mod score_sheet;

use bevy_math::Vec2;

use crate::Viewport;
pub use match_end::{CurveHeight, MatchEndSizes, NamePlace};
pub use score_sheet::ScoreSheetSizes;

/// Sizes of texts and panels, by the shape of the window.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct PanelSizes {
    pub tooltip: f32,
    pub toast: f32,
    pub sheet: ScoreSheetSizes,
    pub match_end: MatchEndSizes,
    pub curtain: CurtainSizes,
    /// Padding of an overlay.
    pub padding: f32,
    /// Gap between the entries of the menu.
    pub menu_gap: f32,
    /// Width of the panel with the last trick beyond its cards.
    pub beside_trick: f32,
    /// Width of the panel with the discards, and height of a card there.
    pub discards: Vec2,
    /// Width of the panel with the known cards.
    pub known: f32,
    /// Scale of the texts there.
    pub known_scale: f32,
    /// Width of the review.
    pub review: f32,
    pub review_heading: f32,
    /// Width of the link to the mistakes, if it and the other buttons are beside the report.
    pub review_link: Option<f32>,
}

/// Sizes of the curtain, at scale 1.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct CurtainSizes {
    /// Everything on it.
    pub whole: Vec2,
    pub heading: f32,
    /// `true` if the name is in a line of its own below.
    pub name_below: bool,
    /// The text below it.
    pub text: f32,
    /// Distance from the sides at which the pattern fades out, and from the upper and lower edge, in per cent.
    pub fade: Vec2,
}

/// With several columns.
const WIDE: PanelSizes = PanelSizes {
    tooltip: 16.0,
    toast: 18.0,
    sheet: score_sheet::WIDE,
    match_end: match_end::WIDE,
    curtain: CurtainSizes {
        whole: Vec2::new(1100.0, 860.0),
        heading: 60.0,
        name_below: false,
        text: 18.0,
        fade: Vec2::new(14.0, -12.0),
    },
    padding: 36.0,
    menu_gap: 9.0,
    beside_trick: 60.0,
    discards: Vec2::new(760.0, 132.0),
    known: 900.0,
    known_scale: 1.0,
    review: 860.0,
    review_heading: 40.0,
    review_link: None,
};

/// In one column, which has few pixels per unit.
const UPRIGHT: PanelSizes = PanelSizes {
    tooltip: 22.0,
    toast: 24.0,
    sheet: score_sheet::UPRIGHT,
    match_end: match_end::UPRIGHT,
    // It has text from edge to edge.
    curtain: CurtainSizes {
        whole: Vec2::new(640.0, 1130.0),
        heading: 48.0,
        name_below: true,
        text: 21.0,
        fade: Vec2::new(-30.0, 5.0),
    },
    discards: Vec2::new(840.0, 168.0),
    known: 850.0,
    known_scale: 1.6,
    review: 830.0,
    ..WIDE
};

/// On a phone held upright.
const PHONE: PanelSizes = PanelSizes {
    sheet: score_sheet::PHONE,
    match_end: match_end::PHONE,
    padding: 18.0,
    menu_gap: 6.0,
    beside_trick: 0.0,
    ..UPRIGHT
};

/// On a phone on its side: in one column that is wider than high.
const LOW: PanelSizes = PanelSizes {
    sheet: score_sheet::LOW,
    match_end: match_end::LOW,
    curtain: WIDE.curtain,
    review: 1200.0,
    review_heading: 28.0,
    review_link: Some(270.0),
    ..PHONE
};

/// In an upright window whose sheets are turned to somebody at its side.
const TURNED: PanelSizes = PanelSizes {
    sheet: score_sheet::TURNED,
    ..UPRIGHT
};

impl Viewport {
    /// Returns the sizes of panels in this window.
    #[must_use]
    pub fn panel_sizes(&self) -> &'static PanelSizes {
        PanelSizes::of(self.narrow(), self.portrait, self.size.y + self.below < self.size.x)
    }
}

impl PanelSizes {
    /// Returns the sizes for a window on a phone or not, in one column or several, `low` if it is wider than high.
    #[must_use]
    pub fn of(phone: bool, one_column: bool, low: bool) -> &'static PanelSizes {
        match (one_column, phone, low) {
            (false, ..) => &WIDE,
            (true, false, false) => &UPRIGHT,
            (true, false, true) => &TURNED,
            (true, true, false) => &PHONE,
            (true, true, true) => &LOW,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_kind_of_window_has_sizes_of_its_own_that_fit_it() {
        let windows = [(1280.0, 720.0), (720.0, 1280.0), (390.0, 844.0), (844.0, 390.0)];
        let sizes = windows.map(|(x, y)| {
            let viewport = Viewport::of(Vec2::new(x, y));
            let (sizes, window) = (viewport.panel_sizes(), viewport.size / viewport.scale);
            assert!(sizes.match_end.panel_width(window.x) <= window.x, "{window}");
            assert!(sizes.match_end.curve_height(window.y) < window.y / 2.0, "{window}");
            *sizes
        });
        assert_eq!(sizes, [WIDE, UPRIGHT, PHONE, LOW]);
    }
}
