//! Lifetime counts, including matches of older versions.

use bevy::prelude::*;
use spades_bots::Level;

use super::super::measures::{half, halves};
use super::super::page::{across, column, shade, wrapping};
use crate::say;
use crate::session::statistics::{Statistics, Tally};
use crate::session::{OwnRules, Who};
use crate::text::Phrase;
use crate::text::Words;
use crate::text::statistics::Figure;
use crate::ui::node::{NodeStyle as _, flex};
use crate::ui::{Ui, palette, well};

pub(super) fn counts(body: &mut Ui, statistics: &Statistics, own: &OwnRules) {
    let played = statistics.against_computer;
    let won = Figure::Share {
        part: played.won,
        whole: played.matches,
    };
    tiles(
        body,
        &[
            (say::statistics::counted_matches(), Figure::Count(statistics.matches())),
            (say::statistics::counted_won_against_the_computer(), won),
            (
                say::statistics::counted_wins_in_a_row(),
                Figure::Count(statistics.streak),
            ),
            (
                say::statistics::counted_best_streak(),
                Figure::Count(statistics.best_streak),
            ),
        ],
    );
    let one_column = body.measures().one_column;
    let both = halves(one_column).column_gap(px(48)).row_gap(px(28));
    let half = || half(one_column).row_gap(px(4));
    body.nest(both, |halves| {
        halves.nest(half(), |left| tallies(left, statistics, own));
        halves.nest(half(), |right| {
            head(right, &say::statistics::heading_rounds(), None);
            lines(right, rounds(statistics));
        });
    });
}

/// Matches by level, by rules, and of the local players.
fn tallies(body: &mut Ui, statistics: &Statistics, own: &OwnRules) {
    let of_level = |level| statistics.by_level.get(&level).copied().unwrap_or_default();
    let levels = Level::ALL.map(|level| row(level, of_level(level)));
    table(
        body,
        [
            &say::statistics::heading_by_level(),
            &say::statistics::heading_played_and_won(),
        ],
        &levels,
    );
    let rules = statistics.by_rules_name(own).into_iter();
    let rules: Vec<_> = rules.map(|(name, tally)| row(name, tally)).collect();
    table(
        body,
        [
            &say::statistics::heading_by_rules(),
            &say::statistics::heading_played_and_won(),
        ],
        &rules,
    );
    if !statistics.by_person.is_empty() {
        let people = statistics.by_person.iter();
        let people: Vec<_> = people
            .map(|(name, &tally)| row(Words::alone(Who::person(name)), tally))
            .collect();
        table(
            body,
            [
                &say::statistics::heading_by_person(),
                &say::statistics::heading_played_and_won(),
            ],
            &people,
        );
    }
}

/// Counts of rounds, and of the matches counted separately.
fn rounds(statistics: &Statistics) -> [(Words, Figure); 9] {
    let nils = statistics.nils_made + statistics.nils_failed;
    let contracts = statistics.contracts_made + statistics.contracts_set;
    let part = |part, whole| Figure::PartOf { part, whole };
    [
        (
            say::statistics::counted_rounds(),
            Figure::Count(statistics.against_computer.rounds),
        ),
        (
            say::statistics::counted_contracts_made(),
            part(statistics.contracts_made, contracts),
        ),
        (say::statistics::counted_nils_made(), part(statistics.nils_made, nils)),
        (
            say::statistics::counted_tricks_taken(),
            Figure::Count(statistics.tricks),
        ),
        (say::statistics::counted_bags(), Figure::Count(statistics.bags)),
        (
            say::statistics::counted_best_round(),
            Figure::Best(statistics.best_round),
        ),
        (
            say::statistics::counted_best_winning_score(),
            Figure::Best(statistics.best_score),
        ),
        (
            say::statistics::counted_matches_with_undo(),
            Figure::Count(statistics.taken_back.matches),
        ),
        (
            say::statistics::counted_matches_of_several_players_here(),
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
pub(super) fn tiles(body: &mut Ui, figures: &[(Words, Figure)]) {
    body.nest(wrapping(18.0), |row| {
        let (basis, padding) = row.measures().figure;
        for (name, value) in figures {
            let tile = well(
                column()
                    .grow()
                    .flex_basis(px(basis))
                    .padding(padding)
                    .row_gap(px(4))
                    .border_radius(BorderRadius::all(px(18))),
            );
            row.nest(tile, |tile| {
                tile.serif(value, 40.0, palette::BRASS);
                tile.sans(name, 15.0, palette::MUTED);
            });
        }
    });
}

/// The title of a table, with the names of its columns.
fn head(body: &mut Ui, title: &dyn Phrase, columns: Option<&dyn Phrase>) {
    let head = flex()
        .width(percent(100))
        .padding(UiRect::new(px(0), px(16), px(4), px(6)))
        .justify_content(JustifyContent::SpaceBetween);
    body.nest(head, |head| {
        head.caption(title);
        if let Some(columns) = columns {
            head.sans(columns, 14.5, palette::MUTED);
        }
    });
}

pub(super) fn table(body: &mut Ui, [title, columns]: [&dyn Phrase; 2], rows: &[(Box<dyn Phrase>, [Figure; 2])]) {
    head(body, title, Some(columns));
    for (at, (name, values)) in rows.iter().enumerate() {
        line(body, at, name, values);
    }
    body.spawn(flex().height(px(20)));
}

/// Rows of a table with one figure each.
pub(super) fn lines(body: &mut Ui, rows: impl IntoIterator<Item = (Words, Figure)>) {
    for (at, (name, value)) in rows.into_iter().enumerate() {
        line(body, at, &name, &[value]);
    }
}

/// A table row. Every second one is lighter.
fn line(body: &mut Ui, at: usize, name: &dyn Phrase, values: &[Figure]) {
    let node = across(10.0)
        .min_height(px(body.room.text(40.0)))
        .padding(UiRect::horizontal(px(16)))
        .border_radius(BorderRadius::all(px(10)));
    body.nest((node, shade(at)), |row| {
        let left = flex().grow();
        row.nest(left, |cell| {
            cell.sans(name, 17.0, palette::IVORY);
        });
        for value in values {
            let cell = flex()
                .min_width(px(row.room.text(74.0)))
                .justify_content(JustifyContent::FlexEnd);
            row.nest(cell, |cell| {
                cell.serif(value, 20.0, palette::IVORY);
            });
        }
    });
}
