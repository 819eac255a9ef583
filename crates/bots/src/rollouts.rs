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
    /// Bags taken, if that can be determined: where other numbers of bags are worth the same, it can't.
    pub bags: Option<u8>,
}

impl Ending {
    /// Returns what several endings of the same value have in common; without any, only the value is known.
    pub(crate) fn common(value: f64, endings: impl IntoIterator<Item = Ending>) -> Ending {
        let agreed = |one: Ending, other: Ending| Ending {
            value,
            made: one.made.filter(|_| one.made == other.made),
            set: one.set.filter(|_| one.set == other.set),
            partner: one.partner.filter(|_| one.partner == other.partner),
            bags: one.bags.filter(|_| one.bags == other.bags),
        };
        let common = endings.into_iter().reduce(agreed).unwrap_or_default();
        Ending { value, ..common }
    }
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

    /// Returns the odds that something holds over the worlds; `None` if it can't be determined in every one of them.
    pub(crate) fn odds(&self, holds: impl Fn(&Ending) -> Option<bool>) -> Option<Odds> {
        let of = self.endings.len() as u32;
        let met = self
            .endings
            .iter()
            .try_fold(0, |met, ending| Some(met + u32::from(holds(ending)?)))?;
        (of > 0).then_some(Odds { met, of })
    }

    /// Returns the mean number of bags; `None` if it can't be determined in every world.
    pub(crate) fn bags(&self) -> Option<f64> {
        let bags = |sum: u32, ending: &Ending| Some(sum + u32::from(ending.bags?));
        let sum = self.endings.iter().try_fold(0, bags)?;
        (!self.endings.is_empty()).then(|| f64::from(sum) / self.endings.len() as f64)
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
    fn odds_and_bags_are_those_of_all_worlds_or_none() {
        let mut row = row(&[0.1, 0.9]);
        assert_eq!((row.odds(|ending| ending.made), row.bags()), (None, None));
        for (ending, bags) in row.endings.iter_mut().zip([1, 4]) {
            (ending.made, ending.bags) = (Some(bags > 1), Some(bags));
        }
        let odds = Odds { met: 1, of: 2 };
        assert_eq!((row.odds(|ending| ending.made), row.bags()), (Some(odds), Some(2.5)));
        row.endings[1].made = None;
        row.endings[1].bags = None;
        assert_eq!((row.odds(|ending| ending.made), row.bags()), (None, None));
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
