//! The game: Bevy states, systems and screens around the rules crate. Nothing of the rules is decided here.

pub mod settings;
pub mod setup;
pub mod theme;

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
