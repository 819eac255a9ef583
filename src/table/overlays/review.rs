//! The review of a round: how well each player decided, which decisions cost most, and what the better choices were.

use bevy::prelude::*;
use spades_bots::{Report, Review, ReviewedDecision};
use spades_rules::{Action, Card};

use super::menu::look_back;
use super::{Overlay, sheet};
use crate::redraw::Redraw;
use crate::session::Match;
use crate::session::searches::{SLICE, Searches};
use crate::table::deed::deed;
use crate::table::learning::offer;
use crate::text::Phrase;
use crate::text::captions::Caption;
use crate::text::deeds::Deed;
use crate::text::number::{Percent, PointsLost};
use crate::text::overlays::Review as Words;
use crate::text::reasons::ReasonFor;
use crate::text::replay::Replay;
use crate::ui::{ButtonKind, CurrentViewport, Theme, UiViewport, palette};

/// The review in progress.
#[derive(Resource)]
struct Reviewing(Review);

/// Place for the report.
#[derive(Component)]
struct Place;

/// The progress bar of the review.
#[derive(Component)]
struct Bar;

/// Milliseconds of search per frame.
const FRAME_MILLIS: u128 = 4;

/// Width of the link to the mistakes on a phone on its side, in pixels of the interface.
const OFFER: f32 = 270.0;

/// Number of decisions listed.
const LISTED: usize = 7;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(OnEnter(Overlay::Review), begin);
    app.add_systems(OnExit(Overlay::Review), |mut commands: Commands| {
        commands.remove_resource::<Reviewing>()
    });
    app.add_systems(Update, think.run_if(resource_exists::<Reviewing>));
}

fn begin(
    mut commands: Commands,
    theme: Res<Theme>,
    viewport: Res<CurrentViewport>,
    game: Option<Res<Match>>,
    mut next: ResMut<NextState<Overlay>>,
) {
    let Some(game) = game else {
        next.set(Overlay::None);
        return;
    };
    // With this seed, a review shows the same numbers as the hints.
    commands.insert_resource(Reviewing(Review::new(game.game(), 0)));
    let sizes = viewport.panel_sizes();
    let close = (&*theme, &Caption::Back as &dyn Phrase);
    sheet(&mut commands, Overlay::Review, sizes.review, Some(close), |body| {
        body.spawn(theme.heading(&Words::OfRound(game.game().round()), sizes.review_heading));
        body.spawn((
            Place,
            Node {
                width: percent(100),
                flex_direction: FlexDirection::Column,
                align_items: AlignItems::Center,
                row_gap: px(10),
                ..default()
            },
        ))
        .with_children(|place| {
            place.spawn(theme.sans(&Words::GoingThroughTheRound, 18.0, palette::MUTED));
            place.spawn((
                Node {
                    width: percent(60),
                    height: px(8),
                    border_radius: BorderRadius::MAX,
                    ..default()
                },
                BackgroundColor(palette::IVORY.with_alpha(0.12)),
                children![(
                    Bar,
                    Node {
                        width: percent(0),
                        height: px(8),
                        border_radius: BorderRadius::MAX,
                        ..default()
                    },
                    BackgroundColor(palette::BRASS),
                )],
            ));
        });
    });
}

fn think(
    mut commands: Commands,
    mut reviewing: ResMut<Reviewing>,
    mut redraw: ResMut<Redraw>,
    searches: Res<Searches>,
    theme: Res<Theme>,
    game: Option<Res<Match>>,
    room: Res<UiViewport>,
    places: Query<Entity, With<Place>>,
    mut bars: Query<&mut Node, With<Bar>>,
) {
    let Some(game) = game else { return };
    redraw.for_a_while();
    if let Some(report) = searches.within(FRAME_MILLIS, || reviewing.0.step(SLICE).cloned()) {
        for place in &places {
            commands
                .entity(place)
                .despawn_children()
                .with_children(|body| show(body, &theme, &room, &report, &game));
        }
        commands.remove_resource::<Reviewing>();
        return;
    }
    for mut bar in &mut bars {
        bar.width = percent((reviewing.0.progress() * 100.0) as f32);
    }
}

fn show(body: &mut ChildSpawnerCommands, theme: &Theme, room: &UiViewport, report: &Report, game: &Match) {
    if room.low() {
        // The buttons are beside the report: there are few lines.
        body.spawn(Node {
            max_width: percent(100),
            column_gap: px(36),
            align_items: AlignItems::Center,
            flex_shrink: 0.0,
            ..default()
        })
        .with_children(|row| {
            accuracies(row, theme, report, game);
            replay(row, theme, report);
            offer(row, theme, game, Some(OFFER));
        });
    } else {
        accuracies(body, theme, report, game);
        replay(body, theme, report);
        offer(body, theme, game, None);
    }
    decisions(body, theme, report, game);
}

