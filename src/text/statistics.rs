//! The statistics.

use spades_archive::summary::Share;
use spades_bots::Level;
use spades_messages_derive::{Choice, Message};

use super::language::said_as;
use super::number::{Percent, Score, Tenths};
use crate::session::RulesName;

/// What stands on the page.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Message)]
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

/// What is counted.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Message)]
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

/// The same in words.
#[derive(Clone, Copy, Debug, PartialEq, Message)]
pub(super) enum FigureWords {
    Nothing,
    Count(u32),
    Best(Score),
    #[message(args(share))]
    Share(Percent),
    NothingOfNothing,
    PartOf {
        part: u32,
        whole: u32,
        share: Percent,
    },
    #[message(args(mean))]
    Mean(Tenths),
}

impl From<&Figure> for FigureWords {
    fn from(figure: &Figure) -> FigureWords {
        let share = |part: u32, whole: u32| Percent(f64::from(part) / f64::from(whole));
        match *figure {
            Figure::Best(None) | Figure::Share { whole: 0, .. } | Figure::Mean(None) | Figure::Accuracy(None) => {
                FigureWords::Nothing
            }
            Figure::Mean(Some(mean)) => FigureWords::Mean(Tenths(mean)),
            Figure::Accuracy(Some(accuracy)) => FigureWords::Share(Percent(accuracy / 100.0)),
            Figure::Lost(points) => FigureWords::Mean(Tenths(-points)),
            Figure::Count(count) => FigureWords::Count(count),
            Figure::Best(Some(points)) => FigureWords::Best(Score(points)),
            Figure::Share { part, whole } => FigureWords::Share(share(part, whole)),
            Figure::PartOf { whole: 0, .. } => FigureWords::NothingOfNothing,
            Figure::PartOf { part, whole } => FigureWords::PartOf {
                part,
                whole,
                share: share(part, whole),
            },
        }
    }
}

said_as!(Figure, FigureWords);

/// The leaves of the page.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Message)]
#[message(prefix = "statistics-leaf")]
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

/// What the page is looked at by.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Choice)]
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
#[derive(Clone, Copy, Debug, PartialEq, Eq, Message)]
pub enum Turn {
    /// One back.
    Previous(Lens),
    /// One on.
    Next(Lens),
}

/// What is looked at.
#[derive(Clone, Debug, PartialEq, Eq, Message)]
pub enum Seen {
    /// Whatever it is.
    All(Lens),
    /// These rules.
    #[message(transparent)]
    Rules(RulesName),
    /// This level.
    #[message(transparent)]
    Level(Level),
    /// This opponent.
    #[message(transparent)]
    Rival(String),
    /// So many days until today.
    #[message(args(days))]
    Days(u32),
}

/// How far the counting has come.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Message)]
#[message(key = "counting")]
pub struct Counting {
    /// Matches that are counted.
    pub known: usize,
    /// All matches.
    pub of: usize,
}

/// A row of the grid, for those who hear it: "Bid 4: took 4 in 7 rounds, 5 in 2 rounds".
#[derive(Clone, Debug, PartialEq, Eq, Message)]
#[message(key = "grid-row")]
pub struct GridRow {
    /// The bid.
    pub bid: usize,
    /// Tricks taken, and in how many rounds.
    pub taken: Vec<GridCell>,
}

/// A cell of it: "took 4 in 7 rounds".
#[derive(Clone, Copy, Debug, PartialEq, Eq, Message)]
pub struct GridCell {
    /// Tricks taken.
    pub taken: usize,
    /// In so many rounds.
    pub rounds: u32,
}

/// The scores after a round, for those who hear them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Message)]
#[message(key = "after")]
pub struct After {
    /// The round, from 1.
    pub round: usize,
    /// The player's score.
    pub own: Score,
    /// The best of the others.
    pub other: Score,
}

/// Whose line it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Message)]
#[message(prefix = "plot-line")]
pub enum Line {
    /// The player's.
    You,
    /// The best of the others.
    TheBestOther,
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

/// The words of it.
#[derive(Clone, Debug, PartialEq, Message)]
#[message(prefix = "round-decided")]
pub(super) struct RoundWords {
    at: usize,
    of: usize,
    accuracy: Vec<AccuracyOf>,
}

/// How well a part of a round was decided: "bid 100%".
#[derive(Clone, Copy, Debug, PartialEq, Message)]
pub(super) struct AccuracyOf {
    part: Part,
    share: Percent,
}

/// A part of a round.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Choice)]
enum Part {
    Draft,
    Bid,
    Play,
}

impl From<&RoundDecided> for RoundWords {
    fn from(decided: &RoundDecided) -> RoundWords {
        let parts = [Part::Draft, Part::Bid, Part::Play].into_iter().zip(decided.accuracy);
        let known = parts.filter_map(|(part, accuracy)| Some((part, accuracy?)));
        RoundWords {
            at: decided.at,
            of: decided.of,
            accuracy: known
                .map(|(part, accuracy)| AccuracyOf {
                    part,
                    share: Percent(accuracy / 100.0),
                })
                .collect(),
        }
    }
}

said_as!(RoundDecided, RoundWords, "round-decided");

#[cfg(test)]
mod tests {
    use super::*;
    use crate::text::Phrase;

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
                taken: taken
                    .iter()
                    .map(|&(taken, rounds)| GridCell { taken, rounds })
                    .collect(),
            }
            .text()
        };
        assert_eq!(row(4, &[(4, 7), (5, 1)]), "Bid 4: took 4 in 7 rounds, 5 in one round");
        assert_eq!(row(0, &[(0, 2)]), "Nil: took 0 in 2 rounds");
        let after = After {
            round: 2,
            own: Score(-40),
            other: Score(81),
        };
        assert_eq!(after.text(), "After round 2: you −40, your best opponent 81");
        let decided = RoundDecided {
            at: 3,
            of: 50,
            accuracy: [None, Some(100.0), Some(88.2)],
        };
        assert_eq!(decided.text(), "Round 3 of 50: bid 100%, play 88%");
    }
}
