//! The menu of the table.

use bevy::prelude::*;
use bevy::ui_widgets::{Activate, observe};
use spades_rules::Phase;

use super::{Overlay, PADDING, PHONE_PADDING, padded_sheet};
use crate::session::replaying::{ReplayOf, StartReplay};
use crate::session::setup::Rematch;
use crate::session::slots::Slots;
use crate::session::{Match, Purpose, RoundTheScreen, TurnPrompt};
use crate::settings::Settings;
use crate::table::geometry::TableGeometry;
use crate::text::captions::Caption;
use crate::text::facing::Seating;
use crate::text::known::Known;
use crate::text::notices::Notice;
use crate::text::overlays::Menu as Words;
use crate::text::replay::Replay;
use crate::ui::toasts::Toast;
use crate::ui::{ButtonKind, Theme, UiViewport, Viewport, palette};
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

/// Between the columns of a low window.
const GAP: f32 = 14.0;

/// Windows that are lower than this, in pixels of the interface, have no room for the heading.
const NO_HEADING: f32 = 560.0;
const NO_HEADING_UPRIGHT: f32 = 1000.0;

/// Heights in pixels of the interface: of the heading with what is told below the entries, and of an entry.
const HEADING: f32 = 140.0;
const LINE: f32 = 65.0;

/// What the match allows, and how people sit.
struct Offered {
    discards: bool,
    known: bool,
    replay: bool,
    seating: bool,
    round_the_screen: bool,
    concede_round: bool,
    concede_match: bool,
    /// Whether the match can be taken up again.
    kept: bool,
}

impl Offered {
    /// How many entries there are.
    fn entries(&self) -> usize {
        let always = 5;
        let some = [
            self.discards,
            self.known,
            self.replay,
            self.seating,
            self.concede_round,
            self.concede_match,
        ];
        always + some.into_iter().filter(|&offered| offered).count()
    }
}

fn build(
    mut commands: Commands,
    theme: Res<Theme>,
    prompt: Res<TurnPrompt>,
    slots: Res<Slots>,
    game: Option<Res<Match>>,
    round: Res<RoundTheScreen>,
    viewport: Res<Viewport>,
    window: Res<UiViewport>,
) {
    let game = game.as_deref();
    let kept = slots.current().is_some();
    let ended = game.is_some_and(|game| game.game().phase() == Phase::MatchEnd);
    let practice = game.is_some_and(|game| game.purpose() == Purpose::Practice);
    let offered = Offered {
        discards: prompt.discards,
        known: prompt.known,
        replay: game.is_some_and(Match::can_be_replayed),
        // Of several people, where there is room.
        seating: game.is_some_and(Match::hot_seat) && TableGeometry::seats_round(&viewport),
        round_the_screen: round.0,
        concede_round: game.is_some_and(Match::may_concede_round),
        concede_match: kept && game.is_some_and(Match::may_concede),
        // Before anything has happened there is nothing to keep, and what has ended is not taken up again.
        kept: kept && !ended,
    };
    let width = 340.0;
    let low = window.low();
    let padding = if window.phone { PHONE_PADDING } else { PADDING };
    // Where one has no room for all of them there are two columns. On a phone on its side the heading goes first.
    let high = HEADING + offered.entries() as f32 * LINE + 2.0 * padding;
    let in_columns = low || !window.portrait && high > window.size.y;
    let wide = if in_columns {
        2.0 * width + GAP + 4.0 * padding
    } else {
        460.0
    };
    padded_sheet(&mut commands, Overlay::Menu, (wide, padding), None, |body| {
        let least = match (low, window.phone) {
            (true, _) => NO_HEADING,
            (false, true) => NO_HEADING_UPRIGHT,
            (false, false) => 0.0,
        };
        if window.size.y > least {
            body.spawn(theme.heading(&Words::Menu, 42.0));
        }
        if in_columns {
            let columns = Node {
                width: percent(100),
                justify_content: JustifyContent::Center,
                flex_wrap: FlexWrap::Wrap,
                flex_shrink: 0.0,
                column_gap: px(GAP),
                row_gap: px(if low { 6.0 } else { 9.0 }),
                ..default()
            };
            body.spawn(columns)
                .with_children(|body| entries(body, &theme, width, &offered));
        } else {
            entries(body, &theme, width, &offered);
        }
        if practice {
            body.spawn(theme.sans(&Replay::PracticeIsNotKept, 14.5, palette::MUTED));
        }
        if offered.kept {
            body.spawn((
                theme.sans(&Words::TheMatchIsKept, 14.5, palette::MUTED),
                TextLayout::justify(Justify::Center),
            ));
        }
    });
}

/// What there is to choose.
fn entries(body: &mut ChildSpawnerCommands, theme: &Theme, width: f32, offered: &Offered) {
    body.spawn((
        theme.button(ButtonKind::Primary, Some("play"), &Words::BackToTheTable, width),
        observe(|_: On<Activate>, mut next: ResMut<NextState<Overlay>>| next.set(Overlay::None)),
    ));
    if offered.discards {
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
    if offered.known {
        body.spawn((
            theme.button(ButtonKind::Secondary, Some("search"), &Known::WhatDoIKnow, width),
            observe(|_: On<Activate>, mut next: ResMut<NextState<Overlay>>| next.set(Overlay::Known)),
        ));
    }
    if offered.replay {
        body.spawn((
            theme.button(ButtonKind::Secondary, Some("history"), &Replay::LookBack, width),
            look_back(None),
        ));
    }
    if offered.seating {
        let other = if offered.round_the_screen {
            Seating::SideBySide
        } else {
            Seating::FaceToFace
        };
        body.spawn((
            theme.button(ButtonKind::Secondary, Some("users"), &other, width),
            observe(
                |_: On<Activate>, mut next: ResMut<NextState<Overlay>>, mut settings: ResMut<Settings>| {
                    next.set(Overlay::None);
                    settings.face_to_face = !settings.face_to_face;
                },
            ),
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
    let kept = offered.kept;
    body.spawn((
        theme.button(
            ButtonKind::Secondary,
            Some("rotate-ccw"),
            &Words::RestartTheMatch,
            width,
        ),
        observe(
            move |_: On<Activate>,
                  mut next: ResMut<NextState<Overlay>>,
                  mut rematch: MessageWriter<Rematch>,
                  mut toasts: MessageWriter<Toast>| {
                next.set(Overlay::None);
                rematch.write(Rematch);
                if kept {
                    toasts.write(Toast::new(Notice::MatchBeforeIsKept));
                }
            },
        ),
    ));
    if offered.concede_round {
        body.spawn((
            theme.button(ButtonKind::Secondary, Some("flag"), &Words::ConcedeTheRound, width),
            observe(|_: On<Activate>, mut next: ResMut<NextState<Overlay>>| next.set(Overlay::ConcedeRound)),
        ));
    }
    if offered.concede_match {
        body.spawn((
            theme.button(ButtonKind::Secondary, Some("flag"), &Words::ConcedeTheMatch, width),
            observe(|_: On<Activate>, mut next: ResMut<NextState<Overlay>>| next.set(Overlay::Concede)),
        ));
    }
    body.spawn((
        theme.button(ButtonKind::Secondary, Some("log-out"), &Words::LeaveToTheTitle, width),
        observe(|_: On<Activate>, mut next: ResMut<NextState<Screen>>| next.set(Screen::Title)),
    ));
}
