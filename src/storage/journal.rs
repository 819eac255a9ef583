//! Journal for atomic groups of writes: the previous texts are first stored in a note under a key of its own, and the note is
//! removed last. If a note is found later, its texts are restored.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use bevy::log::warn;
use serde::{Deserialize, Serialize};

use super::{Backend, StoreError, Write};

/// Key of the note.
pub(super) const KEY: &str = "journal";

/// Format version of the notes written.
const VERSION: u32 = 1;

/// Previous texts; of several with the same key, the first counts.
#[derive(Serialize, Deserialize)]
struct Note {
    version: u32,
    before: Vec<Write>,
}

/// Writes groups of texts to a backend atomically.
pub(super) struct Journal {
    shelf: Arc<dyn Backend>,
    /// `true` if a note may exist.
    noted: AtomicBool,
}

impl Journal {
    pub(super) fn new(shelf: Arc<dyn Backend>) -> Journal {
        Journal {
            shelf,
            noted: AtomicBool::new(true),
        }
    }

    pub(super) fn shelf(&self) -> &dyn Backend {
        &*self.shelf
    }

    /// Writes the whole group, or nothing on an error.
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

    /// Restores the texts of an incomplete group, if any. After an error nothing may be written until this succeeds.
    pub(super) fn recover(&self) -> Result<(), StoreError> {
        if !self.noted.load(Ordering::Relaxed) {
            return Ok(());
        }
        let note = match self.shelf.read(KEY) {
            Ok(None) => None,
            Ok(Some(text)) => Some(serde_json::from_str::<Note>(&text).map_err(|why| why.to_string())),
            // Its texts may still have to be put back: everything waits for it.
            Err(why @ StoreError::Unreadable(_)) => return Err(why),
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
                warn!("can't read the journal: {why}; moved to {place}");
            }
        }
        self.noted.store(false, Ordering::Relaxed);
        Ok(())
    }

    fn put_back(&self, before: &[Write]) -> Result<(), StoreError> {
        let all = || before.iter().rev().try_for_each(|write| put(&*self.shelf, write));
        match all() {
            // Together they fit; one by one, a new text may take an old one's room. The note contains all of them.
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
fn put(shelf: &dyn Backend, (key, text): &Write) -> Result<(), StoreError> {
    match text {
        Some(text) => shelf.write(key, text),
        None => shelf.remove(key),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::storage::memory::Memory;

    fn texts(shelf: &dyn Backend) -> Vec<Write> {
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

    /// Returns some texts and a group of changes to them.
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
                // Either the same program continues to write, or another one is started.
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
    fn a_note_that_cannot_be_read_for_now_is_waited_for() {
        let memory = Arc::new(Memory::default());
        let (before, group) = before_and_group();
        before.iter().for_each(|text| put(&*memory, text).unwrap());
        // The program ended in the middle of a group.
        memory.fail_after(2, true);
        assert!(Journal::new(memory.clone()).write(&group).is_err());
        memory.heal();
        memory.withhold(KEY);
        let journal = Journal::new(memory.clone());
        assert!(journal.recover().is_err() && journal.write(&[write("d", Some("next"))]).is_err());
        memory.heal();
        journal.recover().unwrap();
        assert_eq!(texts(&*memory), before);
    }

    #[test]
    fn restored_matches_have_room() {
        let memory = Arc::new(Memory::with_room(110));
        memory.write("a", &"x".repeat(20)).unwrap();
        memory.write("b", "y").unwrap();
        let journal = Journal::new(memory.clone());
        // There is room for the note and the first text, but no more.
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
