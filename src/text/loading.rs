//! The loading screen.

use super::Phrase;
use super::Words;
use crate::say;

/// Texts below the progress bar.
#[derive(Clone, Debug, PartialEq)]
pub enum Loading {
    /// Loading is in progress.
    Loading,
    /// This part of the files is loaded, from 0 to 1.
    Part(f32),
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
            Loading::Part(..0.34) => say::loading::shuffling(),
            Loading::Part(..0.67) => say::loading::cutting(),
            Loading::Part(_) => say::loading::dealing(),
            Loading::Missing { files, more } => say::loading::missing(files.iter().cloned(), *more),
            Loading::LoadThePageAgain => say::loading::load_the_page_again(),
            Loading::InstallAgain => say::loading::install_again(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_deck_is_shuffled_cut_and_dealt() {
        let said = [0.0, 0.2, 0.5, 0.9, 1.0].map(|part| Loading::Part(part).text());
        assert_eq!(
            said,
            ["Shuffling…", "Shuffling…", "Cutting the deck…", "Dealing…", "Dealing…"]
        );
    }
}
