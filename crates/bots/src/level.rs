//! The levels of play.

use serde::{Deserialize, Serialize};

/// The strength of a bot, in rising order.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Level {
    /// Plays like a beginner; does not remember discards.
    Beginner,
    /// Plays by sound heuristics and counts cards.
    Intermediate,
    /// Searches a little.
    Advanced,
    /// Searches, and plays perfectly where that is possible.
    Expert,
}

impl Level {
    /// All levels, weakest first.
    pub const ALL: [Level; 4] = [Level::Beginner, Level::Intermediate, Level::Advanced, Level::Expert];

    /// Returns the key of this level in files, as [`Serialize`] writes it.
    ///
    /// ```
    /// use spades_bots::Level;
    ///
    /// assert_eq!(Level::Expert.key(), "expert");
    /// assert_eq!(Level::from_key("expert"), Some(Level::Expert));
    /// ```
    #[must_use]
    pub const fn key(self) -> &'static str {
        match self {
            Level::Beginner => "beginner",
            Level::Intermediate => "intermediate",
            Level::Advanced => "advanced",
            Level::Expert => "expert",
        }
    }

    /// Returns the level with this key.
    #[must_use]
    pub fn from_key(key: &str) -> Option<Level> {
        Level::ALL.into_iter().find(|level| level.key() == key)
    }
}
