//! Measures of the plates and of the score sheet: the values on them, and the sizes of texts and gaps, by device and number of players.
//!
//! A plate consists of lines, a line of parts beside each other. Sizes are in pixels of the interface.

use bevy_math::Vec2;

use crate::{Device, Table};

use PlateField as Field;
use PlatePart::{Column, Face, Lines, Reaching, Rule, Text, Texts};

/// A value on a plate or on the score sheet.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PlateField {
    /// The player's name.
    Name,
    /// The name, or a warning that the nil is in danger, where there is no other place for that.
    NameOrDanger,
    /// The player's turn, or the level of a computer player.
    Status,
    /// Bid and tricks in one line.
    Line,
    Score,
    /// Target score of the match.
    Target,
    Bid,
    /// The bid's caption beside its figure.
    BidCaption,
    /// A shorter one, where the letters are large.
    ShortBidCaption,
    /// Number of tricks taken.
    Tricks,
    Bags,
    /// Names of a side on the sheet.
    SideName,
    /// Names of a side on a phone.
    ShortSideName,
    /// Bid, tricks and bags of a side.
    SideLine,
    /// Tricks and bags of a side.
    SideBags,
    /// Bid and tricks without bags, for teams only.
    SideTricks,
    SideScore,
}

/// A text, with its size.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct PlateText {
    pub field: PlateField,
    pub size: f32,
}

/// The figures of a round: bid, tricks and bags, each with its caption.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct PlateFigures {
    /// Text size of the figures.
    pub figure: f32,
    /// Text size of the captions.
    pub caption: f32,
    /// Position of the figures.
    pub place: FigurePlace,
}

/// Position of a figure relative to its caption.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum FigurePlace {
    /// After the caption, with rules between the figures.
    Beside,
    /// Above the caption, in columns of this width. A column grows with a longer caption of another language.
    Above(f32),
    /// As [`FigurePlace::Above`], with a short word for the tricks.
    AboveShort(f32),
}

/// A part of a line.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum PlatePart {
    /// The player's medallion with this diameter.
    Face(f32),
    /// Texts below each other, which take the free width and shrink to it.
    Texts(&'static [PlateText]),
    /// A text that takes the free width and shrinks to it; if it is still too wide, it reaches into the padding.
    Reaching(PlateText),
    /// Lines below each other, which take the free width.
    Lines(&'static [PlateLine]),
    /// A text that keeps its size.
    Text(PlateText),
    /// The figures of the round.
    Figures(PlateFigures),
    /// Texts below each other, aligned at the right of a column of this width.
    Column(f32, &'static [PlateText]),
    /// An upright rule of this height.
    Rule(f32),
}

/// A line of a plate or of the score sheet.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct PlateLine {
    /// Gap between the parts.
    pub gap: f32,
    /// Padding at the left and the right.
    pub padding: (f32, f32),
    /// The parts, from left to right.
    pub parts: &'static [PlatePart],
    /// The sides that have it.
    pub of: LineOf,
}

/// The sides that have a line of the score sheet, in rounds with a dummy and in others.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LineOf {
    All,
    /// Two teams, in a round with a dummy.
    Teams,
    /// All others.
    Players,
}

/// Measures of a player's plate.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct PlateMeasures {
    /// Padding at the sides, and above and below.
    pub padding: Vec2,
    /// The lines, from top to bottom.
    pub lines: &'static [PlateLine],
    /// `true` if the lines are at the upper and lower edge with a rule between them, rather than close together.
    pub ruled: bool,
    /// `true` for one of several plates close to the cards: it is above them and marked with its side's color.
    pub marked: bool,
    /// `true` if the disc of the first player is in the corner, for lack of a face.
    pub disc_in_corner: bool,
    /// Growth of columns of figures with the letters, as a fraction of the letters' growth.
    pub widens: f32,
    /// Maximum number of letters of a name with its partner's.
    pub letters: usize,
}

