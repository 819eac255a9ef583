//! A shelf that is forgotten with the program.

use std::collections::BTreeMap;
use std::sync::{Mutex, MutexGuard, PoisonError};

use super::{Shelf, StoreError};

#[derive(Default)]
pub(super) struct Memory(Mutex<BTreeMap<String, String>>);

impl Memory {
    fn texts(&self) -> MutexGuard<'_, BTreeMap<String, String>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Shelf for Memory {
    fn keys(&self) -> Result<Vec<String>, StoreError> {
        Ok(self.texts().keys().cloned().collect())
    }

    fn read(&self, key: &str) -> Result<Option<String>, StoreError> {
        Ok(self.texts().get(key).cloned())
    }

    fn write(&self, key: &str, text: &str) -> Result<(), StoreError> {
        self.texts().insert(key.to_owned(), text.to_owned());
        Ok(())
    }

    fn remove(&self, key: &str) -> Result<(), StoreError> {
        self.texts().remove(key);
        Ok(())
    }

    fn set_aside(&self, key: &str) -> Result<String, StoreError> {
        let mut texts = self.texts();
        let place = super::free_name(|name| texts.contains_key(name), key);
        if let Some(text) = texts.remove(key) {
            texts.insert(place.clone(), text);
        }
        Ok(place)
    }
}
