//! Captions that are the same wherever they stand.

use spades_messages_derive::Message;

/// A caption of several screens.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Message)]
pub enum Caption {
    /// The name of the game.
    Spades,
    /// Which version this is.
    Version,
    /// One step back.
    Back,
    /// The rules and controls.
    HowToPlay,
    /// What was played.
    Statistics,
    /// Preferences.
    Settings,
    /// A rule that is switched off.
    Off,
    /// Nothing to count yet.
    None,
}
