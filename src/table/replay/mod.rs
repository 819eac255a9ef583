//! Replays on the table: a bar below it with the time line, and the review's verdict at each decision.

mod bar;
mod figures;
mod go;

use bevy::prelude::*;

use super::TableSystems;
use super::shown::table_is;
use crate::session::replaying::Replaying;
use crate::session::{Purpose, SessionSystems};
use crate::states::Screen;
use crate::ui::bind;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<go::CameFrom>();
    let in_replay = table_is(Purpose::Replay).and_then(resource_exists::<Replaying>);
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
            bar::update,
            figures::think,
            figures::mark,
            figures::describe,
        )
            .chain()
            .in_set(TableSystems::Draw)
            .run_if(in_replay),
    );
    app.add_systems(
        Update,
        bar::remove
            .run_if(not(table_is(Purpose::Replay)).and_then(bar::stands))
            .before(TableSystems::Draw),
    );
    app.add_systems(PostUpdate, go::reopen.run_if(state_changed::<Screen>));
    app.init_resource::<figures::Figures>();
    app.add_observer(figures::forget);
    bind::following::<Replaying>(app);
}
