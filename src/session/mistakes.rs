//! The costliest decisions of a round, to be retried. The round review finds them as soon as the round is over.

use bevy::prelude::*;
use spades_learn::coach::Mistake;
use spades_rules::Seed;

use super::Match;

/// A position in a match: its seed and the number of actions.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct MatchPosition {
    seed: Seed,
    count: usize,
}

impl MatchPosition {
    /// Returns the current position of a match.
    #[must_use]
    pub fn of(game: &Match) -> MatchPosition {
        MatchPosition {
            seed: game.game().seed(),
            count: game.action_count(),
        }
    }
}

/// Mistakes of the round reviewed last.
#[derive(Resource, Debug, Default)]
pub struct Mistakes {
    place: Option<MatchPosition>,
    found: Vec<Mistake>,
}

impl Mistakes {
    /// Records the mistakes found in the round that ended in this position.
    pub(super) fn found(&mut self, place: MatchPosition, found: Vec<Mistake>) {
        self.place = Some(place);
        self.found = found;
    }

    /// Returns `true` if the round that ended in this position has been reviewed.
    #[must_use]
    pub fn knows(&self, place: MatchPosition) -> bool {
        self.place == Some(place)
    }

    /// Returns the number of mistakes in the round that ended in this position; 0 until it has been reviewed.
    #[must_use]
    pub fn count(&self, place: MatchPosition) -> usize {
        if self.knows(place) { self.found.len() } else { 0 }
    }

    /// Returns the mistakes of the round that has just ended on the table, costliest first.
    #[must_use]
    pub fn of(&self, game: &Match) -> &[Mistake] {
        if self.knows(MatchPosition::of(game)) {
            &self.found
        } else {
            &[]
        }
    }
}

#[cfg(test)]
mod tests;
