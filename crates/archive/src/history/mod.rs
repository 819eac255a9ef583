//! The history of finished matches, for ten thousand of them and more, in a store of named texts.
//!
//! Matches are stored in chunks of [`MATCHES`], one text each: `history-0`, `history-1` … A second text beside each
//! (`history-0-index`) contains the entries of the list, so that the list opens without unpacking a match; it can be recomputed
//! from the matches at any time. Adding a match rewrites only the last two texts. A third (`history-0-facts`) contains the data
//! for statistics and achievements; a [`Survey`] computes it in the background. Every line has a checksum, and every text
//! states its number of lines.
//!
//! The crate accesses no store itself. [`History::open`] receives the keys and a read function; all writes are returned as
//! [`Change`]s, in an order in which a crash between two of them loses nothing.
//!
//! ```
//! use std::collections::BTreeMap;
//! use spades_archive::history::{History, Query};
//! use spades_archive::{Ending, Finished, Outcome, Player};
//! use spades_rules::{Game, Phase, Preset, Seed};
//! let mut game = Game::new(Preset::ClosedDraft.rules(), Seed::from_u64(1)).unwrap();
//! while game.phase() != Phase::MatchEnd {
//!     game.apply(game.legal_actions()[0]).unwrap();
//! }
//! let players = vec![
//!     Player::Human { name: "Ada".to_owned() },
//!     Player::Bot { name: "Rook".to_owned(), level: "expert".to_owned() },
//! ];
//! let finished = Finished { ended: 1_800_000_000, players, own: Some(0), record: game.record(), ending: Ending::default() };
//!
//! let mut store: BTreeMap<String, String> = BTreeMap::new();
//! let mut history = History::default();
//! for change in history.append(&finished, |key| store.get(key).cloned()).unwrap() {
//!     match change.text {
//!         Some(text) => store.insert(change.key, text),
//!         None => store.remove(&change.key),
//!     };
//! }
//! let opened = History::open(store.keys(), |key| store.get(key).cloned());
//! assert!(opened.damage.is_empty());
//! let query = Query { level: Some("expert".to_owned()), ..Query::default() };
//! let found = opened.history.search(&query);
//! let again = opened.history.load(found[0].id, |key| store.get(key).cloned());
//! assert_eq!(again, Ok(finished));
//! ```

mod chunk;
mod line;
mod open;
mod query;
mod survey;

use std::collections::{BTreeMap, HashMap};

pub use crate::entry::Entry;
pub use chunk::{Damage, MATCHES, VERSION, Why};
pub use line::LineError;
pub use open::Opened;
pub use query::Query;
pub use survey::{Progress as Surveyed, Survey, is_facts};

use spades_rules::Rules;

use crate::facts::MatchFacts;
use crate::{Finished, MatchId, NotFinished, RulesKind};
use chunk::Part;
use line::{read_match, read_rules_of, write_entry, write_match};

/// A change to write to the store; without a text, the key is removed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Change {
    /// Key of the text.
    pub key: String,
    /// New text.
    pub text: Option<String>,
}

/// Position of a match in the store.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Place {
    chunk: u32,
    /// Line, from 0, without the heading.
    line: usize,
}

/// The last chunk, to which matches are added.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
struct Tail {
    number: u32,
    matches: Vec<String>,
    index: Vec<String>,
}

/// The list of all matches, and the state needed to add to them.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct History {
    /// Entries by chunk and line.
    entries: Vec<(Place, Entry)>,
    places: HashMap<MatchId, usize>,
    tail: Option<Tail>,
    /// Number of the next new chunk.
    next: u32,
}

/// Matches dropped to make room.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Dropped {
    /// Changes to write.
    pub changes: Vec<Change>,
    /// The dropped matches in the order of the store, with their facts if they belong to a single player.
    pub matches: Vec<(Entry, Option<MatchFacts>)>,
}

impl History {
    /// Reads the list from a store. Damage is reported but never fatal: everything valid is in the list.
    pub fn open<K: AsRef<str>>(keys: impl IntoIterator<Item = K>, read: impl Fn(&str) -> Option<String>) -> Opened {
        open::open(keys, &read)
    }

