//! Files that are needed together are downloaded as one: their common parts are compressed once (every Vorbis sound has some kilobytes of
//! codebooks, and cards are much alike), and there is one request instead of sixty.
//!
//! A pack is in the folder that it replaces, as `all.pack`: the length of a JSON object in four bytes (little-endian), that object with the
//! files' names and lengths, and the files in this order. `web/app/packs.js` unpacks it.

use std::fs;
use std::path::Path;

use anyhow::{Context, Result};
use serde_json::{Map, Value};

use super::files::{files_below, is_later};

/// Name of a pack in its folder.
pub const NAME: &str = "all.pack";

/// Folder whose subfolders are packed separately.
const CARDS: &str = "assets/cards/";

/// A folder that is packed except for files that are loaded later.
const SOUNDS: &str = "assets/sounds/";

/// Packs the files below a folder and returns the folders that now have a pack, with a trailing slash. `later` is the list of files that
/// are loaded later: a pack only has files that are loaded at the same time as the pack.
pub fn pack(root: &Path, later: &str) -> Result<Vec<String>> {
    let mut packed = Vec::new();
    for folder in folders(&files_below(root)?) {
        let name = format!("{folder}{NAME}");
        let members = files_below(&root.join(&folder))?;
        let members: Vec<String> = members
            .into_iter()
            .filter(|member| is_later(later, &format!("{folder}{member}")) == is_later(later, &name))
            .collect();
        let (mut lengths, mut bodies) = (Map::new(), Vec::new());
        for member in members {
            let path = root.join(&folder).join(&member);
            let body = fs::read(&path).with_context(|| path.display().to_string())?;
            fs::remove_file(&path)?;
            lengths.insert(member, Value::from(body.len()));
            bodies.extend(body);
        }
        let names = Value::from(lengths).to_string();
        let mut pack = u32::try_from(names.len())?.to_le_bytes().to_vec();
        pack.extend(names.as_bytes());
        pack.extend(bodies);
        fs::write(root.join(name), pack)?;
        packed.push(folder);
    }
    Ok(packed)
}

/// Returns the folders to pack.
fn folders(files: &[String]) -> Vec<String> {
    let mut folders: Vec<String> = files
        .iter()
        .filter_map(|file| {
            let folder = &file[..=file.rfind('/')?];
            let is_set = folder
                .strip_prefix(CARDS)
                .is_some_and(|set| set.matches('/').count() == 2);
            (is_set || folder == SOUNDS).then(|| folder.to_owned())
        })
        .collect();
    folders.dedup();
    folders
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sets_of_cards_and_the_first_sounds_are_packed() {
        let files = [
            "assets/cards/half/classic/2C.runs",
            "assets/cards/half/classic/2D.runs",
            "assets/cards/half/back.runs",
            "assets/sounds/a.ogg",
            "assets/ui/logo.png",
            "index.html",
        ];
        assert_eq!(
            folders(&files.map(String::from)),
            ["assets/cards/half/classic/", "assets/sounds/"]
        );
    }

    #[test]
    fn a_pack_has_what_comes_with_it() -> Result<()> {
        let root = std::env::temp_dir().join(format!("spades-packs-{}", std::process::id()));
        let sounds = root.join(SOUNDS);
        fs::create_dir_all(&sounds)?;
        for (name, body) in [("a.ogg", "1"), ("b.ogg", "22"), ("music.ogg", "333")] {
            fs::write(sounds.join(name), body)?;
        }
        let packed = pack(&root, "assets/sounds/music.ogg\n")?;
        let left = files_below(&root)?;
        let pack = fs::read(sounds.join(NAME))?;
        fs::remove_dir_all(&root)?;
        assert_eq!(packed, [SOUNDS]);
        assert_eq!(left, ["assets/sounds/all.pack", "assets/sounds/music.ogg"]);
        assert_eq!(pack, b"\x15\0\0\0{\"a.ogg\":1,\"b.ogg\":2}122");
        Ok(())
    }
}
