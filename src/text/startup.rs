//! What keeps the game from starting, said where there is no window to say it in.

use spades_messages_derive::Message;

/// What is missing.
#[derive(Clone, Debug, PartialEq, Eq, Message)]
pub enum Startup {
    /// No display is named.
    NoDisplay,
    /// The display that is named cannot be reached.
    DisplayUnreachable {
        /// Its name, where displays have one.
        name: Option<String>,
    },
    /// Nothing can draw.
    NoGraphics {
        /// The system takes its drivers from packages.
        linux: bool,
    },
    /// The program crashed.
    Crashed {
        /// The report's path.
        place: String,
    },
}
