//! What makes a deal fair, and how it is checked.

use spades_messages_derive::{Message, choice_of};
use spades_rules::{Card, ReceiptError};

use super::Phrase;

choice_of! {
    enum ReceiptError {
        Deck,
        Salt,
        Commitment,
    }
}

/// What stands on the page.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Message)]
pub enum FairDeals {
    /// What it is called, and its button.
    FairDeal,
    /// What the code is for.
    Why,
    /// How it comes about.
    How,
    /// What can be checked after the round.
    After,
    /// The code of this round.
    CodeOfThisRound,
    /// The deck is not to be seen yet.
    StillSealed,
    /// Deck, salt and code fit.
    Checked,
    /// The cards in the order of the deck.
    TheDeck,
    /// Copies what the deal can be checked with.
    CopyReceipt,
    /// Checks the receipt in the clipboard.
    CheckReceipt,
    /// There is no match to tell of.
    NoMatch,
}

/// A checksum in groups that an eye can follow.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct WholeCode(pub String);

impl Phrase for WholeCode {
    fn text(&self) -> String {
        let letters: Vec<char> = self.0.chars().collect();
        let groups: Vec<String> = letters.chunks(8).map(|group| group.iter().collect()).collect();
        groups.join(" ")
    }
}

/// Cards in the order of a deck, as files have them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Deck(pub Vec<Card>);

impl Phrase for Deck {
    fn text(&self) -> String {
        let cards: Vec<String> = self.0.iter().map(ToString::to_string).collect();
        cards.join(" ")
    }

    fn key(&self) -> String {
        "deck".to_owned()
    }
}

/// What came of checking a receipt.
#[derive(Clone, Debug, PartialEq, Eq, Message)]
pub enum ReceiptChecked {
    /// It is true, of this round.
    True {
        /// The round.
        round: u16,
        /// The start of the code.
        start: String,
    },
    /// It proves nothing.
    False(ReceiptError),
    /// It is none.
    NoReceipt {
        /// What is wrong with the text.
        why: String,
    },
    /// The clipboard cannot be read.
    NoClipboard(String),
}

#[cfg(test)]
mod tests {
    use super::super::tests::is_a_sentence;
    use super::*;

    #[test]
    fn codes_and_verdicts_are_told() {
        assert_eq!(WholeCode("0123456789abcdef".into()).text(), "01234567 89abcdef");
        for error in [ReceiptError::Deck, ReceiptError::Salt, ReceiptError::Commitment] {
            is_a_sentence(&ReceiptChecked::False(error).text());
        }
        is_a_sentence(
            &ReceiptChecked::NoReceipt {
                why: "expected value at line 1 column 1".into(),
            }
            .text(),
        );
        for told in [FairDeals::Why, FairDeals::How, FairDeals::After, FairDeals::StillSealed] {
            is_a_sentence(&told.text());
        }
    }
}
