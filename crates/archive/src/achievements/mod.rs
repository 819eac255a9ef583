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

/// An achievement. Its display name is up to the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Achievement {
    /// Win a match.
    FirstWin,
    /// Make a nil.
    Nil,
    /// Make a blind nil.
    BlindNil,
    /// Make a nil against the computer's strongest level.
    NilAgainstExpert,
    /// Make both partners' nils in one round.
    BothNils,
    /// Break an opponent's nil.
    NilBroken,
    /// Make five nils in a row.
    FiveNils,
    /// Make a bid of eight or more.
    BoldBid,
    /// Make a moon.
    Moon,
    /// Take all thirteen tricks.
    AllTricks,
    /// Make ten contracts in a row.
    TenContracts,
    /// Make thirty contracts in a row.
    ThirtyContracts,
    /// Win a match of four rounds or more and make every contract and nil in it.
    FlawlessWin,
    /// Win a match of four rounds or more without a bag.
    WinWithoutBags,
    /// Win a match after a score of −200 or worse.
    WonFromDepth,
    /// Win a match after being 150 points behind at the end of a round.
    Comeback,
    /// Win a match by five points or fewer.
    CloseWin,
    /// Break another side's contract in three rounds in a row.
    ThreeSets,
    /// Call a renege correctly.
    RenegeCaught,
    /// Win a match against every level of the computer.
    EveryLevel,
    /// Win a match with every preset.
    EveryPreset,
    /// Win five matches in a row against the computer's strongest level.
    FiveWinsAgainstExpert,
    /// Play a hundred matches.
    HundredMatches,
    /// Play the daily deals of seven days in a row.
    SevenDays,
}

impl Achievement {
    /// All achievements.
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

/// An earned achievement and the match that earned it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Earned {
    /// Achievement earned.
    pub achievement: Achievement,
    /// Match that earned it.
    pub by: MatchId,
    /// Round of that match, from 1, if a single round earned it.
    pub round: Option<u16>,
}
