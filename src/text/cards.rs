//! Names of cards, ranks and suits.

use spades_rules::{Card, Suit};

use super::Phrase;

/// "the queen of hearts", within a sentence.
#[must_use]
pub fn the_card(card: Card) -> String {
    match card {
        Card::BIG_JOKER => "the big joker".to_owned(),
        Card::LITTLE_JOKER => "the little joker".to_owned(),
        card => format!("the {} of {}", rank(card), suit(card.suit())),
    }
}

/// "queen of hearts", in a list or as a label.
#[must_use]
pub fn card(card: Card) -> String {
    match card {
        Card::BIG_JOKER => "big joker".to_owned(),
        Card::LITTLE_JOKER => "little joker".to_owned(),
        card => format!("{} of {}", rank(card), suit(card.suit())),
    }
}

/// "queen", for lists under the name of a suit.
#[must_use]
pub fn rank(card: Card) -> &'static str {
    const RANKS: [&str; 13] = [
        "2", "3", "4", "5", "6", "7", "8", "9", "10", "jack", "queen", "king", "ace",
    ];
    match card {
        Card::BIG_JOKER => "big joker",
        Card::LITTLE_JOKER => "little joker",
        card => RANKS[usize::from(card.rank())],
    }
}

/// "hearts", within a sentence.
#[must_use]
pub const fn suit(suit: Suit) -> &'static str {
    match suit {
        Suit::Clubs => "clubs",
        Suit::Diamonds => "diamonds",
        Suit::Hearts => "hearts",
        Suit::Spades => "spades",
    }
}

/// "Hearts: queen, 10", highest first: the cards of one suit in a hand.
#[must_use]
pub fn holding(of: Suit, cards: &[Card]) -> String {
    let ranks: Vec<&str> = cards.iter().map(|&card| rank(card)).collect();
    let ranks = ranks.join(", ");
    match of {
        Suit::Clubs => format!("Clubs: {ranks}"),
        Suit::Diamonds => format!("Diamonds: {ranks}"),
        Suit::Hearts => format!("Hearts: {ranks}"),
        Suit::Spades => format!("Spades: {ranks}"),
    }
}

/// The rank as it stands in the corner of a card: "Q", "10"; a joker is called by its name.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Index(pub Card);

impl Phrase for Index {
    fn text(&self) -> String {
        const RANKS: [&str; 13] = ["2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A"];
        if self.0.is_joker() {
            "Joker".to_owned()
        } else {
            RANKS[usize::from(self.0.rank())].to_owned()
        }
    }
}

/// A suit's sign, as it is heard: "Hearts".
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SuitName(pub Suit);

impl Phrase for SuitName {
    fn text(&self) -> String {
        match self.0 {
            Suit::Clubs => "Clubs",
            Suit::Diamonds => "Diamonds",
            Suit::Hearts => "Hearts",
            Suit::Spades => "Spades",
        }
        .to_owned()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn cards_are_called_by_their_names() {
        let cards = ["QH", "2S", "TS", "BJ"].map(|text| text.parse::<Card>().unwrap());
        assert_eq!(card(cards[0]), "queen of hearts");
        assert_eq!(the_card(cards[1]), "the 2 of spades");
        assert_eq!(card(cards[3]), "big joker");
        assert_eq!(holding(Suit::Spades, &[cards[3], cards[2]]), "Spades: big joker, 10");
        assert_eq!(cards.map(|card| Index(card).text()), ["Q", "2", "10", "Joker"]);
    }
}
