//! What all matches of a history tell, worked out piece by piece, and kept beside them so that it is worked out once.

use std::collections::{HashMap, VecDeque};

use super::chunk::{self, Part};
use super::line::{Kind, read_match};
use super::{Change, Entry, History};
use crate::MatchId;
use crate::bits::{BitReader, BitWriter};
use crate::facts::MatchFacts;

/// How many bits of a match's id stand in the line of its facts.
const ID: u32 = 32;

/// The facts of every match of a history, as far as they are known.
///
/// What is kept is read at once, a chunk in a step; of what is not, each step works out a match. A match that is nobody's own has no facts,
/// nor has one that is damaged.
#[derive(Clone, Debug, Default)]
pub struct Survey {
    facts: HashMap<MatchId, Option<MatchFacts>>,
    waiting: VecDeque<u32>,
    work: Option<Work>,
}

/// A chunk whose facts are being worked out.
#[derive(Clone, Debug)]
struct Work {
    chunk: u32,
    /// The lines of the matches.
    lines: Vec<String>,
    /// Which of them are still to be worked out.
    left: Vec<(usize, MatchId)>,
}

/// What came of a step.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Progress {
    /// There is more to do.
    More,
    /// There is more to do, and something to write: facts that were worked out.
    Write(Change),
    /// Everything is known.
    Done,
}

impl Survey {
    /// Looks for matches of the history whose facts are not known: in a new survey all of them. Those that are gone are forgotten.
    pub fn refresh(&mut self, history: &History) {
        self.work = None;
        self.waiting.clear();
        for (place, entry) in &history.entries {
            if !self.facts.contains_key(&entry.id) && self.waiting.back() != Some(&place.chunk) {
                self.waiting.push_back(place.chunk);
            }
        }
        if self.facts.len() > history.len() {
            self.facts.retain(|&id, _| history.get(id).is_some());
        }
    }

    /// Whether everything is known, as far as the history was when it was looked at last.
    #[must_use]
    pub fn is_done(&self) -> bool {
        self.waiting.is_empty() && self.work.is_none()
    }

    /// How many matches are known.
    #[must_use]
    pub fn len(&self) -> usize {
        self.facts.len()
    }

    /// Whether no match is known.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.facts.is_empty()
    }

    /// What a match tells about the player whose it is.
    #[must_use]
    pub fn get(&self, id: MatchId) -> Option<&MatchFacts> {
        self.facts.get(&id)?.as_ref()
    }

    /// Goes on for a moment: reads the facts of a chunk, or works out those of a match.
    pub fn step(&mut self, history: &History, read: impl Fn(&str) -> Option<String>) -> Progress {
        if let Some(mut work) = self.work.take() {
            if let Some((line, id)) = work.left.pop() {
                let finished = work.lines.get(line).and_then(|line| read_match(line).ok());
                let facts = finished
                    .filter(|finished| finished.id() == id)
                    .and_then(|finished| MatchFacts::of(&finished).ok());
                self.facts.insert(id, facts.flatten());
            }
            if !work.left.is_empty() {
                self.work = Some(work);
                return Progress::More;
            }
            return Progress::Write(self.written(history, work.chunk));
        }
        let Some(chunk) = self.waiting.pop_front() else {
            return Progress::Done;
        };
        let entries = of_chunk(history, chunk);
        self.read(chunk, &entries, &read);
        let left: Vec<_> = entries
            .iter()
            .filter(|(_, entry)| !self.facts.contains_key(&entry.id))
            .map(|&(line, entry)| (line, entry.id))
            .collect();
        if !left.is_empty() {
            let text = read(&Part::Matches.key(chunk)).unwrap_or_default();
            let (lines, _) = chunk::read(Part::Matches, chunk, &text);
            self.work = Some(Work {
                chunk,
                lines: lines.into_iter().map(str::to_owned).collect(),
                left,
            });
        }
        if self.is_done() { Progress::Done } else { Progress::More }
    }

    /// Takes what is kept of a chunk. Whatever is not as it should be is worked out again without a word.
    fn read(&mut self, chunk: u32, entries: &[(usize, &Entry)], read: &impl Fn(&str) -> Option<String>) {
        let Some(text) = read(&Part::Facts.key(chunk)) else {
            return;
        };
        let (lines, why) = chunk::read(Part::Facts, chunk, &text);
        if why.is_some() {
            return;
        }
        let by_id: HashMap<u32, &Entry> = entries.iter().map(|(_, entry)| (short(entry.id), *entry)).collect();
        for line in lines {
            let Ok(bytes) = Kind::Facts.read(line) else { continue };
            let mut input = BitReader::new(&bytes);
            let Some(entry) = input.read(ID).ok().and_then(|id| by_id.get(&(id as u32))) else {
                continue;
            };
            let facts = match input.flag() {
                Ok(true) => MatchFacts::read(entry, &mut input).map(Some),
                Ok(false) => Ok(None),
                Err(_) => continue,
            };
            if let Ok(facts) = facts {
                self.facts.insert(entry.id, facts);
            }
        }
    }

    /// The text of a chunk's facts.
    fn written(&self, history: &History, chunk: u32) -> Change {
        let line = |(_, entry): &(usize, &Entry)| {
            let facts = self.facts.get(&entry.id)?;
            // One that is somebody's own and told nothing is damaged: perhaps not for ever.
            if facts.is_none() && entry.own.is_some() {
                return None;
            }
            let mut out = BitWriter::default();
            out.write(u64::from(short(entry.id)), ID);
            out.flag(facts.is_some());
            if let Some(facts) = facts {
                facts.write(entry, &mut out);
            }
            Some(Kind::Facts.write(out.into_bytes()))
        };
        let lines: Vec<String> = of_chunk(history, chunk).iter().filter_map(line).collect();
        Change {
            key: Part::Facts.key(chunk),
            text: Some(chunk::write(Part::Facts, chunk, &lines)),
        }
    }
}

/// The entries of a chunk, with their lines.
fn of_chunk(history: &History, chunk: u32) -> Vec<(usize, &Entry)> {
    let begin = history.entries.partition_point(|(place, _)| place.chunk < chunk);
    let found = history.entries[begin..]
        .iter()
        .take_while(|(place, _)| place.chunk == chunk);
    found.map(|(place, entry)| (place.line, entry)).collect()
}

/// The first bits of an id.
fn short(id: MatchId) -> u32 {
    u32::from_be_bytes([id.0[0], id.0[1], id.0[2], id.0[3]])
}

/// Whether a key is that of a text of facts, which can do without room in the store.
#[must_use]
pub fn is_facts(key: &str) -> bool {
    matches!(chunk::of_key(key), Some((_, Part::Facts)))
}
