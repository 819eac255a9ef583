//! Which days were played, how they went, and how many in a row.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use super::{Date, days_in_month};
use crate::Outcome;

/// How the match of a day went, once for the record.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct DayResult {
    /// Whose match it was.
    pub date: Date,
    /// The day on which it was played to its end: later for one that was made up for.
    pub played: Date,
    /// The own side's score.
    pub score: i32,
    /// How it ended.
    pub outcome: Outcome,
}

/// The days that were played.
///
/// ```
/// use spades_archive::Outcome;
/// use spades_archive::daily::{Calendar, Date, DayResult};
/// let day = |day| Date::new(2026, 11, day).unwrap();
/// let result = |date, score| DayResult { date, played: date, score, outcome: Outcome::Won };
/// let calendar = Calendar::of([result(day(20), 90), result(day(21), 63), result(day(21), 200)]);
/// assert_eq!(calendar.get(day(21)).unwrap().score, 63);
/// assert_eq!(calendar.streak(day(22)), 2);
/// assert_eq!(calendar.streak(day(23)), 0);
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Calendar(BTreeMap<Date, DayResult>);

impl Calendar {
    /// The calendar of these results, in the order in which they were played: of each day the first counts.
    #[must_use]
    pub fn of(results: impl IntoIterator<Item = DayResult>) -> Calendar {
        let mut calendar = Calendar::default();
        for result in results {
            calendar.add(result);
        }
        calendar
    }

    /// Notes a result; `false` if the day has one already, which stays.
    pub fn add(&mut self, result: DayResult) -> bool {
        let free = !self.0.contains_key(&result.date);
        if free {
            self.0.insert(result.date, result);
        }
        free
    }

    /// The result of a day.
    #[must_use]
    pub fn get(&self, date: Date) -> Option<&DayResult> {
        self.0.get(&date)
    }

    /// How many days have a result.
    #[must_use]
    pub fn len(&self) -> usize {
        self.0.len()
    }

    /// Whether no day has one.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// The days that were played on the day itself, which alone make streaks.
    fn in_time(&self) -> impl DoubleEndedIterator<Item = u32> {
        let in_time = self.0.values().filter(|result| result.played == result.date);
        in_time.map(|result| result.date.days())
    }

    /// How many days in a row were played up to today, or up to yesterday while today can still be played.
    #[must_use]
    pub fn streak(&self, today: Date) -> u32 {
        let today = today.days();
        let mut days = self.in_time().rev().skip_while(|&day| day > today).peekable();
        let Some(mut expected) = days.peek().copied().filter(|&day| day + 1 >= today) else {
            return 0;
        };
        let mut count = 0;
        for day in days {
            if day != expected {
                break;
            }
            count += 1;
            expected = expected.wrapping_sub(1);
        }
        count
    }

    /// The most days that were ever played in a row.
    #[must_use]
    pub fn longest_streak(&self) -> u32 {
        let (mut longest, mut count, mut before) = (0, 0, None);
        for day in self.in_time() {
            count = if before.is_some_and(|before| before + 1 == day) {
                count + 1
            } else {
                1
            };
            longest = longest.max(count);
            before = Some(day);
        }
        longest
    }

    /// The days of a month with their results, from the first; empty where there is no such month.
    #[must_use]
    pub fn month(&self, year: u16, month: u8) -> Vec<(Date, Option<&DayResult>)> {
        (1..=days_in_month(year, month))
            .filter_map(|day| Date::new(year, month, day))
            .map(|date| (date, self.get(date)))
            .collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn day(month: u8, day: u8) -> Date {
        Date::new(2027, month, day).unwrap()
    }

    fn result(date: Date, played: Date) -> DayResult {
        DayResult {
            date,
            played,
            score: 10,
            outcome: Outcome::Lost,
        }
    }

    #[test]
    fn a_streak_is_of_days_played_on_the_day() {
        let days = [day(2, 26), day(2, 27), day(2, 28), day(3, 1), day(3, 3)];
        let mut calendar = Calendar::of(days.map(|date| result(date, date)));
        let streaks = [day(3, 1), day(3, 2), day(3, 3), day(3, 4), day(3, 5), day(2, 27)];
        assert_eq!(streaks.map(|today| calendar.streak(today)), [4, 4, 1, 1, 0, 2]);
        assert_eq!(calendar.longest_streak(), 4);
        // The day between is made up for later: it is in the calendar, and in no streak.
        assert!(calendar.add(result(day(3, 2), day(3, 4))));
        assert!(!calendar.add(result(day(3, 2), day(3, 2))));
        assert_eq!((calendar.streak(day(3, 4)), calendar.longest_streak()), (1, 4));
        let march = calendar.month(2027, 3);
        assert_eq!(march.len(), 31);
        assert_eq!(march.iter().filter(|(_, result)| result.is_some()).count(), 3);
        assert!(calendar.month(2027, 13).is_empty());
        assert_eq!(
            (
                Calendar::default().longest_streak(),
                Calendar::default().streak(day(1, 1))
            ),
            (0, 0)
        );
    }
}
