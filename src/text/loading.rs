//! The loading screen.

use super::Phrase;
use super::Words;
use super::language::worded;
use crate::say;

/// Texts below the progress bar.
#[derive(Clone, Debug, PartialEq, Eq)]
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

impl Phrase for Loading {
    fn words(&self) -> Words {
        match self {
            Loading::Loading => say::loading::loading(),
            Loading::Missing { files, more } => say::loading::missing(files.iter().cloned(), *more),
            Loading::LoadThePageAgain => say::loading::load_the_page_again(),
            Loading::InstallAgain => say::loading::install_again(),
        }
    }
}

worded!(Loading);
