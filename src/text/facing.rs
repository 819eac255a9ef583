//! Texts at each seat when people play face to face around one screen.

use spades_messages_derive::Message;
use spades_rules::{Bid, Suit};

use super::language::said_as;

/// Buttons at each seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Message)]
pub enum Facing {
    /// Shows the player's own cards while held.
    HoldToLook,
    /// Short form, for small spaces.
    Look,
    /// Covers cards that stay open.
    TapToCover,
    /// Short form, for small spaces.
    Cover,
    /// Turns the overlay towards the player who presses it.
    TurnToMe,
}

/// Instruction for the person to act, at their own seat. It reveals nothing about the cards, as everyone can read it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Message)]
pub enum Asked {
    /// Draw a card.
    Draw,
    /// Lift the cover of the cards.
    LiftTheCover,
    /// Look at the cards, or bid a blind nil without looking.
    LookOrBlindNil,
    /// Lead a card.
    Lead,
    /// Follow this suit.
    Led(Suit),
    /// Lead a card from the dummy.
    LeadFromTheDummy,
    /// Follow this suit from the dummy.
    LedToTheDummy(Suit),
}

/// A player's bid and tricks, for small spaces.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BidAndTricks {
    /// The bid, once made; the dummy makes none.
    pub bid: Option<Bid>,
    /// Tricks taken, once play has begun.
    pub tricks: Option<u8>,
}

/// The bid and tricks as a message.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Message)]
pub(super) enum TallyWords {
    Nothing,
    #[message(args(tricks))]
    Tricks(u8),
    Nil,
    #[message(args(tricks))]
    NilAndTricks(u8),
    #[message(args(bid))]
    Bid(u8),
    Of {
        tricks: u8,
        bid: u8,
    },
}

impl From<&BidAndTricks> for TallyWords {
    fn from(tally: &BidAndTricks) -> TallyWords {
        match (tally.bid, tally.tricks) {
            (None, None) => TallyWords::Nothing,
            (None, Some(tricks)) => TallyWords::Tricks(tricks),
            (Some(Bid::BlindNil | Bid::Tricks(0)), None) => TallyWords::Nil,
            (Some(Bid::BlindNil | Bid::Tricks(0)), Some(tricks)) => TallyWords::NilAndTricks(tricks),
            (Some(Bid::Tricks(bid)), None) => TallyWords::Bid(bid),
            (Some(Bid::Tricks(bid)), Some(tricks)) => TallyWords::Of { tricks, bid },
        }
    }
}

said_as!(BidAndTricks, TallyWords);

/// Number of a side's bags.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Message)]
pub struct Bags(pub u8);

/// Number of cards left in the stock.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Message)]
pub struct StockLeft(pub usize);

/// Seating of several people at one screen, in the set-up and in the menu.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Message)]
pub enum Seating {
    /// Label of the choice.
    Title,
    /// They pass the device.
    SideBySide,
    /// They sit around the device, one at each side.
    FaceToFace,
    /// Explanation of passing the device.
    AboutSideBySide,
    /// Explanation of sitting around the device.
    AboutFaceToFace,
    /// Says that the window is too small to play face to face.
    NoRoom,
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::text::Phrase;

    #[test]
    fn a_tally_is_short_and_says_what_is_known() {
        let text = |bid, tricks| BidAndTricks { bid, tricks }.text();
        assert_eq!(text(None, None), "–");
        assert_eq!(text(Some(Bid::Tricks(4)), None), "Bid 4");
        assert_eq!(text(Some(Bid::Tricks(4)), Some(2)), "2 of 4");
        assert_eq!(text(Some(Bid::NIL), Some(1)), "Nil, 1");
        assert_eq!([Bags(1).text(), Bags(0).text()], ["1 bag", "0 bags"]);
    }

    #[test]
    fn what_is_asked_is_told_in_words() {
        assert_eq!(Asked::Led(Suit::Hearts).text(), "Your turn: hearts led");
    }
}
