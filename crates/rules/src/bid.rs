//! Bids.

use serde::{Deserialize, Serialize};

use crate::{BiddingRule, Illegal, Rules};

/// A bid on the score sheet.
///
/// ```
/// use spades_rules::Bid;
/// assert!(Bid::BlindNil.is_nil() && Bid::NIL.is_nil() && !Bid::Tricks(1).is_nil());
/// assert_eq!(Bid::Tricks(4).tricks(), 4);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Bid {
    /// No tricks, declared before seeing a card.
    BlindNil,
    /// 0 (nil) to 13 tricks.
    Tricks(u8),
}

impl Bid {
    /// Nil.
    pub const NIL: Bid = Bid::Tricks(0);

    /// Returns `true` for a nil or a blind nil.
    #[must_use]
    pub const fn is_nil(self) -> bool {
        matches!(self, Bid::BlindNil | Bid::Tricks(0))
    }

    /// Returns the number of tricks promised; 0 for a nil and a blind nil.
    #[must_use]
    pub const fn tricks(self) -> u8 {
        match self {
            Bid::BlindNil => 0,
            Bid::Tricks(tricks) => tricks,
        }
    }
}

impl Rules {
    /// Returns the numbers of tricks that a seat may bid, nil as 0, lowest first. Besides the rules, they depend on
    /// the number of `spades` that the seat holds and on its partner's bid so far.
    ///
    /// ```
    /// use spades_rules::{Bid, Preset};
    /// let bids = |preset: Preset, spades, partner| preset.rules().legal_bids(spades, partner).collect::<Vec<_>>();
    /// assert_eq!(bids(Preset::Pairs, 3, None).len(), 14);
    /// assert_eq!(bids(Preset::Whiz, 3, None), [0, 3]);
    /// assert_eq!(bids(Preset::Suicide, 3, Some(Bid::Tricks(5))), [0]);
    /// ```
    pub fn legal_bids(&self, spades: u8, partner: Option<Bid>) -> impl Iterator<Item = u8> + use<> {
        let rules = *self;
        (0..=13).filter(move |&tricks| rules.why_not_bid(tricks, spades, partner).is_none())
    }

    /// Returns why a seat may not bid `tricks`; `None` if it may. The arguments are those of [`Rules::legal_bids`].
    ///
    /// ```
    /// use spades_rules::{Illegal, Preset};
    /// let mirror = Preset::Mirror.rules();
    /// assert_eq!(mirror.why_not_bid(3, 3, None), None);
    /// assert_eq!(mirror.why_not_bid(4, 3, None), Some(Illegal::Mirror(3)));
    /// ```
    #[must_use]
    pub fn why_not_bid(&self, tricks: u8, spades: u8, partner: Option<Bid>) -> Option<Illegal> {
        if tricks > 13 {
            return Some(Illegal::BidTooHigh);
        }
        match (self.bidding, partner) {
            (BiddingRule::Free, _) => None,
            (BiddingRule::Whiz, _) => (tricks != 0 && tricks != spades).then_some(Illegal::Whiz(spades)),
            (BiddingRule::Mirror, _) => (tricks != spades).then_some(Illegal::Mirror(spades)),
            (BiddingRule::Suicide, None) => (1..4).contains(&tricks).then_some(Illegal::SuicideNilOrFour),
            (BiddingRule::Suicide, Some(bid)) if bid.is_nil() => (tricks < 4).then_some(Illegal::SuicideFour),
            (BiddingRule::Suicide, Some(_)) => (tricks != 0).then_some(Illegal::SuicideNil),
        }
    }
}

impl BiddingRule {
    /// Returns the number of spades that a bid of `tricks` reveals; `None` if it reveals nothing.
    ///
    /// ```
    /// use spades_rules::BiddingRule;
    /// assert_eq!(BiddingRule::Mirror.spades_revealed(0), Some(0));
    /// assert_eq!(BiddingRule::Whiz.spades_revealed(4), Some(4));
    /// // In whiz every seat may bid nil.
    /// assert_eq!(BiddingRule::Whiz.spades_revealed(0), None);
    /// assert_eq!(BiddingRule::Free.spades_revealed(4), None);
    /// ```
    #[must_use]
    pub const fn spades_revealed(self, tricks: u8) -> Option<u8> {
        match self {
            BiddingRule::Mirror => Some(tricks),
            BiddingRule::Whiz if tricks > 0 => Some(tricks),
            BiddingRule::Whiz | BiddingRule::Free | BiddingRule::Suicide => None,
        }
    }
}
