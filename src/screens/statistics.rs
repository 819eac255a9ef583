//! What was played, and how it went.

use bevy::prelude::*;
use bevy::ui_widgets::Activate;
use spades_bots::Level;

use super::UiViewport;
use super::page::{MARGIN, caption, column, header, root, scroll};
use crate::session::statistics::{Statistics, Tally};
use crate::text::captions::Caption;
use crate::text::statistics::{Counted, Figure, Heading};
use crate::text::{Phrase, Verbatim};
use crate::ui::focus::FirstFocus;
use crate::ui::{ButtonKind, Theme, palette, panel, well};
use crate::{Menu, Screen};

fn build(mut commands: Commands, theme: Res<Theme>, room: Res<UiViewport>, statistics: Res<Statistics>) {
    let (theme, room) = (&*theme, &*room);
    let portrait = room.portrait;
    commands
        .spawn(root(
            Menu::Statistics,
            &Caption::Statistics,
            Node {
                padding: UiRect::axes(px(MARGIN), px(if portrait { 60.0 } else { MARGIN })),
                row_gap: px(30),
                ..column()
            },
        ))
        .with_children(|page| {
            header(page, theme, room, &Caption::Statistics);
            page.spawn(panel(Node {
                width: percent(100),
                flex_grow: 1.0,
                flex_basis: px(0),
                min_height: px(0),
                padding: UiRect::all(px(12)),
                ..column()
            }))
            .with_children(|panel| {
                if statistics.is_empty() {
                    nothing_yet(panel, theme, room);
                } else {
                    panel
                        .spawn(scroll(Node {
                            width: percent(100),
                            height: percent(100),
                            padding: UiRect::all(px(28)),
                            row_gap: px(28),
                            ..default()
                        }))
                        .with_children(|body| counts(body, theme, room, &statistics));
                }
            });
        });
}

fn nothing_yet(panel: &mut ChildSpawnerCommands, theme: &Theme, room: &UiViewport) {
    panel
        .spawn(Node {
            width: percent(100),
            height: percent(100),
            align_items: AlignItems::Center,
            justify_content: JustifyContent::Center,
            row_gap: px(22),
            ..column()
        })
        .with_children(|middle| {
            middle.spawn(theme.icon("trophy", room.text(64.0), palette::BRASS));
            middle.spawn(theme.serif(&Heading::NothingPlayedYet, room.text(34.0), palette::IVORY));
            middle.spawn((
                theme.paragraph(&Heading::WhatIsCounted, room.text(17.0), palette::MUTED),
                TextLayout::justify(Justify::Center),
            ));
            middle
                .spawn(theme.enlarged(room.text(1.0)).button(
                    ButtonKind::Primary,
                    Some("play"),
                    &Heading::PlayAMatch,
                    0.0,
                ))
                .insert(FirstFocus)
                .observe(|_: On<Activate>, mut next: ResMut<NextState<Screen>>| next.set(Screen::Setup));
        });
}

