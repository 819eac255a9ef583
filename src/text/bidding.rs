//! Panels that ask for a bid.

use spades_rules::{BiddingRule, NilFailure};

use super::Phrase;

/// What stands on a panel that asks for a bid.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Bidding {
    /// What is asked for.
    YourBid,
    /// What may be bid.
    How(BiddingRule),
    /// The caption of the estimate.
    ExpectedTricks,
    /// The estimate.
    Expected(f64),
    /// Bids what is picked.
    Bid,
    /// One trick less than what is picked.
    Fewer,
    /// One trick more.
    More,
    /// Nothing is picked.
    ChooseABid,
    /// This is picked.
    Picked(u8),
}

impl Phrase for Bidding {
    fn text(&self) -> String {
        match *self {
            Bidding::YourBid => "Your bid".to_owned(),
            Bidding::How(rule) => match rule {
                BiddingRule::Free => "How many of the thirteen tricks will you take?",
                BiddingRule::Whiz => "Bid the number of your spades, or nil.",
                BiddingRule::Mirror => "Bid the number of your spades.",
                BiddingRule::Suicide => "One of you bids nil, the other at least four.",
            }
            .to_owned(),
            Bidding::ExpectedTricks => "Expected tricks".to_owned(),
            Bidding::Expected(tricks) => format!("{tricks:.1}"),
            Bidding::Bid => "Bid".to_owned(),
            Bidding::Fewer => "One trick fewer".to_owned(),
            Bidding::More => "One trick more".to_owned(),
            Bidding::ChooseABid => "Choose a bid".to_owned(),
            Bidding::Picked(0) => "Bid nil".to_owned(),
            Bidding::Picked(tricks) => format!("Bid {tricks}"),
        }
    }
}

/// A key of the bid pad.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PadKey {
    /// A number of tricks.
    Tricks(u8),
    /// A bid of all tricks that is worth so many points.
    Moon(i32),
    /// A bid of nil that is worth so many points.
    Nil(i32, NilFailure),
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

/// As it is heard.
impl Phrase for PadKey {
    fn text(&self) -> String {
        match self {
            PadKey::Tricks(tricks) => tricks.to_string(),
            PadKey::Moon(points) => format!("13, plus {points} points"),
            PadKey::Nil(points, NilFailure::Penalty) => format!("Nil, plus or minus {points} points"),
            PadKey::Nil(points, NilFailure::Bags) => format!("Nil, plus {points} points, or its bags"),
        }
    }

    fn key(&self) -> String {
        format!("bid-{}", self.tricks())
    }
}

/// What stands on a key of the bid pad.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PadNumber(pub PadKey);

impl Phrase for PadNumber {
    fn text(&self) -> String {
        match self.0.tricks() {
            0 => "Nil".to_owned(),
            tricks => tricks.to_string(),
        }
    }
}

/// What stands under it: the points at stake.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PadStake(pub PadKey);

impl Phrase for PadStake {
    fn text(&self) -> String {
        match self.0 {
            PadKey::Tricks(_) => String::new(),
            PadKey::Moon(points) | PadKey::Nil(points, NilFailure::Bags) => format!("+{points}"),
            PadKey::Nil(points, NilFailure::Penalty) => format!("±{points}"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

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
