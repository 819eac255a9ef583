//! Smaller copies of every loaded picture, made on the processor, so that a card drawn at a third of its size is neither blurred nor
//! ragged. Some pictures a frame, as they come.

use std::collections::VecDeque;
use std::sync::LazyLock;
use std::time::Duration;

use bevy::asset::{AssetPath, RenderAssetUsages};
use bevy::image::{ImageFilterMode, ImageSampler, ImageSamplerDescriptor};
use bevy::platform::time::Instant;
use bevy::prelude::*;
use bevy::render::render_resource::{TextureDimension, TextureFormat};
use spades_rules::Card;

use crate::Screen;
use crate::loading::texture_detail::Detail;
use crate::redraw::Redraw;

/// No copy is made whose shorter side is less than this.
const LEAST: u32 = 12;

/// How much of a frame is spent on it: while the game is played, and before, when the pictures of the whole table come in. Those that
/// wait take memory.
const SLICE: Duration = Duration::from_millis(5);
const LONG_SLICE: Duration = Duration::from_millis(60);

/// How many bytes of pictures are done in a frame. They are copied once more on their way to the graphics card, and the memory for as
/// many as come at once is kept from then on.
const SHARE: usize = 6 << 20;

/// Pictures that still lack their smaller copies.
#[derive(Resource, Default)]
pub struct Unmipped(VecDeque<AssetId<Image>>);

impl Unmipped {
    /// Whether there is nothing left to do.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// How many pictures are left.
    #[must_use]
    pub fn len(&self) -> usize {
        self.0.len()
    }
}

/// The sizes of the smaller copies, the largest first.
fn sizes(width: u32, height: u32) -> impl Iterator<Item = (u32, u32)> {
    std::iter::successors(Some((width, height)), |&(w, h)| Some((w / 2, h / 2)))
        .skip(1)
        .take_while(|&(w, h)| w.min(h) >= LEAST)
}

/// Light of every byte of an sRGB colour, of 65 535.
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

/// The byte of an amount of light in steps of 1/8191, which are finer than the bytes.
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

/// The mean of pixels in light, colours weighed by their opacity, so that what is transparent does not tint its neighbours.
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

/// Half as large: every pixel is the mean of the box of two by two under it; of an odd side the last box takes three.
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
            // Most boxes of a card are of one colour.
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

/// The smaller copies of an sRGB picture with opacity, one after the other, and how many they are.
fn chain(rgba: &[u8], width: u32, height: u32) -> (Vec<u8>, u32) {
    let mut out = Vec::with_capacity(rgba.len() / 3 + 4);
    let (mut size, mut last, mut count) = ((width, height), None, 0);
    for next in sizes(width, height) {
        let smaller = halve(last.as_deref().unwrap_or(rgba), size.0 as usize, size.1 as usize);
        out.extend_from_slice(&smaller);
        (size, last, count) = (next, Some(smaller), count + 1);
    }
    (out, count)
}

/// Makes the outermost pixels transparent. Filtering then fades the edge of a turned card into what is under it, which costs nothing;
/// drawing with several samples a pixel would cost memory and time for the whole window.
fn clear_rim(rgba: &mut [u8], width: usize) {
    let last = rgba.len() / 4 - width;
    for (i, pixel) in rgba.chunks_exact_mut(4).enumerate() {
        let column = i % width;
        if i < width || i >= last || column == 0 || column + 1 == width {
            pixel[3] = 0;
        }
    }
}

/// Whether a picture has the shape of a card and reaches to its edge.
fn is_cut_out(path: &AssetPath) -> bool {
    let path = path.path();
    let stem = path.file_stem().and_then(|stem| stem.to_str()).unwrap_or_default();
    path.starts_with("cards") && (stem.parse::<Card>().is_ok() || stem.starts_with("back-") || stem == "mask")
}

/// What is done to a picture besides adding its smaller copies.
#[derive(Clone, Copy, Default)]
struct Treatment {
    /// The largest of the copies takes the picture's place.
    halve: bool,
    /// Its edge is softened, in every size by a pixel of that size.
    soften: bool,
}

