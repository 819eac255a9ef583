//! Names that the game gives to players: matches store them in English, and each language has its own.

use spades_rules::{Card, Suit};

/// A name that the game gives to a player who has none.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum StockName {
    /// A computer player, named after a court card.
    Court(Card),
    /// One of several people, by number: "Player 2".
    Person(usize),
    /// The side of the table at which a computer player sits, clockwise from the bottom: "West".
    Side(usize),
}

/// Names of the jack, queen and king of each suit, clubs first, as matches store them.
const COURT: [[&str; 3]; 4] = [
    ["Lancelot", "Argine", "Alexander"],
    ["Hector", "Rachel", "Caesar"],
    ["La Hire", "Judith", "Charles"],
    ["Ogier", "Pallas", "David"],
];

/// Rank of a jack, above which are the queen and the king.
const JACK: u8 = 9;

/// Names of the sides, as matches store them.
const SIDES: [&str; 4] = ["South", "West", "North", "East"];

/// Begins the stored name of one of several people.
const PERSON: &str = "Player ";

impl StockName {
    /// Returns the name as matches store it.
    #[must_use]
    pub fn stored(self) -> String {
        match self {
            StockName::Court(card) => {
                let names = COURT[card.suit() as usize];
                names[usize::from(card.rank().saturating_sub(JACK)).min(2)].to_owned()
            }
            StockName::Person(number) => format!("{PERSON}{number}"),
            StockName::Side(side) => SIDES[side % 4].to_owned(),
        }
    }

    /// Returns the name of a computer player that a match stores as this text; `None` for any other name.
    #[must_use]
    pub fn of_computer(stored: &str) -> Option<StockName> {
        let of_suit = |suit| (JACK..JACK + 3).map(move |rank| StockName::Court(Card::new(suit, rank)));
        let courts = Suit::ALL.into_iter().flat_map(of_suit);
        let mut all = courts.chain((0..4).map(StockName::Side));
        all.find(|name| name.stored() == stored)
    }

    /// Returns the name of a person that a match stores as this text; `None` for one that was typed.
    #[must_use]
    pub fn of_person(stored: &str) -> Option<StockName> {
        stored.strip_prefix(PERSON)?.parse().ok().map(StockName::Person)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Language, Who, Words};

    #[test]
    fn stored_names_are_found_again_and_are_those_of_english() {
        let queen: Card = "QD".parse().expect("a card");
        let names = [
            (StockName::Court(queen), "Rachel"),
            (StockName::Court("KS".parse().expect("a card")), "David"),
            (StockName::Court("JH".parse().expect("a card")), "La Hire"),
            (StockName::Side(3), "East"),
        ];
        for (name, stored) in names {
            assert_eq!(name.stored(), stored);
            assert_eq!(StockName::of_computer(stored), Some(name));
            assert_eq!(StockName::of_person(stored), None, "a person may be called {stored}");
        }
        assert_eq!(StockName::of_person("Player 2"), Some(StockName::Person(2)));
        for typed in ["Player", "Player x", "Ada", ""] {
            assert_eq!(StockName::of_person(typed), None);
            assert_eq!(StockName::of_computer(typed), None);
        }
        for name in names.map(|(name, _)| name).into_iter().chain([StockName::Person(2)]) {
            let said = Words::alone(Who::Stock(name)).text_in(&Language::english());
            assert_eq!(said, name.stored());
        }
    }
}
