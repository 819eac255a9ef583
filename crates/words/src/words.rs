//! A text for players before it is formatted: the entry and its arguments, which are numbers that select a plural, nouns whose form the
//! sentence selects, and other words.

use std::borrow::Cow;
use std::fmt::Debug;

use spades_archive::daily::Date;
use spades_rules::{Card, Suit, Value};

use crate::{SideWho, Who};

/// A text that a player reads or hears, to be formatted in any language. The functions that return one are generated from the entries of
/// `assets/i18n/en`: `say::turn_line::took(who)`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Words {
    /// Id of the entry; empty for text that is the same in every language, which is the only argument.
    id: Cow<'static, str>,
    /// The entry's attribute to use instead of its text.
    attribute: Option<&'static str>,
    key: Cow<'static, str>,
    /// `true` if the arguments don't belong to the key.
    key_is_whole: bool,
    args: Vec<(&'static str, Arg)>,
    piece: Piece,
}

/// The part of a text that is meant.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Piece {
    Whole,
    BeforeSlot,
    AfterSlot,
}

/// Placeholder of a picture in a text: the argument in whose place a card is drawn.
pub const SLOT: &str = "\u{fffc}";

impl Words {
    /// The empty text, for a label that is filled in later.
    pub const NONE: Words = Words::of("", "blank");

    /// Returns the words of an entry without arguments.
    #[must_use]
    pub const fn of(id: &'static str, key: &'static str) -> Words {
        Words {
            id: Cow::Borrowed(id),
            attribute: None,
            key: Cow::Borrowed(key),
            key_is_whole: false,
            args: Vec::new(),
            piece: Piece::Whole,
        }
    }

    /// Returns the words of an entry whose id is computed, for data that refers to entries, such as lessons. Its key is the id.
    #[must_use]
    pub fn of_data(id: String) -> Words {
        let key = id.clone().into();
        Words {
            id: id.into(),
            key,
            ..Words::of("", "")
        }
    }

    /// Returns text that is the same in every language: a name that a player entered, the version, the start of a checksum.
    #[must_use]
    pub fn verbatim(text: impl Into<String>) -> Words {
        Words::of("", "verbatim").with("text", Arg::Text(text.into()))
    }

    /// Returns a noun or a number without a sentence: a name on a plate, a score.
    #[must_use]
    pub fn alone(argument: impl Into<Arg>) -> Words {
        Words::of("", "alone").with("text", argument.into())
    }

    /// Adds an argument.
    #[must_use]
    pub fn with(mut self, name: &'static str, argument: Arg) -> Words {
        self.args.push((name, argument));
        self
    }

    /// Uses an attribute of the entry instead of its text.
    #[must_use]
    pub const fn attribute(mut self, name: &'static str) -> Words {
        self.attribute = Some(name);
        self
    }

    /// Keeps what is before the [`SLOT`], or all of it without one.
    #[must_use]
    pub const fn before_slot(mut self) -> Words {
        self.piece = Piece::BeforeSlot;
        self
    }

    /// Keeps what is after the [`SLOT`].
    #[must_use]
    pub const fn after_slot(mut self) -> Words {
        self.piece = Piece::AfterSlot;
        self
    }

    /// Cuts a formatted text to the part that is meant.
    pub(crate) fn cut(&self, text: String) -> String {
        match (self.piece, text.split_once(SLOT)) {
            (Piece::Whole, _) | (Piece::BeforeSlot, None) => text,
            (Piece::BeforeSlot, Some((before, _))) => before.trim().to_owned(),
            (Piece::AfterSlot, Some((_, after))) => after.trim().to_owned(),
            (Piece::AfterSlot, None) => String::new(),
        }
    }

    /// Replaces the whole key, so that it has no arguments.
    #[must_use]
    pub fn keyed(mut self, key: impl Into<Cow<'static, str>>) -> Words {
        self.key = key.into();
        self.key_is_whole = true;
        self
    }

    /// Returns the language-independent key: "next-round", "bid-5", made of the entry's name and its arguments. A widget's `Name` is the
    /// key of its label, and tests find the widget by it.
    #[must_use]
    pub fn key(&self) -> String {
        if self.key_is_whole {
            return self.key.clone().into_owned();
        }
        let mut key = self.key.clone().into_owned();
        for (_, argument) in &self.args {
            key.push(' ');
            key.push_str(&argument.key());
        }
        kebab(&key)
    }

