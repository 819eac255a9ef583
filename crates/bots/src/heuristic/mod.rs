//! Play by heuristics: Beginner and Intermediate, and the fallback of the search.
mod beginner;
mod bid;
mod draft;
mod play;

use rand::SeedableRng;
use rand_chacha::ChaCha8Rng;
use spades_rules::{Action, Bid, Phase, View};

use crate::renege::proven_call;
use crate::seen::{Seen, known_other_hand};

pub(crate) use play::Aim;

/// Returns Beginner's action.
pub(crate) fn beginner(view: &View, seed: u64) -> Action {
    let mut rng = ChaCha8Rng::seed_from_u64(seed ^ view_salt(view));
    beginner::choose(view, &mut rng)
}

/// Returns the action of a sound player who counts cards but does not search.
///
/// # Panics
/// If the viewer has nothing to decide.
pub(crate) fn sound(view: &View) -> Action {
    if let Some(action) = formal(view) {
        return action;
    }
    let seen = Seen::new(view, true);
    match view.phase {
        Phase::Draft => draft::choose(view, &seen),
        Phase::Bidding => Action::Bid(bid::choose(view, &seen, known_other_hand(view))),
        _ => play::choose(view, &seen, Aim::of(view)),
    }
}

/// Returns the decision of a seat that throws its hand in: it does where it may, unless it would bid nil.
pub(crate) fn misdeal(view: &View) -> Option<Action> {
    let may_throw_in = view.legal.contains(&Action::Misdeal);
    let bids = || bid::choose(view, &Seen::new(view, true), known_other_hand(view));
    (may_throw_in && bids() > 0).then_some(Action::Misdeal)
}

/// Returns actions that need no decision: the only legal one, calls of a renege, the way to the next round.
pub(crate) fn formal(view: &View) -> Option<Action> {
    if let Some(call) = proven_call(view) {
        return Some(call);
    }
    if let &[only] = view.legal.as_slice() {
        return Some(only);
    }
    let settles = |action: &&Action| matches!(action, Action::Settle | Action::NextRound | Action::Look);
    if let Some(&action) = view.legal.iter().find(settles) {
        return Some(action);
    }
    (view.phase == Phase::Draft && view.drawn.is_none() && !view.legal.contains(&Action::BlindNil))
        .then_some(Action::Draw)
}

/// Returns a salt by which the same seed gives different random numbers at each decision.
fn view_salt(view: &View) -> u64 {
    let cards: usize = view.played.iter().map(|trick| trick.plays.len()).sum();
    let step =
        (usize::from(view.round) << 12) + (view.discards.len() << 6) + cards + (usize::from(view.drawn.is_some()) << 5);
    (step as u64).wrapping_mul(0x9E37_79B9_7F4A_7C15)
}

/// Returns the bid of a seat, if it has bid.
fn bid_of(view: &View, seat: usize) -> Option<Bid> {
    view.bids.get(seat).copied().flatten()
}
