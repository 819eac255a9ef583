//! Errors that prevent the game from starting, reported where no window is available.

use spades_messages_derive::Message;

/// Cause of the error.
#[derive(Clone, Debug, PartialEq, Eq, Message)]
pub enum Startup {
    /// The pictures and sounds are not where the program is.
    NoAssets,
    /// No display is configured.
    NoDisplay,
    /// The configured display is unreachable.
    DisplayUnreachable {
        /// Name of the display, where displays have one.
        name: Option<String>,
    },
    /// No graphics driver is available.
    NoGraphics {
        /// `true` if the system installs drivers from packages.
        linux: bool,
    },
    /// The program crashed.
    Crashed {
        /// Path of the crash report.
        place: String,
    },
}
