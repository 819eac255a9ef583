//! The statistics page.

use spades_archive::summary::Share;
use spades_messages_derive::{Choice, Message};

use super::language::said_as;
use super::number::{Percent, Score, Tenths};

/// Headings and other texts of the page.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Message)]
pub enum Heading {
    /// Replays the latest example of the weakness to work on.
    LatestExample,
    /// There are no matches yet.
    NothingPlayedYet,
    /// Explains which rounds and matches the page counts.
    WhatIsCounted,
    /// Button that opens the set-up.
    PlayAMatch,
    /// Heading of the matches by computer level.
    ByLevel,
    /// Heading of the matches by rules.
    ByRules,
    /// Heading of the local multiplayer matches by person.
    ByPerson,
    /// Column titles of these three.
    PlayedAndWon,
    /// Heading of the rounds against the computer.
    Rounds,
    /// Heading of the matches by opponent.
    ByRival,
    /// Heading of the totals over the filtered matches.
    InTheseMatches,
    /// Heading of the grid of bids against tricks taken.
    BidAgainstTaken,
    /// Explains the grid.
    HowToReadTheGrid,
    /// Heading of a match's scores by round.
    HowAMatchWent,
    /// No match passes the filter.
    NoMatchFits,
    /// Matches have finished, but none of them counts here.
    NoMatchCounts,
    /// Button for the match that ended before the one shown.
    EarlierMatch,
    /// Button for the match that ended after the one shown.
    LaterMatch,
    /// Heading of the accuracy of the latest rounds.
    AccuracyOfTheLastRounds,
    /// Heading of the costliest kinds of mistakes.
    WhereItWasLost,
    /// Column titles of the kinds of mistakes.
    TimesAndLoss,
    /// Explains the reviews.
    WhatIsReviewed,
}

/// Caption of a figure.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Message)]
pub enum Counted {
    /// Number of matches.
    Matches,
    /// Share of matches against the computer that were won.
    WonAgainstTheComputer,
    /// Current winning streak, in matches.
    WinsInARow,
    /// Longest winning streak, in matches.
    BestStreak,
    /// Number of rounds.
    Rounds,
    /// Contracts made.
    ContractsMade,
    /// Nils made.
    NilsMade,
    /// Tricks taken.
    TricksTaken,
    /// Number of bags.
    Bags,
    /// Highest points in a round.
    BestRound,
    /// Highest score in a match that was won.
    BestWinningScore,
    /// Share of matches that were won.
    MatchesWon,
    /// Share of rounds in which the player scored more points than anyone else.
    RoundsWon,
    /// Blind nils made.
    BlindNilsMade,
    /// Average bid.
    MeanBid,
    /// Average number of tricks.
    MeanTricks,
    /// Lowest points in a round.
    WorstRound,
    /// Highest score of a match.
    BestScore,
    /// Lowest score of a match.
    WorstScore,
    /// Longest losing streak, in matches.
    WorstStreak,
    /// Accuracy of keeping and discarding cards in the draft.
    DraftAccuracy,
    /// Accuracy of the bids.
    BidAccuracy,
    /// Accuracy of the play.
    PlayAccuracy,
    /// Number of reviewed rounds.
    RoundsReviewed,
    /// Number of local matches of several people.
    MatchesOfSeveralPlayersHere,
    /// Number of matches against the computer with an undo after new information.
    MatchesWithUndo,
}

/// A figure: a count or a quality.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Figure {
    /// A count.
    Count(u32),
    /// Points; `None` if there is nothing to count.
    Best(Option<i32>),
    /// A share: "57%".
    Share {
        /// Number of hits.
        part: u32,
        /// Total number.
        whole: u32,
    },
    /// A part of a total: "4 of 7 (57%)".
    PartOf {
        /// Number of hits.
        part: u32,
        /// Total number.
        whole: u32,
    },
    /// A number with one decimal; `None` if there is nothing to count.
    Mean(Option<f64>),
    /// An accuracy, 0 to 100; `None` if there was nothing to decide.
    Accuracy(Option<f64>),
    /// Points lost, with one decimal: "−3.1".
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