/// Measures of the score sheet.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct SheetMeasures {
    /// Padding at the sides, and above and below.
    pub padding: Vec2,
    /// The lines of a side.
    pub lines: &'static [PlateLine],
    /// Arrangement of the sides.
    pub flow: SheetFlow,
}

/// Arrangement of the sides on the score sheet.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum SheetFlow {
    /// Below each other, from the upper edge to the lower one.
    Between,
    /// Below each other, with air around each line.
    Around,
    /// Side by side, in two rows if there are four.
    Cells {
        /// Gap between cells.
        gap: f32,
        /// Percentage of the sheet's width for a player's cell.
        player: f32,
        /// Percentage of the sheet's width for a team's cell.
        team: f32,
    },
}

/// Scale of letters from which a face has no room beside a name, and captions none to grow.
pub const ROOM_FOR_A_FACE: f32 = 1.15;

/// Width below which a bar has no room for a long name beside its figures.
const NARROW: f32 = 640.0;

const fn text(field: PlateField, size: f32) -> PlateText {
    PlateText { field, size }
}

const fn line(gap: f32, parts: &'static [PlatePart]) -> PlateLine {
    PlateLine {
        gap,
        padding: (0.0, 0.0),
        parts,
        of: LineOf::All,
    }
}

const fn of(of: LineOf, line: PlateLine) -> PlateLine {
    PlateLine { of, ..line }
}

const fn figures(figure: f32, caption: f32, place: FigurePlace) -> PlatePart {
    PlatePart::Figures(PlateFigures { figure, caption, place })
}

const IN_A_LINE: PlateMeasures = PlateMeasures {
    padding: Vec2::ZERO,
    lines: &[],
    ruled: false,
    marked: false,
    disc_in_corner: false,
    widens: 0.0,
    letters: 20,
};

/// Of two players in a wide window, and in an upright one where a bar is too narrow.
const TWO_LINES: PlateMeasures = PlateMeasures {
    padding: Vec2::new(14.0, 12.0),
    lines: &[
        line(
            12.0,
            &[
                Face(48.0),
                Lines(&[
                    // The name has the whole width: a long one is longer than any status.
                    line(0.0, &[Texts(&[text(Field::Name, 23.0)])]),
                    line(
                        10.0,
                        &[Texts(&[text(Field::Status, 14.5)]), Text(text(Field::Score, 26.0))],
                    ),
                ]),
            ],
        ),
        line(0.0, &[figures(22.0, 14.5, FigurePlace::Beside)]),
    ],
    ruled: true,
    ..IN_A_LINE
};
const TWO_NARROW_LINES: PlateMeasures = PlateMeasures {
    padding: Vec2::new(14.0, 5.0),
    ..TWO_LINES
};

/// Of two players in an upright window.
const BAR: PlateMeasures = PlateMeasures {
    padding: Vec2::new(22.0, 12.0),
    lines: &[line(
        18.0,
        &[
            Face(66.0),
            Texts(&[text(Field::Name, 30.0), text(Field::Status, 19.0)]),
            figures(30.0, 19.0, FigurePlace::Above(92.0)),
            Rule(60.0),
            Column(100.0, &[text(Field::Score, 38.0), text(Field::Target, 19.0)]),
        ],
    )],
    ..IN_A_LINE
};

/// Of several players.
const TAG: PlateMeasures = PlateMeasures {
    padding: Vec2::new(8.0, 4.0),
    lines: &[line(
        10.0,
        &[Face(42.0), Texts(&[text(Field::Name, 18.0), text(Field::Line, 14.0)])],
    )],
    marked: true,
    ..IN_A_LINE
};

/// On a phone: names and figures, and the smaller texts. Columns of figures are as narrow as short captions allow, since a name of sixteen
/// letters needs the rest.
const LARGE: f32 = 27.0;
const SMALL: f32 = 20.0;
const FIGURES: PlatePart = figures(LARGE, SMALL, FigurePlace::AboveShort(48.0));

