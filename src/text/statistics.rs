//! The statistics.

use super::Phrase;
use spades_archive::RulesKind;
use spades_archive::summary::Share;
use spades_bots::Level;

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
    /// Matches by the name of who was played against.
    ByRival,
    /// What rounds came to, in those that are looked at.
    InTheseMatches,
    /// Bids against tricks taken, as a grid.
    BidAgainstTaken,
    /// How the grid is read.
    HowToReadTheGrid,
    /// How a match went.
    HowAMatchWent,
    /// No match is as it is looked for.
    NoMatchFits,
    /// Matches have ended, but none that counts here.
    NoMatchCounts,
    /// The match that ended before the one that is shown.
    EarlierMatch,
    /// The match that ended after it.
    LaterMatch,
    /// How well rounds were decided.
    AccuracyOfTheLastRounds,
    /// What went wrong in them.
    WhereItWasLost,
    /// The column of it.
    TimesAndLoss,
    /// What is looked back on.
    WhatIsReviewed,
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
            Heading::ByRival => "By opponent",
            Heading::InTheseMatches => "In these matches",
            Heading::BidAgainstTaken => "Bid against tricks taken",
            Heading::HowToReadTheGrid => {
                "Rows are bids, columns the tricks you took. A brass edge marks a bid met exactly."
            }
            Heading::HowAMatchWent => "A match round by round",
            Heading::NoMatchFits => "No matches found.",
            Heading::NoMatchCounts => {
                "No match counts here yet. Matches with undos and local multiplayer matches are counted separately."
            }
            Heading::EarlierMatch => "Earlier match",
            Heading::LaterMatch => "Later match",
            Heading::AccuracyOfTheLastRounds => "Accuracy of the last rounds",
            Heading::WhereItWasLost => "Where it was lost",
            Heading::TimesAndLoss => "Count · Points lost per round",
            Heading::WhatIsReviewed => {
                "Every round against the computer is reviewed when it is over. Percentages are win chance lost per round."
            }
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
    /// The share of matches that were won.
    MatchesWon,
    /// The share of rounds in which nobody had as many points.
    RoundsWon,
    /// Blind nils that were made.
    BlindNilsMade,
    /// The bid on average.
    MeanBid,
    /// Tricks on average.
    MeanTricks,
    /// The fewest points in a round.
    WorstRound,
    /// The most points of a match.
    BestScore,
    /// The fewest points of a match.
    WorstScore,
    /// The most matches ever lost in a row.
    WorstStreak,
    /// How well cards are kept and discarded.
    DraftAccuracy,
    /// How well it is bid.
    BidAccuracy,
    /// How well cards are played.
    PlayAccuracy,
    /// Rounds that were reviewed.
    RoundsReviewed,
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
            Counted::MatchesWon => "Matches won",
            Counted::RoundsWon => "Rounds won",
            Counted::BlindNilsMade => "Blind nils made",
            Counted::MeanBid => "Bid on average",
            Counted::MeanTricks => "Tricks on average",
            Counted::WorstRound => "Worst round",
            Counted::BestScore => "Best score",
            Counted::WorstScore => "Worst score",
            Counted::WorstStreak => "Most losses in a row",
            Counted::DraftAccuracy => "Draft",
            Counted::BidAccuracy => "Bids",
            Counted::PlayAccuracy => "Play",
            Counted::RoundsReviewed => "Rounds reviewed",
            Counted::MatchesOfSeveralPlayersHere => "Matches of several players here",
            Counted::MatchesWithUndo => "Matches with undo, counted apart",
        }
        .to_owned()
    }
}

/// How many, or how good.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Figure {
    /// So many.
    Count(u32),
    /// So many points, if there was anything to count.
    Best(Option<i32>),
    /// Such a part of all: "57%".
    Share {
        /// So many
        part: u32,
        /// of so many.
        whole: u32,
    },
    /// "4 of 7 (57%)".
    PartOf {
        /// So many
        part: u32,
        /// of so many.
        whole: u32,
    },
    /// A number with one digit after the point, if there was anything to count.
    Mean(Option<f64>),
    /// An accuracy, 0 to 100, if there was anything to decide.
    Accuracy(Option<f64>),
    /// Points with one digit after the point: "−3.1".
    Lost(f64),
}

