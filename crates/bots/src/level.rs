//! The levels of play.

use serde::{Deserialize, Serialize};

/// How well a bot plays; the order is that of strength.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Level {
    /// Plays like a newcomer; no memory of discards.
    Beginner,
    /// Sound heuristics; counts.
    Intermediate,
    /// Searches a little.
    Advanced,
    /// Searches: perfect where perfection exists.
    Expert,
}

impl Level {
    /// All levels, weakest first.
    pub const ALL: [Level; 4] = [Level::Beginner, Level::Intermediate, Level::Advanced, Level::Expert];
}
