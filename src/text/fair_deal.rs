//! Explanation of fair deals, and their verification.

use spades_messages_derive::{Message, choice_of};
use spades_rules::{Card, ReceiptError};

use super::{Phrase, Words};

choice_of! {
    enum ReceiptError {
        Deck,
        Salt,
        Commitment,
    }
}

/// Texts of the page.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Message)]
pub enum FairDeals {
    /// Title of the page, and its button.
    FairDeal,
    /// States the purpose of the fingerprint.
    Why,
    /// Explains the fingerprint.
    How,
    /// Explains the verification after the round.
    After,
    /// Caption of the fingerprint of this round.
    CodeOfThisRound,
    /// The deck is sealed until the round ends.
    StillSealed,
    /// Deck and salt match the fingerprint.
    Checked,
    /// Caption of the cards in deck order.
    TheDeck,
    /// Button that copies the receipt, with which anyone can verify the deal.
    CopyReceipt,
    /// Button that verifies the receipt in the clipboard.
    CheckReceipt,
    /// Shown without a match, in place of a fingerprint.
    NoMatch,
}

/// A checksum, split into readable groups.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct WholeCode(pub String);

impl Phrase for WholeCode {
    fn words(&self) -> Words {
        let letters: Vec<char> = self.0.chars().collect();
        let groups: Vec<String> = letters.chunks(8).map(|group| group.iter().collect()).collect();
        Words::verbatim(groups.join(" "))
    }
}

/// Cards in deck order, in file notation.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Deck(pub Vec<Card>);

impl Phrase for Deck {
    fn words(&self) -> Words {
        let cards: Vec<String> = self.0.iter().map(ToString::to_string).collect();
        Words::verbatim(cards.join(" "))
    }

    fn key(&self) -> String {
        "deck".to_owned()
    }
}

/// Result of verifying a receipt.
#[derive(Clone, Debug, PartialEq, Eq, Message)]
pub enum ReceiptChecked {
    /// The receipt of this round is valid.
    True {
        /// Number of the round.
        round: u16,
        /// Start of the fingerprint.
        start: String,
    },
    /// The receipt doesn't prove the deal.
    False(ReceiptError),
    /// The text isn't a receipt.
    NoReceipt {
        /// Fault of the text.
        why: String,
    },
    /// The clipboard is unreadable; the system's message.
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
        for text in [FairDeals::Why, FairDeals::How, FairDeals::After, FairDeals::StillSealed] {
            is_a_sentence(&text.text());
        }
    }
}
