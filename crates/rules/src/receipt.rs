//! Fair deals: commitments and receipts.

use std::fmt;

use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};

use crate::{Card, CardSet, Removed, Trumps, hex};

/// Proof, after a round, that its deck was fixed before the first card: the deck, the salt, and the commitment that
/// was shown before the round. The commitment is the SHA-256 of the ASCII text
///
/// ```text
/// spades-deal-v1
/// <salt as 64 hex digits, small letters>
/// <cards from the top of the deck, separated by single spaces>
/// ```
///
/// with a line feed after each of the three lines, so that any SHA-256 tool confirms a receipt:
///
/// ```text
/// $ printf 'spades-deal-v1\n%s\n%s\n' "$salt" "$deck" | sha256sum
/// ```
///
/// ```
/// use spades_rules::{Receipt, ReceiptError};
/// let mut receipt: Receipt = serde_json::from_str(include_str!("../tests/data/receipt.json")).unwrap();
/// assert_eq!(receipt.verify(), Ok(()));
/// receipt.deck.swap(0, 1);
/// assert_eq!(receipt.verify(), Err(ReceiptError::Commitment));
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Receipt {
    /// Round number, from 1.
    pub round: u16,
    /// The deck, top card first. In dealt games the cards go clockwise from the dealer's left, one by one; in the draft they are the stock.
    pub deck: Vec<Card>,
    /// The salt, 64 hex digits.
    pub salt: String,
    /// The commitment, 64 hex digits.
    pub commitment: String,
}

impl Receipt {
    pub(crate) fn new(round: u16, deck: &[Card], salt: &[u8; 32]) -> Receipt {
        Receipt {
            round,
            deck: deck.to_vec(),
            salt: hex::encode(salt),
            commitment: commitment(deck, salt),
        }
    }

    /// Checks that the deck is complete, and that deck and salt yield the commitment.
    ///
    /// # Errors
    /// The first check that fails.
    pub fn verify(&self) -> Result<(), ReceiptError> {
        let set: CardSet = self.deck.iter().copied().collect();
        let is_one = |&trumps: &Trumps| Removed::ALL.iter().any(|&removed| trumps.deck(removed) == set);
        if self.deck.len() != 52 || !Trumps::ALL.iter().any(is_one) {
            return Err(ReceiptError::Deck);
        }
        let salt = hex::decode(&self.salt).ok_or(ReceiptError::Salt)?;
        if commitment(&self.deck, &salt).eq_ignore_ascii_case(&self.commitment) {
            Ok(())
        } else {
            Err(ReceiptError::Commitment)
        }
    }
}

/// Returns the commitment to a deck and salt; see [`Receipt`].
pub(crate) fn commitment(deck: &[Card], salt: &[u8; 32]) -> String {
    let mut text = format!("spades-deal-v1\n{}\n", hex::encode(salt)).into_bytes();
    for (index, card) in deck.iter().enumerate() {
        if index > 0 {
            text.push(b' ');
        }
        text.extend(card.text());
    }
    text.push(b'\n');
    hex::encode(&Sha256::digest(&text).into())
}

/// Reason why a receipt proves nothing.
///
/// ```
/// use spades_rules::ReceiptError;
/// assert_eq!(ReceiptError::Commitment.to_string(), "deck and salt do not give this commitment");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ReceiptError {
    /// The deck is not the 52 different cards of any order of trumps.
    Deck,
    /// The salt is not 64 hex digits.
    Salt,
    /// Deck and salt do not yield the commitment.
    Commitment,
}

impl fmt::Display for ReceiptError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            ReceiptError::Deck => "the deck is not the 52 different cards of any deck that is played with",
            ReceiptError::Salt => "the salt is not 64 hexadecimal digits",
            ReceiptError::Commitment => "deck and salt do not give this commitment",
        })
    }
}

impl std::error::Error for ReceiptError {}
