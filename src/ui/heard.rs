//! Text alternatives for pictures, for screen readers.

use bevy::prelude::*;

use crate::text::language::Language;
use crate::text::{Phrase, Words};

/// Lines that a screen reader reads in place of a picture; empty where another element already says it.
#[derive(Component, Clone, Debug, Default)]
pub struct ScreenReaderText {
    lines: Vec<String>,
    phrases: Vec<Words>,
}

impl ScreenReaderText {
    /// Creates the text alternative from these lines.
    pub fn new<P: Phrase>(lines: impl IntoIterator<Item = P>) -> ScreenReaderText {
        let (lines, phrases) = lines.into_iter().map(|line| (line.text(), line.words())).unzip();
        ScreenReaderText { lines, phrases }
    }

    /// Returns the lines, in order.
    #[must_use]
    pub fn lines(&self) -> &[String] {
        &self.lines
    }

    /// Translates the lines into another language.
    pub(super) fn say_again(&mut self, language: &Language) {
        for (line, phrase) in self.lines.iter_mut().zip(&self.phrases) {
            *line = phrase.text_in(language);
        }
    }
}
