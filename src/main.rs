//! Starts the game.

use std::time::Duration;

use bevy::asset::AssetMetaCheck;
use bevy::log::LogPlugin;
use bevy::prelude::*;
use bevy::window::{PresentMode, WindowResizeConstraints};
use bevy::winit::{UpdateMode, WinitSettings};

fn main() -> AppExit {
    let window = Window {
        title: "Spades".into(),
        resolution: (1280, 720).into(),
        resize_constraints: WindowResizeConstraints {
            min_width: 320.0,
            min_height: 480.0,
            ..default()
        },
        present_mode: PresentMode::AutoVsync,
        canvas: Some("#spades".into()),
        fit_canvas_to_parent: true,
        prevent_default_event_handling: false,
        ..default()
    };
    // Drawing only when something happens: an idle game costs next to nothing.
    let rest = Duration::from_secs(5);
    App::new()
        .insert_resource(WinitSettings {
            focused_mode: UpdateMode::reactive(rest),
            unfocused_mode: UpdateMode::reactive_low_power(rest),
        })
        .add_plugins(
            DefaultPlugins
                .set(WindowPlugin {
                    primary_window: Some(window),
                    ..default()
                })
                .set(AssetPlugin {
                    meta_check: AssetMetaCheck::Never,
                    ..default()
                })
                // The game says itself, once, that there is no sound.
                .set(LogPlugin {
                    filter: "warn,spades=info,bevy_kira_audio=error".into(),
                    ..default()
                }),
        )
        .add_plugins(spades::plugin)
        .run()
}
