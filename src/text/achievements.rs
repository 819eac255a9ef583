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

/// What earns an achievement.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Message)]
#[message(attribute = "earned-by", key = "earned-by")]
pub struct EarnedBy(pub Achievement);

/// Which achievements there are.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Message)]
#[message(key = "achievements")]
pub enum Achievements {
    /// How many were earned.
    Count {
        /// So many
        earned: usize,
        /// of so many.
        of: usize,
    },
    /// From what they are worked out.
    WhatCounts,
    /// How far one has come: "7 of 10".
    Toward {
        /// So many
        done: u32,
        /// of so many.
        of: u32,
    },
    /// Nothing was done for it yet that could be counted.
    NotYet,
}

/// When and in which match something was earned: "22 November 2026 · Open Draft · Won 212 to 187".
#[derive(Clone, Debug, PartialEq, Eq, Message)]
#[message(key = "earned-in")]
pub struct EarnedIn {
    /// The day.
    pub day: Date,
    /// The match, in words.
    pub of: super::history::Ended,
}

/// What a match that has ended has earned: "Earned: First win · Comeback".
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
        let told = NewlyEarned(vec![Achievement::FirstWin, Achievement::Comeback]).text();
        assert_eq!(told, "Earned: First win · Comeback");
        assert_eq!(NewlyEarned(vec![]).text(), "");
    }
}
