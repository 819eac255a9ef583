//! Lifetime counts, including matches of older versions.

use bevy::prelude::*;
use spades_bots::Level;

use super::super::UiViewport;
use super::super::page::{caption, column};
use crate::session::OwnRules;
use crate::session::statistics::{Statistics, Tally};
use crate::text::statistics::{Counted, Figure, Heading};
use crate::text::{Phrase, Verbatim};
use crate::ui::{Theme, palette, well};

pub(super) fn counts(
    body: &mut ChildSpawnerCommands,
    theme: &Theme,
    room: &UiViewport,
    statistics: &Statistics,
    own: &OwnRules,
) {
    let portrait = room.portrait;
    let played = statistics.against_computer;
    tiles(
        body,
        theme,
        room,
        &[
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
        ],
    );
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
        half(halves, portrait).with_children(|left| tallies(left, theme, room, statistics, own));
        half(halves, portrait).with_children(|right| {
            right.spawn(caption(theme, room, &Heading::Rounds));
            for (at, (name, value)) in rounds(statistics).into_iter().enumerate() {
                line(right, theme, room, at, &name, &[value]);
            }
        });
    });
}

/// Matches by level, by rules, and of the local players.
fn tallies(body: &mut ChildSpawnerCommands, theme: &Theme, room: &UiViewport, statistics: &Statistics, own: &OwnRules) {
    let of_level = |level| statistics.by_level.get(&level).copied().unwrap_or_default();
    let levels = Level::ALL.map(|level| row(level, of_level(level)));
    table(body, theme, room, [&Heading::ByLevel, &Heading::PlayedAndWon], &levels);
    let rules = statistics.by_rules_name(own).into_iter();
    let rules: Vec<_> = rules.map(|(name, tally)| row(name, tally)).collect();
    table(body, theme, room, [&Heading::ByRules, &Heading::PlayedAndWon], &rules);
    if !statistics.by_person.is_empty() {
        let people = statistics.by_person.iter();
        let people: Vec<_> = people
            .map(|(name, &tally)| row(Verbatim(name.clone()), tally))
            .collect();
        table(body, theme, room, [&Heading::ByPerson, &Heading::PlayedAndWon], &people);
    }
}

/// Counts of rounds, and of the matches counted separately.
fn rounds(statistics: &Statistics) -> [(Counted, Figure); 9] {
    let nils = statistics.nils_made + statistics.nils_failed;
    let contracts = statistics.contracts_made + statistics.contracts_set;
    let part = |part, whole| Figure::PartOf { part, whole };
    [
        (Counted::Rounds, Figure::Count(statistics.against_computer.rounds)),
        (Counted::ContractsMade, part(statistics.contracts_made, contracts)),
        (Counted::NilsMade, part(statistics.nils_made, nils)),
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
}

/// A row of matches played and won.
fn row(name: impl Phrase + 'static, tally: Tally) -> (Box<dyn Phrase>, [Figure; 2]) {
    let share = Figure::Share {
        part: tally.won,
        whole: tally.matches,
    };
    (Box::new(name), [Figure::Count(tally.matches), share])
}

/// The main figures, in large type.
pub(super) fn tiles(body: &mut ChildSpawnerCommands, theme: &Theme, room: &UiViewport, figures: &[(Counted, Figure)]) {
    body.spawn(Node {
        width: percent(100),
        flex_wrap: FlexWrap::Wrap,
        column_gap: px(18),
        row_gap: px(18),
        flex_shrink: 0.0,
        ..default()
    })
    .with_children(|row| {
        for (name, value) in figures {
            row.spawn(well(Node {
                flex_grow: 1.0,
                // Two to a row on a phone.
                flex_basis: px(match (room.phone, room.portrait) {
                    (true, _) => 180.0,
                    (false, true) => 300.0,
                    (false, false) => 150.0,
                }),
                padding: if room.phone {
                    UiRect::axes(px(18), px(12))
                } else {
                    UiRect::axes(px(24), px(16))
                },
                row_gap: px(4),
                border_radius: BorderRadius::all(px(18)),
                ..column()
            }))
            .with_children(|tile| {
                tile.spawn(theme.serif(value, room.text(40.0), palette::BRASS));
                tile.spawn(theme.sans(name, room.text(15.0), palette::MUTED));
            });
        }
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

/// A table with its title and column names.
pub(super) fn table(
    parent: &mut ChildSpawnerCommands,
    theme: &Theme,
    room: &UiViewport,
    [title, columns]: [&dyn Phrase; 2],
    rows: &[(Box<dyn Phrase>, [Figure; 2])],
) {
    parent
        .spawn(Node {
            width: percent(100),
            padding: UiRect::new(px(0), px(16), px(4), px(6)),
            justify_content: JustifyContent::SpaceBetween,
            ..default()
        })
        .with_children(|head| {
            head.spawn(caption(theme, room, title));
            head.spawn(theme.sans(columns, room.text(14.5), palette::MUTED));
        });
    for (at, (name, values)) in rows.iter().enumerate() {
        line(parent, theme, room, at, name, values);
    }
    parent.spawn(Node {
        height: px(20),
        ..default()
    });
}

/// A table row. Every second one is lighter.
pub(super) fn line(
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
