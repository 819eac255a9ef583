//! What makes a deal fair, and how it is checked.

use spades_rules::{Card, ReceiptError};

use super::{Phrase, clause};

/// What stands on the page.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
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

impl Phrase for FairDeals {
    fn text(&self) -> String {
        match self {
            FairDeals::FairDeal => "Fair deal",
            FairDeals::Why => {
                "Nobody changes a card once a round has begun, neither the game nor the computer. The code below proves it."
            }
            FairDeals::How => {
                "Before the first card the deck is shuffled and sealed: the code is the SHA-256 checksum of the deck and a random number, \
                 the salt. Nobody can find another deck with the same code."
            }
            FairDeals::After => {
                "After the round deck and salt are laid open, as a receipt. The game checks it here, and so can any SHA-256 tool."
            }
            FairDeals::CodeOfThisRound => "The code of this round",
            FairDeals::StillSealed => "The deck is sealed until the round is over. Note the start of the code if you like.",
            FairDeals::Checked => "Checked: this deck and its salt give this code.",
            FairDeals::TheDeck => "The deck, from the top",
            FairDeals::CopyReceipt => "Copy receipt",
            FairDeals::CheckReceipt => "Check a copied receipt",
            FairDeals::NoMatch => "Every round has a code of its own. It stands beside the number of the round.",
        }
        .to_owned()
    }
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
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ReceiptChecked {
    /// It is true, of this round, with a code that begins like this.
    True {
        /// The round.
        round: u16,
        /// The code.
        code: String,
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

impl Phrase for ReceiptChecked {
    fn text(&self) -> String {
        match self {
            ReceiptChecked::True { round, code } => {
                let start: String = code.chars().take(8).collect();
                format!("The receipt of round {round} is true: its deck and salt give the code {start} …")
            }
            ReceiptChecked::False(ReceiptError::Deck) => {
                "The receipt is false: its deck is not made of 52 different cards.".to_owned()
            }
            ReceiptChecked::False(ReceiptError::Salt) => {
                "The receipt is false: its salt is not made of 64 hexadecimal digits.".to_owned()
            }
            ReceiptChecked::False(ReceiptError::Commitment) => {
                "The receipt is false: its deck and salt give another code.".to_owned()
            }
            ReceiptChecked::NoReceipt { why } => {
                format!("The text in the clipboard is no receipt: {}.", clause(why))
            }
            ReceiptChecked::NoClipboard(why) => format!("The clipboard refuses: {}.", clause(why)),
        }
    }
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
