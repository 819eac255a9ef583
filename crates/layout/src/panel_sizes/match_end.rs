//! Sizes of the panel at the end of a match.

/// Sizes of the end of a match, in pixels of the interface.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct MatchEndSizes {
    pub heading: f32,
    /// Other texts.
    pub text: f32,
    /// Largest width of the panel, and the fraction of the window's width that it takes at most.
    pub width: (f32, f32),
    /// Width of the plates at both sides, with the space beside them, if the panel may leave them uncovered.
    pub beside_plates: Option<f32>,
    /// Padding at the left and right, and above and below.
    pub padding: (f32, f32),
    /// Space beside what scrolls.
    pub beside: f32,
    /// Width of the panel beyond its padding and the curve.
    pub beside_curve: f32,
    pub curve: CurveHeight,
    /// Gap between the rows of buttons.
    pub row_gap: f32,
    /// `true` if the buttons share the width.
    pub stretches: bool,
    /// `true` if more than two sides are shown two by two.
    pub in_pairs: bool,
    /// The names of the sides.
    pub names: NamePlace,
}

#[derive(Clone, Copy, Debug, PartialEq)]
pub struct CurveHeight {
    /// Height of everything else, with the longest texts.
    pub rest: f32,
    /// Smallest and largest fraction of the window's height.
    pub share: (f32, f32),
    /// Smallest and largest height.
    pub limits: (f32, f32),
}

/// The place of a side's name at the end of a match.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NamePlace {
    /// Beside the points, in one line that shrinks.
    Fitted,
    /// Beside the points; two names wrap.
    Wrapped,
    /// Below the points, where there is no room beside them.
    Below,
}

/// Minimum width of a panel with a row of buttons.
const ROW: f32 = 900.0;

impl MatchEndSizes {
    /// Returns the width of the panel in a window of this width. It leaves the plates at its sides uncovered if both fit.
    #[must_use]
    pub fn panel_width(&self, window: f32) -> f32 {
        let (max, share) = self.width;
        let beside = self.beside_plates.map(|plates| window - plates);
        let max = beside
            .filter(|&beside| beside >= ROW)
            .map_or(max, |beside| beside.min(max));
        (window * share).min(max)
    }

    #[must_use]
    pub fn curve_height(&self, window: f32) -> f32 {
        let CurveHeight { rest, share, limits } = self.curve;
        (window - rest)
            .clamp(window * share.0, window * share.1)
            .clamp(limits.0, limits.1)
    }
}

pub(super) const WIDE: MatchEndSizes = MatchEndSizes {
    heading: 44.0,
    text: 18.0,
    width: (1060.0, 0.96),
    beside_plates: Some(648.0),
    padding: (36.0, 24.0),
    beside: 0.0,
    beside_curve: 24.0,
    curve: CurveHeight {
        rest: 700.0,
        share: (0.0, 1.0),
        limits: (210.0, 420.0),
    },
    row_gap: 12.0,
    stretches: false,
    in_pairs: false,
    names: NamePlace::Fitted,
};

pub(super) const UPRIGHT: MatchEndSizes = MatchEndSizes {
    heading: 40.0,
    text: 21.0,
    width: (840.0, 0.96),
    beside_plates: None,
    curve: CurveHeight {
        rest: 0.0,
        share: (0.0, 1.0),
        limits: (300.0, 300.0),
    },
    ..WIDE
};

/// It scrolls beside a scroll bar.
pub(super) const PHONE: MatchEndSizes = MatchEndSizes {
    width: (f32::INFINITY, 1.0),
    padding: (18.0, 16.0),
    beside: 20.0,
    beside_curve: 46.0,
    curve: CurveHeight {
        rest: 700.0,
        share: (0.24, 0.36),
        limits: (140.0, f32::INFINITY),
    },
    row_gap: 8.0,
    stretches: true,
    in_pairs: true,
    names: NamePlace::Below,
    ..UPRIGHT
};

pub(super) const LOW: MatchEndSizes = MatchEndSizes {
    curve: CurveHeight {
        rest: 0.0,
        share: (0.24, 0.24),
        limits: (90.0, 300.0),
    },
    in_pairs: false,
    names: NamePlace::Wrapped,
    ..PHONE
};
