//! The keyboard's focus: Tab walks the buttons, and the ring shows as long as the keyboard is in use.

use bevy::input_focus::tab_navigation::TabNavigationPlugin;
use bevy::input_focus::{InputFocus, InputFocusVisible};
use bevy::prelude::*;

pub(super) fn plugin(app: &mut App) {
    app.add_plugins(TabNavigationPlugin);
    app.add_systems(PreUpdate, hide_ring_on_pointer);
}

fn hide_ring_on_pointer(
    buttons: Res<ButtonInput<MouseButton>>,
    touches: Res<Touches>,
    mut ring: ResMut<InputFocusVisible>,
    mut focus: ResMut<InputFocus>,
) {
    if (buttons.get_just_pressed().next().is_some() || touches.any_just_pressed()) && ring.0 {
        ring.0 = false;
        focus.clear();
    }
}