/// The figure as a message.
#[derive(Clone, Copy, Debug, PartialEq, Message)]
pub(super) enum FigureWords {
    Nothing,
    Count(u32),
    Best(Score),
    #[message(args(share))]
    Share(Percent),
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
            Figure::Best(None)
            | Figure::Share { whole: 0, .. }
            | Figure::PartOf { whole: 0, .. }
            | Figure::Mean(None)
            | Figure::Accuracy(None) => FigureWords::Nothing,
            Figure::Mean(Some(mean)) => FigureWords::Mean(Tenths(mean)),
            Figure::Accuracy(Some(accuracy)) => FigureWords::Share(Percent(accuracy / 100.0)),
            Figure::Lost(points) => FigureWords::Mean(Tenths(-points)),
            Figure::Count(count) => FigureWords::Count(count),
            Figure::Best(Some(points)) => FigureWords::Best(Score(points)),
            Figure::Share { part, whole } => FigureWords::Share(share(part, whole)),
            Figure::PartOf { part, whole } => FigureWords::PartOf {
                part,
                whole,
                share: share(part, whole),
            },
        }
    }
}

said_as!(Figure, FigureWords);

/// Tabs of the page.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Message)]
#[message(prefix = "statistics-leaf")]
pub enum Leaf {
    /// All-time totals.
    Overview,
    /// Results by rules, level, opponent and period.
    Matches,
    /// Quality of the decisions.
    Decisions,
    /// Earned achievements.
    Achievements,
}

/// Progress of the counting.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Message)]
#[message(key = "counting")]
pub struct Counting {
    /// Number of matches counted so far.
    pub known: usize,
    /// Total number of matches.
    pub of: usize,
}

/// A row of the grid, for screen readers: "Bid 4: took 4 in 7 rounds, 5 in 2 rounds".
#[derive(Clone, Debug, PartialEq, Eq, Message)]
#[message(key = "grid-row")]
pub struct GridRow {
    /// Tricks bid.
    pub bid: usize,
    /// Tricks taken, and in how many rounds.
    pub taken: Vec<GridCell>,
}

/// A cell of the row: "took 4 in 7 rounds".
#[derive(Clone, Copy, Debug, PartialEq, Eq, Message)]
pub struct GridCell {
    /// Tricks taken.
    pub taken: usize,
    /// Number of rounds.
    pub rounds: u32,
}

/// The scores after a round, for screen readers.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Message)]
#[message(key = "after")]
pub struct After {
    /// Number of the round, from 1.
    pub round: usize,
    /// Score of the player's side.
    pub own: Score,
    /// Best score among the opponents.
    pub other: Score,
}

/// Legend of a line in the plot.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Message)]
#[message(prefix = "plot-line")]
pub enum PlotLegend {
    /// The player's line.
    You,
    /// Line of the best opponent.
    TheBestOther,
}

/// Accuracy of a round, for screen readers.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct RoundDecided {
    /// Position among the rounds shown, from 1.
    pub at: usize,
    /// Number of rounds shown.
    pub of: usize,
    /// Accuracy of the draft, the bid and the play, 0 to 100.
    pub accuracy: [Option<f64>; 3],
}

/// The accuracy as a message.
#[derive(Clone, Debug, PartialEq, Message)]
#[message(prefix = "round-decided")]
pub(super) struct RoundWords {
    at: usize,
    of: usize,
    accuracy: Vec<AccuracyOf>,
}

/// Accuracy of a part of a round: "bid 100%".
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
        assert_eq!(Figure::PartOf { part: 0, whole: 0 }.text(), "–");
        assert_eq!(Figure::PartOf { part: 4, whole: 7 }.text(), "4 of 7 (57%)");
        assert_eq!(Figure::Best(Some(-20)).text(), "−20 points");
        assert_eq!(Figure::Best(Some(1)).text(), "1 point");
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
        assert_eq!(row(4, &[(4, 7), (5, 1)]), "Bid 4: took 4 in 7 rounds, 5 in 1 round");
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
