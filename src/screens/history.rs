//! The history of finished matches, latest first, with search. It shows one page of matches at a time, so that ten thousand open at once.

mod browse;

use bevy::clipboard::Clipboard;
use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use bevy::ui_widgets::Activate;
use spades_archive::MatchId;
use spades_archive::code::DealCode;
use spades_archive::history::Entry;

use super::UiViewport;
use super::field::Field;
use super::filter::{Filtered, filters};
use super::matches::{frame, line, list};
use super::page::column;
use super::share;
use super::stepper::cell;
use crate::Menu;
use crate::session::friend::Friends;
use crate::session::replaying::{ReplayOf, StartReplay};
use crate::session::{Match, OwnRules, RulesKind, clock};
use crate::storage::Store;
use crate::storage::history::MatchHistory;
use crate::text::Blank;
use crate::text::deal_codes::{AgainstFriend, DealCodes};
use crate::text::history::{Ended, History, WhoAndWhen};
use crate::text::notices::Notice;
use crate::text::replay::Replay;
use crate::ui::bind::{self, Bind};
use crate::ui::toasts::Toast;
use crate::ui::{ButtonKind, Rebuild, Theme, Tooltip, Ui, palette};
use browse::{Browse, Found};

/// Maximum length of a name search.
const NAME: usize = 24;

/// The list of matches found.
#[derive(Component)]
struct List;

/// Reads the history and searches it without filters when the page opens.
fn open(
    mut history: ResMut<MatchHistory>,
    store: Res<Store>,
    own: Res<OwnRules>,
    mut browse: ResMut<Browse>,
    mut toasts: MessageWriter<Toast>,
) {
    toasts.write_batch(history.open(&store));
    // Returning from a replay keeps the filters and the place in the list.
    if !std::mem::take(&mut browse.kept) {
        *browse = Browse::of(&history, &store, &own);
    }
}

fn build(
    mut commands: Commands,
    theme: Res<Theme>,
    room: Res<UiViewport>,
    history: Res<MatchHistory>,
    browse: Res<Browse>,
) {
    let (theme, room) = (&*theme, &*room);
    frame(&mut commands, theme, room, Menu::History, |panel| {
        if history.is_empty() {
            nothing_yet(panel, theme, room);
            return;
        }
        let padding = UiRect::axes(px(16), px(8));
        filters::<Browse>(panel, theme, room, padding, |row| {
            row.spawn(cell(room)).with_children(|cell| {
                let field = Field {
                    label: &History::Player,
                    most: NAME,
                    get: |browse: &Browse, _| &browse.filter().player,
                    set: |browse, _, name| browse.change().player = name,
                    of: 0,
                };
                field.spawn(
                    &mut Ui::new(cell, theme, room),
                    &browse,
                    |_| History::AnyPlayer,
                    |_| true,
                );
            });
        });
        list(&mut panel.spawn(List), room);
        foot(panel, theme, room);
    });
}

fn nothing_yet(panel: &mut ChildSpawnerCommands, theme: &Theme, room: &UiViewport) {
    panel
        .spawn(Node {
            width: percent(100),
            height: percent(100),
            align_items: AlignItems::Center,
            justify_content: JustifyContent::Center,
            row_gap: px(18),
            ..column()
        })
        .with_children(|middle| {
            middle.spawn(theme.icon("history", room.text(64.0), palette::BRASS));
            middle.spawn(theme.serif(&History::NoMatchHasEnded, room.text(34.0), palette::IVORY));
            middle.spawn((
                theme.paragraph(&History::WhatIsKept, room.text(17.0), palette::MUTED),
                TextLayout::justify(Justify::Center),
            ));
        });
}

/// The current page of the list, with buttons for the others.
fn foot(panel: &mut ChildSpawnerCommands, theme: &Theme, room: &UiViewport) {
    panel
        .spawn(Node {
            width: percent(100),
            padding: UiRect::axes(px(16), px(6)),
            align_items: AlignItems::Center,
            justify_content: JustifyContent::Center,
            column_gap: px(20),
            flex_shrink: 0.0,
            ..default()
        })
        .with_children(|row| {
            for on in [false, true] {
                let (icon, label) = if on {
                    ("arrow-right", History::EarlierMatches)
                } else {
                    ("arrow-left", History::LaterMatches)
                };
                if on {
                    row.spawn((
                        theme.sans(&Blank, room.text(16.0), palette::MUTED),
                        Bind::<Found>::default().says(Found::shown),
                    ));
                }
                row.spawn((
                    theme.round(ButtonKind::Secondary, icon, room.text(44.0), &label),
                    Bind::<Found>::default().enabled(move |found| found.more(on)),
                ))
                .observe(
                    move |_: On<Activate>,
                          mut browse: ResMut<Browse>,
                          lists: Query<&ChildOf, With<List>>,
                          mut positions: Query<&mut ScrollPosition>| {
                        browse.turn(on);
                        // On a phone the whole page scrolls, and the list starts at its first line.
                        for list in &lists {
                            if let Ok(mut position) = positions.get_mut(list.parent()) {
                                position.0 = Vec2::ZERO;
                            }
                        }
                    },
                );
            }
        });
}

/// Runs the search.
fn search(browse: Res<Browse>, history: Res<MatchHistory>, mut found: ResMut<Found>) {
    found.set_if_neq(browse.search(&history));
}

