//! The score sheet of a round, and the buttons below it.

use super::Phrase;
use crate::say;
use crate::text::Words;
use spades_rules::Bid;

use super::number::Points;

/// Caption of a line of the score sheet.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SheetLine {
    Bid,
    TricksTaken,
    /// Points for the contract.
    Contract,
    /// Points for nils.
    Nil,
    /// Points for reneges.
    Renege,
    BagsThisRound,
    /// Points lost to the bag penalty.
    BagPenalty,
    /// Total bags.
    BagsInAll,
    /// Sets so far, where they can lose the match.
    Sets,
    /// Total points in this round.
    RoundPoints,
    /// Score of the match.
    Score,
    /// Score that ends the match.
    FirstTo(i32),
}

impl Phrase for SheetLine {
    fn words(&self) -> Words {
        match self {
            SheetLine::Bid => say::result::sheet_line_bid(),
            SheetLine::TricksTaken => say::result::sheet_line_tricks_taken(),
            SheetLine::Contract => say::result::sheet_line_contract(),
            SheetLine::Nil => say::result::sheet_line_nil(),
            SheetLine::Renege => say::result::sheet_line_renege(),
            SheetLine::BagsThisRound => say::result::sheet_line_bags_this_round(),
            SheetLine::BagPenalty => say::result::sheet_line_bag_penalty(),
            SheetLine::BagsInAll => say::result::sheet_line_bags_in_all(),
            SheetLine::Sets => say::result::sheet_line_sets(),
            SheetLine::RoundPoints => say::result::sheet_line_round_points(),
            SheetLine::Score => say::result::sheet_line_score(),
            SheetLine::FirstTo(target) => say::result::sheet_line_first_to(*target),
        }
    }
}

/// Value in a line of the sheet for one side.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Cell {
    /// Bids of the side's players.
    Bids(Vec<Option<Bid>>),
    Count(u8),
    /// Points won or lost.
    Points(i32),
    /// Bags out of the limit: "3 of 10".
    BagsOf {
        bags: u8,
        /// Number of bags that incurs the penalty.
        limit: u8,
    },
}

impl Phrase for Cell {
    fn words(&self) -> Words {
        match self {
            Cell::Bids(bids) => {
                say::result::cell_bids(bids.iter().map(|bid| say::plates::bid_made(bid.map(|bid| bid.words()))))
            }
            Cell::Count(count) => say::result::cell_count(*count),
            Cell::Points(points) => Points(*points).words(),
            Cell::BagsOf { bags, limit } => say::result::cell_bags_of(*bags, *limit),
        }
    }
}
