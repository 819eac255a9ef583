//! The end of a match: how it went, its best moment, and what comes next.

use spades_bots::Level;
use spades_messages_derive::Message;

use super::language::said_as;
use super::number::{Points, Score};
use crate::session::{BestMoment, SideWho, Told};

/// How all sides stood after a round.
#[derive(Clone, Debug, PartialEq, Eq, Message)]
pub struct Standings {
    /// The round; 0 is before the first one.
    pub round: usize,
    /// Side by side.
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

/// The round that did most for a side, with what came of its bids.
#[derive(Clone, Debug, PartialEq, Eq, Message)]
pub(super) struct BestRound {
    round: u16,
    side: SideWho,
    own: Points,
    rival: Points,
    told: Vec<Told>,
}

impl From<&BestMoment> for BestRound {
    fn from(moment: &BestMoment) -> BestRound {
        BestRound {
            round: moment.round,
            side: moment.side.clone(),
            own: Points(moment.points),
            rival: Points(moment.rival),
            told: moment.told.clone(),
        }
    }
}

said_as!(BestMoment, BestRound, "best-moment");

/// What stands at the end of a match beside its sentences.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Message)]
pub enum MatchEnd {
    /// The curve.
    HowItWent,
    /// Opens the sheet of the last round.
    LastRound,
    /// Back from it.
    Result,
    /// The same against a stronger computer.
    PlayAgainst(Level),
}

/// What the player may do next, in a sentence.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Message)]
pub enum NextStep {
    /// Won: the next level waits.
    Stronger(Level),
    /// Won against the strongest.
    Best,
    /// Lost: the review helps.
    Review,
    /// People among themselves.
    Return,
}

/// How often a decision was taken back after something new was seen.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Message)]
pub enum TakenBack {
    /// In this round.
    InRound(usize),
    /// In the match.
    InMatch(usize),
    /// The whole match: it was restarted.
    Restarted,
}

#[cfg(test)]
mod tests {
    use super::super::tests::is_a_sentence;
    use super::*;
    use crate::session::{Told, Who};
    use crate::text::Phrase;

    #[test]
    fn the_end_is_told_in_sentences() {
        let you = SideWho::One(Who::You("Ada".into()));
        let pair = SideWho::Pair(Who::Named("Ada".into()), Who::Named("Grace".into()));
        for side in [you, pair, SideWho::One(Who::Named("West".into()))] {
            let told = vec![Told::Made {
                side: side.clone(),
                bid: 5,
                tricks: 6,
            }];
            for told in [Vec::new(), told] {
                let moment = BestMoment {
                    round: 4,
                    side: side.clone(),
                    points: 152,
                    rival: -40,
                    told,
                };
                is_a_sentence(&moment.text());
                assert!(moment.text().contains("+152 to −40 points"), "{}", moment.text());
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
        is_a_sentence(&NextStep::Best.text());
        is_a_sentence(&NextStep::Review.text());
    }
}
