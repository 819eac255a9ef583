//! What is only heard: the table in sentences, what has just happened, and what can be done.

use spades_messages_derive::Message;
use spades_rules::{Action, Bid, Card, Suit};

use super::cards::Rank;
use super::language::{self, Argument, Language, Value, said_as};
use super::number::Score;
use crate::session::{SideWho, Who};

/// Something that everybody at the table has seen happen.
#[derive(Clone, Debug, PartialEq, Eq, Message)]
pub enum News {
    /// A round begins.
    #[message(args(round))]
    Round(u16),
    /// A card was discarded; which one, where all may see it.
    Discarded(Who, Option<Card>),
    /// A bid was made.
    Bid(Who, Bid),
    /// A card was played.
    Played(Who, Card),
    /// A trick was taken.
    Took(Who),
    /// Spades are broken.
    SpadesBroken,
    /// All tricks are played.
    RoundOver,
    /// How a side stands now.
    #[message(transparent)]
    Stands(Standing),
    /// A side has won the match.
    Won(SideWho),
    /// Several sides have won it together.
    #[message(args(sides))]
    Drawn(Vec<SideWho>),
}

/// The points of a side and its bags.
#[derive(Clone, Debug, PartialEq, Eq, Message)]
pub struct Standing {
    /// Which side.
    pub side: SideWho,
    /// Its points.
    pub points: Score,
    /// Its bags.
    pub bags: u8,
}

/// What a player has bid, taken and still holds.
#[derive(Clone, Debug, PartialEq, Eq, Message)]
pub struct SeatTold {
    /// Who.
    pub who: Who,
    /// What was bid.
    pub bid: Option<Bid>,
    /// How many tricks were taken.
    pub tricks: u8,
    /// How many cards are left.
    pub cards: u8,
}

/// What lies on the table, and whose turn it is.
#[derive(Clone, Debug, PartialEq, Eq, Message)]
pub enum TableTold {
    /// Somebody else decides.
    TurnOf(Who),
    /// The person who looks decides, or one of several people.
    YourTurn(Who),
    /// Who is to sit down at the machine.
    PassTheDevice(Who),
    /// Nothing can be done now.
    PleaseWait,
    /// The stock has so many cards.
    Stock(usize),
    /// The discards follow, suit by suit.
    Discards,
    /// A hand that lies open, suit by suit.
    HandOf(Who),
    /// Cards of one suit, highest first.
    #[message(args(suit, ranks))]
    Holding(Suit, Vec<Rank>),
    /// A card of the trick, and whose it is.
    InTheTrick(Card, Who),
    /// Spades may be led.
    SpadesBroken,
    /// Spades may not be led.
    SpadesNotBroken,
    /// The card that is to be decided on.
    Drawn(Card),
    /// Who dealt.
    Dealer(Who),
    /// Who draws first.
    DrawsFirst(Who),
}

/// The label of something that can be done.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Control {
    /// Opens the curtain.
    ShowMyCards,
    /// Finishes what is being shown.
    Skip,
    /// Turns up the hand.
    LookAtMyHand,
    /// Calls a renege of somebody.
    CallARenegeOf(Who),
    /// Any other action.
    Act(Action),
}

/// The same in words.
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

/// A bid as others name it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Message)]
pub(super) enum BidName {
    BlindNil,
    Nil,
    #[message(args(tricks))]
    Tricks(u8),
}

/// In a sentence a bid is what it is called, and of the kind `blind-nil`, `nil` or `tricks`.
impl Argument for Bid {
    fn value(&self, language: &Language) -> Value<'_> {
        let name = match *self {
            Bid::BlindNil => BidName::BlindNil,
            Bid::Tricks(0) => BidName::Nil,
            Bid::Tricks(tricks) => BidName::Tricks(tricks),
        };
        language::of_message(&name, "bid-name-", language)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::text::Phrase;

    #[test]
    fn what_is_heard_counts_right_and_addresses_the_person_at_the_machine() {
        let you = Who::You("Ada".into());
        let told = |cards, tricks| {
            SeatTold {
                who: you.clone(),
                bid: Some(Bid::Tricks(4)),
                tricks,
                cards,
            }
            .text()
        };
        assert_eq!(told(1, 2), "You: bid 4, 2 tricks, 1 card in hand");
        assert_eq!(told(2, 1), "You: bid 4, 1 trick, 2 cards in hand");
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
        assert_eq!(TableTold::YourTurn(you).text(), "Your turn");
        assert_eq!(TableTold::Stock(1).text(), "Stock: 1 card");
    }
}
