//! The score sheet of a round, and the end of the match.

use spades_messages_derive::Message;
use spades_rules::Bid;

use super::language::said_as;
use super::number::Points;
use super::plates::BidMade;
use crate::session::SideWho;

/// How the match ended.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Ending {
    /// Nobody won.
    Drawn,
    /// These sides won.
    Won(Vec<SideWho>),
}

/// The same in words.
#[derive(Clone, Debug, PartialEq, Eq, Message)]
#[message(prefix = "ending")]
pub(super) enum EndingWords {
    Drawn,
    Won(SideWho),
    #[message(args(sides))]
    WonTogether(Vec<SideWho>),
}

impl From<&Ending> for EndingWords {
    fn from(ending: &Ending) -> EndingWords {
        match ending {
            Ending::Drawn => EndingWords::Drawn,
            Ending::Won(sides) => match sides.as_slice() {
                [side] => EndingWords::Won(side.clone()),
                sides => EndingWords::WonTogether(sides.to_vec()),
            },
        }
    }
}

said_as!(Ending, EndingWords);

/// What a line of the sheet counts.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Message)]
pub enum SheetLine {
    /// What was bid.
    Bid,
    /// Tricks.
    TricksTaken,
    /// Points of the contract.
    Contract,
    /// Points of nils.
    Nil,
    /// Points of reneges.
    Renege,
    /// Bags of this round.
    BagsThisRound,
    /// Points for too many of them.
    BagPenalty,
    /// Bags of all rounds.
    BagsInAll,
    /// All points of this round.
    RoundPoints,
    /// All points.
    Score,
    /// What they go to.
    #[message(args(target))]
    FirstTo(i32),
}

/// What stands in a line of the sheet for one side.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Cell {
    /// The bids of a side.
    Bids(Vec<Option<Bid>>),
    /// So many.
    Count(u8),
    /// Points won or lost.
    Points(i32),
    /// "3 of 10".
    BagsOf {
        /// So many
        bags: u8,
        /// of those that bring the penalty.
        limit: u8,
    },
}

/// The same in words.
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

/// A button under the sheet.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Message)]
pub enum ResultButton {
    /// Leaves the table.
    Title,
    /// Opens the menu.
    Menu,
    /// Goes through the round.
    Review,
    /// A new match of the same rules and players.
    NewMatch,
    /// Goes on.
    NextRound,
    /// Copies what the deal can be checked with.
    CopyReceipt,
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::session::Who;
    use crate::text::Phrase;

    #[test]
    fn a_match_is_won_by_whoever_won_it() {
        let you = Who::You("Ada".into());
        let west = Who::Named("West".into());
        let sides = [
            SideWho::One(you.clone()),
            SideWho::One(west),
            SideWho::Pair(you, Who::Named("North".into())),
        ];
        let won = |side: &SideWho| Ending::Won(vec![side.clone()]).text();
        assert_eq!(won(&sides[0]), "You win the match");
        assert_eq!(won(&sides[1]), "West wins the match");
        assert_eq!(won(&sides[2]), "You and North win the match");
        assert_eq!(Ending::Won(sides[..2].to_vec()).text(), "Ada and West win the match");
    }
}
