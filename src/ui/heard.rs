//! What is drawn as a picture, in words: for those who hear the screen.

use bevy::prelude::*;

use crate::text::Phrase;

/// Lines that are read out in the place of what is drawn here; none where something else says it.
#[derive(Component, Clone, Debug, Default)]
pub struct Heard(Vec<String>);

impl Heard {
    /// These lines.
    pub fn new<P: Phrase>(lines: impl IntoIterator<Item = P>) -> Heard {
        Heard(lines.into_iter().map(|line| line.text()).collect())
    }

    /// The lines, in order.
    #[must_use]
    pub fn lines(&self) -> &[String] {
        &self.0
    }
}
