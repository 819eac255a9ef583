//! Entering and leaving full screen.

use bevy::prelude::*;
#[cfg(not(target_arch = "wasm32"))]
use bevy::window::{MonitorSelection, PrimaryWindow, WindowMode};

/// Toggles full screen.
#[cfg(not(target_arch = "wasm32"))]
pub(crate) fn toggle(mut windows: Query<&mut Window, With<PrimaryWindow>>) {
    for mut window in &mut windows {
        window.mode = match window.mode {
            WindowMode::Windowed => WindowMode::BorderlessFullscreen(MonitorSelection::Current),
            _ => WindowMode::Windowed,
        };
    }
}

/// Toggles full screen, which browsers allow only shortly after a press.
#[cfg(target_arch = "wasm32")]
pub(crate) fn toggle() {
    let Some(document) = web_sys::window().and_then(|window| window.document()) else {
        return;
    };
    if document.fullscreen_element().is_some() {
        document.exit_fullscreen();
    } else if let Some(root) = document.document_element()
        && root.request_fullscreen().is_err()
    {
        warn!("The browser does not let the page fill the screen.");
    }
}
