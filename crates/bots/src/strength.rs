//! Tricks of two known hands without search: a fit to solved deals.

#[path = "../fits/tricks.rs"]
mod fit;

use spades_rules::{CardSet, Suit};

/// Features of a suit's cards in two hands, the first hand's less the second's.
#[derive(Clone, Copy, Debug, Default)]
struct Balance {
    /// Number of cards.
    length: i32,
    /// Cards for which the other hand has no higher one left over.
    sure: i32,
    /// Cards above all of the other hand's.
    top: i32,
    /// Of those, at most as many as the other hand has in the suit.
    quick: i32,
}

fn balance(mine: CardSet, theirs: CardSet) -> Balance {
    let (mut ours, mut others) = (0, 0);
    let (mut sure, mut against) = (0, 0);
    let (mut top, mut their_top) = (0, 0);
    let (mut seen_mine, mut seen_theirs) = (false, false);
    let mut rest = mine.union(theirs).bits();
    while rest != 0 {
        let card = 63 - rest.leading_zeros();
        rest &= !(1 << card);
        if mine.bits() >> card & 1 == 1 {
            top += i32::from(!seen_theirs);
            seen_mine = true;
            if others > 0 {
                others -= 1;
            } else {
                sure += 1;
            }
            ours += 1;
        } else {
            their_top += i32::from(!seen_mine);
            seen_theirs = true;
            if ours > 0 {
                ours -= 1;
            } else {
                against += 1;
            }
            others += 1;
        }
    }
    let (length, their_length) = (mine.len() as i32, theirs.len() as i32);
    Balance {
        length: length - their_length,
        sure: sure - against,
        top: top - their_top,
        quick: top.min(their_length) - their_top.min(length),
    }
}

/// Returns the expected tricks of the first of two hands. Root mean square error over drafted hands of thirteen: 0.8 tricks.
pub(crate) fn tricks(mine: CardSet, theirs: CardSet) -> f64 {
    let spades = balance(mine.in_suit(Suit::Spades), theirs.in_suit(Suit::Spades));
    let total = mine.len() as f64;
    let mut sum = total / 2.0
        + fit::SPADES_LENGTH * f64::from(spades.length)
        + fit::SPADES_SURE * f64::from(spades.sure)
        + fit::SPADES_TOP * f64::from(spades.top);
    for suit in [Suit::Clubs, Suit::Diamonds, Suit::Hearts] {
        let side = balance(mine.in_suit(suit), theirs.in_suit(suit));
        sum += fit::SIDE_QUICK * f64::from(side.quick)
            + fit::SIDE_SURE * f64::from(side.sure)
            + fit::SIDE_TOP * f64::from(side.top);
    }
    sum.clamp(0.0, total)
}
