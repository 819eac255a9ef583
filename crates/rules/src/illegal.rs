//! Why an action is refused, in words that a player understands.

use std::fmt;

use crate::{Card, Suit};

/// Why an action is refused.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Illegal {
    /// The match is at something else.
    NotNow,
    /// The card is not in the hand.
    NotHeld(Card),
    /// A card of the suit led is held.
    MustFollow(Suit),
    /// Spades may not be led yet.
    NotBroken,
    /// The rules of bidding do not allow this number here.
    Bid(u8),
    /// A blind nil cannot be declared (any more).
    BlindNil,
    /// A renege cannot be called (any more).
    Call,
}

impl fmt::Display for Illegal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Illegal::NotNow => f.write_str("It is not the time for that."),
            Illegal::NotHeld(card) => write!(f, "{card} is not in this hand."),
            Illegal::MustFollow(suit) => {
                let name = match suit {
                    Suit::Clubs => "clubs",
                    Suit::Diamonds => "diamonds",
                    Suit::Hearts => "hearts",
                    Suit::Spades => "spades",
                };
                write!(f, "You must follow {name}.")
            }
            Illegal::NotBroken => f.write_str("Spades are not broken yet, so they cannot be led."),
            Illegal::Bid(tricks) => write!(f, "A bid of {tricks} is not allowed here."),
            Illegal::BlindNil => f.write_str("A blind nil is declared before the first card is seen."),
            Illegal::Call => f.write_str("There is no renege to call now."),
        }
    }
}

impl std::error::Error for Illegal {}
