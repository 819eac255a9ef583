//! Two further face styles, both without pictures: a plain one with a large rank and suit, and a clear one for low vision, with an index as
//! large as a fan in two rows allows, thick letters, and black, red, blue and green on pure white.

use crate::{Result, crown, letters, svg};
use std::fs;
use std::path::Path;

/// One of the two styles.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Style {
    /// Rank and suit, understated.
    Plain,
    /// Rank and suit, as legible as possible.
    Clear,
}

/// Colors of spades, hearts, diamonds and clubs, in the two-color and in the four-color deck.
type Colors = [[&'static str; 4]; 2];

impl Style {
    /// Returns the folder of the faces, and that of the faces that look different in four colors.
    pub(crate) const fn folders(self) -> [&'static str; 2] {
        match self {
            Style::Plain => ["plain", "plain_four_colour"],
            Style::Clear => ["clear", "clear_four_colour"],
        }
    }

    const fn colors(self) -> Colors {
        match self {
            Style::Plain => [
                ["#17181d", "#b01f2e", "#b01f2e", "#17181d"],
                ["#17181d", "#b01f2e", "#1d5aa6", "#1f7a45"],
            ],
            Style::Clear => [
                ["#000000", "#c80010", "#c80010", "#000000"],
                ["#000000", "#c80010", "#0046d0", "#00702c"],
            ],
        }
    }

    const fn font(self) -> &'static str {
        match self {
            Style::Plain => "spades-serif-bold.otf",
            Style::Clear => "inter-medium.ttf",
        }
    }

    fn paper(self) -> &'static str {
        match self {
            Style::Plain => {
                r##"<rect x="-119.6" y="-167.6" width="239.2" height="335.2" rx="14" fill="#fdfaf2" stroke="#cfc6ae" stroke-width=".8"/>"##
            }
            Style::Clear => {
                r##"<rect x="-118.8" y="-166.8" width="237.6" height="333.6" rx="13" fill="#ffffff" stroke="#17181d" stroke-width="2.4"/>"##
            }
        }
    }
}

/// Draws the faces of both styles by name, "AS" to "2C", the jokers, and the high deuces "DS" and "DD".
pub(crate) struct Faces<'a> {
    art: &'a Path,
    fonts: [Vec<u8>; 2],
}

impl<'a> Faces<'a> {
    /// Loads the fonts.
    ///
    /// # Errors
    ///
    /// When a font is missing.
    pub(crate) fn new(art: &'a Path) -> Result<Self> {
        let font = |style: Style| fs::read(art.join("fonts").join(style.font()));
        Ok(Self {
            art,
            fonts: [font(Style::Plain)?, font(Style::Clear)?],
        })
    }

    /// Returns the drawing of a face.
    ///
    /// # Errors
    ///
    /// When a source is missing.
    pub(crate) fn source(&self, style: Style, name: &str, four_colour: bool) -> Result<String> {
        let (rank, suit) = name.split_at(1);
        let (half, middle) = match suit {
            "J" if "BL".contains(rank) => self.joker(style, rank == "B")?,
            _ => self.card(style, rank, suit, four_colour)?,
        };
        Ok(format!(
            r#"<svg xmlns="http://www.w3.org/2000/svg" viewBox="-120 -168 240 336" width="750" height="1050">{}{middle}<g>{half}</g><g transform="rotate(180)">{half}</g></svg>"#,
            style.paper()
        ))
    }

    /// Draws a word that fills a box: centered at `x`, from the line `bottom` up to `height` for capitals, at most `width` wide.
    fn word(
        &self,
        style: Style,
        word: &str,
        (x, bottom, height, width): (f32, f32, f32, f32),
        color: &str,
    ) -> Result<String> {
        let font = &self.fonts[style as usize];
        // Thickened letters need more space between them.
        let (tracking, thick) = match style {
            Style::Plain => (-0.03, 0.0),
            Style::Clear => (0.02, 0.055),
        };
        let (capital, _) = letters::outline(font, "E", 100.0, 0.0)?;
        let [_, top, _, foot] = svg::bounds(&capital)?;
        let thick = thick * 100.0;
        let scale = height / (foot - top + thick);
        let (outline, _) = letters::outline(font, word, 100.0, tracking)?;
        let [left, _, right, _] = svg::bounds(&outline)?;
        let across = scale.min(width / (right - left + thick));
        let bottom = bottom - thick / 2.0 * scale;
        Ok(format!(
            r#"<path transform="translate({x},{bottom}) scale({across:.4},{scale:.4}) translate({:.2},0)" d="{outline}" fill="{color}" stroke="{color}" stroke-width="{thick}" stroke-linejoin="round"/>"#,
            -(left + right) / 2.0
        ))
    }

