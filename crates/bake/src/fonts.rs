//! Fonts: subsets made by `art/fonts/subset.py`, copied along with their licences.

use crate::Result;
use std::fs;
use std::path::Path;

/// Copies fonts and licences.
///
/// # Errors
///
/// When a source is missing, is no font or lacks a letter, or when a file cannot be written.
pub(crate) fn bake(art: &Path, assets: &Path) -> Result<()> {
    let (from, to) = (art.join("fonts"), assets.join("fonts"));
    fs::create_dir_all(&to)?;
    for name in ["spades-serif-bold.otf", "inter-medium.ttf"] {
        let data = fs::read(from.join(name))?;
        let face = ttf_parser::Face::parse(&data, 0)?;
        let needed = ('!'..='~').chain("–—·×±−’“”…→äéßłőñ".chars());
        if let Some(letter) = needed.into_iter().find(|letter| face.glyph_index(*letter).is_none()) {
            return Err(format!("{name} lacks {letter:?}: make it again with art/fonts/subset.py").into());
        }
        fs::write(to.join(name), data)?;
    }
    for name in ["LICENSE-inter.txt", "LICENSE-spades-serif.txt"] {
        fs::copy(from.join(name), to.join(name))?;
    }
    Ok(())
}
