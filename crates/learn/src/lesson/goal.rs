//! The goal of a prepared hand, and the test whether it is reached or lost.

use spades_rules::{Action, Bid, Game, Phase, Seat};

use super::LEARNER;

/// The goal of a hand.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Goal {
    /// Some seats take a number of the tricks together, counted from the start of the round.
    Tricks {
        /// Seats whose tricks count.
        seats: Vec<Seat>,
        /// Minimum number of tricks.
        min: u8,
        /// Maximum number of tricks.
        max: u8,
    },
    /// The learner makes one of these bids.
    Bid(Vec<u8>),
    /// The learner's first choice is this one: to keep, discard or pass a card, or to declare a blind nil.
    Choose(Action),
}

impl Goal {
    /// Returns the lowest and the highest bid that reach the goal, if it is about a bid.
    #[must_use]
    pub fn bids(&self) -> Option<(u8, u8)> {
        match self {
            Goal::Bid(bids) => Some((*bids.iter().min()?, *bids.iter().max()?)),
            Goal::Tricks { .. } | Goal::Choose(_) => None,
        }
    }

    /// Returns `true` if the goal is already certain to be reached, `false` if it is lost, `None` if it is open.
    #[must_use]
    pub fn settled(&self, game: &Game, first: Option<Action>) -> Option<bool> {
        match self {
            Goal::Tricks { seats, min, max } => {
                let tricks = game.tricks();
                let taken: u8 = seats.iter().map(|&seat| tricks[seat]).sum();
                let over = !matches!(
                    game.phase(),
                    Phase::Bidding | Phase::Draft | Phase::Passing | Phase::Play
                );
                let left = if over { 0 } else { tricks_left(game) };
                if taken > *max || taken + left < *min {
                    Some(false)
                } else if taken >= *min && taken + left <= *max {
                    Some(true)
                } else {
                    None
                }
            }
            Goal::Bid(bids) => game.bids()[LEARNER].map(|bid| match bid {
                Bid::Tricks(tricks) => bids.contains(&tricks),
                Bid::BlindNil | Bid::Blind(_) => false,
            }),
            Goal::Choose(action) => first.map(|first| first == *action),
        }
    }
}

/// Returns the number of tricks still to be taken, including the current one.
fn tricks_left(game: &Game) -> u8 {
    // Hands that have not yet played to the current trick hold one card more than the others.
    let held = (0..game.hands()).map(|seat| game.hand(seat).len()).max();
    held.map_or(0, |held| held as u8)
}
