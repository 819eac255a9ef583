//! Words as outlines, from the fonts in `art/fonts`.

use crate::Result;

/// Returns the outline of a word as path data, on the baseline y = 0 from x = 0: letters of `size`, spaced by `tracking` times that size.
/// Also returns the x position of the next letter.
///
/// # Errors
///
/// When the font cannot be read or lacks a letter.
pub(crate) fn outline(font: &[u8], word: &str, size: f32, tracking: f32) -> Result<(String, f32)> {
    let face = ttf_parser::Face::parse(font, 0)?;
    let scale = size / f32::from(face.units_per_em());
    let (mut letters, mut x) = (String::new(), 0.0);
    for letter in word.chars() {
        let glyph = face.glyph_index(letter).ok_or("a letter is missing")?;
        let mut outline = Outline {
            path: String::new(),
            x,
            scale,
        };
        face.outline_glyph(glyph, &mut outline).ok_or("a letter is empty")?;
        letters += &outline.path;
        x += f32::from(face.glyph_hor_advance(glyph).unwrap_or(0)) * scale + tracking * size;
    }
    Ok((letters, x))
}

/// Builds the outline of a letter as path data.
struct Outline {
    path: String,
    x: f32,
    scale: f32,
}

impl Outline {
    fn at(&self, x: f32, y: f32) -> String {
        format!("{:.2} {:.2}", self.x + x * self.scale, -y * self.scale)
    }
}

impl ttf_parser::OutlineBuilder for Outline {
    fn move_to(&mut self, x: f32, y: f32) {
        self.path += &format!("M{}", self.at(x, y));
    }

    fn line_to(&mut self, x: f32, y: f32) {
        self.path += &format!("L{}", self.at(x, y));
    }

    fn quad_to(&mut self, x1: f32, y1: f32, x: f32, y: f32) {
        self.path += &format!("Q{} {}", self.at(x1, y1), self.at(x, y));
    }

    fn curve_to(&mut self, x1: f32, y1: f32, x2: f32, y2: f32, x: f32, y: f32) {
        self.path += &format!("C{} {} {}", self.at(x1, y1), self.at(x2, y2), self.at(x, y));
    }

    fn close(&mut self) {
        self.path += "Z";
    }
}
