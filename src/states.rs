//! Where the player is: the screen, and the page that may lie over it.

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
    /// The card table.
    Table,
    /// Another window of the game is open, and this one looks on.
    Elsewhere,
}

/// Which page lies over the screen, whatever that is: the screen stays as it is, and waits.
#[derive(States, Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Menu {
    /// None.
    #[default]
    None,
    /// Preferences.
    Settings,
    /// Rules and controls.
    Help,
    /// Matches played and won.
    Statistics,
    /// Matches that can be taken up again.
    Matches,
    /// Matches that have ended.
    History,
    /// The deal of the day.
    Daily,
    /// What makes a deal fair.
    FairDeal,
    /// Lessons and puzzles.
    Learn,
}
