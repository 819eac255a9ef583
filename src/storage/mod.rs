//! What outlives the program: small named texts, in files on the desktop and in the browser's storage on the web. All are JSON but for the
//! history, whose texts have a form of their own.

#[cfg(target_arch = "wasm32")]
mod browser;
#[cfg(not(target_arch = "wasm32"))]
mod files;
pub mod history;
mod matches;
mod memory;
mod preferences;
#[cfg_attr(target_arch = "wasm32", path = "no_queue.rs")]
mod queue;
mod reviews;
#[cfg(not(target_arch = "wasm32"))]
mod rules_files;

use std::sync::{Arc, Mutex, PoisonError};

use bevy::prelude::*;
use serde::{Serialize, de::DeserializeOwned};

use crate::redraw::Redraw;
use crate::session::daily::Days;
use crate::session::statistics::Statistics;
use crate::text::notices::{Kept, NotSaved, Notice};
use crate::ui::toasts::Toast;
use queue::Queue;

/// Why something could not be kept.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum StoreError {
    /// The browser lets this page store nothing.
    Forbidden,
    /// The browser's storage for this page is full.
    Full,
    /// What the system or the format says.
    Other(String),
}

impl StoreError {
    /// As the player is told.
    pub(crate) fn told(self) -> NotSaved {
        match self {
            StoreError::Forbidden => NotSaved::Forbidden,
            StoreError::Full => NotSaved::Full,
            StoreError::Other(why) => NotSaved::Other(why),
        }
    }
}

/// What was found under a key.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Loaded<T> {
    /// A sound value.
    Found(T),
    /// Nothing.
    Missing,
    /// Something that cannot be read. It was put aside and will not be overwritten.
    Damaged {
        /// What is wrong with it.
        why: String,
        /// Where it lies now, if it could be put aside.
        set_aside: Option<String>,
    },
}

/// What came of writing for some time.
#[derive(Debug, Default)]
struct Outcomes {
    /// What went wrong, the latest.
    failed: Option<StoreError>,
    /// Whether something was saved.
    saved: bool,
}

impl Outcomes {
    fn note(&mut self, outcome: Result<(), StoreError>) {
        match outcome {
            Ok(()) => self.saved = true,
            Err(error) => self.failed = Some(error),
        }
    }
}

/// A name, and the text to write there; `None`: to be removed.
type Write = (String, Option<String>);

/// A place for named texts.
trait Shelf: Send + Sync {
    /// The names of all texts.
    fn keys(&self) -> Result<Vec<String>, StoreError>;
    fn read(&self, key: &str) -> Result<Option<String>, StoreError>;
    fn write(&self, key: &str, text: &str) -> Result<(), StoreError>;
    fn remove(&self, key: &str) -> Result<(), StoreError>;
    /// Renames what lies under `key` and says where it is now.
    fn set_aside(&self, key: &str) -> Result<String, StoreError>;
}

/// The first name of the form `key-damaged-1` that is not taken.
fn free_name(taken: impl Fn(&str) -> bool, key: &str) -> String {
    let mut number = 1u32;
    loop {
        let name = format!("{key}-damaged-{number}");
        if !taken(&name) {
            return name;
        }
        number += 1;
    }
}

/// Keeps settings, statistics and matches.
///
/// Insert one before the plugins are added to keep things elsewhere than in the user's data folder.
#[derive(Resource)]
pub struct Store {
    shelf: Arc<dyn Shelf>,
    /// Writes beside the frame, where writing takes time.
    queue: Option<Queue>,
    /// What came of writing where there is no queue.
    outcomes: Mutex<Outcomes>,
    /// What found no room where there is no queue: it waits for the history to make some.
    refused: Mutex<Vec<Write>>,
    /// The folder of files with rules, where there are files.
    #[cfg(not(target_arch = "wasm32"))]
    rules: Option<std::path::PathBuf>,
}

