//! Textures around or under a card: shadow, glow, focus ring and mask.
//!
//! Every texture has the card's rectangle in its middle, so a sprite of one is centered on the card and scaled with it:
//!
//! | file | texture | card inside | margin | drawn at card height h |
//! | --- | --- | --- | --- | --- |
//! | `shadow.png` | 300 × 396 | 240 × 336 | 30 | 300/240 of its width, 396/336 of h |
//! | `shadow-high.png` | 216 × 272 | 140 × 196 | 38 | 216/140, 272/196 |
//! | `glow.png` | 528 × 688 | 400 × 560 | 64 | 528/400, 688/560 |
//! | `focus.png` | 448 × 608 | 400 × 560 | 24 | 448/400, 608/560 |
//! | `side-home.png`, `side-away.png` | 448 × 608 | 400 × 560 | 24 | 448/400, 608/560 |
//! | `mask.png` | 400 × 560 | 400 × 560 | 0 | as the card |

use crate::Result;
use crate::picture::Picture;
use std::path::Path;

/// Size of a card's texture in pixels.
pub(crate) const CARD: (u32, u32) = (400, 560);

/// Brass of lines, accents and glows.
const BRASS: [u8; 3] = [0xD9, 0xB6, 0x6A];
/// Ivory of text and of the focus ring.
const IVORY: [u8; 3] = [0xF4, 0xEC, 0xD8];
/// The medallions of the two sides, a shade lighter.
const BURGUNDY: [u8; 3] = [0xA8, 0x25, 0x3A];
const NAVY: [u8; 3] = [0x2F, 0x5F, 0xB0];
/// Texture pixels in one unit of the window, for a card drawn at the height of the hand (210 units).
const UNIT: f32 = CARD.1 as f32 / 210.0;

/// Bakes all these textures into `out`.
///
/// # Errors
///
/// When a file cannot be written.
pub(crate) fn bake(out: &Path) -> Result<()> {
    // Distances of the shadow are in units of the window; a card is drawn about 224 units high.
    shadow(1.5, 240, 30, (4.0, 5.0, 0.52)).save(&out.join("shadow.png"), 256)?;
    // Shadow of a card held high: far softer, and so wider; its offset is up to the table.
    shadow(0.875, 140, 38, (0.0, 15.0, 0.42)).save(&out.join("shadow-high.png"), 96)?;
    glow().save(&out.join("glow.png"), 72)?;
    let ring = framed(IVORY, 24, |d| stroke(d, 6.2 * UNIT, 2.4 * UNIT));
    ring.save(&out.join("focus.png"), 64)?;
    side(BURGUNDY, |_| false).save(&out.join("side-home.png"), 32)?;
    side(NAVY, |along| (along + 14.0).rem_euclid(84.0) < 28.0).save(&out.join("side-away.png"), 32)?;
    framed([255; 3], 0, fill).save(&out.join("mask.png"), 64)
}

/// Draws a black shadow: units per pixel, width of the card, margin, then offset down, softness and darkness.
fn shadow(unit: f32, width: u32, margin: u32, (down, soft, dark): (f32, f32, f32)) -> Picture {
    let card = (width as f32, width as f32 * 1.4);
    let size = (width + 2 * margin, width * 7 / 5 + 2 * margin);
    let mask = blurred(size, soft * unit, |x, y| {
        fill(distance(x - margin as f32, y - margin as f32 - down * unit, card))
    });
    Picture::from_alpha([0; 3], size.0, size.1, |x, y| {
        // Fades the last trace at the border of the texture.
        let border = x.min(y).min(size.0 as f32 - x).min(size.1 as f32 - y);
        dark * mask[y as usize * size.0 as usize + x as usize] * (border / (margin as f32 * 0.25)).min(1.0)
    })
}

/// Draws a brass outline with a glow; clear inside except for a little under the card's edge.
fn glow() -> Picture {
    const MARGIN: u32 = 64;
    let size = (CARD.0 + 2 * MARGIN, CARD.1 + 2 * MARGIN);
    let card = (CARD.0 as f32, CARD.1 as f32);
    let at = |x: f32, y: f32| distance(x - MARGIN as f32, y - MARGIN as f32, card);
    let unit = UNIT / 1.06;
    let soft = blurred(size, 8.0 * unit, |x, y| fill(at(x, y)));
    Picture::from_alpha(BRASS, size.0, size.1, |x, y| {
        let d = at(x, y);
        let border = x.min(y).min(size.0 as f32 - x).min(size.1 as f32 - y);
        let halo = 0.9 * soft[y as usize * size.0 as usize + x as usize] * (border / 20.0).min(1.0);
        (halo + (1.0 - halo) * stroke(d, unit - 1.0, 2.0 * unit + 2.0)) * fill(-d - 3.0)
    })
}

