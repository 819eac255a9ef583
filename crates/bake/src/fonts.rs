//! Fonts: subsets made by `art/fonts/subset.py`, copied along with their licenses.

use std::fs;
use std::path::Path;

use crate::Result;

/// The two fonts that have all letters of Latin scripts.
const LATIN: [&str; 2] = ["spades-serif-bold.otf", "inter-medium.ttf"];

/// Fonts of other scripts.
const OTHERS: [&str; 2] = ["noto-sans-arabic.ttf", "noto-sans-sc.otf"];

const LICENSES: [&str; 3] = ["LICENSE-inter.txt", "LICENSE-noto.txt", "LICENSE-spades-serif.txt"];

/// Copies fonts and licenses.
///
/// # Errors
///
/// When a source is missing, is no font or lacks a letter of the translations, or when a file cannot be written.
pub(crate) fn bake(art: &Path, assets: &Path) -> Result<()> {
    let (from, to) = (art.join("fonts"), assets.join("fonts"));
    fs::create_dir_all(&to)?;
    let written = letters(&assets.join("i18n"))?;
    let others = OTHERS.map(|name| fs::read(from.join(name)));
    let others = others.into_iter().collect::<std::io::Result<Vec<_>>>()?;
    let faces = others
        .iter()
        .map(|data| ttf_parser::Face::parse(data, 0))
        .collect::<std::result::Result<Vec<_>, _>>()?;
    for name in LATIN {
        let data = fs::read(from.join(name))?;
        let face = ttf_parser::Face::parse(&data, 0)?;
        let missing = |letter: &char| {
            face.glyph_index(*letter).is_none() && faces.iter().all(|other| other.glyph_index(*letter).is_none())
        };
        if let Some(letter) = written.iter().copied().find(missing) {
            return Err(format!(
                "{name} and the fonts of other scripts lack {letter:?}: make them again with art/fonts/subset.py"
            )
            .into());
        }
        fs::write(to.join(name), data)?;
    }
    for (name, data) in OTHERS.iter().zip(&others) {
        fs::write(to.join(name), data)?;
    }
    for name in LICENSES {
        fs::copy(from.join(name), to.join(name))?;
    }
    Ok(())
}

/// Returns the visible letters of all translations.
fn letters(i18n: &Path) -> Result<Vec<char>> {
    let mut letters: Vec<char> = ('!'..='~').chain("–—·×±−’“”…→äéßłőñ".chars()).collect();
    for language in fs::read_dir(i18n)? {
        for file in fs::read_dir(language?.path())? {
            letters.extend(fs::read_to_string(file?.path())?.chars());
        }
    }
    letters.retain(|letter| !letter.is_whitespace() && !letter.is_control() && !is_mark(*letter));
    letters.sort_unstable();
    letters.dedup();
    Ok(letters)
}

/// Returns `true` for invisible marks of direction and joining.
const fn is_mark(letter: char) -> bool {
    matches!(letter, '\u{AD}' | '\u{200B}'..='\u{200F}' | '\u{202A}'..='\u{202E}' | '\u{2060}'..='\u{206F}')
}
