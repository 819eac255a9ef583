//! A lesson or a puzzle on the table: a bar below it with one line of text at a time, and what a learner can do besides playing.

mod bar;
mod go;
mod line;

use bevy::prelude::*;

use super::TableSystems;
use crate::Screen;
use crate::session::SessionSystems;
use crate::session::learning::Learning;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<go::Leaving>();
    app.add_systems(Update, (go::begin, go::end).after(SessionSystems::Act));
    app.add_systems(
        Update,
        (go::keys, go::stay_awake)
            .in_set(TableSystems::Input)
            .run_if(resource_exists::<Learning>),
    );
    app.add_systems(Update, bar::stand.in_set(TableSystems::Draw));
    app.add_systems(OnExit(Screen::Table), bar::take_away);
    app.add_systems(PostUpdate, go::reopen.run_if(state_changed::<Screen>));
}
