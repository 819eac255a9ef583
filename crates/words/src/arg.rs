//! Arguments of an entry: numbers that select a plural, nouns whose form the sentence selects, and other words.

use spades_archive::daily::Date;
use spades_rules::{Card, Suit};

use crate::{SideWho, Who, Words};

/// The value of a variable in an entry.
#[derive(Clone, Debug, PartialEq)]
pub enum Arg {
    /// An absent optional argument: the empty text, of the kind `none`.
    Nothing,
    /// Verbatim text, such as a typed name.
    Text(String),
    /// A word to select by, never shown: "my-nil"; "yes" and "no" for a `bool`.
    Key(&'static str),
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
            Arg::Key(key) => (*key).to_owned(),
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
        Arg::Key(if flag { "yes" } else { "no" })
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
