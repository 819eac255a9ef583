//! The bid pad: as large as its room allows. Sizes are in pixels of the interface.

use bevy_math::Vec2;

use crate::{MIN_TARGET, Table};

/// Sizes of the parts of a pad.
struct Measures {
    padding: Vec2,
    /// Gap between keys.
    gap: f32,
    /// Text size of the line that says which bids are legal, and the gap below it.
    line: (f32, f32),
    /// Sizes of a key in rows of seven and in rows of five.
    keys: [Vec2; 2],
    /// Scale of the meter.
    meter: f32,
    /// Width and height of the bid button; a finger can need a higher one.
    button: Vec2,
}

/// Text size of the heading.
const HEADING: f32 = 36.0;

/// Height of the meter at its usual scale.
const METER: f32 = 76.0;

/// Height of a line of text, as a fraction of its size.
const LEADING: f32 = 1.3;
const HEADING_LEADING: f32 = 1.25;

/// In a wide window.
const WIDE: Measures = Measures {
    padding: Vec2::new(34.0, 24.0),
    gap: 12.0,
    line: (16.5, 16.0),
    keys: [Vec2::new(80.0, 76.0); 2],
    meter: 1.0,
    button: Vec2::new(260.0, 58.0),
};

/// In an upright window.
const UPRIGHT: Measures = Measures {
    line: (20.0, 16.0),
    keys: [Vec2::new(96.0, 84.0), Vec2::new(128.0, 92.0)],
    ..WIDE
};

/// For fingers: the largest keys.
const FINGERS: Measures = Measures {
    padding: Vec2::new(16.0, 12.0),
    gap: 8.0,
    line: (20.0, 10.0),
    keys: [Vec2::new(116.0, 92.0); 2],
    meter: 0.8,
    button: Vec2::new(280.0, 0.0),
};

/// Width of the bid button beside keys.
const BESIDE: f32 = 180.0;

/// Minimum width of the contents in a window for a mouse.
const MIN_WIDTH: f32 = 480.0;

/// The border of the panel, on both sides together.
const BORDER: f32 = 3.0;

#[derive(Clone, Copy, Debug, PartialEq)]
pub enum PadKeys {
    Grid {
        /// Keys in a row.
        columns: u16,
        size: Vec2,
    },
    /// A key for nil, and two of this size that count up and down.
    Counting(f32),
}

/// Layout of a bid pad.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct BidPad {
    /// Scale of its texts and icons.
    pub scale: f32,
    /// Width, or `None` if it is as wide as its contents.
    pub width: Option<f32>,
    /// Padding at the sides, and above and below.
    pub padding: Vec2,
    /// Text size of the heading, if there is room for it.
    pub heading: Option<f32>,
    /// Text size of the line that says which bids are legal.
    pub line: f32,
    /// Gap below that line.
    pub below_line: f32,
    pub keys: PadKeys,
    /// Gap between keys.
    pub gap: f32,
    /// Gap below the keys.
    pub below_keys: f32,
    /// Height of the meter and scale of its number's width, if there is room for it.
    pub meter: Option<(f32, f32)>,
    /// Gap in place of a meter that isn't shown.
    pub without_meter: f32,
    /// Size of the bid button.
    pub button: Vec2,
    /// Gap before the bid button beside the keys; `None` if it is below them.
    pub beside: Option<f32>,
    /// `true` if it may touch the hands at the sides: it is opaque, and its line breaks.
    pub tight: bool,
}

impl BidPad {
    /// Returns the pad for a table's room for prompts, in units.
    pub(crate) fn of(table: &Table, room: Vec2) -> BidPad {
        let room = room / table.scale;
        match min(table) {
            Some(min) => BidPad::for_fingers(room, min, table.viewport.letters()),
            None if table.viewport.portrait => BidPad::scaled(room, &UPRIGHT),
            None => BidPad::scaled(room, &WIDE),
        }
    }

    /// Returns the pad that appears largest in a room, and no larger than usual.
    fn scaled(room: Vec2, measures: &Measures) -> BidPad {
        let [wide, high] = [7, 5].map(|columns| {
            let size = measures.size(columns);
            (columns, (room / size).min_element().min(1.0))
        });
        let (columns, scale) = if high.1 > wide.1 { high } else { wide };
        BidPad {
            scale,
            width: Some(measures.size(columns).x * scale),
            padding: measures.padding * scale,
            heading: Some(HEADING),
            line: measures.line.0,
            below_line: measures.line.1 * scale,
            keys: PadKeys::Grid {
                columns,
                size: measures.key(columns) * scale,
            },
            gap: measures.gap * scale,
            below_keys: 0.0,
            meter: Some((METER * scale, scale)),
            without_meter: METER * 0.4 * scale,
            button: measures.button * scale,
            beside: None,
            tight: false,
        }
    }

    /// Returns the pad with targets of this minimum size and letters enlarged by this factor: a key for each number, with the button below
    /// them or beside them, or else two keys that count.
    fn for_fingers(room: Vec2, min: f32, letters: f32) -> BidPad {
        [false, true]
            .into_iter()
            .find_map(|beside| BidPad::with_button(room, (min, letters), beside))
            .unwrap_or(BidPad {
                heading: None,
                // There is no height for large letters.
                line: FINGERS.line.0 / letters,
                keys: PadKeys::Counting(min),
                below_keys: 0.0,
                meter: None,
                button: Vec2::new(BESIDE, min),
                beside: Some(FINGERS.gap),
                ..BidPad::FOR_FINGERS
            })
    }

