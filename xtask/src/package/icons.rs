//! Icons in the formats of the various systems, made from the pictures in `assets/`.

use std::fs;

use anyhow::{Context, Result};

use crate::paths;

/// Sizes available in `assets/`.
pub const SIZES: [u32; 6] = [32, 64, 128, 192, 256, 512];

/// Returns the game's icon in one size, as PNG.
pub fn png(size: u32) -> Result<Vec<u8>> {
    let path = paths::root().join(format!("assets/app-icon-{size}.png"));
    fs::read(&path).with_context(|| path.display().to_string())
}

/// Returns Windows' icon file: a header, a directory, and the PNGs.
/// Layout: <https://learn.microsoft.com/previous-versions/ms997538(v=msdn.10)>, with PNG entries as since Windows Vista.
pub fn ico() -> Result<Vec<u8>> {
    let sizes = [32, 64, 128, 256];
    let pictures: Vec<Vec<u8>> = sizes.iter().map(|&size| png(size)).collect::<Result<_>>()?;
    let mut file = [0_u16, 1, u16::try_from(sizes.len())?]
        .iter()
        .flat_map(|word| word.to_le_bytes())
        .collect::<Vec<u8>>();
    let mut offset = u32::try_from(file.len() + 16 * sizes.len())?;
    for (size, picture) in sizes.iter().zip(&pictures) {
        // A size of 256 is encoded as 0.
        let side = u8::try_from(*size).unwrap_or(0);
        file.extend([side, side, 0, 0, 1, 0, 32, 0]);
        let length = u32::try_from(picture.len())?;
        file.extend(length.to_le_bytes());
        file.extend(offset.to_le_bytes());
        offset += length;
    }
    file.extend(pictures.concat());
    Ok(file)
}

/// Returns macOS' icon file: four letters and a length, then the PNGs, each with the same kind of header. `ic07` is 128, `ic08` 256, `ic09`
/// 512 pixels wide.
#[cfg(target_os = "macos")]
pub fn icns() -> Result<Vec<u8>> {
    let mut body = Vec::new();
    for (kind, size) in [(b"ic07", 128), (b"ic08", 256), (b"ic09", 512)] {
        let picture = png(size)?;
        body.extend(kind);
        body.extend(u32::try_from(picture.len() + 8)?.to_be_bytes());
        body.extend(picture);
    }
    let mut file = b"icns".to_vec();
    file.extend(u32::try_from(body.len() + 8)?.to_be_bytes());
    file.extend(body);
    Ok(file)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_entry_of_the_ico_points_at_a_png() -> Result<()> {
        let file = ico()?;
        let word = |at: usize| u32::from_le_bytes(file[at..at + 4].try_into().expect("four bytes")) as usize;
        for entry in 0..4 {
            let at = 6 + 16 * entry;
            let (length, offset) = (word(at + 8), word(at + 12));
            assert_eq!(&file[offset..offset + 4], b"\x89PNG");
            assert!(offset + length <= file.len());
        }
        Ok(())
    }

    #[test]
    fn all_sizes_exist() -> Result<()> {
        for size in SIZES {
            assert!(!png(size)?.is_empty());
        }
        Ok(())
    }
}
