//! A match that is looked at again.

use spades_messages_derive::Message;

use super::Phrase;
use super::number::{Percent, times};
use crate::session::Who;

/// What stands on the bar of a replay.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Message)]
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

/// Whose cards are seen.
#[derive(Clone, Debug, PartialEq, Eq, Message)]
#[message(key = "whose-eyes")]
pub enum SeenBy {
    /// Everybody's.
    All,
    /// What this player saw.
    One(Who),
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

/// How far a round is: "Round 2: step 14 of 61".
#[derive(Clone, Copy, Debug, PartialEq, Eq, Message)]
pub struct HowFar {
    /// The number of the round.
    pub round: u16,
    /// So many actions of it are over.
    pub done: usize,
    /// So many there are.
    pub of: usize,
}

/// Before the first action of a round.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Message)]
#[message(args(round))]
pub struct RoundBegins(pub u16);

/// How far the round is gone through, 0 to 1: until then there are no figures.
#[derive(Clone, Copy, Debug, PartialEq, Message)]
#[message(args(share))]
pub struct Reviewing(pub Percent);
