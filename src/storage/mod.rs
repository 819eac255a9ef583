//! Persistent data: small named texts, in files on the desktop and in the browser's storage on the web. All are JSON except the
//! history, whose texts have their own format.

mod backend;
pub mod backup;
#[cfg(target_arch = "wasm32")]
mod browser;
#[cfg(test)]
#[path = "crashes/tests.rs"]
mod crashes;
#[cfg(not(target_arch = "wasm32"))]
mod decode;
#[cfg(not(target_arch = "wasm32"))]
mod disk;
#[cfg(not(target_arch = "wasm32"))]
mod export_files;
#[cfg(not(target_arch = "wasm32"))]
mod files;
pub mod history;
#[cfg(not(target_arch = "wasm32"))]
mod instance_lock;
mod journal;
mod matches;
mod memory;
mod preferences;
#[cfg_attr(target_arch = "wasm32", path = "no_queue.rs")]
mod queue;
mod reading;
#[cfg(not(target_arch = "wasm32"))]
mod rules_files;
mod saving;
#[cfg(test)]
mod tests;

use std::collections::{BTreeMap, BTreeSet};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use bevy::prelude::*;
use serde::Serialize;

use crate::session::daily::DailyResults;
use crate::session::friend::Friends;
use crate::session::learning::Learned;
use crate::session::reviews::Reviews;
use crate::session::statistics::Statistics;
use crate::text::notices::Kept;
use crate::ui::toasts::Toast;
use backend::{Backend, Write, free_name};
use journal::Journal;
use queue::Queue;
use saving::{Commit, Save, persist};

pub use backend::StoreError;
#[cfg(not(target_arch = "wasm32"))]
pub(crate) use preferences::saved_at_rest;
use reading::FIRST_VERSION;
pub use reading::{Loaded, ReadAgain};
pub(crate) use saving::kept;

/// Outcomes of the writes over a period.
#[derive(Debug, Default)]
struct Outcomes {
    /// Latest error.
    failed: Option<StoreError>,
    /// `true` if anything was saved.
    saved: bool,
}

impl Outcomes {
    fn note(&mut self, outcome: Result<(), StoreError>) {
        match outcome {
            Ok(()) => self.saved = true,
            Err(error) => self.failed = Some(error),
        }
    }

    fn add(&mut self, later: Outcomes) {
        self.failed = later.failed.or(self.failed.take());
        self.saved |= later.saved;
    }
}

/// Persistent store of settings, statistics and matches.
///
/// Everything saved in one frame is written together at its end: all of it, or after a crash nothing.
///
/// Insert a store before the plugins are added to use a place other than the user's data folder.
#[derive(Resource)]
pub struct Store {
    journal: Arc<Journal>,
    /// Background writer, where writing takes time.
    queue: Option<Queue>,
    /// Writes of this frame.
    open: Mutex<Vec<Write>>,
    /// Outcomes of writes without a queue.
    outcomes: Mutex<Outcomes>,
    /// Writes without a queue that found no room and wait for the history to make some.
    refused: Mutex<Vec<Write>>,
    /// Failed writes where there is no queue, retried with the next write.
    owed: Mutex<Vec<Write>>,
    /// Keys that must not be written, because their texts aren't this program's to replace.
    sealed: Mutex<BTreeSet<String>>,
    /// Keys whose texts can't be read for now, with the reasons; they are sealed, too.
    unread: Mutex<BTreeMap<String, String>>,
    /// `true` if another window writes here and this one is read-only.
    is_read_only: AtomicBool,
    /// Lock by which windows that share a folder detect each other.
    #[cfg(not(target_arch = "wasm32"))]
    instance_lock: Option<instance_lock::InstanceLock>,
    /// Folder of the rules files, where there are files.
    #[cfg(not(target_arch = "wasm32"))]
    rules: Option<std::path::PathBuf>,
    /// Folder of the backup files.
    #[cfg(not(target_arch = "wasm32"))]
    exports: Option<std::path::PathBuf>,
}

/// Locks a mutex, ignoring poisoning: the values behind these mutexes are consistent at any time.
fn locked<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

impl Store {
    fn on(shelf: impl Backend + 'static) -> Store {
        Store::on_shared(Arc::new(shelf))
    }

    fn on_shared(shelf: Arc<dyn Backend>) -> Store {
        Store {
            journal: Arc::new(Journal::new(shelf)),
            queue: None,
            open: Mutex::default(),
            outcomes: Mutex::default(),
            refused: Mutex::default(),
            owed: Mutex::default(),
            sealed: Mutex::default(),
            unread: Mutex::default(),
            is_read_only: AtomicBool::new(false),
            #[cfg(not(target_arch = "wasm32"))]
            instance_lock: None,
            #[cfg(not(target_arch = "wasm32"))]
            rules: None,
            #[cfg(not(target_arch = "wasm32"))]
            exports: None,
        }
    }

