//! Numbers and dates for players: a proper minus sign, signed points, percentages, months.

use super::Phrase;
pub use spades_words::Month;
use spades_words::{Arg, Words};

use super::language::current;

/// Formats a number with a proper minus sign: "−40", "0", "52".
#[must_use]
pub fn signed(number: i32) -> String {
    current().figures().number(number.into(), 0)
}

/// Formats points won or lost with their sign; a zero has none: "+52", "−40", "0".
#[must_use]
pub fn points(number: i32) -> String {
    current().figures().points(number)
}

/// Formats a fraction of 1 as a whole percentage: "57%".
#[must_use]
pub fn percent(part: f64) -> String {
    current().figures().percent(part, 0)
}

/// Formats a factor: "1×", "1.5×", "0.71×".
#[must_use]
pub fn times(factor: f64) -> String {
    current().figures().times(factor)
}

/// A number with one decimal, for sentences: "0.3 tricks", "1.0 tricks".
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Tenths(pub f64);

/// A score: "212", "−40".
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Score(pub i32);

impl Phrase for Score {
    fn words(&self) -> Words {
        Words::alone(self.0)
    }
}

/// Points won or lost: "+52", "−40".
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Points(pub i32);

impl Phrase for Points {
    fn words(&self) -> Words {
        Words::alone(Arg::points(self.0))
    }
}

/// A count: "7".
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Count(pub usize);

impl Phrase for Count {
    fn words(&self) -> Words {
        Words::alone(self.0)
    }
}

/// A fraction of 1 as a whole percentage: "57%".
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Percent(pub f64);

impl Phrase for Percent {
    fn words(&self) -> Words {
        Words::alone(Arg::percent(self.0))
    }
}

/// A fraction of 1 as a percentage with one decimal: "56.7%".
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct FinePercent(pub f64);

impl Phrase for FinePercent {
    fn words(&self) -> Words {
        Words::alone(Arg::fine_percent(self.0))
    }
}

/// A probability as a whole percentage, clamped to 0 to 100: "54%".
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Chance(pub f64);

impl Phrase for Chance {
    fn words(&self) -> Words {
        Words::alone(Arg::percent(self.0.clamp(0.0, 1.0)))
    }
}

impl Phrase for Month {
    fn words(&self) -> Words {
        Words::alone(*self)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::say;
    use spades_archive::daily::Date;

    #[test]
    fn signs_are_those_of_print() {
        assert_eq!([signed(-40), signed(0), signed(7)], ["−40", "0", "7"]);
        assert_eq!([points(-40), points(0), points(7)], ["−40", "0", "+7"]);
        assert_eq!([percent(0.567), percent(-0.0001), percent(-0.2)], ["57%", "0%", "−20%"]);
        assert_eq!(
            [FinePercent(0.5674).text(), FinePercent(-0.0324).text()],
            ["56.7%", "−3.2%"]
        );
        assert_eq!(FinePercent(-0.0001).text(), "0.0%");
        assert_eq!(
            [0, 1, 12].map(|lost| say::number::points_lost(-lost).text()),
            ["0 points", "−1 point", "−12 points"]
        );
        assert_eq!(
            [-0.01, 0.544, 1.2].map(|part| Chance(part).text()),
            ["0%", "54%", "100%"]
        );
        assert_eq!([times(1.0), times(1.5), times(0.707)], ["1×", "1.5×", "0.71×"]);
    }

    #[test]
    fn days_and_months_are_written_out() {
        let date = Date::new(2026, 11, 22).unwrap();
        assert_eq!(Words::alone(date).text(), "November\u{a0}22,\u{a0}2026");
        assert_eq!(Month::of(date).text(), "November 2026");
    }
}
