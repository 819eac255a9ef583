//! The end of a solved world, derived from its value: the bids that were made, and the number of bags.

use std::ops::RangeInclusive;

use spades_rules::{Bid, Rules, Totals};

use super::score::played;
use crate::rollouts::Ending;

/// Derives the end of a world from its value.
#[derive(Clone, Debug)]
pub(crate) struct Teller {
    /// The chance of the first seat to win the match, by its tricks of the round.
    whole: Vec<f64>,
    /// The numbers of tricks that it can still take.
    possible: RangeInclusive<usize>,
    rules: Rules,
    /// Bids; none in a round without bids.
    bids: [Option<Bid>; 2],
}

/// Values closer than this are equal.
const EQUAL: f64 = 1e-9;

impl Teller {
    /// Returns a teller; `whole` is the value of each number of tricks for the seat whose bid comes first, and `possible`
    /// are the numbers that it can still take.
    pub(crate) fn new(
        whole: Vec<f64>,
        possible: RangeInclusive<usize>,
        rules: Rules,
        bids: [Option<Bid>; 2],
    ) -> Teller {
        Teller {
            whole,
            possible,
            rules,
            bids,
        }
    }

    /// Returns `true` if two values count as the same.
    pub(crate) fn is_equal(one: f64, other: f64) -> bool {
        (one - other).abs() < EQUAL
    }

    /// Returns the end of a world with this value: best play on both sides ends with a number of tricks that has it. If
    /// several have, only what they share is set.
    pub(crate) fn ending(&self, value: f64) -> Ending {
        let total = self.whole.len() - 1;
        let fits = self
            .possible
            .clone()
            .filter(|&tricks| Teller::is_equal(self.whole[tricks], value));
        let ends = fits.map(|tricks| Ending {
            value,
            made: self.makes(0, tricks),
            set: self.makes(1, total - tricks).map(|made| !made),
            partner: None,
            bags: Some(self.bags(tricks)),
        });
        Ending::common(value, ends)
    }

    fn makes(&self, side: usize, tricks: usize) -> Option<bool> {
        let bid = self.bids[side]?;
        Some(match bid.is_nil() {
            true => tricks == 0,
            false => tricks >= usize::from(bid.tricks()),
        })
    }

    fn bags(&self, tricks: usize) -> u8 {
        let total = self.whole.len() - 1;
        let round = played(self.bids, [tricks as u8, (total - tricks) as u8]);
        self.rules.score(&round, &Totals::default())[0].bags
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use spades_rules::Preset;

    #[test]
    fn an_outcome_says_no_more_than_the_value() {
        let mut whole: Vec<f64> = (0..=13).map(|tricks| f64::from(tricks) / 13.0).collect();
        whole[8] = whole[9];
        whole[5] = whole[6];
        let bids = [Some(Bid::Tricks(6)), Some(Bid::Tricks(5))];
        let rules = Preset::OpenDraft.rules();
        let teller = Teller::new(whole.clone(), 0..=13, rules, bids);
        let end = teller.ending(7.0 / 13.0);
        assert_eq!((end.made, end.set, end.bags), (Some(true), Some(false), Some(1)));
        let end = teller.ending(9.0 / 13.0);
        assert_eq!((end.made, end.set, end.bags), (Some(true), None, None), "8 or 9 tricks");
        let end = teller.ending(6.0 / 13.0);
        assert_eq!((end.made, end.set), (None, Some(false)));
        let end = teller.ending(3.0 / 13.0);
        assert_eq!((end.made, end.set), (Some(false), Some(false)));
        // With five tricks lost, nine can't be taken any more.
        let end = Teller::new(whole, 4..=8, rules, bids).ending(9.0 / 13.0);
        assert_eq!((end.made, end.set, end.bags), (Some(true), Some(false), Some(2)));
    }
}
