//! Achievements, earned from records alone, so that old matches count.
//!
//! ```
//! use spades_archive::achievements::{Achievement, Progress};
//! let progress = Progress::default();
//! assert!(!progress.has(Achievement::FirstWin));
//! assert_eq!(Achievement::ALL.len(), 24);
//! ```

mod progress;

use serde::{Deserialize, Serialize};

use crate::MatchId;

pub use progress::Progress;

/// Something worth having. What it is called is the game's.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Achievement {
    /// A match won.
    FirstWin,
    /// A nil made.
    Nil,
    /// A blind nil made.
    BlindNil,
    /// A nil made against the computer's strongest level.
    NilAgainstExpert,
    /// Both partners' nils made in one round.
    BothNils,
    /// A nil of another side broken.
    NilBroken,
    /// Five nils in a row made.
    FiveNils,
    /// A bid of eight or more made.
    BoldBid,
    /// A moon made.
    Moon,
    /// All thirteen tricks taken.
    AllTricks,
    /// Ten contracts in a row made.
    TenContracts,
    /// Thirty contracts in a row made.
    ThirtyContracts,
    /// A match of four rounds or more won with every contract and nil made.
    FlawlessWin,
    /// A match of four rounds or more won without a bag.
    WinWithoutBags,
    /// A match won that stood at −200 or worse.
    WonFromDepth,
    /// A match won that was 150 points behind after a round.
    Comeback,
    /// A match won by five points or fewer.
    CloseWin,
    /// Another side's contract broken in three rounds in a row.
    ThreeSets,
    /// A renege called, and rightly.
    RenegeCaught,
    /// A match won against every level of the computer.
    EveryLevel,
    /// A match won with every preset.
    EveryPreset,
    /// Five matches in a row won against the computer's strongest level.
    FiveWinsAgainstExpert,
    /// A hundred matches played.
    HundredMatches,
    /// The matches of seven days in a row played.
    SevenDays,
}

impl Achievement {
    /// All of them.
    pub const ALL: [Achievement; 24] = [
        Achievement::FirstWin,
        Achievement::Nil,
        Achievement::BlindNil,
        Achievement::NilAgainstExpert,
        Achievement::BothNils,
        Achievement::NilBroken,
        Achievement::FiveNils,
        Achievement::BoldBid,
        Achievement::Moon,
        Achievement::AllTricks,
        Achievement::TenContracts,
        Achievement::ThirtyContracts,
        Achievement::FlawlessWin,
        Achievement::WinWithoutBags,
        Achievement::WonFromDepth,
        Achievement::Comeback,
        Achievement::CloseWin,
        Achievement::ThreeSets,
        Achievement::RenegeCaught,
        Achievement::EveryLevel,
        Achievement::EveryPreset,
        Achievement::FiveWinsAgainstExpert,
        Achievement::HundredMatches,
        Achievement::SevenDays,
    ];
}

/// An achievement with what earned it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Earned {
    /// Which.
    pub achievement: Achievement,
    /// The match.
    pub by: MatchId,
    /// The round of it, from 1, where it was one round that did it.
    pub round: Option<u16>,
}