impl Store {
    fn on(shelf: impl Shelf + 'static) -> Store {
        Store {
            shelf: Arc::new(shelf),
            queue: None,
            outcomes: Mutex::default(),
            refused: Mutex::default(),
            #[cfg(not(target_arch = "wasm32"))]
            rules: None,
        }
    }

    /// The user's own: a folder of the user's data (or the one named by `SPADES_DATA_DIR`), or the browser's storage.
    #[must_use]
    pub fn of_user() -> Store {
        #[cfg(target_arch = "wasm32")]
        return Store::on(browser::Browser);
        #[cfg(not(target_arch = "wasm32"))]
        match files::user_folder() {
            Some(folder) => Store::in_folder(folder),
            None => Store::in_memory(),
        }
    }

    /// Files in a folder, which is made when first needed.
    #[cfg(not(target_arch = "wasm32"))]
    #[must_use]
    pub fn in_folder(folder: std::path::PathBuf) -> Store {
        let rules = folder.join("rules");
        let mut store = Store::on(files::Folder::new(folder));
        store.rules = Some(rules);
        store.queue = Queue::start(&store.shelf);
        store
    }

    /// Nothing outlives the program: for tests and demonstrations.
    #[must_use]
    pub fn in_memory() -> Store {
        Store::on(memory::Memory::default())
    }

    /// The names under which something is kept; none where they cannot be told.
    #[must_use]
    pub fn keys(&self) -> Vec<String> {
        self.finish();
        let mut keys = self.shelf.keys().unwrap_or_default();
        keys.sort_unstable();
        keys
    }

    /// Reads what was saved under a key.
    #[must_use]
    pub fn load<T: DeserializeOwned>(&self, key: &str) -> Loaded<T> {
        self.finish();
        let why = match self.shelf.read(key) {
            Ok(None) => return Loaded::Missing,
            Ok(Some(text)) => match serde_json::from_str(&text) {
                Ok(value) => return Loaded::Found(value),
                Err(error) => error.to_string(),
            },
            Err(error) => format!("{error:?}"),
        };
        Loaded::Damaged {
            why,
            set_aside: self.set_aside(key),
        }
    }

    /// Keeps a value under a key, replacing what was there in one step: as a rule beside the frame, in the order of the calls. What
    /// goes wrong is told to the player by this module's plugin.
    pub fn save<T: Serialize>(&self, key: &str, value: &T) {
        match serde_json::to_string(value) {
            Ok(text) => self.change(key, Some(text)),
            Err(error) => self.note(Err(StoreError::Other(error.to_string()))),
        }
    }

    /// Forgets what lies under a key; nothing there is no error.
    pub fn remove(&self, key: &str) {
        self.change(key, None);
    }

    fn change(&self, key: &str, text: Option<String>) {
        if let Some(queue) = &self.queue {
            queue.push(key, text);
            return;
        }
        let mut refused = self.refused.lock().unwrap_or_else(PoisonError::into_inner);
        // Later, it would replace what is written now.
        refused.retain(|(other, _)| other != key);
        match apply(&*self.shelf, key, text.as_deref()) {
            Err(StoreError::Full) => refused.push((key.to_owned(), text)),
            outcome => self.note(outcome),
        }
    }

    /// Takes out what found no room.
    fn take_refused(&self) -> Vec<Write> {
        std::mem::take(&mut *self.refused.lock().unwrap_or_else(PoisonError::into_inner))
    }

    /// The text under a key, as it is; `None` too where it cannot be read.
    fn read_text(&self, key: &str) -> Option<String> {
        if let Some(queue) = &self.queue {
            queue.finish_one(key);
        }
        let read = self.shelf.read(key);
        read.inspect_err(|error| warn!("{key} cannot be read: {error:?}"))
            .unwrap_or_default()
    }

    fn note(&self, outcome: Result<(), StoreError>) {
        self.outcomes
            .lock()
            .unwrap_or_else(PoisonError::into_inner)
            .note(outcome);
    }

