//! "What do I know?": cards that are still out, in the hand, played or discarded.

use std::sync::Arc;

use spades_messages_derive::Message;
use spades_rules::Card;

use super::cards::{Index, Rank};
use super::language::{self, Argument, Language, Value};
use super::{Live, Phrase};
use crate::session::Who;

/// Texts about the cards of a suit, or of all suits.
#[derive(Clone, Debug, PartialEq, Eq, Message)]
pub enum Known {
    /// Title of the overlay.
    WhatDoIKnow,
    /// Cards that another player may hold.
    StillOut,
    /// Cards in the player's own hand.
    InYourHand,
    /// Card to be kept or discarded.
    JustDrawn,
    /// Cards in the dummy's hand.
    InTheDummy,
    /// Cards that were played.
    Played,
    /// Cards that the player discarded.
    ThrownByYou,
    /// Cards that the player saw others discard.
    ThrownByOthers,
    /// All outstanding cards are in this player's hand.
    AllIn(Who),
    /// The outstanding cards are in hidden hands, distributed in an unknown way.
    InOtherHands,
    /// The outstanding cards are in the opponent's hand or among the face-down discards.
    InTheOtherHandOrThrown,
    /// During the draft: the outstanding cards are in the stock or the opponent's hand.
    InTheStockToo,
    /// During a draft with face-down discards: they may be among the discards, too.
    InTheStockOrThrown,
    /// This player has shown out of the suit.
    HasNone(Who),
}

/// Ranks of cards of one suit, as printed on them, highest first: "A, 10, 3".
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
