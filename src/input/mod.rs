//! What people do with keys, mouse and touch, on its way to the game: whatever the device, it becomes an [`Intent`].

mod bindings;
mod intent;
mod keyboard;
mod layout;
mod leaving;
mod tap_filter;

use bevy::prelude::*;

pub use bindings::{BINDINGS, Binding, COVER_KEYS, cover_key, keys_of};
pub use intent::{DropArea, Intent, Spot};
pub use keyboard::ConfirmHeld;

/// Reads the devices.
pub fn plugin(app: &mut App) {
    app.add_message::<Intent>();
    app.add_plugins((layout::plugin, tap_filter::plugin, leaving::plugin, keyboard::plugin));
}
