//! Texts for screen readers: labels of controls, and text alternatives for pictures.

use bevy::prelude::*;

use crate::text::Phrase;

/// Builds the accessible label of a control or of a part of the screen.
pub fn label(phrase: &dyn Phrase) -> AccessibleLabel {
    AccessibleLabel::new(phrase.text())
}

/// Lines that a screen reader reads in place of a picture; empty where another element already says it.
#[derive(Component, Clone, Debug, Default)]
pub struct ScreenReaderText(Vec<String>);

impl ScreenReaderText {
    /// Creates the text alternative from these lines.
    pub fn new<P: Phrase>(lines: impl IntoIterator<Item = P>) -> ScreenReaderText {
        ScreenReaderText(lines.into_iter().map(|line| line.text()).collect())
    }

    /// Returns the lines, in order.
    #[must_use]
    pub fn lines(&self) -> &[String] {
        &self.0
    }
}
