//! Pictures in memory, and writing them: as small as possible without visible loss, and free of dark fringes.

use crate::Result;
use crate::quantise;
use std::fs;
use std::path::Path;

/// A picture with straight alpha, four bytes per pixel.
pub(crate) struct Picture {
    width: u32,
    height: u32,
    pixels: Vec<[u8; 4]>,
}

impl Picture {
    /// Averages blocks of `samples` × `samples` premultiplied pixels into one pixel each.
    pub(crate) fn from_premultiplied(data: &[u8], width: u32, height: u32, samples: u32) -> Self {
        let stride = (width * samples) as usize;
        let block = samples as usize;
        let pixels = (0..(width * height) as usize).map(|i| {
            let (x, y) = (i % width as usize * block, i / width as usize * block);
            let mut sum = [0_u32; 4];
            for row in y..y + block {
                for pixel in data[(row * stride + x) * 4..(row * stride + x + block) * 4].chunks_exact(4) {
                    sum.iter_mut()
                        .zip(pixel)
                        .for_each(|(sum, value)| *sum += u32::from(*value));
                }
            }
            let alpha = sum[3].max(1);
            let color = |value: u32| ((value * 255 + alpha / 2) / alpha).min(255) as u8;
            let count = samples * samples;
            [
                color(sum[0]),
                color(sum[1]),
                color(sum[2]),
                ((sum[3] + count / 2) / count) as u8,
            ]
        });
        Self {
            width,
            height,
            pixels: pixels.collect(),
        }
        .bleed()
    }

    /// Creates a picture of one color, with an alpha of 0 to 1 computed at the middle of each pixel.
    pub(crate) fn from_alpha(color: [u8; 3], width: u32, height: u32, alpha: impl Fn(f32, f32) -> f32) -> Self {
        let [r, g, b] = color;
        let at = |i: u32| alpha((i % width) as f32 + 0.5, (i / width) as f32 + 0.5);
        let pixels = (0..width * height)
            .map(|i| [r, g, b, (at(i).clamp(0.0, 1.0) * 255.0).round() as u8])
            .collect();
        Self { width, height, pixels }
    }

    /// Creates a picture with color and alpha computed at the middle of each pixel.
    pub(crate) fn from_colors(width: u32, height: u32, color: impl Fn(f32, f32) -> [u8; 4]) -> Self {
        let pixels = (0..width * height)
            .map(|i| color((i % width) as f32 + 0.5, (i / width) as f32 + 0.5))
            .collect();
        Self { width, height, pixels }
    }

    /// Creates a transparent picture.
    pub(crate) fn clear(width: u32, height: u32) -> Self {
        Self {
            width,
            height,
            pixels: vec![[0; 4]; (width * height) as usize],
        }
    }

    /// Copies another picture into this one, which must contain it completely.
    pub(crate) fn put(&mut self, other: &Self, (left, top): (u32, u32)) {
        for (row, pixels) in (0..).zip(other.pixels.chunks_exact(other.width as usize)) {
            let start = ((top + row) * self.width + left) as usize;
            self.pixels[start..start + pixels.len()].copy_from_slice(pixels);
        }
    }

    /// Returns all pixels, row by row.
    #[cfg(test)]
    pub(crate) fn pixels(&self) -> &[[u8; 4]] {
        &self.pixels
    }

    /// Gives transparent pixels the mean color of the edges, since texture filtering mixes it in.
    fn bleed(mut self) -> Self {
        let mut sum = [0_u64; 4];
        for &[r, g, b, a] in self.pixels.iter().filter(|pixel| pixel[3] < 255) {
            [r, g, b, 255]
                .into_iter()
                .zip(&mut sum)
                .for_each(|(value, sum)| *sum += u64::from(value) * u64::from(a));
        }
        let weight = (sum[3] / 255).max(1);
        let color = [0, 1, 2].map(|i| (sum[i] / weight) as u8);
        for pixel in self.pixels.iter_mut().filter(|pixel| pixel[3] == 0) {
            *pixel = [color[0], color[1], color[2], 0];
        }
        self
    }

    /// Writes an indexed PNG with at most `colors` (up to 256) colors.
    ///
    /// # Errors
    ///
    /// When the file cannot be written.
    pub(crate) fn save(&self, path: &Path, colors: usize) -> Result<()> {
        let (palette, indices) = quantise::quantise(&self.pixels, colors.min(256));
        self.write(path, &indices, &palette)
    }

    /// Writes a run-length encoded picture with at most `colors` (up to 128) colors. The game's module `loading::runs` describes the format.
    ///
    /// # Errors
    ///
    /// When the file cannot be written, or a side is longer than 65,535 pixels.
    pub(crate) fn save_runs(&self, path: &Path, colors: usize) -> Result<()> {
        let (palette, mut indices) = quantise::quantise(&self.pixels, colors.min(128));
        let middle = indices.len() / 2;
        indices[middle..].reverse();
        let mut bytes = Vec::new();
        for side in [self.width, self.height] {
            bytes.extend(u16::try_from(side)?.to_le_bytes());
        }
        bytes.push(u8::try_from(palette.len())?);
        bytes.extend(palette.iter().flatten());
        bytes.extend(runs(&indices));
        if let Some(folder) = path.parent() {
            fs::create_dir_all(folder)?;
        }
        Ok(fs::write(path, bytes)?)
    }

    fn write(&self, path: &Path, indices: &[u8], palette: &[[u8; 4]]) -> Result<()> {
        let mut bytes = Vec::new();
        let mut encoder = png::Encoder::new(&mut bytes, self.width, self.height);
        encoder.set_color(png::ColorType::Indexed);
        encoder.set_depth(png::BitDepth::Eight);
        encoder.set_palette(
            palette
                .iter()
                .flat_map(|color| [color[0], color[1], color[2]])
                .collect::<Vec<_>>(),
        );
        encoder.set_trns(palette.iter().map(|color| color[3]).collect::<Vec<_>>());
        let mut writer = encoder.write_header()?;
        writer.write_image_data(indices)?;
        writer.finish()?;
        // Bled colors are kept: `optimize_alpha` is off in every preset.
        let small = oxipng::optimize_from_memory(&bytes, &oxipng::Options::from_preset(4))?;
        if let Some(folder) = path.parent() {
            fs::create_dir_all(folder)?;
        }
        Ok(fs::write(path, small)?)
    }
}

/// Encodes a single pixel as one byte, and every run of up to 257 pixels as two.
fn runs(indices: &[u8]) -> Vec<u8> {
    let same = indices.chunk_by(|a, b| a == b);
    let runs = same.flat_map(|run| run.chunks(257));
    runs.flat_map(|run| match *run {
        [only] => vec![only],
        [color, ..] => vec![128 | color, (run.len() - 2) as u8],
        [] => Vec::new(),
    })
    .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn runs_say_what_is_many() {
        assert_eq!(runs(&[3]), [3]);
        assert_eq!(runs(&[3, 3, 1, 1, 1, 0]), [131, 0, 129, 1, 0]);
        assert_eq!(runs(&[5; 257]), [133, 255]);
        assert_eq!(runs(&[5; 258]), [133, 255, 5]);
    }
}
