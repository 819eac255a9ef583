//! Rules files, for sharing rules with others: in a folder beside the other data, or at any path.

use std::fs;
use std::io::ErrorKind;
use std::path::{Path, PathBuf};

use super::files::{error, read_at_most};
use super::{Store, StoreError};

/// Maximum file size in bytes; more than any rules need.
const MAX_BYTES: u64 = 1 << 16;

/// Returns a file name that is valid on every system: the letters, digits and spaces of a name.
fn file_name(name: &str) -> String {
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
    format!("{}.toml", fit.trim())
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

    /// Writes rules under a name, replacing an existing file, and returns its path.
    ///
    /// # Errors
    /// If the disk reports an error.
    pub fn write_rules(&self, name: &str, text: &str) -> Result<String, StoreError> {
        let folder = self.rules_path()?;
        let path = folder.join(file_name(name));
        fs::create_dir_all(folder)
            .and_then(|()| fs::write(&path, text))
            .map_err(|why| error(&path, &why))?;
        Ok(path.display().to_string())
    }

    /// Returns all files in the rules folder, sorted by name.
    ///
    /// # Errors
    /// If one of them cannot be read.
    pub fn read_rules(&self) -> Result<Vec<(String, String)>, StoreError> {
        let folder = self.rules_path()?;
        let entries = match fs::read_dir(folder) {
            Ok(entries) => entries,
            Err(why) if why.kind() == ErrorKind::NotFound => return Ok(Vec::new()),
            Err(why) => return Err(error(folder, &why)),
        };
        let mut paths: Vec<PathBuf> = entries.flatten().map(|entry| entry.path()).collect();
        paths.retain(|path| path.extension().is_some_and(|kind| kind == "toml" || kind == "json"));
        paths.sort();
        let read = |path: PathBuf| {
            let name = path.file_name().unwrap_or_default().to_string_lossy().into_owned();
            Ok((name, Store::read_foreign(&path)?))
        };
        paths.into_iter().map(read).collect()
    }

    /// Reads a small file at any path.
    ///
    /// # Errors
    /// If it cannot be read, or is far too long to hold rules.
    pub fn read_foreign(path: &Path) -> Result<String, StoreError> {
        read_at_most(path, MAX_BYTES)
    }
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
        store.write_rules("Ada's: 1/2", "jokers = false").unwrap();
        fs::write(folder.join("rules").join("note.txt"), "no rules").unwrap();
        let read = store.read_rules().unwrap();
        assert_eq!(read, [("Ada_s_ 1_2.toml".to_owned(), "jokers = false".to_owned())]);
        assert!(store.keys().is_empty(), "they are no texts of the store");
        fs::write(folder.join("rules").join("long.json"), vec![b' '; 1 << 17]).unwrap();
        assert!(store.read_rules().is_err());
        assert!(Store::read_foreign(&folder.join("nowhere.toml")).is_err());
        drop(store);
        fs::remove_dir_all(folder).unwrap();
    }
}
