//! Errors in a code.

use std::fmt;

use spades_rules::RulesError;

use super::slip::Place;

/// Error in a code that was typed or pasted. Places count the characters of the text as typed, from 0. The messages are for
/// developers and logs.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum CodeError {
    /// The text is empty.
    Empty,
    /// Nothing in the text resembles a code.
    NotFound,
    /// A character that no code contains.
    Character {
        /// Its place.
        at: usize,
        /// The character.
        found: char,
    },
    /// It has fewer characters than any code.
    TooShort,
    /// It has more characters than any code.
    TooLong,
    /// The checksum is wrong: the code was mistyped.
    Mistyped(Slip),
    /// The checksum is right, but the code is of a newer version of the game.
    Version(u8),
    /// The checksum is right, but a value in the code is invalid; holds its name.
    Value(&'static str),
    /// The checksum is right, but the rules are invalid.
    Rules(RulesError),
}

/// The typing error, if a single one explains the wrong checksum.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Slip {
    /// This character is wrong.
    Wrong(usize),
    /// These two neighbors are swapped.
    Swapped(usize, usize),
    /// This character, or an equal one beside it, is superfluous.
    Extra(usize),
    /// A character is missing before this place, or at the end.
    Missing(usize),
    /// More than one slip was made, or the code is too long to tell.
    Unknown,
}

impl Slip {
    /// Converts a place in symbols to characters of the text; `places` maps each symbol to its character.
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
            CodeError::Empty => f.write_str("the code is empty"),
            CodeError::NotFound => f.write_str("no code found in this text"),
            CodeError::Character { at, found } => {
                write!(f, "character {} ({found:?}) isn't used in codes", at + 1)
            }
            CodeError::TooShort => f.write_str("this is too short for a code"),
            CodeError::TooLong => f.write_str("this is too long for a code"),
            CodeError::Mistyped(slip) => match slip {
                Slip::Wrong(at) => write!(f, "character {} is wrong", at + 1),
                Slip::Swapped(at, next) => {
                    write!(f, "characters {} and {} look swapped", at + 1, next + 1)
                }
                Slip::Extra(at) => write!(f, "there's an extra character at position {}", at + 1),
                Slip::Missing(at) => write!(f, "a character is missing before character {}", at + 1),
                Slip::Unknown => f.write_str("the code is mistyped"),
            },
            CodeError::Version(version) => write!(f, "the code has version {version}, which this program doesn't know"),
            CodeError::Value(what) => write!(f, "the code has an invalid value: {what}"),
            CodeError::Rules(why) => write!(f, "the rules of the code are invalid: {why}"),
        }
    }
}

impl std::error::Error for CodeError {}
