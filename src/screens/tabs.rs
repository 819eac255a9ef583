//! Pages with tabs at the side, or on top in portrait: settings and help.

use bevy::ecs::component::Mutable;
use bevy::prelude::*;
use bevy::ui_widgets::{Activate, ScrollArea};

use super::measures::{Measures, TabNames};
use super::page::{Pages, across, column, page_node, rest, scroll};
use crate::Menu;
use crate::text::Phrase;
use crate::ui::bind::Bind;
use crate::ui::focus::FirstFocus;
use crate::ui::scrollbar::Reveal;
use crate::ui::{ButtonKind, Ui, palette, panel};

/// Height of a window below which tabs at the side move together, in UI pixels.
const LOW: f32 = 760.0;

/// The tabs of a page; the resource is the open one.
pub(super) trait Leaf: Resource + Component<Mutability = Mutable> + Copy + PartialEq {
    /// Returns the icon beside the name.
    fn icon(self) -> &'static str;
    /// Returns the name.
    fn caption(self) -> impl Phrase;
}

/// Builds the page with these tabs, in order, and the open one; `contents` fills a tab.
pub(super) fn tabbed<L: Leaf>(
    pages: &mut Pages,
    menu: Menu,
    title: &dyn Phrase,
    (leaves, open): (&[L], L),
    contents: impl Fn(&mut Ui, L),
) {
    let tabs = &Measures::of(&pages.room).tabs;
    let node = page_node(&pages.room, 30.0);
    pages.spawn(menu, title, node, |page| {
        top(page, title, (leaves, open));
        let row = Node {
            flex_direction: FlexDirection::Row,
            padding: UiRect::all(px(tabs.panel)),
            column_gap: px(14),
            ..rest()
        };
        page.nest(panel(row), |row| {
            if tabs.names == TabNames::Beside {
                beside(row, (leaves, open));
            }
            for &leaf in leaves {
                let area = scroll(Node {
                    flex_grow: 1.0,
                    flex_basis: px(0),
                    height: percent(100),
                    row_gap: px(14),
                    padding: UiRect::axes(px(tabs.contents), px(14)),
                    ..default()
                });
                row.nest(area, |body| contents(body, leaf))
                    .insert(Bind::<L>::default().shown(move |open| *open == leaf));
            }
        });
    });
}

/// Spawns the header, and the tabs that are above the contents.
fn top<L: Leaf>(page: &mut Ui, title: &dyn Phrase, leaves: (&[L], L)) {
    let tabs = &page.measures().tabs;
    let line = Node {
        column_gap: px(tabs.gap),
        // Keeps the focus ring from being clipped.
        padding: UiRect::all(px(8)),
        // A single row, which scrolls if it overflows.
        overflow: Overflow::scroll_x(),
        flex_shrink: 0.0,
        ..default()
    };
    if tabs.names == TabNames::AsHeading {
        // The tab names identify the page, and replace the heading.
        let row = across(12.0);
        page.nest(row, |row| {
            row.back_button();
            let beside = Node {
                flex_grow: 1.0,
                flex_basis: px(0),
                min_width: px(0),
                ..line
            };
            row.nest((Name::new("scroll-row"), ScrollArea, beside), |row| names(row, leaves));
        });
        return;
    }
    page.header(title);
    if tabs.names == TabNames::Above {
        let line = Node {
            width: percent(100),
            ..line
        };
        page.nest((Name::new("scroll-row"), ScrollArea, line), |row| names(row, leaves));
    }
}

/// Spawns the tabs at the side, and a line between them and the contents.
fn beside<L: Leaf>(row: &mut Ui, leaves: (&[L], L)) {
    let low = row.room.size.y < LOW;
    let side = Node {
        width: px(268),
        row_gap: px(if low { 4.0 } else { 10.0 }),
        flex_shrink: 0.0,
        padding: UiRect::all(px(2)),
        ..column()
    };
    row.nest(side, |side| names(side, leaves));
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

fn names<L: Leaf>(parent: &mut Ui, (leaves, opened): (&[L], L)) {
    for (at, &leaf) in leaves.iter().enumerate() {
        let mut name = name(parent, leaf);
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
                    commands.trigger(Reveal { entity });
                }
            },
        );
        // The ring is on the tab that the page shows.
        if leaf == opened {
            name.insert(FirstFocus);
        }
    }
}

fn name<'a, L: Leaf>(parent: &'a mut Ui, leaf: L) -> EntityCommands<'a> {
    let tabs = &parent.measures().tabs;
    let (usual, low) = tabs.height;
    let node = Node {
        height: px(if parent.room.size.y < LOW { low } else { usual }),
        padding: UiRect::horizontal(px(tabs.padding)),
        column_gap: px(tabs.inner_gap),
        align_items: AlignItems::Center,
        flex_shrink: 0.0,
        ..default()
    };
    let button = parent
        .theme
        .clickable(ButtonKind::Leaf, BorderRadius::all(px(16)), &leaf.caption());
    let selected = Bind::<L>::default().selected(move |open| *open == leaf);
    parent.nest((node, button, selected), |name| {
        if tabs.icons {
            name.icon(leaf.icon(), tabs.text * 1.25, palette::BRASS);
        }
        name.sans(&leaf.caption(), tabs.text, palette::IVORY)
            .insert(TextLayout::no_wrap());
    })
}
