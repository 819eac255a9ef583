//! The probability model: weights of choices, which adapt to the choices made.
//!
//! All of it belongs to version 1 of the packed form. Changing any weight or feature by one would misread every older match; it
//! needs a new version.

use arrayvec::ArrayVec;

use super::priors::{BIDS, BLIND, CALL, DRAFT, FOLLOW, LEAD, NIL};
use super::range::Coder;

/// Weight that a choice gains each time it is made.
const GAIN: u16 = 12;
/// Maximum sum of the weights; beyond it they are halved.
const MAX_SUM: u16 = 2_000;

/// The weights of `N` choices.
#[derive(Clone, Debug)]
pub(super) struct Weights<const N: usize>([u16; N]);

impl<const N: usize> Weights<N> {
    /// Codes one of the available choices, in ascending order; a single one needs no coding.
    pub(super) fn code(&mut self, open: &[usize], choice: usize, coder: &mut impl Coder) -> usize {
        let chosen = match open {
            [only] => return *only,
            _ => {
                let weights: ArrayVec<u16, 32> = open.iter().map(|&at| self.0[at]).collect();
                let place = open.iter().position(|&at| at == choice).unwrap_or(0);
                open[coder.code(&weights, place)]
            }
        };
        self.0[chosen] += GAIN;
        if self.0.iter().sum::<u16>() > MAX_SUM {
            self.0.iter_mut().for_each(|weight| *weight = *weight / 2 + 1);
        }
        chosen
    }

    /// Codes a choice between no and yes.
    pub(super) fn flag(&mut self, yes: bool, coder: &mut impl Coder) -> bool {
        self.code(&[0, 1], usize::from(yes), coder) == 1
    }
}

/// Codes one of `count` equally likely choices.
pub(super) fn evenly(count: usize, choice: usize, coder: &mut impl Coder) -> usize {
    match count {
        1 => 0,
        _ => {
            let weights: ArrayVec<u16, 32> = std::iter::repeat_n(1, count).collect();
            coder.code(&weights, choice)
        }
    }
}

/// The weights of all choices.
#[derive(Clone, Debug)]
pub(super) struct Model {
    /// Declaring a blind nil.
    pub blind: Weights<2>,
    /// Keeping a drawn card: by spade or not, and rank.
    pub keep: [[Weights<2>; 13]; 2],
    /// Bidding nil: by strength.
    pub nil: [Weights<2>; 10],
    /// Bid minus strength, from −13 on: for two players, for more.
    pub bid: [Weights<27>; 2],
    /// Calling a renege.
    pub call: Weights<2>,
    /// Kind of card led: by need.
    pub lead: [Weights<7>; 3],
    /// Kind of card played to a trick: by need, whether the seat plays last, and whether its side is winning the trick.
    pub follow: [[[Weights<11>; 2]; 2]; 3],
}

impl Default for Model {
    fn default() -> Model {
        Model {
            blind: Weights(BLIND),
            keep: DRAFT.map(|ranks| ranks.map(Weights)),
            nil: NIL.map(Weights),
            bid: BIDS.map(Weights),
            call: Weights(CALL),
            lead: LEAD.map(Weights),
            follow: FOLLOW.map(|last| last.map(|ours| ours.map(Weights))),
        }
    }
}
