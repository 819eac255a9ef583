//! The bar below the table: title of the exercise, one line, and the learner's buttons.

use bevy::prelude::*;
use bevy::ui_widgets::{Activate, observe};
use spades_layout::{BarMeasures, BarPart, EXERCISE_BAR};
use spades_rules::Suit;

use super::line::{head, line};
use super::praise::praise;
use crate::input::Intent;
use crate::say;
use crate::session::Match;
use crate::session::clock::Today;
use crate::session::learning::{Exercise, ExerciseStage, Learn, Learned, Learning, Textbook};
use crate::table::lower_bar::{fill, lower_bar};
use crate::text::keys::WithKey;
use crate::text::learning::Learning as Words;
use crate::text::mistakes::Mistakes;
use crate::text::{self, Phrase};
use crate::ui::focus::{FocusScope, Layer};
use crate::ui::node::{NodeStyle as _, flex};
use crate::ui::{
    ButtonKind, CurrentViewport, Fit, Footer, Look, Panels, Tooltip, Ui, label, palette, replaces, room_to_fit,
};

/// The bar, with the state for which it was built.
#[derive(Component, PartialEq, Clone)]
pub(super) struct Bar {
    measures: &'static BarMeasures,
    look: Look,
    head: text::Words,
    line: text::Words,
    praise: Option<text::Words>,
    stage: ExerciseStage,
    /// `true` if the learner is to choose.
    asks: bool,
    puzzle: bool,
    hinted: bool,
    /// `true` if a hint has revealed the idea, but not the card.
    clue: bool,
    /// For a mistake: whether the solution can be shown, and whether another mistake follows.
    mistake: Option<(bool, bool)>,
}

/// The line shown on the bar, for screen readers.
#[derive(Resource, Debug, Default)]
pub struct ExerciseLine(pub String);

/// Number of letters above which a line is written smaller.
const LONG: usize = 90;

/// Keeps the bar in place during an exercise.
pub(super) fn update(
    mut panels: Panels,
    learning: Res<Learning>,
    textbook: Res<Textbook>,
    learned: Res<Learned>,
    game: Option<Res<Match>>,
    (viewport, today): (Res<CurrentViewport>, Res<Today>),
    bars: Query<(Entity, &Bar)>,
    mut footer: ResMut<Footer>,
    mut spoken: ResMut<ExerciseLine>,
) {
    let Some(game) = game else { return };
    let changed = learning.is_changed() || learned.is_changed() || viewport.is_changed();
    if !(changed || bars.is_empty()) {
        return;
    }
    let contents = textbook.contents();
    let (head, line) = (head(&learning, contents), line(&learning, contents, &learned, &game));
    let bar = Bar {
        measures: EXERCISE_BAR.on(viewport.device, viewport.upright()),
        look: viewport.look(),
        head: head.words(),
        line: line.words(),
        praise: praise(&learning, contents, &learned, today.0),
        stage: learning.stage().clone(),
        asks: learning.asks(),
        puzzle: matches!(learning.exercise(), Exercise::Puzzle { .. }),
        hinted: learning.hinted().is_some(),
        clue: learning.clue().is_some(),
        mistake: learning
            .mistake()
            .map(|_| (learning.can_be_shown(), learning.has_next())),
    };
    if !replaces(&mut panels.commands, &bars, Some(&bar)) {
        return;
    }
    let says = bar.praise.iter().chain([&bar.line]).map(Phrase::text);
    spoken.0 = says.collect::<Vec<_>>().join(" ");
    footer.set_if_neq(Footer(bar.measures.height));
    build(&mut panels, bar);
}

/// Run condition: the bar stands.
pub(super) fn stands(bars: Query<(), With<Bar>>) -> bool {
    !bars.is_empty()
}

/// Removes the bar and frees the whole window when the exercise ends.
pub(super) fn remove(
    mut commands: Commands,
    bars: Query<Entity, With<Bar>>,
    mut footer: ResMut<Footer>,
    mut spoken: ResMut<ExerciseLine>,
) {
    for bar in &bars {
        spoken.0.clear();
        commands.entity(bar).despawn();
        footer.set_if_neq(Footer::default());
    }
}

fn build(panels: &mut Panels, bar: Bar) {
    let measures = bar.measures;
    let root = (
        bar.clone(),
        Name::new(Words::Learn.key()),
        label(&Words::Learn),
        // The arrows choose cards.
        FocusScope::new(Layer::Table).order(-2).without_arrows(),
        lower_bar(measures),
    );
    panels.spawn(root, |ui| {
        fill(ui, measures, |ui, part| match part {
            BarPart::Leave => leave(ui, measures.leave),
            BarPart::Line => words(ui, &bar),
            BarPart::Choices => ui.enlarged(measures.buttons, |ui| buttons(ui, &bar)),
            // The others belong to replays.
            BarPart::TimeLine | BarPart::Steps | BarPart::Speed | BarPart::Eyes | BarPart::PlayOn => {}
        });
    });
}