/// Adds the smaller copies to a picture, once. Pictures of another kind stay as they are.
fn add_mipmaps(image: &mut Image, Treatment { halve, soften }: Treatment) {
    // The graphics card has it from now on.
    image.asset_usage = RenderAssetUsages::RENDER_WORLD;
    let descriptor = &image.texture_descriptor;
    if descriptor.mip_level_count > 1
        || descriptor.format != TextureFormat::Rgba8UnormSrgb
        || descriptor.dimension != TextureDimension::D2
        || descriptor.size.depth_or_array_layers != 1
    {
        return;
    }
    let (width, height) = (descriptor.size.width, descriptor.size.height);
    let Some(data) = &mut image.data else { return };
    let (mut copies, count) = chain(data, width, height);
    if count == 0 {
        return;
    }
    if soften {
        clear_rim(data, width as usize);
        let mut rest = &mut copies[..];
        for (width, height) in sizes(width, height) {
            let (copy, smaller) = rest.split_at_mut((width * height * 4) as usize);
            clear_rim(copy, width as usize);
            rest = smaller;
        }
    }
    if halve {
        *data = copies;
        image.texture_descriptor.size.width = width / 2;
        image.texture_descriptor.size.height = height / 2;
        image.texture_descriptor.mip_level_count = count;
    } else {
        data.extend(copies);
        image.texture_descriptor.mip_level_count = 1 + count;
    }
    image.sampler = ImageSampler::Descriptor(ImageSamplerDescriptor {
        mipmap_filter: ImageFilterMode::Linear,
        ..ImageSamplerDescriptor::linear()
    });
}

fn note_loaded(
    mut events: MessageReader<AssetEvent<Image>>,
    server: Res<AssetServer>,
    mut unmipped: ResMut<Unmipped>,
    mut detail: ResMut<Detail>,
) {
    for event in events.read() {
        let id = match *event {
            AssetEvent::Added { id } if server.get_path(id).is_some() => id,
            AssetEvent::Modified { id } if detail.has_come_again(id) => id,
            _ => continue,
        };
        unmipped.0.push_back(id);
    }
}

fn work(
    mut unmipped: ResMut<Unmipped>,
    mut images: ResMut<Assets<Image>>,
    mut redraw: ResMut<Redraw>,
    mut detail: ResMut<Detail>,
    server: Res<AssetServer>,
    screen: Option<Res<State<Screen>>>,
) {
    let playing = screen.is_some_and(|screen| *screen == Screen::Table);
    let slice = if playing { SLICE } else { LONG_SLICE };
    let start = Instant::now();
    let mut done = 0;
    while let Some(id) = unmipped.0.pop_front() {
        if let Some(mut image) = images.get_mut(id) {
            let path = server.get_path(id).map(AssetPath::into_owned);
            let soften = path.as_ref().is_some_and(is_cut_out);
            let halve = detail.halves(path);
            add_mipmaps(&mut image, Treatment { halve, soften });
            done += image.data.as_ref().map_or(0, Vec::len);
        }
        redraw.for_a_while();
        if start.elapsed() > slice || done > SHARE {
            return;
        }
    }
}

/// Watches for loaded pictures.
pub fn plugin(app: &mut App) {
    app.init_resource::<Unmipped>();
    app.add_systems(
        Update,
        (note_loaded, work.run_if(|unmipped: Res<Unmipped>| !unmipped.is_empty())).chain(),
    );
}

#[cfg(test)]
mod tests {
    use super::*;
    use bevy::render::render_resource::Extent3d;

    #[test]
    fn a_card_gets_copies_down_to_a_handful_of_pixels() {
        let all: Vec<_> = sizes(400, 560).collect();
        assert_eq!(all, [(200, 280), (100, 140), (50, 70), (25, 35), (12, 17)]);
        let (data, count) = chain(&vec![255; 400 * 560 * 4], 400, 560);
        assert_eq!(count, 5);
        let expected: u32 = all.iter().map(|(w, h)| w * h * 4).sum();
        assert_eq!(data.len(), expected as usize);
        assert!(data.iter().all(|byte| *byte == 255));
    }

