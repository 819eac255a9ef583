//! Widgets that take the width of their line.

use bevy::prelude::*;

use crate::ui::Ui;

/// Makes a text fill its parent's width: with automatic width it would be measured on one line, and then wrap.
pub(super) fn fill_line(text: &mut EntityCommands) {
    text.entry::<Node>().and_modify(|mut node| node.width = percent(100));
}

/// Lets a button take its part of a line that has room left, where `wanted`.
pub(super) fn grow(button: &mut EntityCommands, wanted: bool) {
    if wanted {
        button.entry::<Node>().and_modify(|mut node| node.flex_grow = 1.0);
    }
}

impl Ui<'_, '_> {
    /// Spawns a text in the middle of its line.
    pub(super) fn centered(&mut self, text: impl Bundle) {
        fill_line(&mut self.spawn((text, TextLayout::justify(Justify::Center))));
    }
}