    /// Returns the word by which a sentence that has these words as an argument can select: "expert" for `level-expert`.
    pub(crate) fn kind(&self) -> &str {
        &self.key
    }

    /// Returns the id of the entry.
    #[must_use]
    pub fn id(&self) -> &str {
        &self.id
    }

    pub(crate) const fn attribute_name(&self) -> Option<&'static str> {
        self.attribute
    }

    pub(crate) fn args(&self) -> &[(&'static str, Arg)] {
        &self.args
    }
}

impl From<&Words> for Words {
    fn from(words: &Words) -> Words {
        words.clone()
    }
}

/// Converts "NextRound" to "next-round" (kebab case).
#[must_use]
pub fn kebab(name: &str) -> String {
    let mut key = String::new();
    let mut before = ' ';
    for letter in name.chars() {
        let begins = letter.is_uppercase() && !before.is_uppercase() || letter.is_numeric() && !before.is_numeric();
        if letter.is_alphanumeric() {
            if !key.is_empty() && (begins || !before.is_alphanumeric()) {
                key.push('-');
            }
            key.extend(letter.to_lowercase());
        }
        before = letter;
    }
    key
}

/// Returns the name of an enum's variant as entries select by it: "own-bid" for `OwnBid { bid: 4 }`.
#[must_use]
pub fn variant(value: &impl Debug) -> Cow<'static, str> {
    let value = format!("{value:?}");
    let name = value.split(|letter: char| !letter.is_alphanumeric()).next();
    kebab(name.unwrap_or_default()).into()
}

/// The value of a variable in an entry.
#[derive(Clone, Debug, PartialEq)]
pub enum Arg {
    /// An absent optional argument: the empty text, of the kind `none`.
    Nothing,
    /// Verbatim text, such as a typed name.
    Text(String),
    /// A word to select by, never shown: "my-nil"; "yes" and "no" for a `bool`.
    Key(Cow<'static, str>),
    /// A number.
    Number(f64, Format),
    /// A card, by its name.
    Card(Card),
    /// A suit.
    Suit(Suit),
    /// Rank of a card, or the name of a joker.
    Rank(Card),
    /// A player.
    Who(Who),
    /// The players of a side.
    Side(SideWho),
    /// A day, written out.
    Day(Date),
    /// A month of a year.
    Month(Month),
    /// Another entry.
    Words(Words),
    /// A list, joined by "and" unless the sentence asks for another form.
    List(Vec<Arg>),
}

// Numbers for players are finite.
impl Eq for Arg {}

/// Format of a number.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Format {
    /// "212", "−40"; selects a plural.
    Plain,
    /// One decimal: "0.3", "1.0"; selects a plural.
    Tenths,
    /// Points won or lost: "+52", "−40", "0".
    Signed,
    /// A fraction of 1: "57%".
    Percent,
    /// A fraction of 1: "56.7%".
    FinePercent,
}

/// A number that selects a plural.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Number(f64);

/// A month of a year: "November 2026".
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Month {
    /// The year.
    pub year: u16,
    /// The month, from 1.
    pub month: u8,
}

impl Month {
    /// Returns the month of a day.
    #[must_use]
    pub const fn of(date: Date) -> Month {
        Month {
            year: date.year(),
            month: date.month(),
        }
    }
}

impl Arg {
    /// Returns a number with one decimal.
    #[must_use]
    pub const fn tenths(number: f64) -> Arg {
        Arg::Number(number, Format::Tenths)
    }

    /// Returns points won or lost.
    #[must_use]
    pub fn points(points: i32) -> Arg {
        Arg::Number(points.into(), Format::Signed)
    }

    /// Returns a fraction of 1 as a percentage.
    #[must_use]
    pub const fn percent(part: f64) -> Arg {
        Arg::Number(part, Format::Percent)
    }

    /// Returns a fraction of 1 as a percentage with one decimal.
    #[must_use]
    pub const fn fine_percent(part: f64) -> Arg {
        Arg::Number(part, Format::FinePercent)
    }

