//! Calendar of daily deals: days played, results and streaks.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use super::{Date, days_in_month};
use crate::Outcome;

/// Result of a daily match; only the first attempt counts.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct DayResult {
    /// Date of the daily deal.
    pub date: Date,
    /// Date on which it was begun. Where only its end is known, the date of that.
    pub played: Date,
    /// Score of the player's side.
    pub score: i32,
    /// Outcome for the player.
    pub outcome: Outcome,
}

/// The results of the days played.
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
    /// Creates the calendar of these results, in the order in which they were played: the first result of each day counts.
    #[must_use]
    pub fn of(results: impl IntoIterator<Item = DayResult>) -> Calendar {
        let mut calendar = Calendar::default();
        for result in results {
            calendar.add(result);
        }
        calendar
    }

    /// Adds a result; returns `false` and keeps the existing one if the day has one already.
    pub fn add(&mut self, result: DayResult) -> bool {
        let free = !self.0.contains_key(&result.date);
        if free {
            self.0.insert(result.date, result);
        }
        free
    }

    /// Returns the result of a day.
    #[must_use]
    pub fn get(&self, date: Date) -> Option<&DayResult> {
        self.0.get(&date)
    }

    /// Returns the number of days with a result.
    #[must_use]
    pub fn len(&self) -> usize {
        self.0.len()
    }

    /// Returns `true` if no day has a result.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// Returns the days that were played in time; only these count for streaks, as for the achievement. A match that ended a day later was
    /// begun on its day: it ended after midnight.
    fn in_time(&self) -> impl DoubleEndedIterator<Item = u32> {
        let in_time = self
            .0
            .values()
            .filter(|result| result.played.days() <= result.date.days() + 1);
        in_time.map(|result| result.date.days())
    }

    /// Returns the number of consecutive days played up to today, or up to yesterday if today hasn't been played yet.
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

    /// Returns the longest streak of days ever.
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

    /// Returns the days of a month with their results, from the first; empty for an invalid month.
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
        // The missing day is played later: it is in the calendar, but in no streak.
        assert!(calendar.add(result(day(3, 2), day(3, 4))));
        assert!(!calendar.add(result(day(3, 2), day(3, 2))));
        assert_eq!((calendar.streak(day(3, 4)), calendar.longest_streak()), (1, 4));
        // Matches that ended after midnight.
        let mut late = calendar.clone();
        for date in [day(3, 5), day(3, 4)] {
            assert!(late.add(result(date, date.next())));
        }
        assert_eq!((late.streak(day(3, 6)), late.longest_streak()), (3, 4));
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
