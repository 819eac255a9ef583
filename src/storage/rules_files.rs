//! Rules files, for sharing rules with others: in a folder beside the other data, or at any path.

use std::fs::{self, File};
use std::io::{ErrorKind, Write};
use std::path::{Path, PathBuf};

use super::files::{error, read_at_most};
use super::{Store, StoreError};

/// Maximum file size in bytes; more than any rules need.
const MAX_BYTES: u64 = 1 << 16;

/// Extension of the files that are written.
const EXTENSION: &str = "toml";

/// A file of the rules folder: its name, and its text or the reason why it can't be read.
pub type RulesFile = (String, Result<String, StoreError>);

/// Returns the stem of a file name that is valid on every system: the letters, digits and spaces of a name.
fn file_stem(name: &str) -> String {
    let fit: String = name
        .chars()
        .map(|c| {
            if c.is_alphanumeric() || " -_".contains(c) {
                c
            } else {
                '_'
            }
        })
        .collect();
    match fit.trim() {
        "" => "_".to_owned(),
        stem if is_device(stem) => format!("{stem}_"),
        stem => stem.to_owned(),
    }
}

/// Returns `true` if Windows takes a file of this name for a device, whatever its extension.
fn is_device(stem: &str) -> bool {
    let stem = stem.to_ascii_uppercase();
    let numbered = ["COM", "LPT"].iter().find_map(|port| stem.strip_prefix(port));
    matches!(&*stem, "CON" | "PRN" | "AUX" | "NUL")
        || numbered.is_some_and(|number| number.chars().count() == 1 && number.chars().all(char::is_numeric))
}

/// Returns `true` if a file may be rules: not a hidden one, which programs and systems leave behind.
fn may_be_rules(path: &Path) -> bool {
    let hidden = path
        .file_name()
        .is_none_or(|name| name.to_string_lossy().starts_with('.'));
    let kind = path.extension().unwrap_or_default().to_ascii_lowercase();
    !hidden && (kind == EXTENSION || kind == "json") && !path.is_dir()
}

impl Store {
    /// Returns the folder of the rules files.
    fn rules_path(&self) -> Result<&PathBuf, StoreError> {
        self.rules.as_ref().ok_or(StoreError::Forbidden)
    }

    /// Returns the path of the rules folder for display.
    #[must_use]
    pub fn rules_folder(&self) -> String {
        self.rules
            .as_ref()
            .map(|path| path.display().to_string())
            .unwrap_or_default()
    }

    /// Writes rules under a name and returns the path. No other file is replaced: if there is one of this name, on this system or on one that
    /// ignores case, the name gets a number.
    ///
    /// # Errors
    /// If the disk reports an error.
    pub fn write_rules(&self, name: &str, text: &str) -> Result<String, StoreError> {
        let folder = self.rules_path()?;
        let stem = file_stem(name);
        let names = std::iter::once(stem.clone()).chain((2..).map(|number| format!("{stem} {number}")));
        fs::create_dir_all(folder).map_err(|why| error(folder, &why))?;
        for name in names.map(|stem| format!("{stem}.{EXTENSION}")) {
            let path = folder.join(&name);
            if fs::read_to_string(&path).is_ok_and(|there| there == text) {
                return Ok(path.display().to_string());
            }
            if is_taken(folder, &name) {
                continue;
            }
            match File::create_new(&path).and_then(|mut file| file.write_all(text.as_bytes())) {
                Ok(()) => return Ok(path.display().to_string()),
                Err(why) if why.kind() == ErrorKind::AlreadyExists => {}
                Err(why) => return Err(error(&path, &why)),
            }
        }
        unreachable!("there is no end of numbers")
    }

    /// Returns all files in the rules folder, sorted by name.
    ///
    /// # Errors
    /// If the folder cannot be read.
    pub fn read_rules(&self) -> Result<Vec<RulesFile>, StoreError> {
        let folder = self.rules_path()?;
        let entries = match fs::read_dir(folder) {
            Ok(entries) => entries,
            Err(why) if why.kind() == ErrorKind::NotFound => return Ok(Vec::new()),
            Err(why) => return Err(error(folder, &why)),
        };
        let mut paths: Vec<PathBuf> = entries.flatten().map(|entry| entry.path()).collect();
        paths.retain(|path| may_be_rules(path));
        paths.sort();
        let read = |path: PathBuf| {
            let name = path.file_name().unwrap_or_default().to_string_lossy().into_owned();
            (name, Store::read_foreign(&path))
        };
        Ok(paths.into_iter().map(read).collect())
    }

