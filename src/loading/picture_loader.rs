//! Loads pictures ready for the GPU: decoded, with mipmaps, and with soft edges where they are cut out. A loaded picture needs no further
//! processing.

use std::fmt;

use bevy::asset::io::Reader;
use bevy::asset::{AssetLoader, AssetPath, LoadContext, RenderAssetUsages};
use bevy::image::{
    CompressedImageFormats, ImageFilterMode, ImageFormat, ImageSampler, ImageSamplerDescriptor, ImageType, TextureError,
};
use bevy::prelude::*;
use bevy::render::render_resource::TextureFormat;
use serde::{Deserialize, Serialize};

use super::frame_share::FrameShare;
use super::mipmaps::MipChain;
use super::runs;

/// File extension of run-length encoded pictures.
const RUNS: &str = "runs";

/// Processing of a picture besides its mipmaps.
#[derive(Clone, Copy, Debug, Default, Serialize, Deserialize)]
pub(super) struct PictureSettings {
    /// Softens the edge in every level by one of its pixels: for pictures in the shape of a card that extend to their edge.
    pub(super) soften: bool,
}

/// Loads PNG files and files in the format of [`runs`].
#[derive(TypePath)]
pub(super) struct PictureLoader {
    pub(super) share: FrameShare,
}

/// Reason why a picture failed to load.
#[derive(Debug)]
pub(super) enum PictureError {
    /// The file is unreadable.
    Unread(std::io::Error),
    /// The file isn't a valid picture.
    Undecoded(TextureError),
    /// The run-length encoded file is damaged.
    Damaged,
}

impl fmt::Display for PictureError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            PictureError::Unread(error) => error.fmt(f),
            PictureError::Undecoded(error) => error.fmt(f),
            PictureError::Damaged => f.write_str("damaged"),
        }
    }
}

impl std::error::Error for PictureError {}

fn decode(bytes: &[u8], path: &AssetPath) -> Result<Image, PictureError> {
    if path.get_full_extension() == Some(RUNS) {
        return runs::decode(bytes).ok_or(PictureError::Damaged);
    }
    let decoded = Image::from_buffer(
        bytes,
        ImageType::Format(ImageFormat::Png),
        CompressedImageFormats::NONE,
        true,
        ImageSampler::Default,
        // Only the renderer needs the pixels.
        RenderAssetUsages::RENDER_WORLD,
    );
    decoded.map_err(PictureError::Undecoded)
}

/// Takes a picture's pixels to start a mipmap chain, if it has the format of pictures that are drawn at many sizes.
fn start_chain(image: &mut Image) -> Option<MipChain> {
    (image.texture_descriptor.format == TextureFormat::Rgba8UnormSrgb)
        .then(|| image.data.take())
        .flatten()
        .map(|data| MipChain::new(data, image.width(), image.height()))
}

/// Gives a picture the pixels of all its levels.
fn finish_chain(image: &mut Image, chain: MipChain) {
    let levels = chain.levels();
    let (width, height) = chain.size();
    image.texture_descriptor.size.width = width;
    image.texture_descriptor.size.height = height;
    image.texture_descriptor.mip_level_count = levels;
    image.data = Some(chain.into_data());
    if levels > 1 {
        image.sampler = ImageSampler::Descriptor(ImageSamplerDescriptor {
            mipmap_filter: ImageFilterMode::Linear,
            ..ImageSamplerDescriptor::linear()
        });
    }
}

impl AssetLoader for PictureLoader {
    type Asset = Image;
    type Settings = PictureSettings;
    type Error = PictureError;

    async fn load(
        &self,
        reader: &mut dyn Reader,
        settings: &PictureSettings,
        context: &mut LoadContext<'_>,
    ) -> Result<Image, PictureError> {
        let mut bytes = Vec::new();
        reader.read_to_end(&mut bytes).await.map_err(PictureError::Unread)?;
        let mut work = self.share.work();
        let decoded = work.piece(|| decode(&bytes, context.path())).await;
        drop(bytes);
        let mut image = decoded?;
        let Some(mut chain) = start_chain(&mut image) else {
            return Ok(image);
        };
        while work.piece(|| chain.add_level()).await {}
        if settings.soften {
            chain.clear_rims();
        }
        finish_chain(&mut image, chain);
        work.finish(image.data.as_ref().map_or(0, Vec::len));
        Ok(image)
    }

    fn extensions(&self) -> &[&str] {
        &["png", RUNS]
    }
}
