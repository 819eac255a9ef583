//! Captions that are the same on every screen.

use spades_messages_derive::Message;

/// A caption used on several screens.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Message)]
pub enum Caption {
    /// The name of the game.
    Spades,
    /// Version of the game.
    Version,
    /// Button that goes back one step.
    Back,
    /// Button that closes a notice.
    Dismiss,
    /// The help.
    HowToPlay,
    /// The statistics page.
    Statistics,
    /// The settings page.
    Settings,
    /// A rule that is turned off.
    Off,
    /// Nothing to count yet.
    None,
}
