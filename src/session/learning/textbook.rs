//! The learning material: lessons and puzzles.

use bevy::prelude::*;
use spades_learn::lesson::Lessons;
use spades_learn::puzzle::Book;

use super::Exercise;

/// The lessons and puzzles, once they have been loaded.
#[derive(Resource, Debug, Default)]
pub enum Textbook {
    /// They are still loading.
    #[default]
    Loading,
    /// They cannot be read; holds the reason.
    Damaged(String),
    /// They are loaded.
    Ready(Box<Contents>),
}

#[derive(Debug)]
pub struct Contents {
    pub lessons: Lessons,
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

    /// Returns the contents once they are loaded.
    #[must_use]
    pub fn contents(&self) -> Option<&Contents> {
        match self {
            Textbook::Ready(contents) => Some(contents),
            Textbook::Loading | Textbook::Damaged(_) => None,
        }
    }
}

impl Contents {
    /// Returns the next hand; after the last one of a lesson, the first of the next lesson.
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
