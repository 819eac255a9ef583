//! Decoder for the run-length encoded pictures of the cards: few colors, with the lower half rotated by half a turn. Encoded this way,
//! cards resemble each other, so one compressed file with a whole set is far smaller than individually compressed pictures.
//!
//! Format: width and height (two bytes each, little-endian), the number of colors, the colors (red, green, blue, opacity), and the
//! runs. A byte below 128 is a single pixel of that color. Otherwise its low seven bits are the color, and the next byte plus two is
//! the number of pixels. The rows of the upper half come first, from the top, then the rows of the lower half rotated by half a turn.
//! With an odd number of pixels, the upper half has one less. (`spades-bake` writes these files.)

use bevy::asset::RenderAssetUsages;
use bevy::prelude::*;
use bevy::render::render_resource::{Extent3d, TextureDimension, TextureFormat};

/// Flag in a byte of a run: more than one pixel.
const MANY: u8 = 128;

/// Decodes a picture; returns `None` if the file is damaged.
pub(super) fn decode(bytes: &[u8]) -> Option<Image> {
    let (&[w0, w1, h0, h1, colors], rest) = bytes.split_first_chunk()?;
    let (width, height) = (u16::from_le_bytes([w0, w1]), u16::from_le_bytes([h0, h1]));
    let (palette, runs) = rest.split_at_checked(usize::from(colors) * 4)?;
    let (palette, _) = palette.as_chunks::<4>();
    let pixels = usize::from(width) * usize::from(height);
    let mut data = Vec::with_capacity(pixels * 4);
    let mut runs = runs.iter();
    while let Some(&run) = runs.next() {
        let count = if run < MANY { 1 } else { usize::from(*runs.next()?) + 2 };
        let color = palette.get(usize::from(run % MANY))?;
        if data.len() + count * 4 > pixels * 4 {
            return None;
        }
        data.extend(std::iter::repeat_n(color, count).flatten());
    }
    if pixels == 0 || data.len() != pixels * 4 {
        return None;
    }
    let (lower, _) = data[pixels / 2 * 4..].as_chunks_mut::<4>();
    lower.reverse();
    let size = Extent3d {
        width: width.into(),
        height: height.into(),
        depth_or_array_layers: 1,
    };
    // Only the renderer needs the pixels.
    let usages = RenderAssetUsages::RENDER_WORLD;
    Some(Image::new(
        size,
        TextureDimension::D2,
        data,
        TextureFormat::Rgba8UnormSrgb,
        usages,
    ))
}

#[cfg(test)]
mod tests {
    use super::*;

    const RED: [u8; 4] = [255, 0, 0, 255];
    const CLEAR: [u8; 4] = [9, 9, 9, 0];

    /// Returns the file of a picture of three by three pixels, whose upper half is one row and one pixel.
    fn file() -> Vec<u8> {
        let head = [3, 0, 3, 0, 2];
        let runs = [128, 1, 1, 1, 128 + 1, 2];
        [&head[..], &RED, &CLEAR, &runs].concat()
    }

    #[test]
    fn runs_are_laid_from_both_ends() {
        let image = decode(&file()).unwrap();
        assert_eq!((image.width(), image.height()), (3, 3));
        let data = image.data.unwrap();
        let (pixels, _) = data.as_chunks::<4>();
        assert_eq!(pixels, [RED, RED, RED, CLEAR, CLEAR, CLEAR, CLEAR, CLEAR, CLEAR]);
        let turned = [&file()[..13], &[1, 129, 1, 0, 129, 2]].concat();
        let data = decode(&turned).unwrap().data.unwrap();
        let (pixels, _) = data.as_chunks::<4>();
        assert_eq!(
            pixels.iter().position(|pixel| *pixel == RED),
            Some(8),
            "the fifth from below"
        );
    }

    #[test]
    fn damage_is_noticed() {
        let whole = file();
        for end in 0..whole.len() {
            assert!(decode(&whole[..end]).is_none(), "cut off at {end}");
        }
        assert!(decode(&[&whole[..], &[0]].concat()).is_none(), "a pixel too many");
        let mut strange = whole.clone();
        strange[13] = 128 + 2;
        assert!(decode(&strange).is_none(), "a colour that there is not");
        assert!(decode(&[0; 5]).is_none(), "nothing");
    }
}
