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
}
