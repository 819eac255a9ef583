//! Replays on the table: a bar below it with the time line, and the review's verdict at each decision.

mod bar;
mod figures;
mod go;

use bevy::prelude::*;

use super::TableSystems;
use crate::Screen;
use crate::session::SessionSystems;
use crate::session::replaying::Replaying;
use crate::ui::bind;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<go::CameFrom>();
    app.add_systems(Update, (go::begin, go::end).after(SessionSystems::Act));
    app.add_systems(
        Update,
        (go::keys, go::wheel)
            .in_set(TableSystems::Input)
            .run_if(resource_exists::<Replaying>),
    );
    app.add_systems(
        Update,
        (
            go::stay_awake.run_if(resource_exists::<Replaying>),
            bar::stand,
            figures::think,
            figures::mark,
            figures::tell,
        )
            .chain()
            .in_set(TableSystems::Draw),
    );
    app.add_systems(OnExit(Screen::Table), bar::take_away);
    app.add_systems(PostUpdate, go::reopen.run_if(state_changed::<Screen>));
    app.init_resource::<figures::Figures>();
    app.add_observer(figures::forget);
    bind::following::<Replaying>(app);
}