/// Of two players on an upright phone: a bar of the window's width. Figures are short: names need the room that letters gain.
const PHONE_BAR: PlateMeasures = PlateMeasures {
    padding: Vec2::new(10.0, 4.0),
    lines: &[line(
        8.0,
        &[
            Face(48.0),
            Texts(&[text(Field::NameOrDanger, LARGE)]),
            FIGURES,
            Column(68.0, &[text(Field::Score, 32.0), text(Field::Target, SMALL)]),
        ],
    )],
    widens: 0.5,
    ..IN_A_LINE
};

/// Of two players on a phone on its side: the name has no room beside a score.
const PHONE_TWO_LINES: PlateMeasures = PlateMeasures {
    padding: Vec2::new(4.0, 2.0),
    lines: &[
        PlateLine {
            padding: (6.0, 28.0),
            ..line(0.0, &[Texts(&[text(Field::NameOrDanger, LARGE)])])
        },
        PlateLine {
            padding: (4.0, 0.0),
            // The narrow gaps leave a score of four digits its room.
            ..line(6.5, &[Texts(&[text(Field::Score, 30.0)]), FIGURES])
        },
    ],
    disc_in_corner: true,
    ..IN_A_LINE
};

/// Of several players on a phone.
const PHONE_TAG: PlateMeasures = PlateMeasures {
    padding: Vec2::new(5.0, 2.0),
    lines: &[
        PlateLine {
            // Clear of the mark at the left, and of the disc at the right.
            padding: (3.0, 14.0),
            ..line(0.0, &[Texts(&[text(Field::Name, 24.0)])])
        },
        PlateLine {
            padding: (3.0, 0.0),
            ..line(0.0, &[Texts(&[text(Field::Line, SMALL)])])
        },
    ],
    marked: true,
    disc_in_corner: true,
    letters: 15,
    ..IN_A_LINE
};

/// Of two sides in a window with several columns or in one, and of more sides.
const SHEET: SheetMeasures = SheetMeasures {
    padding: Vec2::new(20.0, 12.0),
    lines: &[line(
        12.0,
        &[
            Texts(&[text(Field::SideName, 21.0), text(Field::SideLine, 14.0)]),
            Text(text(Field::SideScore, 30.0)),
        ],
    )],
    flow: SheetFlow::Between,
};
const SHEET_OF_MANY: SheetMeasures = SheetMeasures {
    lines: &[line(
        12.0,
        &[
            Texts(&[text(Field::SideName, 18.0), text(Field::SideLine, 14.0)]),
            Text(text(Field::SideScore, 24.0)),
        ],
    )],
    ..SHEET
};

/// On an upright phone side by side, of two sides, three and four.
const CELLS: SheetMeasures = SheetMeasures {
    padding: Vec2::new(10.0, 4.0),
    lines: &[SIDE_IN_CELL, line(0.0, &[Texts(&[text(Field::SideLine, SMALL)])])],
    flow: SheetFlow::Cells {
        gap: 20.0,
        player: 47.0,
        team: 47.0,
    },
};
const THREE_CELLS: SheetMeasures = SheetMeasures {
    // In a third of the width, a name beside a score would touch the next name.
    lines: &[
        of(
            LineOf::Players,
            line(0.0, &[Texts(&[text(Field::ShortSideName, 24.0)])]),
        ),
        of(
            LineOf::Players,
            line(
                8.0,
                &[
                    Text(text(Field::SideScore, 24.0)),
                    Texts(&[text(Field::SideBags, SMALL)]),
                ],
            ),
        ),
        of(LineOf::Teams, SIDE_IN_CELL),
        of(LineOf::Teams, line(0.0, &[Texts(&[text(Field::SideBags, SMALL)])])),
    ],
    flow: SheetFlow::Cells {
        gap: 16.0,
        player: 30.0,
        // Two teams have the gap of their own cells between them.
        team: 48.0,
    },
    ..FOUR_CELLS
};
const FOUR_CELLS: SheetMeasures = SheetMeasures {
    lines: &[SIDE_IN_CELL, line(0.0, &[Texts(&[text(Field::SideBags, SMALL)])])],
    ..CELLS
};
const SIDE_IN_CELL: PlateLine = line(8.0, SIDE);
const SIDE: &[PlatePart] = &[
    Texts(&[text(Field::ShortSideName, 24.0)]),
    Text(text(Field::SideScore, LARGE)),
];

