//! Feel of the table: dragged cards, shadows that show height, cards that lean toward the pointer, the flight of a deal, the pile that
//! a swept trick forms, and the note about it. Nothing here makes a decision. Every animation comes to rest, and reduced motion
//! turns them off.

pub(super) mod broken;
mod carried;
pub(super) mod deal;
pub mod drag;
mod note;
pub(super) mod pile;
pub(super) mod shadow;
pub(super) mod stock;
pub(super) mod threat;
pub mod tilt;

use bevy::camera::visibility::VisibilitySystems;
use bevy::prelude::*;

use super::TableSystems;
use super::cues::TrickCollected;
use crate::states::Screen;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<drag::Room>()
        .init_resource::<broken::Jolt>()
        .init_resource::<threat::Threatened>()
        .add_message::<TrickCollected>();
    app.add_systems(
        Update,
        (drag::take, ApplyDeferred, drag::follow, ApplyDeferred)
            .chain()
            .in_set(TableSystems::Move)
            .before(super::CardSystems::Arrange),
    );
    app.add_systems(
        Update,
        (threat::watch, broken::strike, broken::settle, note::spawn, note::rise)
            .chain()
            .after(super::CardSystems::Animate)
            .in_set(TableSystems::Move),
    );
    app.add_systems(
        Update,
        carried::change_layers
            .in_set(TableSystems::Draw)
            .after(super::CardSystems::Paint),
    );
    app.add_systems(
        PostUpdate,
        carried::switch_cameras.before(VisibilitySystems::CheckVisibility),
    );
    // Runs when it is known which card is raised.
    app.add_systems(
        Update,
        tilt::lean
            .in_set(TableSystems::Draw)
            .after(super::CardSystems::Highlight)
            .before(super::CardSystems::Paint),
    );
    app.add_systems(OnExit(Screen::Table), |mut jolt: ResMut<broken::Jolt>| {
        *jolt = default()
    });
}
