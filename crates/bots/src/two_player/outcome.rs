//! The end of a solved world, derived from its value: the bids that were made, and the number of bags.

use spades_rules::{Bid, Rules};

use super::score::played;
use crate::rollouts::Ending;

/// Derives the end of a world from its value.
#[derive(Clone, Debug)]
pub(crate) struct Teller {
    /// The chance of the first seat to win the match, by its tricks of the round.
    whole: Vec<f64>,
    rules: Rules,
    bids: [Bid; 2],
}

/// Values closer than this are equal.
const EQUAL: f64 = 1e-9;

impl Teller {
    /// Returns a teller; `whole` is the value of each number of tricks for the seat whose bid comes first.
    pub(crate) fn new(whole: Vec<f64>, rules: Rules, bids: [Bid; 2]) -> Teller {
        Teller { whole, rules, bids }
    }

    /// Returns the end of a world with this value. If several numbers of tricks have it, only what they share is set.
    pub(crate) fn ending(&self, value: f64) -> Ending {
        let total = self.whole.len() - 1;
        let fits = || (0..=total).filter(|&tricks| (self.whole[tricks] - value).abs() < EQUAL);
        let agreed = |holds: &dyn Fn(usize) -> bool| {
            let first = fits().next().map(holds)?;
            fits().all(|tricks| holds(tricks) == first).then_some(first)
        };
        let count = fits().count().max(1) as f64;
        Ending {
            value,
            made: agreed(&|tricks| self.makes(0, tricks)),
            set: agreed(&|tricks| !self.makes(1, total - tricks)),
            partner: None,
            bags: fits().map(|tricks| self.bags(tricks)).sum::<f64>() / count,
        }
    }

    fn makes(&self, side: usize, tricks: usize) -> bool {
        let bid = self.bids[side];
        if bid.is_nil() {
            tricks == 0
        } else {
            tricks >= usize::from(bid.tricks())
        }
    }

    fn bags(&self, tricks: usize) -> f64 {
        let total = self.whole.len() - 1;
        let round = played(self.bids, [tricks as u8, (total - tricks) as u8]);
        f64::from(self.rules.score(&round, &[], &[])[0].bags)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use spades_rules::Preset;

    #[test]
    fn an_end_is_told_as_far_as_the_value_tells_it() {
        let mut whole: Vec<f64> = (0..=13).map(|tricks| f64::from(tricks) / 13.0).collect();
        whole[8] = whole[9];
        whole[5] = whole[6];
        let bids = [Bid::Tricks(6), Bid::Tricks(5)];
        let teller = Teller::new(whole, Preset::OpenDraft.rules(), bids);
        let end = teller.ending(7.0 / 13.0);
        assert_eq!((end.made, end.set, end.bags), (Some(true), Some(false), 1.0));
        let end = teller.ending(9.0 / 13.0);
        assert_eq!((end.made, end.set, end.bags), (Some(true), None, 2.5));
        let end = teller.ending(6.0 / 13.0);
        assert_eq!((end.made, end.set), (None, Some(false)));
        let end = teller.ending(3.0 / 13.0);
        assert_eq!((end.made, end.set), (Some(false), Some(false)));
    }
}
