//! What people do, on its way to the game.

mod tap_filter;

use bevy::prelude::*;

/// Filters what comes from the devices.
pub fn plugin(app: &mut App) {
    app.add_plugins(tap_filter::plugin);
}