/// On a phone on its side, of two sides, three and four.
const ROWS: SheetMeasures = SheetMeasures {
    padding: Vec2::new(8.0, 6.0),
    lines: &[SIDE_IN_ROW, line(0.0, &[Reaching(text(Field::SideLine, SMALL))])],
    flow: SheetFlow::Around,
};
const THREE_ROWS: SheetMeasures = SheetMeasures {
    lines: &[
        SIDE_IN_ROW,
        PlateLine {
            of: LineOf::Teams,
            ..line(0.0, &[Texts(&[text(Field::SideTricks, SMALL)])])
        },
    ],
    ..ROWS
};
const FOUR_ROWS: SheetMeasures = SheetMeasures {
    lines: &[SIDE_IN_ROW],
    ..ROWS
};
const SIDE_IN_ROW: PlateLine = line(12.0, SIDE);

impl PlateMeasures {
    /// Returns the width of the face in the first line, with its gap.
    pub(crate) fn beside_name(&self) -> f32 {
        let first = self.lines.first();
        let face = first.and_then(|line| match line.parts.first()? {
            Face(size) => Some(size + line.gap),
            _ => None,
        });
        face.unwrap_or_default()
    }

    /// Returns the measures of the plates on a table, of which the viewer's has this width in units.
    pub(crate) fn of(table: &Table, width: f32) -> &'static PlateMeasures {
        match (table.viewport.device, table.arrangement.hands()) {
            (Device::PhoneUpright, 2) => &PHONE_BAR,
            (Device::PhoneOnItsSide, 2) => &PHONE_TWO_LINES,
            (Device::PhoneUpright | Device::PhoneOnItsSide, _) => &PHONE_TAG,
            (Device::Desk | Device::Tablet, 2) if !table.viewport.portrait => &TWO_LINES,
            (Device::Desk | Device::Tablet, 2) if width / table.scale < NARROW => &TWO_NARROW_LINES,
            (Device::Desk | Device::Tablet, 2) => &BAR,
            (Device::Desk | Device::Tablet, _) => &TAG,
        }
    }
}

impl SheetMeasures {
    /// Returns the width of a side's names, on a sheet of this width in pixels of the interface with letters of this scale.
    pub(crate) fn name_width(&self, sheet: f32, teams: bool, letters: f32) -> f32 {
        /// Border, and the width of a score in sizes of its letters: "−120", and of a team's two.
        const BORDER: f32 = 2.4;
        const SCORES: [f32; 2] = [2.3, 4.6];
        let inner = sheet - 2.0 * self.padding.x - BORDER;
        let cell = match self.flow {
            SheetFlow::Cells { player, team, .. } => inner * if teams { team } else { player } / 100.0,
            SheetFlow::Between | SheetFlow::Around => inner,
        };
        let other = if teams { LineOf::Players } else { LineOf::Teams };
        let is_name = |text: &PlateText| matches!(text.field, Field::SideName | Field::ShortSideName);
        let names = |part: &PlatePart| matches!(part, Texts(texts) if texts.iter().any(is_name));
        let mut lines = self.lines.iter().filter(|line| line.of != other);
        let line = lines.find(|line| line.parts.iter().any(names));
        let beside = line.map_or(0.0, |line| {
            let scores = line.parts.iter().map(|part| match part {
                Text(text) => line.gap + text.size * letters * SCORES[usize::from(teams)],
                _ => 0.0,
            });
            line.padding.0 + line.padding.1 + scores.sum::<f32>()
        });
        cell - beside
    }
}

