//! The end of a match: its course, its best moment, and the next step.

use super::Phrase;
use spades_bots::Level;

use crate::say;
use crate::session::BestMoment;
use crate::text::Words;

impl Phrase for BestMoment {
    fn key(&self) -> String {
        "best-moment".to_owned()
    }

    fn words(&self) -> Words {
        let moment = self;
        say::course::best_round(
            moment.round,
            moment.side.clone(),
            moment.points,
            moment.rival,
            moment.outcomes.clone().iter().map(Phrase::words),
        )
    }
}

/// Suggestion for the next step, in a sentence.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
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

impl Phrase for NextStep {
    fn words(&self) -> Words {
        match self {
            NextStep::Stronger(level) => say::course::next_step_stronger(level.words()),
            NextStep::Unaided => say::course::next_step_unaided(),
            NextStep::Best => say::course::next_step_best(),
            NextStep::Review => say::course::next_step_review(),
            NextStep::Return => say::course::next_step_return(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::super::tests::is_a_sentence;
    use super::*;
    use crate::session::SideWho;
    use crate::session::{RoundOutcome, Who};
    use crate::text::Phrase;

    #[test]
    fn the_end_has_sentences() {
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
        is_a_sentence(&say::course::taken_back_restarted().text());
        for times in [1, 2] {
            is_a_sentence(&say::course::taken_back_in_round(times).text());
            is_a_sentence(&say::course::taken_back_in_match(times).text());
        }
        for level in Level::ALL {
            is_a_sentence(&NextStep::Stronger(level).text());
        }
        is_a_sentence(&NextStep::Unaided.text());
        is_a_sentence(&NextStep::Best.text());
        is_a_sentence(&NextStep::Review.text());
    }
}
