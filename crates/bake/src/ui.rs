//! Pictures of the interface: suits, word mark, medallion, lattice, ring and the icons.

use crate::picture::Picture;
use crate::{Result, app_icon, icons, letters, previews, svg};
use std::fs;
use std::path::Path;

/// Bakes all interface pictures.
///
/// # Errors
///
/// When a source is missing or a file cannot be written.
pub(crate) fn bake(art: &Path, assets: &Path) -> Result<()> {
    let out = assets.join("ui");
    let spade = fs::read_to_string(art.join("cards/suit-S.svg"))?;
    let spade = svg::path_data(&spade)?;
    suits(art, assets)?;
    svg::draw(&broken(spade), 128, 128)?.save(&out.join("broken-spade.png"), 64)?;
    let back = fs::read_to_string(art.join("cards/back.svg"))?;
    svg::draw(&medallion(&back)?, 448, 448)?.save(&out.join("medallion.png"), 64)?;
    svg::draw(&lattice(spade), 184, 216)?.save(&out.join("lattice.png"), 64)?;
    previews::tables(&out)?;
    ring().save(&out.join("ring.png"), 24)?;
    let font = fs::read(art.join("fonts/spades-serif-bold.otf"))?;
    svg::draw(&logo(&font)?, 1040, 240)?.save(&out.join("logo.png"), 256)?;
    icons::bake(art, assets)?;
    app_icon::bake(art, assets)
}

/// Bakes the four suits in white, for tinting.
fn suits(art: &Path, assets: &Path) -> Result<()> {
    for suit in ["S", "H", "D", "C"] {
        let source = fs::read_to_string(art.join(format!("cards/suit-{suit}.svg")))?;
        let source = white(svg::path_data(&source)?, "");
        svg::draw(&source, 128, 128)?.save(&assets.join(format!("suits/{suit}.png")), 64)?;
    }
    Ok(())
}

/// Returns a white path in the size of the suits.
fn white(path: &str, rest: &str) -> String {
    format!(
        r##"<svg xmlns="http://www.w3.org/2000/svg" width="1040" height="1040" viewBox="-520 -520 1040 1040"><path d="{path}" fill="#fff" {rest}/></svg>"##
    )
}

/// Draws a spade with a crack through it.
fn broken(spade: &str) -> String {
    let half = |clip: &str, place: &str| {
        format!(r##"<g transform="{place}"><g clip-path="url(#{clip})"><path d="{spade}" fill="#fff"/></g></g>"##)
    };
    format!(
        r##"<svg xmlns="http://www.w3.org/2000/svg" width="1040" height="1040" viewBox="-520 -520 1040 1040"><defs>
<clipPath id="left"><path d="M-520 -520L-330 -380L70 -95L-110 165L-10 330L-60 520H-520Z"/></clipPath>
<clipPath id="right"><path d="M-520 -520L-330 -380L70 -95L-110 165L-10 330L-60 520H520V-520Z"/></clipPath>
</defs>{}{}</svg>"##,
        half("left", "translate(-42,22) rotate(-4)"),
        half("right", "translate(34,-12) rotate(3)")
    )
}

/// Extracts the middle of the burgundy back.
fn medallion(back: &str) -> Result<String> {
    let start = back.find("<circle r=\"74\"").ok_or("no medallion on the back")?;
    Ok(format!(
        r#"<svg xmlns="http://www.w3.org/2000/svg" width="152" height="152" viewBox="-76 -76 152 152">{}"#,
        &back[start..]
    ))
}

/// Draws one tile of the curtain's pattern at twice its size: two spades and the lines between them.
fn lattice(spade: &str) -> String {
    let line = |x: i32, way: i32| format!("M{} {}L{} {}", x - 92 * way, 27 - 108, x + 92 * way, 27 + 108);
    let lines: String = (-2..=2)
        .flat_map(|k| [line(69 + 92 * k, 1), line(69 + 92 * k, -1)])
        .collect();
    let spades: String = [(23.0, 27.0), (69.0, 81.0)]
        .iter()
        .map(|(x, y)| format!(r#"<path transform="translate({x},{y}) scale(.023)" d="{spade}" fill="url(#g)"/>"#))
        .collect();
    format!(
        r##"<svg xmlns="http://www.w3.org/2000/svg" width="92" height="108"><defs><linearGradient id="g"><stop stop-color="#d9b66a" stop-opacity=".17"/></linearGradient></defs>
<path d="{lines}" fill="none" stroke="#d9b66a" stroke-opacity=".13" stroke-width="1"/>{spades}</svg>"##
    )
}

/// Draws a soft ring of radius 100 in 256 × 256, white for tinting.
fn ring() -> Picture {
    Picture::from_alpha([255; 3], 256, 256, |x, y| {
        let d = (x - 128.0).hypot(y - 128.0) - 100.0;
        let bell = |width: f32| (-0.5 * (d / width).powi(2)).exp();
        0.75 * bell(2.2) + 0.35 * bell(8.0)
    })
}

/// Draws the word mark: letters 200 high on 1040 × 240, spread by 9 %, from pale to deep gold, over a slight shadow.
fn logo(font: &[u8]) -> Result<String> {
    let (letters, _) = letters::outline(font, "SPADES", 236.0, 0.09)?;
    let [left, _, right, _] = svg::bounds(&letters)?;
    let shift = (1040.0 - left - right) / 2.0;
    Ok(format!(
        r##"<svg xmlns="http://www.w3.org/2000/svg" width="1040" height="240"><defs>
<linearGradient id="gold" gradientUnits="userSpaceOnUse" x1="0" y1="{}" x2="0" y2="{}"><stop stop-color="#f7e3b0"/><stop offset="1" stop-color="#c08f35"/></linearGradient>
<filter id="soft" x="-10%" y="-30%" width="120%" height="160%"><feGaussianBlur stdDeviation="6"/></filter>
</defs><g transform="translate({shift},{BASELINE})"><path transform="translate(0,6)" d="{letters}" fill="#000" fill-opacity=".5" filter="url(#soft)"/>
<path d="{letters}" fill="url(#gold)"/></g></svg>"##,
        -0.65 * 236.0,
        0.0
    ))
}

/// Baseline of the word mark's letters.
const BASELINE: f32 = 196.0;
