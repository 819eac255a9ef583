//! Where the store keeps its texts: what a folder, a browser or the memory must offer, and the errors of all of them.

use crate::text::notices::NotSaved;

/// Reason why something could not be saved.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum StoreError {
    /// The browser does not let this page store anything.
    Forbidden,
    /// The browser's storage for this page is full.
    Full,
    /// This key must not be written: its text belongs to a newer version or another window.
    Sealed(String),
    /// A text is there, but the system doesn't let it be read for now. Holds its place and the reason.
    Unreadable(String),
    /// Error message of the system or the format.
    Other(String),
}

impl StoreError {
    /// Converts the error to the form shown to the player.
    pub(crate) fn notice(self) -> NotSaved {
        match self {
            StoreError::Forbidden => NotSaved::Forbidden,
            StoreError::Full => NotSaved::Full,
            StoreError::Sealed(key) => NotSaved::NotOurs(key),
            StoreError::Unreadable(why) | StoreError::Other(why) => NotSaved::Other(why),
        }
    }
}

/// A key and the text to write there; `None` removes it.
pub(super) type Write = (String, Option<String>);

pub(super) trait Backend: Send + Sync {
    fn keys(&self) -> Result<Vec<String>, StoreError>;
    /// Returns the text under a key, if any. [`StoreError::Unreadable`] if it may be read later, any other error if it is damaged.
    fn read(&self, key: &str) -> Result<Option<String>, StoreError>;
    fn write(&self, key: &str, text: &str) -> Result<(), StoreError>;
    fn remove(&self, key: &str) -> Result<(), StoreError>;
    /// Renames the text under `key` and returns its new place.
    fn set_aside(&self, key: &str) -> Result<String, StoreError>;
}

/// Returns the first free name of the form `key-damaged-1`.
pub(super) fn free_name(taken: impl Fn(&str) -> bool, key: &str) -> String {
    let mut number = 1u32;
    loop {
        let name = format!("{key}-damaged-{number}");
        if !taken(&name) {
            return name;
        }
        number += 1;
    }
}
