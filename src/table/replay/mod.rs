//! Replays on the table: a bar below it with the time line, and the review's verdict at each decision.

mod bar;
mod figures;
mod go;

use bevy::prelude::*;

use super::TableSystems;
use super::mode::{TableMode, in_mode};
use crate::Screen;
use crate::session::SessionSystems;
use crate::session::replaying::Replaying;
use crate::ui::bind;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<go::CameFrom>();
    let in_replay = in_mode::<Replaying>(TableMode::Replay);
    app.add_systems(Update, (go::begin, go::end).after(SessionSystems::Act));
    app.add_systems(
        Update,
        (go::keys, go::wheel)
            .in_set(TableSystems::Input)
            .run_if(in_replay.clone()),
    );
    app.add_systems(
        Update,
        (
            go::stay_awake,
            bar::stand,
            figures::think,
            figures::mark,
            figures::describe,
        )
            .chain()
            .in_set(TableSystems::Draw)
            .run_if(in_replay),
    );
    app.add_systems(OnExit(TableMode::Replay), bar::take_away);
    app.add_systems(PostUpdate, go::reopen.run_if(state_changed::<Screen>));
    app.init_resource::<figures::Figures>();
    app.add_observer(figures::forget);
    bind::following::<Replaying>(app);
}