    /// Opens the user's store: the user's data folder (or the one named by `SPADES_DATA_DIR`), or the browser's storage. If
    /// another window writes there, this one is [read-only](Store::is_read_only). (In browsers the page ensures that there is only
    /// one window.)
    #[must_use]
    pub fn of_user() -> Store {
        #[cfg(target_arch = "wasm32")]
        return Store::on(browser::Browser).recover();
        #[cfg(not(target_arch = "wasm32"))]
        match files::user_folder() {
            Some(folder) => {
                let mut store = Store::claiming(folder);
                store.exports = files::documents().or(store.exports.take());
                store
            }
            None => Store::in_memory(),
        }
    }

    /// Opens a store of files in a folder, which is created when first needed.
    #[cfg(not(target_arch = "wasm32"))]
    #[must_use]
    pub fn in_folder(folder: std::path::PathBuf) -> Store {
        Store::unclaimed(folder).recover()
    }

    /// Opens a store of files in a folder that the first window to ask for it owns.
    #[cfg(not(target_arch = "wasm32"))]
    #[must_use]
    pub fn claiming(folder: std::path::PathBuf) -> Store {
        let mut store = Store::unclaimed(folder.clone());
        store.instance_lock = Some(instance_lock::InstanceLock::of(folder));
        store.is_read_only = AtomicBool::new(true);
        store.take_over();
        store
    }

    #[cfg(not(target_arch = "wasm32"))]
    fn unclaimed(folder: std::path::PathBuf) -> Store {
        let mut store = Store::on(files::Folder::new(folder.clone()));
        store.rules = Some(folder.join("rules"));
        store.exports = Some(folder.join("exports"));
        store.queue = Queue::start(&store.journal);
        store
    }

    /// Opens a store that is lost when the program ends, for tests and demonstrations.
    #[must_use]
    pub fn in_memory() -> Store {
        Store::on(memory::Memory::default())
    }

    /// Restores the texts of an incomplete write from the previous run.
    fn recover(self) -> Store {
        let outcome = self.journal.recover();
        if outcome.is_err() {
            self.note(outcome);
        }
        self
    }

    fn shelf(&self) -> &dyn Backend {
        self.journal.shelf()
    }

    /// Returns `true` if another window writes here: this one is read-only.
    #[must_use]
    pub fn is_read_only(&self) -> bool {
        self.is_read_only.load(Ordering::Relaxed)
    }

    /// Takes over from the window that wrote here, if it has closed. Anything read before must then be read again.
    pub fn take_over(&self) -> bool {
        #[cfg(not(target_arch = "wasm32"))]
        if self
            .instance_lock
            .as_ref()
            .is_some_and(instance_lock::InstanceLock::taken)
        {
            let outcome = self.journal.recover();
            if outcome.is_err() {
                self.note(outcome);
            }
            self.is_read_only.store(false, Ordering::Relaxed);
            return true;
        }
        false
    }

    /// Returns `true` if this is the user's store, not one for a test or a demonstration.
    #[cfg(not(target_arch = "wasm32"))]
    #[must_use]
    pub fn is_of_user(&self) -> bool {
        self.instance_lock.is_some()
    }

    /// Saves a value under a key, replacing the previous one: together with everything else saved in this frame, usually in the
    /// background. This module's plugin reports errors to the player.
    pub fn save<T: Serialize>(&self, key: &str, value: &T) {
        match serde_json::to_string(value) {
            Ok(text) => self.change(key, Some(text)),
            Err(error) => self.note(Err(StoreError::Other(error.to_string()))),
        }
    }

    /// Removes the text under a key; a missing one is not an error.
    pub fn remove(&self, key: &str) {
        self.change(key, None);
    }

    fn seal(&self, key: &str) {
        locked(&self.sealed).insert(key.to_owned());
    }

    fn is_sealed(&self, key: &str) -> bool {
        self.is_read_only() || locked(&self.sealed).contains(key) || self.unread(key).is_some()
    }

    /// Returns the reason why the text under a key must not be replaced, if any.
    fn may_change(&self, key: &str) -> Result<(), StoreError> {
        match self.unread(key) {
            Some(why) => Err(StoreError::Unreadable(why)),
            None if self.is_sealed(key) => Err(StoreError::Sealed(key.to_owned())),
            None => Ok(()),
        }
    }

    fn change(&self, key: &str, text: Option<String>) {
        if self.is_sealed(key) {
            return;
        }
        // If written later, these would replace the new text.
        locked(&self.refused).retain(|(other, _)| other != key);
        locked(&self.owed).retain(|(other, _)| other != key);
        let mut open = locked(&self.open);
        open.retain(|(other, _)| other != key);
        open.push((key.to_owned(), text));
    }

