//! The score sheet of a round, and the buttons below it.

use spades_messages_derive::Message;
use spades_rules::Bid;

use super::language::said_as;
use super::number::Points;
use super::plates::BidMade;

/// Caption of a line of the score sheet.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Message)]
pub enum SheetLine {
    /// Bids.
    Bid,
    /// Tricks taken.
    TricksTaken,
    /// Points for the contract.
    Contract,
    /// Points for nils.
    Nil,
    /// Points for reneges.
    Renege,
    /// Bags in this round.
    BagsThisRound,
    /// Points lost to the bag penalty.
    BagPenalty,
    /// Total bags.
    BagsInAll,
    /// Total points in this round.
    RoundPoints,
    /// Score of the match.
    Score,
    /// Score that ends the match.
    #[message(args(target))]
    FirstTo(i32),
}

/// Value in a line of the sheet for one side.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Cell {
    /// Bids of the side's players.
    Bids(Vec<Option<Bid>>),
    /// A count.
    Count(u8),
    /// Points won or lost.
    Points(i32),
    /// Bags out of the limit: "3 of 10".
    BagsOf {
        /// Number of bags.
        bags: u8,
        /// Number of bags that incurs the penalty.
        limit: u8,
    },
}

/// The value as a message.
#[derive(Clone, Debug, PartialEq, Eq, Message)]
#[message(prefix = "cell")]
pub(super) enum CellWords {
    #[message(args(bids))]
    Bids(Vec<BidMade>),
    Count(u8),
    #[message(transparent)]
    Points(Points),
    BagsOf {
        bags: u8,
        limit: u8,
    },
}

impl From<&Cell> for CellWords {
    fn from(cell: &Cell) -> CellWords {
        match cell {
            Cell::Bids(bids) => CellWords::Bids(bids.iter().copied().map(BidMade).collect()),
            Cell::Count(count) => CellWords::Count(*count),
            Cell::Points(points) => CellWords::Points(Points(*points)),
            Cell::BagsOf { bags, limit } => CellWords::BagsOf {
                bags: *bags,
                limit: *limit,
            },
        }
    }
}

said_as!(Cell, CellWords);

/// A button below the sheet.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Message)]
pub enum ResultButton {
    /// Returns to the main menu.
    Title,
    /// Opens the menu.
    Menu,
    /// Opens the review of the round.
    Review,
    /// Starts a new match with the same rules and players.
    NewMatch,
    /// Continues with the next round.
    NextRound,
    /// Copies the receipt, with which anyone can verify the deal.
    CopyReceipt,
}
