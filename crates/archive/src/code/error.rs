//! What is wrong with a code.

use std::fmt;

use spades_rules::RulesError;

use super::slip::Place;

/// What is wrong with a code that was typed or pasted. Places count the characters of the text as typed, from 0. The texts are for
/// developers and logs.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum CodeError {
    /// There is nothing.
    Empty,
    /// Nothing in the text is like a code.
    NotFound,
    /// This character is in no code.
    Character {
        /// Where.
        at: usize,
        /// The character.
        found: char,
    },
    /// There are fewer characters than any code has.
    TooShort,
    /// There are more characters than any code has.
    TooLong,
    /// The check is wrong: something was mistyped.
    Mistyped(Slip),
    /// The check is right, and the code is of a newer version of the game.
    Version(u8),
    /// The check is right, but something in the code has no meaning: its name.
    Value(&'static str),
    /// The check is right, but the rules make no sense.
    Rules(RulesError),
}

/// What was mistyped, where one slip explains it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Slip {
    /// This character should be another one.
    Wrong(usize),
    /// These two neighbours changed places.
    Swapped(usize, usize),
    /// This character, or one of the same beside it, is too much.
    Extra(usize),
    /// A character is missing here: before the one at this place, or at the end.
    Missing(usize),
    /// More than one slip was made, or the code is too long to say.
    Unknown,
}

impl Slip {
    /// The slip by the characters of the text, of which `places` tells where each symbol stands.
    pub(super) fn of(place: Option<Place>, places: &[usize]) -> Slip {
        let end = || places.last().map_or(0, |last| last + 1);
        let at = |symbol: usize| places.get(symbol).copied().unwrap_or_else(end);
        match place {
            Some(Place::Wrong(symbol)) => Slip::Wrong(at(symbol)),
            Some(Place::Swapped(symbol)) => Slip::Swapped(at(symbol), at(symbol + 1)),
            Some(Place::Extra(symbol)) => Slip::Extra(at(symbol)),
            Some(Place::Missing(symbol)) => Slip::Missing(at(symbol)),
            None => Slip::Unknown,
        }
    }
}

impl fmt::Display for CodeError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            CodeError::Empty => f.write_str("there is no code"),
            CodeError::NotFound => f.write_str("there is no code in this text"),
            CodeError::Character { at, found } => {
                write!(f, "character {} ({found:?}) is in no code", at + 1)
            }
            CodeError::TooShort => f.write_str("this is too short for a code"),
            CodeError::TooLong => f.write_str("this is too long for a code"),
            CodeError::Mistyped(slip) => match slip {
                Slip::Wrong(at) => write!(f, "character {} is wrong", at + 1),
                Slip::Swapped(at, next) => {
                    write!(f, "characters {} and {} changed places", at + 1, next + 1)
                }
                Slip::Extra(at) => write!(f, "character {} is too much", at + 1),
                Slip::Missing(at) => write!(f, "a character is missing before character {}", at + 1),
                Slip::Unknown => f.write_str("the code is mistyped"),
            },
            CodeError::Version(version) => write!(f, "the code has version {version}, which is not known here"),
            CodeError::Value(what) => write!(f, "the code has no meaning at its {what}"),
            CodeError::Rules(why) => write!(f, "the rules of the code make no sense: {why}"),
        }
    }
}

impl std::error::Error for CodeError {}
