//! The bid pad and other panels that ask for a bid.

use super::Phrase;
use super::custom_rules::dashed;
use crate::say;
use crate::text::Words;
use spades_rules::{BiddingRule, Moon, NilFailure, Rules, Sides};

use super::number::Tenths;

/// Texts of a panel that asks for a bid.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Bidding {
    /// Title of the panel.
    YourBid,
    /// Which bids are legal.
    How(BiddingRule),
    /// Smallest contract of two partners, or of a player alone.
    Board(u8, bool),
    /// Smallest total of all bids.
    Total(u8),
    /// The bids may not add up to 13.
    NotThirteen,
    /// Smallest bid of a partner beside whom nil may be bid.
    NilBeside(u8),
    /// Smallest number of a player.
    AtLeast(u8),
    /// Encouragement before the first bid ever.
    NotSure,
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

impl Bidding {
    /// Returns the line that says which bids are legal: the limit that matters most, or the bidding rule.
    pub fn how(rules: &Rules) -> Bidding {
        let min = rules.min_bid;
        let beside = rules.nil_partner_min.map(Bidding::NilBeside);
        let board = min
            .side
            .map(|board| Bidding::Board(board, rules.sides == Sides::Partners));
        let limits = [
            board,
            min.total.map(Bidding::Total),
            rules.total_not_thirteen.then_some(Bidding::NotThirteen),
            beside,
            Some(min.player).filter(|&min| min > 1).map(Bidding::AtLeast),
        ];
        limits
            .into_iter()
            .flatten()
            .next()
            .unwrap_or(Bidding::How(rules.bidding))
    }
}

impl Phrase for Bidding {
    fn words(&self) -> Words {
        match self {
            Bidding::YourBid => say::bidding::your_bid(),
            Bidding::How(rule) => say::bidding::how(dashed(rule.key())),
            Bidding::Board(min, partners) => say::bidding::board(*min, *partners),
            Bidding::Total(min) => say::bidding::total(*min),
            Bidding::NotThirteen => say::bidding::not_thirteen(),
            Bidding::NilBeside(min) => say::bidding::nil_beside(*min),
            Bidding::AtLeast(min) => say::bidding::at_least(*min),
            Bidding::NotSure => say::bidding::not_sure(),
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

/// A key of the bid pad, for screen readers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PadKey {
    /// A bid of this number of tricks.
    Tricks(u8),
    /// A bid of ten tricks or more where they score extra, and the points won and lost with it.
    Ten(u8, i32, i32),
    /// A bid of all tricks, worth this many points.
    Moon(i32),
    /// A bid of nil, worth this many points.
    Nil(i32, NilFailure),
}

impl Phrase for PadKey {
    fn words(&self) -> Words {
        match self {
            PadKey::Tricks(tricks) => say::bidding::pad_key_tricks(*tricks),
            PadKey::Ten(tricks, made, lost) => say::bidding::pad_key_ten(*tricks, *made, *lost, made == lost),
            PadKey::Moon(points) => say::bidding::pad_key_moon(*points),
            PadKey::Nil(points, failure) => say::bidding::pad_key_nil(*points, dashed(failure.key())),
        }
    }

    fn key(&self) -> String {
        pad_key(self)
    }
}

fn pad_key(key: &PadKey) -> String {
    format!("bid-{}", key.tricks())
}

impl PadKey {
    /// Returns the key of this number under these rules.
    #[must_use]
    pub fn of(tricks: u8, rules: &Rules) -> PadKey {
        // With a partner, 13 is seldom bid by one of them alone.
        let moon = rules
            .moon
            .and_then(Moon::points)
            .filter(|_| rules.sides == Sides::Single);
        match (tricks, rules.nil, moon, rules.ten) {
            (0, Some(points), ..) => PadKey::Nil(points, rules.nil_failure),
            (13, _, Some(points), _) => PadKey::Moon(points),
            (10.., _, _, Some(ten)) => PadKey::Ten(tricks, ten.made, ten.failed),
            _ => PadKey::Tricks(tricks),
        }
    }

    /// Returns the number of tricks bid.
    #[must_use]
    pub const fn tricks(self) -> u8 {
        match self {
            PadKey::Tricks(tricks) | PadKey::Ten(tricks, ..) => tricks,
            PadKey::Moon(_) => 13,
            PadKey::Nil(..) => 0,
        }
    }
}

#[cfg(test)]
mod tests {
    use spades_rules::{Preset, Ten};

    use super::*;
    use crate::text::Phrase;

    /// The key of a ten at Ace High didn't say that it is worth 150.
    #[test]
    fn keys_say_what_scores_extra() {
        let stakes =
            |rules: &Rules| [0, 9, 10, 13].map(|tricks| PadKey::of(tricks, rules).words().attribute("stake").text());
        assert_eq!(stakes(&Preset::Pairs.rules()), ["±100", "", "", ""]);
        assert_eq!(stakes(&Preset::AceHigh.rules())[1..], ["", "±150", "±150"]);
        assert_eq!(stakes(&Preset::Moonshot.rules())[1..], ["", "", "+250"]);
        let ten = Some(Ten { made: 200, failed: 100 });
        let rules = Rules {
            ten,
            ..Preset::Moonshot.rules()
        };
        assert_eq!(stakes(&rules)[1..], ["", "+200", "+250"]);
        let heard = PadKey::of(11, &rules).words().text();
        assert_eq!(heard, "11, 200 points if made, 100 lost if set");
    }

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
