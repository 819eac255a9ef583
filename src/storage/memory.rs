//! A backend in memory, lost when the program ends.

use std::collections::BTreeMap;
use std::sync::{Mutex, MutexGuard, PoisonError};

use super::{Backend, StoreError};

#[derive(Default)]
pub(super) struct Memory {
    texts: Mutex<BTreeMap<String, String>>,
    /// Capacity in bytes, as browsers limit it.
    #[cfg(test)]
    room: Option<usize>,
    /// Number of changes before one fails, and `true` if all later ones fail too.
    #[cfg(test)]
    failing: Mutex<Option<(usize, bool)>>,
    /// Keys whose texts can't be read for now.
    #[cfg(test)]
    unreadable: Mutex<std::collections::BTreeSet<String>>,
}

impl Memory {
    /// Creates a backend with this capacity in bytes.
    #[cfg(test)]
    pub(super) fn with_room(room: usize) -> Memory {
        Memory {
            room: Some(room),
            ..Memory::default()
        }
    }

    /// Makes one change fail after this number of changes, or all from then on.
    #[cfg(test)]
    pub(super) fn fail_after(&self, changes: usize, lasting: bool) {
        *self.failing.lock().unwrap() = Some((changes, lasting));
    }

    /// Makes a text unreadable.
    #[cfg(test)]
    pub(super) fn withhold(&self, key: &str) {
        self.unreadable.lock().unwrap().insert(key.to_owned());
    }

    /// Ends all failures.
    #[cfg(test)]
    pub(super) fn heal(&self) {
        *self.failing.lock().unwrap() = None;
        self.unreadable.lock().unwrap().clear();
    }

    #[cfg(test)]
    fn may_fail(&self) -> Result<(), StoreError> {
        let mut failing = self.failing.lock().unwrap();
        match &mut *failing {
            None => Ok(()),
            Some((0, lasting)) => {
                if !*lasting {
                    *failing = None;
                }
                Err(StoreError::Other("no space left".to_owned()))
            }
            Some((left, _)) => {
                *left -= 1;
                Ok(())
            }
        }
    }

    fn texts(&self) -> MutexGuard<'_, BTreeMap<String, String>> {
        self.texts.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Backend for Memory {
    fn keys(&self) -> Result<Vec<String>, StoreError> {
        Ok(self.texts().keys().cloned().collect())
    }

    fn read(&self, key: &str) -> Result<Option<String>, StoreError> {
        #[cfg(test)]
        if self.unreadable.lock().unwrap().contains(key) {
            return Err(StoreError::Unreadable(format!("{key}: permission denied")));
        }
        Ok(self.texts().get(key).cloned())
    }

    fn write(&self, key: &str, text: &str) -> Result<(), StoreError> {
        #[cfg(test)]
        self.may_fail()?;
        let mut texts = self.texts();
        #[cfg(test)]
        {
            let others = texts.iter().filter(|(other, _)| *other != key);
            let taken: usize = others.map(|(key, text)| key.len() + text.len()).sum();
            if self.room.is_some_and(|room| taken + key.len() + text.len() > room) {
                return Err(StoreError::Full);
            }
        }
        texts.insert(key.to_owned(), text.to_owned());
        Ok(())
    }

    fn remove(&self, key: &str) -> Result<(), StoreError> {
        #[cfg(test)]
        self.may_fail()?;
        self.texts().remove(key);
        Ok(())
    }

    fn set_aside(&self, key: &str) -> Result<String, StoreError> {
        #[cfg(test)]
        self.may_fail()?;
        let mut texts = self.texts();
        let place = super::free_name(|name| texts.contains_key(name), key);
        if let Some(text) = texts.remove(key) {
            texts.insert(place.clone(), text);
        }
        Ok(place)
    }
}
