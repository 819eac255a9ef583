//! Backup files, kept in the user's documents folder, or with the other data if there is none.

use std::fs::{self, File};
use std::io::{ErrorKind, Write};
use std::path::{Path, PathBuf};
use std::time::SystemTime;

use super::files::{error, read_at_most};
use super::{Store, StoreError};

/// Prefix and suffix of the file names.
const NAME: (&str, &str) = ("spades-", ".json");

/// Maximum file size in bytes; more than a history of a hundred thousand matches takes.
const MAX_BYTES: u64 = 1 << 28;

impl Store {
    /// Returns the folder of the backup files.
    ///
    /// # Errors
    /// If this store has no files.
    pub fn export_folder(&self) -> Result<&Path, StoreError> {
        self.exports.as_deref().ok_or(StoreError::Forbidden)
    }

    /// Writes a backup file under this name, or a similar one if it is taken; returns its path.
    ///
    /// # Errors
    /// If the disk reports an error.
    pub fn write_export(&self, name: &str, text: &str) -> Result<PathBuf, StoreError> {
        let folder = self.export_folder()?;
        let stem = name.strip_suffix(NAME.1).unwrap_or(name);
        let names = std::iter::once(name.to_owned()).chain((2..).map(|number| format!("{stem}-{number}{}", NAME.1)));
        let path = names.map(|name| folder.join(name)).find(|path| !path.exists());
        let path = path.unwrap_or_else(|| folder.join(name));
        fs::create_dir_all(folder).map_err(|why| error(&path, &why))?;
        Store::write_export_to(&path, text)?;
        Ok(path)
    }

    /// Writes a file, replacing an existing one atomically, but no other.
    ///
    /// # Errors
    /// If the disk reports an error.
    pub fn write_export_to(path: &Path, text: &str) -> Result<(), StoreError> {
        let name = path.file_name().unwrap_or_default().to_string_lossy();
        let mut drafts = (1..).map(|number| path.with_file_name(format!("{name}.{number}.part")));
        let mut write = || {
            let (draft, mut file) = loop {
                let draft = drafts.next().unwrap_or_default();
                match File::create_new(&draft) {
                    Err(why) if why.kind() == ErrorKind::AlreadyExists => {}
                    file => break (draft, file?),
                }
            };
            let written = file.write_all(text.as_bytes()).and_then(|()| fs::rename(&draft, path));
            written.inspect_err(|_| drop(fs::remove_file(&draft)))
        };
        write().map_err(|why| error(path, &why))
    }

    /// Returns the text of the backup file written last; `None` if there is none.
    ///
    /// # Errors
    /// If it cannot be read.
    pub fn read_export(&self) -> Result<Option<String>, StoreError> {
        let folder = self.export_folder()?;
        let entries = match fs::read_dir(folder) {
            Ok(entries) => entries,
            Err(why) if why.kind() == ErrorKind::NotFound => return Ok(None),
            Err(why) => return Err(error(folder, &why)),
        };
        let ours = |path: &PathBuf| {
            let name = path.file_name().and_then(|name| name.to_str());
            name.is_some_and(|name| name.starts_with(NAME.0) && name.ends_with(NAME.1))
        };
        let written = |path: &PathBuf| {
            fs::metadata(path)
                .and_then(|found| found.modified())
                .unwrap_or(SystemTime::UNIX_EPOCH)
        };
        let paths = entries.flatten().map(|entry| entry.path()).filter(ours);
        let latest = paths.max_by_key(|path| (written(path), path.clone()));
        latest.map(|path| Store::read_export_from(&path)).transpose()
    }

    /// Returns the text of a backup file at any path.
    ///
    /// # Errors
    /// If it cannot be read, or is far too long.
    pub fn read_export_from(path: &Path) -> Result<String, StoreError> {
        read_at_most(path, MAX_BYTES)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::storage::files::scratch_folder;

    #[test]
    fn no_file_is_replaced_and_the_latest_is_read() {
        let folder = scratch_folder();
        let store = Store::in_folder(folder.clone());
        assert_eq!(store.read_export(), Ok(None));
        let first = store.write_export("spades-2026-11-22.json", "1").unwrap();
        let second = store.write_export("spades-2026-11-22.json", "2").unwrap();
        assert_ne!(first, second);
        let old = fs::File::options().write(true).open(&first).unwrap();
        old.set_modified(SystemTime::UNIX_EPOCH).unwrap();
        assert_eq!(fs::read_to_string(&first).unwrap(), "1");
        assert_eq!(store.read_export(), Ok(Some("2".to_owned())));
        assert!(Store::read_export_from(&folder.join("nowhere.json")).is_err());
        // A file that another program is writing stays, too.
        let exports = first.parent().unwrap();
        for name in ["mine.part", "mine.json.1.part"] {
            fs::write(exports.join(name), "another's").unwrap();
        }
        Store::write_export_to(&exports.join("mine.json"), "3").unwrap();
        assert_eq!(fs::read_to_string(exports.join("mine.json")).unwrap(), "3");
        for name in ["mine.part", "mine.json.1.part"] {
            assert_eq!(fs::read_to_string(exports.join(name)).unwrap(), "another's");
        }
        assert!(!exports.join("mine.json.2.part").exists());
        drop(store);
        fs::remove_dir_all(folder).unwrap();
    }
}