    /// Writes the data saved in this frame.
    fn commit(&self) {
        let group = std::mem::take(&mut *locked(&self.open));
        if group.is_empty() {
            return;
        }
        if let Some(queue) = &self.queue {
            queue.push(group);
            return;
        }
        let mut outcomes = Outcomes::default();
        let owed = std::mem::take(&mut *locked(&self.owed));
        let failed = write_together(&self.journal, [owed, group].concat(), &mut outcomes);
        locked(&self.refused).extend(failed.full);
        locked(&self.owed).extend(failed.other);
        locked(&self.outcomes).add(outcomes);
    }

    /// Retries these with the next write.
    fn owe(&self, writes: Vec<Write>) {
        locked(&self.owed).extend(writes);
    }

    /// Drops failed writes under these keys: the new ones are newer.
    fn settle<'a>(&self, keys: impl Iterator<Item = &'a str> + Clone) {
        locked(&self.owed).retain(|(old, _)| keys.clone().all(|key| key != old));
        if let Some(queue) = &self.queue {
            queue.settle(keys);
        }
    }

    /// Writes the whole group now, or nothing on an error.
    fn write_all(&self, group: &[Write]) -> Result<(), StoreError> {
        self.finish();
        group.iter().try_for_each(|(key, _)| self.may_change(key))?;
        self.journal.write(group)?;
        self.settle(group.iter().map(|(key, _)| key.as_str()));
        Ok(())
    }

    /// Takes out the writes that found no room.
    fn take_refused(&self) -> Vec<Write> {
        std::mem::take(&mut *locked(&self.refused))
    }

    fn note(&self, outcome: Result<(), StoreError>) {
        locked(&self.outcomes).note(outcome);
    }

    /// Waits until everything is written.
    pub fn finish(&self) {
        self.commit();
        if let Some(queue) = &self.queue {
            queue.finish();
        }
    }

    /// Returns `true` while anything is still being written.
    #[must_use]
    pub fn busy(&self) -> bool {
        self.queue.as_ref().is_some_and(Queue::busy)
    }

    /// Returns the outcomes of the writes since the last call.
    fn take_outcomes(&self) -> Outcomes {
        let mut own = std::mem::take(&mut *locked(&self.outcomes));
        if let Some(queue) = &self.queue {
            own.add(queue.take_outcomes());
        }
        own
    }

    /// Sets aside the text under a key that can be read but is unusable, and returns its new place. If the disk or the
    /// browser's storage refuses, the text stays and the key is sealed.
    #[must_use]
    pub fn set_aside(&self, key: &str) -> Option<String> {
        if self.is_sealed(key) {
            return None;
        }
        self.finish();
        match self.shelf().set_aside(key) {
            Ok(place) => Some(place),
            Err(error) => {
                warn!("{key} could not be set aside: {error:?}");
                self.seal(key);
                None
            }
        }
    }
}

impl Drop for Store {
    fn drop(&mut self) {
        self.commit();
    }
}

/// Failed writes.
#[derive(Default)]
struct Failed {
    /// Writes that found no room; not yet reported.
    full: Vec<Write>,
    /// Writes that failed for any other reason.
    other: Vec<Write>,
}

/// Writes a group of texts together; if that fails, writes as many of them as possible.
fn write_together(journal: &Journal, group: Vec<Write>, outcomes: &mut Outcomes) -> Failed {
    let mut failed = Failed::default();
    if journal.write(&group).is_ok() {
        outcomes.note(Ok(()));
        return failed;
    }
    for write in group {
        match journal.write(std::slice::from_ref(&write)) {
            Err(StoreError::Full) => failed.full.push(write),
            outcome => {
                if outcome.is_err() {
                    failed.other.push(write);
                }
                outcomes.note(outcome);
            }
        }
    }
    failed
}

/// Creates the store unless one was inserted before, and persists the session's matches and statistics.
pub fn plugin(app: &mut App) {
    // Damage is reported before the plugin that shows it is added.
    app.add_message::<Toast>();
    if !app.world().contains_resource::<Store>() {
        app.insert_resource(Store::of_user());
    }
    // The history has the matches that ended in the meantime, and the statistics are derived from it.
    persist::<Statistics>(app, "statistics", Kept::Statistics, |file, _| file);
    persist::<DailyResults>(app, "daily", Kept::Days, DailyResults::joined);
    persist::<Friends>(app, "friends", Kept::Friends, Friends::joined);
    persist::<Reviews>(app, "reviews", Kept::Reviews, Reviews::joined);
    persist::<Learned>(app, "learning", Kept::Learning, Learned::joined);
    app.add_plugins((
        saving::plugin,
        reading::plugin,
        preferences::plugin,
        matches::plugin,
        history::plugin,
    ));
}
