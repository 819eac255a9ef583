//! Statistics of a search.

use std::collections::BTreeMap;
use std::time::Duration;

use serde_json::{Map, Value, json};
use spades_bots::Level;
use spades_learn::puzzle::{Flaw, Kind, Puzzle};
use spades_rules::Preset;

use super::candidate::Found;

/// Candidates by verdict.
#[derive(Default)]
pub struct Tally {
    pub rounds: u64,
    flaws: BTreeMap<Flaw, u64>,
    easy: u64,
    hard: u64,
    found: u64,
}

impl Tally {
    pub fn note(&mut self, found: &Found) {
        match found {
            Found::Flawed(flaw) => *self.flaws.entry(*flaw).or_default() += 1,
            Found::TooEasy => self.easy += 1,
            Found::TooHard => self.hard += 1,
            Found::Puzzle(_) => self.found += 1,
        }
    }

    /// Formats the tally as one line of JSON.
    pub fn line(&self, preset: Preset, puzzles: &[Puzzle], time: Duration) -> Value {
        // Positions whose bids allow no such goal were never candidates.
        let none = self.flaws.get(&Flaw::NoSuchAim).copied().unwrap_or(0);
        let total = self.flaws.values().sum::<u64>() - none + self.easy + self.hard + self.found;
        let share = |count: u64| json!((count as f64 / total.max(1) as f64 * 1e4).round() / 1e4);
        let mut rejected: Map<String, Value> = self
            .flaws
            .iter()
            .filter(|(flaw, _)| **flaw != Flaw::NoSuchAim)
            .map(|(flaw, &count)| (name(*flaw).to_owned(), share(count)))
            .collect();
        rejected.insert("beginner_finds".to_owned(), share(self.easy));
        rejected.insert("enough_that_nobody_finds".to_owned(), share(self.hard));
        let kinds: Map<String, Value> = Kind::ALL
            .iter()
            .map(|&kind| {
                let count = puzzles.iter().filter(|puzzle| puzzle.kind == kind).count();
                (kind.key().to_owned(), json!(count))
            })
            .collect();
        let by = |level: Option<Level>| puzzles.iter().filter(|puzzle| puzzle.found_by == level).count();
        json!({
            "preset": preset.key(),
            "rounds": self.rounds,
            "candidates": total,
            "puzzles": puzzles.len(),
            "per_minute": (puzzles.len() as f64 / time.as_secs_f64() * 60.0).round(),
            "seconds": time.as_secs(),
            "rejected": rejected,
            "kinds": kinds,
            "found_by": {
                "intermediate": by(Some(Level::Intermediate)),
                "advanced": by(Some(Level::Advanced)),
                "expert": by(Some(Level::Expert)),
                "none": by(None),
            },
        })
    }
}

fn name(flaw: Flaw) -> &'static str {
    match flaw {
        Flaw::NoSuchAim => "no_such_goal",
        Flaw::Settled => "settled",
        Flaw::Lost => "no_choice_keeps",
        Flaw::Safe => "no_choice_loses",
        Flaw::SeveralKeep => "several_keep",
        Flaw::FewChoices => "one_wrong_choice",
        Flaw::OneDecision => "one_decision",
        Flaw::TooHard => "too_hard",
    }
}
