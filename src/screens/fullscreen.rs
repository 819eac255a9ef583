//! Entering and leaving full screen, where that can be done: no browser on an iPhone has it.

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

/// Returns `true` if full screen can be entered.
#[cfg(not(target_arch = "wasm32"))]
pub(crate) const fn is_offered() -> bool {
    true
}

/// Returns `true` if full screen can be entered.
#[cfg(target_arch = "wasm32")]
pub(crate) fn is_offered() -> bool {
    web_sys::window()
        .and_then(|window| window.document())
        .is_some_and(|document| document.fullscreen_enabled())
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
