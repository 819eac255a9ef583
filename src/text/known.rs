//! "What do I know?": cards that are still out, in the hand, played or discarded.

use spades_messages_derive::Message;
use spades_rules::Card;

use super::cards::{Index, Rank};
use spades_words::Arg;

use super::language::Argument;
use super::{Phrase, Words, language};
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

impl Phrase for Ranks {
    fn words(&self) -> Words {
        let name = |&card: &Card| match card.is_joker() {
            true => language::form(&Rank(card), ""),
            false => Index(card).text(),
        };
        Words::verbatim(self.0.iter().map(name).collect::<Vec<_>>().join(", "))
    }
}

impl Argument for Ranks {
    fn arg(&self) -> Arg {
        self.words().into()
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
