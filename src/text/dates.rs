//! Days and months.

use std::sync::Arc;

use spades_archive::daily::Date;
use spades_messages_derive::Message;

use super::language::{Argument, Language, Noun, Value, current, noun, plain};
use super::{Live, Phrase};

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

impl Phrase for Month {
    fn text(&self) -> String {
        plain(self, &current())
    }

    fn live(&self) -> Option<Live> {
        Some(Arc::new(*self))
    }
}

impl Argument for Month {
    fn value(&self, language: &Language) -> Value<'_> {
        let Month { year, month } = *self;
        noun(Noun::Month { year, month }, language)
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
