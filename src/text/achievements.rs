//! Achievements.

use spades_archive::achievements::Achievement;
use spades_archive::daily::Date;

use super::Phrase;
use super::dates::Day;

/// What an achievement is called.
impl Phrase for Achievement {
    fn text(&self) -> String {
        match self {
            Achievement::FirstWin => "First win",
            Achievement::Nil => "Empty-handed",
            Achievement::BlindNil => "Eyes shut",
            Achievement::NilAgainstExpert => "Nerves of steel",
            Achievement::BothNils => "Two of a kind",
            Achievement::NilBroken => "Spoilsport",
            Achievement::FiveNils => "Five nils",
            Achievement::BoldBid => "Bold bid",
            Achievement::Moon => "To the moon",
            Achievement::AllTricks => "Clean sweep",
            Achievement::TenContracts => "As good as your word",
            Achievement::ThirtyContracts => "Bank on it",
            Achievement::FlawlessWin => "Flawless",
            Achievement::WinWithoutBags => "Travelling light",
            Achievement::WonFromDepth => "Out of the depth",
            Achievement::Comeback => "Comeback",
            Achievement::CloseWin => "By a whisker",
            Achievement::ThreeSets => "Wrecking ball",
            Achievement::RenegeCaught => "Sharp eyes",
            Achievement::EveryLevel => "Up the ladder",
            Achievement::EveryPreset => "Well travelled",
            Achievement::FiveWinsAgainstExpert => "Giant slayer",
            Achievement::HundredMatches => "A hundred matches",
            Achievement::SevenDays => "A week of deals",
        }
        .to_owned()
    }
}

/// What earns an achievement.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct EarnedBy(pub Achievement);

impl Phrase for EarnedBy {
    fn text(&self) -> String {
        match self.0 {
            Achievement::FirstWin => "Win a match.",
            Achievement::Nil => "Make a nil.",
            Achievement::BlindNil => "Make a blind nil.",
            Achievement::NilAgainstExpert => "Make a nil against an expert.",
            Achievement::BothNils => "Make a nil in the same round as your partner.",
            Achievement::NilBroken => "Break a nil of the other side.",
            Achievement::FiveNils => "Make five nils in a row.",
            Achievement::BoldBid => "Bid eight or more and make it.",
            Achievement::Moon => "Make a bid of 13 where it pays as a moon.",
            Achievement::AllTricks => "Take all thirteen tricks.",
            Achievement::TenContracts => "Make ten contracts in a row.",
            Achievement::ThirtyContracts => "Make thirty contracts in a row.",
            Achievement::FlawlessWin => "Win a match of four rounds or more with every bid made.",
            Achievement::WinWithoutBags => "Win a match of four rounds or more without a bag.",
            Achievement::WonFromDepth => "Win a match that stood at −200 or worse.",
            Achievement::Comeback => "Win a match after being 150 points behind.",
            Achievement::CloseWin => "Win a match by five points or fewer.",
            Achievement::ThreeSets => "Break the other side\u{2019}s contract in three rounds in a row.",
            Achievement::RenegeCaught => "Call a renege, and rightly.",
            Achievement::EveryLevel => "Win against every level of the computer.",
            Achievement::EveryPreset => "Win a match with every preset.",
            Achievement::FiveWinsAgainstExpert => "Win five matches in a row against experts.",
            Achievement::HundredMatches => "Play a hundred matches to their end.",
            Achievement::SevenDays => "Play the deal of the day on seven days in a row.",
        }
        .to_owned()
    }

    fn key(&self) -> String {
        "earned-by".to_owned()
    }
}

/// Which achievements there are.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
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

impl Phrase for Achievements {
    fn text(&self) -> String {
        match *self {
            Achievements::Count { earned, of } => format!("{earned} of {of} earned"),
            Achievements::WhatCounts => {
                "Every match against the computer that was played to its end counts, older ones too.".to_owned()
            }
            Achievements::Toward { done, of } => format!("{done} of {of}"),
            Achievements::NotYet => "Not yet".to_owned(),
        }
    }

    fn key(&self) -> String {
        "achievements".to_owned()
    }
}

/// When and in which match something was earned: "22 November 2026 · Open Draft · Won 212 to 187".
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct EarnedIn {
    /// The day.
    pub day: Date,
    /// The match, in words.
    pub of: String,
}

impl Phrase for EarnedIn {
    fn text(&self) -> String {
        format!("{} · {}", Day(self.day).text(), self.of)
    }

    fn key(&self) -> String {
        "earned-in".to_owned()
    }
}

/// What a match that has ended has earned: "Earned: First win · Comeback".
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NewlyEarned(pub Vec<Achievement>);

impl Phrase for NewlyEarned {
    fn text(&self) -> String {
        let names: Vec<String> = self.0.iter().map(Phrase::text).collect();
        match names.as_slice() {
            [] => String::new(),
            names => format!("Earned: {}", names.join(" · ")),
        }
    }

    fn key(&self) -> String {
        "newly-earned".to_owned()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::text::tests::is_a_sentence;

    #[test]
    fn every_achievement_has_a_name_and_a_sentence_of_its_own() {
        let mut names: Vec<String> = Achievement::ALL.iter().map(Phrase::text).collect();
        for achievement in Achievement::ALL {
            is_a_sentence(&EarnedBy(achievement).text());
        }
        names.sort_unstable();
        names.dedup();
        assert_eq!(names.len(), Achievement::ALL.len());
        let told = NewlyEarned(vec![Achievement::FirstWin, Achievement::Comeback]).text();
        assert_eq!(told, "Earned: First win · Comeback");
        assert_eq!(NewlyEarned(vec![]).text(), "");
    }
}