    fn suit(&self, suit: &str, (x, y, height): (f32, f32, f32), color: &str) -> Result<String> {
        let source = fs::read_to_string(self.art.join(format!("cards/suit-{suit}.svg")))?;
        let path = svg::path_data(&source)?;
        Ok(format!(
            r#"<path transform="translate({x},{y}) scale({})" d="{path}" fill="{color}"/>"#,
            height / 1000.0
        ))
    }

    /// Returns the index, which is drawn at both ends, and the middle of the card.
    fn card(&self, style: Style, rank: &str, suit: &str, four_colour: bool) -> Result<(String, String)> {
        let at = "SHDC".find(suit).ok_or("no such suit")?;
        let color = style.colors()[usize::from(four_colour)][at];
        let is_high = rank == "D";
        let rank = match rank {
            "T" => "10",
            "D" => "2",
            rank => rank,
        };
        Ok(match style {
            Style::Plain if is_high => (
                crown::at(-83.0, -152.0, 38.0)
                    + &self.word(style, rank, (-83.0, -88.0, 48.0, 54.0), color)?
                    + &self.suit(suit, (-83.0, -57.0, 40.0), color)?,
                self.suit(suit, (0.0, 14.0, 112.0), color)? + &crown::at(0.0, -68.0, 74.0),
            ),
            Style::Clear if is_high => (
                crown::at(-76.0, -150.0, 42.0)
                    + &self.word(style, rank, (-76.0, -80.0, 56.0, 70.0), color)?
                    + &self.suit(suit, (-76.0, -51.0, 48.0), color)?,
                self.suit(suit, (0.0, 18.0, 108.0), color)? + &crown::at(0.0, -68.0, 78.0),
            ),
            Style::Plain => (
                self.word(style, rank, (-83.0, -96.0, 54.0, 54.0), color)?
                    + &self.suit(suit, (-83.0, -61.0, 40.0), color)?,
                self.suit(suit, (0.0, 0.0, 112.0), color)?,
            ),
            Style::Clear => (
                self.word(style, rank, (-76.0, -86.0, 72.0, 70.0), color)?
                    + &self.suit(suit, (-76.0, -55.0, 50.0), color)?,
                self.suit(suit, (0.0, 4.0, 108.0), color)?,
            ),
        })
    }

    /// Draws a star for a rank: filled for the big joker, hollow for the little one.
    fn joker(&self, style: Style, big: bool) -> Result<(String, String)> {
        let [_, red, _, _] = style.colors()[0];
        let color = if big { red } else { style.colors()[0][0] };
        let star = |(x, y, radius): (f32, f32, f32)| {
            let corners: Vec<String> = (0..10)
                .map(|i| {
                    let radius = if i % 2 == 0 { radius } else { radius * 0.45 };
                    let (sin, cos) = (i as f32 * std::f32::consts::PI / 5.0).sin_cos();
                    format!("{:.2} {:.2}", x + sin * radius, y - cos * radius)
                })
                .collect();
            let fill = if big { color } else { "none" };
            format!(
                r#"<path d="M{}Z" fill="{fill}" stroke="{color}" stroke-width="{:.1}" stroke-linejoin="round"/>"#,
                corners.join("L"),
                radius * 0.16
            )
        };
        let size = if big { "BIG" } else { "LITTLE" };
        Ok(match style {
            Style::Plain => (
                star((-83.0, -126.0, 26.0)) + &self.suit("S", (-83.0, -78.0, 32.0), color)?,
                star((0.0, -20.0, 56.0))
                    + &self.word(style, "JOKER", (0.0, 74.0, 22.0, 150.0), color)?
                    + &self.word(style, size, (0.0, 98.0, 12.0, 90.0), color)?,
            ),
            Style::Clear => (
                star((-76.0, -122.0, 34.0)) + &self.suit("S", (-76.0, -62.0, 46.0), color)?,
                self.word(style, "JOKER", (0.0, 16.0, 40.0, 200.0), color)?
                    + &self.word(style, size, (0.0, 54.0, 26.0, 110.0), color)?,
            ),
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_face_can_be_drawn_and_has_its_color() {
        let art = crate::root().join("art");
        let faces = Faces::new(&art).expect("fonts");
        for style in [Style::Plain, Style::Clear] {
            for name in ["TH", "AS", "2C", "BJ", "LJ", "DS", "DD"] {
                let source = faces.source(style, name, false).expect("a face");
                svg::draw(&source, 40, 56).expect("a drawing");
            }
            let [two, four] =
                ["QD", "QD"].map(|name| [false, true].map(|four| faces.source(style, name, four).expect("a face")));
            assert_eq!(two, four);
            assert_ne!(two[0], two[1]);
        }
    }
}
