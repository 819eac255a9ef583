//! The loading screen.

use spades_messages_derive::Message;

/// What stands under the bar.
#[derive(Clone, Debug, PartialEq, Eq, Message)]
pub enum Loading {
    /// It goes on.
    Loading,
    /// Files that are not there or cannot be read.
    Missing {
        /// The first of them.
        files: Vec<String>,
        /// Whether there are more.
        more: bool,
    },
    /// What to do about it, in a browser.
    LoadThePageAgain,
    /// What to do about it, on the desktop.
    InstallAgain,
}
