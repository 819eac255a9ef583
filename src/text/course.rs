//! The end of a match: how it went, its best moment, and what comes next.

use spades_bots::Level;

use super::Phrase;
use super::names::{about_side, side_plate};
use super::number::{points, signed};
use super::round_story::RoundStory;
use crate::session::{BestMoment, SideWho};

/// How all sides stood after a round.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Standings {
    /// The round; 0 is before the first one.
    pub round: usize,
    /// Side by side.
    pub scores: Vec<(SideWho, i32)>,
}

impl Phrase for Standings {
    fn text(&self) -> String {
        let sides: Vec<String> = self
            .scores
            .iter()
            .map(|(side, score)| format!("{} {}", side_plate(side), signed(*score)))
            .collect();
        match self.round {
            0 => format!("At the start: {}", sides.join(", ")),
            round => format!("After round {round}: {}", sides.join(", ")),
        }
    }
}

impl Phrase for BestMoment {
    fn text(&self) -> String {
        let (round, own, rival) = (self.round, points(self.points), points(self.rival));
        let scored = about_side(
            &self.side,
            &format!("Your best round: round {round}, {own} to {rival} points."),
            |name| format!("{name}’s best round: round {round}, {own} to {rival} points."),
            |names| format!("{names}: best round {round}, {own} to {rival} points."),
        );
        // Sentences, each whole.
        let mut told = vec![scored];
        if !self.told.is_empty() {
            told.push(RoundStory(self.told.clone()).text());
        }
        told.join(" ")
    }

    fn key(&self) -> String {
        "best-moment".to_owned()
    }
}

/// What stands at the end of a match beside its sentences.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
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

impl Phrase for MatchEnd {
    fn text(&self) -> String {
        match self {
            MatchEnd::HowItWent => "How it went".to_owned(),
            MatchEnd::LastRound => "Last round".to_owned(),
            MatchEnd::Result => "Result".to_owned(),
            MatchEnd::PlayAgainst(level) => format!("Next: {}", level.text()),
        }
    }
}

/// What the player may do next, in a sentence.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
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

impl Phrase for NextStep {
    fn text(&self) -> String {
        match self {
            NextStep::Stronger(Level::Beginner | Level::Intermediate) => "You are ready for Intermediate.",
            NextStep::Stronger(Level::Advanced) => "You are ready for Advanced.",
            NextStep::Stronger(Level::Expert) => "You are ready for the Expert.",
            NextStep::Best => "There is no stronger computer here. Other rules may still surprise you.",
            NextStep::Review => "The review of the round tells what cost most.",
            NextStep::Return => "How about a return match?",
        }
        .to_owned()
    }
}

/// How often a decision was taken back after something new was seen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TakenBack {
    /// In this round.
    InRound(usize),
    /// In the match.
    InMatch(usize),
    /// The whole match: it was restarted.
    Restarted,
}

impl Phrase for TakenBack {
    fn text(&self) -> String {
        match self {
            TakenBack::InRound(1) => "Taken back after something new was seen: one decision.".to_owned(),
            TakenBack::InRound(times) => format!("Taken back after something new was seen: {times} decisions."),
            TakenBack::Restarted => "Restarted with the same deals. This match is counted separately.".to_owned(),
            TakenBack::InMatch(1) => {
                "Taken back after something new was seen: one decision. So this match is counted apart.".to_owned()
            }
            TakenBack::InMatch(times) => {
                format!("Taken back after something new was seen: {times} decisions. So this match is counted apart.")
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::super::tests::is_a_sentence;
    use super::*;
    use crate::session::{Told, Who};

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
