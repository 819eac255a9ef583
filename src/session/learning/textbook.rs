//! What there is to learn from: lessons and puzzles.

use bevy::prelude::*;
use spades_learn::lesson::Lessons;
use spades_learn::puzzle::Book;

use super::Exercise;

/// Lessons and puzzles, once they have been loaded.
#[derive(Resource, Debug, Default)]
pub enum Textbook {
    /// They have not come yet.
    #[default]
    Loading,
    /// They cannot be read: the reason.
    Damaged(String),
    /// There they are.
    Ready(Box<Contents>),
}

/// What is in the textbook.
#[derive(Debug)]
pub struct Contents {
    /// The lessons.
    pub lessons: Lessons,
    /// The puzzles.
    pub puzzles: Book,
}

impl Textbook {
    /// Reads the files of lessons and puzzles.
    #[must_use]
    pub fn read(lessons: &[u8], puzzles: &[u8]) -> Textbook {
        let text = |bytes| std::str::from_utf8(bytes).map_err(|why| why.to_string());
        let contents = || {
            Ok(Contents {
                lessons: Lessons::read(text(lessons)?).map_err(|why| why.to_string())?,
                puzzles: Book::read(puzzles).map_err(|why| why.to_string())?,
            })
        };
        match contents() {
            Ok(contents) => Textbook::Ready(Box::new(contents)),
            Err(why) => Textbook::Damaged(why),
        }
    }

    /// What is in it, once it is there.
    #[must_use]
    pub fn contents(&self) -> Option<&Contents> {
        match self {
            Textbook::Ready(contents) => Some(contents),
            Textbook::Loading | Textbook::Damaged(_) => None,
        }
    }
}

impl Contents {
    /// The hand that comes after one, of the next lesson if it was the last of its own.
    #[must_use]
    pub fn hand_after(&self, lesson: usize, hand: usize) -> Option<Exercise> {
        let lessons = self.lessons.all();
        if hand + 1 < lessons.get(lesson)?.hands.len() {
            return Some(Exercise::Hand { lesson, hand: hand + 1 });
        }
        let lesson = lesson + 1;
        (lesson < lessons.len()).then_some(Exercise::Hand { lesson, hand: 0 })
    }
}
