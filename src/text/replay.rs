//! The replay of a match.

use spades_messages_derive::Message;

use super::number::{Percent, times};
use super::{Phrase, Words};
use crate::session::Who;

/// Texts of the replay bar.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Message)]
pub enum Replay {
    /// Button that replays a finished match.
    Replay,
    /// Button that replays the current match so far.
    LookBack,
    /// Button that replays the round just scored.
    ReplayTheRound,
    /// Button that leaves the replay.
    LeaveTheReplay,
    /// Button for the previous round.
    PreviousRound,
    /// Button for the next round.
    NextRound,
    /// Button that steps one action back.
    StepBack,
    /// Button that steps one action forward.
    StepOn,
    /// Button that starts automatic playback.
    GoOn,
    /// Button that pauses the playback.
    Pause,
    /// Label of the timeline.
    TimeLine,
    /// Button that starts a practice match from this position.
    PlayOnFromHere,
    /// Explains the practice match.
    PracticeCountsForNothing,
    /// Says that the practice match isn't saved.
    PracticeIsNotKept,
    /// Says that the action was the best choice.
    NothingWasBetter,
    /// A match with an unreadable round.
    CannotBeReplayed,
}

/// Viewpoint shown.
#[derive(Clone, Debug, PartialEq, Eq, Message)]
#[message(key = "whose-eyes")]
pub enum SeenBy {
    /// All hands.
    All,
    /// The view of this player.
    One(Who),
}

/// Playback speed: "2×".
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Speed(pub f32);

impl Phrase for Speed {
    fn words(&self) -> Words {
        Words::verbatim(times(f64::from(self.0)))
    }

    fn key(&self) -> String {
        "replay-speed".to_owned()
    }
}

/// Position in a round: "Round 2: step 14 of 61".
#[derive(Clone, Copy, Debug, PartialEq, Eq, Message)]
pub struct HowFar {
    /// The number of the round.
    pub round: u16,
    /// Number of actions already played.
    pub done: usize,
    /// Total number of actions.
    pub of: usize,
}

/// Position before the first action of a round.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Message)]
#[message(args(round))]
pub struct RoundBegins(pub u16);

/// Progress of the round's review, 0 to 1; the figures appear when it is done.
#[derive(Clone, Copy, Debug, PartialEq, Message)]
#[message(args(share))]
pub struct Reviewing(pub Percent);
