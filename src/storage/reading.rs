//! Reading from the store. A text that can't be read for now – its rights forbid it, another program holds it, a cloud keeps it elsewhere –
//! stays where it is: its key is sealed, and it is tried again.

use std::time::Duration;

use bevy::prelude::*;
use serde::{Deserialize, de::DeserializeOwned};

use super::{Store, StoreError, locked};
use crate::text::notices::Notice;
use crate::ui::toasts::Toast;

/// Version of a text that states none.
pub(super) const FIRST_VERSION: u32 = 1;

/// Time after which unreadable texts are tried again. An idle window draws a frame about as often.
const TRY_AGAIN: Duration = Duration::from_secs(5);

/// Stands for all keys: the list of them could not be read.
const LIST: &str = "";

/// Result of loading a key.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Loaded<T> {
    /// A valid value.
    Found(T),
    /// The key does not exist.
    Missing,
    /// The text is damaged. It was set aside and will not be overwritten.
    Damaged {
        /// Error message.
        why: String,
        /// New place of the text, if it could be set aside.
        set_aside: Option<String>,
    },
    /// The text was written by a newer version with this number. It stays in place, and the key is sealed.
    Newer(u32),
    /// The text can't be read for now. It stays in place, and the key is sealed until it is [readable](Readable).
    Unreadable,
}

/// Everything must be read from the store again, because another window wrote there or a backup was imported.
#[derive(Event, Clone, Copy, Debug, Default)]
pub struct ReadAgain;

/// The text under a key, which could not be read, can be read again: its owner loads it.
#[derive(Event, Clone, Debug)]
pub(super) struct Readable {
    pub(super) key: String,
}

impl Store {
    /// Returns the keys in use; empty if they cannot be listed, and then nothing is written until they can.
    #[must_use]
    pub fn keys(&self) -> Vec<String> {
        self.finish();
        let mut keys = match self.shelf().keys() {
            Ok(keys) => keys,
            Err(why) => {
                warn!("can't list what is saved: {why:?}");
                self.note_unread(LIST, why);
                Vec::new()
            }
        };
        keys.sort_unstable();
        keys
    }

    /// Loads the value under a key; a text without a version counts as the first version.
    #[must_use]
    pub fn load<T: DeserializeOwned>(&self, key: &str) -> Loaded<T> {
        self.load_version(key, FIRST_VERSION)
    }

    /// Reads a value that another window has saved; if it is damaged, recovery is up to that window.
    #[must_use]
    pub fn peek<T: DeserializeOwned>(&self, key: &str) -> Option<T> {
        serde_json::from_str(&self.read_text(key)?).ok()
    }

    /// Loads the value under a key, of this version or an older one.
    #[must_use]
    pub fn load_version<T: DeserializeOwned>(&self, key: &str, newest: u32) -> Loaded<T> {
        #[derive(Deserialize)]
        struct Head {
            version: Option<u32>,
        }
        self.finish();
        let why = match self.read(key) {
            Ok(None) => return Loaded::Missing,
            Ok(Some(text)) => {
                // Some editors begin every text with a byte order mark.
                let text = text.strip_prefix('\u{feff}').unwrap_or(&text);
                // A list would be read as the fields in their order.
                let head = text.starts_with('{').then(|| serde_json::from_str::<Head>(text).ok());
                let version = head.flatten().and_then(|head| head.version);
                if let Some(newer) = version.filter(|&version| version > newest) {
                    self.seal(key);
                    return Loaded::Newer(newer);
                }
                match serde_json::from_str(text) {
                    Ok(value) => return Loaded::Found(value),
                    Err(error) => error.to_string(),
                }
            }
            Err(StoreError::Unreadable(_)) => return Loaded::Unreadable,
            Err(error) => format!("{error:?}"),
        };
        Loaded::Damaged {
            why,
            set_aside: self.set_aside(key),
        }
    }

    /// Returns the raw text under a key; `None` also if it cannot be read.
    pub(super) fn read_text(&self, key: &str) -> Option<String> {
        self.commit();
        if let Some(queue) = &self.queue {
            queue.finish_one(key);
        }
        self.read(key).unwrap_or_default()
    }

    /// Reads the text under a key, and seals the key if that is impossible for now.
    fn read(&self, key: &str) -> Result<Option<String>, StoreError> {
        self.shelf().read(key).inspect_err(|why| {
            warn!("can't read {key}: {why:?}");
            self.note_unread(key, why.clone());
        })
    }

    fn note_unread(&self, key: &str, why: StoreError) {
        if let StoreError::Unreadable(why) = why {
            locked(&self.unread).insert(key.to_owned(), why);
        }
    }

    /// Returns the reason why the text under a key can't be read for now, if so.
    pub(super) fn unread(&self, key: &str) -> Option<String> {
        let unread = locked(&self.unread);
        unread.get(LIST).or_else(|| unread.get(key)).cloned()
    }

    /// Returns the reason why some text can't be read for now, if so.
    #[must_use]
    pub fn any_unread(&self) -> Option<String> {
        locked(&self.unread).values().next().cloned()
    }

    /// Tries all unreadable texts again, and returns the keys of those that are readable now; they are no longer sealed.
    fn readable_again(&self) -> Vec<String> {
        let tried: Vec<String> = locked(&self.unread).keys().cloned().collect();
        let readable = |key: &String| {
            let why = match key.as_str() {
                LIST => self.shelf().keys().err(),
                key => self.shelf().read(key).err(),
            };
            !matches!(why, Some(StoreError::Unreadable(_)))
        };
        let again: Vec<String> = tried.into_iter().filter(readable).collect();
        locked(&self.unread).retain(|key, _| !again.contains(key));
        again
    }
}

/// Tells the player once that something can't be read, tries again, and tells when all of it could be read.
fn try_again(
    store: Res<Store>,
    time: Option<Res<Time<Real>>>,
    mut waited: Local<Duration>,
    mut told: Local<bool>,
    mut toasts: MessageWriter<Toast>,
    mut commands: Commands,
) {
    let Some(why) = store.any_unread() else {
        return;
    };
    if !std::mem::replace(&mut *told, true) {
        *waited = Duration::ZERO;
        toasts.write(Toast::new(Notice::CannotBeRead { why }));
        return;
    }
    *waited += time.map_or(TRY_AGAIN, |time| time.delta());
    if *waited < TRY_AGAIN {
        return;
    }
    *waited = Duration::ZERO;
    for key in store.readable_again() {
        match key.as_str() {
            LIST => commands.trigger(ReadAgain),
            _ => commands.trigger(Readable { key }),
        }
    }
    if store.any_unread().is_none() {
        *told = false;
        toasts.write(Toast::new(Notice::CanBeReadAgain));
    }
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Update, try_again);
}
