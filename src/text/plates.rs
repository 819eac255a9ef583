//! What the plates around the table say about the players.

use spades_bots::Level;
use spades_messages_derive::{Message, message_of};
use spades_rules::Bid;

use crate::session::Beginner;

/// What a figure on a plate is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Message)]
pub enum PlateCaption {
    /// What was bid.
    Bid,
    /// How many tricks were taken.
    Tricks,
    /// The short form, for little room.
    Took,
    /// How many bags there are.
    Bags,
}

/// A bid by itself: "4", "Nil", and a dash for none.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Message)]
pub struct BidMade(pub Option<Bid>);

/// The figure of a bid on a plate: a blind nil is a "Nil" under the caption "Blind".
#[derive(Clone, Copy, Debug, PartialEq, Eq, Message)]
pub struct BidFigure(pub Option<Bid>);

/// The caption of that figure.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Message)]
pub struct BidCaption(pub Option<Bid>);

// The letter on the disc of the dealer, or of the first to draw.
message_of! {
    enum Beginner {
        Dealer,
        FirstToDraw,
    }
}

/// What the disc means.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Message)]
pub struct MarkerMeans(pub Beginner);

/// Tricks taken; a dash before the first card.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Message)]
pub struct TricksTaken(pub Option<u8>);

/// What a player is doing, under the name.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Message)]
pub enum Status {
    /// The running trick would fail this player's nil.
    NilInDanger,
    /// The trick is this player's.
    TakesTheTrick,
    /// The person who looks draws.
    YourDraw,
    /// The person who looks bids.
    YourBid,
    /// The person who looks plays.
    YourTurn,
    /// Somebody else draws.
    Draws,
    /// Somebody else bids.
    IsBidding,
    /// Somebody else plays.
    IsPlaying,
    /// This player led the trick.
    Led,
    /// The level of a computer opponent that isn't acting.
    #[message(transparent)]
    Plays(Level),
    /// A person who isn't acting.
    Waits,
}

/// The target beside a score: "of 500".
#[derive(Clone, Copy, Debug, PartialEq, Eq, Message)]
pub struct OfTarget(pub i32);

/// Bid and tricks of one player in a line.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Message)]
pub enum SeatLine {
    /// The dummy, which bids nothing.
    #[message(args(tricks))]
    Took(u8),
    /// Nothing yet.
    NoBidYet,
    /// Before the first card.
    Bid(Bid),
    /// Cards are played.
    #[message(args(bid, tricks))]
    BidAndTook(Bid, u8),
    /// The running trick would fail a nil.
    NilInDanger,
}

/// The sum of a side's bids.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Message)]
pub enum SideBid {
    /// Tricks to be made, with or without a partner's nil.
    #[message(args(tricks))]
    Tricks(u8),
    /// The nil of a player without a partner.
    Nil,
    /// The blind nil of such a player.
    BlindNil,
    /// The nils of both partners, blind or not.
    TwoNils,
}

impl SideBid {
    /// The sum of these bids.
    #[must_use]
    pub fn of(bids: &[Bid]) -> SideBid {
        match bids {
            [Bid::BlindNil] => SideBid::BlindNil,
            [bid] if bid.is_nil() => SideBid::Nil,
            bids if bids.iter().all(|bid| bid.is_nil()) => SideBid::TwoNils,
            bids => SideBid::Tricks(bids.iter().map(|bid| bid.tricks()).sum()),
        }
    }
}

/// Bids, tricks and bags of a side in a line.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Message)]
pub struct SideLine {
    /// The side's bid; nothing before all have bid.
    pub bid: Option<SideBid>,
    /// Tricks taken by the side.
    pub tricks: u8,
    /// Its bags.
    pub bags: u8,
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::text::Phrase;

    #[test]
    fn one_bag_is_one() {
        let line = |bid, bags| SideLine { bid, tricks: 5, bags }.text();
        assert_eq!([line(None, 1), line(None, 2)], ["1 bag", "2 bags"]);
        assert_eq!(line(Some(SideBid::Tricks(4)), 1), "Bid 4 · took 5 · 1 bag");
        assert_eq!(SeatLine::BidAndTook(Bid::NIL, 1).text(), "Bid nil · took 1");
    }

    #[test]
    fn nils_of_a_side_are_called_nils() {
        let told = |bids: &[Bid]| SideBid::of(bids).text();
        assert_eq!([told(&[Bid::NIL]), told(&[Bid::BlindNil])], ["Bid nil", "Blind nil"]);
        for both in [[Bid::NIL, Bid::NIL], [Bid::NIL, Bid::BlindNil]] {
            assert_eq!(told(&both), "2 nils");
        }
        assert_eq!(told(&[Bid::NIL, Bid::Tricks(4)]), "Bid 4");
        assert_eq!(told(&[Bid::Tricks(3), Bid::Tricks(4)]), "Bid 7");
    }

    #[test]
    fn a_blind_nil_is_a_nil_under_another_caption() {
        let bids = [None, Some(Bid::BlindNil), Some(Bid::NIL), Some(Bid::Tricks(4))];
        let shown = bids.map(|bid| [BidCaption(bid).text(), BidFigure(bid).text(), BidMade(bid).text()]);
        assert_eq!(
            shown,
            [
                ["Bid", "–", "–"],
                ["Blind", "Nil", "Blind nil"],
                ["Bid", "Nil", "Nil"],
                ["Bid", "4", "4"]
            ]
        );
        assert_eq!(
            [None, Some(0), Some(3)].map(|tricks| TricksTaken(tricks).text()),
            ["–", "0", "3"]
        );
    }
}
