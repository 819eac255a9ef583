//! Deal codes, which encode the deals of a match as a short text.

use spades_archive::code::{CodeError, Slip};
use spades_messages_derive::Message;

use super::language::said_as;
use super::number::Score;
use crate::session::RulesName;

/// Texts about deal codes on several pages.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Message)]
pub enum DealCodes {
    /// Label of the code field.
    DealCode,
    /// Placeholder of the empty code field.
    NoCode,
    /// Explains the use of a match's code.
    WhatItIsFor,
    /// The code is only available after the match.
    NotYet,
    /// Button that pastes a code from the clipboard.
    PasteCode,
    /// Button that removes the code.
    NoDealCode,
    /// Button that copies the code.
    CopyDealCode,
    /// Button that copies a link with the code.
    CopyLink,
    /// Button that copies a link with the code and the player's points.
    CopyLinkWithMyPoints,
    /// Button that copies the code with the player's points.
    CopyCodeWithMyPoints,
    /// Button that shares a link with the code.
    ShareLink,
    /// Button that shares a link with the code and the player's points.
    ShareLinkWithMyPoints,
}

/// Text that accompanies a shared link.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Message)]
pub enum Invitation {
    /// Invitation to play the same cards.
    Plain,
    /// Challenge to beat this number of points.
    #[message(args(points))]
    Points(Score),
}

/// Texts of the page of a deal that a friend has sent.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Message)]
pub enum SentDeal {
    /// Title of the page.
    Title,
    /// Points of the sender.
    #[message(args(points))]
    TheyScored(Score),
    /// Says that the player gets the sender's cards.
    SameCards,
    /// Button that starts the match.
    Play,
    /// Button that goes back.
    NotNow,
    /// Button that opens the set-up.
    ChangePlayers,
}

/// Result of a match over a friend's deals.
#[derive(Clone, Debug, PartialEq, Eq, Message)]
#[message(key_with = AgainstFriend::key_of)]
pub enum AgainstFriend {
    /// The totals.
    Sums {
        /// Points of the friend.
        friend: Score,
        /// Points of the player.
        own: Score,
    },
    /// The points round by round.
    #[message(args(rounds))]
    Rounds(Vec<RoundAgainst>),
}

/// Points of friend and player in a round.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Message)]
pub struct RoundAgainst {
    round: usize,
    friend: Score,
    own: Score,
}

impl AgainstFriend {
    /// Creates the totals over these rounds; the friend's points come first.
    #[must_use]
    pub fn sums(rounds: &[[i32; 2]]) -> AgainstFriend {
        let sum = |side: usize| Score(rounds.iter().map(|points| points[side]).sum());
        AgainstFriend::Sums {
            friend: sum(0),
            own: sum(1),
        }
    }

    /// Creates the points round by round; the friend's points come first.
    #[must_use]
    pub fn rounds(rounds: &[[i32; 2]]) -> AgainstFriend {
        let lines = rounds.iter().zip(1..).map(|(&[friend, own], round)| RoundAgainst {
            round,
            friend: Score(friend),
            own: Score(own),
        });
        AgainstFriend::Rounds(lines.collect())
    }

    fn key_of(&self) -> String {
        match self {
            AgainstFriend::Sums { .. } => "against-friend",
            AgainstFriend::Rounds(_) => "against-friend-by-rounds",
        }
        .to_owned()
    }
}

/// Result of reading a code that was typed or pasted.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum CodeRead {
    /// The code of a match by these rules.
    Deals(RulesName),
    /// Not a valid code.
    Wrong(CodeError),
    /// The clipboard is unreadable; the system's message.
    NoClipboard(String),
}

/// The result as a message. Characters are counted from 1.
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
        assert_eq!(AgainstFriend::sums(&rounds).text(), "Your friend: 63 points, you: 81");
        assert_eq!(
            AgainstFriend::rounds(&rounds).text(),
            "Round 1: 63 to \u{2212}40 · Round 2: 0 to 121"
        );
    }
}