fn words(ui: &mut Ui, bar: &Bar) {
    let measures = bar.measures;
    let ink = match bar.stage {
        ExerciseStage::Lost { .. } => palette::LOSS,
        ExerciseStage::Done { .. } => palette::GAIN,
        ExerciseStage::Shown if bar.mistake.is_some() => palette::GAIN,
        // The cost of a choice stays visible until another one is tried.
        ExerciseStage::Playing if bar.mistake.is_some_and(|(shown, _)| shown) => palette::LOSS,
        ExerciseStage::Playing | ExerciseStage::Shown => palette::IVORY,
    };
    let column = flex()
        .flex_direction(FlexDirection::Column)
        .grow()
        .flex_basis(px(0))
        .min_width(px(0))
        .row_gap(px(4));
    let head = flex().width(percent(100)).align_center().column_gap(px(12));
    ui.nest(column, |ui| {
        ui.nest(head, |ui| {
            ui.sans(&bar.head, measures.title, palette::MUTED);
            if let ExerciseStage::Done { stars, .. } = bar.stage
                && !bar.puzzle
                && bar.mistake.is_none()
            {
                star_row(ui, stars, measures.star);
            }
            if let Some(praise) = &bar.praise {
                ui.nest(room_to_fit(), |ui| {
                    ui.sans(praise, measures.title, palette::BRASS)
                        .insert((TextLayout::no_wrap(), Fit::default()));
                });
            }
        });
        let size = if spades_words::width(&bar.line.text()) > LONG {
            measures.long_line
        } else {
            measures.line
        };
        ui.sans(&bar.line, size, ink);
    });
}

/// Spawns a row of spades that serve as stars, with those earned lit.
fn star_row(ui: &mut Ui, stars: u8, size: f32) {
    let row = flex().column_gap(px(3)).rigid();
    ui.nest((row, label(&say::learning::stars(stars))), |ui| {
        for star in 1..=3 {
            let color = if star <= stars {
                palette::BRASS
            } else {
                palette::IVORY.with_alpha(0.18)
            };
            ui.spawn(ui.theme.suit(Suit::Spades, size, color));
        }
    });
}

fn learns(learn: Learn) -> impl Bundle {
    observe(move |_: On<Activate>, mut asked: MessageWriter<Learn>| {
        asked.write(learn);
    })
}

fn leave(ui: &mut Ui, size: f32) {
    ui.spawn((
        ui.theme.round(ButtonKind::Secondary, "x", size, &Words::LeaveTheLesson),
        Tooltip::new(WithKey(Words::LeaveTheLesson, Intent::Back)),
        learns(Learn::Leave),
    ));
}

fn buttons(ui: &mut Ui, bar: &Bar) {
    let mut button = |kind, icon, words: &dyn Phrase, learn| {
        ui.push(kind, icon, words).insert(learns(learn));
    };
    if let Some((shown, next)) = bar.mistake {
        mistake_buttons(button, bar, shown, next);
        return;
    }
    match bar.stage {
        ExerciseStage::Playing => {
            if bar.asks && bar.clue {
                button(ButtonKind::Secondary, "eye", &Words::ShowMe, Learn::Hint);
            } else if bar.asks && !bar.hinted {
                button(ButtonKind::Secondary, "lightbulb", &Words::Hint, Learn::Hint);
            }
        }
        ExerciseStage::Lost { .. } => {
            if bar.puzzle {
                button(ButtonKind::Secondary, "eye", &Words::Solution, Learn::Solution);
            }
            button(ButtonKind::Primary, "undo-2", &Words::TakeBack, Learn::TakeBack);
        }
        ExerciseStage::Shown => {
            button(ButtonKind::Secondary, "undo-2", &Words::TryAgain, Learn::TakeBack);
            button(ButtonKind::Primary, "arrow-right", &Words::Next, Learn::Next);
        }
        ExerciseStage::Done { .. } => button(ButtonKind::Primary, "arrow-right", &Words::Next, Learn::Next),
    }
}

fn mistake_buttons(
    mut button: impl FnMut(ButtonKind, &'static str, &dyn Phrase, Learn),
    bar: &Bar,
    shown: bool,
    next: bool,
) {
    match bar.stage {
        ExerciseStage::Playing if shown => button(ButtonKind::Secondary, "eye", &Mistakes::ShowMe, Learn::Solution),
        ExerciseStage::Playing | ExerciseStage::Lost { .. } => {}
        ExerciseStage::Shown | ExerciseStage::Done { .. } => {
            if bar.stage == ExerciseStage::Shown {
                button(ButtonKind::Secondary, "undo-2", &Words::TryAgain, Learn::TakeBack);
            }
            let on = if next {
                Mistakes::NextMistake
            } else {
                Mistakes::BackToTheResult
            };
            button(ButtonKind::Primary, "arrow-right", &on, Learn::Next);
        }
    }
}
