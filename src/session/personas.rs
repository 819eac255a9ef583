//! The computer's personas: the deck's court cards. The suit shows the level, from clubs (lowest) to spades.

use spades_bots::Level;
use spades_rules::{Card, Seat, Suit};

/// A persona of the computer.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Persona(Card);

/// Ranks of the court cards: jack, queen, king.
const COURT: [u8; 3] = [9, 10, 11];

const fn suit(level: Level) -> Suit {
    match level {
        Level::Beginner => Suit::Clubs,
        Level::Intermediate => Suit::Diamonds,
        Level::Advanced => Suit::Hearts,
        Level::Expert => Suit::Spades,
    }
}

impl Persona {
    /// Returns the personas of a level: jack, queen and king of its suit.
    #[must_use]
    pub fn of_level(level: Level) -> [Persona; 3] {
        COURT.map(|rank| Persona(Card::new(suit(level), rank)))
    }

    /// Returns the persona at a seat: a queen opposite, a jack on the left, a king on the right. A single opponent is a queen.
    #[must_use]
    pub fn at(level: Level, seat: Seat, players: usize) -> Persona {
        let [jack, queen, king] = Persona::of_level(level);
        match (seat % 4, players) {
            (_, 2) | (2, _) => queen,
            (0 | 1, _) => jack,
            _ => king,
        }
    }

    /// Returns the court card that the persona wears.
    #[must_use]
    pub const fn card(self) -> Card {
        self.0
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;

    #[test]
    fn the_three_opponents_of_one_person_are_three() {
        for level in Level::ALL {
            let three: BTreeSet<Card> = (1..4).map(|seat| Persona::at(level, seat, 4).card()).collect();
            assert_eq!(three.len(), 3);
        }
        let all: BTreeSet<Card> = Level::ALL
            .into_iter()
            .flat_map(|level| Persona::of_level(level).map(Persona::card))
            .collect();
        assert_eq!(all.len(), 12, "nobody has two levels");
    }
}
