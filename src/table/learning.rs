//! A lesson, a puzzle or a mistake on the table: a bar below it with one line of text at a time, and the learner's extra controls.

mod bar;
mod fingertip;
mod go;
mod line;
mod offer;

use bevy::prelude::*;

pub use bar::ExerciseLine;
pub(super) use offer::offer;

use super::TableSystems;
use super::mode::{TableMode, in_mode};
use crate::Screen;
use crate::session::SessionSystems;
use crate::session::learning::Learning;
use crate::ui::Spoken;

pub(super) fn plugin(app: &mut App) {
    let in_exercise = in_mode::<Learning>(TableMode::Exercise);
    app.init_resource::<go::Leaving>().init_resource::<ExerciseLine>();
    app.add_systems(Update, (go::begin, go::end).after(SessionSystems::Act));
    app.add_systems(
        Update,
        (go::keys, go::stay_awake)
            .in_set(TableSystems::Input)
            .run_if(in_exercise.clone()),
    );
    let spoken_again = in_exercise.clone().and_then(resource_exists_and_changed::<Spoken>);
    app.add_systems(
        Update,
        bar::say_again
            .run_if(spoken_again)
            .in_set(TableSystems::Draw)
            .before(bar::stand),
    );
    app.add_systems(Update, offer::fill.in_set(TableSystems::Draw));
    app.add_systems(
        Update,
        (bar::stand, (fingertip::come_and_go, fingertip::glide).chain())
            .in_set(TableSystems::Draw)
            .run_if(in_exercise),
    );
    app.add_systems(OnExit(TableMode::Exercise), bar::take_away);
    app.add_systems(PostUpdate, go::reopen.run_if(state_changed::<Screen>));
}
