//! The score sheet of a round, and the end of the match.

use spades_rules::Bid;

use super::names::about_side;
use super::number::points;
use super::plates::BidMade;
use super::{Phrase, names};
use crate::session::SideWho;

/// How the match ended.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Ending {
    /// Nobody won.
    Drawn,
    /// These sides won.
    Won(Vec<SideWho>),
}

impl Phrase for Ending {
    fn text(&self) -> String {
        match self {
            Ending::Drawn => "The match is drawn".to_owned(),
            Ending::Won(sides) => match sides.as_slice() {
                [side] => about_side(
                    side,
                    "You win the match",
                    |name| format!("{name} wins the match"),
                    |names| format!("{names} win the match"),
                ),
                sides => {
                    let names: Vec<String> = sides.iter().map(names::side_plate).collect();
                    format!("{} win the match", names.join(" and "))
                }
            },
        }
    }
}

/// What a line of the sheet counts.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
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
    FirstTo(i32),
}

impl Phrase for SheetLine {
    fn text(&self) -> String {
        match self {
            SheetLine::Bid => "Bid",
            SheetLine::TricksTaken => "Tricks taken",
            SheetLine::Contract => "Contract",
            SheetLine::Nil => "Nil",
            SheetLine::Renege => "Renege",
            SheetLine::BagsThisRound => "Bags this round",
            SheetLine::BagPenalty => "Bag penalty",
            SheetLine::BagsInAll => "Bags in all",
            SheetLine::RoundPoints => "Round points",
            SheetLine::Score => "Score",
            SheetLine::FirstTo(target) => return format!("First to {target}"),
        }
        .to_owned()
    }
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

impl Phrase for Cell {
    fn text(&self) -> String {
        match self {
            Cell::Bids(bids) => {
                let bids: Vec<String> = bids.iter().map(|&bid| BidMade(bid).text()).collect();
                bids.join(" + ")
            }
            Cell::Count(count) => count.to_string(),
            Cell::Points(number) => points(*number),
            Cell::BagsOf { bags, limit } => format!("{bags} of {limit}"),
        }
    }
}

/// A button under the sheet.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
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

impl Phrase for ResultButton {
    fn text(&self) -> String {
        match self {
            ResultButton::Title => "Title",
            ResultButton::Menu => "Menu",
            ResultButton::Review => "Review",
            ResultButton::NewMatch => "New match",
            ResultButton::NextRound => "Next round",
            ResultButton::CopyReceipt => "Copy receipt",
        }
        .to_owned()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::session::Who;

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
