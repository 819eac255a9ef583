//! A lesson, a puzzle or a mistake on the table: a bar below it with one line of text at a time, and the learner's extra controls.

mod bar;
mod fingertip;
mod go;
mod line;
mod offer;
mod praise;

use bevy::prelude::*;

pub use bar::ExerciseLine;
pub(super) use offer::offer;

use super::TableSystems;
use super::shown::table_is;
use crate::session::learning::Learning;
use crate::session::{Purpose, SessionSystems};
use crate::states::Screen;

pub(super) fn plugin(app: &mut App) {
    let in_exercise = table_is(Purpose::Exercise).and_then(resource_exists::<Learning>);
    app.init_resource::<go::Leaving>().init_resource::<ExerciseLine>();
    app.add_systems(Update, (go::begin, go::end).after(SessionSystems::Act));
    app.add_systems(
        Update,
        (go::keys, go::stay_awake)
            .in_set(TableSystems::Input)
            .run_if(in_exercise.clone()),
    );
    app.add_systems(Update, offer::fill.in_set(TableSystems::Draw));
    app.add_systems(
        Update,
        (bar::update, (fingertip::come_and_go, fingertip::glide).chain())
            .in_set(TableSystems::Draw)
            .run_if(in_exercise),
    );
    app.add_systems(
        Update,
        bar::remove
            .run_if(not(table_is(Purpose::Exercise)).and_then(bar::stands))
            .before(TableSystems::Draw),
    );
    app.add_systems(PostUpdate, go::reopen.run_if(state_changed::<Screen>));
}
