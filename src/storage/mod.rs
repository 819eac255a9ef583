//! What outlives the program: small named JSON texts, in files on the desktop and in the browser's storage on the web.

#[cfg(target_arch = "wasm32")]
mod browser;
#[cfg(not(target_arch = "wasm32"))]
mod files;
mod memory;

use std::fmt;

use bevy::prelude::*;
use serde::{Serialize, de::DeserializeOwned};

use crate::ui::toasts::Toast;

/// Why something could not be kept.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StoreError(pub String);

impl fmt::Display for StoreError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl std::error::Error for StoreError {}

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
        /// Where it lies now.
        set_aside: String,
    },
}

/// A place for named texts.
trait Shelf: Send + Sync {
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

/// Keeps settings, statistics and the match in progress.
///
/// Insert one before the plugins are added to keep things elsewhere than in the user's data folder.
#[derive(Resource)]
pub struct Store(Box<dyn Shelf>);

impl Store {
    /// The user's own: a folder of the user's data (or the one named by `SPADES_DATA_DIR`), or the browser's storage.
    #[must_use]
    pub fn of_user() -> Store {
        #[cfg(target_arch = "wasm32")]
        return Store(Box::new(browser::Browser));
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
        Store(Box::new(files::Folder::new(folder)))
    }

    /// Nothing outlives the program: for tests and demonstrations.
    #[must_use]
    pub fn in_memory() -> Store {
        Store(Box::<memory::Memory>::default())
    }

    /// Reads what was saved under a key.
    #[must_use]
    pub fn load<T: DeserializeOwned>(&self, key: &str) -> Loaded<T> {
        let why = match self.0.read(key) {
            Ok(None) => return Loaded::Missing,
            Ok(Some(text)) => match serde_json::from_str(&text) {
                Ok(value) => return Loaded::Found(value),
                Err(error) => error.to_string(),
            },
            Err(error) => error.0,
        };
        Loaded::Damaged {
            why,
            set_aside: self.set_aside(key),
        }
    }

    /// Keeps a value under a key, replacing what was there in one step.
    ///
    /// # Errors
    /// If the disk or the browser's storage refuses.
    pub fn save<T: Serialize>(&self, key: &str, value: &T) -> Result<(), StoreError> {
        let text = serde_json::to_string(value).map_err(|error| StoreError(error.to_string()))?;
        self.0.write(key, &text)
    }

    /// Puts aside what lies under a key, which can be read but is of no use, and says where it lies now.
    #[must_use]
    pub fn set_aside(&self, key: &str) -> String {
        match self.0.set_aside(key) {
            Ok(place) => place,
            Err(error) => format!("nowhere ({error})"),
        }
    }

    /// Forgets what lies under a key; nothing there is no error.
    ///
    /// # Errors
    /// If the disk or the browser's storage refuses.
    pub fn remove(&self, key: &str) -> Result<(), StoreError> {
        self.0.remove(key)
    }
}

/// Loads a value at start; tells the player where a damaged one went and goes on with the default.
pub(crate) fn load_or_default<T: DeserializeOwned + Default>(world: &mut World, key: &str, what: &str) -> T {
    match world.resource::<Store>().load(key) {
        Loaded::Found(value) => value,
        Loaded::Missing => T::default(),
        Loaded::Damaged { why, set_aside } => {
            warn!("{what}: {why}; set aside as {set_aside}");
            world.write_message(Toast(format!(
                "{what} could not be read and were set aside as {set_aside}. Starting afresh."
            )));
            T::default()
        }
    }
}

/// Whether the player has been told that nothing can be kept.
#[derive(Resource, Default)]
struct Told(bool);

/// Saves a value; the first time that this fails the player is told, after that only the log.
pub(crate) fn save_or_tell<T: Serialize>(world: &mut World, key: &str, value: &T) {
    let Err(error) = world.resource::<Store>().save(key, value) else {
        return;
    };
    warn!("{key} could not be saved: {error}");
    if !std::mem::replace(&mut world.get_resource_or_init::<Told>().0, true) {
        world.write_message(Toast(format!("Nothing can be saved here: {error}. The game goes on.")));
    }
}

/// Makes the store, unless one was put in before.
pub fn plugin(app: &mut App) {
    if !app.world().contains_resource::<Store>() {
        app.insert_resource(Store::of_user());
    }
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
            store.save("numbers", &vec![1u8, 2]).unwrap();
            store.save("numbers", &vec![3u8]).unwrap();
            assert_eq!(store.load("numbers"), Loaded::Found(vec![3u8]));
            store.remove("numbers").unwrap();
            store.remove("numbers").unwrap();
            assert_eq!(store.load::<Vec<u8>>("numbers"), Loaded::Missing);
            folder.map(std::fs::remove_dir_all);
        }
    }

    #[test]
    fn a_damaged_value_is_set_aside_and_never_overwritten() {
        for (store, folder) in stores() {
            let mut places = Vec::new();
            for text in ["{ broken", "also broken"] {
                store.0.write("match", text).unwrap();
                let Loaded::Damaged { why, set_aside } = store.load::<Vec<u8>>("match") else {
                    panic!("{text} was read");
                };
                assert!(!why.is_empty());
                places.push(set_aside);
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
        let mut world = World::new();
        world.init_resource::<Messages<Toast>>();
        world.insert_resource(Store::in_folder(file));
        save_or_tell(&mut world, "settings", &1);
        save_or_tell(&mut world, "settings", &2);
        assert_eq!(world.resource::<Messages<Toast>>().len(), 1);
        std::fs::remove_dir_all(folder).unwrap();
    }

    #[test]
    fn a_damaged_value_is_told_and_the_default_taken() {
        let mut world = World::new();
        world.init_resource::<Messages<Toast>>();
        let store = Store::in_memory();
        store.0.write("statistics", "[1,").unwrap();
        world.insert_resource(store);
        let value: Vec<u8> = load_or_default(&mut world, "statistics", "The statistics");
        assert!(value.is_empty());
        assert_eq!(world.resource::<Messages<Toast>>().len(), 1);
    }
}
