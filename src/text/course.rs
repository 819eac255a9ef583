//! The end of a match: its course, its best moment, and the next step.

use spades_bots::Level;
use spades_messages_derive::Message;

use super::language::said_as;
use super::number::{Points, Score};
use crate::session::{BestMoment, RoundOutcome, SideWho};

/// Scores of all sides after a round.
#[derive(Clone, Debug, PartialEq, Eq, Message)]
pub struct Standings {
    /// Number of the round; 0 is the start of the match.
    pub round: usize,
    /// Scores of the sides.
    pub scores: Vec<SideScore>,
}

/// A side with its score: "Ada 212".
#[derive(Clone, Debug, PartialEq, Eq, Message)]
pub struct SideScore {
    /// The side.
    pub side: SideWho,
    /// Its score.
    pub score: Score,
}

/// The best round of a side, with the result of its bids.
#[derive(Clone, Debug, PartialEq, Eq, Message)]
pub(super) struct BestRound {
    round: u16,
    side: SideWho,
    own: Points,
    rival: Points,
    outcomes: Vec<RoundOutcome>,
}

impl From<&BestMoment> for BestRound {
    fn from(moment: &BestMoment) -> BestRound {
        BestRound {
            round: moment.round,
            side: moment.side.clone(),
            own: Points(moment.points),
            rival: Points(moment.rival),
            outcomes: moment.outcomes.clone(),
        }
    }
}

said_as!(BestMoment, BestRound, "best-moment");

/// Texts at the end of a match besides its sentences.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Message)]
pub enum MatchEnd {
    /// Heading of the score curve.
    HowItWent,
    /// Button that opens the score sheet of the last round.
    LastRound,
    /// Button that returns from it.
    Result,
    /// Button for a match against a stronger level.
    PlayAgainst(Level),
}

/// Suggestion for the next step, in a sentence.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Message)]
pub enum NextStep {
    /// After a win: play against the next level.
    Stronger(Level),
    /// After a win with hints or undone decisions: play without them.
    Unaided,
    /// After a win against the strongest level.
    Best,
    /// After a loss: review the round.
    Review,
    /// After a match among people: play again.
    Return,
}

/// Number of decisions undone after new information.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Message)]
pub enum TakenBack {
    /// Number in this round.
    InRound(usize),
    /// Number in the match.
    InMatch(usize),
    /// The match was restarted with the same deals.
    Restarted,
}

#[cfg(test)]
mod tests {
    use super::super::tests::is_a_sentence;
    use super::*;
    use crate::session::{RoundOutcome, Who};
    use crate::text::Phrase;

    #[test]
    fn the_end_is_told_in_sentences() {
        let you = SideWho::One(Who::You("Ada".into()));
        let pair = SideWho::Pair(Who::Named("Ada".into()), Who::Named("Grace".into()));
        for side in [you, pair, SideWho::One(Who::Named("West".into()))] {
            let outcomes = vec![RoundOutcome::Made {
                side: side.clone(),
                bid: 5,
                tricks: 6,
            }];
            for outcomes in [Vec::new(), outcomes] {
                let moment = BestMoment {
                    round: 4,
                    side: side.clone(),
                    points: 152,
                    rival: -40,
                    outcomes,
                };
                is_a_sentence(&moment.text());
                assert!(moment.text().contains("+152 to −40."), "{}", moment.text());
            }
        }
        is_a_sentence(&TakenBack::Restarted.text());
        for times in [1, 2] {
            is_a_sentence(&TakenBack::InRound(times).text());
            is_a_sentence(&TakenBack::InMatch(times).text());
        }
        for level in Level::ALL {
            is_a_sentence(&NextStep::Stronger(level).text());
        }
        is_a_sentence(&NextStep::Unaided.text());
        is_a_sentence(&NextStep::Best.text());
        is_a_sentence(&NextStep::Review.text());
    }
}
