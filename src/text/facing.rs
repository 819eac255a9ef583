//! What stands at everybody's side when people sit round one screen.

use spades_messages_derive::Message;
use spades_rules::{Bid, Suit};

use super::language::said_as;

/// Buttons at everybody's side.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Message)]
pub enum Facing {
    /// Opens one's own cards as long as it is held.
    HoldToLook,
    /// The same where there is little room.
    Look,
    /// Covers cards that stay open.
    TapToCover,
    /// The same where there is little room.
    Cover,
    /// Turns what lies over the table to whoever presses it.
    TurnToMe,
}

/// What a person is asked for at the own side. It tells nothing of the cards: everybody can read it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Message)]
pub enum Asked {
    /// A card is to be drawn.
    Draw,
    /// The cards lie under the cover.
    LiftTheCover,
    /// The cards have never been looked at: a blind nil is still possible.
    LookOrBlindNil,
    /// A card is to be led.
    Lead,
    /// This suit was led.
    Led(Suit),
    /// The dummy's card is to be led.
    LeadFromTheDummy,
    /// This suit was led, and the dummy is to play.
    LedToTheDummy(Suit),
}

/// Bid and tricks of somebody where there is little room.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Tally {
    /// The bid, once it is made; the dummy makes none.
    pub bid: Option<Bid>,
    /// Tricks taken, once cards are played.
    pub tricks: Option<u8>,
}

/// The same in words.
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

impl From<&Tally> for TallyWords {
    fn from(tally: &Tally) -> TallyWords {
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

said_as!(Tally, TallyWords);

/// Bags of a side.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Message)]
pub struct Bags(pub u8);

/// Cards that the stock has left.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Message)]
pub struct StockLeft(pub usize);

/// How several people at one screen play, in the set-up and in the menu.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Message)]
pub enum Seating {
    /// What is chosen.
    Title,
    /// They pass the device on.
    SideBySide,
    /// Everybody has a side of it.
    FaceToFace,
    /// What passing it on means.
    AboutSideBySide,
    /// What sitting round it means.
    AboutFaceToFace,
    /// The window is too small to sit round it.
    NoRoom,
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::text::Phrase;

    #[test]
    fn a_tally_is_short_and_says_what_is_known() {
        let told = |bid, tricks| Tally { bid, tricks }.text();
        assert_eq!(told(None, None), "–");
        assert_eq!(told(Some(Bid::Tricks(4)), None), "Bid 4");
        assert_eq!(told(Some(Bid::Tricks(4)), Some(2)), "2 of 4");
        assert_eq!(told(Some(Bid::NIL), Some(1)), "Nil, 1");
        assert_eq!([Bags(1).text(), Bags(0).text()], ["1 bag", "0 bags"]);
    }

    #[test]
    fn what_is_asked_is_told_in_words() {
        assert_eq!(Asked::Led(Suit::Hearts).text(), "Your turn: hearts led");
    }
}
