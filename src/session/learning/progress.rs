//! Learning progress: stars, puzzles, rating and solved days.

use std::collections::BTreeMap;

use bevy::prelude::*;
use serde::{Deserialize, Serialize};
use spades_archive::daily::Date;
use spades_learn::lesson::Lesson;
use spades_learn::puzzle::{Book, Kind, Rating, SolvedDays, of_day};

use super::{Contents, Exercise};

/// A player's progress in lessons and puzzles. It is stored in this form.
#[derive(Resource, Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(default)]
pub struct Learned {
    /// Maximum stars of each hand, keyed by "lesson.hand".
    hands: BTreeMap<String, u8>,
    /// Result of the first try at each puzzle, keyed by the puzzle's own name.
    puzzles: BTreeMap<String, bool>,
    /// Puzzle rating.
    rating: Rating,
    /// Last day on which a puzzle counted.
    last: Option<Date>,
    /// Days whose daily puzzle was solved.
    days: SolvedDays,
    /// `true` if the player said that they know the game; they aren't asked again.
    knows: bool,
}

impl Learned {
    /// Returns the maximum stars of a hand, 0 if it was never played.
    #[must_use]
    pub fn stars(&self, lesson: &Lesson, hand: usize) -> u8 {
        let name = lesson.hands.get(hand).map(|hand| name(lesson, &hand.key));
        name.and_then(|name| self.hands.get(&name)).copied().unwrap_or(0)
    }

    /// Returns the stars won in a lesson and the stars available.
    #[must_use]
    pub fn stars_of(&self, lesson: &Lesson) -> (u32, u32) {
        let count = lesson.hands.len();
        let own = (0..count).map(|hand| u32::from(self.stars(lesson, hand))).sum();
        (own, 3 * count as u32)
    }

    /// Returns the first unplayed hand of a lesson, or its first hand.
    #[must_use]
    pub fn next_hand(&self, lesson: &Lesson) -> usize {
        let unplayed = (0..lesson.hands.len()).find(|&hand| self.stars(lesson, hand) == 0);
        unplayed.unwrap_or(0)
    }

    /// Returns the puzzle rating, rounded.
    #[must_use]
    pub fn rating(&self) -> i32 {
        self.rating.rating.round() as i32
    }

    /// Returns the number of puzzles solved at the first try and the number tried, of one kind or of all.
    #[must_use]
    pub fn solved(&self, puzzles: &Book, kind: Option<Kind>) -> (usize, usize) {
        let entries = puzzles.entries().iter();
        let of_kind = entries.filter(|entry| kind.is_none_or(|kind| kind == entry.kind));
        let results: Vec<bool> = of_kind
            .filter_map(|entry| self.puzzles.get(&entry.name()).copied())
            .collect();
        (results.iter().filter(|&&solved| solved).count(), results.len())
    }

    /// Returns the number of consecutive days whose daily puzzle was solved.
    #[must_use]
    pub fn streak(&self, today: Date) -> u32 {
        self.days.streak(today)
    }

    /// Returns `true` if the puzzle of a day was solved.
    #[must_use]
    pub fn solved_day(&self, day: Date) -> bool {
        self.days.contains(day)
    }

    /// Returns `true` if nothing has been recorded yet.
    #[must_use]
    pub fn is_new(&self) -> bool {
        *self == Learned::default()
    }

    /// Records that the player knows the game.
    pub fn know(&mut self) {
        self.knows = true;
    }

    #[must_use]
    pub fn puzzle_of(&self, contents: &Contents, day: Date) -> Option<Exercise> {
        let index = of_day(day, contents.puzzles.entries().len())?;
        Some(Exercise::Puzzle {
            index,
            kind: None,
            day: Some(day),
        })
    }

    /// Returns the next puzzle of a kind or of all: an untried one closest to the player's rating, else an unsolved one, else
    /// any. Avoids `last` if there is another.
    #[must_use]
    pub fn next_puzzle(&self, contents: &Contents, kind: Option<Kind>, last: Option<usize>) -> Option<Exercise> {
        let entries = contents.puzzles.entries().iter().enumerate();
        let of_kind = entries.filter(|(_, entry)| kind.is_none_or(|kind| kind == entry.kind));
        let index = of_kind
            .min_by_key(|&(index, entry)| {
                let tried = match self.puzzles.get(&entry.name()) {
                    None => 0,
                    Some(false) => 1,
                    Some(true) => 2,
                };
                (
                    Some(index) == last,
                    tried,
                    self.rating().abs_diff(i32::from(entry.rating())),
                    index,
                )
            })?
            .0;
        Some(Exercise::Puzzle { index, kind, day: None })
    }

    pub(super) fn note_hand(&mut self, contents: &Contents, lesson: usize, hand: usize, stars: u8) {
        let Some(lesson) = contents.lessons.all().get(lesson) else {
            return;
        };
        let Some(hand) = lesson.hands.get(hand) else { return };
        let max = self.hands.entry(name(lesson, &hand.key)).or_default();
        *max = stars.max(*max);
    }

    /// Records the first try at a puzzle. Returns the rating change, or `None` if it was tried before.
    pub(super) fn note_puzzle(&mut self, contents: &Contents, index: usize, solved: bool, today: Date) -> Option<i32> {
        let entry = contents.puzzles.entries().get(index)?;
        let name = entry.name();
        if self.puzzles.contains_key(&name) {
            return None;
        }
        self.puzzles.insert(name, solved);
        let before = self.rating();
        let away = self.last.map_or(0, |last| today.days().saturating_sub(last.days()));
        self.rating = self.rating.rested(away).after(entry.rating(), solved);
        self.last = Some(today);
        Some(self.rating() - before)
    }

    pub(super) fn note_day(&mut self, day: Date) {
        self.days.add(day);
    }

    /// Merges this progress with that of another machine. The rating comes from whichever has tried more puzzles.
    #[must_use]
    pub fn joined(self, other: Learned) -> Learned {
        let (mut more, less) = if other.puzzles.len() > self.puzzles.len() {
            (other, self)
        } else {
            (self, other)
        };
        for (hand, stars) in less.hands {
            let max = more.hands.entry(hand).or_default();
            *max = stars.max(*max);
        }
        for (puzzle, solved) in less.puzzles {
            more.puzzles.entry(puzzle).or_insert(solved);
        }
        more.days.join(less.days);
        more.last = more.last.max(less.last);
        more.knows |= less.knows;
        more
    }
}

/// Returns the storage key of a hand.
fn name(lesson: &Lesson, hand: &str) -> String {
    format!("{}.{hand}", lesson.key)
}
