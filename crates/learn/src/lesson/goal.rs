//! What a prepared hand wants, and when it is reached or lost.

use spades_rules::{Action, Bid, Game, Phase, Seat};

use super::LEARNER;

/// What is to be reached.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Goal {
    /// Some seats take a number of the tricks together, counted from the start of the round.
    Tricks {
        /// The seats whose tricks count.
        seats: Vec<Seat>,
        /// At least so many.
        least: u8,
        /// At most so many.
        most: u8,
    },
    /// The learner bids one of these.
    Bid(Vec<u8>),
    /// The learner's first choice is this: to keep or discard a card, or to declare a blind nil.
    Choose(Action),
}

impl Goal {
    /// The lowest and the highest bid that it wants, if it wants a bid.
    #[must_use]
    pub fn bids(&self) -> Option<(u8, u8)> {
        match self {
            Goal::Bid(bids) => Some((*bids.iter().min()?, *bids.iter().max()?)),
            Goal::Tricks { .. } | Goal::Choose(_) => None,
        }
    }

    /// Whether it is reached (or lost) already, whatever comes.
    #[must_use]
    pub fn settled(&self, game: &Game, first: Option<Action>) -> Option<bool> {
        match self {
            Goal::Tricks { seats, least, most } => {
                let tricks = game.tricks();
                let taken: u8 = seats.iter().map(|&seat| tricks[seat]).sum();
                let over = !matches!(game.phase(), Phase::Bidding | Phase::Draft | Phase::Play);
                let left = if over { 0 } else { tricks_left(game) };
                if taken > *most || taken + left < *least {
                    Some(false)
                } else if taken >= *least && taken + left <= *most {
                    Some(true)
                } else {
                    None
                }
            }
            Goal::Bid(bids) => game.bids()[LEARNER].map(|bid| match bid {
                Bid::Tricks(tricks) => bids.contains(&tricks),
                Bid::BlindNil => false,
            }),
            Goal::Choose(action) => first.map(|first| first == *action),
        }
    }
}

/// Tricks that are still to be taken, the running one included.
fn tricks_left(game: &Game) -> u8 {
    // Who has not played to the running trick yet holds a card more than who has.
    let held = (0..game.hands()).map(|seat| game.hand(seat).len()).max();
    held.map_or(0, |held| held as u8)
}