    /// Joins the elements of a list.
    pub fn list<A: Into<Arg>>(elements: impl IntoIterator<Item = A>) -> Arg {
        Arg::List(elements.into_iter().map(Into::into).collect())
    }

    /// Returns the part of a widget's key that tells this argument from others; not shown to players.
    pub(crate) fn key(&self) -> String {
        match self {
            Arg::Nothing => "none".to_owned(),
            Arg::Text(text) => text.clone(),
            Arg::Key(key) => key.to_string(),
            Arg::Number(number, _) => number.to_string(),
            Arg::Card(card) | Arg::Rank(card) => format!("{card:?}"),
            Arg::Suit(suit) => format!("{suit:?}"),
            Arg::Who(who) => format!("{who:?}"),
            Arg::Side(side) => format!("{side:?}"),
            Arg::Day(date) => format!("{date:?}"),
            Arg::Month(month) => format!("{month:?}"),
            Arg::Words(words) => words.key(),
            Arg::List(all) => all.iter().map(Arg::key).collect::<Vec<_>>().join(" "),
        }
    }
}

macro_rules! numbers {
    ($($number:ty),*) => {
        $(
            impl From<$number> for Number {
                fn from(number: $number) -> Number {
                    Number(number.into())
                }
            }

            impl From<$number> for Arg {
                fn from(number: $number) -> Arg {
                    Number::from(number).into()
                }
            }
        )*
    };
}

numbers!(u8, u16, u32, i32);

impl From<usize> for Number {
    fn from(number: usize) -> Number {
        // Counts of players see no rounding below 2^53.
        Number(number as f64)
    }
}

impl From<u64> for Number {
    fn from(number: u64) -> Number {
        Number(number as f64)
    }
}

impl From<usize> for Arg {
    fn from(number: usize) -> Arg {
        Number::from(number).into()
    }
}

impl From<u64> for Arg {
    fn from(number: u64) -> Arg {
        Number::from(number).into()
    }
}

impl From<Number> for Arg {
    fn from(number: Number) -> Arg {
        Arg::Number(number.0, Format::Plain)
    }
}

impl From<bool> for Arg {
    fn from(flag: bool) -> Arg {
        Arg::Key(if flag { "yes" } else { "no" }.into())
    }
}

/// Choices select by their keys, and a number that is off is of the kind `none`.
impl From<Value> for Arg {
    fn from(value: Value) -> Arg {
        match value {
            Value::Switch(on) => on.into(),
            Value::Choice(key) => Arg::Key(key.replace('_', "-").into()),
            Value::Number(number) => number.into(),
            Value::Off => Arg::Nothing,
        }
    }
}

impl From<&str> for Arg {
    fn from(text: &str) -> Arg {
        Arg::Text(text.to_owned())
    }
}

macro_rules! variants {
    ($($variant:ident($type:ty)),*) => {
        $(
            impl From<$type> for Arg {
                fn from(it: $type) -> Arg {
                    Arg::$variant(it)
                }
            }
        )*
    };
}

variants!(
    Text(String),
    Card(Card),
    Suit(Suit),
    Who(Who),
    Side(SideWho),
    Day(Date),
    Month(Month),
    Words(Words)
);

impl From<&Words> for Arg {
    fn from(words: &Words) -> Arg {
        Arg::Words(words.clone())
    }
}

impl<A: Into<Arg>> From<Option<A>> for Arg {
    fn from(argument: Option<A>) -> Arg {
        argument.map_or(Arg::Nothing, Into::into)
    }
}

impl<A: Into<Arg>> From<Vec<A>> for Arg {
    fn from(elements: Vec<A>) -> Arg {
        Arg::list(elements)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn keys_are_made_of_names_and_arguments() {
        for (name, key) in [
            ("NextRound", "next-round"),
            ("Bid(5)", "bid-5"),
            ("Target { points: 300 }", "target-points-300"),
            ("Level(Expert)", "level-expert"),
            ("Preset(OpenDraft)", "preset-open-draft"),
        ] {
            assert_eq!(kebab(name), key);
        }
        let bid = Words::of("bidding-bid", "bid").with("count", 5_u8.into());
        assert_eq!(bid.key(), "bid-5");
        assert_eq!(bid.keyed("bid").key(), "bid");
    }
}
