//! Explanation of fair deals, and their verification.

use crate::say;
use crate::text::variant;
use spades_rules::{Card, ReceiptError};

use super::{Phrase, Words};

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
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ReceiptChecked {
    /// The receipt of this round is valid.
    True {
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

impl Phrase for ReceiptChecked {
    fn words(&self) -> Words {
        match self {
            ReceiptChecked::True { round, start } => say::fair_deal::receipt_checked_true(*round, start),
            ReceiptChecked::False(receipt_error) => say::fair_deal::receipt_checked_false(variant(receipt_error)),
            ReceiptChecked::NoReceipt { why } => say::fair_deal::receipt_checked_no_receipt(why),
            ReceiptChecked::NoClipboard(text) => say::fair_deal::receipt_checked_no_clipboard(text),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::super::tests::is_a_sentence;
    use super::*;

    #[test]
    fn codes_and_verdicts_have_words() {
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
        for text in [
            say::fair_deal::fair_deals_why(),
            say::fair_deal::fair_deals_how(),
            say::fair_deal::fair_deals_after(),
            say::fair_deal::fair_deals_still_sealed(),
        ] {
            is_a_sentence(&text.text());
        }
    }
}
