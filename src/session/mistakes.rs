//! The decisions of a round that cost its player most, to be taken once more: found by the look back on the round, as soon as it is over.

use bevy::prelude::*;
use spades_learn::coach::Mistake;
use spades_rules::Seed;

use super::Match;

/// Where a match stands: what tells it from all others, and how many actions there were.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Place {
    seed: Seed,
    count: usize,
}

impl Place {
    /// Where this match stands.
    #[must_use]
    pub fn of(game: &Match) -> Place {
        Place {
            seed: game.game().seed(),
            count: game.count(),
        }
    }
}

/// The mistakes of the round that was looked back on last.
#[derive(Resource, Debug, Default)]
pub struct Mistakes {
    place: Option<Place>,
    found: Vec<Mistake>,
}

impl Mistakes {
    /// Takes note of what was found in the round that ended at this place.
    pub(super) fn found(&mut self, place: Place, found: Vec<Mistake>) {
        self.place = Some(place);
        self.found = found;
    }

    /// Whether the round that ended at this place has been looked back on.
    #[must_use]
    pub fn knows(&self, place: Place) -> bool {
        self.place == Some(place)
    }

    /// How many there are in the round that ended at this place; none as long as that is not known.
    #[must_use]
    pub fn count(&self, place: Place) -> usize {
        if self.knows(place) { self.found.len() } else { 0 }
    }

    /// Those of the round that has just ended on the table, the costliest first.
    #[must_use]
    pub fn of(&self, game: &Match) -> &[Mistake] {
        if self.knows(Place::of(game)) { &self.found } else { &[] }
    }
}

#[cfg(test)]
mod tests;
