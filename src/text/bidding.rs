//! Panels that ask for a bid.

use spades_messages_derive::Message;
use spades_rules::{BiddingRule, NilFailure};

use super::number::Tenths;

/// What stands on a panel that asks for a bid.
#[derive(Clone, Copy, Debug, PartialEq, Message)]
pub enum Bidding {
    /// What is asked for.
    YourBid,
    /// What may be bid.
    #[message(args(rule))]
    How(BiddingRule),
    /// The caption of the estimate.
    ExpectedTricks,
    /// The estimate.
    #[message(args(tricks))]
    Expected(Tenths),
    /// Bids what is picked.
    Bid,
    /// One trick less than what is picked.
    Fewer,
    /// One trick more.
    More,
    /// Nothing is picked.
    ChooseABid,
    /// This is picked.
    #[message(args(tricks))]
    Picked(u8),
}

/// A key of the bid pad, as it is heard.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Message)]
#[message(key_with = pad_key)]
pub enum PadKey {
    /// A number of tricks.
    #[message(args(tricks))]
    Tricks(u8),
    /// A bid of all tricks that is worth so many points.
    Moon(i32),
    /// A bid of nil that is worth so many points.
    #[message(args(points, failure))]
    Nil(i32, NilFailure),
}

fn pad_key(key: &PadKey) -> String {
    format!("bid-{}", key.tricks())
}

impl PadKey {
    /// The bid.
    #[must_use]
    pub const fn tricks(self) -> u8 {
        match self {
            PadKey::Tricks(tricks) => tricks,
            PadKey::Moon(_) => 13,
            PadKey::Nil(..) => 0,
        }
    }
}

/// What stands on a key of the bid pad.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Message)]
#[message(attribute = "number")]
pub struct PadNumber(pub PadKey);

/// What stands under it: the points at stake.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Message)]
#[message(attribute = "stake")]
pub struct PadStake(pub PadKey);

#[cfg(test)]
mod tests {
    use super::*;
    use crate::text::Phrase;

    #[test]
    fn a_nil_that_costs_only_bags_is_not_said_to_cost_points() {
        let keys = [
            PadKey::Nil(100, NilFailure::Penalty),
            PadKey::Nil(100, NilFailure::Bags),
            PadKey::Moon(250),
            PadKey::Tricks(4),
        ];
        assert_eq!(keys.map(|key| PadStake(key).text()), ["±100", "+100", "+250", ""]);
        assert_eq!(keys.map(|key| key.key()), ["bid-0", "bid-0", "bid-13", "bid-4"]);
    }
}
