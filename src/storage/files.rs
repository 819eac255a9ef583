//! Stores one JSON file per key in a folder; texts that are not JSON go into a subfolder.

use std::fs;
use std::io::ErrorKind;
use std::path::{Path, PathBuf};

use super::decode::decode;
use super::disk::Disk;
use super::{Backend, StoreError};

/// Key prefix of the history's texts; `spades-lab history` reads them in a folder of their own.
const HISTORY: &str = "history-";

/// Subfolder of the history.
const HISTORY_FOLDER: &str = "history";

/// Suffix of files that are not complete yet.
const DRAFT: &str = ".new";

/// Returns the user's data folder: `SPADES_DATA_DIR`, or the system's folder for application data.
pub(super) fn user_folder() -> Option<PathBuf> {
    match std::env::var_os("SPADES_DATA_DIR") {
        Some(folder) if !folder.is_empty() => Some(folder.into()),
        _ => directories::ProjectDirs::from("", "", "spades").map(|dirs| dirs.data_dir().to_owned()),
    }
}

/// Returns the user's documents folder; `None` if `SPADES_DATA_DIR` names the data folder.
pub(super) fn documents() -> Option<PathBuf> {
    if std::env::var_os("SPADES_DATA_DIR").is_some_and(|folder| !folder.is_empty()) {
        return None;
    }
    Some(directories::UserDirs::new()?.document_dir()?.to_owned())
}

/// Returns the error of a file at a path.
pub(super) fn error(path: &Path, why: &impl ToString) -> StoreError {
    StoreError::Other(format!("{}: {}", path.display(), why.to_string()))
}

/// Returns the text of a file at any path, as any program may have saved it.
///
/// # Errors
/// If it cannot be read, isn't a text, or is longer than `max_bytes`.
pub(super) fn read_at_most(path: &Path, max_bytes: u64) -> Result<String, StoreError> {
    let length = fs::metadata(path).map_err(|why| error(path, &why))?.len();
    if length > max_bytes {
        return Err(error(path, &std::io::Error::from(ErrorKind::FileTooLarge)));
    }
    let bytes = fs::read(path).map_err(|why| error(path, &why))?;
    decode(bytes).ok_or_else(|| error(path, &std::io::Error::from(ErrorKind::InvalidData)))
}

pub(super) struct Folder {
    folder: PathBuf,
    disk: Disk,
}

impl Folder {
    pub(super) fn new(folder: PathBuf) -> Folder {
        Folder::on(Disk::default(), folder)
    }

    pub(super) fn on(disk: Disk, folder: PathBuf) -> Folder {
        Folder { folder, disk }
    }

    /// Returns the folder and the file name of a key.
    fn place(&self, key: &str) -> (PathBuf, String) {
        if key.starts_with(HISTORY) {
            (self.folder.join(HISTORY_FOLDER), key.to_owned())
        } else {
            (self.folder.clone(), format!("{key}.json"))
        }
    }

    fn path(&self, key: &str) -> PathBuf {
        let (folder, name) = self.place(key);
        folder.join(name)
    }

    fn error(&self, error: &std::io::Error) -> StoreError {
        StoreError::Other(format!("{}: {error}", self.folder.display()))
    }
}

impl Backend for Folder {
    fn keys(&self) -> Result<Vec<String>, StoreError> {
        let names = |folder: &Path| match fs::read_dir(folder) {
            Ok(entries) => Ok(entries
                .filter_map(|entry| Some(entry.ok()?.file_name().to_str()?.to_owned()))
                .collect::<Vec<String>>()),
            Err(error) if error.kind() == ErrorKind::NotFound => Ok(Vec::new()),
            Err(why) => Err(StoreError::Unreadable(format!("{}: {why}", folder.display()))),
        };
        let mut keys = names(&self.folder.join(HISTORY_FOLDER))?;
        keys.retain(|name| name.starts_with(HISTORY) && !name.ends_with(DRAFT));
        let own = names(&self.folder)?;
        keys.extend(
            own.iter()
                .filter_map(|name| Some(name.strip_suffix(".json")?.to_owned())),
        );
        Ok(keys)
    }

    fn read(&self, key: &str) -> Result<Option<String>, StoreError> {
        let path = self.path(key);
        fs::read_to_string(&path).map(Some).or_else(|why| match why.kind() {
            ErrorKind::NotFound => Ok(None),
            // It was read, and isn't UTF-8.
            ErrorKind::InvalidData => Err(error(&path, &why)),
            _ => Err(StoreError::Unreadable(format!("{}: {why}", path.display()))),
        })
    }

    /// Writes a second file, syncs it to the disk and renames it over the first: a complete file exists at every moment.
    fn write(&self, key: &str, text: &str) -> Result<(), StoreError> {
        let (folder, name) = self.place(key);
        let draft = folder.join(format!("{name}{DRAFT}"));
        let write = || {
            fs::create_dir_all(&folder)?;
            self.disk.write(&draft, text.as_bytes())?;
            self.disk.rename(&draft, &folder.join(&name))
        };
        write().map_err(|error| self.error(&error))
    }

    fn remove(&self, key: &str) -> Result<(), StoreError> {
        match self.disk.remove(&self.path(key)) {
            Err(error) if error.kind() != ErrorKind::NotFound => Err(self.error(&error)),
            _ => Ok(()),
        }
    }

    fn set_aside(&self, key: &str) -> Result<String, StoreError> {
        let place = self.path(&super::free_name(|name| self.path(name).exists(), key));
        self.disk
            .rename(&self.path(key), &place)
            .map_err(|error| self.error(&error))?;
        Ok(place.display().to_string())
    }
}

/// Returns a new folder name for a test.
#[cfg(test)]
pub(super) fn scratch_folder() -> PathBuf {
    scratch_folder_in(std::env::temp_dir())
}

#[cfg(test)]
pub(super) fn scratch_folder_in(place: PathBuf) -> PathBuf {
    use std::sync::atomic::{AtomicU32, Ordering};
    static NEXT: AtomicU32 = AtomicU32::new(0);
    let name = format!(
        "spades-store-{}-{}",
        std::process::id(),
        NEXT.fetch_add(1, Ordering::Relaxed)
    );
    place.join(name)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_write_that_was_cut_short_leaves_the_old_value() {
        let folder = scratch_folder();
        let shelf = Folder::new(folder.clone());
        shelf.write("match", "1").unwrap();
        // Left behind by a crash in the middle of a write.
        fs::write(folder.join("match.json.new"), "{\"half").unwrap();
        assert_eq!(shelf.read("match").unwrap().as_deref(), Some("1"));
        shelf.write("match", "2").unwrap();
        assert_eq!(shelf.read("match").unwrap().as_deref(), Some("2"));
        assert_eq!(fs::read_dir(&folder).unwrap().count(), 1);
        fs::remove_dir_all(folder).unwrap();
    }
}
