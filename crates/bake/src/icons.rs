//! Icons: Lucide drawings in white, tinted by the game.

use crate::{Result, svg};
use std::fs;
use std::path::Path;

/// Width and height of an icon in pixels.
const SIZE: u32 = 64;

/// Bakes every drawing in `art/icons`, and copies their license.
///
/// # Errors
///
/// When a source is missing or a file cannot be written.
pub(crate) fn bake(art: &Path, assets: &Path) -> Result<()> {
    let mut sources: Vec<_> = fs::read_dir(art.join("icons"))?.collect::<std::io::Result<Vec<_>>>()?;
    sources.sort_by_key(std::fs::DirEntry::file_name);
    for path in sources
        .iter()
        .map(std::fs::DirEntry::path)
        .filter(|path| path.extension().is_some_and(|e| e == "svg"))
    {
        let source = fs::read_to_string(&path)?.replace("currentColor", "#ffffff");
        let name = Path::new(path.file_name().ok_or("no name")?).with_extension("png");
        svg::draw(&source, SIZE, SIZE)?.save(&assets.join("icons").join(name), 32)?;
    }
    fs::copy(art.join("icons/LICENSE.txt"), assets.join("icons/LICENSE.txt"))?;
    Ok(())
}
