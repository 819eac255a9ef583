//! The loading screen.

use spades_messages_derive::Message;

/// Texts below the progress bar.
#[derive(Clone, Debug, PartialEq, Eq, Message)]
pub enum Loading {
    /// Loading is in progress.
    Loading,
    /// Files are missing or unreadable.
    Missing {
        /// Names of the first files.
        files: Vec<String>,
        /// `true` if there are more.
        more: bool,
    },
    /// Advice in a browser.
    LoadThePageAgain,
    /// Advice on the desktop.
    InstallAgain,
}
