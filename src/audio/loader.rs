//! Loads sounds, and refuses damaged ones: the mixer would loop over a sound without samples for ever, and plays a truncated one as far as
//! it goes.

use std::io::{self, Cursor};

use bevy::asset::io::Reader;
use bevy::asset::{AssetLoader, LoadContext};
use bevy::prelude::*;
use bevy_kira_audio::prelude::{AudioSource, FromFileError, StaticSoundData};

/// Range of plausible sample rates, in samples per second.
const RATES: std::ops::RangeInclusive<u32> = 8_000..=192_000;

/// Size of the fixed part of an Ogg page's header, in bytes.
const PAGE_HEADER: usize = 27;

/// Flag of the last page of an Ogg stream, in the sixth byte of its header.
const LAST_PAGE: u8 = 4;

/// Reason why a sound was refused.
#[derive(Debug)]
pub(super) enum SoundError {
    /// It couldn't be read.
    Io(io::Error),
    /// It couldn't be decoded.
    Undecodable(FromFileError),
    /// Its end is missing.
    Truncated,
    /// It contains no samples.
    Empty,
    /// Its number of samples per second is implausible.
    SampleRate(u32),
}

impl std::fmt::Display for SoundError {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Self::Io(error) => write!(f, "the sound can't be read: {error}"),
            Self::Undecodable(error) => write!(f, "the sound can't be decoded: {error}"),
            Self::Truncated => write!(f, "the sound is truncated"),
            Self::Empty => write!(f, "the sound contains no samples"),
            Self::SampleRate(rate) => write!(f, "the sound has {rate} samples per second"),
        }
    }
}

impl std::error::Error for SoundError {}

/// Returns `true` if an Ogg file consists of whole pages, the last of which ends its stream.
fn is_complete(mut bytes: &[u8]) -> bool {
    let mut flags = 0;
    while !bytes.is_empty() {
        let Some(header) = bytes.get(..PAGE_HEADER).filter(|header| header.starts_with(b"OggS")) else {
            return false;
        };
        flags = header[5];
        // The last byte of the header counts the segments, whose lengths follow it.
        let segments = usize::from(header[PAGE_HEADER - 1]);
        let Some(lengths) = bytes.get(PAGE_HEADER..PAGE_HEADER + segments) else {
            return false;
        };
        let page = PAGE_HEADER + segments + lengths.iter().map(|&length| usize::from(length)).sum::<usize>();
        let Some(rest) = bytes.get(page..) else { return false };
        bytes = rest;
    }
    flags & LAST_PAGE != 0
}

/// Decodes the contents of an Ogg file.
///
/// # Errors
/// If the file is damaged.
fn decode(bytes: Vec<u8>) -> Result<StaticSoundData, SoundError> {
    if !is_complete(&bytes) {
        return Err(SoundError::Truncated);
    }
    checked(StaticSoundData::from_cursor(Cursor::new(bytes)).map_err(SoundError::Undecodable)?)
}

/// Returns a sound that can be played.
fn checked(sound: StaticSoundData) -> Result<StaticSoundData, SoundError> {
    match sound.sample_rate {
        _ if sound.frames.is_empty() => Err(SoundError::Empty),
        rate if !RATES.contains(&rate) => Err(SoundError::SampleRate(rate)),
        _ => Ok(sound),
    }
}

/// Loads sounds in the Ogg format.
#[derive(TypePath)]
pub(super) struct SoundLoader;

impl AssetLoader for SoundLoader {
    type Asset = AudioSource;
    type Settings = ();
    type Error = SoundError;

    async fn load(&self, reader: &mut dyn Reader, (): &(), _: &mut LoadContext<'_>) -> Result<AudioSource, SoundError> {
        let mut bytes = Vec::new();
        reader.read_to_end(&mut bytes).await.map_err(SoundError::Io)?;
        Ok(AudioSource { sound: decode(bytes)? })
    }

    fn extensions(&self) -> &[&str] {
        &["ogg"]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn sound(name: &str) -> Vec<u8> {
        let path = format!("{}/assets/sounds/{name}.ogg", env!("CARGO_MANIFEST_DIR"));
        std::fs::read(path).expect("a sound")
    }

    /// Offsets of the pages of an Ogg file.
    fn pages(bytes: &[u8]) -> Vec<usize> {
        (0..bytes.len())
            .filter(|&at| bytes[at..].starts_with(b"OggS"))
            .collect()
    }

    #[test]
    fn own_sounds_are_accepted() {
        let folder = format!("{}/assets/sounds", env!("CARGO_MANIFEST_DIR"));
        let mut count = 0;
        for entry in std::fs::read_dir(folder).expect("sounds").flatten() {
            if entry.path().extension().is_some_and(|kind| kind == "ogg") {
                assert!(is_complete(&std::fs::read(entry.path()).expect("a sound")), "{entry:?}");
                count += 1;
            }
        }
        assert!(count > 30, "{count}");
        assert!(!decode(sound("button")).expect("a sound").frames.is_empty());
    }

    #[test]
    fn truncated_sounds_are_refused() {
        let whole = sound("button");
        for length in (0..whole.len()).step_by(97).chain(pages(&whole)) {
            assert!(
                matches!(decode(whole[..length].to_vec()), Err(SoundError::Truncated)),
                "{length} of {} bytes",
                whole.len()
            );
        }
    }

    #[test]
    fn a_sound_without_samples_is_refused() {
        let mut bytes = sound("button");
        // The headers alone, whose last page is marked as that of the stream. The decoder verifies checksums, so either reason will do.
        let pages = pages(&bytes);
        bytes.truncate(pages[2.min(pages.len() - 1)]);
        let last = pages.iter().rev().find(|&&at| at < bytes.len()).expect("a page");
        bytes[last + 5] |= LAST_PAGE;
        assert!(decode(bytes).is_err());
        let empty = StaticSoundData {
            frames: [].into(),
            ..decode(sound("button")).expect("a sound")
        };
        assert!(matches!(checked(empty), Err(SoundError::Empty)));
    }

    #[test]
    fn implausible_sample_rates_are_refused() {
        for rate in [0, 1, 4_000_000] {
            let strange = StaticSoundData {
                sample_rate: rate,
                ..decode(sound("button")).expect("a sound")
            };
            assert!(matches!(checked(strange), Err(SoundError::SampleRate(found)) if found == rate));
        }
    }
}