    #[test]
    fn the_mean_is_of_light_and_not_of_bytes() {
        let row = [[0, 0, 0, 255], [255, 255, 255, 255]].concat().repeat(12);
        let (data, count) = chain(&row.repeat(24), 24, 24);
        assert_eq!(count, 1);
        assert!(
            data.chunks_exact(4).all(|p| p == [188, 188, 188, 255]),
            "{:?}",
            &data[..4]
        );
    }

    #[test]
    fn what_is_transparent_does_not_tint() {
        let row = [[255, 0, 0, 255], [0, 255, 0, 0]].concat().repeat(12);
        let (data, _) = chain(&row.repeat(24), 24, 24);
        assert!(data.chunks_exact(4).all(|p| p == [255, 0, 0, 128]), "{:?}", &data[..4]);
    }

    #[test]
    fn an_odd_side_loses_nothing() {
        // Only the last of 25 columns is white: it must still be seen.
        let row: Vec<u8> = (0..25)
            .flat_map(|x| if x == 24 { [255; 4] } else { [0, 0, 0, 255] })
            .collect();
        let (data, _) = chain(&row.repeat(25), 25, 25);
        assert!(data[11 * 4] > 100);
    }

    #[test]
    fn a_picture_is_done_once_and_small_ones_are_left() {
        let picture = |side: u32| {
            Image::new_fill(
                Extent3d {
                    width: side,
                    height: side,
                    depth_or_array_layers: 1,
                },
                TextureDimension::D2,
                &[9, 9, 9, 255],
                TextureFormat::Rgba8UnormSrgb,
                RenderAssetUsages::default(),
            )
        };
        let mut image = picture(64);
        add_mipmaps(&mut image, Treatment::default());
        assert_eq!(image.texture_descriptor.mip_level_count, 3);
        let length = image.data.as_ref().unwrap().len();
        assert_eq!(length, (64 * 64 + 32 * 32 + 16 * 16) * 4);
        add_mipmaps(&mut image, Treatment::default());
        assert_eq!(image.data.as_ref().unwrap().len(), length);
        let mut small = picture(16);
        add_mipmaps(&mut small, Treatment::default());
        assert_eq!(small.texture_descriptor.mip_level_count, 1);
        let mut half = picture(64);
        let halve = Treatment {
            halve: true,
            ..Treatment::default()
        };
        add_mipmaps(&mut half, halve);
        assert_eq!((half.width(), half.height()), (32, 32));
        assert_eq!(half.texture_descriptor.mip_level_count, 2);
        assert_eq!(half.data.as_ref().unwrap().len(), (32 * 32 + 16 * 16) * 4);

        let mut soft = picture(64);
        let soften = Treatment {
            soften: true,
            ..Treatment::default()
        };
        add_mipmaps(&mut soft, soften);
        let mut rest = &soft.data.as_ref().unwrap()[..];
        for side in [64, 32, 16] {
            let (copy, smaller) = rest.split_at(side * side * 4);
            for (i, pixel) in copy.chunks_exact(4).enumerate() {
                let rim = [i % side, i / side].iter().any(|&at| at == 0 || at + 1 == side);
                assert_eq!(pixel[3], if rim { 0 } else { 255 }, "pixel {i} of {side}");
            }
            rest = smaller;
        }
    }

    #[test]
    fn what_is_shaped_like_a_card_is_known_by_its_path() {
        for (path, cut_out) in [
            ("cards/classic/TS.png", true),
            ("cards/large_four_colour/AD.png", true),
            ("cards/back-navy.png", true),
            ("cards/mask.png", true),
            ("cards/shadow.png", false),
            ("ui/logo.png", false),
        ] {
            assert_eq!(is_cut_out(&path.into()), cut_out, "{path}");
        }
    }
}
