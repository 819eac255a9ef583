//! Card backs. The burgundy one is a drawing in `art/cards`; each of the others has its own pattern, drawn here. All look the same upside
//! down.

use crate::{Result, svg};
use std::fs;
use std::path::Path;

/// File names of the backs, in the order of the settings.
pub(crate) const NAMES: [&str; 5] = ["burgundy", "navy", "green", "black", "copper"];

/// Brass of the lines.
const BRASS: &str = "#d9b66a";

/// Returns the drawing of a back.
///
/// # Errors
///
/// When a source is missing.
pub(crate) fn source(art: &Path, name: &str) -> Result<String> {
    if name == "burgundy" {
        return Ok(fs::read_to_string(art.join("cards/back.svg"))?);
    }
    let spade = fs::read_to_string(art.join("cards/suit-S.svg"))?;
    let spade = svg::path_data(&spade)?;
    Ok(match name {
        "navy" => waves(spade),
        "green" => stars(),
        "black" => rays(spade),
        _ => diamonds(spade),
    })
}

/// Draws an ivory card with the pattern on a field of 208 × 304, and a line around its edge.
fn card(defs: &str, ground: &str, line: &str, pattern: &str, over: &str) -> String {
    format!(
        r##"<svg xmlns="http://www.w3.org/2000/svg" viewBox="-120 -168 240 336" width="750" height="1050"><defs>{defs}
<clipPath id="field"><rect x="-104" y="-152" width="208" height="304" rx="8"/></clipPath></defs>
<rect x="-119.6" y="-167.6" width="239.2" height="335.2" rx="14" fill="#fdfaf0" stroke="#cfc6ae" stroke-width=".8"/>
<rect x="-109" y="-157" width="218" height="314" rx="9" fill="{ground}"/><g clip-path="url(#field)">{pattern}</g>{over}
<rect x="-104" y="-152" width="208" height="304" rx="8" fill="none" stroke="{line}" stroke-width="1.4"/></svg>"##
    )
}

