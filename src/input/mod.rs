//! Player input: turns keys, mouse and touch into [`Intent`]s, independent of the device.

mod bindings;
mod intent;
mod keyboard;
mod layout;
mod leaving;
mod tap_filter;
mod touch_times;

use bevy::prelude::*;

pub use bindings::{BINDINGS, Binding, COVER_KEYS, direction, keys_of};
pub use intent::{Intent, Spot};
pub use keyboard::{AnyKey, ConfirmHeld, CoverKeys, Enter, KeySystems};
pub use tap_filter::TapFilterSystems;
pub use touch_times::{Contact, TouchTimes};

/// Adds the input devices.
pub fn plugin(app: &mut App) {
    app.add_message::<Intent>();
    app.add_plugins((
        layout::plugin,
        tap_filter::plugin,
        touch_times::plugin,
        leaving::plugin,
        keyboard::plugin,
    ));
}
