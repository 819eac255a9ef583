//! Deal codes, which encode the deals of a match as a short text.

use super::Phrase;
use super::Words;
use spades_archive::code::{CodeError, Slip};

use super::number::Score;
use crate::say;
use crate::session::RulesName;

/// Texts about deal codes on several pages.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
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
    ShareLink,
    /// Button that shares a link with the code and the player's points.
    ShareLinkWithMyPoints,
}

impl Phrase for DealCodes {
    fn words(&self) -> Words {
        match self {
            DealCodes::DealCode => say::deal_codes::deal_code(),
            DealCodes::NoCode => say::deal_codes::no_code(),
            DealCodes::WhatItIsFor => say::deal_codes::what_it_is_for(),
            DealCodes::NotYet => say::deal_codes::not_yet(),
            DealCodes::PasteCode => say::deal_codes::paste_code(),
            DealCodes::NoDealCode => say::deal_codes::no_deal_code(),
            DealCodes::CopyDealCode => say::deal_codes::copy_deal_code(),
            DealCodes::CopyLink => say::deal_codes::copy_link(),
            DealCodes::CopyLinkWithMyPoints => say::deal_codes::copy_link_with_my_points(),
            DealCodes::CopyCodeWithMyPoints => say::deal_codes::copy_code_with_my_points(),
            DealCodes::ShareLink => say::deal_codes::share_link(),
            DealCodes::ShareLinkWithMyPoints => say::deal_codes::share_link_with_my_points(),
        }
    }
}

/// Result of a match over a friend's deals.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum AgainstFriend {
    /// The totals.
    Sums {
        /// Points of the friend.
        friend: Score,
        /// Points of the player.
        own: Score,
    },
    /// The points round by round.
    Rounds(Vec<Words>),
}

impl Phrase for AgainstFriend {
    fn words(&self) -> Words {
        match self {
            AgainstFriend::Sums { friend, own } => say::deal_codes::against_friend_sums(friend.0, own.0),
            AgainstFriend::Rounds(rounds) => say::deal_codes::against_friend_rounds(rounds.iter().map(Phrase::words)),
        }
    }

    fn key(&self) -> String {
        AgainstFriend::key_of(self)
    }
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
        let lines = rounds
            .iter()
            .zip(1..)
            .map(|(&[friend, own], round)| say::deal_codes::round_against(round, friend, own));
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

impl Phrase for CodeRead {
    fn words(&self) -> Words {
        let read = self;
        match read {
            CodeRead::Deals(name) => say::deal_codes::code_accepted(name.clone().words()),
            CodeRead::NoClipboard(why) => say::deal_codes::code_no_clipboard(why.clone()),
            CodeRead::Wrong(why) => match *why {
                CodeError::Empty => say::deal_codes::code_empty(),
                CodeError::NotFound => say::deal_codes::code_not_found(),
                CodeError::Character { at, found } => say::deal_codes::code_character(at + 1, found),
                CodeError::TooShort => say::deal_codes::code_too_short(),
                CodeError::TooLong => say::deal_codes::code_too_long(),
                CodeError::Mistyped(Slip::Wrong(at)) => say::deal_codes::code_wrong(at + 1),
                CodeError::Mistyped(Slip::Swapped(at, next)) => say::deal_codes::code_swapped(at + 1, next + 1),
                CodeError::Mistyped(Slip::Extra(at)) => say::deal_codes::code_extra(at + 1),
                CodeError::Mistyped(Slip::Missing(at)) => say::deal_codes::code_missing(at + 1),
                CodeError::Mistyped(Slip::Unknown) => say::deal_codes::code_mistyped(),
                CodeError::Version(_) => say::deal_codes::code_newer(),
                CodeError::Value(_) | CodeError::Rules(_) => say::deal_codes::code_meaningless(),
            },
        }
    }
}

#[cfg(test)]
mod tests {
    use super::super::tests::is_a_sentence;
    use super::*;
    use crate::text::Phrase;
    use spades_rules::Preset;

    #[test]
    fn every_fault_of_a_code_has_a_sentence() {
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
