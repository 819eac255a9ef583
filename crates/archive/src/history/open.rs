//! Reads the list from a store, and repairs what it can.

use std::collections::BTreeMap;

use super::chunk::{self, Damage, Part, Why};
use super::line::{LineError, read_entry, read_match, write_entry};
use super::{Change, Entry, History, Place, Tail};

/// The history found in a store.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Opened {
    /// All valid matches.
    pub history: History,
    /// All damage.
    pub damage: Vec<Damage>,
    /// Keys whose texts must be set aside before any change is written, because they contain damaged data that may still be wanted.
    pub aside: Vec<String>,
    /// Changes to write afterward: the valid part of the texts set aside, and recomputed lists.
    pub changes: Vec<Change>,
}

/// The texts that exist of a chunk.
#[derive(Default)]
struct Kept {
    matches: bool,
    index: bool,
}

pub(super) fn open<K: AsRef<str>>(keys: impl IntoIterator<Item = K>, read: &impl Fn(&str) -> Option<String>) -> Opened {
    let mut chunks: BTreeMap<u32, Kept> = BTreeMap::new();
    for (number, part) in keys.into_iter().filter_map(|key| chunk::of_key(key.as_ref())) {
        match part {
            Part::Matches => chunks.entry(number).or_default().matches = true,
            Part::Index => chunks.entry(number).or_default().index = true,
            // Read on demand.
            Part::Facts => {}
        }
    }
    let mut opened = Opened::default();
    let last = chunks.keys().next_back().copied();
    for (&number, kept) in &chunks {
        opened.read_chunk(number, kept, Some(number) == last, read);
    }
    opened.history.next = last.map_or(0, |last| last.saturating_add(1));
    opened
}

impl Opened {
    fn report(&mut self, part: Part, number: u32, line: Option<usize>, why: Why) {
        self.damage.push(Damage {
            key: part.key(number),
            line,
            why,
        });
    }

    /// Reads the list of a chunk, or its matches if the list is unusable.
    fn read_chunk(&mut self, number: u32, kept: &Kept, last: bool, read: &impl Fn(&str) -> Option<String>) {
        let text = if kept.index {
            read(&Part::Index.key(number))
        } else {
            None
        };
        let list = text.map(|text| read_index(number, &text));
        match list {
            Some(Ok(entries)) if !last || !kept.matches => {
                if !kept.matches {
                    self.report(Part::Matches, number, None, Why::Missing);
                }
                self.take(number, entries);
            }
            list => {
                // A missing or outdated list is recomputed silently.
                let mut listed = None;
                match list {
                    Some(Ok(entries)) => listed = Some(entries),
                    Some(Err((line, why))) => self.report(Part::Index, number, line, why),
                    None => {}
                }
                let newer = matches!(
                    self.damage.last(),
                    Some(Damage { key, why: Why::Newer(_), .. }) if *key == Part::Index.key(number)
                );
                match read(&Part::Matches.key(number)) {
                    Some(text) => self.read_matches(number, &text, listed.as_deref(), last, newer),
                    None => self.report(Part::Matches, number, None, Why::Missing),
                }
            }
        }
    }

    fn take(&mut self, number: u32, entries: Vec<Entry>) {
        for (line, entry) in entries.into_iter().enumerate() {
            // A match that a crash during an import left in two chunks counts once.
            if self.history.get(entry.id).is_none() {
                self.history.list(Place { chunk: number, line }, entry);
            }
        }
    }

    fn read_matches(&mut self, number: u32, text: &str, listed: Option<&[Entry]>, last: bool, newer_list: bool) {
        let (lines, whole) = chunk::read(Part::Matches, number, text);
        if let Some(why @ Why::Newer(_)) = whole {
            self.report(Part::Matches, number, None, why);
            return;
        }
        let mut sound = whole.is_none();
        if let Some(why) = whole {
            self.report(Part::Matches, number, None, why);
        }
        let mut tail = Tail {
            number,
            ..Tail::default()
        };
        let mut entries = Vec::new();
        for (at, line) in lines.into_iter().enumerate() {
            let read = read_match(line).and_then(|finished| Entry::of(&finished).map_err(LineError::NotFinished));
            match read {
                Ok(entry) => {
                    tail.index.push(write_entry(&entry));
                    tail.matches.push(line.to_owned());
                    entries.push(entry);
                }
                Err(why) => {
                    sound = false;
                    self.report(Part::Matches, number, Some(at + 2), Why::Line(why));
                }
            }
        }
        let [matches, index] = tail.changes();
        if !sound {
            self.aside.push(matches.key.clone());
            self.changes.push(matches);
        }
        if !newer_list && listed != Some(&entries[..]) {
            self.changes.push(index);
        }
        self.take(number, entries);
        if last && !newer_list {
            self.history.tail = Some(tail);
        }
    }
}

/// Returns the entries of a list, or the place of the damage.
fn read_index(number: u32, text: &str) -> Result<Vec<Entry>, (Option<usize>, Why)> {
    let (lines, whole) = chunk::read(Part::Index, number, text);
    if let Some(why) = whole {
        return Err((None, why));
    }
    let read = |(at, line): (usize, &str)| read_entry(line).map_err(|why| (Some(at + 2), Why::Line(why)));
    lines.into_iter().enumerate().map(read).collect()
}
