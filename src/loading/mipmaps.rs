//! Mipmaps of a picture, made on the CPU, so that a card drawn at a third of its size is neither blurred nor ragged. (WebGL 2 can't make
//! them on the GPU.)

use std::sync::LazyLock;

/// Minimum length of the shorter side of a mipmap level, in pixels.
const MIN_SIDE: u32 = 12;

/// Linear light of each sRGB byte, scaled to 65,535.
static LIGHT: LazyLock<[u32; 256]> = LazyLock::new(|| {
    std::array::from_fn(|byte| {
        let c = byte as f32 / 255.0;
        let light = if c <= 0.040_45 {
            c / 12.92
        } else {
            ((c + 0.055) / 1.055).powf(2.4)
        };
        (light * 65_535.0 + 0.5) as u32
    })
});

/// sRGB byte for each amount of linear light in steps of 1/8191, which are finer than the bytes.
static BYTES: LazyLock<Vec<u8>> = LazyLock::new(|| {
    (0..=8191u32)
        .map(|step| {
            let c = step as f32 / 8191.0;
            let s = if c <= 0.003_130_8 {
                c * 12.92
            } else {
                1.055 * c.powf(1.0 / 2.4) - 0.055
            };
            (s * 255.0 + 0.5) as u8
        })
        .collect()
});

/// Returns the mean of pixels in linear light, weighting colors by opacity so that transparent pixels don't tint their neighbors.
fn mean<'a>(pixels: impl Iterator<Item = &'a [u8]>) -> [u8; 4] {
    let (mut sums, mut opacity, mut count) = ([0u64; 3], 0u64, 0u64);
    for pixel in pixels {
        let alpha = u64::from(pixel[3]);
        for (sum, &byte) in sums.iter_mut().zip(pixel) {
            *sum += u64::from(LIGHT[byte as usize]) * alpha;
        }
        opacity += alpha;
        count += 1;
    }
    let byte = |sum: u64| match sum.checked_div(opacity) {
        Some(light) => BYTES[(light >> 3) as usize],
        None => 0,
    };
    let alpha = (opacity + count / 2) / count.max(1);
    [byte(sums[0]), byte(sums[1]), byte(sums[2]), alpha as u8]
}

/// Halves a picture: each pixel is the mean of the two-by-two box that it covers; on an odd side, the last box spans three.
fn halve(rgba: &[u8], width: usize, height: usize) -> Vec<u8> {
    let (columns, rows) = (width / 2, height / 2);
    let end = |at: usize, count: usize, all: usize| if at + 1 == count { all } else { 2 * at + 2 };
    let mut out = Vec::with_capacity(columns * rows * 4);
    for y in 0..rows {
        let bottom = end(y, rows, height);
        let upper = &rgba[2 * y * width * 4..][..width * 4];
        let lower = &rgba[(2 * y + 1) * width * 4..][..width * 4];
        for x in 0..columns {
            let (from, to) = (2 * x * 4, end(x, columns, width) * 4);
            let (a, b) = (&upper[from..from + 8], &lower[from..from + 8]);
            // Fast path: most boxes of a card have a single color.
            if a == b && a[..4] == a[4..] && to - from == 8 && bottom - 2 * y == 2 {
                out.extend_from_slice(&a[..4]);
            } else {
                let lines = (2 * y..bottom).map(|row| &rgba[row * width * 4..][from..to]);
                out.extend(mean(lines.flat_map(|line| line.chunks_exact(4))));
            }
        }
    }
    out
}

/// An sRGB picture with opacity and its mipmap levels, largest first.
pub(super) struct MipChain {
    data: Vec<u8>,
    sizes: Vec<(u32, u32)>,
    /// Offset of the smallest level.
    last: usize,
}

impl MipChain {
    /// Creates a chain of the picture alone.
    pub(super) fn new(mut data: Vec<u8>, width: u32, height: u32) -> MipChain {
        data.reserve_exact(data.len() / 3 + 4);
        MipChain {
            data,
            sizes: vec![(width, height)],
            last: 0,
        }
    }

    fn smallest(&self) -> (u32, u32) {
        self.sizes[self.sizes.len() - 1]
    }

    /// Returns width and height of the largest level.
    pub(super) fn size(&self) -> (u32, u32) {
        self.sizes[0]
    }

    pub(super) fn levels(&self) -> u32 {
        self.sizes.len() as u32
    }

    /// Returns the pixels of all levels, concatenated.
    pub(super) fn into_data(self) -> Vec<u8> {
        self.data
    }

