//! The browser's local storage, which may be full, forbidden or absent.

use web_sys::Storage;

use super::{Backend, StoreError};

pub(super) struct Browser;

fn storage() -> Result<Storage, StoreError> {
    web_sys::window()
        .and_then(|window| window.local_storage().ok().flatten())
        .ok_or(StoreError::Forbidden)
}

fn full(name: &str) -> String {
    format!("spades.{name}")
}

impl Backend for Browser {
    fn keys(&self) -> Result<Vec<String>, StoreError> {
        // If storage is forbidden, nothing can have been saved.
        let Ok(storage) = storage() else { return Ok(Vec::new()) };
        let count = storage.length().map_err(|_| StoreError::Full)?;
        let names = (0..count).filter_map(|index| storage.key(index).ok().flatten());
        Ok(names
            .filter_map(|name| Some(name.strip_prefix("spades.")?.to_owned()))
            .collect())
    }

    fn read(&self, key: &str) -> Result<Option<String>, StoreError> {
        match storage() {
            Ok(storage) => storage
                .get_item(&full(key))
                .map_err(|why| StoreError::Unreadable(format!("{key}: {why:?}"))),
            // Nothing can have been saved, so nothing is damaged; saving will report why.
            Err(_) => Ok(None),
        }
    }

    fn write(&self, key: &str, text: &str) -> Result<(), StoreError> {
        storage()?.set_item(&full(key), text).map_err(|_| StoreError::Full)
    }

    fn remove(&self, key: &str) -> Result<(), StoreError> {
        storage()?.remove_item(&full(key)).map_err(|_| StoreError::Full)
    }

    fn set_aside(&self, key: &str) -> Result<String, StoreError> {
        let storage = storage()?;
        let taken = |name: &str| storage.get_item(&full(name)).ok().flatten().is_some();
        let place = full(&super::free_name(taken, key));
        if let Some(text) = storage.get_item(&full(key)).map_err(|_| StoreError::Full)? {
            // Removing the original first would risk the text. If there is no room, the damaged text stays in place.
            storage.set_item(&place, &text).map_err(|_| StoreError::Full)?;
            storage.remove_item(&full(key)).map_err(|_| StoreError::Full)?;
        }
        Ok(place)
    }
}
