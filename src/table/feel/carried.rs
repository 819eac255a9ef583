//! Carried cards are drawn above the interface: a second camera draws them last, and is active only while there is one.

use bevy::camera::CameraOutputMode;
use bevy::camera::visibility::RenderLayers;
use bevy::prelude::*;

use super::drag::HeldCard;
use crate::table::card::Parts;
use crate::ui::viewport::{CARRIED_LAYER, CarriedCamera, LAST_OUTPUT, TableCamera};

/// Moves cards that were just grabbed to the layer above the interface, and released ones back.
pub(super) fn change_layers(
    mut commands: Commands,
    grabbed: Query<&Parts, Added<HeldCard>>,
    mut released: RemovedComponents<HeldCard>,
    cards: Query<&Parts, Without<HeldCard>>,
) {
    for part in grabbed.iter().flat_map(Parts::sprites) {
        commands.entity(part).insert(CARRIED_LAYER);
    }
    let released = released.read().filter_map(|card| cards.get(card).ok());
    for part in released.flat_map(Parts::sprites) {
        commands.entity(part).remove::<RenderLayers>();
    }
}

/// Has the second camera draw while a card is carried. Runs on every screen, because the window shows what the last camera writes.
pub(super) fn switch_cameras(
    held: Query<(), With<HeldCard>>,
    mut table: Single<&mut Camera, (With<TableCamera>, Without<CarriedCamera>)>,
    mut above: Single<&mut Camera, With<CarriedCamera>>,
) {
    let carried = !held.is_empty();
    if above.is_active != carried {
        above.is_active = carried;
        table.output_mode = if carried { CameraOutputMode::Skip } else { LAST_OUTPUT };
    }
}