    /// Waits until everything is written.
    pub fn finish(&self) {
        if let Some(queue) = &self.queue {
            queue.finish();
        }
    }

    /// Whether something is still being written.
    #[must_use]
    pub fn busy(&self) -> bool {
        self.queue.as_ref().is_some_and(Queue::busy)
    }

    /// What came of writing since the last call.
    fn take_outcomes(&self) -> Outcomes {
        let mut own = std::mem::take(&mut *self.outcomes.lock().unwrap_or_else(PoisonError::into_inner));
        if let Some(queue) = &self.queue {
            let queued = queue.take_outcomes();
            own.failed = own.failed.or(queued.failed);
            own.saved |= queued.saved;
        }
        own
    }

    /// Puts aside what lies under a key, which can be read but is of no use, and says where it lies now; nowhere else if the disk or
    /// the browser's storage refuses.
    #[must_use]
    pub fn set_aside(&self, key: &str) -> Option<String> {
        self.finish();
        let place = self.shelf.set_aside(key);
        place
            .inspect_err(|error| warn!("{key} could not be set aside: {error:?}"))
            .ok()
    }
}

/// Writes a text, or removes it.
fn apply(shelf: &dyn Shelf, key: &str, text: Option<&str>) -> Result<(), StoreError> {
    match text {
        Some(text) => shelf.write(key, text),
        None => shelf.remove(key),
    }
}

/// Loads a value at start; tells the player where a damaged one went and goes on with the default.
pub(crate) fn load_or_default<T: DeserializeOwned + Default>(world: &mut World, key: &str, what: Kept) -> T {
    match world.resource::<Store>().load(key) {
        Loaded::Found(value) => value,
        Loaded::Missing => T::default(),
        Loaded::Damaged { why, set_aside } => {
            warn!("{key}: {why}; set aside as {set_aside:?}");
            world.write_message(Toast::new(Notice::StartingAfresh { what, place: set_aside }));
            T::default()
        }
    }
}

/// Keeps a resource between runs: loads it now, and saves it whenever it changes. `what` is what the player calls it.
fn persist<R: Resource + Serialize + DeserializeOwned + Default>(app: &mut App, key: &'static str, what: Kept) {
    let value: R = load_or_default(app.world_mut(), key, what);
    app.insert_resource(value);
    app.add_systems(
        PostUpdate,
        (move |store: Res<Store>, value: Res<R>| store.save(key, &*value))
            .run_if(resource_changed::<R>.and_eager(not(resource_added::<R>))),
    );
}

/// Tells the player when something cannot be saved: once, until something can be saved again.
fn tell_failure(
    store: Res<Store>,
    mut told: Local<bool>,
    mut redraw: ResMut<Redraw>,
    mut toasts: MessageWriter<Toast>,
) {
    if store.busy() {
        redraw.for_a_while();
        return;
    }
    let outcomes = store.take_outcomes();
    let Some(error) = outcomes.failed else {
        *told &= !outcomes.saved;
        return;
    };
    warn!("could not be saved: {error:?}");
    if !std::mem::replace(&mut *told, true) {
        toasts.write(Toast::new(Notice::NothingCanBeSaved(error.told())));
    }
}

/// Whatever was saved is written before the program ends.
fn finish(store: Res<Store>) {
    store.finish();
}

/// Makes the store, unless one was put in before, and keeps in it what the session plays and counts.
pub fn plugin(app: &mut App) {
    // What is found damaged is told before the plugin that shows it is there.
    app.add_message::<Toast>();
    if !app.world().contains_resource::<Store>() {
        app.insert_resource(Store::of_user());
    }
    persist::<Statistics>(app, "statistics", Kept::Statistics);
    persist::<Days>(app, "daily", Kept::Days);
    app.add_plugins((preferences::plugin, matches::plugin, history::plugin, reviews::plugin));
    app.add_systems(Update, tell_failure);
    app.add_systems(Last, finish.run_if(on_message::<AppExit>));
}

