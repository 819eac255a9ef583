//! Days and months.

use spades_archive::daily::Date;

use super::Phrase;

/// A month of a year: "November 2026".
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Month {
    /// The year.
    pub year: u16,
    /// The month, from 1.
    pub month: u8,
}

impl Month {
    /// The month of a day.
    #[must_use]
    pub const fn of(date: Date) -> Month {
        Month {
            year: date.year(),
            month: date.month(),
        }
    }
}

const fn name(month: u8) -> &'static str {
    match month {
        1 => "January",
        2 => "February",
        3 => "March",
        4 => "April",
        5 => "May",
        6 => "June",
        7 => "July",
        8 => "August",
        9 => "September",
        10 => "October",
        11 => "November",
        _ => "December",
    }
}

impl Phrase for Month {
    fn text(&self) -> String {
        format!("{} {}", name(self.month), self.year)
    }
}

/// A day: "22 November 2026".
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Day(pub Date);

impl Phrase for Day {
    fn text(&self) -> String {
        let date = self.0;
        // The line breaks before the day, if anywhere.
        format!("{}\u{a0}{}\u{a0}{}", date.day(), name(date.month()), date.year())
    }

    fn key(&self) -> String {
        "day".to_owned()
    }
}

/// A day of the week above its column, from Monday: "Mon".
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Weekday(pub u8);

impl Phrase for Weekday {
    fn text(&self) -> String {
        match self.0 {
            0 => "Mon",
            1 => "Tue",
            2 => "Wed",
            3 => "Thu",
            4 => "Fri",
            5 => "Sat",
            _ => "Sun",
        }
        .to_owned()
    }

    fn key(&self) -> String {
        "weekday".to_owned()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_month_has_its_name() {
        let date = Date::new(2026, 11, 22).unwrap();
        assert_eq!(Day(date).text(), "22\u{a0}November\u{a0}2026");
        assert_eq!(Month::of(date).text(), "November 2026");
        let names: std::collections::BTreeSet<&str> = (1..=12).map(name).collect();
        assert_eq!(names.len(), 12);
    }
}