    const FOR_FINGERS: BidPad = BidPad {
        scale: 1.0,
        width: None,
        padding: FINGERS.padding,
        heading: Some(HEADING),
        line: FINGERS.line.0,
        below_line: FINGERS.line.1,
        keys: PadKeys::Counting(0.0),
        gap: FINGERS.gap,
        below_keys: FINGERS.gap,
        meter: Some((METER * FINGERS.meter, FINGERS.meter)),
        without_meter: 0.0,
        button: FINGERS.button,
        beside: None,
        tight: true,
    };

    /// Returns the pad with a key for each number and the button below the keys or beside them, if there is room for it.
    fn with_button(room: Vec2, (min, letters): (f32, f32), beside: bool) -> Option<BidPad> {
        let gap = FINGERS.gap;
        let (line, below_line) = FINGERS.line;
        let mut inner = room - 2.0 * FINGERS.padding - BORDER;
        if beside {
            inner.x -= BESIDE + 2.0 * gap;
        } else {
            inner.y -= min + gap;
        }
        let columns = if inner.x >= 7.0 * min + 6.0 * gap { 7u16 } else { 5 };
        let rows = rows(columns);
        let wide = (inner.x - gap * f32::from(columns - 1)) / f32::from(columns);
        let mut free =
            inner.y - line * letters * LEADING - below_line - rows * (min + gap) + if beside { gap } else { 0.0 };
        if wide < min || free < 0.0 {
            return None;
        }
        let mut take = |height: f32| {
            let room = free >= height;
            if room {
                free -= height;
            }
            room
        };
        let usual = BidPad::FOR_FINGERS;
        let meter = usual.meter.filter(|(height, _)| take(height * letters));
        let heading = usual.heading.filter(|size| take(size * HEADING_LEADING * letters));
        let size = Vec2::new(wide, min + free / rows)
            .min(FINGERS.key(columns))
            .max(Vec2::splat(min));
        Some(BidPad {
            heading,
            keys: PadKeys::Grid { columns, size },
            below_keys: if beside { 0.0 } else { gap },
            meter,
            button: Vec2::new(if beside { BESIDE } else { FINGERS.button.x }, min),
            beside: beside.then_some(2.0 * gap),
            ..usual
        })
    }
}

/// Returns the minimum size of a key, where fingers press it.
fn min(table: &Table) -> Option<f32> {
    if table.facing.is_some() {
        // Whatever the window, since hands reach over it.
        Some(MIN_TARGET / table.viewport.pixel())
    } else {
        table.on_phone().then(|| table.viewport.min_touch_target())
    }
}

fn rows(columns: u16) -> f32 {
    f32::from(14u16.div_ceil(columns))
}

impl Measures {
    fn key(&self, columns: u16) -> Vec2 {
        self.keys[usize::from(columns == 5)]
    }

    /// Returns the size of the whole pad at scale 1.
    fn size(&self, columns: u16) -> Vec2 {
        let count = Vec2::new(columns.into(), rows(columns));
        let keys = self.key(columns) * count + self.gap * (count - 1.0);
        let above = HEADING * HEADING_LEADING + self.line.0 * LEADING + self.line.1;
        Vec2::new(keys.x.max(MIN_WIDTH), above + keys.y + METER + self.button.y) + 2.0 * self.padding + BORDER
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_pad_fits_its_room_and_is_no_larger_than_usual() {
        for measures in [&WIDE, &UPRIGHT] {
            let usual = BidPad::scaled(Vec2::splat(2000.0), measures);
            assert!(matches!(usual.keys, PadKeys::Grid { columns: 7, .. }));
            assert_eq!(usual.scale, 1.0);
            for room in [
                Vec2::new(700.0, 300.0),
                Vec2::new(280.0, 420.0),
                Vec2::new(600.0, 600.0),
            ] {
                let pad = BidPad::scaled(room, measures);
                let PadKeys::Grid { columns, .. } = pad.keys else {
                    panic!("keys for all numbers")
                };
                let size = measures.size(columns) * pad.scale;
                assert!(size.cmple(room + 0.1).all(), "{pad:?} takes {size} of {room}");
            }
        }
        let narrow = BidPad::scaled(Vec2::new(280.0, 420.0), &WIDE);
        assert!(matches!(narrow.keys, PadKeys::Grid { columns: 5, .. }));
    }

    #[test]
    fn keys_are_as_large_as_a_finger_or_there_are_two() {
        let min = 74.0;
        let low = BidPad::for_fingers(Vec2::new(580.0, 160.0), min, 1.0);
        assert_eq!(low.keys, PadKeys::Counting(min));
        for room in [
            Vec2::new(520.0, 420.0),
            Vec2::new(640.0, 340.0),
            Vec2::new(820.0, 230.0),
            Vec2::new(1000.0, 700.0),
        ] {
            let pad = BidPad::for_fingers(room, min, 1.0);
            let PadKeys::Grid { columns, size } = pad.keys else {
                panic!("no keys in {room}")
            };
            let count = Vec2::new(columns.into(), rows(columns));
            let all = size * count + pad.gap * (count - 1.0) + 2.0 * pad.padding;
            assert!(size.min_element() >= min && all.cmple(room).all(), "{pad:?} in {room}");
        }
    }
}
