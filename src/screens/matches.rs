//! The matches that can be taken up again: the one played last first. Its frame is that of the history, too, which is one press away.

use std::collections::BTreeSet;

use bevy::prelude::*;
use bevy::ui_widgets::Activate;

use super::page::{MARGIN, choice, choices, column, header, root, scroll};
use crate::Menu;
use crate::session::setup::ResumeMatch;
use crate::session::slots::{KeepMatch, MatchSummary, SlotId, Slots};
use crate::text::history::History;
use crate::text::matches::{Matches, WhoPlays};
use crate::ui::bind::{self, Bind};
use crate::ui::focus::{FirstFocus, Instead};
use crate::ui::{ButtonKind, Selected, Theme, UiViewport, palette, panel};

/// The matches that are deleted when the page is left.
#[derive(Resource, Clone, Debug, Default, PartialEq)]
struct Marked(BTreeSet<SlotId>);

/// The page of unfinished matches or of the history, with the way to the other one. `contents` fills the panel.
pub(super) fn frame(
    commands: &mut Commands,
    theme: &Theme,
    room: &UiViewport,
    here: Menu,
    contents: impl FnOnce(&mut ChildSpawnerCommands),
) {
    commands
        .spawn(root(
            here,
            &Matches::Matches,
            Node {
                padding: UiRect::axes(px(MARGIN), px(if room.portrait { 60.0 } else { MARGIN })),
                row_gap: px(24),
                ..column()
            },
        ))
        .with_children(|page| {
            header(page, theme, room, &Matches::Matches);
            page.spawn(choices(room)).with_children(|row| {
                for (menu, name) in [(Menu::Matches, History::Unfinished), (Menu::History, History::History)] {
                    let mut button = row.spawn(choice(theme, room, None, &name));
                    button.observe(move |_: On<Activate>, mut next: ResMut<NextState<Menu>>| {
                        NextState::set_if_neq(&mut next, menu);
                    });
                    if menu == here {
                        button.insert((Selected, FirstFocus));
                    }
                }
            });
            page.spawn(panel(Node {
                width: percent(100),
                flex_grow: 1.0,
                flex_basis: px(0),
                min_height: px(0),
                padding: UiRect::all(px(12)),
                ..column()
            }))
            .with_children(contents);
        });
}

/// The list of either.
pub(super) fn list() -> impl Bundle {
    scroll(Node {
        width: percent(100),
        flex_grow: 1.0,
        flex_basis: px(0),
        min_height: px(0),
        padding: UiRect::all(px(16)),
        row_gap: px(12),
        ..default()
    })
}

/// A line of either list.
pub(super) fn line() -> impl Bundle {
    (
        Node {
            width: percent(100),
            min_height: px(76),
            padding: UiRect::axes(px(20), px(12)),
            column_gap: px(16),
            row_gap: px(10),
            align_items: AlignItems::Center,
            flex_shrink: 0.0,
            flex_wrap: FlexWrap::Wrap,
            border_radius: BorderRadius::all(px(12)),
            ..default()
        },
        BackgroundColor(palette::IVORY.with_alpha(0.02)),
    )
}

fn build(mut commands: Commands, theme: Res<Theme>, room: Res<UiViewport>, slots: Res<Slots>) {
    let (theme, room) = (&*theme, &*room);
    frame(&mut commands, theme, room, Menu::Matches, |panel| {
        panel.spawn(list()).with_children(|list| {
            for (slot, saved) in slots.unfinished() {
                // One that cannot be replayed is set aside when it is asked for on the title.
                if let Some(summary) = MatchSummary::of(saved) {
                    row(list, theme, room, slot, &summary, &WhoPlays(saved.setup()));
                }
            }
        });
    });
}

/// A match, with what can be done with it.
fn row(
    list: &mut ChildSpawnerCommands,
    theme: &Theme,
    room: &UiViewport,
    slot: SlotId,
    summary: &MatchSummary,
    players: &WhoPlays,
) {
    list.spawn(line()).with_children(|row| {
        row.spawn(Node {
            flex_grow: 1.0,
            row_gap: px(4),
            ..column()
        })
        .with_children(|lines| {
            lines.spawn(theme.serif(summary, room.text(20.0), palette::IVORY));
            lines.spawn((
                theme.sans(players, room.text(15.0), palette::MUTED),
                Bind::<Marked>::default().shown(move |marked| !marked.0.contains(&slot)),
            ));
            lines.spawn((
                theme.sans(&Matches::Deleted, room.text(15.0), palette::LOSS),
                Bind::<Marked>::default().shown(move |marked| marked.0.contains(&slot)),
            ));
        });
        let theme = theme.enlarged(room.text(1.0));
        row.spawn((
            theme.button(ButtonKind::Primary, Some("play"), &Matches::Continue, 0.0),
            Bind::<Marked>::default().shown(move |marked| !marked.0.contains(&slot)),
        ))
        .observe(move |_: On<Activate>, mut asked: MessageWriter<ResumeMatch>| {
            asked.write(ResumeMatch(slot));
        });
        let [delete, undo] =
            [(Matches::Delete, "x", false), (Matches::Undo, "undo-2", true)].map(|(phrase, icon, marked_now)| {
                row.spawn((
                    theme.button(ButtonKind::Secondary, Some(icon), &phrase, 0.0),
                    Bind::<Marked>::default().shown(move |marked| marked.0.contains(&slot) == marked_now),
                ))
                .observe(move |_: On<Activate>, mut marked: ResMut<Marked>| {
                    if marked_now {
                        marked.0.remove(&slot);
                    } else {
                        marked.0.insert(slot);
                    }
                })
                .id()
            });
        row.commands_mut().entity(delete).insert(Instead(undo));
        row.commands_mut().entity(undo).insert(Instead(delete));
    });
}

/// The page is left: what was marked is deleted.
fn leave(mut marked: ResMut<Marked>, mut slots: ResMut<Slots>, mut keep: MessageWriter<KeepMatch>) {
    for slot in std::mem::take(&mut marked.0) {
        slots.forget(slot);
        keep.write(KeepMatch { slot, saved: None });
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Marked>();
    super::page(app, Menu::Matches, build);
    app.add_systems(OnExit(Menu::Matches), leave);
    bind::following::<Marked>(app);
}
