//! The daily puzzle, and the days on which it was solved.

use std::collections::BTreeSet;

use serde::{Deserialize, Serialize};
use spades_archive::daily::Date;

/// A prime, so that the days go through a book of any other size before a puzzle repeats.
const STRIDE: u64 = 7_919;

/// Returns the index of the daily puzzle in a book of `count` puzzles, the same for everyone; `None` for an empty book. A
/// puzzle repeats only after all others.
///
/// ```
/// use spades_archive::daily::Date;
/// use spades_learn::puzzle::of_day;
/// let day = Date::new(2026, 11, 22).unwrap();
/// assert_ne!(of_day(day, 1200), of_day(day.next(), 1200));
/// assert_eq!(of_day(day, 0), None);
/// ```
#[must_use]
pub fn of_day(date: Date, count: usize) -> Option<usize> {
    let place = u64::from(date.days()).wrapping_mul(STRIDE).checked_rem(count as u64)?;
    usize::try_from(place).ok()
}

/// The days whose puzzle was solved on the day itself, at the first try or a later one.
///
/// ```
/// use spades_archive::daily::Date;
/// use spades_learn::puzzle::SolvedDays;
/// let day = |day| Date::new(2026, 11, day).unwrap();
/// let mut solved = SolvedDays::default();
/// assert!(solved.add(day(20)) && solved.add(day(21)) && !solved.add(day(21)));
/// assert_eq!((solved.streak(day(21)), solved.streak(day(22)), solved.streak(day(23))), (2, 2, 0));
/// assert_eq!(solved.longest(), 2);
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct SolvedDays(BTreeSet<Date>);

impl SolvedDays {
    /// Adds a day; returns `false` if it was present.
    pub fn add(&mut self, date: Date) -> bool {
        self.0.insert(date)
    }

    /// Adds the days of another machine.
    pub fn join(&mut self, other: SolvedDays) {
        self.0.extend(other.0);
    }

    /// Returns `true` if the puzzle of a day was solved.
    #[must_use]
    pub fn contains(&self, date: Date) -> bool {
        self.0.contains(&date)
    }

    /// Returns the number of consecutive days up to today, or up to yesterday if today's puzzle has not been solved yet.
    #[must_use]
    pub fn streak(&self, today: Date) -> u32 {
        let mut streak = 0;
        let mut last = today.days();
        for day in self.0.range(..=today).rev().map(|date| date.days()) {
            if day == last || streak == 0 && day + 1 == last {
                streak += 1;
                last = day.wrapping_sub(1);
            } else {
                break;
            }
        }
        streak
    }

    /// Returns the longest run of consecutive days.
    #[must_use]
    pub fn longest(&self) -> u32 {
        let (mut longest, mut run, mut last) = (0, 0, None);
        for day in self.0.iter().map(|date| date.days()) {
            run = if last == Some(day.wrapping_sub(1)) { run + 1 } else { 1 };
            last = Some(day);
            longest = longest.max(run);
        }
        longest
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_puzzle_has_its_day() {
        for count in [1, 2, 200, 1200] {
            let mut date = Date::new(2026, 11, 22).unwrap();
            let mut seen = BTreeSet::new();
            for _ in 0..count {
                seen.insert(of_day(date, count).unwrap());
                date = date.next();
            }
            assert_eq!(seen.len(), count);
        }
    }
}
