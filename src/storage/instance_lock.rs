//! Lock on the data folder when several windows of the game are open: the first window owns the folder, and the others are
//! read-only until it closes. The system releases the lock when its program ends, however it ends.

use std::fs::{self, File, TryLockError};
use std::path::PathBuf;
use std::sync::Mutex;

use bevy::log::warn;

/// Name of the lock file, which is empty.
const NAME: &str = "lock";

pub(super) struct InstanceLock {
    folder: PathBuf,
    /// Lock file, once this window owns the folder.
    lock: Mutex<Option<File>>,
}

impl InstanceLock {
    pub(super) fn of(folder: PathBuf) -> InstanceLock {
        InstanceLock {
            folder,
            lock: Mutex::default(),
        }
    }

    /// Tries to take ownership of the folder; returns `false` if another window owns it. On systems without file locks, always succeeds.
    pub(super) fn taken(&self) -> bool {
        let mut lock = super::locked(&self.lock);
        if lock.is_some() {
            return true;
        }
        let open = || {
            fs::create_dir_all(&self.folder)?;
            File::options()
                .create(true)
                .truncate(false)
                .write(true)
                .open(self.folder.join(NAME))
        };
        let why = match open() {
            Ok(file) => match file.try_lock() {
                Ok(()) => {
                    *lock = Some(file);
                    return true;
                }
                Err(TryLockError::WouldBlock) => return false,
                Err(TryLockError::Error(why)) => why,
            },
            Err(why) => why,
        };
        warn!("can't detect other windows of the game: {why}");
        true
    }
}

#[cfg(test)]
mod tests {
    use crate::storage::files::scratch_folder;
    use crate::storage::{Loaded, Store};

    #[test]
    fn the_second_window_changes_nothing_and_takes_over_when_the_first_is_gone() {
        let folder = scratch_folder();
        let first = Store::claiming(folder.clone());
        first.save("match", &1);
        first.finish();
        let second = Store::claiming(folder.clone());
        assert!(!first.is_read_only() && second.is_read_only());
        assert_eq!(second.load("match"), Loaded::Found(1));
        second.save("match", &2);
        second.remove("match");
        assert_eq!(second.set_aside("match"), None);
        second.finish();
        assert!(!second.take_over(), "the first one is still there");
        assert_eq!(first.load("match"), Loaded::Found(1));
        first.save("match", &3);
        drop(first);
        assert!(second.take_over() && !second.is_read_only());
        assert_eq!(second.load("match"), Loaded::Found(3), "what the first one did last");
        second.save("match", &4);
        drop(second);
        let third = Store::claiming(folder.clone());
        assert_eq!(third.load("match"), Loaded::Found(4));
        drop(third);
        std::fs::remove_dir_all(folder).unwrap();
    }
}