    /// Adds a level of half the smallest size, unless it would be too small; returns `true` if it did.
    pub(super) fn add_level(&mut self) -> bool {
        let (width, height) = self.smallest();
        let half = (width / 2, height / 2);
        if half.0.min(half.1) < MIN_SIDE {
            return false;
        }
        let copy = halve(&self.data[self.last..], width as usize, height as usize);
        self.last = self.data.len();
        self.data.extend(copy);
        self.sizes.push(half);
        true
    }

    /// Makes the outermost pixels of every level transparent. Filtering then fades the edge of a rotated card into the background at no
    /// cost; multisampling would cost memory and time for the whole window.
    pub(super) fn clear_rims(&mut self) {
        let mut rest = &mut self.data[..];
        for &(width, height) in &self.sizes {
            let (level, smaller) = rest.split_at_mut((width * height * 4) as usize);
            clear_rim(level, width as usize);
            rest = smaller;
        }
    }
}

fn clear_rim(rgba: &mut [u8], width: usize) {
    let last = rgba.len() / 4 - width;
    for (i, pixel) in rgba.chunks_exact_mut(4).enumerate() {
        let column = i % width;
        if i < width || i >= last || column == 0 || column + 1 == width {
            pixel[3] = 0;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Returns a picture with all its levels.
    fn whole(data: Vec<u8>, width: u32, height: u32) -> MipChain {
        let mut chain = MipChain::new(data, width, height);
        while chain.add_level() {}
        chain
    }

    /// Returns the pixels of all levels below the picture itself.
    fn copies(data: Vec<u8>, width: u32, height: u32) -> Vec<u8> {
        let own = data.len();
        whole(data, width, height).into_data().split_off(own)
    }

    #[test]
    fn a_card_gets_copies_down_to_a_handful_of_pixels() {
        let chain = whole(vec![255; 400 * 560 * 4], 400, 560);
        let all = [(400, 560), (200, 280), (100, 140), (50, 70), (25, 35), (12, 17)];
        assert_eq!(chain.sizes, all);
        assert_eq!(chain.levels(), 6);
        let expected: u32 = all.iter().map(|(w, h)| w * h * 4).sum();
        let data = chain.into_data();
        assert_eq!(data.len(), expected as usize);
        assert!(data.iter().all(|byte| *byte == 255));
    }

    #[test]
    fn a_small_picture_gets_none() {
        assert_eq!(whole(vec![9; 16 * 16 * 4], 16, 16).levels(), 1);
    }

    #[test]
    fn the_mean_is_of_light_and_not_of_bytes() {
        let row = [[0, 0, 0, 255], [255, 255, 255, 255]].concat().repeat(12);
        let data = copies(row.repeat(24), 24, 24);
        assert_eq!(data.len(), 12 * 12 * 4);
        assert!(
            data.chunks_exact(4).all(|p| p == [188, 188, 188, 255]),
            "{:?}",
            &data[..4]
        );
    }

    #[test]
    fn transparent_pixels_do_not_tint() {
        let row = [[255, 0, 0, 255], [0, 255, 0, 0]].concat().repeat(12);
        let data = copies(row.repeat(24), 24, 24);
        assert!(data.chunks_exact(4).all(|p| p == [255, 0, 0, 128]), "{:?}", &data[..4]);
    }

    #[test]
    fn an_odd_side_loses_nothing() {
        // Only the last of 25 columns is white, and must stay visible.
        let row: Vec<u8> = (0..25)
            .flat_map(|x| if x == 24 { [255; 4] } else { [0, 0, 0, 255] })
            .collect();
        assert!(copies(row.repeat(25), 25, 25)[11 * 4] > 100);
    }

    #[test]
    fn the_rim_of_every_size_is_clear() {
        let mut chain = whole([9, 9, 9, 255].repeat(64 * 64), 64, 64);
        chain.clear_rims();
        let data = chain.into_data();
        let mut rest = &data[..];
        for side in [64, 32, 16] {
            let (copy, smaller) = rest.split_at(side * side * 4);
            for (i, pixel) in copy.chunks_exact(4).enumerate() {
                let rim = [i % side, i / side].iter().any(|&at| at == 0 || at + 1 == side);
                assert_eq!(pixel[3], if rim { 0 } else { 255 }, "pixel {i} of {side}");
            }
            rest = smaller;
        }
        assert!(rest.is_empty());
    }
}