    /// Reads a small file at any path.
    ///
    /// # Errors
    /// If it cannot be read, or is far too long to hold rules.
    pub fn read_foreign(path: &Path) -> Result<String, StoreError> {
        read_at_most(path, MAX_BYTES)
    }
}

/// Returns `true` if a folder has a file of this name, whatever its case.
fn is_taken(folder: &Path, name: &str) -> bool {
    let name = name.to_lowercase();
    let entries = fs::read_dir(folder).into_iter().flatten().flatten();
    entries
        .map(|entry| entry.file_name().to_string_lossy().to_lowercase())
        .any(|other| other == name)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::storage::files::scratch_folder;

    #[test]
    fn rules_go_to_files_and_come_from_them() {
        let folder = scratch_folder();
        let store = Store::in_folder(folder.clone());
        assert_eq!(store.read_rules(), Ok(Vec::new()));
        let place = store.write_rules("Ada's: 1/2", "jokers = true").unwrap();
        assert!(place.ends_with("Ada_s_ 1_2.toml"), "{place}");
        fs::write(folder.join("rules").join("note.txt"), "no rules").unwrap();
        let read = store.read_rules().unwrap();
        assert_eq!(read, [("Ada_s_ 1_2.toml".to_owned(), Ok("jokers = true".to_owned()))]);
        assert!(store.keys().is_empty(), "they are no texts of the store");
        assert!(Store::read_foreign(&folder.join("nowhere.toml")).is_err());
        drop(store);
        fs::remove_dir_all(folder).unwrap();
    }

    #[test]
    fn no_file_hides_another() {
        let folder = scratch_folder();
        let store = Store::in_folder(folder.clone());
        let rules = folder.join("rules");
        fs::create_dir_all(rules.join("folder.toml")).unwrap();
        let mark: &[u8] = b"\xef\xbb\xbf";
        fs::write(rules.join("GOOD.TOML"), [mark, b"jokers = true"].concat()).unwrap();
        // As a Mac leaves it on sticks and shares.
        fs::write(rules.join("._GOOD.TOML"), b"\x00\x05\x16\x07\x00\x02\x00\x00\xff\xfe").unwrap();
        fs::write(rules.join("binary.toml"), b"\x7fELF\x02\x01\x01\x00").unwrap();
        fs::write(rules.join("long.json"), vec![b' '; 1 << 17]).unwrap();
        let utf_16: Vec<u8> = "\u{feff}[]".encode_utf16().flat_map(u16::to_le_bytes).collect();
        fs::write(rules.join("utf-16.json"), utf_16).unwrap();
        let read = store.read_rules().unwrap();
        let names: Vec<&str> = read.iter().map(|(name, _)| &**name).collect();
        assert_eq!(names, ["GOOD.TOML", "binary.toml", "long.json", "utf-16.json"]);
        let texts: Vec<Option<&str>> = read.iter().map(|(_, text)| text.as_deref().ok()).collect();
        assert_eq!(texts, [Some("jokers = true"), None, None, Some("[]")]);
        drop(store);
        fs::remove_dir_all(folder).unwrap();
    }

    #[test]
    fn names_are_valid_on_every_system() {
        for (name, stem) in [
            ("CON", "CON_"),
            ("nul", "nul_"),
            ("Com1", "Com1_"),
            ("LPT²", "LPT²_"),
            ("Console", "Console"),
            ("COM10", "COM10"),
            ("!!", "__"),
            (" . ", "_"),
            ("", "_"),
            ("Ünï 陈", "Ünï 陈"),
        ] {
            assert_eq!(file_stem(name), stem, "{name}");
        }
    }

    #[test]
    fn no_rules_are_replaced() {
        let folder = scratch_folder();
        let store = Store::in_folder(folder.clone());
        let name = |name: &str, text: &str| {
            let place = store.write_rules(name, text).unwrap();
            Path::new(&place).file_name().unwrap().to_string_lossy().into_owned()
        };
        assert_eq!(name("A/B", "jokers = true"), "A_B.toml");
        assert_eq!(name("A:B", "jokers = false"), "A_B 2.toml");
        assert_eq!(name("a?b", "nil = 50"), "a_b 3.toml", "Windows and macOS ignore case");
        // The same rules again are where they are.
        assert_eq!(name("A:B", "jokers = false"), "A_B 2.toml");
        assert_eq!(
            fs::read_to_string(folder.join("rules").join("A_B.toml")).unwrap(),
            "jokers = true"
        );
        drop(store);
        fs::remove_dir_all(folder).unwrap();
    }
}
