//! The loading screen.

use super::Phrase;

/// What stands under the bar.
#[derive(Clone, Debug, PartialEq, Eq)]
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

impl Phrase for Loading {
    fn text(&self) -> String {
        match self {
            Loading::Loading => "Loading".to_owned(),
            Loading::Missing { files, more: false } => format!("Missing or damaged: {}.", files.join(", ")),
            Loading::Missing { files, more: true } => format!("Missing or damaged: {} and others.", files.join(", ")),
            Loading::LoadThePageAgain => "Please load the page again.".to_owned(),
            Loading::InstallAgain => "Please install the game again, or start it from its own folder.".to_owned(),
        }
    }
}
