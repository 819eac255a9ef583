//! Deal codes: the deals of a match as a short text.

use spades_archive::RulesKind;
use spades_archive::code::{CodeError, Slip};

use super::number::signed;
use super::{Phrase, clause};

/// What stands about them on several pages.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
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
}

impl Phrase for DealCodes {
    fn text(&self) -> String {
        match self {
            DealCodes::DealCode => "Deal code",
            DealCodes::NoCode => "Type or paste a code",
            DealCodes::WhatItIsFor => "Whoever types or pastes this code for a new match gets the same deals.",
            DealCodes::NotYet => {
                "The deal code of this match is told when the match is over: it would give away the cards still to come."
            }
            DealCodes::PasteCode => "Paste",
            DealCodes::NoDealCode => "Remove",
            DealCodes::CopyDealCode => "Copy deal code",
            DealCodes::CopyLink => "Copy link",
            DealCodes::CopyLinkWithMyPoints => "Copy link with my points",
            DealCodes::CopyCodeWithMyPoints => "Copy code with my points",
        }
        .to_owned()
    }
}

/// How a match over a friend's deals went.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum AgainstFriend {
    /// In all.
    Sums {
        /// The friend's points.
        friend: i32,
        /// The player's.
        own: i32,
    },
    /// Round by round, the friend's points first.
    Rounds(Vec<[i32; 2]>),
}

impl AgainstFriend {
    /// In all, over these rounds.
    #[must_use]
    pub fn sums(rounds: &[[i32; 2]]) -> AgainstFriend {
        let sum = |side: usize| rounds.iter().map(|points| points[side]).sum();
        AgainstFriend::Sums {
            friend: sum(0),
            own: sum(1),
        }
    }
}

impl Phrase for AgainstFriend {
    fn text(&self) -> String {
        match self {
            AgainstFriend::Sums { friend, own } => format!("Your friend: {}, you: {}", signed(*friend), signed(*own)),
            AgainstFriend::Rounds(rounds) => {
                let told = rounds
                    .iter()
                    .zip(1..)
                    .map(|([friend, own], round)| format!("Round {round}: {} to {}", signed(*friend), signed(*own)));
                told.collect::<Vec<_>>().join(" · ")
            }
        }
    }

    fn key(&self) -> String {
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
    Deals(RulesKind),
    /// It is none.
    Wrong(CodeError),
    /// The clipboard cannot be read.
    NoClipboard(String),
}

impl Phrase for CodeRead {
    fn text(&self) -> String {
        match self {
            CodeRead::Deals(kind) => format!("The deals and rules are those of this code: {}.", kind.text()),
            CodeRead::Wrong(why) => wrong(why),
            CodeRead::NoClipboard(why) => format!("The clipboard refuses: {}.", clause(why)),
        }
    }
}

/// What is wrong with a code. Characters are counted from 1.
fn wrong(why: &CodeError) -> String {
    match why {
        CodeError::Empty => "Enter a deal code.".to_owned(),
        CodeError::NotFound => "There’s no deal code in this text.".to_owned(),
        CodeError::Character { at, found } => format!("Deal codes don’t contain “{found}” (character {}).", at + 1),
        CodeError::TooShort => "This code is too short.".to_owned(),
        CodeError::TooLong => "This code is too long.".to_owned(),
        CodeError::Mistyped(Slip::Wrong(at)) => format!("Check character {}.", at + 1),
        CodeError::Mistyped(Slip::Swapped(at, next)) => {
            format!("Characters {} and {} look swapped.", at + 1, next + 1)
        }
        CodeError::Mistyped(Slip::Extra(at)) => format!("There’s an extra character at {}.", at + 1),
        CodeError::Mistyped(Slip::Missing(at)) => format!("There’s a character missing before character {}.", at + 1),
        CodeError::Mistyped(Slip::Unknown) => "There’s a typo in this code. Check it and try again.".to_owned(),
        CodeError::Version(_) => "This code needs a newer version of Spades. Update and try again.".to_owned(),
        CodeError::Value(_) | CodeError::Rules(_) => "This isn’t a Spades deal code.".to_owned(),
    }
}

#[cfg(test)]
mod tests {
    use super::super::tests::is_a_sentence;
    use super::*;
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
        is_a_sentence(&CodeRead::Deals(RulesKind::Preset(Preset::Pairs)).text());
        is_a_sentence(&CodeRead::NoClipboard("no display.".into()).text());
        is_a_sentence(&DealCodes::NotYet.text());
        let rounds = vec![[63, -40], [0, 121]];
        assert_eq!(AgainstFriend::sums(&rounds).text(), "Your friend: 63, you: 81");
        assert_eq!(
            AgainstFriend::Rounds(rounds).text(),
            "Round 1: 63 to \u{2212}40 · Round 2: 0 to 121"
        );
    }
}
