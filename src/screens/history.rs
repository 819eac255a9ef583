//! The history of finished matches, latest first, with search. It shows one page of matches at a time, so that ten thousand open at once.

mod browse;

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use bevy::ui_widgets::Activate;
use spades_archive::MatchId;
use spades_archive::history::Entry;
use spades_rules::Rules;

use super::deal_code::Offer;
use super::field::Field;
use super::filter::{Filtered, filters};
use super::matches::{frame, line, list};
use super::page::{Pages, across, column, rest_of_row};
use super::share::{GamePage, ShareSheet, Sharing};
use super::stepper::cell;
use crate::session::friend::Friends;
use crate::session::replaying::{ReplayOf, StartReplay};
use crate::session::{Match, OwnRules, RulesKind, clock};
use crate::states::Menu;
use crate::storage::Store;
use crate::storage::history::MatchHistory;
use crate::text::Blank;
use crate::text::custom_rules::RulesSummary;
use crate::text::deal_codes::{AgainstFriend, DealCodes};
use crate::text::history::{Ended, History, WhoAndWhen};
use crate::text::notices::Notice;
use crate::text::replay::Replay;
use crate::ui::bind::{self, Bind};
use crate::ui::node::NodeStyle as _;
use crate::ui::toasts::Toast;
use crate::ui::{ButtonKind, Rebuild, Tooltip, Ui, palette};
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

fn build(mut pages: Pages, history: Res<MatchHistory>, browse: Res<Browse>) {
    frame(&mut pages, Menu::History, |panel| {
        if history.is_empty() {
            nothing_yet(panel);
            return;
        }
        filters::<Browse>(panel, UiRect::axes(px(16), px(8)), |row| {
            let field = Field {
                label: &History::Player,
                max: NAME,
                get: |browse: &Browse, _| &browse.filter().player,
                set: |browse, _, name| browse.change().player = name,
                of: 0,
            };
            row.nest(cell(row.room), |cell| {
                field.spawn(cell, &browse, |_| History::AnyPlayer, |_| true);
            });
        });
        list(panel, List);
        foot(panel);
    });
}

fn nothing_yet(panel: &mut Ui) {
    let middle = column()
        .width(percent(100))
        .height(percent(100))
        .align_center()
        .justify_center()
        .row_gap(px(18));
    panel.nest(middle, |middle| {
        middle.nothing_yet("history", &History::NoMatchHasEnded, &History::WhatIsKept);
    });
}

/// The current page of the list, with buttons for the others.
fn foot(panel: &mut Ui) {
    let row = across(20.0).padding(UiRect::axes(px(16), px(6))).justify_center();
    panel.nest(row, |row| {
        turn(row, "arrow-left", History::LaterMatches, false);
        row.sans(&Blank, 16.0, palette::MUTED)
            .insert(Bind::<Found>::default().says(Found::shown));
        turn(row, "arrow-right", History::EarlierMatches, true);
    });
}

/// Builds a button to the next or previous page of the list.
fn turn(row: &mut Ui, icon: &str, label: History, on: bool) {
    row.round(ButtonKind::Secondary, icon, 44.0, &label)
        .insert(Bind::<Found>::default().enabled(move |found| found.more(on)))
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

/// Runs the search.
fn search(browse: Res<Browse>, history: Res<MatchHistory>, mut found: ResMut<Found>) {
    found.set_if_neq(browse.search(&history));
}

/// Refills the list from the top.
fn fill(
    mut lists: Query<(Entity, &mut ScrollPosition), With<List>>,
    found: Res<Found>,
    friends: Res<Friends>,
    browse: Res<Browse>,
    (page, sheet): (Res<GamePage>, Res<ShareSheet>),
    (history, store): (Res<MatchHistory>, Res<Store>),
    mut pages: Pages,
) {
    let name = Offer::name_in_history(&page, *sheet);
    for (list, mut position) in &mut lists {
        *position = ScrollPosition::default();
        pages.refill(list, |rows| {
            if found.entries.is_empty() {
                rows.prose(&History::NoMatches, 17.0, palette::MUTED);
            }
            for entry in &found.entries {
                let of = Ended::new(entry, browse.name_of(entry));
                let rules = options(entry, &history, &store);
                row(rows, (entry, &of, rules), friends.get(entry.id), name);
            }
        });
    }
}

/// Returns the rules of a match that is named after a preset but differs from it in more than its length.
fn options(entry: &Entry, history: &MatchHistory, store: &Store) -> Option<Rules> {
    let RulesKind::Preset(preset) = entry.kind else {
        return None;
    };
    let rules = history.load(store, entry.id).ok()?.record.rules;
    (!rules.differences(&preset.rules()).is_empty()).then_some(rules)
}

/// A match and its buttons. `friend` holds the points of its rounds, the friend's first.
fn row(
    list: &mut Ui,
    (entry, of, options): (&Entry, &Ended, Option<Rules>),
    friend: Option<&[[i32; 2]]>,
    share: DealCodes,
) {
    let (id, kind) = (entry.id, entry.kind);
    list.nest(line(), |row| {
        let lines = Node {
            // Four players' names wrap to leave room for the buttons.
            flex_basis: row.measures().finished_match,
            flex_direction: FlexDirection::Column,
            row_gap: px(4),
            ..rest_of_row()
        };
        row.nest(lines, |lines| {
            lines.serif(of, 20.0, palette::IVORY);
            let day = clock::date_of(entry.ended);
            lines.sans(&WhoAndWhen::new(entry, day), 15.0, palette::MUTED);
            if let Some(rules) = options {
                lines.sans(&RulesSummary(rules), 15.0, palette::MUTED);
            }
            if let Some(rounds) = friend {
                lines.sans(&AgainstFriend::sums(rounds), 15.0, palette::BRASS);
                lines.prose(&AgainstFriend::rounds(rounds), 15.0, palette::MUTED);
            }
        });
        row.large_button(ButtonKind::Secondary, Some("history"), &Replay::Replay)
            .observe(
                move |_: On<Activate>, mut replayer: Replayer, mut browse: ResMut<Browse>| {
                    if replayer.start(id, kind, None) {
                        browse.kept = true;
                    }
                },
            );
        share_button(row, share).observe(self::share(id));
    });
}

/// Builds the button for the deals; on a phone an icon button, which fits beside the other one.
fn share_button<'a>(row: &'a mut Ui, name: DealCodes) -> EntityCommands<'a> {
    let kind = ButtonKind::Secondary;
    if !row.room.phone {
        return row.large_button(kind, Some("copy"), &name);
    }
    let theme = row.theme.enlarged(row.room.text(1.0));
    let mut button = row.spawn(theme.round(kind, "copy", 44.0, &name));
    button.insert(Tooltip::new(name));
    button
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

/// Shares a match's deals, or copies their code where the game has no page.
fn share(id: MatchId) -> impl Fn(On<Activate>, Res<MatchHistory>, Res<Store>, Sharing) {
    move |_, history, store, mut sharing| {
        let finished = history.load(&store, id).ok();
        match finished.and_then(|finished| Offer::of_finished(&finished, sharing.page())) {
            Some(offer) => offer.give(&mut sharing),
            None => {
                let notice = match store.any_unread() {
                    Some(why) => Notice::CannotBeRead { why },
                    None => Notice::HistoryMatchDamaged,
                };
                sharing.toasts.write(Toast::new(notice));
            }
        }
    }
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
