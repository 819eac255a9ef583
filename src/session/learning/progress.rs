//! What somebody has learned: stars, puzzles, a rating, days.

use std::collections::BTreeMap;

use bevy::prelude::*;
use serde::{Deserialize, Serialize};
use spades_archive::daily::Date;
use spades_learn::lesson::Lesson;
use spades_learn::puzzle::{Book, Kind, Rating, SolvedDays, of_day};

use super::{Contents, Exercise};

/// How far somebody has come with lessons and puzzles. It is kept as it is.
#[derive(Resource, Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(default)]
pub struct Learned {
    /// The most stars of each hand, by "lesson.hand".
    hands: BTreeMap<String, u8>,
    /// Whether the first try solved a puzzle, by the puzzle's own name.
    puzzles: BTreeMap<String, bool>,
    /// How strong somebody is at puzzles.
    rating: Rating,
    /// The last day on which a puzzle counted.
    last: Option<Date>,
    /// The days whose puzzle was solved.
    days: SolvedDays,
    /// Whether somebody said that he knows the game, and is not to be asked again.
    knows: bool,
}

impl Learned {
    /// The most stars of a hand, 0 where it was not played.
    #[must_use]
    pub fn stars(&self, lesson: &Lesson, hand: usize) -> u8 {
        let name = lesson.hands.get(hand).map(|hand| name(lesson, &hand.key));
        name.and_then(|name| self.hands.get(&name)).copied().unwrap_or(0)
    }

    /// All stars of a lesson, and how many there are.
    #[must_use]
    pub fn stars_of(&self, lesson: &Lesson) -> (u32, u32) {
        let count = lesson.hands.len();
        let own = (0..count).map(|hand| u32::from(self.stars(lesson, hand))).sum();
        (own, 3 * count as u32)
    }

    /// The first hand of a lesson that was not played yet, or its first.
    #[must_use]
    pub fn next_hand(&self, lesson: &Lesson) -> usize {
        let unplayed = (0..lesson.hands.len()).find(|&hand| self.stars(lesson, hand) == 0);
        unplayed.unwrap_or(0)
    }

    /// The rating at puzzles, rounded.
    #[must_use]
    pub fn rating(&self) -> i32 {
        self.rating.rating.round() as i32
    }

    /// How many puzzles were solved at the first try, and how many were tried; of a kind, or of all.
    #[must_use]
    pub fn solved(&self, puzzles: &Book, kind: Option<Kind>) -> (usize, usize) {
        let entries = puzzles.entries().iter();
        let of_kind = entries.filter(|entry| kind.is_none_or(|kind| kind == entry.kind));
        let results: Vec<bool> = of_kind
            .filter_map(|entry| self.puzzles.get(&entry.name()).copied())
            .collect();
        (results.iter().filter(|&&solved| solved).count(), results.len())
    }

    /// Days in a row whose puzzle was solved.
    #[must_use]
    pub fn streak(&self, today: Date) -> u32 {
        self.days.streak(today)
    }

    /// Whether the puzzle of a day was solved.
    #[must_use]
    pub fn solved_day(&self, day: Date) -> bool {
        self.days.contains(day)
    }

    /// Whether nothing was learned or said yet.
    #[must_use]
    pub fn is_new(&self) -> bool {
        *self == Learned::default()
    }

    /// Somebody knows the game.
    pub fn know(&mut self) {
        self.knows = true;
    }

    /// The puzzle of a day.
    #[must_use]
    pub fn puzzle_of(&self, contents: &Contents, day: Date) -> Option<Exercise> {
        let index = of_day(day, contents.puzzles.entries().len())?;
        Some(Exercise::Puzzle {
            index,
            kind: None,
            day: Some(day),
        })
    }

    /// The puzzle to come next, of a kind or of all: one that was not tried, as hard as fits best; else one that was not solved, else
    /// any. Not the same as `last` while there is another.
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
        let most = self.hands.entry(name(lesson, &hand.key)).or_default();
        *most = stars.max(*most);
    }

    /// Notes the first try at a puzzle; what it did to the rating, or nothing where it was tried before.
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

    /// What was learned here and on another machine. The rating is that of where more puzzles were tried.
    #[must_use]
    pub fn joined(self, other: Learned) -> Learned {
        let (mut more, less) = if other.puzzles.len() > self.puzzles.len() {
            (other, self)
        } else {
            (self, other)
        };
        for (hand, stars) in less.hands {
            let most = more.hands.entry(hand).or_default();
            *most = stars.max(*most);
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

/// What a hand is called.
fn name(lesson: &Lesson, hand: &str) -> String {
    format!("{}.{hand}", lesson.key)
}
