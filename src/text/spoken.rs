//! Texts for screen readers only: the table in sentences, the latest events, and the possible actions.

use spades_messages_derive::Message;
use spades_rules::{Action, Bid, Card, Suit};

use super::cards::Rank;
use spades_words::Arg;

use super::language::{Argument, said_as};
use super::number::Score;
use crate::session::{SideWho, Who};

/// An event that all players at the table have seen.
#[derive(Clone, Debug, PartialEq, Eq, Message)]
pub enum News {
    /// A round begins.
    #[message(args(round))]
    Round(u16),
    /// A player discarded a card; the card, if all players may see it.
    Discarded(Who, Option<Card>),
    /// A player made a bid.
    Bid(Who, Bid),
    /// A player played a card.
    Played(Who, Card),
    /// A player took the trick.
    Took(Who),
    /// Spades are broken.
    SpadesBroken,
    /// All tricks are played.
    RoundOver,
    /// Current score of a side.
    #[message(transparent)]
    Stands(Standing),
    /// A side has won the match.
    Won(SideWho),
    /// The match is a draw between these sides.
    #[message(args(sides))]
    Drawn(Vec<SideWho>),
}

/// Points and bags of a side.
#[derive(Clone, Debug, PartialEq, Eq, Message)]
pub struct Standing {
    /// The side.
    pub side: SideWho,
    /// Points of the side.
    pub points: Score,
    /// Bags of the side.
    pub bags: u8,
}

/// A player's bid, tricks taken and number of cards.
#[derive(Clone, Debug, PartialEq, Eq, Message)]
pub struct SeatDescription {
    /// The player.
    pub who: Who,
    /// The bid, if made.
    pub bid: Option<Bid>,
    /// Tricks taken.
    pub tricks: u8,
    /// Number of cards in hand.
    pub cards: u8,
}

/// State of the table, and the player to act.
#[derive(Clone, Debug, PartialEq, Eq, Message)]
pub enum TableLine {
    /// Another player is to act.
    TurnOf(Who),
    /// The viewing person is to act, or this one of several people.
    YourTurn(Who),
    /// Person to pass the device to.
    PassTheDevice(Who),
    /// The player can't do anything now.
    PleaseWait,
    /// Number of cards in the stock.
    Stock(usize),
    /// Heading of the discards, which follow suit by suit.
    Discards,
    /// Heading of an open hand, which follows suit by suit.
    HandOf(Who),
    /// Cards of one suit, highest first.
    #[message(args(suit, ranks))]
    Holding(Suit, Vec<Rank>),
    /// A card of the trick, and its player.
    InTheTrick(Card, Who),
    /// Players may lead spades.
    SpadesBroken,
    /// Players may not lead spades yet.
    SpadesNotBroken,
    /// The drawn card, to be kept or discarded.
    Drawn(Card),
    /// The dealer.
    Dealer(Who),
    /// The player who draws first.
    DrawsFirst(Who),
}

/// Label of a control.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Control {
    /// Opens the curtain.
    ShowMyCards,
    /// Skips the current animation.
    Skip,
    /// Turns up the hand.
    LookAtMyHand,
    /// Calls a renege on this player.
    CallARenegeOf(Who),
    /// Any other action of the game.
    Act(Action),
}

/// The label as a message.
#[derive(Clone, Debug, PartialEq, Eq, Message)]
#[message(prefix = "control")]
pub(super) enum ControlWords {
    ShowMyCards,
    Skip,
    CallARenegeOf(Who),
    Play(Card),
    Act(Action),
}

impl From<&Control> for ControlWords {
    fn from(control: &Control) -> ControlWords {
        match control {
            Control::ShowMyCards | Control::LookAtMyHand | Control::Act(Action::Look) => ControlWords::ShowMyCards,
            Control::Skip => ControlWords::Skip,
            Control::CallARenegeOf(who) => ControlWords::CallARenegeOf(who.clone()),
            Control::Act(Action::Play(card)) => ControlWords::Play(*card),
            Control::Act(action) => ControlWords::Act(*action),
        }
    }
}

said_as!(Control, ControlWords);

/// A bid, as part of another sentence.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Message)]
pub(super) enum BidName {
    BlindNil,
    Nil,
    #[message(args(tricks))]
    Tricks(u8),
}

/// In a sentence, a bid has its name and the kind `blind-nil`, `nil` or `tricks`.
impl Argument for Bid {
    fn arg(&self) -> Arg {
        let name = match *self {
            Bid::BlindNil => BidName::BlindNil,
            Bid::Tricks(0) => BidName::Nil,
            Bid::Tricks(tricks) => BidName::Tricks(tricks),
        };
        name.arg()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::text::Phrase;

    #[test]
    fn what_is_heard_counts_right_and_addresses_the_person_at_the_machine() {
        let you = Who::You("Ada".into());
        let text = |cards, tricks| {
            SeatDescription {
                who: you.clone(),
                bid: Some(Bid::Tricks(4)),
                tricks,
                cards,
            }
            .text()
        };
        assert_eq!(text(1, 2), "You: bid 4, 2 tricks, 1 card in hand");
        assert_eq!(text(2, 1), "You: bid 4, 1 trick, 2 cards in hand");
        let standing = |points, bags| {
            Standing {
                side: SideWho::One(Who::Named("Mara".into())),
                points: Score(points),
                bags,
            }
            .text()
        };
        assert_eq!(standing(-40, 0), "Mara: −40 points");
        assert_eq!(standing(1, 1), "Mara: 1 point, 1 bag");
        let queen: Card = "QH".parse().unwrap();
        assert_eq!(News::Played(you.clone(), queen).text(), "You play the queen of hearts");
        assert_eq!(
            News::Discarded(Who::Named("Mara".into()), None).text(),
            "Mara discards a card"
        );
        assert_eq!(TableLine::YourTurn(you).text(), "Your turn");
        assert_eq!(TableLine::Stock(1).text(), "Stock: 1 card");
    }
}
