//! A match that is looked at again.

use super::Phrase;
use super::names::about;
use super::number::{percent, times};
use crate::session::Who;

/// What stands on the bar of a replay.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Replay {
    /// Looks at a match again.
    Replay,
    /// Looks at the match again that is being played.
    LookBack,
    /// Looks at the round again that was scored.
    ReplayTheRound,
    /// Leaves it.
    LeaveTheReplay,
    /// To the round before.
    PreviousRound,
    /// To the round after.
    NextRound,
    /// One action back.
    StepBack,
    /// One action on.
    StepOn,
    /// It goes on by itself.
    GoOn,
    /// It rests.
    Pause,
    /// How far the round is.
    TimeLine,
    /// A practice match begins here.
    PlayOnFromHere,
    /// What that is.
    PracticeCountsForNothing,
    /// What is not kept.
    PracticeIsNotKept,
    /// What was done was the best.
    NothingWasBetter,
    /// A round of a match that cannot be read.
    CannotBeReplayed,
}

impl Phrase for Replay {
    fn text(&self) -> String {
        match self {
            Replay::Replay => "Replay",
            Replay::LookBack => "Look back",
            Replay::ReplayTheRound => "Replay the round",
            Replay::LeaveTheReplay => "Leave the replay",
            Replay::PreviousRound => "Previous round",
            Replay::NextRound => "Next round",
            Replay::StepBack => "One step back",
            Replay::StepOn => "One step on",
            Replay::GoOn => "Play",
            Replay::Pause => "Pause",
            Replay::TimeLine => "Time line",
            Replay::PlayOnFromHere => "Play on from here",
            Replay::PracticeCountsForNothing => "A practice match against the computer, which counts for nothing",
            Replay::PracticeIsNotKept => "This is practice: it is not kept, and counts for nothing.",
            Replay::NothingWasBetter => "nothing was better",
            Replay::CannotBeReplayed => "This match cannot be replayed.",
        }
        .to_owned()
    }
}

/// Whose cards are seen.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum SeenBy {
    /// Everybody's.
    All,
    /// What this player saw.
    One(Who),
}

impl Phrase for SeenBy {
    fn text(&self) -> String {
        match self {
            SeenBy::All => "All hands".to_owned(),
            SeenBy::One(who) => about(who, "Your eyes", |name| format!("{name}’s eyes")),
        }
    }

    fn key(&self) -> String {
        "whose-eyes".to_owned()
    }
}

/// How fast it goes on: "2×".
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Speed(pub f32);

impl Phrase for Speed {
    fn text(&self) -> String {
        times(f64::from(self.0))
    }

    fn key(&self) -> String {
        "replay-speed".to_owned()
    }
}

/// How far a round is: "Round 2: 14 of 61".
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct HowFar {
    /// The number of the round.
    pub round: u16,
    /// So many actions of it are over.
    pub done: usize,
    /// So many there are.
    pub of: usize,
}

impl Phrase for HowFar {
    fn text(&self) -> String {
        let HowFar { round, done, of } = self;
        format!("Round {round}: {done} of {of}")
    }
}

/// Before the first action of a round.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RoundBegins(pub u16);

impl Phrase for RoundBegins {
    fn text(&self) -> String {
        format!("Round {} begins", self.0)
    }
}

/// How far the round is gone through, 0 to 1: until then there are no figures.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Reviewing(pub f64);

impl Phrase for Reviewing {
    fn text(&self) -> String {
        format!("going through the round: {}", percent(self.0))
    }
}
