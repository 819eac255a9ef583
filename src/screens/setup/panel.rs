//! The right side of the setup: length, players, levels.

mod code;
mod length;
mod seating;
mod seats;
mod sets;

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use bevy::ui_widgets::{Activate, ValueChange};
use spades_bots::Level;

use super::form::{Choice, Form};
use super::{Bind, UiViewport};
use crate::screens::page::{caption, choice, choices, column, scroll};
use crate::session::NextSeed;
use crate::session::friend::PendingChallenge;
use crate::session::setup::StartMatch;
use crate::session::statistics::Statistics;
use crate::text::rules_errors::RulesDoNotFit;
use crate::text::setup::{Detail, Setup, SetupStep};
use crate::text::{Phrase, Verbatim};
use crate::ui::toasts::Toast;
use crate::ui::{ButtonKind, Theme, palette, panel, switch_row};

/// Adds import and export of text, and the faces of the bots.
pub(super) fn plugin(app: &mut App) {
    app.add_plugins((code::plugin, seating::plugin, seats::plugin, sets::plugin));
    app.add_systems(Update, scroll_back.run_if(resource_changed::<Form>));
}

/// Spawns the panel with all options of the rules, and the button that deals.
pub(super) fn choices_panel(
    parent: &mut ChildSpawnerCommands,
    theme: &Theme,
    room: &UiViewport,
    form: &Form,
    statistics: &Statistics,
) {
    let padding = 38.0;
    parent
        .spawn(panel(Node {
            width: percent(100),
            height: percent(100),
            flex_direction: FlexDirection::Column,
            flex_shrink: 0.0,
            padding: UiRect::axes(px(0), px(padding - 8.0)),
            row_gap: px(14),
            ..default()
        }))
        .with_children(|side| {
            side.spawn((
                FollowsChoice,
                scroll(Node {
                    width: percent(100),
                    flex_grow: 1.0,
                    flex_basis: px(0),
                    padding: UiRect::axes(px(padding), px(8)),
                    row_gap: px(16),
                    ..default()
                }),
            ))
            .with_children(|body| contents(body, theme, room, form, statistics));
            side.spawn(Node {
                width: percent(100),
                padding: UiRect::horizontal(px(padding)),
                flex_shrink: 0.0,
                ..default()
            })
            .with_children(|foot| deal_button(foot, theme, room));
        });
}

/// A panel that scrolls back to its start, to the name and description, when other rules are selected.
#[derive(Component)]
pub(super) struct FollowsChoice;

fn scroll_back(
    form: Res<Form>,
    mut shown: Local<Option<Choice>>,
    mut areas: Query<&mut ScrollPosition, With<FollowsChoice>>,
) {
    // The deal code is entered further down.
    if form.deal_code().is_some() {
        return;
    }
    if shown.replace(form.chosen()) != Some(form.chosen()) {
        for mut position in &mut areas {
            position.0 = Vec2::ZERO;
        }
    }
}

/// Spawns the contents of one step of the setup.
pub(super) fn step(
    parent: &mut ChildSpawnerCommands,
    theme: &Theme,
    room: &UiViewport,
    (form, statistics): (&Form, &Statistics),
    step: SetupStep,
) {
    parent
        .spawn(panel(Node {
            width: percent(100),
            height: percent(100),
            padding: UiRect::vertical(px(10)),
            flex_direction: FlexDirection::Column,
            ..default()
        }))
        .with_children(|side| {
            side.spawn((
                FollowsChoice,
                scroll(Node {
                    width: percent(100),
                    flex_grow: 1.0,
                    flex_basis: px(0),
                    padding: UiRect::axes(px(20), px(8)),
                    row_gap: px(18),
                    ..default()
                }),
            ))
            .with_children(|body| match step {
                // It has cards of its own.
                SetupStep::Rules => {}
                SetupStep::Players => {
                    seats::rows(body, theme, room, form);
                    seating::choice_of_partners(body, theme, room);
                    levels(body, theme, room);
                    // Players don't sit around a phone.
                    if !room.phone {
                        seating::choice_of_seating(body, theme, room);
                    }
                }
                SetupStep::Match => halves(body, room, |body, second| {
                    if second {
                        sets::list(body, theme, room);
                        switches(body, theme, room, form);
                    } else {
                        about(body, theme, room, form);
                        group(body, theme, room, &Setup::MatchEndsAt, Form::offers_length)
                            .with_children(|group| length::choices(group, theme, room, statistics));
                    }
                }),
                SetupStep::More => code::field(body, theme, room, form),
            });
        });
}

