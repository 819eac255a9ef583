//! A spawner that carries the theme and the viewport, so that the functions of a page need not hand them down.

use bevy::prelude::*;

use super::{Theme, UiViewport, switch_row};
use crate::text::Phrase;

/// Spawns widgets below a parent. Text sizes grow in portrait, as [`UiViewport::text`] does.
pub(crate) struct Ui<'a, 'w> {
    parent: &'a mut ChildSpawnerCommands<'w>,
    pub(crate) theme: &'a Theme,
    pub(crate) room: &'a UiViewport,
}

impl<'a, 'w> Ui<'a, 'w> {
    /// Creates a spawner of children of `parent`.
    pub(crate) fn new(parent: &'a mut ChildSpawnerCommands<'w>, theme: &'a Theme, room: &'a UiViewport) -> Self {
        Ui { parent, theme, room }
    }

    /// Spawns a child.
    pub(crate) fn spawn(&mut self, bundle: impl Bundle) -> EntityCommands<'_> {
        self.parent.spawn(bundle)
    }

    /// Returns the commands of another entity.
    pub(crate) fn entity(&mut self, entity: Entity) -> EntityCommands<'_> {
        self.parent.commands_mut().entity(entity)
    }

    /// Spawns a child and fills it.
    pub(crate) fn nest(&mut self, bundle: impl Bundle, fill: impl FnOnce(&mut Ui)) -> EntityCommands<'_> {
        let (theme, room) = (self.theme, self.room);
        let mut child = self.parent.spawn(bundle);
        child.with_children(|parent| fill(&mut Ui { parent, theme, room }));
        child
    }

    /// Spawns text for names, numbers and headings.
    pub(crate) fn serif(&mut self, text: &dyn Phrase, size: f32, color: Color) -> EntityCommands<'_> {
        self.parent.spawn(self.theme.serif(text, self.room.text(size), color))
    }

    /// Spawns all other text.
    pub(crate) fn sans(&mut self, text: &dyn Phrase, size: f32, color: Color) -> EntityCommands<'_> {
        self.parent.spawn(self.theme.sans(text, self.room.text(size), color))
    }

    /// Spawns a switch with its caption and explanation, larger in portrait; see [`switch_row`].
    pub(crate) fn switch_row(&mut self, caption: &dyn Phrase, detail: &dyn Phrase, on: bool) -> EntityCommands<'_> {
        let theme = self.theme.enlarged(self.room.text(1.0));
        switch_row(self.parent, &theme, caption, Some(detail), on)
    }
}
