//! Navigation into, within and out of an exercise.

use bevy::prelude::*;

use crate::input::Intent;
use crate::loading::LoadingStage;
use crate::redraw::Redraw;
use crate::session::learning::{ExerciseStage, Learn, Learning, LearningBegan, LearningEnded};
use crate::states::{Menu, Screen};

/// Screen and page from which the learner came, and whether they are going back there.
#[derive(Resource, Default)]
pub(super) struct Leaving {
    came: Screen,
    /// The page they came from.
    page: Menu,
    back: bool,
}

/// Goes to the table when an exercise is ready; each exercise re-enters it.
pub(super) fn begin(
    mut began: MessageReader<LearningBegan>,
    mut leaving: ResMut<Leaving>,
    learning: Option<Res<Learning>>,
    stage: Res<State<LoadingStage>>,
    screen: Res<State<Screen>>,
    mut next_screen: ResMut<NextState<Screen>>,
    mut next_menu: ResMut<NextState<Menu>>,
) {
    let Some(began) = began.read().last() else { return };
    if began.first {
        leaving.came = *screen.get();
        let mistake = learning.is_some_and(|learning| learning.mistake().is_some());
        leaving.page = if mistake { Menu::None } else { Menu::Learn };
    }
    next_menu.set(Menu::None);
    next_screen.set(stage.way_to_table());
}

/// Returns to where the learner came from when the exercise was left.
pub(super) fn end(
    mut ended: MessageReader<LearningEnded>,
    mut leaving: ResMut<Leaving>,
    mut screen: ResMut<NextState<Screen>>,
) {
    if ended.read().last().is_none() {
        return;
    }
    screen.set(leaving.came);
    leaving.back = true;
}

/// Reopens the page of lessons and puzzles if the learner came from there: entering the screen closed all pages.
pub(super) fn reopen(mut leaving: ResMut<Leaving>, mut menu: ResMut<NextState<Menu>>) {
    if std::mem::take(&mut leaving.back) {
        menu.set(leaving.page);
    }
}

/// Maps keys to the bar's buttons.
pub(super) fn keys(mut intents: MessageReader<Intent>, learning: Res<Learning>, mut learn: MessageWriter<Learn>) {
    for intent in intents.read() {
        learn.write(match (intent, learning.stage()) {
            (Intent::Back, _) => Learn::Leave,
            (Intent::Hint, _) if learning.mistake().is_some() => Learn::Solution,
            (Intent::Hint, _) => Learn::Hint,
            // The reason why it is better has been shown.
            (Intent::Confirm, ExerciseStage::Shown) if learning.mistake().is_some() => Learn::Next,
            (Intent::Undo, _) | (Intent::Confirm, ExerciseStage::Lost { .. } | ExerciseStage::Shown) => Learn::TakeBack,
            (Intent::Confirm, ExerciseStage::Done { .. }) => Learn::Next,
            _ => continue,
        });
    }
}

/// Keeps drawing while another player is about to play.
pub(super) fn stay_awake(learning: Res<Learning>, mut redraw: ResMut<Redraw>) {
    if learning.goes_on() {
        redraw.for_a_while();
    }
}
