//! Days and months.

use spades_archive::daily::Date;
use spades_messages_derive::Message;

use spades_words::Arg;
pub use spades_words::Month;

use super::language::Argument;
use super::{Phrase, Words};

impl Phrase for Month {
    fn words(&self) -> Words {
        Words::alone(*self)
    }
}

impl Argument for Month {
    fn arg(&self) -> Arg {
        (*self).into()
    }
}

/// A day: "November 22, 2026".
#[derive(Clone, Copy, Debug, PartialEq, Eq, Message)]
#[message(transparent, key = "day")]
pub struct Day(pub Date);

/// A weekday above its column, counted from Monday: "Mon".
#[derive(Clone, Copy, Debug, PartialEq, Eq, Message)]
#[message(args(day), key = "weekday")]
pub struct Weekday(pub u8);

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn days_and_months_are_written_out() {
        let date = Date::new(2026, 11, 22).unwrap();
        assert_eq!(Day(date).text(), "November\u{a0}22,\u{a0}2026");
        assert_eq!(Month::of(date).text(), "November 2026");
    }
}
