//! "What do I know?": which cards are still out, in the hand, gone or thrown away.

use std::sync::Arc;

use spades_messages_derive::Message;
use spades_rules::Card;

use super::cards::{Index, Rank};
use super::language::{self, Argument, Language, Value};
use super::{Live, Phrase};
use crate::session::Who;

/// What is told of the cards of a suit, or of all.
#[derive(Clone, Debug, PartialEq, Eq, Message)]
pub enum Known {
    /// What it is called.
    WhatDoIKnow,
    /// Cards that somebody else may hold.
    StillOut,
    /// One's own hand.
    InYourHand,
    /// The card that is to be kept or discarded.
    JustDrawn,
    /// The dummy's hand.
    InTheDummy,
    /// Cards that were played.
    Played,
    /// What one threw away.
    ThrownByYou,
    /// What another was seen to throw away.
    ThrownByOthers,
    /// Every card that is out is in this hand.
    AllIn(Who),
    /// It is not known which of the others have them.
    InOtherHands,
    /// Another has them, or they were thrown away.
    InTheOtherHandOrThrown,
    /// The hands are still being built.
    InTheStockToo,
    /// The same where nobody sees what is thrown away.
    InTheStockOrThrown,
    /// Somebody has shown to hold none of the suit.
    HasNone(Who),
}

/// The ranks of some cards of one suit, as they stand on them, highest first: "A, 10, 3".
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Ranks(pub Vec<Card>);

impl Argument for Ranks {
    fn value(&self, language: &Language) -> Value<'_> {
        let name = |&card: &Card| match card.is_joker() {
            true => language::plain(&Rank(card), language),
            false => language::plain(&Index(card), language),
        };
        let ranks: Vec<String> = self.0.iter().map(name).collect();
        ranks.join(", ").into()
    }
}

impl Phrase for Ranks {
    fn text(&self) -> String {
        language::plain(self, &language::current())
    }

    fn live(&self) -> Option<Live> {
        Some(Arc::new(self.clone()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ranks_stand_as_on_the_cards() {
        let cards = ["BJ", "AS", "TS", "3S"].map(|text| text.parse().unwrap());
        assert_eq!(Ranks(cards.to_vec()).text(), "big joker, A, 10, 3");
        let holds = Known::AllIn(Who::Named("North".into()));
        assert_eq!(holds.text(), "North holds all the rest.");
    }
}