/// Refills the list from the top.
fn fill(
    lists: Query<Entity, With<List>>,
    found: Res<Found>,
    theme: Res<Theme>,
    room: Res<UiViewport>,
    friends: Res<Friends>,
    browse: Res<Browse>,
    mut commands: Commands,
) {
    for list in &lists {
        let mut list = commands.entity(list);
        list.despawn_children().insert(ScrollPosition::default());
        list.with_children(|rows| {
            if found.entries.is_empty() {
                rows.spawn(theme.paragraph(&History::NoMatchFits, room.text(17.0), palette::MUTED));
            }
            for entry in &found.entries {
                let of = Ended::new(entry, browse.name_of(entry));
                row(rows, &theme, &room, (entry, &of), friends.get(entry.id));
            }
        });
    }
}

/// A match and its buttons. `friend` holds the points of its rounds, the friend's first.
fn row(
    list: &mut ChildSpawnerCommands,
    theme: &Theme,
    room: &UiViewport,
    (entry, of): (&Entry, &Ended),
    friend: Option<&[[i32; 2]]>,
) {
    let (id, kind) = (entry.id, entry.kind);
    list.spawn(line()).with_children(|row| {
        row.spawn(Node {
            flex_grow: 1.0,
            // Four players' names wrap to leave room for the buttons.
            flex_basis: if room.portrait && !room.low() {
                percent(100)
            } else {
                px(360)
            },
            min_width: px(0),
            row_gap: px(4),
            ..column()
        })
        .with_children(|lines| {
            lines.spawn(theme.serif(of, room.text(20.0), palette::IVORY));
            let day = clock::date_of(entry.ended);
            lines.spawn(theme.sans(&WhoAndWhen::new(entry, day), room.text(15.0), palette::MUTED));
            if let Some(rounds) = friend {
                lines.spawn(theme.sans(&AgainstFriend::sums(rounds), room.text(15.0), palette::BRASS));
                let rounds = AgainstFriend::rounds(rounds);
                lines.spawn(theme.paragraph(&rounds, room.text(15.0), palette::MUTED));
            }
        });
        let theme = theme.enlarged(room.text(1.0));
        row.spawn(theme.button(ButtonKind::Secondary, Some("history"), &Replay::Replay, 0.0))
            .observe(
                move |_: On<Activate>, mut replayer: Replayer, mut browse: ResMut<Browse>| {
                    if replayer.start(id, kind, None) {
                        browse.kept = true;
                    }
                },
            );
        let copy = &DealCodes::CopyDealCode;
        let mut button = if room.phone {
            // An icon button fits beside the other one.
            let mut button = row.spawn(theme.round(ButtonKind::Secondary, "copy", 44.0, copy));
            button.insert(Tooltip::new(DealCodes::CopyDealCode));
            button
        } else {
            row.spawn(theme.button(ButtonKind::Secondary, Some("copy"), copy, 0.0))
        };
        button.observe(
            move |_: On<Activate>,
                  history: Res<MatchHistory>,
                  store: Res<Store>,
                  mut clipboard: ResMut<Clipboard>,
                  mut toasts: MessageWriter<Toast>| {
                toasts.write(Toast::new(copy_code(&history, &store, id, &mut clipboard)));
            },
        );
    });
}

/// Parameters for replaying a match of the history.
#[derive(SystemParam)]
pub(super) struct Replayer<'w> {
    history: Res<'w, MatchHistory>,
    store: Res<'w, Store>,
    start: MessageWriter<'w, StartReplay>,
    toasts: MessageWriter<'w, Toast>,
}

impl Replayer<'_> {
    /// Starts the replay of a match, at this action or from its beginning. Returns `false`, and reports it, if the match can't be
    /// replayed.
    pub(super) fn start(&mut self, id: MatchId, kind: RulesKind, at: Option<usize>) -> bool {
        let finished = self.history.load(&self.store, id).ok();
        let Some(game) = finished.and_then(|finished| Match::ended(&finished, kind).ok()) else {
            self.toasts.write(Toast::new(Replay::CannotBeReplayed));
            return false;
        };
        let of = ReplayOf::Ended(Box::new(game));
        self.start.write(StartReplay { of, at });
        true
    }
}

/// Copies a match's deal code and returns the notice to show.
fn copy_code(history: &MatchHistory, store: &Store, id: MatchId, clipboard: &mut Clipboard) -> Notice {
    let code = history
        .load(store, id)
        .ok()
        .and_then(|finished| DealCode::of_match(&finished.game().ok()?, None).ok());
    code.map_or(Notice::HistoryMatchDamaged, |code| {
        share::copy(clipboard, code.to_string(), Notice::DealCodeCopied)
    })
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Browse>().init_resource::<Found>();
    app.add_systems(OnEnter(Menu::History), open.before(build));
    super::page(app, Menu::History, build);
    app.add_systems(
        Update,
        (
            search.run_if(resource_changed::<Browse>),
            fill.run_if(resource_changed::<Found>.or_eager(any_match_filter::<Added<List>>)),
        )
            .chain()
            .in_set(Rebuild)
            .after(build)
            .run_if(in_state(Menu::History)),
    );
    bind::following::<Browse>(app);
    bind::following::<Found>(app);
}
