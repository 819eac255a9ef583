//! The sentences of the lessons, by the keys of lesson and hand.

use std::collections::BTreeMap;

use serde::Deserialize;

/// The sentences of all lessons in one language: a file of its own (`text.en.toml`).
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(transparent)]
pub struct Texts(BTreeMap<String, LessonText>);

/// The sentences of a lesson.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
pub struct LessonText {
    /// Its title.
    pub title: String,
    /// The sentences of its hands, by their keys.
    #[serde(flatten)]
    pub hands: BTreeMap<String, HandText>,
}

/// What is said about a hand: each at most eight words.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct HandText {
    /// What to do.
    pub goal: String,
    /// How.
    pub hint: String,
    /// What a wrong choice led to.
    pub wrong: String,
    /// What has been learned.
    pub done: String,
}

impl HandText {
    /// All sentences.
    #[must_use]
    pub fn all(&self) -> [&str; 4] {
        [&self.goal, &self.hint, &self.wrong, &self.done]
    }
}

impl Texts {
    /// Reads the file.
    ///
    /// # Errors
    /// What is wrong with it, and where.
    pub fn read(text: &str) -> Result<Texts, String> {
        toml::from_str(text).map_err(|why| why.to_string())
    }

    /// The keys of all lessons that have sentences.
    pub fn lessons(&self) -> impl Iterator<Item = &str> {
        self.0.keys().map(String::as_str)
    }

    /// The sentences of a lesson.
    #[must_use]
    pub fn lesson(&self, lesson: &str) -> Option<&LessonText> {
        self.0.get(lesson)
    }

    /// The sentences of a hand.
    #[must_use]
    pub fn hand(&self, lesson: &str, hand: &str) -> Option<&HandText> {
        self.lesson(lesson)?.hands.get(hand)
    }
}
