//! What is drawn as a picture, in words: for those who hear the screen.

use bevy::prelude::*;

use crate::text::language::Language;
use crate::text::{Live, Phrase};

/// Lines that are read out in the place of what is drawn here; none where something else says it.
#[derive(Component, Clone, Debug, Default)]
pub struct Heard {
    lines: Vec<String>,
    phrases: Vec<Option<Live>>,
}

impl Heard {
    /// These lines.
    pub fn new<P: Phrase>(lines: impl IntoIterator<Item = P>) -> Heard {
        let (lines, phrases) = lines.into_iter().map(|line| (line.text(), line.live())).unzip();
        Heard { lines, phrases }
    }

    /// The lines, in order.
    #[must_use]
    pub fn lines(&self) -> &[String] {
        &self.lines
    }

    /// Says the lines again in another language.
    pub(super) fn say_again(&mut self, language: &Language) {
        for (line, phrase) in self.lines.iter_mut().zip(&self.phrases) {
            if let Some(phrase) = phrase {
                *line = phrase.said(language);
            }
        }
    }
}