/// Spawns two parts: side by side on a phone in landscape, otherwise one below the other.
fn halves(body: &mut ChildSpawnerCommands, room: &UiViewport, part: impl Fn(&mut ChildSpawnerCommands, bool)) {
    let half = Node {
        width: percent(100),
        row_gap: px(18),
        flex_shrink: 0.0,
        ..column()
    };
    if !room.low() {
        body.spawn(half).with_children(|body| {
            part(body, false);
            part(body, true);
        });
        return;
    }
    body.spawn(Node {
        width: percent(100),
        column_gap: px(28),
        flex_shrink: 0.0,
        ..default()
    })
    .with_children(|row| {
        for second in [false, true] {
            row.spawn(Node {
                flex_grow: 1.0,
                flex_basis: px(0),
                min_width: px(0),
                ..half.clone()
            })
            .with_children(|body| part(body, second));
        }
    });
}

fn contents(body: &mut ChildSpawnerCommands, theme: &Theme, room: &UiViewport, form: &Form, statistics: &Statistics) {
    about(body, theme, room, form);
    group(body, theme, room, &Setup::MatchEndsAt, Form::offers_length)
        .with_children(|group| length::choices(group, theme, room, statistics));
    sets::list(body, theme, room);
    seats::rows(body, theme, room, form);
    levels(body, theme, room);
    seating::choice_of_partners(body, theme, room);
    seating::choice_of_seating(body, theme, room);
    switches(body, theme, room, form);
    code::field(body, theme, room, form);
}

/// Spawns the description of the rules.
fn about(body: &mut ChildSpawnerCommands, theme: &Theme, room: &UiViewport, form: &Form) {
    body.spawn(Node {
        // Otherwise the description's lines would be counted for another width.
        width: percent(100),
        flex_direction: FlexDirection::Column,
        row_gap: px(10),
        flex_shrink: 0.0,
        ..default()
    })
    .with_children(|top| {
        top.spawn((
            theme.serif(
                &form.kind(),
                if room.phone { 36.0 } else { room.text(36.0) },
                palette::IVORY,
            ),
            Bind::<Form>::default().says(|form| {
                Verbatim(if form.plays_set() {
                    form.set_name(form.chosen_set())
                } else {
                    form.kind().text()
                })
            }),
        ));
        // Room for three lines, so that nothing below moves: on a wrapper, as the text itself would not grow for a fourth line.
        top.spawn(Node {
            min_height: px(match (room.phone, room.size.x < 600.0) {
                (true, true) => 172.0,
                (true, false) => 138.0,
                (false, _) => room.text(76.0),
            }),
            width: percent(100),
            flex_direction: FlexDirection::Column,
            flex_shrink: 0.0,
            ..default()
        })
        .with_children(|lines| {
            lines.spawn((
                theme.paragraph(&form.description(), room.text(17.0), palette::MUTED),
                Node {
                    width: percent(100),
                    ..default()
                },
                Bind::<Form>::default().says(Form::description),
            ));
        });
    });
}

/// Spawns the choice of one level for all bots.
fn levels(body: &mut ChildSpawnerCommands, theme: &Theme, room: &UiViewport) {
    group(body, theme, room, &Setup::LevelOfTheComputer, |form| form.bots() > 0).with_children(|group| {
        group.spawn(choices(room)).with_children(|row| {
            for level in Level::ALL {
                let mut button = row.spawn(choice(theme, room, None, &level));
                if room.phone {
                    // Two side by side, rather than three above one.
                    button
                        .entry::<Node>()
                        .and_modify(|mut node| node.flex_basis = percent(45));
                }
                button
                    .insert(Bind::<Form>::default().selected(move |form| form.common_level() == Some(level)))
                    .observe(move |_: On<Activate>, mut form: ResMut<Form>| form.set_levels(level));
            }
        });
    });
}

