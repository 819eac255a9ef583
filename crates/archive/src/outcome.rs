//! The outcome of a match for a side.

use serde::{Deserialize, Serialize};

/// Outcome of a match for a side.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Outcome {
    /// Won.
    Won,
    /// Lost.
    Lost,
    /// Tied with another side at the end.
    Drawn,
}

impl Outcome {
    /// Returns the outcome of a match with these winners for a side.
    #[must_use]
    pub fn of(side: usize, winners: &[usize]) -> Outcome {
        match (winners.contains(&side), winners.len()) {
            (true, 1) => Outcome::Won,
            (true, _) => Outcome::Drawn,
            (false, _) => Outcome::Lost,
        }
    }
}
