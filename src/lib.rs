//! The game: Bevy states, systems and screens around the rules crate. Nothing of the rules is decided here.

pub mod audio;
#[cfg(not(target_arch = "wasm32"))]
pub mod autoplay;
#[cfg(not(target_arch = "wasm32"))]
pub mod cli;
mod clicks;
mod detail;
pub mod felt;
pub mod loading;
pub mod mipmaps;
#[cfg(any(test, target_arch = "wasm32"))]
pub mod mirror;
pub mod notice;
pub mod screens;
pub mod settings;
pub mod setup;
pub mod statistics;
pub mod storage;
pub mod table;
pub mod theme;
pub mod wake;
#[cfg(target_arch = "wasm32")]
pub mod web;

use bevy::prelude::*;

/// Which screen is shown.
#[derive(States, Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Screen {
    /// Pictures and sounds are being loaded.
    #[default]
    Loading,
    /// The title with its menu.
    Title,
    /// Choosing rules and players for a match.
    Setup,
    /// Preferences.
    Settings,
    /// Rules and controls.
    Help,
    /// Matches played and won.
    Statistics,
    /// The card table.
    Table,
}

/// Everything but the window and the renderer.
pub fn plugin(app: &mut App) {
    app.init_state::<Screen>();
    app.add_message::<setup::StartMatch>();
    app.add_message::<setup::ContinueMatch>();
    app.add_plugins((
        wake::plugin,
        clicks::plugin,
        notice::plugin,
        storage::plugin,
        settings::plugin,
        statistics::plugin,
        theme::plugin,
        felt::plugin,
        detail::plugin,
        mipmaps::plugin,
        audio::plugin,
        loading::plugin,
        screens::plugin,
        table::plugin,
    ));
    #[cfg(target_arch = "wasm32")]
    app.add_plugins((mirror::plugin, web::plugin));
}
