//! Who the computer is: one of the deck's court cards. The suit tells the level, from clubs, the lowest, to spades.

use spades_bots::Level;
use spades_rules::{Card, Seat, Suit};

/// One of those who play for the computer.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Persona(Card);

/// Ranks of the court: jack, queen, king.
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
    /// All who play at a level: jack, queen and king of its suit.
    #[must_use]
    pub fn of_level(level: Level) -> [Persona; 3] {
        COURT.map(|rank| Persona(Card::new(suit(level), rank)))
    }

    /// Who sits at a seat: opposite a queen, on the left a jack, on the right a king. The only rival is a queen.
    #[must_use]
    pub fn at(level: Level, seat: Seat, players: usize) -> Persona {
        let [jack, queen, king] = Persona::of_level(level);
        match (seat % 4, players) {
            (_, 2) | (2, _) => queen,
            (0 | 1, _) => jack,
            _ => king,
        }
    }

    /// The card whose face it has.
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
