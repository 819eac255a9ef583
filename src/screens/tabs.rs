//! Pages with tabs at the side, or on top in portrait: settings and help.

use bevy::ecs::component::Mutable;
use bevy::prelude::*;
use bevy::ui_widgets::{Activate, ScrollArea};

use super::measures::{Measures, TabNames};
use super::page::{Pages, across, column, page_node, rest, scroll};
use crate::states::Menu;
use crate::text::Phrase;
use crate::ui::bind::Bind;
use crate::ui::focus::FirstFocus;
use crate::ui::node::{NodeStyle as _, flex};
use crate::ui::scrollbar::Reveal;
use crate::ui::{ButtonKind, Ui, palette, panel};

/// Height of a window below which tabs at the side move together, in UI pixels.
const LOW: f32 = 760.0;

/// The tabs of a page; the resource is the open one.
pub(super) trait TabKind: Resource + Component<Mutability = Mutable> + Copy + PartialEq {
    /// Returns the icon beside the name.
    fn icon(self) -> &'static str;
    fn caption(self) -> impl Phrase;
}

/// Builds the page with these tabs, in order, and the open one; `contents` fills a tab.
pub(super) fn tabbed<L: TabKind>(
    pages: &mut Pages,
    menu: Menu,
    title: &dyn Phrase,
    (all, open): (&[L], L),
    contents: impl Fn(&mut Ui, L),
) {
    let tabs = &Measures::of(&pages.room).tabs;
    let node = page_node(&pages.room, 30.0);
    pages.spawn(menu, title, node, |page| {
        top(page, title, (all, open));
        let row = rest()
            .flex_direction(FlexDirection::Row)
            .padding(UiRect::all(px(tabs.panel)))
            .column_gap(px(14));
        page.nest(panel(row), |row| {
            if tabs.names == TabNames::Beside {
                beside(row, (all, open));
            }
            for &tab in all {
                let area = scroll(
                    flex()
                        .grow()
                        .flex_basis(px(0))
                        .height(percent(100))
                        .row_gap(px(14))
                        .padding(UiRect::axes(px(tabs.contents), px(14))),
                );
                row.nest(area, |body| contents(body, tab))
                    .insert(Bind::<L>::default().shown(move |open| *open == tab));
            }
        });
    });
}

/// Spawns the header, and the tabs that are above the contents.
fn top<L: TabKind>(page: &mut Ui, title: &dyn Phrase, all: (&[L], L)) {
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
            let beside = line.clone().grow().flex_basis(px(0)).min_width(px(0));
            row.nest((Name::new("scroll-row"), ScrollArea, beside), |row| names(row, all));
        });
        return;
    }
    page.header(title);
    if tabs.names == TabNames::Above {
        let line = line.clone().width(percent(100));
        page.nest((Name::new("scroll-row"), ScrollArea, line), |row| names(row, all));
    }
}

/// Spawns the tabs at the side, and a line between them and the contents.
fn beside<L: TabKind>(row: &mut Ui, all: (&[L], L)) {
    let low = row.room.size.y < LOW;
    let side = column()
        .width(px(268))
        .row_gap(px(if low { 4.0 } else { 10.0 }))
        .rigid()
        .padding(UiRect::all(px(2)));
    row.nest(side, |side| names(side, all));
    row.spawn((
        flex()
            .width(px(1.2))
            .height(percent(100))
            .margin(UiRect::horizontal(px(10)))
            .rigid(),
        BackgroundColor(palette::BRASS.with_alpha(0.25)),
    ));
}

fn names<L: TabKind>(parent: &mut Ui, (all, opened): (&[L], L)) {
    for (at, &tab) in all.iter().enumerate() {
        let mut name = name(parent, tab);
        name.observe(
            move |pressed: On<Activate>,
                  mut open: ResMut<L>,
                  rows: Query<&ChildOf>,
                  names: Query<&Children>,
                  mut commands: Commands| {
                *open = tab;
                let row = rows.get(pressed.entity).and_then(|row| names.get(row.parent())).ok();
                let beside = |step: usize| row?.get(step).copied();
                // It may have been only partly visible, and so may its neighbors, which show that the row goes on.
                let revealed = [at.checked_sub(1).and_then(beside), beside(at + 1), Some(pressed.entity)];
                for entity in revealed.into_iter().flatten() {
                    commands.trigger(Reveal { entity });
                }
            },
        );
        // The ring is on the tab that the page shows.
        if tab == opened {
            name.insert(FirstFocus);
        }
    }
}

fn name<'a, L: TabKind>(parent: &'a mut Ui, tab: L) -> EntityCommands<'a> {
    let tabs = &parent.measures().tabs;
    let (usual, low) = tabs.height;
    let node = flex()
        .height(px(if parent.room.size.y < LOW { low } else { usual }))
        .padding(UiRect::horizontal(px(tabs.padding)))
        .column_gap(px(tabs.inner_gap))
        .align_center()
        .rigid();
    let button = parent
        .theme
        .clickable(ButtonKind::Tab, BorderRadius::all(px(16)), &tab.caption());
    let selected = Bind::<L>::default().selected(move |open| *open == tab);
    parent.nest((node, button, selected), |name| {
        if tabs.icons {
            name.icon(tab.icon(), tabs.text * 1.25, palette::BRASS);
        }
        name.sans(&tab.caption(), tabs.text, palette::IVORY)
            .insert(TextLayout::no_wrap());
    })
}
