//! Computes the facts of all matches of a history step by step, and stores them so that each is computed only once.

use std::collections::{HashMap, VecDeque};

use super::chunk::{self, Part};
use super::line::{Kind, read_match};
use super::{Change, Entry, History};
use crate::MatchId;
use crate::bits::{BitReader, BitWriter};
use crate::facts::MatchFacts;

/// Number of bits of a match id in the line of its facts.
const ID: u32 = 32;

/// The known facts of all matches of a history.
///
/// Stored facts are read one chunk per step; missing ones are computed one match per step. A match that belongs to no single
/// player has no facts, and neither has a damaged one.
#[derive(Clone, Debug, Default)]
pub struct Survey {
    facts: HashMap<MatchId, Option<MatchFacts>>,
    waiting: VecDeque<u32>,
    work: Option<Work>,
}

/// A chunk whose facts are being computed.
#[derive(Clone, Debug)]
struct Work {
    chunk: u32,
    /// Lines of the matches.
    lines: Vec<String>,
    /// Lines still to be computed.
    left: Vec<(usize, MatchId)>,
}

/// Result of a step.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Progress {
    /// More steps are needed.
    More,
    /// More steps are needed, and newly computed facts have to be written.
    Write(Change),
    /// Everything is known.
    Done,
}

impl Survey {
    /// Queues all matches of the history whose facts are unknown (in a new survey, all of them), and drops the facts of deleted ones.
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

    /// Returns `true` if everything was known at the last refresh or has been computed since.
    #[must_use]
    pub fn is_done(&self) -> bool {
        self.waiting.is_empty() && self.work.is_none()
    }

    /// Returns the number of known matches.
    #[must_use]
    pub fn len(&self) -> usize {
        self.facts.len()
    }

    /// Returns `true` if no match is known.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.facts.is_empty()
    }

    /// Returns the facts of a match.
    #[must_use]
    pub fn get(&self, id: MatchId) -> Option<&MatchFacts> {
        self.facts.get(&id)?.as_ref()
    }

    /// Does one step: reads the facts of a chunk, or computes those of a match.
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

    /// Reads the stored facts of a chunk. Anything invalid is recomputed silently.
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

    /// Returns the text of a chunk's facts.
    fn written(&self, history: &History, chunk: u32) -> Change {
        let line = |(_, entry): &(usize, &Entry)| {
            let facts = self.facts.get(&entry.id)?;
            // A match that belongs to a player but has no facts is damaged, perhaps only temporarily.
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

/// Returns the entries of a chunk, with their lines.
fn of_chunk(history: &History, chunk: u32) -> Vec<(usize, &Entry)> {
    let begin = history.entries.partition_point(|(place, _)| place.chunk < chunk);
    let found = history.entries[begin..]
        .iter()
        .take_while(|(place, _)| place.chunk == chunk);
    found.map(|(place, entry)| (place.line, entry)).collect()
}

/// Returns the first bits of an id.
fn short(id: MatchId) -> u32 {
    u32::from_be_bytes([id.0[0], id.0[1], id.0[2], id.0[3]])
}

/// Returns `true` if a key is that of a facts text, which may be dropped when the store is full.
#[must_use]
pub fn is_facts(key: &str) -> bool {
    matches!(chunk::of_key(key), Some((_, Part::Facts)))
}