/// The edge of a card played for a side: a band of the side's color within a line of ivory. Where `is_gap` says so of a distance along
/// an edge, the band is ivory too: stripes tell the sides apart without colors.
fn side(color: [u8; 3], is_gap: impl Fn(f32) -> bool) -> Picture {
    const MARGIN: u32 = 24;
    const BAND: f32 = 16.0;
    const LINE: f32 = 5.0;
    let (width, height) = (CARD.0 as f32, CARD.1 as f32);
    Picture::from_colors(CARD.0 + 2 * MARGIN, CARD.1 + 2 * MARGIN, |x, y| {
        let (x, y) = (x - MARGIN as f32, y - MARGIN as f32);
        let outside = distance(x, y, (width, height));
        // From the middle of the edge, so that opposite ends look alike.
        let (dx, dy) = (x - width / 2.0, y - height / 2.0);
        let is_side = dx.abs() - width / 2.0 > dy.abs() - height / 2.0;
        let along = if is_side { dy } else { dx };
        let [r, g, b] = if outside > BAND || is_gap(along) { IVORY } else { color };
        // It reaches below the card a little.
        let alpha = fill(outside - BAND - LINE) * fill(-outside - 4.0);
        [r, g, b, (alpha * 255.0).round() as u8]
    })
}

/// A texture of one color whose alpha follows from the distance to the card's outline.
fn framed(color: [u8; 3], margin: u32, alpha: impl Fn(f32) -> f32) -> Picture {
    let card = (CARD.0 as f32, CARD.1 as f32);
    let m = margin as f32;
    Picture::from_alpha(color, CARD.0 + 2 * margin, CARD.1 + 2 * margin, |x, y| {
        alpha(distance(x - m, y - m, card))
    })
}

/// Returns the distance to the outline of a card whose top left corner is the origin; negative inside.
fn distance(x: f32, y: f32, (width, height): (f32, f32)) -> f32 {
    let radius = height / 24.0;
    let dx = (x - width / 2.0).abs() - (width / 2.0 - radius);
    let dy = (y - height / 2.0).abs() - (height / 2.0 - radius);
    dx.max(0.0).hypot(dy.max(0.0)) + dx.max(dy).min(0.0) - radius
}

/// Returns the fraction of a pixel that is inside, from the distance of its middle to the outline.
fn fill(distance: f32) -> f32 {
    (0.5 - distance).clamp(0.0, 1.0)
}

/// Returns the fraction of a pixel that a line covers whose middle is at `middle`.
fn stroke(distance: f32, middle: f32, width: f32) -> f32 {
    fill((distance - middle).abs() - width / 2.0)
}

/// Returns a mask after a Gaussian blur.
fn blurred((width, height): (u32, u32), sigma: f32, mask: impl Fn(f32, f32) -> f32) -> Vec<f32> {
    let (w, h) = (width as usize, height as usize);
    let sharp: Vec<f32> = (0..w * h)
        .map(|i| mask((i % w) as f32 + 0.5, (i / w) as f32 + 0.5))
        .collect();
    let reach = (sigma * 3.5).ceil() as isize;
    let kernel: Vec<f32> = (-reach..=reach)
        .map(|i| (-0.5 * (i as f32 / sigma).powi(2)).exp())
        .collect();
    let total: f32 = kernel.iter().sum();
    let pass = |data: &[f32], across: bool| -> Vec<f32> {
        let at = |i: usize, offset: isize| {
            let (x, y) = (
                (i % w) as isize + if across { offset } else { 0 },
                (i / w) as isize + if across { 0 } else { offset },
            );
            let inside = (0..w as isize).contains(&x) && (0..h as isize).contains(&y);
            if inside { data[y as usize * w + x as usize] } else { 0.0 }
        };
        let sum = |i: usize| {
            kernel
                .iter()
                .zip(-reach..)
                .map(|(k, offset)| k * at(i, offset))
                .sum::<f32>()
                / total
        };
        (0..w * h).map(sum).collect()
    };
    pass(&pass(&sharp, true), false)
}