/// Spawns every player's accuracy.
fn accuracies(body: &mut ChildSpawnerCommands, theme: &Theme, report: &Report, game: &Match) {
    body.spawn(Node {
        max_width: percent(100),
        column_gap: px(if report.accuracy.len() > 2 { 24 } else { 48 }),
        row_gap: px(10),
        // Four players with long names wrap to two lines where room is short.
        flex_wrap: FlexWrap::Wrap,
        justify_content: JustifyContent::Center,
        margin: UiRect::bottom(px(6)),
        flex_shrink: 0.0,
        ..default()
    })
    .with_children(|row| {
        for (seat, accuracy) in report.accuracy.iter().enumerate() {
            row.spawn(Node {
                flex_direction: FlexDirection::Column,
                align_items: AlignItems::Center,
                ..default()
            })
            .with_children(|column| {
                column.spawn((
                    theme.serif(&game.who(seat), 21.0, palette::IVORY),
                    TextLayout::no_wrap(),
                ));
                column.spawn((
                    theme.serif(&Percent(accuracy / 100.0), 38.0, palette::BRASS),
                    TextLayout::no_wrap(),
                ));
                column.spawn(theme.sans(&Words::Accuracy, 14.5, palette::MUTED));
            });
        }
    });
}

/// Spawns the turning point of the round and the most expensive decisions.
fn decisions(body: &mut ChildSpawnerCommands, theme: &Theme, report: &Report, game: &Match) {
    if let Some(turning) = report.turning_point.and_then(|index| report.decisions.get(index)) {
        body.spawn(theme.sans(&Words::TheTurningPoint, 15.0, palette::BRASS));
        line(body, theme, turning, game, true);
        body.spawn((
            theme.sans(&ReasonFor::new(game.who(turning.seat), turning), 15.5, palette::MUTED),
            TextLayout::justify(Justify::Center),
        ));
    }
    let mut costly = report.mistakes();
    costly.truncate(LISTED);
    if costly.is_empty() {
        body.spawn(theme.sans(&Words::NothingWasGivenAway, 17.0, palette::GAIN));
        return;
    }
    body.spawn((
        theme.sans(&Words::WhatCostMost, 15.0, palette::BRASS),
        Node {
            margin: UiRect::top(px(8)),
            ..default()
        },
    ));
    for decision in costly {
        line(body, theme, decision, game, false);
    }
}

/// Spawns the button that replays the round, from its turning point if there is one.
fn replay(body: &mut ChildSpawnerCommands, theme: &Theme, report: &Report) {
    let turning = report.turning_point.and_then(|index| report.decisions.get(index));
    body.spawn((
        theme.button(ButtonKind::Secondary, Some("history"), &Replay::ReplayTheRound, 0.0),
        look_back(turning.map(|decision| decision.at + 1)),
    ));
}

/// Returns the drawn card that was to be kept or discarded.
fn drawn(game: &Match, decision: &ReviewedDecision) -> Option<Card> {
    let drafted = matches!(decision.taken, Action::Keep | Action::Discard);
    let then = game.game().undo_to(decision.at).filter(|_| drafted)?;
    then.view(decision.seat).drawn
}

/// Spawns a line such as "Grace played 5, better: play K, −12", in points of the round.
fn line(body: &mut ChildSpawnerCommands, theme: &Theme, decision: &ReviewedDecision, game: &Match, bold: bool) {
    let size = if bold { 19.0 } else { 16.5 };
    body.spawn((
        Node {
            width: percent(100),
            min_height: px(34),
            padding: UiRect::axes(px(14), px(3)),
            align_items: AlignItems::Center,
            column_gap: px(8),
            flex_shrink: 0.0,
            border_radius: BorderRadius::all(px(8)),
            ..default()
        },
        BackgroundColor(palette::IVORY.with_alpha(if bold { 0.028 } else { 0.014 })),
    ))
    .with_children(|row| {
        let done = Deed::Done {
            who: game.who(decision.seat),
            action: decision.taken,
            drawn: drawn(game, decision),
        };
        row.spawn(Node {
            flex_grow: 1.0,
            flex_basis: px(0),
            min_width: px(0),
            column_gap: px(8),
            align_items: AlignItems::Center,
            // The better choice wraps to the next line if it doesn't fit.
            flex_wrap: FlexWrap::Wrap,
            ..default()
        })
        .with_children(|deeds| {
            let one = || Node {
                column_gap: px(8),
                align_items: AlignItems::Center,
                ..default()
            };
            deeds
                .spawn(one())
                .with_children(|one| deed(one, theme, &done, size, palette::IVORY));
            if decision.best != decision.taken {
                let better = Deed::Better(decision.best);
                deeds
                    .spawn(one())
                    .with_children(|one| deed(one, theme, &better, size, palette::MUTED));
            }
        });
        row.spawn((
            theme.serif(&PointsLost(decision.cost().round() as i32), size * 1.1, palette::LOSS),
            TextLayout::no_wrap(),
        ));
    });
}
