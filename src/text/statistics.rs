//! The statistics.

use super::Phrase;
use super::number::{percent, signed};

/// What stands on the page.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Heading {
    /// There is nothing to count.
    NothingPlayedYet,
    /// What will be counted.
    WhatIsCounted,
    /// Goes to the set-up.
    PlayAMatch,
    /// Matches by level of the computer.
    ByLevel,
    /// Matches by rules.
    ByRules,
    /// Matches of several people, by name.
    ByPerson,
    /// The columns of all three.
    PlayedAndWon,
    /// Rounds against the computer.
    Rounds,
}

impl Phrase for Heading {
    fn text(&self) -> String {
        match self {
            Heading::NothingPlayedYet => "Nothing played yet",
            Heading::WhatIsCounted => "Matches, contracts and nils are counted here once the first round is over.",
            Heading::PlayAMatch => "Play a match",
            Heading::ByLevel => "By level",
            Heading::ByRules => "By rules",
            Heading::ByPerson => "Several players here",
            Heading::PlayedAndWon => "Played · Won",
            Heading::Rounds => "Rounds against the computer",
        }
        .to_owned()
    }
}

/// What is counted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Counted {
    /// All matches.
    Matches,
    /// The share of those against the computer that were won.
    WonAgainstTheComputer,
    /// Matches won in a row until now.
    WinsInARow,
    /// The most matches ever won in a row.
    BestStreak,
    /// Rounds.
    Rounds,
    /// Contracts that were made.
    ContractsMade,
    /// Nils that were made.
    NilsMade,
    /// Tricks.
    TricksTaken,
    /// Bags.
    Bags,
    /// The most points in a round.
    BestRound,
    /// The most points in a match that was won.
    BestWinningScore,
    /// Matches of several people at this machine.
    MatchesOfSeveralPlayersHere,
    /// Matches against the computer in which a decision was taken back after something new was seen.
    MatchesWithUndo,
}

impl Phrase for Counted {
    fn text(&self) -> String {
        match self {
            Counted::Matches => "Matches",
            Counted::WonAgainstTheComputer => "Won against the computer",
            Counted::WinsInARow => "Wins in a row",
            Counted::BestStreak => "Best streak",
            Counted::Rounds => "Rounds",
            Counted::ContractsMade => "Contracts made",
            Counted::NilsMade => "Nils made",
            Counted::TricksTaken => "Tricks taken",
            Counted::Bags => "Bags",
            Counted::BestRound => "Best round",
            Counted::BestWinningScore => "Best winning score",
            Counted::MatchesOfSeveralPlayersHere => "Matches of several players here",
            Counted::MatchesWithUndo => "Matches with undo, counted apart",
        }
        .to_owned()
    }
}

/// How many, or how good.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Figure {
    /// So many.
    Count(u32),
    /// So many points, if there was anything to count.
    Best(Option<i32>),
    /// Such a part of all: "57 %".
    Share {
        /// So many
        part: u32,
        /// of so many.
        whole: u32,
    },
    /// "4 of 7 (57 %)".
    PartOf {
        /// So many
        part: u32,
        /// of so many.
        whole: u32,
    },
}

impl Phrase for Figure {
    fn text(&self) -> String {
        let share = |part: u32, whole: u32| percent(f64::from(part) / f64::from(whole));
        match *self {
            Figure::Best(None) | Figure::Share { whole: 0, .. } => "–".to_owned(),
            Figure::Count(count) => count.to_string(),
            Figure::Best(Some(points)) => signed(points),
            Figure::Share { part, whole } => share(part, whole),
            Figure::PartOf { whole: 0, .. } => "0 of 0".to_owned(),
            Figure::PartOf { part, whole } => format!("{part} of {whole} ({})", share(part, whole)),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nothing_of_nothing_is_no_share() {
        assert_eq!(Figure::Share { part: 0, whole: 0 }.text(), "–");
        assert_eq!(Figure::PartOf { part: 0, whole: 0 }.text(), "0 of 0");
        assert_eq!(Figure::PartOf { part: 4, whole: 7 }.text(), "4 of 7 (57 %)");
        assert_eq!(Figure::Best(Some(-20)).text(), "−20");
    }
}
