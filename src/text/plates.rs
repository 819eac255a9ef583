//! What the plates around the table tell of the players.

use spades_bots::Level;
use spades_rules::Bid;

use super::Phrase;
use crate::session::Beginner;

/// What a figure on a plate is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PlateCaption {
    /// What was bid.
    Bid,
    /// How many tricks were taken.
    Tricks,
    /// How many bags there are.
    Bags,
}

impl Phrase for PlateCaption {
    fn text(&self) -> String {
        match self {
            PlateCaption::Bid => "Bid",
            PlateCaption::Tricks => "Tricks",
            PlateCaption::Bags => "Bags",
        }
        .to_owned()
    }
}

/// A bid by itself: "4", "Nil", and a dash for none.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BidMade(pub Option<Bid>);

impl Phrase for BidMade {
    fn text(&self) -> String {
        match self.0 {
            None => "–".to_owned(),
            Some(Bid::BlindNil) => "Blind nil".to_owned(),
            Some(Bid::Tricks(0)) => "Nil".to_owned(),
            Some(Bid::Tricks(tricks)) => tricks.to_string(),
        }
    }
}

/// The figure of a bid on a plate: a blind nil is a "Nil" under the caption "Blind".
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BidFigure(pub Option<Bid>);

impl Phrase for BidFigure {
    fn text(&self) -> String {
        match self.0 {
            Some(Bid::BlindNil) => BidMade(Some(Bid::NIL)).text(),
            other => BidMade(other).text(),
        }
    }
}

/// The caption of that figure.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BidCaption(pub Option<Bid>);

impl Phrase for BidCaption {
    fn text(&self) -> String {
        match self.0 {
            Some(Bid::BlindNil) => "Blind".to_owned(),
            _ => PlateCaption::Bid.text(),
        }
    }
}

/// The letter on the disc of the dealer, or of the first to draw.
impl Phrase for Beginner {
    fn text(&self) -> String {
        match self {
            Beginner::Dealer => "D",
            Beginner::FirstToDraw => "1",
        }
        .to_owned()
    }
}

/// What the disc means.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct MarkerMeans(pub Beginner);

impl Phrase for MarkerMeans {
    fn text(&self) -> String {
        match self.0 {
            Beginner::Dealer => "Dealer of this round",
            Beginner::FirstToDraw => "First to draw in this round",
        }
        .to_owned()
    }
}

/// Tricks taken; a dash before the first card.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TricksTaken(pub Option<u8>);

impl Phrase for TricksTaken {
    fn text(&self) -> String {
        self.0.map_or_else(|| "–".to_owned(), |tricks| tricks.to_string())
    }
}

/// What a player is at, under the name.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
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
    /// The computer is at nothing: how well it plays.
    Plays(Level),
    /// A person is at nothing.
    Waits,
}

impl Phrase for Status {
    fn text(&self) -> String {
        match self {
            Status::NilInDanger => "Nil in danger",
            Status::TakesTheTrick => "Takes the trick",
            Status::YourDraw => "Your draw",
            Status::YourBid => "Your bid",
            Status::YourTurn => "Your turn",
            Status::Draws => "Draws",
            Status::IsBidding => "Is bidding",
            Status::IsPlaying => "Is playing",
            Status::Led => "Led",
            Status::Plays(level) => return level.text(),
            Status::Waits => "Waits",
        }
        .to_owned()
    }
}

/// The target beside a score: "of 500".
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct OfTarget(pub i32);

impl Phrase for OfTarget {
    fn text(&self) -> String {
        format!("of {}", self.0)
    }
}

/// Bid and tricks of one player in a line.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SeatLine {
    /// The dummy, which bids nothing.
    Took(u8),
    /// Nothing yet.
    NoBidYet,
    /// Before the first card.
    Bid(Bid),
    /// Cards are played.
    BidAndTook(Bid, u8),
    /// The running trick would fail a nil.
    NilInDanger,
}

impl Phrase for SeatLine {
    fn text(&self) -> String {
        match *self {
            SeatLine::Took(tricks) => format!("Took {tricks}"),
            SeatLine::NilInDanger => "Nil in danger".to_owned(),
            SeatLine::NoBidYet => "No bid yet".to_owned(),
            SeatLine::Bid(Bid::BlindNil) => "Bid blind nil".to_owned(),
            SeatLine::Bid(Bid::Tricks(0)) => "Bid nil".to_owned(),
            SeatLine::Bid(Bid::Tricks(bid)) => format!("Bid {bid}"),
            SeatLine::BidAndTook(Bid::BlindNil, tricks) => format!("Blind nil · took {tricks}"),
            SeatLine::BidAndTook(Bid::Tricks(0), tricks) => format!("Bid nil · took {tricks}"),
            SeatLine::BidAndTook(Bid::Tricks(bid), tricks) => format!("Bid {bid} · took {tricks}"),
        }
    }
}

/// Contract, tricks and bags of a side in a line.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SideLine {
    /// What the side's bids add up to; nothing before all have bid.
    pub contract: Option<u8>,
    /// Tricks taken by the side.
    pub tricks: u8,
    /// Its bags.
    pub bags: u8,
}

impl Phrase for SideLine {
    fn text(&self) -> String {
        let SideLine { contract, tricks, bags } = *self;
        match (contract, bags) {
            (None, 1) => "1 bag".to_owned(),
            (None, _) => format!("{bags} bags"),
            (Some(contract), 1) => format!("Bid {contract} · took {tricks} · 1 bag"),
            (Some(contract), _) => format!("Bid {contract} · took {tricks} · {bags} bags"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn one_bag_is_one() {
        let line = |contract, bags| {
            SideLine {
                contract,
                tricks: 5,
                bags,
            }
            .text()
        };
        assert_eq!([line(None, 1), line(None, 2)], ["1 bag", "2 bags"]);
        assert_eq!(line(Some(4), 1), "Bid 4 · took 5 · 1 bag");
        assert_eq!(SeatLine::BidAndTook(Bid::NIL, 1).text(), "Bid nil · took 1");
    }
}
