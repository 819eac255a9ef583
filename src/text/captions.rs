//! Captions that are the same wherever they stand.

use super::Phrase;

/// A caption of several screens.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
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

impl Phrase for Caption {
    fn text(&self) -> String {
        match self {
            Caption::Spades => "Spades",
            Caption::Version => concat!("Version ", env!("CARGO_PKG_VERSION")),
            Caption::Back => "Back",
            Caption::HowToPlay => "How to play",
            Caption::Statistics => "Statistics",
            Caption::Settings => "Settings",
            Caption::Off => "Off",
            Caption::None => "–",
        }
        .to_owned()
    }
}
