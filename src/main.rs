//! Starts the game.

// A game has no console window. Debug builds keep it for their log.
#![cfg_attr(all(windows, not(debug_assertions)), windows_subsystem = "windows")]

#[cfg(target_arch = "wasm32")]
mod browser_log;
mod pipelines;

use std::path::Path;
use std::time::Duration;

use bevy::app::PluginGroupBuilder;
use bevy::asset::AssetMetaCheck;
#[cfg(not(target_arch = "wasm32"))]
use bevy::log::LogPlugin;
use bevy::prelude::*;
use bevy::render::RenderPlugin;
use bevy::render::settings::{MemoryHints, RenderCreation, WgpuSettings};
use bevy::window::{PresentMode, WindowResizeConstraints};
use bevy::winit::{UpdateMode, WinitSettings};
use spades::loading::language::SystemLocales;
use spades::reduced_motion::{self, SystemMotion};

/// Minimum size of the window in logical pixels, unless a smaller initial size was requested. In a browser the page decides: a phone that is
/// turned on its side has less height than the desktop's, and a canvas that doesn't shrink with it would be cut off.
#[cfg(target_arch = "wasm32")]
const MIN_WINDOW: Vec2 = Vec2::ONE;
#[cfg(not(target_arch = "wasm32"))]
use spades::window_size::MIN as MIN_WINDOW;

/// Decoding pictures on several threads leaves the system's allocator with a heap that it doesn't return to the system.
#[cfg(not(target_arch = "wasm32"))]
#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

/// Size of a block of GPU memory, in bytes. By default the first block alone is 128 MiB, more than the game ever needs (gfx-rs/wgpu#5875
/// lists the options).
const GRAPHICS_BLOCK: std::ops::Range<u64> = 4 << 20..8 << 20;

#[cfg(not(target_arch = "wasm32"))]
fn main() -> AppExit {
    spades::crash::watch();
    let cli = spades::cli::Cli::of_process();
    let built = spades::startup::build(spades::install::assets_folder(), |assets| {
        let requested = cli.window();
        let window = window(requested.unwrap_or(spades::window_size::USUAL));
        let mut app = frame(
            Window {
                // Shown once it fits the screen.
                visible: requested.is_some(),
                ..window
            },
            &assets,
        );
        if let Some(autoplay) = cli.demonstration() {
            spades::demonstration::plugin(&mut app, autoplay);
        }
        app.add_plugins((spades::plugin, spades::crash::plugin));
        if requested.is_none() {
            app.add_plugins(spades::window_size::plugin);
        }
        app
    });
    match built {
        Ok(mut app) => app.run(),
        Err(exit) => exit,
    }
}

#[cfg(target_arch = "wasm32")]
fn main() -> AppExit {
    let window = window(spades::web::page_size().unwrap_or((1280, 720)));
    let mut app = frame(window, Path::new("assets"));
    app.add_plugins(spades::plugin);
    app.run()
}

fn window(size: (u32, u32)) -> Window {
    Window {
        title: "Spades".into(),
        resolution: size.into(),
        resize_constraints: WindowResizeConstraints {
            min_width: MIN_WINDOW.x.min(size.0 as f32),
            min_height: MIN_WINDOW.y.min(size.1 as f32),
            ..default()
        },
        present_mode: PresentMode::AutoVsync,
        canvas: Some("#spades".into()),
        fit_canvas_to_parent: true,
        prevent_default_event_handling: false,
        ..default()
    }
}

/// Returns an app with this window, a renderer, and the assets of this folder.
fn frame(window: Window, assets: &Path) -> App {
    // Reactive updates: an idle game costs next to nothing.
    let rest = Duration::from_secs(5);
    let mut app = App::new();
    #[cfg(not(target_arch = "wasm32"))]
    spades::install::register_assets(&mut app, assets);
    app.insert_resource(SystemMotion(reduced_motion::is_preferred))
        .insert_resource(SystemLocales::of_system());
    app.insert_resource(WinitSettings {
        focused_mode: UpdateMode::reactive(rest),
        unfocused_mode: UpdateMode::reactive_low_power(rest),
    })
    .add_plugins(
        plugins()
            .set(WindowPlugin {
                primary_window: Some(window),
                ..default()
            })
            .set(AssetPlugin {
                file_path: assets.to_string_lossy().into_owned(),
                // There are no meta files, and the web version would request one per asset.
                meta_check: AssetMetaCheck::Never,
                ..default()
            })
            .set(RenderPlugin {
                render_creation: RenderCreation::Automatic(Box::new(WgpuSettings {
                    memory_hints: MemoryHints::Manual {
                        suballocated_device_memory_block_size: GRAPHICS_BLOCK,
                    },
                    disabled_features: Some(pipelines::WITHOUT),
                    ..default()
                })),
                ..default()
            }),
    );
    pipelines::remove_unused(&mut app);
    // A command for an entity that has gone ends a test, but not a player's match.
    if !cfg!(debug_assertions) {
        app.set_error_handler(bevy::ecs::error::error);
    }
    app
}

/// Log filter. The game's own picture loader intentionally overrides Bevy's (bevyengine/bevy#17105).
const LOGGED: &str = "warn,spades=info,bevy_asset::server::loaders=error";

/// Returns Bevy's default plugins.
#[cfg(not(target_arch = "wasm32"))]
fn plugins() -> PluginGroupBuilder {
    DefaultPlugins.set(LogPlugin {
        filter: LOGGED.into(),
        ..default()
    })
}

/// Returns Bevy's default plugins except its log.
#[cfg(target_arch = "wasm32")]
fn plugins() -> PluginGroupBuilder {
    browser_log::log(LOGGED);
    browser_log::PagePlugins.build()
}