impl From<Share> for Figure {
    fn from(share: Share) -> Figure {
        Figure::PartOf {
            part: share.part,
            whole: share.whole,
        }
    }
}

impl Phrase for Figure {
    fn text(&self) -> String {
        let share = |part: u32, whole: u32| percent(f64::from(part) / f64::from(whole));
        match *self {
            Figure::Best(None) | Figure::Share { whole: 0, .. } | Figure::Mean(None) | Figure::Accuracy(None) => {
                "–".to_owned()
            }
            Figure::Mean(Some(mean)) => format!("{mean:.1}"),
            Figure::Accuracy(Some(accuracy)) => percent(accuracy / 100.0),
            Figure::Lost(points) if points < 0.05 => "0.0".to_owned(),
            Figure::Lost(points) => format!("−{points:.1}"),
            Figure::Count(count) => count.to_string(),
            Figure::Best(Some(points)) => signed(points),
            Figure::Share { part, whole } => share(part, whole),
            Figure::PartOf { whole: 0, .. } => "0 of 0".to_owned(),
            Figure::PartOf { part, whole } => format!("{part} of {whole} ({})", share(part, whole)),
        }
    }
}

/// The leaves of the page.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Leaf {
    /// Everything that was ever counted.
    Overview,
    /// What matches come to, by rules, level, opponent and time.
    Matches,
    /// How well it was decided.
    Decisions,
    /// What was earned.
    Achievements,
}

impl Phrase for Leaf {
    fn text(&self) -> String {
        match self {
            Leaf::Overview => "Overview",
            Leaf::Matches => "By match",
            Leaf::Decisions => "Decisions",
            Leaf::Achievements => "Achievements",
        }
        .to_owned()
    }
}

/// What the page is looked at by.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Lens {
    /// Whose rules.
    Rules,
    /// The level of anybody who played.
    Level,
    /// Who was played against.
    Rival,
    /// How long ago.
    Span,
}

impl Lens {
    /// In the order in which they stand on the page.
    pub const ALL: [Lens; 4] = [Lens::Rules, Lens::Level, Lens::Rival, Lens::Span];
}

/// To the next or the one before of what can be looked at.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Turn {
    /// One back.
    Previous(Lens),
    /// One on.
    Next(Lens),
}

impl Phrase for Turn {
    fn text(&self) -> String {
        match self {
            Turn::Previous(Lens::Rules) => "Previous rules",
            Turn::Previous(Lens::Level) => "Previous level",
            Turn::Previous(Lens::Rival) => "Previous opponent",
            Turn::Previous(Lens::Span) => "Shorter time",
            Turn::Next(Lens::Rules) => "Next rules",
            Turn::Next(Lens::Level) => "Next level",
            Turn::Next(Lens::Rival) => "Next opponent",
            Turn::Next(Lens::Span) => "Longer time",
        }
        .to_owned()
    }
}

/// What is looked at.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Seen {
    /// Whatever it is.
    All(Lens),
    /// These rules.
    Rules(RulesKind),
    /// This level.
    Level(Level),
    /// This opponent.
    Rival(String),
    /// So many days until today.
    Days(u32),
}

impl Phrase for Seen {
    fn text(&self) -> String {
        match self {
            Seen::All(Lens::Rules) => "All rules".to_owned(),
            Seen::All(Lens::Level) => "All levels".to_owned(),
            Seen::All(Lens::Rival) => "All opponents".to_owned(),
            Seen::All(Lens::Span) => "Any time".to_owned(),
            Seen::Rules(kind) => kind.text(),
            Seen::Level(level) => level.text(),
            Seen::Rival(name) => name.clone(),
            Seen::Days(1) => "The last day".to_owned(),
            Seen::Days(days) => format!("The last {days} days"),
        }
    }
}

/// How far the counting has come.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Counting {
    /// Matches that are counted.
    pub known: usize,
    /// All matches.
    pub of: usize,
}

impl Phrase for Counting {
    fn text(&self) -> String {
        format!("Counting: {} of {} matches", self.known, self.of)
    }

    fn key(&self) -> String {
        "counting".to_owned()
    }
}