fn counts(body: &mut ChildSpawnerCommands, theme: &Theme, room: &UiViewport, statistics: &Statistics) {
    let portrait = room.portrait;
    let played = statistics.against_computer;
    body.spawn(Node {
        width: percent(100),
        flex_wrap: FlexWrap::Wrap,
        column_gap: px(18),
        row_gap: px(18),
        flex_shrink: 0.0,
        ..default()
    })
    .with_children(|row| {
        for (name, value) in [
            (Counted::Matches, Figure::Count(statistics.matches())),
            (
                Counted::WonAgainstTheComputer,
                Figure::Share {
                    part: played.won,
                    whole: played.matches,
                },
            ),
            (Counted::WinsInARow, Figure::Count(statistics.streak)),
            (Counted::BestStreak, Figure::Count(statistics.best_streak)),
        ] {
            row.spawn(well(Node {
                flex_grow: 1.0,
                flex_basis: if portrait { percent(44) } else { px(0) },
                padding: UiRect::axes(px(24), px(20)),
                row_gap: px(4),
                border_radius: BorderRadius::all(px(18)),
                ..column()
            }))
            .with_children(|tile| {
                tile.spawn(theme.serif(&value, room.text(44.0), palette::BRASS));
                tile.spawn(theme.sans(&name, room.text(15.0), palette::MUTED));
            });
        }
    });
    body.spawn(Node {
        width: percent(100),
        flex_direction: if portrait {
            FlexDirection::Column
        } else {
            FlexDirection::Row
        },
        column_gap: px(48),
        row_gap: px(28),
        flex_shrink: 0.0,
        ..default()
    })
    .with_children(|halves| {
        half(halves, portrait).with_children(|left| {
            let of_level = |level| statistics.by_level.get(&level).copied().unwrap_or_default();
            let levels = Level::ALL.map(|level| -> (Box<dyn Phrase>, Tally) { (Box::new(level), of_level(level)) });
            table(left, theme, room, Heading::ByLevel, &levels);
            let rules: Vec<(Box<dyn Phrase>, Tally)> = statistics
                .by_rules
                .iter()
                .map(|(&kind, &tally)| -> (Box<dyn Phrase>, Tally) { (Box::new(kind), tally) })
                .collect();
            table(left, theme, room, Heading::ByRules, &rules);
            if !statistics.by_person.is_empty() {
                let people: Vec<(Box<dyn Phrase>, Tally)> = statistics
                    .by_person
                    .iter()
                    .map(|(name, &tally)| -> (Box<dyn Phrase>, Tally) { (Box::new(Verbatim(name.clone())), tally) })
                    .collect();
                table(left, theme, room, Heading::ByPerson, &people);
            }
        });
        half(halves, portrait).with_children(|right| {
            right.spawn(caption(theme, room, &Heading::Rounds));
            let nils = statistics.nils_made + statistics.nils_failed;
            let contracts = statistics.contracts_made + statistics.contracts_set;
            for (at, (name, value)) in [
                (Counted::Rounds, Figure::Count(played.rounds)),
                (
                    Counted::ContractsMade,
                    Figure::PartOf {
                        part: statistics.contracts_made,
                        whole: contracts,
                    },
                ),
                (
                    Counted::NilsMade,
                    Figure::PartOf {
                        part: statistics.nils_made,
                        whole: nils,
                    },
                ),
                (Counted::TricksTaken, Figure::Count(statistics.tricks)),
                (Counted::Bags, Figure::Count(statistics.bags)),
                (Counted::BestRound, Figure::Best(statistics.best_round)),
                (Counted::BestWinningScore, Figure::Best(statistics.best_score)),
                (Counted::MatchesWithUndo, Figure::Count(statistics.taken_back.matches)),
                (
                    Counted::MatchesOfSeveralPlayersHere,
                    Figure::Count(statistics.hot_seat.matches),
                ),
            ]
            .into_iter()
            .enumerate()
            {
                line(right, theme, room, at, &name, &[value]);
            }
        });
    });
}

fn half<'a>(halves: &'a mut ChildSpawnerCommands<'_>, portrait: bool) -> EntityCommands<'a> {
    halves.spawn(Node {
        flex_grow: 1.0,
        flex_basis: if portrait { auto() } else { px(0) },
        row_gap: px(4),
        ..column()
    })
}

fn table(
    parent: &mut ChildSpawnerCommands,
    theme: &Theme,
    room: &UiViewport,
    title: Heading,
    rows: &[(Box<dyn Phrase>, Tally)],
) {
    parent
        .spawn(Node {
            width: percent(100),
            padding: UiRect::new(px(0), px(16), px(4), px(6)),
            justify_content: JustifyContent::SpaceBetween,
            ..default()
        })
        .with_children(|head| {
            head.spawn(caption(theme, room, &title));
            head.spawn(theme.sans(&Heading::PlayedAndWon, room.text(14.5), palette::MUTED));
        });
    for (at, (name, tally)) in rows.iter().enumerate() {
        let share = Figure::Share {
            part: tally.won,
            whole: tally.matches,
        };
        line(parent, theme, room, at, name, &[Figure::Count(tally.matches), share]);
    }
    parent.spawn(Node {
        height: px(20),
        ..default()
    });
}

/// A row of a table; every other one is lighter.
fn line(
    parent: &mut ChildSpawnerCommands,
    theme: &Theme,
    room: &UiViewport,
    at: usize,
    name: &dyn Phrase,
    values: &[Figure],
) {
    let shade = if at.is_multiple_of(2) { 0.02 } else { 0.0 };
    parent
        .spawn((
            Node {
                width: percent(100),
                min_height: px(room.text(40.0)),
                padding: UiRect::horizontal(px(16)),
                align_items: AlignItems::Center,
                column_gap: px(10),
                border_radius: BorderRadius::all(px(10)),
                flex_shrink: 0.0,
                ..default()
            },
            BackgroundColor(palette::IVORY.with_alpha(shade)),
        ))
        .with_children(|row| {
            row.spawn((
                Node {
                    flex_grow: 1.0,
                    ..default()
                },
                children![theme.sans(name, room.text(17.0), palette::IVORY)],
            ));
            for value in values {
                row.spawn((
                    Node {
                        min_width: px(room.text(74.0)),
                        justify_content: JustifyContent::FlexEnd,
                        ..default()
                    },
                    children![theme.serif(value, room.text(20.0), palette::IVORY)],
                ));
            }
        });
}

pub(super) fn plugin(app: &mut App) {
    super::page(app, Menu::Statistics, build);
}
