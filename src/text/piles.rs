//! Captions of stock, discards, hand and taken tricks.

use spades_messages_derive::Message;

use crate::session::Who;

/// The caption of a pile.
#[derive(Clone, Debug, PartialEq, Eq, Message)]
pub enum Pile {
    /// The stock.
    Stock,
    /// Number of cards left in the stock.
    CardsLeft(usize),
    /// The discards.
    Discards,
    /// Number of discards, and who may look at them.
    Discarded {
        /// Number of cards.
        count: usize,
        /// `true` if both players may look at them.
        open: bool,
    },
    /// Progress of drafting a hand.
    Hand {
        /// Owner of the hand.
        of: Who,
        /// Number of cards, out of thirteen.
        count: usize,
    },
    /// Owner of the hand, where the progress is in a line below.
    HandOf(Who),
    /// Progress of drafting the hand, out of thirteen cards.
    OfThirteen(usize),
    /// Tricks that this player took.
    Tricks(Who),
    /// Name of the player who took the tricks, for small spaces.
    #[message(transparent)]
    Named(String),
    /// Tricks of the person at this device, for small spaces.
    Yours,
    /// Tricks of the computer, for small spaces.
    Theirs,
}
