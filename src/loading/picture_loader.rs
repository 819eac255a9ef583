//! Loads pictures ready for the graphics card: decoded, with their smaller copies, with soft edges where they are cut out. Once a
//! picture is loaded nothing more is done to it.

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

/// The ending of pictures in runs.
const RUNS: &str = "runs";

/// What is done to a picture besides adding its smaller copies.
#[derive(Clone, Copy, Debug, Default, Serialize, Deserialize)]
pub(super) struct PictureSettings {
    /// Its edge is softened, in every size by a pixel of that size: for what has the shape of a card and reaches to its edge.
    pub(super) soften: bool,
}

/// Loads PNG files and those of [`runs`].
#[derive(TypePath)]
pub(super) struct PictureLoader {
    pub(super) share: FrameShare,
}

/// Why a picture could not be loaded.
#[derive(Debug)]
pub(super) enum PictureError {
    /// The file could not be read.
    Unread(std::io::Error),
    /// The file is no picture.
    Undecoded(TextureError),
    /// The file has no picture in runs.
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
        // The graphics card gets it, and then nobody else needs it.
        RenderAssetUsages::RENDER_WORLD,
    );
    decoded.map_err(PictureError::Undecoded)
}

/// Takes a picture's pixels for a chain to be made of them, if it is of the kind that is drawn in many sizes.
fn start_chain(image: &mut Image) -> Option<MipChain> {
    (image.texture_descriptor.format == TextureFormat::Rgba8UnormSrgb)
        .then(|| image.data.take())
        .flatten()
        .map(|data| MipChain::new(data, image.width(), image.height()))
}

/// Gives a picture the pixels of all its sizes.
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
