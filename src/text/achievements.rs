//! Achievements.

use spades_archive::achievements::Achievement;
use spades_archive::daily::Date;
use spades_messages_derive::{Message, message_of};

message_of! {
    enum Achievement {
        FirstWin,
        Nil,
        BlindNil,
        NilAgainstExpert,
        BothNils,
        NilBroken,
        FiveNils,
        BoldBid,
        Moon,
        AllTricks,
        TenContracts,
        ThirtyContracts,
        FlawlessWin,
        WinWithoutBags,
        WonFromDepth,
        Comeback,
        CloseWin,
        ThreeSets,
        RenegeCaught,
        EveryLevel,
        EveryPreset,
        FiveWinsAgainstExpert,
        HundredMatches,
        SevenDays,
    }
}

/// Condition for earning the achievement.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Message)]
#[message(attribute = "earned-by", key = "earned-by")]
pub struct EarnedBy(pub Achievement);

/// Texts of the achievements page.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Message)]
#[message(key = "achievements")]
pub enum Achievements {
    /// Number of earned achievements.
    Count {
        /// Number earned.
        earned: usize,
        /// Total number.
        of: usize,
    },
    /// Says which matches count.
    WhatCounts,
    /// Progress towards an achievement: "7 of 10".
    Toward {
        /// Number done.
        done: u32,
        /// Number required.
        of: u32,
    },
    /// No countable progress yet.
    NotYet,
}

/// When and in which match an achievement was earned: "November 22, 2026 · Open Draft · Won 212 to 187".
#[derive(Clone, Debug, PartialEq, Eq, Message)]
#[message(key = "earned-in")]
pub struct EarnedIn {
    /// Day the match ended.
    pub day: Date,
    /// The match.
    pub of: super::Words,
}

/// Achievements earned in the match that has just ended: "You’ve earned: On the board · Comeback".
#[derive(Clone, Debug, PartialEq, Eq, Message)]
#[message(key = "newly-earned")]
pub struct NewlyEarned(pub Vec<Achievement>);

#[cfg(test)]
mod tests {
    use super::*;
    use crate::text::Phrase;

    #[test]
    fn every_achievement_has_a_name_of_its_own() {
        let names: std::collections::BTreeSet<String> = Achievement::ALL.iter().map(Phrase::text).collect();
        assert_eq!(names.len(), Achievement::ALL.len());
        let text = NewlyEarned(vec![Achievement::FirstWin, Achievement::Comeback]).text();
        assert_eq!(text, "You’ve earned: On the board · Comeback");
        assert_eq!(NewlyEarned(vec![]).text(), "");
    }
}
