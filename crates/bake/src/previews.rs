//! Thumbnails of the choices in the settings, on two sheets, so that a choice costs one small file each and not every picture available.
//! `src/ui/previews.rs` knows their positions on the sheets.
//!
//! | file | pictures | of | one below the other |
//! | --- | --- | --- | --- |
//! | `cards/previews.png` | 160 × 224 | the five backs; the queen of hearts in the three styles | each in a cell of 176 × 240 |
//! | `ui/tables.png` | 160 × 112 | the five tables | each in a cell of 176 × 128 |

use crate::picture::Picture;
use crate::simple::{Faces, Style};
use crate::{Result, backs, svg};
use std::fs;
use std::path::Path;

/// Width of all thumbnails.
const WIDTH: u32 = 160;
/// Transparent margin around each, so that the mipmaps of a sheet do not mix them.
const MARGIN: u32 = 8;

/// Bakes the sheet of the cards.
///
/// # Errors
///
/// When a source is missing or a file cannot be written.
pub(crate) fn cards(art: &Path, out: &Path) -> Result<()> {
    let faces = Faces::new(art)?;
    let mut backs = Vec::new();
    for name in backs::NAMES {
        backs.push(backs::source(art, name)?);
    }
    let styles = vec![
        fs::read_to_string(art.join("cards/QH.svg"))?,
        faces.source(Style::Plain, "QH", false)?,
        faces.source(Style::Clear, "QH", false)?,
    ];
    let rows = [backs, styles];
    let mut sheet = Picture::clear(5 * (WIDTH + 2 * MARGIN), 2 * (224 + 2 * MARGIN));
    for (row, sources) in (0..).zip(&rows) {
        for (column, source) in (0..).zip(sources) {
            let place = (
                MARGIN + column * (WIDTH + 2 * MARGIN),
                MARGIN + row * (224 + 2 * MARGIN),
            );
            sheet.put(&svg::draw(source, WIDTH, 224)?, place);
        }
    }
    sheet.save(&out.join("previews.png"), 256)
}

/// Factor by which the cloth, weave, stone or wood of a table changes its color at a position in units of about a pixel.
type Surface = fn(f32, f32) -> f32;

/// Color in the middle of each table and at its edge, as in `src/ui/felt.rs`, and its surface.
const TABLES: [([u8; 3], [u8; 3], Surface); 5] = [
    ([0x16, 0x52, 0x3b], [0x0e, 0x3e, 0x2e], felt),
    ([0x1d, 0x36, 0x63], [0x13, 0x26, 0x49], linen),
    ([0x62, 0x1a, 0x28], [0x48, 0x10, 0x1b], damask),
    ([0x3a, 0x41, 0x48], [0x2a, 0x30, 0x36], slate),
    ([0x5a, 0x3a, 0x24], [0x44, 0x2a, 0x19], wood),
];

/// Bakes the sheet of the tables.
///
/// # Errors
///
/// When the file cannot be written.
pub(crate) fn tables(out: &Path) -> Result<()> {
    let mut sheet = Picture::clear(5 * (WIDTH + 2 * MARGIN), 112 + 2 * MARGIN);
    for (column, (center, edge, surface)) in (0..).zip(TABLES) {
        let picture = Picture::from_colors(WIDTH, 112, |x, y| {
            let far = ((x - 80.0) / 110.0).hypot((y - 56.0) / 80.0).min(1.0);
            let factor = surface(x, y);
            let mut color = [0; 4];
            for i in 0..3 {
                let mixed = f32::from(center[i]) * (1.0 - far) + f32::from(edge[i]) * far;
                color[i] = (mixed * factor).clamp(0.0, 255.0) as u8;
            }
            // Round corners.
            let (dx, dy) = ((x - 80.0).abs() - 66.0, (y - 56.0).abs() - 42.0);
            let outside = dx.max(0.0).hypot(dy.max(0.0)) - 14.0;
            color[3] = ((0.5 - outside).clamp(0.0, 1.0) * 255.0) as u8;
            color
        });
        sheet.put(&picture, (MARGIN + column * (WIDTH + 2 * MARGIN), MARGIN));
    }
    sheet.save(&out.join("tables.png"), 160)
}

/// Returns a pseudorandom number from 0 to 1 for a cell of a grid.
fn random(x: f32, y: f32) -> f32 {
    let mix = (x as i32 as u32)
        .wrapping_mul(0x9e37_79b1)
        .wrapping_add((y as i32 as u32).wrapping_mul(0x85eb_ca77));
    let mix = (mix ^ (mix >> 15)).wrapping_mul(0x2c1b_3c6d);
    ((mix ^ (mix >> 13)) & 0xffff) as f32 / 65535.0
}

/// Returns `random`, interpolated smoothly between the cells.
fn smooth(x: f32, y: f32) -> f32 {
    let (left, top) = (x.floor(), y.floor());
    let ease = |t: f32| t * t * (3.0 - 2.0 * t);
    let (u, v) = (ease(x - left), ease(y - top));
    let row = |y: f32| random(left, y) * (1.0 - u) + random(left + 1.0, y) * u;
    row(top) * (1.0 - v) + row(top + 1.0) * v
}

/// Returns `smooth` in three sizes at once.
fn clouds(x: f32, y: f32) -> f32 {
    smooth(x, y) * 0.5 + smooth(x * 2.0 + 7.0, y * 2.0) * 0.3 + smooth(x * 4.1, y * 4.1 + 3.0) * 0.2
}

fn felt(x: f32, y: f32) -> f32 {
    1.0 + (random(x, y) - 0.5) * 0.06
}

fn linen(x: f32, y: f32) -> f32 {
    let warp = smooth(x / 1.7, y / 30.0) - 0.5;
    let weft = smooth(x / 30.0 + 40.0, y / 1.7) - 0.5;
    1.0 + 0.34 * warp + 0.34 * weft
}

fn damask(x: f32, y: f32) -> f32 {
    let (a, b) = ((x - 80.0) / 40.0, (y - 56.0) / 56.0);
    let wave = (a * std::f32::consts::TAU).cos() + (b * std::f32::consts::TAU).cos();
    let line = (1.0 - (wave.abs() - 0.18).abs() / 0.12).clamp(0.0, 1.0);
    let leaf = ((wave.abs() - 1.05) / 0.12).clamp(0.0, 1.0) - ((wave.abs() - 1.6) / 0.12).clamp(0.0, 1.0);
    0.94 + 0.34 * line.max(leaf)
}

fn slate(x: f32, y: f32) -> f32 {
    let cloud = clouds(x / 46.0, y / 22.0);
    let cleft = clouds(x / 60.0 + 9.0, y / 26.0 + 5.0);
    let vein = (1.0 - (cleft - 0.5).abs() / 0.025).clamp(0.0, 1.0);
    0.78 + 0.44 * cloud + 0.12 * vein
}

fn wood(x: f32, y: f32) -> f32 {
    let plank = (y / 28.0).floor();
    let own = random(plank, 3.0);
    let grain = clouds(x / 70.0 + own * 50.0, y / 5.0 + own * 9.0);
    let seam = (1.0 - (y - plank * 28.0) / 1.6).clamp(0.0, 1.0);
    let end = ((x - 30.0 - own * 90.0).abs() < 0.8) as u8 as f32;
    (0.84 + 0.2 * (own - 0.5) + 0.36 * grain) * (1.0 - 0.45 * seam.max(end))
}
