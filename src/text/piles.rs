//! Captions of stock, discards, hand and taken tricks.

use spades_messages_derive::Message;

use crate::session::Who;

/// The caption of a pile.
#[derive(Clone, Debug, PartialEq, Eq, Message)]
pub enum Pile {
    /// The stock.
    Stock,
    /// How many cards it has.
    CardsLeft(usize),
    /// The discards.
    Discards,
    /// How many there are, and who may look through them.
    Discarded {
        /// So many.
        count: usize,
        /// Both players may.
        open: bool,
    },
    /// How far the hand is built.
    Hand {
        /// Whose hand.
        of: Who,
        /// So many of thirteen.
        count: usize,
    },
    /// Whose hand is built, where how far stands below.
    HandOf(Who),
    /// How far it is built, below that.
    OfThirteen(usize),
    /// The tricks that somebody took.
    Tricks(Who),
    /// The same where there is little room.
    #[message(transparent)]
    Named(String),
    /// The same for the person at this machine, where there is little room.
    Yours,
    /// The same for the computer, where there is little room.
    Theirs,
}