/// A row of the grid, for those who hear it: "Bid 4: took 4 in 7 rounds, 5 in 2 rounds".
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GridRow {
    /// The bid.
    pub bid: usize,
    /// Tricks taken, and in how many rounds.
    pub taken: Vec<(usize, u32)>,
}

impl Phrase for GridRow {
    fn text(&self) -> String {
        let times = |&(taken, rounds): &(usize, u32)| match rounds {
            1 => format!("{taken} in one round"),
            rounds => format!("{taken} in {rounds} rounds"),
        };
        let taken: Vec<String> = self.taken.iter().map(times).collect();
        let taken = taken.join(", ");
        match self.bid {
            0 => format!("Nil: took {taken}"),
            bid => format!("Bid {bid}: took {taken}"),
        }
    }

    fn key(&self) -> String {
        "grid-row".to_owned()
    }
}

/// The scores after a round, for those who hear them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct After {
    /// The round, from 1.
    pub round: usize,
    /// The player's score.
    pub own: i32,
    /// The best of the others.
    pub other: i32,
}

impl Phrase for After {
    fn text(&self) -> String {
        let After { round, own, other } = *self;
        format!("After round {round}: you {}, the others {}", signed(own), signed(other))
    }

    fn key(&self) -> String {
        "after".to_owned()
    }
}

/// Whose line it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Line {
    /// The player's.
    You,
    /// The best of the others.
    TheBestOther,
}

impl Phrase for Line {
    fn text(&self) -> String {
        match self {
            Line::You => "You",
            Line::TheBestOther => "Best of the others",
        }
        .to_owned()
    }
}

/// How a round was decided, for those who hear it.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct RoundDecided {
    /// Which of the rounds that are shown, from 1.
    pub at: usize,
    /// How many are shown.
    pub of: usize,
    /// Accuracy of the draft, the bid and the play, 0 to 100.
    pub accuracy: [Option<f64>; 3],
}

impl Phrase for RoundDecided {
    fn text(&self) -> String {
        let part = |accuracy: f64| percent(accuracy / 100.0);
        let [draft, bid, play] = self.accuracy;
        let draft = draft.map(|accuracy| format!("draft {}", part(accuracy)));
        let bid = bid.map(|accuracy| format!("bid {}", part(accuracy)));
        let play = play.map(|accuracy| format!("play {}", part(accuracy)));
        let parts: Vec<String> = [draft, bid, play].into_iter().flatten().collect();
        format!("Round {} of {}: {}", self.at, self.of, parts.join(", "))
    }

    fn key(&self) -> String {
        "round-decided".to_owned()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nothing_of_nothing_is_no_share() {
        assert_eq!(Figure::Share { part: 0, whole: 0 }.text(), "–");
        assert_eq!(Figure::PartOf { part: 0, whole: 0 }.text(), "0 of 0");
        assert_eq!(Figure::PartOf { part: 4, whole: 7 }.text(), "4 of 7 (57%)");
        assert_eq!(Figure::Best(Some(-20)).text(), "−20");
        assert_eq!(Figure::Mean(None).text(), "–");
        assert_eq!([Figure::Lost(3.12).text(), Figure::Lost(0.01).text()], ["−3.1", "0.0"]);
        assert_eq!(Figure::Accuracy(Some(93.6)).text(), "94%");
    }

    #[test]
    fn plots_are_told_in_words() {
        let row = |bid, taken: &[(usize, u32)]| {
            GridRow {
                bid,
                taken: taken.to_vec(),
            }
            .text()
        };
        assert_eq!(row(4, &[(4, 7), (5, 1)]), "Bid 4: took 4 in 7 rounds, 5 in one round");
        assert_eq!(row(0, &[(0, 2)]), "Nil: took 0 in 2 rounds");
        let after = After {
            round: 2,
            own: -40,
            other: 81,
        };
        assert_eq!(after.text(), "After round 2: you −40, the others 81");
        let decided = RoundDecided {
            at: 3,
            of: 50,
            accuracy: [None, Some(100.0), Some(88.2)],
        };
        assert_eq!(decided.text(), "Round 3 of 50: bid 100%, play 88%");
    }
}
