//! A spawner that carries the theme and the viewport, so that the functions of pages and panels need not hand them down.

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;

use super::plot::Plot;
use super::{ButtonKind, Theme, UiViewport};
use crate::text::Phrase;
use crate::ui::node::{NodeStyle as _, flex};

/// Spawns widgets below a parent. On a page, text grows in portrait, as [`UiViewport::text`] does.
pub(crate) struct Ui<'a, 'w> {
    parent: &'a mut ChildSpawnerCommands<'w>,
    pub(crate) theme: &'a Theme,
    pub(crate) room: &'a UiViewport,
    /// The factor by which text grows.
    grows: f32,
}

/// Spawns the panels of the table, whose measures name each text size.
#[derive(SystemParam)]
pub(crate) struct Panels<'w, 's> {
    pub(crate) commands: Commands<'w, 's>,
    pub(crate) theme: Res<'w, Theme>,
    pub(crate) room: Res<'w, UiViewport>,
}

impl Panels<'_, '_> {
    pub(crate) fn spawn(&mut self, bundle: impl Bundle, fill: impl FnOnce(&mut Ui)) -> EntityCommands<'_> {
        let root = self.commands.spawn(bundle).id();
        self.fill(root, fill)
    }

    /// Spawns children of an entity.
    pub(crate) fn fill(&mut self, entity: Entity, fill: impl FnOnce(&mut Ui)) -> EntityCommands<'_> {
        let (theme, room) = (&*self.theme, &*self.room);
        let mut root = self.commands.entity(entity);
        root.with_children(|parent| {
            fill(&mut Ui {
                grows: 1.0,
                ..Ui::new(parent, theme, room)
            });
        });
        root
    }

    /// Replaces the children of an entity.
    pub(crate) fn refill(&mut self, entity: Entity, fill: impl FnOnce(&mut Ui)) {
        self.commands.entity(entity).despawn_children();
        self.fill(entity, fill);
    }
}

impl<'a, 'w> Ui<'a, 'w> {
    /// Creates a spawner of children of `parent`.
    pub(crate) fn new(parent: &'a mut ChildSpawnerCommands<'w>, theme: &'a Theme, room: &'a UiViewport) -> Self {
        Ui {
            parent,
            theme,
            room,
            grows: room.text(1.0),
        }
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
        let (theme, room, grows) = (self.theme, self.room, self.grows);
        let mut child = self.parent.spawn(bundle);
        child.with_children(|parent| {
            fill(&mut Ui {
                parent,
                theme,
                room,
                grows,
            });
        });
        child
    }

    /// Spawns text for names, numbers and headings.
    pub(crate) fn serif(&mut self, text: &dyn Phrase, size: f32, color: Color) -> EntityCommands<'_> {
        self.parent.spawn(self.theme.serif(text, self.grows * size, color))
    }

    /// Spawns all other text.
    pub(crate) fn sans(&mut self, text: &dyn Phrase, size: f32, color: Color) -> EntityCommands<'_> {
        self.parent.spawn(self.theme.sans(text, self.grows * size, color))
    }
}

/// Widgets of the table's panels.
impl Ui<'_, '_> {
    /// Spawns a button with an icon, as wide as its caption.
    pub(crate) fn push(&mut self, kind: ButtonKind, icon: &str, caption: &dyn Phrase) -> EntityCommands<'_> {
        self.parent.spawn(self.theme.button(kind, Some(icon), caption, 0.0))
    }

    /// Spawns a smaller button with an icon, as wide as its caption.
    pub(crate) fn push_small(&mut self, kind: ButtonKind, icon: &str, caption: &dyn Phrase) -> EntityCommands<'_> {
        self.parent.spawn(self.theme.small_button(kind, icon, caption))
    }

    /// Spawns space that takes what its line has left.
    pub(crate) fn spring(&mut self) -> EntityCommands<'_> {
        self.parent.spawn(flex().grow())
    }

    /// Lets `fill` spawn everything `factor` times as large.
    pub(crate) fn enlarged(&mut self, factor: f32, fill: impl FnOnce(&mut Ui)) {
        self.themed(&self.theme.enlarged(factor), fill);
    }

    /// Lets `fill` spawn with another theme.
    pub(crate) fn themed(&mut self, theme: &Theme, fill: impl FnOnce(&mut Ui)) {
        fill(&mut Ui {
            parent: &mut *self.parent,
            theme,
            room: self.room,
            grows: self.grows,
        });
    }

    /// Lets `fill` spawn for a part of the window.
    pub(crate) fn within(&mut self, room: &UiViewport, fill: impl FnOnce(&mut Ui)) {
        fill(&mut Ui {
            parent: &mut *self.parent,
            theme: self.theme,
            room,
            grows: self.grows,
        });
    }
}

/// Texts, pictures and buttons that grow in portrait like text.
impl Ui<'_, '_> {
    /// Spawns text of several lines, with generous line spacing.
    pub(crate) fn prose(&mut self, text: &dyn Phrase, size: f32, color: Color) -> EntityCommands<'_> {
        self.parent.spawn(self.theme.paragraph(text, self.grows * size, color))
    }

    pub(crate) fn icon(&mut self, name: &str, size: f32, color: Color) -> EntityCommands<'_> {
        self.parent.spawn(self.theme.icon(name, self.grows * size, color))
    }

    /// Spawns a round button with an icon only.
    pub(crate) fn round(&mut self, kind: ButtonKind, icon: &str, size: f32, label: &dyn Phrase) -> EntityCommands<'_> {
        self.parent
            .spawn(self.theme.round(kind, icon, self.grows * size, label))
    }

    /// Spawns a button, larger than [`Theme::button`] in portrait.
    pub(crate) fn large_button(
        &mut self,
        kind: ButtonKind,
        icon: Option<&str>,
        caption: &dyn Phrase,
    ) -> EntityCommands<'_> {
        let theme = self.theme.enlarged(self.grows);
        self.parent.spawn(theme.button(kind, icon, caption, 0.0))
    }

    /// Spawns a plot; see [`Plot::spawn`].
    pub(crate) fn plot<P: Phrase>(&mut self, plot: Plot, title: &dyn Phrase, words: impl IntoIterator<Item = P>) {
        plot.spawn(self.parent, self.theme, title, words);
    }

    /// Lets `fill` spawn with letters of the usual size; see [`Theme::usual_letters`].
    pub(crate) fn usual_letters(&mut self, fill: impl FnOnce(&mut Ui)) {
        self.themed(&self.theme.usual_letters(), fill);
    }
}
