//! The bid pad and other panels that ask for a bid.

use spades_messages_derive::Message;
use spades_rules::{BiddingRule, NilFailure};

use super::number::Tenths;

/// Texts of a panel that asks for a bid.
#[derive(Clone, Copy, Debug, PartialEq, Message)]
pub enum Bidding {
    /// Title of the panel.
    YourBid,
    /// Which bids are legal.
    #[message(args(rule))]
    How(BiddingRule),
    /// Caption of the estimate.
    ExpectedTricks,
    /// Estimate of the hand's tricks.
    #[message(args(tricks))]
    Expected(Tenths),
    /// Button that confirms the bid.
    Bid,
    /// Button that decreases the bid by one trick.
    Fewer,
    /// Button that increases the bid by one trick.
    More,
    /// No bid is selected yet.
    ChooseABid,
    /// The selected bid.
    #[message(args(tricks))]
    Picked(u8),
}

/// A key of the bid pad, for screen readers.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Message)]
#[message(key_with = pad_key)]
pub enum PadKey {
    /// A bid of this number of tricks.
    #[message(args(tricks))]
    Tricks(u8),
    /// A bid of all tricks, worth this many points.
    Moon(i32),
    /// A bid of nil, worth this many points.
    #[message(args(points, failure))]
    Nil(i32, NilFailure),
}

fn pad_key(key: &PadKey) -> String {
    format!("bid-{}", key.tricks())
}

impl PadKey {
    /// Returns the number of tricks bid.
    #[must_use]
    pub const fn tricks(self) -> u8 {
        match self {
            PadKey::Tricks(tricks) => tricks,
            PadKey::Moon(_) => 13,
            PadKey::Nil(..) => 0,
        }
    }
}

/// Label of a key of the bid pad.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Message)]
#[message(attribute = "number")]
pub struct PadNumber(pub PadKey);

/// Points at stake, below the label.
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
