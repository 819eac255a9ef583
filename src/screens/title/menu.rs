//! The entries of the title menu.

use bevy::ecs::system::IntoObserverSystem;
use bevy::prelude::*;
use bevy::ui_widgets::Activate;

use super::shape::{Saved, entry_gap, entry_height, primary_height};
use crate::say;
use crate::screens::destination::Destination;
use crate::screens::{open, page, setup};
use crate::session::learning::Learned;
use crate::session::setup::ContinueMatch;
use crate::states::{Menu, Screen};
use crate::text::learning::Learning;
use crate::text::{Phrase, Words};
use crate::ui::focus::FirstFocus;
use crate::ui::node::{NodeStyle as _, flex};
use crate::ui::{ButtonKind, Ui, palette};

/// A menu entry.
struct Item {
    icon: &'static str,
    caption: Words,
}

fn item(icon: &'static str, caption: impl Phrase) -> Item {
    Item {
        icon,
        caption: caption.words(),
    }
}

/// Builds the menu: its entries have the given width, the primary one its own.
pub(super) fn menu(column: &mut Ui, saved: Saved, (primary, width): (f32, f32)) {
    let entry = Entry {
        width,
        primary,
        dense: saved.dense(column.room),
    };
    if saved.nothing {
        first_start(column, &entry);
        return;
    }
    if let Some(detail) = saved.latest {
        entry
            .primary(column, "play", &say::title::r#continue(), detail)
            .insert(FirstFocus)
            .observe(|_: On<Activate>, mut start: MessageWriter<ContinueMatch>| {
                start.write(ContinueMatch);
            });
    } else if let Some(detail) = saved.next {
        entry
            .primary(column, "play", &say::title::play(), detail)
            .insert(FirstFocus)
            .observe(setup::deal);
    }
    let new = |together: bool| {
        move |_: On<Activate>, mut next: ResMut<NextState<Screen>>, mut form: ResMut<setup::Form>| {
            form.begin_visit(together);
            next.set(Screen::Setup);
        }
    };
    let alone = item("bot", say::title::play_vs_computer());
    if saved.stands_out() {
        entry.spawn(column, alone, new(false));
    } else {
        // The primary entry is what most players come for.
        let kind = (ButtonKind::Primary, palette::INK, palette::INK);
        entry.line(column, alone, kind, new(false)).insert(FirstFocus);
    }
    entry.spawn(column, item("users", say::title::several_players()), new(true));
    if let Some(menu) = saved.others {
        entry.spawn(column, item("layers", say::matches::matches()), open(menu));
    }
    entry.spawn(column, item("graduation-cap", Learning::Learn), open(Menu::Learn));
    entry.spawn(
        column,
        item("info", say::captions::caption_how_to_play()),
        open(Menu::Help),
    );
    entry.spawn(
        column,
        item("chart-column", say::captions::caption_statistics()),
        open(Menu::Statistics),
    );
    entry.spawn(
        column,
        item("settings", say::captions::caption_settings()),
        open(Menu::Settings),
    );
    #[cfg(not(target_arch = "wasm32"))]
    {
        let leave = |_: On<Activate>, mut exit: MessageWriter<AppExit>| {
            exit.write(AppExit::Success);
        };
        let mut quit = entry.spawn(column, item("log-out", say::title::quit()), leave);
        if saved.latest.is_some() {
            quit.insert(crate::ui::Tooltip::new(say::title::right_here()));
        }
    }
}

/// Builds the entries of the first start: learn the game, or skip the lessons.
fn first_start(column: &mut Ui, entry: &Entry) {
    entry
        .primary(column, "graduation-cap", &Learning::Learn, &Learning::FirstTrick)
        .insert(FirstFocus)
        .observe(|_: On<Activate>, mut commands: Commands| commands.insert_resource(Destination::NextLesson));
    entry.spawn(
        column,
        item("play", Learning::KnowSpades),
        |_: On<Activate>, mut learned: ResMut<Learned>| learned.know(),
    );
}

/// Style of the menu entries.
struct Entry {
    width: f32,
    /// Width of the primary entry.
    primary: f32,
    dense: bool,
}

impl Entry {
    fn node(&self, width: f32, height: f32) -> Node {
        Node {
            width: px(width),
            height: px(height),
            // Spans both columns where the entries are in two.
            grid_column: if width > self.width {
                GridPlacement::span(2)
            } else {
                GridPlacement::DEFAULT
            },
            margin: UiRect::bottom(px(entry_gap(self.dense))),
            padding: UiRect::new(px(28), px(22), px(0), px(0)),
            column_gap: px(24),
            align_items: AlignItems::Center,
            flex_shrink: 0.0,
            ..default()
        }
    }

    fn spawn<'a, M>(
        &self,
        column: &'a mut Ui,
        item: Item,
        action: impl IntoObserverSystem<Activate, (), M>,
    ) -> EntityCommands<'a> {
        self.line(column, item, (ButtonKind::Tile, palette::BRASS, palette::IVORY), action)
    }

    /// Builds an entry of this kind, with its icon and its caption in these colors.
    fn line<'a, M>(
        &self,
        column: &'a mut Ui,
        item: Item,
        (kind, icon, ink): (ButtonKind, Color, Color),
        action: impl IntoObserverSystem<Activate, (), M>,
    ) -> EntityCommands<'a> {
        let node = self.node(self.width, entry_height(column.room, self.dense));
        let button = column.theme.clickable(kind, BorderRadius::all(px(16)), &item.caption);
        let mut entry = column.nest((node, button), |entry| {
            entry.icon(item.icon, 24.0, icon);
            let middle = flex().grow();
            entry.nest((middle, Pickable::IGNORE), |middle| {
                middle.sans(&item.caption, 20.0, ink);
            });
            entry.icon("chevron-right", 20.0, ink.with_alpha(0.62));
        });
        entry.observe(action);
        entry
    }

    fn primary<'a>(
        &self,
        column: &'a mut Ui,
        icon: &str,
        caption: &dyn Phrase,
        detail: &dyn Phrase,
    ) -> EntityCommands<'a> {
        // Grows with a detail of two lines.
        let node = self
            .node(self.primary, 0.0)
            .height(auto())
            .min_height(px(primary_height(column.room)));
        let button = column
            .theme
            .clickable(ButtonKind::Primary, BorderRadius::all(px(16)), caption);
        column.nest((node, button), |entry| {
            entry.icon(icon, 26.0, palette::INK);
            let middle = Node {
                flex_grow: 1.0,
                flex_shrink: 1.0,
                // On a phone the name of a match takes the whole line.
                margin: UiRect::right(px(-16)),
                ..page::column()
            };
            entry.nest((middle, Pickable::IGNORE), |middle| {
                middle.serif(caption, 26.0, palette::INK);
                middle.sans(detail, 15.0, palette::INK);
            });
            entry.icon("chevron-right", 20.0, palette::INK);
        })
    }
}
