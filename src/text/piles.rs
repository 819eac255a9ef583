//! Captions of stock, discards, hand and taken tricks.

use super::Phrase;
use super::names::plate;
use crate::session::Who;

/// The caption of a pile.
#[derive(Clone, Debug, PartialEq, Eq)]
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
    Named(String),
    /// The same for the person at this machine, where there is little room.
    Yours,
    /// The same for the computer, where there is little room.
    Theirs,
}

impl Phrase for Pile {
    fn text(&self) -> String {
        match self {
            Pile::Stock => "Stock".to_owned(),
            Pile::CardsLeft(1) => "1 card left".to_owned(),
            Pile::CardsLeft(count) => format!("{count} cards left"),
            Pile::Discards => "Discards".to_owned(),
            Pile::Discarded { count: 1, open: true } => "1 card, open to both".to_owned(),
            Pile::Discarded { count: 1, open: false } => "1 card, closed".to_owned(),
            Pile::Discarded { count, open: true } => format!("{count} cards, open to both"),
            Pile::Discarded { count, open: false } => format!("{count} cards, closed"),
            Pile::Hand { of: Who::You(_), count } => format!("Your hand · {count} of 13"),
            Pile::Hand { of, count } => format!("{}’s hand · {count} of 13", plate(of)),
            Pile::HandOf(Who::You(_)) => "Your hand".to_owned(),
            Pile::HandOf(of) => format!("{}’s hand", plate(of)),
            Pile::OfThirteen(count) => format!("{count} of 13"),
            Pile::Tricks(Who::You(_)) => "Your tricks".to_owned(),
            Pile::Tricks(of) => format!("{}’s tricks", plate(of)),
            Pile::Named(name) => name.clone(),
            Pile::Yours => "Yours".to_owned(),
            Pile::Theirs => "Theirs".to_owned(),
        }
    }
}
