//! Sizes of the score sheet of a round.

/// Sizes of the score sheet of a round, in pixels of the interface.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct ScoreSheetSizes {
    pub text: f32,
    /// Widths of captions and of a side's column, with two sides and with more.
    pub columns: [(f32, f32); 2],
    /// Width of all columns, if it doesn't depend on the number of sides.
    pub all_columns: Option<f32>,
    /// Width of the panel beyond its columns.
    pub margins: f32,
    /// Fraction of the window's width that the panel takes at most.
    pub share: f32,
    /// `true` if all lines scroll, and the columns share the width of the panel.
    pub scrolls: bool,
    /// Padding above and below.
    pub padding: f32,
    /// `true` if the panel begins below the plates.
    pub below_plates: bool,
    pub heading: f32,
    /// `true` if texts are beside headings, and names beside faces: there is width to give, and few lines.
    pub beside_headings: bool,
    /// Height of the sides' names, and the gap above them.
    pub names: (f32, f32),
    /// Height of a line.
    pub line: f32,
    /// Gap above and below the rule over the totals.
    pub rule: f32,
    /// Height of the line with the points of the round.
    pub points: f32,
    /// Height of the line with the score, and its text for two sides.
    pub score: (f32, f32),
    /// Height of the receipt, and the gap above it.
    pub receipt: (f32, f32),
    /// `true` if the receipt shows the checksum.
    pub checksum: bool,
    /// `true` if the buttons share the width, and the target is below the caption of the score.
    pub stretches: bool,
    /// Height of the window below which the button to the mistakes has no line of its own.
    pub spare_line: f32,
}

pub(super) const WIDE: ScoreSheetSizes = ScoreSheetSizes {
    text: 18.0,
    columns: [(344.0, 240.0), (192.0, 158.0)],
    all_columns: None,
    margins: 62.0,
    share: 0.96,
    scrolls: false,
    padding: 26.0,
    below_plates: false,
    heading: 42.0,
    beside_headings: false,
    names: (92.0, 14.0),
    line: 40.0,
    rule: 6.0,
    points: 48.0,
    score: (74.0, 50.0),
    receipt: (58.0, 10.0),
    checksum: true,
    stretches: false,
    spare_line: 0.0,
};

pub(super) const UPRIGHT: ScoreSheetSizes = ScoreSheetSizes {
    text: 21.0,
    columns: [(300.0, 220.0), (190.0, 145.0)],
    below_plates: true,
    names: (120.0, 14.0),
    line: 50.0,
    checksum: false,
    stretches: true,
    ..WIDE
};

/// Half of the margins is within the panel's padding, half for the scroll bar.
pub(super) const PHONE: ScoreSheetSizes = ScoreSheetSizes {
    margins: 80.0,
    share: 1.0,
    scrolls: true,
    padding: 18.0,
    names: (0.0, 14.0),
    spare_line: 1100.0,
    ..UPRIGHT
};

/// No wider than can be read across.
pub(super) const LOW: ScoreSheetSizes = ScoreSheetSizes {
    all_columns: Some(1150.0),
    share: 0.98,
    padding: 12.0,
    heading: 36.0,
    beside_headings: true,
    names: (58.0, 2.0),
    line: 38.0,
    rule: 3.0,
    points: 42.0,
    score: (54.0, 38.0),
    receipt: (48.0, 2.0),
    checksum: true,
    stretches: false,
    ..PHONE
};

/// As low, but without the scroll bar and the width of a phone.
pub(super) const TURNED: ScoreSheetSizes = ScoreSheetSizes {
    all_columns: None,
    margins: 62.0,
    share: 0.96,
    scrolls: false,
    checksum: false,
    ..LOW
};
