//! The bid pad and other panels that ask for a bid.

use super::Phrase;
use super::custom_rules::choice;
use super::language::worded;
use crate::say;
use crate::text::Words;
use spades_rules::{BiddingRule, NilFailure};

use super::number::Tenths;

/// Texts of a panel that asks for a bid.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Bidding {
    /// Title of the panel.
    YourBid,
    /// Which bids are legal.
    How(BiddingRule),
    /// Caption of the estimate.
    ExpectedTricks,
    /// Estimate of the hand's tricks.
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
    Picked(u8),
}

impl Phrase for Bidding {
    fn words(&self) -> Words {
        match self {
            Bidding::YourBid => say::bidding::your_bid(),
            Bidding::How(rule) => say::bidding::how(choice(rule.key())),
            Bidding::ExpectedTricks => say::bidding::expected_tricks(),
            Bidding::Expected(tricks) => say::bidding::expected(tricks.0),
            Bidding::Bid => say::bidding::bid(),
            Bidding::Fewer => say::bidding::fewer(),
            Bidding::More => say::bidding::more(),
            Bidding::ChooseABid => say::bidding::choose_a_bid(),
            Bidding::Picked(tricks) => say::bidding::picked(*tricks),
        }
    }
}

worded!(Bidding);

/// A key of the bid pad, for screen readers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PadKey {
    /// A bid of this number of tricks.
    Tricks(u8),
    /// A bid of all tricks, worth this many points.
    Moon(i32),
    /// A bid of nil, worth this many points.
    Nil(i32, NilFailure),
}

impl Phrase for PadKey {
    fn words(&self) -> Words {
        match self {
            PadKey::Tricks(tricks) => say::bidding::pad_key_tricks(*tricks),
            PadKey::Moon(points) => say::bidding::pad_key_moon(*points),
            PadKey::Nil(points, failure) => say::bidding::pad_key_nil(*points, choice(failure.key())),
        }
    }

    fn key(&self) -> String {
        pad_key(self)
    }
}

worded!(PadKey);

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
        assert_eq!(
            keys.map(|key| key.words().attribute("stake").text()),
            ["±100", "+100", "+250", ""]
        );
        assert_eq!(keys.map(|key| key.key()), ["bid-0", "bid-0", "bid-13", "bid-4"]);
    }
}
