//! The game: Bevy states, systems and screens around the rules crate. It makes no decisions about the rules itself.

pub mod access;
pub mod audio;
#[cfg(not(target_arch = "wasm32"))]
pub mod cli;
#[cfg(not(target_arch = "wasm32"))]
pub mod crash;
#[cfg(not(target_arch = "wasm32"))]
pub mod demonstration;
#[cfg(any(test, feature = "dev"))]
mod dev;
pub mod input;
#[cfg(not(target_arch = "wasm32"))]
pub mod install;
pub mod loading;
pub mod redraw;
pub mod reduced_motion;
#[cfg_attr(
    target_arch = "wasm32",
    allow(dead_code, reason = "the build for the desktop finds unused entries")
)]
mod say;
mod schedules;
pub mod screens;
pub mod session;
pub mod settings;
#[cfg(not(target_arch = "wasm32"))]
pub mod startup;
pub mod states;
pub mod storage;
pub mod table;
pub mod text;
pub mod ui;
#[cfg(target_arch = "wasm32")]
pub mod web;
#[cfg(not(target_arch = "wasm32"))]
pub mod window_size;

use bevy::prelude::*;

use states::{Menu, Screen};

/// Returns how table and title show the cards.
fn cards_shown() -> loading::CardsShown {
    loading::CardsShown {
        tallest: spades_layout::tallest_card,
        title: screens::title_fan().collect(),
    }
}

/// Adds everything except the window and the renderer.
pub fn plugin(app: &mut App) {
    app.init_state::<Screen>().init_state::<Menu>();
    app.insert_resource(cards_shown());
    app.add_plugins((
        redraw::plugin,
        session::plugin,
        input::plugin,
        storage::plugin,
        settings::plugin,
        // Before any request for a picture.
        loading::plugin,
        ui::plugin,
        audio::plugin,
        screens::plugin,
        table::plugin,
    ));
    #[cfg(target_arch = "wasm32")]
    app.add_plugins((access::plugin, web::plugin));
    #[cfg(feature = "dev")]
    app.add_plugins(dev::plugin);
    app.add_plugins(schedules::plugin);
}
