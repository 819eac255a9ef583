//! Names of cards, ranks and suits.

use super::Phrase;
use super::language::worded;
use crate::say;
use crate::text::Words;
use spades_rules::{Card, Suit};

use spades_words::Arg;

use super::language::{self, Argument};

/// Returns a card's name within a sentence: "the queen of hearts".
#[must_use]
pub fn the_card(card: Card) -> String {
    language::form(&card, "the")
}

/// Returns a card's name in a list or as a label: "queen of hearts".
#[must_use]
pub fn card(card: Card) -> String {
    language::form(&card, "")
}

/// Returns a suit's name within a sentence: "hearts".
#[must_use]
pub fn suit(suit: Suit) -> String {
    language::form(&suit, "")
}

/// Rank of a card, for sentences: "queen"; a joker has its name.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Rank(pub Card);

impl Argument for Rank {
    fn arg(&self) -> Arg {
        Arg::Rank(self.0)
    }
}

impl From<Rank> for Arg {
    fn from(rank: Rank) -> Arg {
        Arg::Rank(rank.0)
    }
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
        match index.0.rank() {
            9 => say::cards::index_jack(),
            10 => say::cards::index_queen(),
            11 => say::cards::index_king(),
            12 => say::cards::index_ace(),
            number => say::cards::index_number(number + 2),
        }
    }
}

worded!(Index);

#[cfg(test)]
mod tests {
    use super::*;
    use crate::text::Phrase;

    #[test]
    fn cards_are_called_by_their_names() {
        let cards = ["QH", "2S", "TS", "BJ"].map(|text| text.parse::<Card>().unwrap());
        assert_eq!(card(cards[0]), "queen of hearts");
        assert_eq!(the_card(cards[1]), "the 2 of spades");
        assert_eq!(card(cards[3]), "big joker");
        assert_eq!(
            [language::form(&Rank(cards[0]), ""), suit(Suit::Hearts)],
            ["queen", "hearts"]
        );
        assert_eq!(cards.map(|card| Index(card).text()), ["Q", "2", "10", "Joker"]);
    }
}
