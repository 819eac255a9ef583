//! The keyboard's focus: Tab walks the buttons, and the ring shows as long as the keyboard is in use.

use bevy::camera::visibility::VisibilitySystems;
use bevy::input_focus::tab_navigation::TabNavigationPlugin;
use bevy::input_focus::{InputFocus, InputFocusVisible};
use bevy::prelude::*;
use bevy::ui::UiSystems;
use bevy::ui_widgets::Button;

pub(super) fn plugin(app: &mut App) {
    app.add_plugins(TabNavigationPlugin);
    app.add_systems(PreUpdate, hide_ring_on_pointer);
    app.add_systems(
        PostUpdate,
        release
            .after(UiSystems::Layout)
            .after(VisibilitySystems::VisibilityPropagate),
    );
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

/// A button that was pressed with the pointer does not keep the keyboard, nor does anything that is no longer shown: Enter and Space
/// would press it again when the player means the cards.
fn release(
    ring: Res<InputFocusVisible>,
    mut focus: ResMut<InputFocus>,
    widgets: Query<(&ComputedNode, &InheritedVisibility, Has<Button>)>,
    windows: Query<(), With<Window>>,
) {
    let Some(entity) = focus.get().filter(|&entity| !windows.contains(entity)) else {
        return;
    };
    let keeps = widgets.get(entity).is_ok_and(|(node, visible, button)| {
        let shown = visible.get() && !node.is_empty();
        shown && (ring.0 || !button)
    });
    if !keeps {
        focus.clear();
    }
}
