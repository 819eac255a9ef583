//! Calendar dates, without a clock or a time zone.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Deserializer, Serialize, Serializer, de};

/// A date in the Gregorian calendar. The caller supplies the player's local date.
///
/// ```
/// use spades_archive::daily::Date;
/// let date: Date = "2028-02-29".parse().unwrap();
/// assert_eq!(date, Date::new(2028, 2, 29).unwrap());
/// assert_eq!(date.next().to_string(), "2028-03-01");
/// assert_eq!(Date::new(2027, 2, 29), None);
/// assert_eq!(Date::of_days(0).to_string(), "1970-01-01");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Date {
    year: u16,
    month: u8,
    day: u8,
}

/// Error: the text isn't a date.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ParseDateError;

impl fmt::Display for ParseDateError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a date is year, month and day of the calendar, as 2026-11-22")
    }
}

impl std::error::Error for ParseDateError {}

/// Returns the number of days of a month.
#[must_use]
pub const fn days_in_month(year: u16, month: u8) -> u8 {
    match month {
        2 if year.is_multiple_of(4) && (!year.is_multiple_of(100) || year.is_multiple_of(400)) => 29,
        2 => 28,
        4 | 6 | 9 | 11 => 30,
        _ => 31,
    }
}

impl Date {
    /// Creates a date; `None` for an invalid one, and outside the years 1970 to 9999.
    #[must_use]
    pub const fn new(year: u16, month: u8, day: u8) -> Option<Date> {
        if year < 1970 || year > 9999 || month < 1 || month > 12 || day < 1 || day > days_in_month(year, month) {
            return None;
        }
        Some(Date { year, month, day })
    }

    /// Returns the year.
    #[must_use]
    pub const fn year(self) -> u16 {
        self.year
    }

    /// Returns the month, from 1.
    #[must_use]
    pub const fn month(self) -> u8 {
        self.month
    }

    /// Returns the day of the month, from 1.
    #[must_use]
    pub const fn day(self) -> u8 {
        self.day
    }

    /// Returns the number of days since 1 January 1970. (Howard Hinnant, "chrono-compatible low-level date algorithms": years
    /// begin in March, so that the leap day comes last.)
    #[must_use]
    pub const fn days(self) -> u32 {
        let (month, day) = (self.month as u32, self.day as u32);
        let year = self.year as u32 - (month <= 2) as u32;
        let of_year = (153 * ((month + 9) % 12) + 2) / 5 + day - 1;
        year * 365 + year / 4 - year / 100 + year / 400 + of_year - 719_468
    }

    /// Returns the date this number of days after 1 January 1970, at most the last day of 9999.
    #[must_use]
    pub fn of_days(days: u32) -> Date {
        let last = Date {
            year: 9999,
            month: 12,
            day: 31,
        };
        if days >= last.days() {
            return last;
        }
        let first_of = |year: u16| Date { year, month: 1, day: 1 }.days();
        // A year has at most 366 days, so the estimate is never too high.
        let mut year = 1970 + u16::try_from(days / 366).unwrap_or(0);
        while first_of(year + 1) <= days {
            year += 1;
        }
        let mut left = days - first_of(year);
        let mut month = 1;
        while left >= u32::from(days_in_month(year, month)) {
            left -= u32::from(days_in_month(year, month));
            month += 1;
        }
        Date {
            year,
            month,
            day: u8::try_from(left + 1).unwrap_or(1),
        }
    }

    /// Returns the next day.
    #[must_use]
    pub fn next(self) -> Date {
        Date::of_days(self.days() + 1)
    }

    /// Returns the day of the week, 0 for Monday.
    #[must_use]
    pub const fn weekday(self) -> u8 {
        ((self.days() + 3) % 7) as u8
    }
}

impl fmt::Display for Date {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:04}-{:02}-{:02}", self.year, self.month, self.day)
    }
}

impl FromStr for Date {
    type Err = ParseDateError;

    fn from_str(text: &str) -> Result<Date, ParseDateError> {
        let date = || {
            let mut parts = text.split('-');
            let date = Date::new(
                parts.next()?.parse().ok()?,
                parts.next()?.parse().ok()?,
                parts.next()?.parse().ok()?,
            )?;
            (parts.next().is_none() && date.to_string() == text).then_some(date)
        };
        date().ok_or(ParseDateError)
    }
}

impl Serialize for Date {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Date {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Date, D::Error> {
        String::deserialize(deserializer)?.parse().map_err(de::Error::custom)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_day_follows_the_one_before() {
        let mut date = Date::new(1970, 1, 1).unwrap();
        for days in 0..200_000 {
            assert_eq!((date.days(), Date::of_days(days)), (days, date));
            assert_eq!(u32::from(date.weekday()), (days + 3) % 7);
            assert_eq!(date.to_string().parse(), Ok(date));
            let next = date.next();
            assert!(next > date);
            date = next;
        }
        // `date -d 2026-11-22 +%s` / 86400, a Sunday.
        let date = Date::new(2026, 11, 22).unwrap();
        assert_eq!((date.days(), date.weekday()), (20_779, 6));
        assert_eq!(Date::of_days(u32::MAX).to_string(), "9999-12-31");
    }

    #[test]
    fn impossible_dates_are_refused() {
        for text in [
            "",
            "2026-11",
            "2026-11-31",
            "2026-13-01",
            "2026-1-01",
            "2026-11-22-1",
            "1969-12-31",
            "+026-01-01",
        ] {
            assert_eq!(text.parse::<Date>(), Err(ParseDateError), "{text}");
        }
    }
}
