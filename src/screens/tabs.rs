//! Pages with tabs at the side, or on top in portrait: settings and help.

use bevy::ecs::component::Mutable;
use bevy::prelude::*;
use bevy::ui_widgets::{Activate, ScrollArea, ScrollIntoView};

use super::UiViewport;
use super::page::{column, header, root, scroll, way_back};
use crate::Menu;
use crate::text::Phrase;
use crate::ui::bind::Bind;
use crate::ui::focus::FirstFocus;
use crate::ui::{ButtonKind, Theme, palette, panel};

/// Height of a window below which tabs at the side move together, in UI pixels.
const LOW: f32 = 760.0;

/// The tabs of a page; the resource is the open one.
pub(super) trait Leaf: Resource + Component<Mutability = Mutable> + Copy + PartialEq {
    /// Returns the icon beside the name.
    fn icon(self) -> &'static str;
    /// Returns the name.
    fn caption(self) -> impl Phrase;
}

/// Builds the page with these tabs, in order; `contents` fills a tab.
pub(super) fn tabbed<L: Leaf>(
    commands: &mut Commands,
    theme: &Theme,
    room: &UiViewport,
    menu: Menu,
    title: &dyn Phrase,
    leaves: &[L],
    contents: impl Fn(&mut ChildSpawnerCommands, L),
) {
    let portrait = room.portrait;
    commands
        .spawn(root(
            menu,
            title,
            Node {
                padding: room.margins(),
                row_gap: room.gap(30.0),
                ..column()
            },
        ))
        .with_children(|page| {
            top(page, theme, room, title, leaves);
            page.spawn(panel(Node {
                width: percent(100),
                flex_grow: 1.0,
                flex_basis: px(0),
                min_height: px(0),
                padding: UiRect::all(px(if portrait { 12.0 } else { 24.0 })),
                column_gap: px(14),
                ..default()
            }))
            .with_children(|row| {
                if !portrait {
                    beside(row, theme, room, leaves);
                }
                for &leaf in leaves {
                    row.spawn(scroll(Node {
                        flex_grow: 1.0,
                        flex_basis: px(0),
                        height: percent(100),
                        row_gap: px(14),
                        padding: UiRect::axes(px(if portrait { 22.0 } else { 16.0 }), px(14)),
                        ..default()
                    }))
                    .insert(Bind::<L>::default().shown(move |open| *open == leaf))
                    .with_children(|body| contents(body, leaf));
                }
            });
        });
}

/// Spawns the header, and the tabs that are above the contents.
fn top<L: Leaf>(page: &mut ChildSpawnerCommands, theme: &Theme, room: &UiViewport, title: &dyn Phrase, leaves: &[L]) {
    let line = Node {
        width: percent(100),
        column_gap: px(if room.phone { 4 } else { 10 }),
        // Keeps the focus ring from being clipped.
        padding: UiRect::all(px(8)),
        // A single row, which scrolls if it overflows.
        overflow: Overflow::scroll_x(),
        flex_shrink: 0.0,
        ..default()
    };
    if room.low() {
        // The tab names identify the page, and replace the heading.
        page.spawn(Node {
            width: percent(100),
            align_items: AlignItems::Center,
            column_gap: px(12),
            flex_shrink: 0.0,
            ..default()
        })
        .with_children(|row| {
            way_back(row, theme, room);
            row.spawn((
                ScrollArea,
                Node {
                    width: auto(),
                    flex_grow: 1.0,
                    flex_basis: px(0),
                    min_width: px(0),
                    ..line
                },
            ))
            .with_children(|row| names(row, theme, room, leaves));
        });
        return;
    }
    header(page, theme, room, title);
    if room.portrait {
        page.spawn((ScrollArea, line))
            .with_children(|row| names(row, theme, room, leaves));
    }
}

/// Spawns the tabs at the side, and a line between them and the contents.
fn beside<L: Leaf>(row: &mut ChildSpawnerCommands, theme: &Theme, room: &UiViewport, leaves: &[L]) {
    let low = room.size.y < LOW;
    row.spawn(Node {
        width: px(268),
        row_gap: px(if low { 4.0 } else { 10.0 }),
        flex_shrink: 0.0,
        padding: UiRect::all(px(2)),
        ..column()
    })
    .with_children(|side| names(side, theme, room, leaves));
    row.spawn((
        Node {
            width: px(1.2),
            height: percent(100),
            margin: UiRect::horizontal(px(10)),
            flex_shrink: 0.0,
            ..default()
        },
        BackgroundColor(palette::BRASS.with_alpha(0.25)),
    ));
}

fn names<L: Leaf>(parent: &mut ChildSpawnerCommands, theme: &Theme, room: &UiViewport, leaves: &[L]) {
    for (at, &leaf) in leaves.iter().enumerate() {
        let size = room.text(if room.portrait { 16.0 } else { 18.0 });
        let mut name = parent.spawn((
            Node {
                height: px(match (room.portrait, room.size.y < LOW) {
                    (true, _) => 62.0,
                    (false, true) => 44.0,
                    (false, false) => 54.0,
                }),
                padding: UiRect::horizontal(px(if room.low() || room.phone { 9 } else { 20 })),
                column_gap: px(if room.phone { 10 } else { 18 }),
                align_items: AlignItems::Center,
                flex_shrink: 0.0,
                ..default()
            },
            theme.clickable(ButtonKind::Leaf, BorderRadius::all(px(16)), &leaf.caption()),
            Bind::<L>::default().selected(move |open| *open == leaf),
        ));
        name.with_children(|name| {
            // On a phone, names without icons, so that they take fewer lines.
            if !room.low() && !room.phone {
                name.spawn(theme.icon(leaf.icon(), size * 1.25, palette::BRASS));
            }
            name.spawn((theme.sans(&leaf.caption(), size, palette::IVORY), TextLayout::no_wrap()));
        });
        name.observe(
            move |pressed: On<Activate>,
                  mut open: ResMut<L>,
                  rows: Query<&ChildOf>,
                  names: Query<&Children>,
                  mut commands: Commands| {
                *open = leaf;
                let row = rows.get(pressed.entity).and_then(|row| names.get(row.parent())).ok();
                let beside = |step: usize| row?.get(step).copied();
                // It may have been only partly visible, and so may its neighbours, which show that the row goes on.
                let revealed = [at.checked_sub(1).and_then(beside), beside(at + 1), Some(pressed.entity)];
                for entity in revealed.into_iter().flatten() {
                    commands.trigger(ScrollIntoView { entity });
                }
            },
        );
        if at == 0 {
            name.insert(FirstFocus);
        }
    }
}
