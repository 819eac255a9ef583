//! The review of a round: how well each player decided, which decisions cost most, and what the better choices were.

use bevy::prelude::*;
use spades_bots::{Report, Review, ReviewedDecision};
use spades_rules::{Action, Card};

use super::menu::replays_from;
use super::{Overlay, sheet};
use crate::redraw::Redraw;
use crate::say;
use crate::session::Match;
use crate::session::searches::{SLICE, Searches};
use crate::table::deed::deed;
use crate::table::learning::offer;
use crate::text::Phrase;
use crate::text::deeds::ActionText;
use crate::text::luck::LuckOf;
use crate::text::number::Percent;
use crate::text::reasons::ReasonFor;
use crate::text::replay::Replay;
use crate::ui::node::{NodeStyle as _, flex};
use crate::ui::{ButtonKind, Panels, Ui, palette};

/// The review in progress.
#[derive(Resource)]
struct Reviewing(Review);

#[derive(Component)]
struct ReportPlace;

/// The progress bar of the review.
#[derive(Component)]
struct Bar;

/// Milliseconds of search per frame.
const FRAME_MILLIS: u128 = 4;

/// Number of decisions listed.
const LISTED: usize = 7;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(OnEnter(Overlay::Review), begin);
    app.add_systems(OnExit(Overlay::Review), |mut commands: Commands| {
        commands.remove_resource::<Reviewing>()
    });
    app.add_systems(Update, think.run_if(resource_exists::<Reviewing>));
}

fn begin(mut panels: Panels, game: Option<Res<Match>>, mut next: ResMut<NextState<Overlay>>) {
    let Some(game) = game else {
        next.set(Overlay::None);
        return;
    };
    // With this seed, a review shows the same numbers as the hints.
    let reviewing = Reviewing(Review::new(game.game(), 0));
    panels.commands.insert_resource(reviewing);
    let sizes = panels.room.panel_sizes();
    let place = flex()
        .flex_direction(FlexDirection::Column)
        .width(percent(100))
        .align_center()
        .row_gap(px(10));
    let bar = |width| {
        flex()
            .width(percent(width))
            .height(px(8))
            .border_radius(BorderRadius::MAX)
    };
    sheet(
        &mut panels,
        Overlay::Review,
        sizes.review,
        Some(&say::captions::caption_back()),
        |ui| {
            let heading = say::overlays::review_of_round(game.game().round());
            ui.spawn(ui.theme.heading(&heading, sizes.review_heading));
            ui.nest((ReportPlace, place), |ui| {
                ui.sans(&say::overlays::review_going_through_the_round(), 18.0, palette::MUTED);
                ui.nest((bar(60), BackgroundColor(palette::IVORY.with_alpha(0.12))), |ui| {
                    ui.spawn((Bar, bar(0), BackgroundColor(palette::BRASS)));
                });
            });
        },
    );
}

fn think(
    mut panels: Panels,
    mut reviewing: ResMut<Reviewing>,
    mut redraw: ResMut<Redraw>,
    searches: Res<Searches>,
    game: Option<Res<Match>>,
    places: Query<Entity, With<ReportPlace>>,
    mut bars: Query<&mut Node, With<Bar>>,
) {
    let Some(game) = game else { return };
    redraw.for_a_while();
    if let Some(report) = searches.within(FRAME_MILLIS, || reviewing.0.step(SLICE).cloned()) {
        for place in &places {
            panels.refill(place, |ui| show(ui, &report, &game));
        }
        panels.commands.remove_resource::<Reviewing>();
        return;
    }
    for mut bar in &mut bars {
        bar.width = percent((reviewing.0.progress() * 100.0) as f32);
    }
}

fn show(ui: &mut Ui, report: &Report, game: &Match) {
    let link = ui.room.panel_sizes().review_link;
    let summary = |ui: &mut Ui| {
        accuracies(ui, report, game, link.is_some());
        replay(ui, report);
        offer(ui, game, link);
    };
    if link.is_some() {
        // The buttons are beside the report: there are few lines.
        let row = Node {
            width: percent(100),
            column_gap: px(36),
            row_gap: px(8),
            flex_wrap: FlexWrap::Wrap,
            align_items: AlignItems::Center,
            justify_content: JustifyContent::Center,
            flex_shrink: 0.0,
            ..default()
        };
        ui.nest(row, summary);
    } else {
        summary(ui);
    }
    decisions(ui, report, game);
}

