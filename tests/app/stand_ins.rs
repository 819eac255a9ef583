//! Placement-ins for pictures and sounds in tests that neither show nor play them: a picture has the size given in its file and no pixels,
//! a sound is silent. A missing file is still missing.

use bevy::asset::io::Reader;
use bevy::asset::{AssetLoader, AsyncReadExt, LoadContext, RenderAssetUsages};
use bevy::prelude::*;
use bevy::render::render_resource::{Extent3d, TextureDimension, TextureFormat};
use bevy_kira_audio::prelude::{AudioSource, Frame, StaticSoundData, StaticSoundSettings};

/// Number of bytes of a file that contain the size of its picture.
const HEAD: usize = 24;

/// Returns the size of a picture from the head of its file: a PNG file has it at the start of the first chunk, a run-length file
/// at the very start.
fn size_in(head: &[u8; HEAD]) -> UVec2 {
    if head.starts_with(b"\x89PNG") {
        let number = |at: usize| u32::from_be_bytes([head[at], head[at + 1], head[at + 2], head[at + 3]]);
        UVec2::new(number(16), number(20))
    } else {
        let number = |at: usize| u16::from_le_bytes([head[at], head[at + 1]]).into();
        UVec2::new(number(0), number(2))
    }
}

/// Loads pictures without their pixels.
#[derive(TypePath)]
struct BlankPictures;

impl AssetLoader for BlankPictures {
    type Asset = Image;
    type Settings = ();
    type Error = std::io::Error;

    async fn load(&self, reader: &mut dyn Reader, (): &(), _: &mut LoadContext<'_>) -> std::io::Result<Image> {
        let mut head = [0; HEAD];
        reader.read_exact(&mut head).await?;
        let UVec2 { x, y } = size_in(&head);
        Ok(Image::new_uninit(
            Extent3d {
                width: x,
                height: y,
                depth_or_array_layers: 1,
            },
            TextureDimension::D2,
            TextureFormat::Rgba8UnormSrgb,
            RenderAssetUsages::RENDER_WORLD,
        ))
    }

    fn extensions(&self) -> &[&str] {
        &["png", "runs"]
    }
}

/// Loads sounds as silence.
#[derive(TypePath)]
struct Silence;

impl AssetLoader for Silence {
    type Asset = AudioSource;
    type Settings = ();
    type Error = std::io::Error;

    async fn load(&self, _: &mut dyn Reader, (): &(), _: &mut LoadContext<'_>) -> std::io::Result<AudioSource> {
        Ok(AudioSource {
            sound: StaticSoundData {
                sample_rate: 48_000,
                // The mixer looks for ever for a position in a loop of length zero.
                frames: [Frame::ZERO].into(),
                settings: StaticSoundSettings::default(),
                slice: None,
            },
        })
    }

    fn extensions(&self) -> &[&str] {
        &["ogg"]
    }
}

/// Registers the stand-ins: of several loaders of a kind, the last one is used.
pub fn register(app: &mut App) {
    app.register_asset_loader(BlankPictures).register_asset_loader(Silence);
}
