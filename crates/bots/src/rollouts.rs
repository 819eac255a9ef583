//! The result of every option in each of the worlds that were tried.

use spades_rules::Action;

use crate::reason::Odds;

/// The end of a world after an option.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub(crate) struct Ending {
    /// The chance to win the match.
    pub value: f64,
    /// `true` if the deciding seat reached its goal (the bid made, the nil kept), if that can be determined.
    pub made: Option<bool>,
    /// `true` if the opponents missed theirs.
    pub set: Option<bool>,
    /// `true` if a partner's nil was kept.
    pub partner: Option<bool>,
    /// Bags taken.
    pub bags: f64,
}

/// The endings of one option.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Row {
    /// The option.
    pub action: Action,
    /// By world; the same worlds for every option.
    pub endings: Vec<Ending>,
}

impl Row {
    /// Returns an option without results.
    pub(crate) fn new(action: Action) -> Row {
        Row {
            action,
            endings: Vec::new(),
        }
    }

    /// Returns the mean value.
    pub(crate) fn value(&self) -> f64 {
        let sum: f64 = self.endings.iter().map(|ending| ending.value).sum();
        sum / self.endings.len().max(1) as f64
    }

    /// Returns the odds that something holds, over the worlds in which it can be determined; `None` if there are none.
    pub(crate) fn odds(&self, holds: impl Fn(&Ending) -> Option<bool>) -> Option<Odds> {
        let outcomes = self.endings.iter().filter_map(holds);
        let (met, of) = outcomes.fold((0, 0), |(met, of), held| (met + u32::from(held), of + 1));
        (of > 0).then_some(Odds { met, of })
    }

    /// Returns the mean number of bags.
    pub(crate) fn bags(&self) -> f64 {
        let sum: f64 = self.endings.iter().map(|ending| ending.bags).sum();
        sum / self.endings.len().max(1) as f64
    }

    /// Returns the standard error of the difference from another option's value.
    pub(crate) fn error(&self, other: &Row) -> f64 {
        let count = self.endings.len().min(other.endings.len());
        if count < 2 {
            return 0.0;
        }
        let pairs = || self.endings.iter().zip(&other.endings);
        let apart = |(own, other): (&Ending, &Ending)| own.value - other.value;
        let mean = pairs().map(apart).sum::<f64>() / count as f64;
        let squares: f64 = pairs().map(|pair| (apart(pair) - mean).powi(2)).sum();
        (squares / (count - 1) as f64 / count as f64).sqrt()
    }
}

/// Gives all options the same value, as in one world.
pub(crate) fn set_all<'a>(rows: impl Iterator<Item = &'a mut Row>, value: f64) {
    for row in rows {
        row.endings = vec![Ending {
            value,
            ..Ending::default()
        }];
    }
}

/// Sorts the options, the best first; of equals `best` comes first.
pub(crate) fn sort(rows: &mut [Row], best: Action) {
    // Differences from rounding alone count as equal.
    let worth = |row: &Row| (row.value() * 1e10).round() as i64;
    rows.sort_by_key(|row| (std::cmp::Reverse(worth(row)), row.action != best));
}

#[cfg(test)]
mod tests {
    use super::*;

    fn row(values: &[f64]) -> Row {
        let ending = |&value: &f64| Ending {
            value,
            ..Ending::default()
        };
        Row {
            action: Action::Keep,
            endings: values.iter().map(ending).collect(),
        }
    }

    #[test]
    fn the_error_is_that_of_the_difference() {
        let (a, b) = (row(&[0.1, 0.9, 0.5]), row(&[0.2, 1.0, 0.6]));
        assert!((a.value() - 0.5).abs() < 1e-12);
        assert!(a.error(&b) < 1e-12, "the difference is the same in every world");
        assert!(a.error(&row(&[0.9, 0.1, 0.5])) > 0.3);
        assert_eq!(row(&[0.4]).error(&row(&[0.6])), 0.0);
    }
}
