//! The game's app icon: a gold spade in a brass ring on felt.

use crate::{Result, svg};
use std::fs;
use std::path::Path;

/// Bakes the icon in every size, and a maskable one.
///
/// # Errors
///
/// When a source is missing or a file cannot be written.
pub(crate) fn bake(art: &Path, assets: &Path) -> Result<()> {
    let spade = fs::read_to_string(art.join("cards/suit-S.svg"))?;
    let spade = svg::path_data(&spade)?;
    for size in [32, 64, 128, 192, 256, 512] {
        let fine = size >= 128;
        let icon = drawing(spade, 512.0 * 0.2, 1.0, fine);
        svg::draw(&icon, size, size)?.save(&assets.join(format!("app-icon-{size}.png")), 256)?;
    }
    svg::draw(&drawing(spade, 0.0, 0.8, true), 512, 512)?.save(&assets.join("app-icon-maskable-512.png"), 256)
}

/// Returns the icon on 512 × 512 with the given corner radius and scale of the emblem; `fine` adds hairlines.
fn drawing(spade: &str, corner: f32, scale: f32, fine: bool) -> String {
    let (ring, spade_scale) = if fine { (14.0, 0.272) } else { (30.0, 0.33) };
    let hairline = if fine {
        r##"<circle r="181" fill="none" stroke="#d9b66a" stroke-opacity=".75" stroke-width="3"/>"##
    } else {
        ""
    };
    let radius = if fine { 203.0 } else { 206.0 };
    format!(
        r##"<svg xmlns="http://www.w3.org/2000/svg" width="512" height="512" viewBox="-256 -256 512 512"><defs>
<radialGradient id="felt" gradientUnits="userSpaceOnUse" cx="0" cy="-60" r="330"><stop offset="0" stop-color="#1d6a4c"/><stop offset=".55" stop-color="#0e3e2e"/><stop offset="1" stop-color="#062019"/></radialGradient>
<linearGradient id="gold" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#f7e3b0"/><stop offset="1" stop-color="#c08f35"/></linearGradient>
</defs><rect x="-256" y="-256" width="512" height="512" rx="{corner}" fill="url(#felt)"/><g transform="scale({scale})">
<circle r="{radius}" fill="none" stroke="url(#gold)" stroke-width="{ring}"/>{hairline}
<path transform="translate(0,6) scale({spade_scale})" d="{spade}" fill="#03150f" fill-opacity=".35"/>
<path transform="translate(0,-6) scale({spade_scale})" d="{spade}" fill="url(#gold)"/></g></svg>"##
    )
}