/// Spawns every player's accuracy, in a line of their own or beside the buttons.
fn accuracies(ui: &mut Ui, report: &Report, game: &Match, beside: bool) {
    let row = Node {
        // Without a width of its own, a row of several lines would be as high as one.
        width: if beside { auto() } else { percent(100) },
        max_width: percent(100),
        column_gap: px(if report.accuracy.len() > 2 { 24 } else { 48 }),
        row_gap: px(10),
        // Four players with long names wrap to two lines where room is short.
        flex_wrap: FlexWrap::Wrap,
        justify_content: JustifyContent::Center,
        margin: UiRect::bottom(px(6)),
        flex_shrink: 0.0,
        ..default()
    };
    ui.nest(row, |ui| {
        for (seat, accuracy) in report.accuracy.iter().enumerate() {
            let column = flex().flex_direction(FlexDirection::Column).align_center();
            ui.nest(column, |ui| {
                ui.serif(&game.who(seat), 21.0, palette::IVORY)
                    .insert(TextLayout::no_wrap());
                ui.serif(&Percent(accuracy / 100.0), 38.0, palette::BRASS)
                    .insert(TextLayout::no_wrap());
                ui.sans(&say::overlays::review_accuracy(), 14.5, palette::MUTED);
            });
        }
    });
}

/// Spawns the turning point of the round, the best decision and the most expensive ones.
fn decisions(ui: &mut Ui, report: &Report, game: &Match) {
    if let Some(turning) = report.turning_point.and_then(|index| report.decisions.get(index)) {
        remarkable(ui, &say::overlays::review_the_turning_point(), turning, game);
    }
    // Beside the losses of somebody who plays alone, their own best.
    if let Some(best) = report.best_played(game.only_person()) {
        remarkable(ui, &say::overlays::review_best_played(), best, game);
    }
    let mut costly = report.mistakes();
    costly.truncate(LISTED);
    if costly.is_empty() {
        ui.sans(&say::overlays::review_nothing_was_given_away(), 17.0, palette::GAIN);
        return;
    }
    ui.sans(&say::overlays::review_what_cost_most(), 15.0, palette::BRASS)
        .insert(flex().margin(UiRect::top(px(8))));
    for decision in costly {
        line(ui, decision, game, false);
        if let Some(luck) = decision.luck {
            let who = game.who(decision.seat);
            explanation(ui, &LuckOf { who, luck });
        }
    }
}

/// Spawns a decision below its heading, with the reason.
fn remarkable(ui: &mut Ui, heading: &dyn Phrase, decision: &ReviewedDecision, game: &Match) {
    ui.sans(heading, 15.0, palette::BRASS);
    line(ui, decision, game, true);
    explanation(ui, &ReasonFor::new(game.who(decision.seat), decision));
}

fn explanation(ui: &mut Ui, why: &dyn Phrase) {
    ui.sans(why, 15.5, palette::MUTED)
        .insert(TextLayout::justify(Justify::Center));
}

/// Spawns the button that replays the round, from its turning point if there is one.
fn replay(ui: &mut Ui, report: &Report) {
    let turning = report.turning_point.and_then(|index| report.decisions.get(index));
    ui.push(ButtonKind::Secondary, "history", &Replay::ReplayTheRound)
        .insert(replays_from(turning.map(|decision| decision.at + 1)));
}

/// Returns the drawn card that was to be kept or discarded.
fn drawn(game: &Match, decision: &ReviewedDecision) -> Option<Card> {
    let drafted = matches!(decision.taken, Action::Keep | Action::Discard);
    let then = game.game().undo_to(decision.at).filter(|_| drafted)?;
    then.view(decision.seat).drawn
}

/// Spawns a line such as "Grace played 5, better: play K, −12", in points of the round lost, or gained by a choice that few find.
fn line(ui: &mut Ui, decision: &ReviewedDecision, game: &Match, bold: bool) {
    let size = if bold { 19.0 } else { 16.5 };
    let done = ActionText::Done {
        who: game.who(decision.seat),
        action: decision.taken,
        drawn: drawn(game, decision),
    };
    let better = (decision.best != decision.taken).then_some(ActionText::Better(decision.best));
    let row = side_by_side()
        .width(percent(100))
        .min_height(px(34))
        .padding(UiRect::axes(px(14), px(3)))
        .border_radius(BorderRadius::all(px(8)))
        .rigid();
    let deeds = Node {
        flex_grow: 1.0,
        flex_basis: px(0),
        min_width: px(0),
        // The better choice wraps to the next line if it doesn't fit.
        flex_wrap: FlexWrap::Wrap,
        ..side_by_side()
    };
    let ground = BackgroundColor(palette::IVORY.with_alpha(if bold { 0.028 } else { 0.014 }));
    ui.nest((row, ground), |ui| {
        ui.nest(deeds, |ui| {
            ui.nest(side_by_side(), |ui| deed(ui, &done, size, palette::IVORY));
            if let Some(better) = better {
                ui.nest(side_by_side(), |ui| deed(ui, &better, size, palette::MUTED));
            }
        });
        let (points, color) = if decision.gained > 0.0 {
            (decision.gained, palette::GAIN)
        } else {
            (-decision.cost(), palette::LOSS)
        };
        let points = say::number::points_lost(points.round() as i32);
        ui.serif(&points, size * 1.1, color).insert(TextLayout::no_wrap());
    });
}

fn side_by_side() -> Node {
    flex().column_gap(px(8)).align_center()
}