#[cfg(test)]
mod tests {
    use super::*;

    fn stores() -> Vec<(Store, Option<std::path::PathBuf>)> {
        let folder = files::scratch_folder();
        vec![
            (Store::in_memory(), None),
            (Store::in_folder(folder.clone()), Some(folder)),
        ]
    }

    #[test]
    fn a_value_comes_back() {
        for (store, folder) in stores() {
            assert_eq!(store.load::<Vec<u8>>("numbers"), Loaded::Missing);
            store.save("numbers", &vec![1u8, 2]);
            store.save("numbers", &vec![3u8]);
            assert_eq!(store.load("numbers"), Loaded::Found(vec![3u8]));
            store.remove("numbers");
            store.remove("numbers");
            assert_eq!(store.load::<Vec<u8>>("numbers"), Loaded::Missing);
            folder.map(std::fs::remove_dir_all);
        }
    }

    #[test]
    fn a_damaged_value_is_set_aside_and_never_overwritten() {
        for (store, folder) in stores() {
            let mut places = Vec::new();
            for text in ["{ broken", "also broken"] {
                store.shelf.write("match", text).unwrap();
                let Loaded::Damaged { why, set_aside } = store.load::<Vec<u8>>("match") else {
                    panic!("{text} was read");
                };
                assert!(!why.is_empty());
                places.push(set_aside.unwrap());
                assert_eq!(store.load::<Vec<u8>>("match"), Loaded::Missing);
            }
            assert_ne!(places[0], places[1]);
            if let Some(folder) = folder {
                assert_eq!(std::fs::read_to_string(&places[0]).unwrap(), "{ broken");
                assert_eq!(std::fs::read_to_string(&places[1]).unwrap(), "also broken");
                std::fs::remove_dir_all(folder).unwrap();
            }
        }
    }

    #[test]
    fn a_folder_that_cannot_be_written_is_an_error_and_told_once() {
        let folder = files::scratch_folder();
        std::fs::create_dir_all(&folder).unwrap();
        let file = folder.join("a file");
        std::fs::write(&file, "").unwrap();
        let mut app = App::new();
        app.add_message::<Toast>().init_resource::<Redraw>();
        app.insert_resource(Store::in_folder(file));
        app.add_systems(Update, tell_failure);
        for value in [1, 2] {
            let store = app.world().resource::<Store>();
            store.save("settings", &value);
            store.finish();
            app.update();
        }
        assert_eq!(app.world().resource::<Messages<Toast>>().len(), 1);
        drop(app);
        std::fs::remove_dir_all(folder).unwrap();
    }

    #[test]
    fn what_is_saved_in_haste_is_there_when_the_program_ends() {
        let folder = files::scratch_folder();
        let store = Store::in_folder(folder.clone());
        for value in 0..500u32 {
            store.save("match", &value);
            store.save(if value % 2 == 0 { "even" } else { "odd" }, &value);
        }
        assert_eq!(
            store.load("match"),
            Loaded::Found(499u32),
            "what was saved is what is read"
        );
        store.save("match", &500u32);
        store.remove("even");
        drop(store);
        let store = Store::in_folder(folder.clone());
        assert_eq!(store.load("match"), Loaded::Found(500u32));
        assert_eq!(store.load("odd"), Loaded::Found(499u32));
        assert_eq!(store.keys(), ["match", "odd"]);
        drop(store);
        std::fs::remove_dir_all(folder).unwrap();
    }

    #[test]
    fn a_damaged_value_is_told_and_the_default_taken() {
        let mut world = World::new();
        world.init_resource::<Messages<Toast>>();
        let store = Store::in_memory();
        store.shelf.write("statistics", "[1,").unwrap();
        world.insert_resource(store);
        let value: Vec<u8> = load_or_default(&mut world, "statistics", Kept::Statistics);
        assert!(value.is_empty());
        assert_eq!(world.resource::<Messages<Toast>>().len(), 1);
    }
}
