//! The replay of a match.

use super::number::times;
use super::{Phrase, Words};
use crate::say;

/// Texts of the replay bar.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Replay {
    /// Button that replays a finished match.
    Replay,
    /// Button that replays the current match so far.
    LookBack,
    /// Button that replays the round just scored.
    ReplayTheRound,
    LeaveTheReplay,
    PreviousRound,
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

impl Phrase for Replay {
    fn words(&self) -> Words {
        match self {
            Replay::Replay => say::replay::replay(),
            Replay::LookBack => say::replay::look_back(),
            Replay::ReplayTheRound => say::replay::replay_the_round(),
            Replay::LeaveTheReplay => say::replay::leave_the_replay(),
            Replay::PreviousRound => say::replay::previous_round(),
            Replay::NextRound => say::replay::next_round(),
            Replay::StepBack => say::replay::step_back(),
            Replay::StepOn => say::replay::step_on(),
            Replay::GoOn => say::replay::go_on(),
            Replay::Pause => say::replay::pause(),
            Replay::TimeLine => say::replay::time_line(),
            Replay::PlayOnFromHere => say::replay::play_on_from_here(),
            Replay::PracticeCountsForNothing => say::replay::practice_counts_for_nothing(),
            Replay::PracticeIsNotKept => say::replay::practice_is_not_kept(),
            Replay::NothingWasBetter => say::replay::nothing_was_better(),
            Replay::CannotBeReplayed => say::replay::cannot_be_replayed(),
        }
    }
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
