//! Totals of the matches, and the course of one of them.

use bevy::prelude::*;
use bevy::ui_widgets::Activate;
use spades_archive::history::Entry;
use spades_archive::summary::Tally;
use spades_bots::Level;

use super::super::page::{across, rest_of_row, wrapping};
use super::counts::{lines, table, tiles};
use super::figures::{PageFigures, StatsFilter};
use super::grid::grid;
use super::width;
use crate::say;
use crate::session::clock;
use crate::text::history::{Ended, WhoAndWhen};
use crate::text::number::Score;
use crate::text::statistics::Figure;
use crate::text::{Blank, Phrase, Verbatim};
use crate::ui::bind::Bind;
use crate::ui::node::{NodeStyle as _, flex};
use crate::ui::plot::Plot;
use crate::ui::{ButtonKind, HiddenFromScreenReader, Ui, palette};

/// Number of opponents listed.
const RIVALS: usize = 12;

/// Line color of the other sides.
const OTHERS: Color = palette::FOUR_COLOUR[0];

/// The figures and the grid.
pub(super) fn figures(body: &mut Ui, shown: &PageFigures) {
    if !shown.done {
        return;
    }
    let sum = &shown.summary;
    if sum.all.matches == 0 {
        let why = if shown.any {
            say::statistics::heading_no_match_fits()
        } else {
            say::statistics::heading_no_match_counts()
        };
        body.prose(&why, 17.0, palette::MUTED);
        return;
    }
    let share = |part, whole| Figure::Share { part, whole };
    tiles(
        body,
        &[
            (say::statistics::counted_matches(), Figure::Count(sum.all.matches)),
            (
                say::statistics::counted_matches_won(),
                share(sum.all.won, sum.all.matches),
            ),
            (
                say::statistics::counted_rounds_won(),
                share(sum.all.rounds.part, sum.all.rounds.whole),
            ),
            (say::statistics::counted_best_streak(), Figure::Count(sum.best_streak)),
        ],
    );
    body.caption(&say::statistics::heading_in_these_matches());
    lines(
        body,
        [
            (say::statistics::counted_rounds(), Figure::Count(sum.all.rounds.whole)),
            (say::statistics::counted_contracts_made(), sum.contracts.into()),
            (say::statistics::counted_nils_made(), sum.nils.into()),
            (say::statistics::counted_blind_nils_made(), sum.blind_nils.into()),
            (say::statistics::counted_bags(), Figure::Count(sum.bags)),
            (say::statistics::counted_mean_bid(), Figure::Mean(sum.mean_bid())),
            (say::statistics::counted_mean_tricks(), Figure::Mean(sum.mean_tricks())),
            (say::statistics::counted_best_round(), Figure::Best(sum.best_round)),
            (say::statistics::counted_worst_round(), Figure::Best(sum.worst_round)),
            (say::statistics::counted_best_score(), Figure::Best(sum.best_score)),
            (say::statistics::counted_worst_score(), Figure::Best(sum.worst_score)),
            (say::statistics::counted_wins_in_a_row(), Figure::Count(sum.streak)),
            (say::statistics::counted_worst_streak(), Figure::Count(sum.worst_streak)),
        ],
    );
    grid(body, &sum.grid);
}

/// The match whose course is shown, with buttons for the previous and next one.
pub(super) fn choice(body: &mut Ui) {
    let node = across(12.0).margin(UiRect::top(px(14)));
    let shown = Bind::<PageFigures>::default().shown(|shown| shown.course.is_some());
    body.nest((node, shown), |row| {
        let lines = rest_of_row().flex_direction(FlexDirection::Column).row_gap(px(4));
        row.nest(lines, |lines| {
            lines.caption(&say::statistics::heading_how_a_match_went());
            lines
                .serif(&Blank, 19.0, palette::IVORY)
                .insert(Bind::<PageFigures>::default().says(|shown| {
                    let course = shown.course.as_ref();
                    course.map(|(name, entry, _)| Ended::new(entry, name.clone()))
                }));
            lines
                .sans(&Blank, 15.0, palette::MUTED)
                .insert(Bind::<PageFigures>::default().says(|shown| {
                    let line = |entry: &Entry| WhoAndWhen::new(entry, clock::date_of(entry.ended));
                    shown.course.as_ref().map(|(_, entry, _)| line(entry))
                }));
        });
        for earlier in [true, false] {
            let (icon, label) = if earlier {
                ("arrow-left", say::statistics::heading_earlier_match())
            } else {
                ("arrow-right", say::statistics::heading_later_match())
            };
            row.round(ButtonKind::Secondary, icon, 44.0, &label)
                .insert(
                    Bind::<PageFigures>::default()
                        .enabled(move |shown| if earlier { shown.earlier } else { shown.later }),
                )
                .observe(move |_: On<Activate>, mut chosen: ResMut<StatsFilter>| chosen.turn(earlier));
        }
    });
}

