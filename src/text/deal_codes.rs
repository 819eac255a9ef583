//! Deal codes: the deals of a match as a short text.

use spades_archive::code::{CodeError, Slip};
use spades_messages_derive::Message;

use super::language::said_as;
use super::number::Score;
use crate::session::RulesName;

/// What stands about them on several pages.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Message)]
pub enum DealCodes {
    /// What they are called.
    DealCode,
    /// In the place of a code while none is typed.
    NoCode,
    /// What the code of a match is for.
    WhatItIsFor,
    /// The match is not over.
    NotYet,
    /// Takes a code from the clipboard.
    PasteCode,
    /// Takes the code away.
    NoDealCode,
    /// Copies the code.
    CopyDealCode,
    /// Copies a link to the page, with the code.
    CopyLink,
    /// The same, with what the player scored.
    CopyLinkWithMyPoints,
    /// Copies the code with what the player scored.
    CopyCodeWithMyPoints,
    /// Shares a link to the page, with the code.
    ShareLink,
    /// The same, with what the player scored.
    ShareLinkWithMyPoints,
}

/// The line that goes with a shared link.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Message)]
pub enum Invitation {
    /// To the same cards.
    Plain,
    /// To do better than so many points.
    #[message(args(points))]
    Points(Score),
}

/// The page of a deal that somebody has sent.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Message)]
pub enum SentDeal {
    /// Its heading.
    Title,
    /// The sender's points.
    #[message(args(points))]
    TheyScored(Score),
    /// The sender had the same cards.
    SameCards,
    /// Starts the match.
    Play,
    /// Back to where one was.
    NotNow,
    /// To the set-up.
    ChangePlayers,
}

/// How a match over a friend's deals went.
#[derive(Clone, Debug, PartialEq, Eq, Message)]
#[message(key_with = AgainstFriend::key_of)]
pub enum AgainstFriend {
    /// In all.
    Sums {
        /// The friend's points.
        friend: Score,
        /// The player's.
        own: Score,
    },
    /// Round by round.
    #[message(args(rounds))]
    Rounds(Vec<RoundAgainst>),
}

/// The points of both in a round.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Message)]
pub struct RoundAgainst {
    round: usize,
    friend: Score,
    own: Score,
}

impl AgainstFriend {
    /// In all, over these rounds; the friend's points come first.
    #[must_use]
    pub fn sums(rounds: &[[i32; 2]]) -> AgainstFriend {
        let sum = |side: usize| Score(rounds.iter().map(|points| points[side]).sum());
        AgainstFriend::Sums {
            friend: sum(0),
            own: sum(1),
        }
    }

    /// Round by round.
    #[must_use]
    pub fn rounds(rounds: &[[i32; 2]]) -> AgainstFriend {
        let told = rounds.iter().zip(1..).map(|(&[friend, own], round)| RoundAgainst {
            round,
            friend: Score(friend),
            own: Score(own),
        });
        AgainstFriend::Rounds(told.collect())
    }

    fn key_of(&self) -> String {
        match self {
            AgainstFriend::Sums { .. } => "against-friend",
            AgainstFriend::Rounds(_) => "against-friend-by-rounds",
        }
        .to_owned()
    }
}

/// What came of a code that was typed or pasted.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum CodeRead {
    /// It is the code of a match by these rules.
    Deals(RulesName),
    /// It is none.
    Wrong(CodeError),
    /// The clipboard cannot be read.
    NoClipboard(String),
}

/// The same in words. Characters are counted from 1.
#[derive(Clone, Debug, PartialEq, Eq, Message)]
#[message(prefix = "code")]
pub(super) enum CodeWords {
    Accepted(RulesName),
    NoClipboard(String),
    Empty,
    NotFound,
    Character { at: usize, found: String },
    TooShort,
    TooLong,
    Wrong { at: usize },
    Swapped { at: usize, next: usize },
    Extra { at: usize },
    Missing { at: usize },
    Mistyped,
    Newer,
    Meaningless,
}

impl From<&CodeRead> for CodeWords {
    fn from(read: &CodeRead) -> CodeWords {
        match read {
            CodeRead::Deals(name) => CodeWords::Accepted(name.clone()),
            CodeRead::NoClipboard(why) => CodeWords::NoClipboard(why.clone()),
            CodeRead::Wrong(why) => match *why {
                CodeError::Empty => CodeWords::Empty,
                CodeError::NotFound => CodeWords::NotFound,
                CodeError::Character { at, found } => CodeWords::Character {
                    at: at + 1,
                    found: found.into(),
                },
                CodeError::TooShort => CodeWords::TooShort,
                CodeError::TooLong => CodeWords::TooLong,
                CodeError::Mistyped(Slip::Wrong(at)) => CodeWords::Wrong { at: at + 1 },
                CodeError::Mistyped(Slip::Swapped(at, next)) => CodeWords::Swapped {
                    at: at + 1,
                    next: next + 1,
                },
                CodeError::Mistyped(Slip::Extra(at)) => CodeWords::Extra { at: at + 1 },
                CodeError::Mistyped(Slip::Missing(at)) => CodeWords::Missing { at: at + 1 },
                CodeError::Mistyped(Slip::Unknown) => CodeWords::Mistyped,
                CodeError::Version(_) => CodeWords::Newer,
                CodeError::Value(_) | CodeError::Rules(_) => CodeWords::Meaningless,
            },
        }
    }
}

said_as!(CodeRead, CodeWords);

#[cfg(test)]
mod tests {
    use super::super::tests::is_a_sentence;
    use super::*;
    use crate::text::Phrase;
    use spades_rules::Preset;

    #[test]
    fn whatever_is_wrong_with_a_code_is_told_in_a_sentence() {
        let slips = [
            Slip::Wrong(3),
            Slip::Swapped(3, 4),
            Slip::Extra(3),
            Slip::Missing(3),
            Slip::Unknown,
        ];
        for error in slips.map(CodeError::Mistyped).into_iter().chain([
            CodeError::Empty,
            CodeError::NotFound,
            CodeError::TooShort,
            CodeError::TooLong,
            CodeError::Version(2),
            CodeError::Value("end"),
            CodeError::Character { at: 0, found: '!' },
        ]) {
            is_a_sentence(&CodeRead::Wrong(error).text());
        }
        is_a_sentence(&CodeRead::Deals(crate::session::RulesKind::Preset(Preset::Pairs).into()).text());
        is_a_sentence(&CodeRead::NoClipboard("no display.".into()).text());
        is_a_sentence(&DealCodes::NotYet.text());
        let rounds = vec![[63, -40], [0, 121]];
        assert_eq!(AgainstFriend::sums(&rounds).text(), "Your friend: 63, you: 81");
        assert_eq!(
            AgainstFriend::rounds(&rounds).text(),
            "Round 1: 63 to \u{2212}40 · Round 2: 0 to 121"
        );
    }
}
