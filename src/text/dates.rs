//! Days and months.

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

#[cfg(test)]
mod tests {
    use super::*;
    use spades_archive::daily::Date;

    #[test]
    fn days_and_months_are_written_out() {
        let date = Date::new(2026, 11, 22).unwrap();
        assert_eq!(Words::alone(date).text(), "November\u{a0}22,\u{a0}2026");
        assert_eq!(Month::of(date).text(), "November 2026");
    }
}
