//! Texts on the players' plates around the table.

use spades_bots::Level;
use spades_messages_derive::{Message, message_of};
use spades_rules::Bid;

use super::number::Score;
use crate::session::{Beginner, Who};

/// A stamp on a plate.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Message)]
pub enum PlateStamp {
    /// The contract can no longer be made.
    Set,
}

/// Caption of a figure on a plate.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Message)]
pub enum PlateCaption {
    /// The bid.
    Bid,
    /// Number of tricks taken.
    Tricks,
    /// Short form of the tricks taken, for small plates.
    Took,
    /// Number of bags.
    Bags,
}

/// A bid on its own: "4", "Nil", or a dash for none.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Message)]
pub struct BidMade(pub Option<Bid>);

/// A bid on a plate: a blind nil is "Nil" under the caption "Blind".
#[derive(Clone, Copy, Debug, PartialEq, Eq, Message)]
pub struct BidFigure(pub Option<Bid>);

/// Caption of that bid.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Message)]
pub struct BidCaption(pub Option<Bid>);

// Letter on the disc that marks the dealer, or the player who draws first.
message_of! {
    enum Beginner {
        Dealer,
        FirstToDraw,
    }
}

/// Meaning of the disc, for a tooltip.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Message)]
pub struct MarkerMeans(pub Beginner);

/// Number of tricks taken; a dash before the first card.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Message)]
pub struct TricksTaken(pub Option<u8>);

/// A player's current action, under the name.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Message)]
pub enum Status {
    /// The current trick would set this player's nil.
    NilInDanger,
    /// The player wins the trick.
    TakesTheTrick,
    /// The viewing person is to draw.
    YourDraw,
    /// The viewing person is to bid.
    YourBid,
    /// The viewing person is to play.
    YourTurn,
    /// Another player is drawing.
    Draws,
    /// Another player is bidding.
    IsBidding,
    /// Another player is playing.
    IsPlaying,
    /// The player led the trick.
    Led,
    /// Level of a computer player who isn't acting.
    #[message(transparent)]
    Plays(Level),
    /// Person who isn't acting.
    Waits,
}

/// The target beside a score: "of 500".
#[derive(Clone, Copy, Debug, PartialEq, Eq, Message)]
pub struct OfTarget(pub i32);

/// A player's bid and tricks in a line.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Message)]
pub enum SeatLine {
    /// Tricks taken by the dummy, which doesn't bid.
    #[message(args(tricks))]
    Took(u8),
    /// The player hasn't bid yet.
    NoBidYet,
    /// Bid before the first card.
    Bid(Bid),
    /// Bid and tricks once play has begun.
    #[message(args(bid, tricks))]
    BidAndTook(Bid, u8),
    /// The current trick would set a nil.
    NilInDanger,
}

/// A side's combined bid.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Message)]
pub enum SideBid {
    /// Number of tricks in the contract.
    #[message(args(tricks))]
    Tricks(u8),
    /// Number of tricks in the contract beside a partner's nil, blind or not.
    #[message(args(tricks))]
    TricksAndNil(u8),
    /// A nil by a player without a partner.
    Nil,
    /// A blind nil by a player without a partner.
    BlindNil,
    /// Nils by both partners, blind or not.
    TwoNils,
}

impl SideBid {
    /// Returns the combination of these bids.
    #[must_use]
    pub fn of(bids: &[Bid]) -> SideBid {
        match bids {
            [Bid::BlindNil] => SideBid::BlindNil,
            [bid] if bid.is_nil() => SideBid::Nil,
            bids if bids.iter().all(|bid| bid.is_nil()) => SideBid::TwoNils,
            bids => {
                let tricks = bids.iter().map(|bid| bid.tricks()).sum();
                if bids.iter().any(|bid| bid.is_nil()) {
                    SideBid::TricksAndNil(tricks)
                } else {
                    SideBid::Tricks(tricks)
                }
            }
        }
    }
}

/// A player and the hand that plays with it in this round: "Rachel + dummy".
#[derive(Clone, Debug, PartialEq, Eq, Message)]
pub struct WithPartner {
    /// The player.
    pub who: Who,
    /// The partner.
    pub partner: Who,
}

/// The scores of two players who are partners for a round, in the order of their names.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Message)]
pub struct TwoScores {
    /// The first player's.
    pub first: Score,
    /// The second player's.
    pub second: Score,
}

/// Bid, tricks and bags of players who are partners for a round, each of whom counts their own bags.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Message)]
pub struct TeamLine {
    /// The team's bid.
    pub bid: SideBid,
    /// Tricks taken by the team.
    pub tricks: u8,
    /// The bags of the first player.
    pub bags: u8,
    /// The bags of the second player; a dummy has none.
    pub more_bags: Option<u8>,
}

/// Bid and tricks of such players, where there is no room for their bags.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Message)]
pub struct TeamTricks {
    /// The team's bid.
    pub bid: SideBid,
    /// Tricks taken by the team.
    pub tricks: u8,
}

/// Bid, tricks and bags of a side in a line.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Message)]
pub struct SideLine {
    /// Combined bid of the side; `None` until all have bid.
    pub bid: Option<SideBid>,
    /// Tricks taken by the side.
    pub tricks: u8,
    /// Bags of the side.
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
    fn partners_for_a_round_are_called_together() {
        let [rachel, you] = [Who::Named("Rachel".into()), Who::You("Ada".into())];
        let pair = |who: &Who, partner: &Who| {
            let (who, partner) = (who.clone(), partner.clone());
            WithPartner { who, partner }.text()
        };
        assert_eq!(pair(&rachel, &Who::Dummy), "Rachel + dummy");
        assert_eq!(pair(&Who::Dummy, &rachel), "Dummy + Rachel");
        assert_eq!(
            [pair(&you, &rachel), pair(&rachel, &you)],
            ["Ada + Rachel", "Rachel + you"]
        );
        let line = |more_bags| TeamLine {
            bid: SideBid::Tricks(7),
            tricks: 3,
            bags: 1,
            more_bags,
        };
        assert_eq!(line(None).text(), "Bid 7 · took 3 · 1 bag");
        assert_eq!(line(Some(2)).text(), "Bid 7 · took 3 · 1+2 bags");
        let scores = TwoScores {
            first: Score(20),
            second: Score(-4),
        };
        assert_eq!(scores.text(), "20 · −4");
    }

    #[test]
    fn nils_of_a_side_are_called_nils() {
        let text = |bids: &[Bid]| SideBid::of(bids).text();
        assert_eq!([text(&[Bid::NIL]), text(&[Bid::BlindNil])], ["Bid nil", "Blind nil"]);
        for both in [[Bid::NIL, Bid::NIL], [Bid::NIL, Bid::BlindNil]] {
            assert_eq!(text(&both), "2 nils");
        }
        for nil in [Bid::NIL, Bid::BlindNil] {
            assert_eq!(text(&[nil, Bid::Tricks(4)]), "4 + nil");
        }
        assert_eq!(text(&[Bid::Tricks(3), Bid::Tricks(4)]), "Bid 7");
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
