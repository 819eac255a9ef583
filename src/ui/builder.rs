//! A spawner that carries the theme and the viewport, so that the functions of a page need not hand them down.

use bevy::prelude::*;

use super::plot::Plot;
use super::{ButtonKind, Theme, UiViewport};
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
}

/// Texts, pictures and buttons that grow in portrait like text.
impl Ui<'_, '_> {
    /// Spawns text of several lines, with generous line spacing.
    pub(crate) fn prose(&mut self, text: &dyn Phrase, size: f32, color: Color) -> EntityCommands<'_> {
        self.parent
            .spawn(self.theme.paragraph(text, self.room.text(size), color))
    }

    /// Spawns an icon.
    pub(crate) fn icon(&mut self, name: &str, size: f32, color: Color) -> EntityCommands<'_> {
        self.parent.spawn(self.theme.icon(name, self.room.text(size), color))
    }

    /// Spawns a round button with an icon only.
    pub(crate) fn round(&mut self, kind: ButtonKind, icon: &str, size: f32, label: &dyn Phrase) -> EntityCommands<'_> {
        self.parent
            .spawn(self.theme.round(kind, icon, self.room.text(size), label))
    }

    /// Spawns a button, larger than [`Theme::button`] in portrait.
    pub(crate) fn large_button(
        &mut self,
        kind: ButtonKind,
        icon: Option<&str>,
        caption: &dyn Phrase,
    ) -> EntityCommands<'_> {
        let theme = self.theme.enlarged(self.room.text(1.0));
        self.parent.spawn(theme.button(kind, icon, caption, 0.0))
    }

    /// Spawns a plot; see [`Plot::spawn`].
    pub(crate) fn plot<P: Phrase>(&mut self, plot: Plot, title: &dyn Phrase, words: impl IntoIterator<Item = P>) {
        plot.spawn(self.parent, self.theme, title, words);
    }

    /// Lets `fill` spawn with letters of the usual size; see [`Theme::usual_letters`].
    pub(crate) fn usual_letters(&mut self, fill: impl FnOnce(&mut Ui)) {
        let theme = self.theme.usual_letters();
        fill(&mut Ui::new(self.parent, &theme, self.room));
    }
}