fn switches(body: &mut ChildSpawnerCommands, theme: &Theme, room: &UiViewport, form: &Form) {
    let row = |shown: fn(&Form) -> bool| {
        (
            Node {
                width: percent(100),
                flex_shrink: 0.0,
                ..default()
            },
            Bind::<Form>::default().shown(shown),
        )
    };
    let theme = &theme.enlarged(room.text(1.0));
    body.spawn(row(Form::offers_blind_nil)).with_children(|row| {
        switch_row(
            row,
            theme,
            &Setup::BlindNil,
            Some(&Detail::BlindNil(form.blind_nil_points())),
            form.blind_nil(),
        )
        .insert(Bind::<Form>::default().checked(Form::blind_nil))
        .observe(|change: On<ValueChange<bool>>, mut form: ResMut<Form>| form.blind_nil = Some(change.value));
    });
    body.spawn(row(Form::offers_reneging)).with_children(|row| {
        switch_row(
            row,
            theme,
            &Setup::PreventReneging,
            Some(&Detail::PreventReneging),
            form.prevent_reneging,
        )
        .insert(Bind::<Form>::default().checked(|form| form.prevent_reneging))
        .observe(|change: On<ValueChange<bool>>, mut form: ResMut<Form>| form.prevent_reneging = change.value);
    });
}

fn group<'a>(
    body: &'a mut ChildSpawnerCommands<'_>,
    theme: &Theme,
    room: &UiViewport,
    text: &dyn Phrase,
    shown: fn(&Form) -> bool,
) -> EntityCommands<'a> {
    body.spawn((
        Node {
            width: percent(100),
            flex_direction: FlexDirection::Column,
            row_gap: px(10),
            flex_shrink: 0.0,
            ..default()
        },
        Bind::<Form>::default().shown(shown),
        children![caption(theme, room, text)],
    ))
}

/// Spawns the button that starts the match.
pub(super) fn deal_button(parent: &mut ChildSpawnerCommands, theme: &Theme, room: &UiViewport) {
    parent
        .spawn((
            Node {
                width: percent(100),
                height: px(room.text(64.0)),
                column_gap: px(14),
                align_items: AlignItems::Center,
                justify_content: JustifyContent::Center,
                flex_shrink: 0.0,
                ..default()
            },
            theme.clickable(ButtonKind::Primary, BorderRadius::MAX, &Setup::Deal),
            theme.inked_label(Some("play"), &Setup::Deal, room.text(22.0)),
            Bind::<Form>::default().enabled(|form| form.match_setup().is_ok() && !form.code_is_wrong()),
        ))
        .observe(deal);
}

/// Starts the match that the form describes.
#[derive(SystemParam)]
pub(in crate::screens) struct Dealer<'w> {
    pub(in crate::screens) form: ResMut<'w, Form>,
    seed: ResMut<'w, NextSeed>,
    friend: ResMut<'w, PendingChallenge>,
    start: MessageWriter<'w, StartMatch>,
    toasts: MessageWriter<'w, Toast>,
}

impl Dealer<'_> {
    /// Starts the match, or says why it is impossible.
    pub(in crate::screens) fn deal(&mut self) {
        match self.form.match_setup() {
            Ok(setup) => {
                self.form.keep_proposed_length();
                if let Some(code) = self.form.deal_code().cloned() {
                    self.seed.0 = Some(code.seed());
                    self.friend.0 = Some(code);
                    // The next match has its own deals again.
                    self.form.type_code(String::new());
                }
                self.start.write(StartMatch(setup));
            }
            Err(error) => {
                self.toasts.write(Toast::new(RulesDoNotFit(error)));
            }
        }
    }
}

/// Starts the match when a button is pressed.
pub(in crate::screens) fn deal(_: On<Activate>, mut dealer: Dealer) {
    dealer.deal();
}
