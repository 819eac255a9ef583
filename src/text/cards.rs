//! Names of cards, ranks and suits.

use super::Phrase;
use crate::say;
use crate::text::Words;
use spades_rules::{Card, Suit};
use spades_words::Arg;

use super::language;

/// Returns a card's name within a sentence: "the queen of hearts".
#[must_use]
pub fn the_card(card: Card) -> String {
    language::form(card, "the")
}

/// Returns a card's name in a list or as a label: "queen of hearts".
#[must_use]
pub fn card(card: Card) -> String {
    language::form(card, "")
}

/// Returns a suit's name within a sentence: "hearts".
#[must_use]
pub fn suit(suit: Suit) -> String {
    language::form(suit, "")
}

/// Rank as printed in the corner of a card: "Q", "10"; a joker has its name.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Index(pub Card);

impl Phrase for Index {
    fn words(&self) -> Words {
        let index = self;
        if index.0.is_joker() {
            return say::cards::index_joker();
        }
        match index.0.printed().rank() {
            9 => say::cards::index_jack(),
            10 => say::cards::index_queen(),
            11 => say::cards::index_king(),
            12 => say::cards::index_ace(),
            number => say::cards::index_number(number + 2),
        }
    }
}

/// Ranks of cards of one suit, as printed on them, highest first: "A, 10, 3".
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Ranks(pub Vec<Card>);

impl Phrase for Ranks {
    fn words(&self) -> Words {
        let name = |&card: &Card| match card.outranks_ace() {
            true => Arg::Rank(card),
            false => Arg::Words(Index(card).words()),
        };
        say::known::ranks(self.0.iter().map(name))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::session::Who;

    #[test]
    fn cards_are_called_by_their_names() {
        let cards = ["QH", "2S", "TS", "BJ", "DD"].map(|text| text.parse::<Card>().unwrap());
        assert_eq!(card(cards[0]), "queen of hearts");
        assert_eq!(the_card(cards[1]), "the 2 of spades");
        assert_eq!(card(cards[3]), "big joker");
        assert_eq!(the_card(cards[4]), "the high two of diamonds");
        assert_eq!(
            [language::form(Arg::Rank(cards[0]), ""), suit(Suit::Hearts)],
            ["queen", "hearts"]
        );
        assert_eq!(cards.map(|card| Index(card).text()), ["Q", "2", "10", "Joker", "2"]);
    }

    #[test]
    fn ranks_stand_as_on_the_cards() {
        let cards = ["BJ", "AS", "TS", "3S"].map(|text| text.parse().unwrap());
        assert_eq!(Ranks(cards.to_vec()).text(), "big joker, A, 10, 3");
        let high = ["DD", "DS", "AS"].map(|text| text.parse().unwrap());
        assert_eq!(
            Ranks(high.to_vec()).text(),
            "high two of diamonds, high two of spades, A"
        );
        let holds = say::known::all_in(Who::Named("North".into()));
        assert_eq!(holds.text(), "North holds all the rest.");
    }
}
