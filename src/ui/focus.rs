//! The keyboard's focus: Tab walks the buttons, and the ring shows as long as the keyboard is in use.

use bevy::camera::visibility::VisibilitySystems;
use bevy::input_focus::tab_navigation::TabNavigationPlugin;
use bevy::input_focus::{InputFocus, InputFocusVisible};
use bevy::prelude::*;
use bevy::ui::UiSystems;
use bevy::ui_widgets::Button;

use crate::Screen;

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

/// At the table a button that was pressed with the pointer does not keep the keyboard: Enter and Space would press it again when the
/// player means the cards. And nowhere does anything keep it that is no longer shown.
fn release(
    screen: Option<Res<State<Screen>>>,
    ring: Res<InputFocusVisible>,
    mut focus: ResMut<InputFocus>,
    widgets: Query<(&ComputedNode, &InheritedVisibility, Has<Button>)>,
    windows: Query<(), With<Window>>,
) {
    let Some(entity) = focus.get().filter(|&entity| !windows.contains(entity)) else {
        return;
    };
    let at_table = screen.is_some_and(|screen| *screen == Screen::Table);
    let keeps = widgets.get(entity).is_ok_and(|(node, visible, button)| {
        let shown = visible.get() && !node.is_empty();
        shown && (ring.0 || !button || !at_table)
    });
    if !keeps {
        focus.clear();
    }
}
