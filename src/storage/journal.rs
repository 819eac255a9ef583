//! Texts that belong together are written all or not at all, whatever happens in between: what was there before is noted first, in a
//! text of its own, and that note goes last. Whoever finds one puts back what it says.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use bevy::log::warn;
use serde::{Deserialize, Serialize};

use super::{Shelf, StoreError, Write};

/// The key of the note.
pub(super) const KEY: &str = "journal";

/// The version of the notes that are written.
const VERSION: u32 = 1;

/// What was there before; of several with the same key the first.
#[derive(Serialize, Deserialize)]
struct Note {
    version: u32,
    before: Vec<Write>,
}

/// A shelf on which texts are written together.
pub(super) struct Journal {
    shelf: Arc<dyn Shelf>,
    /// There may be a note.
    noted: AtomicBool,
}

impl Journal {
    pub(super) fn new(shelf: Arc<dyn Shelf>) -> Journal {
        Journal {
            shelf,
            noted: AtomicBool::new(true),
        }
    }

    pub(super) fn shelf(&self) -> &dyn Shelf {
        &*self.shelf
    }

    /// Writes all of it, or with an error nothing.
    pub(super) fn write(&self, group: &[Write]) -> Result<(), StoreError> {
        self.recover()?;
        match group {
            [] => Ok(()),
            [one] => put(&*self.shelf, one),
            several => {
                let written = self.write_noted(several);
                if written.is_err()
                    && let Err(why) = self.recover()
                {
                    warn!("what was written in part stays noted until it can be put back: {why:?}");
                }
                written
            }
        }
    }

    fn write_noted(&self, group: &[Write]) -> Result<(), StoreError> {
        let read = |(key, _): &Write| Ok((key.clone(), self.shelf.read(key)?));
        let note = Note {
            version: VERSION,
            before: group.iter().map(read).collect::<Result<_, StoreError>>()?,
        };
        let note = serde_json::to_string(&note).map_err(|why| StoreError::Other(why.to_string()))?;
        self.noted.store(true, Ordering::Relaxed);
        self.shelf.write(KEY, &note)?;
        group.iter().try_for_each(|write| put(&*self.shelf, write))?;
        self.shelf.remove(KEY)?;
        self.noted.store(false, Ordering::Relaxed);
        Ok(())
    }

    /// Puts back what was written in part, if anything was. With an error nothing may be written before it comes right.
    pub(super) fn recover(&self) -> Result<(), StoreError> {
        if !self.noted.load(Ordering::Relaxed) {
            return Ok(());
        }
        let note = match self.shelf.read(KEY) {
            Ok(None) => None,
            Ok(Some(text)) => Some(serde_json::from_str::<Note>(&text).map_err(|why| why.to_string())),
            Err(why) => Some(Err(format!("{why:?}"))),
        };
        match note {
            None => {}
            Some(Ok(note)) if note.version == VERSION => {
                self.put_back(&note.before)?;
                self.shelf.remove(KEY)?;
            }
            Some(unread) => {
                let place = self.shelf.set_aside(KEY)?;
                let why = unread.err().unwrap_or_default();
                warn!("the note of what was written last cannot be read: {why}; set aside as {place}");
            }
        }
        self.noted.store(false, Ordering::Relaxed);
        Ok(())
    }

    fn put_back(&self, before: &[Write]) -> Result<(), StoreError> {
        let all = || before.iter().rev().try_for_each(|write| put(&*self.shelf, write));
        match all() {
            // Together they had room; one by one a new text may lie in an old one's way. The note has them all.
            Err(StoreError::Full) => {
                for (key, _) in before {
                    self.shelf.remove(key)?;
                }
                all()
            }
            outcome => outcome,
        }
    }
}

/// Writes a text, or removes it.
fn put(shelf: &dyn Shelf, (key, text): &Write) -> Result<(), StoreError> {
    match text {
        Some(text) => shelf.write(key, text),
        None => shelf.remove(key),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::storage::memory::Memory;

    fn texts(shelf: &dyn Shelf) -> Vec<Write> {
        let mut keys = shelf.keys().unwrap();
        keys.sort();
        let read = |key: String| {
            let text = shelf.read(&key).unwrap();
            (key, text)
        };
        keys.into_iter().map(read).collect()
    }

    fn write(key: &str, text: Option<&str>) -> Write {
        (key.to_owned(), text.map(String::from))
    }

    /// Some texts, and what is to be changed about them.
    fn before_and_group() -> ([Write; 2], [Write; 3]) {
        (
            [write("a", Some("old")), write("b", Some("old"))],
            [write("a", Some("new")), write("b", None), write("c", Some("new"))],
        )
    }

    #[test]
    fn wherever_the_shelf_fails_all_is_as_it_was_or_all_is_written() {
        let (before, group) = before_and_group();
        let after = [write("a", Some("new")), write("c", Some("new"))];
        for lasting in [false, true] {
            let mut failed = 0;
            for count in 0.. {
                let memory = Arc::new(Memory::default());
                before.iter().for_each(|text| put(&*memory, text).unwrap());
                memory.fail_after(count, lasting);
                let journal = Journal::new(memory.clone());
                let written = journal.write(&group);
                memory.heal();
                if written.is_ok() {
                    assert_eq!(texts(&*memory), after);
                    break;
                }
                failed += 1;
                if !lasting {
                    assert_eq!(texts(&*memory), before, "put back at once: {count}");
                }
                // The same program goes on to write, or another one is started.
                let same = count % 2 == 0;
                let next = if same { journal } else { Journal::new(memory.clone()) };
                next.write(&[write("d", Some("next"))]).unwrap();
                let mut expected = before.to_vec();
                expected.push(write("d", Some("next")));
                assert_eq!(texts(&*memory), expected, "{count}");
            }
            assert_eq!(failed, 5, "the note, three texts, and the note's end");
        }
    }

    #[test]
    fn a_note_that_cannot_be_read_is_set_aside() {
        let memory = Arc::new(Memory::default());
        memory.write(KEY, "{ half").unwrap();
        memory.write("a", "old").unwrap();
        Journal::new(memory.clone()).write(&before_and_group().1).unwrap();
        let left = texts(&*memory);
        assert!(left.contains(&write("journal-damaged-1", Some("{ half"))), "{left:?}");
        assert!(left.contains(&write("a", Some("new"))));
    }

    #[test]
    fn what_is_put_back_has_room() {
        let memory = Arc::new(Memory::with_room(110));
        memory.write("a", &"x".repeat(20)).unwrap();
        memory.write("b", "y").unwrap();
        let journal = Journal::new(memory.clone());
        // The note has room, and what is written first; then none is left.
        let group = [
            write("a", Some("x")),
            write("b", Some(&"y".repeat(20))),
            write("c", Some(&"z".repeat(90))),
        ];
        assert_eq!(journal.write(&group), Err(StoreError::Full));
        let expected = [write("a", Some(&"x".repeat(20))), write("b", Some("y"))];
        assert_eq!(texts(&*memory), expected);
    }
}
