//! What players are likely to do: weights of choices, which follow what is chosen.
//!
//! Everything here belongs to version 1 of the packed form. What changes a weight or a feature by one would read every older match
//! wrongly, and needs a version of its own.

use arrayvec::ArrayVec;

use super::priors::{BIDS, BLIND, CALL, DRAFT, FOLLOW, LEAD, NIL};
use super::range::Coder;

/// What a choice gains when it is made.
const GAIN: u16 = 12;
/// Weights are halved before their sum goes beyond this.
const MOST: u16 = 2_000;

/// Weights of so many choices.
#[derive(Clone, Debug)]
pub(super) struct Weights<const N: usize>([u16; N]);

impl<const N: usize> Weights<N> {
    /// Codes one of those choices that are open, in rising order; with only one there is nothing to code.
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
        if self.0.iter().sum::<u16>() > MOST {
            self.0.iter_mut().for_each(|weight| *weight = *weight / 2 + 1);
        }
        chosen
    }

    /// Codes a choice between no and yes.
    pub(super) fn flag(&mut self, yes: bool, coder: &mut impl Coder) -> bool {
        self.code(&[0, 1], usize::from(yes), coder) == 1
    }
}

/// Codes one of `count` choices that are all as likely.
pub(super) fn evenly(count: usize, choice: usize, coder: &mut impl Coder) -> usize {
    match count {
        1 => 0,
        _ => {
            let weights: ArrayVec<u16, 32> = std::iter::repeat_n(1, count).collect();
            coder.code(&weights, choice)
        }
    }
}

/// The weights of everything.
#[derive(Clone, Debug)]
pub(super) struct Model {
    /// Whether a blind nil is declared.
    pub blind: Weights<2>,
    /// Whether a drawn card is kept: by spade or not, and rank.
    pub keep: [[Weights<2>; 13]; 2],
    /// Whether nil is bid: by strength.
    pub nil: [Weights<2>; 10],
    /// How far a bid lies above the strength, from −13 on: of two players, of more.
    pub bid: [Weights<27>; 2],
    /// Whether a renege is called.
    pub call: Weights<2>,
    /// The kind of card led: by need.
    pub lead: [Weights<7>; 3],
    /// The kind of card played to a trick: by need, whether the seat is the last, and whether its side has the trick.
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
