//! The review of the round in a replay: the choice, the best choice and the cost at each decision.

use bevy::prelude::*;
use spades_bots::{Report, Review, ReviewedDecision};
use spades_rules::Action;

use super::bar::{Figure, Marks};
use crate::redraw::Redraw;
use crate::say;
use crate::session::Match;
use crate::session::on_table::TableChanged;
use crate::session::replaying::{HandVisibility, Replaying};
use crate::session::searches::{SLICE, Searches};
use crate::table::deed::deed;
use crate::text::deeds::ActionText;
use crate::text::replay::Replay as Words;
use crate::ui::node::{NodeStyle as _, flex};
use crate::ui::{Panels, Ui, palette};

/// Milliseconds of search per frame.
const FRAME_MILLIS: u128 = 4;

/// The review of a round.
#[derive(Resource, Default)]
pub(super) enum Figures {
    /// None: the round is still being played, or no replay is open.
    #[default]
    None,
    /// In progress.
    Thinking(u16, Box<Review>),
    /// Complete.
    Known(u16, Box<Report>),
}

impl Figures {
    fn round(&self) -> Option<u16> {
        match self {
            Figures::None => None,
            Figures::Thinking(round, _) | Figures::Known(round, _) => Some(*round),
        }
    }

    /// Returns the progress in per cent; 101 when complete.
    fn percent(&self) -> u32 {
        match self {
            Figures::None => 0,
            Figures::Thinking(_, review) => (review.progress() * 100.0) as u32,
            Figures::Known(..) => 101,
        }
    }

    fn report(&self) -> Option<&Report> {
        match self {
            Figures::Known(_, report) => Some(report),
            _ => None,
        }
    }
}

/// Drops the review: it belongs to one match.
pub(super) fn forget(_: On<TableChanged>, mut figures: ResMut<Figures>) {
    *figures = Figures::None;
}

/// Reviews the round shown, for some milliseconds per frame.
pub(super) fn think(
    replaying: Res<Replaying>,
    searches: Res<Searches>,
    mut figures: ResMut<Figures>,
    mut redraw: ResMut<Redraw>,
) {
    let wanted = replaying.judged();
    if figures.round() != wanted {
        *figures = wanted.map_or(Figures::None, |round| {
            Figures::Thinking(round, Box::new(Review::new(&replaying.end(), 0)))
        });
    }
    if !matches!(*figures, Figures::Thinking(..)) {
        return;
    }
    let Figures::Thinking(round, review) = &mut *figures else {
        return;
    };
    redraw.for_a_while();
    if let Some(report) = searches.within(FRAME_MILLIS, || review.step(SLICE).cloned()) {
        *figures = Figures::Known(*round, Box::new(report));
    }
}

/// Marks mistakes on the time line.
pub(super) fn mark(
    mut commands: Commands,
    figures: Res<Figures>,
    replaying: Res<Replaying>,
    marks: Query<(Entity, Option<&Children>, Ref<Marks>)>,
) {
    for (place, children, added) in &marks {
        let report = figures.report();
        if !(added.is_added() || figures.is_changed() && report.is_some()) {
            continue;
        }
        if children.is_some() {
            commands.entity(place).despawn_children();
        }
        let Some(report) = report else { continue };
        let stretch = replaying.stretch();
        let length = (stretch.to - stretch.from).max(1) as f32;
        let turning = report.turning_point.map(|index| report.decisions[index].at);
        commands.entity(place).with_children(|line| {
            for decision in report.mistakes() {
                let turned = turning == Some(decision.at);
                let (width, height, color) = if turned {
                    (6.0, 26.0, palette::BRASS)
                } else {
                    (3.0, 16.0, palette::LOSS)
                };
                line.spawn((
                    Pickable::IGNORE,
                    flex()
                        .absolute()
                        .left(percent((decision.at + 1 - stretch.from) as f32 / length * 100.0))
                        .top(percent(50))
                        .width(px(width))
                        .height(px(height))
                        .margin(UiRect {
                            left: px(-width / 2.0),
                            top: px(-height / 2.0),
                            ..default()
                        })
                        .border_radius(BorderRadius::all(px(2))),
                    BackgroundColor(color),
                ));
            }
        });
    }
}

/// Shows the last action, and its verdict in the review.
pub(super) fn describe(
    mut panels: Panels,
    figures: Res<Figures>,
    replaying: Res<Replaying>,
    game: Option<Res<Match>>,
    places: Query<(Entity, Ref<Figure>)>,
    mut shown: Local<Option<(usize, u16, HandVisibility, u32)>>,
) {
    let Some(game) = game else { return };
    let stretch = replaying.stretch();
    let now = Some((replaying.at(), stretch.round, replaying.eyes(), figures.percent()));
    for (place, added) in &places {
        if !added.is_added() && *shown == now {
            continue;
        }
        let size = added.0;
        panels.refill(place, |ui| {
            if replaying.at() == stretch.from {
                ui.sans(&say::replay::round_begins(stretch.round), size, palette::MUTED);
            } else {
                line(ui, size, &figures, &replaying, &game);
            }
        });
    }
    *shown = now;
}

/// Spawns the line about the last action.
fn line(ui: &mut Ui, size: f32, figures: &Figures, replaying: &Replaying, game: &Match) {
    let at = replaying.at() - 1;
    let before = replaying.game_at(at);
    let Some(action) = game.game().actions().nth(at) else {
        return;
    };
    let seat = before.actor();
    let decision = figures.report().and_then(|report| {
        report
            .decisions
            .iter()
            .position(|decision| decision.at == at)
            .map(|index| (report, index))
    });
    let seen = |seat| match replaying.eyes() {
        HandVisibility::All => true,
        HandVisibility::Seat(own) => own == seat,
    };
    let drawn = seat
        .filter(|&seat| matches!(action, Action::Keep | Action::Discard) && seen(seat))
        .and_then(|seat| before.view(seat).drawn);
    if let Some((report, index)) = decision
        && report.turning_point == Some(index)
    {
        ui.sans(&say::overlays::review_the_turning_point(), size * 0.9, palette::BRASS)
            .insert(TextLayout::no_wrap());
    }
    if let Some(seat) = seat {
        let who = game.who(seat);
        deed(ui, &ActionText::Done { who, action, drawn }, size, palette::IVORY);
    }
    match (decision, figures) {
        (Some((report, index)), _) => judge(ui, size, &report.decisions[index]),
        (None, Figures::Thinking(_, review)) => {
            ui.sans(&say::replay::reviewing(review.progress()), size * 0.9, palette::MUTED)
                .insert(TextLayout::no_wrap());
        }
        _ => {}
    }
}

/// Spawns the better choice and the cost.
fn judge(ui: &mut Ui, size: f32, decision: &ReviewedDecision) {
    if !decision.is_mistake() {
        ui.sans(&Words::NothingWasBetter, size * 0.95, palette::GAIN)
            .insert(TextLayout::no_wrap());
        return;
    }
    deed(ui, &ActionText::Better(decision.best), size, palette::MUTED);
    ui.serif(
        &say::number::points_lost(-decision.cost().round() as i32),
        size * 1.15,
        palette::LOSS,
    )
    .insert(TextLayout::no_wrap());
}
