//! The menu of the table.

use bevy::prelude::*;
use bevy::ui_widgets::{Activate, observe};

use super::{Overlay, sheet};
use crate::session::replaying::{ReplayOf, StartReplay};
use crate::session::setup::Rematch;
use crate::session::slots::Slots;
use crate::session::{Match, Purpose, Settles, TurnPrompt};
use crate::text::captions::Caption;
use crate::text::known::Known;
use crate::text::overlays::Menu as Words;
use crate::text::replay::Replay;
use crate::ui::{ButtonKind, Theme, palette};
use crate::{Menu, Screen};

pub(super) fn plugin(app: &mut App) {
    app.add_systems(OnEnter(Overlay::Menu), build);
}

/// Opens a page over the table.
fn visit(menu: Menu) -> impl Bundle {
    observe(move |_: On<Activate>, mut next: ResMut<NextState<Menu>>| next.set(menu))
}

/// Looks at the match on the table again, from some place on.
pub(super) fn look_back(at: Option<usize>) -> impl Bundle {
    observe(
        move |_: On<Activate>, mut next: ResMut<NextState<Overlay>>, mut start: MessageWriter<StartReplay>| {
            next.set(Overlay::None);
            start.write(StartReplay {
                of: ReplayOf::Table,
                at,
            });
        },
    )
}

fn build(
    mut commands: Commands,
    theme: Res<Theme>,
    prompt: Res<TurnPrompt>,
    slots: Res<Slots>,
    game: Option<Res<Match>>,
) {
    let kept = slots.current().is_some();
    let discards = prompt.discards;
    let known = prompt.known;
    let replay = game.as_ref().is_some_and(|game| game.can_be_replayed());
    let practice = game.as_ref().is_some_and(|game| game.purpose() == Purpose::Practice);
    let concede_round = game.as_ref().is_some_and(|game| game.may_concede_round());
    let concede_match = kept && game.as_ref().is_some_and(|game| game.may_concede());
    sheet(&mut commands, Overlay::Menu, 460.0, None, |body| {
        body.spawn(theme.heading(&Words::Menu, 42.0));
        let width = 340.0;
        body.spawn((
            theme.button(ButtonKind::Primary, Some("play"), &Words::BackToTheTable, width),
            observe(|_: On<Activate>, mut next: ResMut<NextState<Overlay>>| next.set(Overlay::None)),
        ));
        if discards {
            body.spawn((
                theme.button(
                    ButtonKind::Secondary,
                    Some("layers"),
                    &Words::LookThroughTheDiscards,
                    width,
                ),
                observe(|_: On<Activate>, mut next: ResMut<NextState<Overlay>>| next.set(Overlay::Discards)),
            ));
        }
        if known {
            body.spawn((
                theme.button(ButtonKind::Secondary, Some("search"), &Known::WhatDoIKnow, width),
                observe(|_: On<Activate>, mut next: ResMut<NextState<Overlay>>| next.set(Overlay::Known)),
            ));
        }
        if replay {
            body.spawn((
                theme.button(ButtonKind::Secondary, Some("history"), &Replay::LookBack, width),
                look_back(None),
            ));
        }
        body.spawn((
            theme.button(ButtonKind::Secondary, Some("settings"), &Caption::Settings, width),
            visit(Menu::Settings),
        ));
        body.spawn((
            theme.button(
                ButtonKind::Secondary,
                Some("graduation-cap"),
                &Caption::HowToPlay,
                width,
            ),
            visit(Menu::Help),
        ));
        body.spawn((
            theme.button(
                ButtonKind::Secondary,
                Some("rotate-ccw"),
                &Words::RestartTheMatch,
                width,
            ),
            observe(
                |_: On<Activate>, mut next: ResMut<NextState<Overlay>>, mut rematch: MessageWriter<Rematch>| {
                    next.set(Overlay::None);
                    rematch.write(Rematch);
                },
            ),
        ));
        if concede_round {
            body.spawn((
                theme.button(ButtonKind::Secondary, Some("flag"), &Words::ConcedeTheRound, width),
                observe(
                    |_: On<Activate>, mut next: ResMut<NextState<Overlay>>, mut settles: MessageWriter<Settles>| {
                        next.set(Overlay::None);
                        settles.write(Settles::Concede);
                    },
                ),
            ));
        }
        if concede_match {
            body.spawn((
                theme.button(ButtonKind::Secondary, Some("flag"), &Words::ConcedeTheMatch, width),
                observe(|_: On<Activate>, mut next: ResMut<NextState<Overlay>>| next.set(Overlay::Concede)),
            ));
        }
        body.spawn((
            theme.button(ButtonKind::Secondary, Some("log-out"), &Words::LeaveToTheTitle, width),
            observe(|_: On<Activate>, mut next: ResMut<NextState<Screen>>| next.set(Screen::Title)),
        ));
        if practice {
            body.spawn(theme.sans(&Replay::PracticeIsNotKept, 14.5, palette::MUTED));
        }
        // Before anything has happened there is nothing to keep.
        if kept {
            body.spawn(theme.sans(&Words::TheMatchIsKept, 14.5, palette::MUTED));
        }
    });
}