impl Table {
    /// Returns the measures of the score sheet; `None` if there are only two hands.
    #[must_use]
    pub fn sheet_measures(&self) -> Option<&'static SheetMeasures> {
        (self.arrangement.hands() > 2).then_some(match (self.viewport.device, self.sides) {
            (Device::PhoneUpright, ..3) => &CELLS,
            (Device::PhoneUpright, 3) => &THREE_CELLS,
            (Device::PhoneUpright, _) => &FOUR_CELLS,
            (Device::PhoneOnItsSide, ..3) => &ROWS,
            (Device::PhoneOnItsSide, 3) => &THREE_ROWS,
            (Device::PhoneOnItsSide, _) => &FOUR_ROWS,
            (Device::Desk | Device::Tablet, ..3) => &SHEET,
            (Device::Desk | Device::Tablet, _) => &SHEET_OF_MANY,
        })
    }
}

#[cfg(test)]
mod tests {
    use spades_rules::Phase;

    use super::*;
    use crate::{Fixture, TableLayout, TableState, Viewport};

    /// Height of a line of text, as a fraction of its size.
    const LEADING: f32 = 1.2;

    /// Border of a plate, above and below together.
    const BORDER: f32 = 2.4;

    fn texts(texts: &[PlateText], min: f32) -> f32 {
        texts.iter().map(|text| text.size.max(min) * LEADING).sum()
    }

    fn height(line: &PlateLine, min: f32) -> f32 {
        let heights = line.parts.iter().map(|part| match *part {
            Face(size) | Rule(size) => size,
            Texts(all) | Column(_, all) => texts(all, min),
            Lines(lines) => lines.iter().map(|line| height(line, min)).sum(),
            Text(one) | Reaching(one) => texts(&[one], min),
            PlatePart::Figures(PlateFigures { figure, caption, place }) => match place {
                FigurePlace::Beside => figure.max(caption.max(min)) * LEADING,
                FigurePlace::Above(_) | FigurePlace::AboveShort(_) => (figure + caption.max(min)) * LEADING,
            },
        });
        heights.fold(0.0, f32::max)
    }

    #[test]
    fn texts_begin_clear_of_the_border() {
        const CLEAR: f32 = 8.0;
        let plates = [
            IN_A_LINE,
            TWO_LINES,
            TWO_NARROW_LINES,
            BAR,
            TAG,
            PHONE_BAR,
            PHONE_TWO_LINES,
            PHONE_TAG,
        ];
        let sheets = [
            SHEET,
            SHEET_OF_MANY,
            CELLS,
            THREE_CELLS,
            FOUR_CELLS,
            ROWS,
            THREE_ROWS,
            FOUR_ROWS,
        ];
        let plates = plates.iter().map(|plate| (plate.lines, plate.padding));
        let sheets = sheets.iter().map(|sheet| (sheet.lines, sheet.padding));
        for (lines, padding) in plates.chain(sheets) {
            for line in lines {
                assert!(padding.x + line.padding.0 >= CLEAR, "{line:?} within {padding}");
            }
        }
    }

    #[test]
    fn plates_are_as_high_as_their_lines() {
        for (width, height) in [
            (1280.0, 720.0),
            (720.0, 1280.0),
            (1024.0, 768.0),
            (768.0, 1024.0),
            (390.0, 844.0),
            (320.0, 568.0),
            (844.0, 390.0),
            (568.0, 320.0),
        ] {
            let viewport = Viewport::of(Vec2::new(width, height));
            for (players, sides) in [(2, 2), (3, 3), (4, 2), (4, 4)] {
                let table = TableLayout::new(
                    &viewport,
                    &TableState {
                        players,
                        sides,
                        viewer: 0,
                        open: [false; 4],
                        suits: crate::HandSuits::default(),
                        phase: Phase::Play,
                        out_of_play: false,
                        first: 0,
                        facing: None,
                        watched: false,
                    },
                );
                let min = viewport.min_text();
                let measures = table.plate_measures();
                let lines: f32 = measures.lines.iter().map(|line| self::height(line, min)).sum();
                let wanted = lines + 2.0 * measures.padding.y + BORDER;
                for relative in 0..table.arrangement().hands() {
                    let plate = table.fixture(Fixture::Plate(relative)).expect("a plate");
                    let given = plate.height() / viewport.scale;
                    assert!(wanted <= given, "{wanted} of {given} at {width}×{height} for {players}");
                }
            }
        }
    }
}
