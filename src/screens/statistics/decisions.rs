//! The quality of decisions in the latest rounds, and the weakness to work on.

use bevy::prelude::*;
use bevy::ui_widgets::Activate;

use super::super::history::Replayer;
use super::counts::{table, tiles};
use super::example::Example;
use super::figures::Decided;
use super::matches::legend;
use super::width;
use crate::say;
use crate::text::Phrase;
use crate::text::Words;
use crate::text::number::Percent;
use crate::text::statistics::{Figure, RoundDecided};
use crate::ui::plot::{FINE, Plot};
use crate::ui::{ButtonKind, Ui, palette};

/// Draft, bids and play: their names and line colors.
const STAGES: [(Words, Color); 3] = [
    (say::statistics::counted_draft_accuracy(), palette::GAIN),
    (say::statistics::counted_bid_accuracy(), palette::FOUR_COLOUR[0]),
    (say::statistics::counted_play_accuracy(), palette::BRASS),
];

/// The tab.
pub(super) fn decisions(body: &mut Ui, decided: &Decided) {
    body.serif(&decided.trend(), 22.0, palette::IVORY);
    if let Some(example) = decided.example {
        look_at(body, example);
    }
    body.prose(&say::statistics::heading_what_is_reviewed(), 15.0, palette::MUTED);
    if decided.rounds.is_empty() {
        return;
    }
    let mut figures: Vec<(Words, Figure)> = STAGES
        .into_iter()
        .enumerate()
        .map(|(stage, (name, _))| (name, Figure::Accuracy(decided.mean(stage))))
        .collect();
    figures.push((
        say::statistics::counted_rounds_reviewed(),
        Figure::Count(decided.of as u32),
    ));
    tiles(body, &figures);
    plot(body, decided);
    if decided.mistakes.is_empty() {
        return;
    }
    let rounds = decided.rounds.len() as f64;
    let rows: Vec<(Box<dyn Phrase>, [Figure; 2])> = decided
        .mistakes
        .iter()
        .map(|&(kind, loss)| -> (Box<dyn Phrase>, _) {
            let lost = Figure::Lost(loss.points / rounds);
            (Box::new(kind), [Figure::Count(loss.times), lost])
        })
        .collect();
    table(
        body,
        [
            &say::statistics::heading_where_it_was_lost(),
            &say::statistics::heading_times_and_loss(),
        ],
        &rows,
    );
}

/// A button that replays the match from just before the mistake.
fn look_at(body: &mut Ui, example: Example) {
    body.large_button(
        ButtonKind::Secondary,
        Some("history"),
        &say::statistics::heading_latest_example(),
    )
    .observe(move |_: On<Activate>, mut replayer: Replayer| {
        replayer.start(example.of, example.kind, Some(example.at));
    });
}

/// The plot of accuracy, round by round.
fn plot(body: &mut Ui, decided: &Decided) {
    let of = decided.rounds.len();
    let accuracies = decided
        .rounds
        .iter()
        .zip(1..)
        .map(|(&accuracy, at)| RoundDecided { at, of, accuracy });
    let size = Vec2::new(width(body.room), body.room.text(220.0));
    let all = decided.rounds.iter().flatten().flatten();
    let lowest = if all.copied().all(|accuracy| accuracy >= 50.0) {
        0.5
    } else {
        0.0
    };
    let mut plot = Plot::new(size, of, [lowest as f32 * 100.0, 100.0]).beside(body.theme, &Percent(1.0));
    for part in [lowest, (1.0 + lowest) / 2.0, 1.0] {
        plot.level(part as f32 * 100.0, Percent(part));
    }
    for (stage, (_, color)) in STAGES.into_iter().enumerate() {
        let accuracies = decided.rounds.iter().map(|round| round[stage]);
        let rounds: Vec<Option<f32>> = accuracies
            .map(|accuracy| accuracy.map(|accuracy| accuracy as f32))
            .collect();
        plot.dots(rounds.iter().copied(), color.with_alpha(0.55), FINE);
        plot.line(running_mean(&rounds), color, FINE);
    }
    body.caption(&say::statistics::heading_accuracy_of_the_last_rounds());
    body.plot(
        plot,
        &say::statistics::heading_accuracy_of_the_last_rounds(),
        accuracies,
    );
    let stages = STAGES;
    let lines = stages
        .each_ref()
        .map(|(name, color)| -> (&dyn Phrase, Color) { (name, *color) });
    legend(body, &lines);
}

/// Number of rounds in the running mean: single rounds vary too much to draw.
const MIDDLE: usize = 10;

/// Running mean of each round and the ones before it.
fn running_mean(rounds: &[Option<f32>]) -> Vec<Option<f32>> {
    let mut accuracies: Vec<f32> = Vec::new();
    let mut mean = |round: &Option<f32>| {
        accuracies.extend(round);
        let latest = &accuracies[accuracies.len().saturating_sub(MIDDLE)..];
        (!latest.is_empty()).then(|| latest.iter().sum::<f32>() / latest.len() as f32)
    };
    rounds.iter().map(&mut mean).collect()
}

#[cfg(test)]
mod tests {
    use bevy::ecs::system::RunSystemOnce;

    use super::*;
    use crate::screens::page::Pages;
    use crate::screens::testing::{app, settle};
    use crate::ui::plot::{Drawing, level_color};

    /// Lines of nothing but perfect rounds run along the level of 100%, whose label is at their start.
    #[test]
    fn the_lines_begin_beside_the_labels() {
        for (width, height) in [(1280, 720), (390, 844)] {
            let mut app = app(width, height);
            let decided = Decided {
                rounds: vec![[Some(100.0); 3]; 20],
                ..default()
            };
            let body = app.world_mut().spawn(Node::default()).id();
            let draw = move |mut pages: Pages| pages.fill(body, |body| plot(body, &decided));
            app.world_mut().run_system_once(draw).unwrap();
            settle(&mut app);
            let world = app.world_mut();
            let mut drawings = world.query::<&Drawing>();
            let lines = drawings.single(world).unwrap().left();
            let mut texts = world.query::<(&Text, &Node, &ComputedNode)>();
            let labels: Vec<f32> = texts
                .iter(world)
                .filter(|(text, ..)| text.0.ends_with('%'))
                .map(|(_, node, at)| match node.left {
                    Val::Px(left) => left + at.size().x * at.inverse_scale_factor(),
                    other => panic!("{other:?}"),
                })
                .collect();
            assert!(
                labels.len() == 3 && labels.iter().all(|&label| label > 12.0),
                "{labels:?}"
            );
            assert!(labels.iter().all(|&label| label < lines), "{labels:?}, {lines}");
            let mut levels = world.query::<(&BackgroundColor, &ComputedNode)>();
            let levels = levels.iter(world).filter(|(color, _)| color.0 == level_color());
            let thick: Vec<f32> = levels.map(|(_, node)| node.size().y).collect();
            assert!(
                thick.len() == 3 && thick.iter().all(|&thick| thick >= 1.0),
                "{width}: {thick:?}"
            );
        }
    }

    #[test]
    fn the_line_goes_through_the_middle_of_the_latest_rounds() {
        let rounds = [None, Some(100.0), None, Some(50.0)];
        assert_eq!(running_mean(&rounds), [None, Some(100.0), Some(100.0), Some(75.0)]);
        let mut long = vec![Some(0.0); 5];
        long.extend([Some(80.0); MIDDLE]);
        assert_eq!(running_mean(&long).last(), Some(&Some(80.0)));
    }
}