    /// Returns the number of matches.
    #[must_use]
    pub fn len(&self) -> usize {
        self.entries.len()
    }

    /// Returns `true` if the history is empty.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.entries.is_empty()
    }

    /// Returns the entry of a match.
    #[must_use]
    pub fn get(&self, id: MatchId) -> Option<&Entry> {
        self.places.get(&id).map(|&at| &self.entries[at].1)
    }

    /// Returns the entries that pass the filter, the match that ended last first.
    #[must_use]
    pub fn search(&self, query: &Query) -> Vec<&Entry> {
        let mut found: Vec<_> = self
            .entries
            .iter()
            .enumerate()
            .filter(|(_, (_, entry))| query.fits(entry))
            .collect();
        found.sort_by_key(|(at, (_, entry))| std::cmp::Reverse((entry.ended, *at)));
        found.into_iter().map(|(_, (_, entry))| entry).collect()
    }

    /// Loads a whole match.
    ///
    /// # Errors
    /// If it is missing or damaged; holds place and reason.
    pub fn load(&self, id: MatchId, read: impl Fn(&str) -> Option<String>) -> Result<Finished, Damage> {
        let Some(&at) = self.places.get(&id) else {
            return Err(Damage {
                key: String::new(),
                line: None,
                why: Why::Missing,
            });
        };
        let Place { chunk, line } = self.entries[at].0;
        let key = Part::Matches.key(chunk);
        let damage = |line: Option<usize>, why| Damage {
            key: key.clone(),
            line,
            why,
        };
        let text = read(&key).ok_or_else(|| damage(None, Why::Missing))?;
        let (lines, whole) = chunk::read(Part::Matches, chunk, &text);
        let Some(found) = lines.get(line) else {
            return Err(damage(None, whole.unwrap_or(Why::Missing)));
        };
        let place = Some(line + 2);
        let finished = read_match(found).map_err(|why| damage(place, Why::Line(why)))?;
        if finished.id() == id {
            Ok(finished)
        } else {
            Err(damage(place, Why::Differs))
        }
    }

    /// Returns the rules of all matches with custom rules, except damaged ones. Reads each of their chunks once, and unpacks no match.
    #[must_use]
    pub fn custom_rules(&self, read: impl Fn(&str) -> Option<String>) -> HashMap<MatchId, Rules> {
        let custom = |(_, entry): &&(Place, Entry)| entry.kind == RulesKind::Custom;
        let mut chunks: BTreeMap<u32, Vec<(usize, MatchId)>> = BTreeMap::new();
        for (place, entry) in self.entries.iter().filter(custom) {
            chunks.entry(place.chunk).or_default().push((place.line, entry.id));
        }
        let mut rules = HashMap::new();
        for (chunk, wanted) in chunks {
            let text = read(&Part::Matches.key(chunk)).unwrap_or_default();
            let (lines, _) = chunk::read(Part::Matches, chunk, &text);
            rules.extend(wanted.into_iter().filter_map(|(line, id)| {
                let found = lines.get(line)?;
                Some((id, read_rules_of(found).ok()?))
            }));
        }
        rules
    }

    /// Reads every match, and returns all damage.
    #[must_use]
    pub fn check(&self, read: impl Fn(&str) -> Option<String>) -> Vec<Damage> {
        let ids = self.entries.iter().map(|(_, entry)| entry.id);
        ids.filter_map(|id| self.load(id, &read).err()).collect()
    }

    /// Adds a match, unless it is in the history already. `read` reads the store: matches that another window has added in the
    /// meantime are adopted, not overwritten.
    ///
    /// # Errors
    /// If it is not a valid finished match.
    pub fn append(
        &mut self,
        finished: &Finished,
        read: impl Fn(&str) -> Option<String>,
    ) -> Result<Vec<Change>, NotFinished> {
        let entry = Entry::of(finished)?;
        let line = write_match(finished)?;
        self.catch_up(&read);
        let mut changes = BTreeMap::new();
        self.push(entry, line, &mut changes);
        Ok(listed(changes))
    }

    /// Returns the matches of the history as texts by their ids, for a backup file.
    ///
    /// # Errors
    /// The first damaged match, with place and reason.
    pub fn export(&self, read: impl Fn(&str) -> Option<String>) -> Result<BTreeMap<String, String>, Damage> {
        let mut texts = BTreeMap::new();
        for (_, entry) in &self.entries {
            let line = write_match(&self.load(entry.id, &read)?).map_err(|why| Damage {
                key: entry.id.to_string(),
                line: None,
                why: Why::Line(LineError::NotFinished(why)),
            })?;
            texts.insert(entry.id.to_string(), line);
        }
        Ok(texts)
    }

    /// Returns the version needed to read exported texts: 1 unless a match was conceded or had take-backs.
    #[must_use]
    pub fn version_of<'a>(texts: impl IntoIterator<Item = &'a str>) -> u32 {
        chunk::version_of(texts.into_iter())
    }

    /// Adds matches from [`History::export`], except those already present. All of them or none: on an error the history is
    /// unchanged, and nothing has to be written.
    ///
    /// # Errors
    /// The first damaged match: its id and the reason.
    pub fn import<'a>(
        &mut self,
        texts: impl IntoIterator<Item = (&'a str, &'a str)>,
        read: impl Fn(&str) -> Option<String>,
    ) -> Result<Vec<Change>, (String, LineError)> {
        let mut new = Vec::new();
        for (id, text) in texts {
            let refused = |why| (id.to_owned(), why);
            let finished = read_match(text).map_err(refused)?;
            let entry = Entry::of(&finished).map_err(|why| refused(LineError::NotFinished(why)))?;
            if entry.id.to_string() != id {
                return Err(refused(LineError::Value("id")));
            }
            new.push((entry, text.to_owned()));
        }
        new.sort_by_key(|(entry, _)| entry.ended);
        self.catch_up(&read);
        let mut changes = BTreeMap::new();
        for (entry, line) in new {
            self.push(entry, line, &mut changes);
        }
        Ok(listed(changes))
    }

    /// Makes room: drops the chunk whose matches ended longest ago, or, if only one is left, its older half. Call it only when
    /// the store reports that it is full, and before the changes are written; returns `None` if nothing can be dropped.
    pub fn drop_oldest(&mut self, read: impl Fn(&str) -> Option<String>) -> Option<Dropped> {
        let mut latest: BTreeMap<u32, u64> = BTreeMap::new();
        for (place, entry) in &self.entries {
            let ended = latest.entry(place.chunk).or_default();
            *ended = entry.ended.max(*ended);
        }
        let (&oldest, _) = latest.iter().min_by_key(|&(_, ended)| ended)?;
        let half = match &self.tail {
            Some(tail) if latest.len() == 1 && tail.number == oldest && tail.matches.len() > 1 => {
                tail.matches.len() / 2
            }
            _ => usize::MAX,
        };
        let matches = self.facts_of(oldest, half, &read);
        let changes = match &mut self.tail {
            Some(tail) if half < usize::MAX => {
                tail.matches.drain(..half);
                tail.index.drain(..half);
                let changes = tail.changes();
                self.entries.retain(|(place, _)| place.line >= half);
                self.entries.iter_mut().for_each(|(place, _)| place.line -= half);
                changes.to_vec()
            }
            _ => {
                self.tail = self.tail.take().filter(|tail| tail.number != oldest);
                self.entries.retain(|(place, _)| place.chunk != oldest);
                let gone = |part: Part| Change {
                    key: part.key(oldest),
                    text: None,
                };
                // The derived texts first: entries missing from them are recomputed from the matches.
                vec![gone(Part::Facts), gone(Part::Index), gone(Part::Matches)]
            }
        };
        let ids = self.entries.iter().enumerate().map(|(at, (_, entry))| (entry.id, at));
        self.places = ids.collect();
        Some(Dropped { changes, matches })
    }

    /// Returns the first `count` matches of a chunk, with their facts if they belong to a single player.
    fn facts_of(
        &self,
        chunk: u32,
        count: usize,
        read: &impl Fn(&str) -> Option<String>,
    ) -> Vec<(Entry, Option<MatchFacts>)> {
        let text = read(&Part::Matches.key(chunk)).unwrap_or_default();
        let (kept, _) = chunk::read(Part::Matches, chunk, &text);
        // The latest matches may not be in the store yet.
        let tail = self.tail.as_ref().filter(|tail| tail.number == chunk);
        let lines: Vec<&str> = tail.map_or(kept, |tail| tail.matches.iter().map(String::as_str).collect());
        let facts = |line: usize| MatchFacts::of(&read_match(lines.get(line)?).ok()?).ok()?;
        let found = self
            .entries
            .iter()
            .filter(|(place, _)| place.chunk == chunk && place.line < count);
        found
            .map(|(place, entry)| (entry.clone(), facts(place.line).filter(|facts| facts.id == entry.id)))
            .collect()
    }

    fn list(&mut self, place: Place, entry: Entry) {
        self.places.insert(entry.id, self.entries.len());
        self.entries.push((place, entry));
    }

    /// Adds a match at the end, unless it is present.
    fn push(&mut self, entry: Entry, line: String, changes: &mut BTreeMap<String, Option<String>>) {
        if self.places.contains_key(&entry.id) {
            return;
        }
        let mut tail = match self.tail.take() {
            Some(tail) if tail.matches.len() < MATCHES => tail,
            _ => {
                self.next += 1;
                Tail {
                    number: self.next - 1,
                    ..Tail::default()
                }
            }
        };
        tail.matches.push(line);
        tail.index.push(write_entry(&entry));
        for Change { key, text } in tail.changes() {
            changes.insert(key, text);
        }
        let place = Place {
            chunk: tail.number,
            line: tail.matches.len() - 1,
        };
        self.tail = Some(tail);
        self.list(place, entry);
    }

    /// Adopts the matches that another window has added to the last chunk or after it.
    fn catch_up(&mut self, read: &impl Fn(&str) -> Option<String>) {
        let own = self.tail.as_ref().map(|tail| tail.number);
        let mut number = own.unwrap_or(self.next);
        while let Some(text) = read(&Part::Matches.key(number)) {
            let mine = self.tail.as_ref().filter(|tail| tail.number == number);
            if mine.is_none_or(|tail| chunk::write(Part::Matches, number, &tail.matches) != text) {
                self.adopt(number, &text);
            }
            self.next = self.next.max(number + 1);
            number += 1;
        }
    }

    /// Makes a chunk written by another window the last one. A damaged one is left to the next start, which reports it: the
    /// next match then begins a new chunk.
    fn adopt(&mut self, number: u32, text: &str) {
        let (lines, why) = chunk::read(Part::Matches, number, text);
        let read = |line: &&str| {
            let finished = read_match(line).ok()?;
            Some((Entry::of(&finished).ok()?, (*line).to_owned()))
        };
        let Some(found) = why
            .is_none()
            .then(|| lines.iter().map(read).collect::<Option<Vec<_>>>())
            .flatten()
        else {
            self.tail = None;
            return;
        };
        self.entries.retain(|(place, _)| place.chunk != number);
        let ids = self.entries.iter().enumerate().map(|(at, (_, entry))| (entry.id, at));
        self.places = ids.collect();
        let mut tail = Tail {
            number,
            ..Tail::default()
        };
        for (line, (entry, text)) in found.into_iter().enumerate() {
            tail.index.push(write_entry(&entry));
            tail.matches.push(text);
            self.list(Place { chunk: number, line }, entry);
        }
        self.tail = Some(tail);
    }
}

impl Tail {
    /// Matches first: entries missing from the list are recomputed from them.
    fn changes(&self) -> [Change; 2] {
        [(Part::Matches, &self.matches), (Part::Index, &self.index)].map(|(part, lines)| Change {
            key: part.key(self.number),
            text: Some(chunk::write(part, self.number, lines)),
        })
    }
}

/// Returns the changes by key: a chunk's matches come before their entries.
fn listed(changes: BTreeMap<String, Option<String>>) -> Vec<Change> {
    changes.into_iter().map(|(key, text)| Change { key, text }).collect()
}
