//! Three-handed bidding: the highest bidder gets the dummy, and plays an open hand besides its own.

#[path = "../../fits/dummy.rs"]
mod fit;

use spades_rules::Rules;

use super::habit::{logistic, normal};
use crate::playout_state::PlayoutState;

/// Minimum bid made to get the dummy.
pub(crate) const MIN_BID: u8 = 5;

/// Returns the bid that a hand of `expected` tricks is worth together with the dummy's.
fn with_dummy(expected: f32) -> f32 {
    fit::WITH_DUMMY + fit::WITH_DUMMY_PER_TRICK * expected
}

/// Returns the bid of a hand for the dummy, if it is worth it and higher than the other bids so far.
pub(crate) fn bid(state: &PlayoutState, has_bid: [bool; 4], seat: usize, expected: f32) -> Option<u8> {
    let others = (0..3).filter(|&other| other != seat && has_bid[other]);
    let highest = others.map(|other| state.bids[other]).max().unwrap_or(0);
    let number = with_dummy(expected).round() as u8;
    if highest < MIN_BID {
        return (number >= MIN_BID && expected >= fit::FIRST).then_some(number);
    }
    let over = expected >= fit::OVER + fit::OVER_ONE_MORE * f32::from(highest - MIN_BID);
    over.then_some(number.max(highest + 1).min(13))
}

/// Returns the probability that a hand of `expected` tricks bids for the dummy over the highest bid so far, as Expert
/// does.
pub(crate) fn over(expected: f32, highest: u8) -> f32 {
    if highest < MIN_BID {
        logistic(fit::FIRST_SLOPE * (expected - fit::FIRST_MIDDLE))
    } else {
        logistic(fit::OVER_SLOPE * (expected - fit::OVER_MIDDLE - fit::OVER_ONE_MORE * (f32::from(highest) - 6.0)))
    }
}

/// Returns the likelihood that a hand that bids for the dummy bids this number. A seat that outbids others bids one
/// more than they did, whatever its hand.
pub(crate) fn overbid_likelihood(expected: f32, highest: u8, bid: u8) -> f32 {
    if highest < MIN_BID {
        normal(
            f32::from(bid) - fit::NUMBER - fit::NUMBER_PER_TRICK * expected,
            fit::NUMBER_SPREAD,
        )
    } else {
        1.0
    }
}

/// Determines the partner of the dummy; `false` if every bid is nil.
pub(crate) fn open(state: &mut PlayoutState, rules: &Rules, first: usize) -> bool {
    let bids = [0, 1, 2].map(|seat| Some(state.bid(seat)));
    let partner = rules.highest_bidder(&bids, first);
    state.side = [0, 1, 2, 3].map(|hand| rules.team_of(hand, partner) as u8);
    state.dummy_partner = partner.map(|partner| partner as u8);
    partner.is_some()
}