/// Draws the same drawing twice, the second time upside down.
fn both_ways(drawing: &str) -> String {
    format!(r#"<g>{drawing}</g><g transform="rotate(180)">{drawing}</g>"#)
}

/// Draws waves that meet at a band across the middle.
fn waves(spade: &str) -> String {
    /// Radius of a wave.
    const WAVE: f32 = 26.0;
    let mut half = String::new();
    for row in -13..=1 {
        let y = row as f32 * WAVE / 2.0;
        let shift = if row % 2 == 0 { 0.0 } else { WAVE };
        for column in -3..=3 {
            let x = column as f32 * 2.0 * WAVE + shift;
            for (ring, fill) in [
                (1.0, "#16264a"),
                (0.76, "#1f3565"),
                (0.52, "#16264a"),
                (0.28, "#2b477f"),
            ] {
                half += &format!(
                    r#"<circle cx="{x}" cy="{y}" r="{:.2}" fill="{fill}" stroke="{BRASS}" stroke-width=".9" stroke-opacity=".75"/>"#,
                    WAVE * ring
                );
            }
        }
    }
    let band: String = (-4..=4)
        .filter(|column: &i32| column.abs() > 1)
        .map(|column| {
            format!(
                r#"<path transform="translate({},0) rotate(45)" d="M-3.4 -3.4h6.8v6.8h-6.8z"/>"#,
                column * 24
            )
        })
        .collect();
    let over = format!(
        r##"<rect x="-104" y="-15" width="208" height="30" fill="#101c38" stroke="{BRASS}" stroke-width="1.2"/><g fill="{BRASS}">{band}</g>
<circle r="35" fill="#101c38" stroke="{BRASS}" stroke-width="1.6"/><circle r="31" fill="#1f3565" stroke="{BRASS}" stroke-width=".7"/>{}"##,
        both_ways(&format!(
            r#"<path transform="translate(0,-13.5) scale(.0245)" d="{spade}" fill="{BRASS}"/>"#
        ))
    );
    let upper = r#"<clipPath id="upper"><rect x="-110" y="-160" width="220" height="160"/></clipPath>"#;
    let pattern = both_ways(&format!(r#"<g clip-path="url(#upper)">{half}</g>"#));
    card(upper, "#16264a", BRASS, &pattern, &over)
}

/// Draws eight-pointed stars, tip to tip, with crosses between them.
fn stars() -> String {
    /// Distance between stars.
    const TILE: f32 = 41.6;
    let star = |outer: f32| -> String {
        // Two overlapping squares.
        let inner = outer * 0.765;
        let corners: Vec<String> = (0..16)
            .map(|i| {
                let radius = if i % 2 == 0 { outer } else { inner };
                let (y, x) = (i as f32 * std::f32::consts::PI / 8.0).sin_cos();
                format!("{:.2} {:.2}", x * radius, y * radius)
            })
            .collect();
        format!("M{}Z", corners.join("L"))
    };
    let (large, small) = (star(TILE / 2.0), star(TILE * 0.3));
    let mut pattern = String::new();
    for row in -4..=4 {
        for column in -2..=2 {
            let (x, y) = (column as f32 * TILE, row as f32 * TILE);
            pattern += &format!(
                r##"<g transform="translate({x:.1},{y:.1})"><path d="{large}" fill="#0d3a2b" stroke="{BRASS}" stroke-width="1.1"/>
<path d="{small}" fill="#2c8560" stroke="{BRASS}" stroke-width=".7"/><circle r="3.4" fill="{BRASS}"/></g>"##
            );
        }
    }
    for row in -5..=4 {
        for column in -3..=2 {
            let (x, y) = ((column as f32 + 0.5) * TILE, (row as f32 + 0.5) * TILE);
            pattern += &format!(
                r##"<path transform="translate({x:.1},{y:.1})" d="M0 -6L6 0L0 6L-6 0Z" fill="#0d3a2b" stroke="{BRASS}" stroke-width=".7"/>"##
            );
        }
    }
    card("", "#1b5f45", BRASS, &pattern, "")
}

/// Draws rays from the middle behind nested lozenges.
fn rays(spade: &str) -> String {
    const RAYS: u32 = 56;
    let mut pattern = String::new();
    for ray in (0..RAYS).step_by(2) {
        let corner = |ray: u32| {
            let (y, x) = ((ray as f32 - 0.5) * std::f32::consts::TAU / RAYS as f32).sin_cos();
            format!("{:.2} {:.2}", x * 260.0, y * 260.0)
        };
        pattern += &format!(
            r##"<path d="M0 0L{}L{}Z" fill="#3a3c46"/>"##,
            corner(ray),
            corner(ray + 1)
        );
    }
    let lozenge = |half: f32, rest: &str| {
        format!(
            r#"<path d="M0 {}L{half} 0L0 {}L-{half} 0Z" {rest}/>"#,
            -half * 1.46,
            half * 1.46
        )
    };
    for (half, width) in [
        (190.0, 0.8),
        (182.0, 2.6),
        (146.0, 0.8),
        (138.0, 2.6),
        (104.0, 0.8),
        (96.0, 2.6),
    ] {
        pattern += &lozenge(half, &format!(r#"fill="none" stroke="{BRASS}" stroke-width="{width}""#));
    }
    pattern += &lozenge(
        54.0,
        &format!(r##"fill="#101116" stroke="{BRASS}" stroke-width="2.6""##),
    );
    pattern += &lozenge(46.0, &format!(r##"fill="#23242c" stroke="{BRASS}" stroke-width=".8""##));
    pattern += &both_ways(&format!(
        r#"<path transform="translate(0,-19) scale(.032)" d="{spade}" fill="{BRASS}"/>"#
    ));
    card("", "#1c1d24", BRASS, &pattern, "")
}

/// Draws lozenges in copper and cream under stitched lines: the bright back.
fn diamonds(spade: &str) -> String {
    /// Width and height of a lozenge.
    const TILE: (f32, f32) = (41.6, 60.8);
    let (w, h) = TILE;
    let mut pattern = String::new();
    for row in -6..=6 {
        for column in -6..=6 {
            if (row + column) % 2 != 0 {
                continue;
            }
            let (x, y) = (column as f32 * w / 2.0, row as f32 * h / 2.0);
            let fill = if row % 2 == 0 { "#9c4a26" } else { "#c98f62" };
            pattern += &format!(
                r#"<path transform="translate({x:.1},{y:.1}) scale(.86)" d="M0 -{0}L{1} 0L0 {0}L-{1} 0Z" fill="{fill}"/>"#,
                h / 2.0,
                w / 2.0
            );
        }
    }
    let lines: String = (-6..=6)
        .map(|k| {
            let x = k as f32 * w;
            let reach = (4.0 * w, 4.0 * h);
            format!(
                "M{0:.1} -{1:.1}L{2:.1} {1:.1}M{2:.1} -{1:.1}L{0:.1} {1:.1}",
                x - reach.0,
                reach.1,
                x + reach.0
            )
        })
        .collect();
    pattern += &format!(
        r##"<path d="{lines}" fill="none" stroke="#4a2312" stroke-width=".9" stroke-dasharray="4 2.6" stroke-opacity=".8"/>"##
    );
    let over = format!(
        r##"<path d="M0 -52L36 0L0 52L-36 0Z" fill="#f6ead6" stroke="#6f3118" stroke-width="2"/><path d="M0 -44L30.4 0L0 44L-30.4 0Z" fill="none" stroke="#9c4a26" stroke-width=".9"/>{}"##,
        both_ways(&format!(
            r##"<path transform="translate(0,-13) scale(.0225)" d="{spade}" fill="#9c4a26"/>"##
        ))
    );
    card("", "#f6ead6", "#6f3118", &pattern, &over)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn backs_tell_nothing_by_the_way_that_they_lie() {
        for name in NAMES {
            let source = source(&crate::root().join("art"), name).expect("a back");
            let pixels = svg::draw(&source, 60, 84).expect("a drawing");
            let pixels = pixels.pixels();
            let differ = pixels
                .iter()
                .zip(pixels.iter().rev())
                .filter(|(one, other)| one.iter().zip(other.iter()).any(|(a, b)| a.abs_diff(*b) > 12));
            // A hairline of the drawing covers other pixels after the rotation.
            assert!(differ.count() < pixels.len() / 100, "{name}");
        }
    }
}