/// A match's score round by round, with the best of the others.
pub(super) fn course(body: &mut Ui, shown: &PageFigures) {
    let Some((.., facts)) = &shown.course else { return };
    let scores = facts
        .rounds
        .iter()
        .zip(1..)
        .map(|(round, number)| say::statistics::after(number, round.score, round.best_other));
    let size = Vec2::new(width(body.room), body.room.text(200.0));
    let values = facts.rounds.iter().flat_map(|round| [round.score, round.best_other]);
    let mut plot = Plot::new(
        size,
        facts.rounds.len() + 1,
        values.chain([0]).map(|score| score as f32),
    );
    plot.level(0.0, Score(0));
    let start = std::iter::once(0.0);
    let others = facts.rounds.iter().map(|round| round.best_other as f32);
    plot.joined(start.clone().chain(others), OTHERS);
    let own = facts.rounds.iter().map(|round| round.score as f32);
    plot.joined(start.chain(own), palette::BRASS);
    body.plot(plot, &say::statistics::heading_how_a_match_went(), scores);
    legend(
        body,
        &[
            (&say::statistics::plot_line_you(), palette::BRASS),
            (&say::statistics::plot_line_the_best_other(), OTHERS),
        ],
    );
}

pub(super) fn legend(body: &mut Ui, lines: &[(&dyn Phrase, Color)]) {
    let row = wrapping(6.0).column_gap(px(24));
    body.nest(row, |row| {
        for &(name, color) in lines {
            let item = flex().column_gap(px(10)).align_center();
            let dash = flex().width(px(26)).height(px(4)).border_radius(BorderRadius::MAX);
            row.nest(item, |item| {
                item.spawn((dash, BackgroundColor(color)));
                item.sans(name, 15.0, palette::MUTED).insert(HiddenFromScreenReader);
            });
        }
    });
}

/// Matches by rules, level and opponent.
pub(super) fn tables(body: &mut Ui, shown: &PageFigures) {
    let sum = &shown.summary;
    if sum.all.matches == 0 {
        return;
    }
    let row = |name: Box<dyn Phrase>, tally: &Tally| {
        let won = Figure::Share {
            part: tally.won,
            whole: tally.matches,
        };
        (name, [Figure::Count(tally.matches), won])
    };
    let columns = say::statistics::heading_played_and_won();
    let rules: Vec<_> = shown
        .by_rules
        .iter()
        .map(|(name, tally)| row(Box::new(name.clone()), tally))
        .collect();
    table(body, [&say::statistics::heading_by_rules(), &columns], &rules);
    let levels = sum.by_level.iter();
    let levels: Vec<_> = levels
        .map(|(&level, tally)| row(Box::new(Level::ALL[level]), tally))
        .collect();
    table(body, [&say::statistics::heading_by_level(), &columns], &levels);
    let mut rivals: Vec<_> = sum.by_rival.iter().collect();
    rivals.sort_by_key(|(_, tally)| std::cmp::Reverse(tally.matches));
    rivals.truncate(RIVALS);
    let rivals: Vec<_> = rivals
        .into_iter()
        .map(|(name, tally)| row(Box::new(Verbatim(name.clone())), tally))
        .collect();
    table(body, [&say::statistics::heading_by_rival(), &columns], &rivals);
}
