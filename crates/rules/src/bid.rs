//! Bids.

use serde::{Deserialize, Serialize};

use crate::{BelowTotal, BiddingRule, Illegal, Misdeal, Rules, Sides, Suit};

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
    /// A number of tricks for the whole side, declared before seeing a card.
    Blind(u8),
}

impl Bid {
    /// Nil.
    pub const NIL: Bid = Bid::Tricks(0);

    /// Returns `true` for a nil or a blind nil.
    #[must_use]
    pub const fn is_nil(self) -> bool {
        matches!(self, Bid::BlindNil | Bid::Tricks(0))
    }

    /// Returns `true` if it was declared before seeing a card.
    #[must_use]
    pub const fn is_blind(self) -> bool {
        matches!(self, Bid::BlindNil | Bid::Blind(_))
    }

    /// Returns the number of tricks promised; 0 for a nil and a blind nil.
    #[must_use]
    pub const fn tricks(self) -> u8 {
        match self {
            Bid::BlindNil => 0,
            Bid::Tricks(tricks) | Bid::Blind(tricks) => tricks,
        }
    }
}

/// A seat's turn to bid, as far as it decides which bids are legal.
///
/// ```
/// use spades_rules::{BidTurn, Game, Preset, Seed};
/// let game = Game::new(Preset::Whiz.rules(), Seed::from_u64(1)).unwrap();
/// let turn: BidTurn = game.bid_turn(game.first());
/// assert_eq!((turn.partner, turn.others, turn.is_last), (None, 0, false));
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct BidTurn {
    /// Number of spades that the seat holds.
    pub spades: u8,
    /// The partner's bid so far.
    pub partner: Option<Bid>,
    /// Total of the others' bids so far.
    pub others: u8,
    /// `true` if nobody bids after the seat.
    pub is_last: bool,
    /// Number of deals of this round that were thrown in.
    pub thrown_in: u32,
}

/// Maximum number of deals of a round that are thrown in for their bids or cards.
const MAX_THROWN_IN: u32 = 3;

impl Rules {
    /// Returns the numbers of tricks that a seat may bid, nil as 0, lowest first.
    ///
    /// ```
    /// use spades_rules::{Bid, BidTurn, Preset};
    /// let bids = |preset: Preset, spades, partner| {
    ///     let turn = BidTurn { spades, partner, ..BidTurn::default() };
    ///     preset.rules().legal_bids(&turn).collect::<Vec<_>>()
    /// };
    /// assert_eq!(bids(Preset::Pairs, 3, None).len(), 14);
    /// assert_eq!(bids(Preset::Whiz, 3, None), [0, 3]);
    /// assert_eq!(bids(Preset::Suicide, 3, Some(Bid::Tricks(5))), [0]);
    /// ```
    pub fn legal_bids(&self, turn: &BidTurn) -> impl Iterator<Item = u8> + use<> {
        let (rules, turn) = (*self, *turn);
        (0..=13).filter(move |&tricks| rules.why_not_bid(tricks, &turn).is_none())
    }

    /// Returns why a seat may not bid `tricks`; `None` if it may.
    ///
    /// ```
    /// use spades_rules::{BidTurn, Illegal, Preset};
    /// let mirror = Preset::Mirror.rules();
    /// let turn = BidTurn { spades: 3, ..BidTurn::default() };
    /// assert_eq!(mirror.why_not_bid(3, &turn), None);
    /// assert_eq!(mirror.why_not_bid(4, &turn), Some(Illegal::Mirror(3)));
    /// ```
    #[must_use]
    pub fn why_not_bid(&self, tricks: u8, turn: &BidTurn) -> Option<Illegal> {
        let spades = turn.spades;
        if tricks > 13 {
            return Some(Illegal::BidTooHigh);
        }
        let by_rule = match (self.bidding, turn.partner) {
            (BiddingRule::Free, _) => self.why_not_free(tricks, turn.partner),
            (BiddingRule::Whiz, _) => (tricks != 0 && tricks != spades).then_some(Illegal::Whiz(spades)),
            (BiddingRule::Mirror, _) => (tricks != spades).then_some(Illegal::Mirror(spades)),
            (BiddingRule::Suicide, None) => (1..4).contains(&tricks).then_some(Illegal::SuicideNilOrFour),
            (BiddingRule::Suicide, Some(bid)) if bid.is_nil() => (tricks < 4).then_some(Illegal::SuicideFour),
            (BiddingRule::Suicide, Some(_)) => (tricks != 0).then_some(Illegal::SuicideNil),
        };
        by_rule.or_else(|| self.why_not_total(turn.others + tricks, turn))
    }

    /// Returns why a seat may not bid nil, blind or not; `None` if it may.
    #[must_use]
    pub(crate) fn why_not_nil(&self, turn: &BidTurn) -> Option<Illegal> {
        self.why_not_bid(0, turn)
    }

    /// Returns why a side may not bid `tricks` blind; `None` if it may. Whether anyone has looked, and whether the side is far enough behind,
    /// is for the match to know.
    ///
    /// ```
    /// use spades_rules::{BidTurn, Illegal, Preset, Rules};
    /// let rules = Rules { blind_bid: Some(6), ..Preset::Pairs.rules() };
    /// assert_eq!(rules.why_not_blind_bid(6, &BidTurn::default()), None);
    /// assert_eq!(rules.why_not_blind_bid(5, &BidTurn::default()), Some(Illegal::BidTooLow(6)));
    /// ```
    #[must_use]
    pub fn why_not_blind_bid(&self, tricks: u8, turn: &BidTurn) -> Option<Illegal> {
        let Some(min) = self.blind_bid else {
            return Some(Illegal::NoBlindBid);
        };
        let min = min.max(self.min_bid.side.unwrap_or(0)).max(self.min_bid.player);
        match tricks {
            14.. => Some(Illegal::BidTooHigh),
            _ if turn.partner.is_some() => Some(Illegal::BlindBidTooLate),
            _ if tricks < min => Some(Illegal::BidTooLow(min)),
            _ => self.why_not_total(turn.others + tricks, turn),
        }
    }

    /// Returns why a free bid is too low.
    fn why_not_free(&self, tricks: u8, partner: Option<Bid>) -> Option<Illegal> {
        let beside_nil = self.nil_partner_min.max(self.min_bid.side).unwrap_or(0);
        if tricks == 0 {
            return match partner {
                _ if self.nil.is_none() => Some(Illegal::NoNil),
                Some(bid) if bid.is_nil() => self.nil_partner_min.map(|_| Illegal::BidTooLow(beside_nil)),
                Some(bid) => (bid.tricks() < beside_nil).then_some(Illegal::NilNeedsBid(beside_nil)),
                None => None,
            };
        }
        let board = self.min_bid.side.unwrap_or(0);
        let of_side = match (self.sides, partner) {
            (Sides::Partners, None) => 0,
            (Sides::Partners, Some(bid)) if bid.is_nil() => beside_nil,
            (Sides::Partners, Some(bid)) => board.saturating_sub(bid.tricks()),
            (Sides::Single | Sides::Dummy, _) => board,
        };
        let min = of_side.max(self.min_bid.player);
        (tricks < min).then_some(Illegal::BidTooLow(min))
    }

    /// Returns why the last bidder may not bring the bids to a total.
    fn why_not_total(&self, total: u8, turn: &BidTurn) -> Option<Illegal> {
        if !turn.is_last {
            return None;
        }
        let raised = self.min_bid.total.filter(|_| self.must_raise(turn.thrown_in));
        if let Some(min) = raised.filter(|&min| total < min) {
            return Some(Illegal::TotalTooLow(min));
        }
        (self.total_not_thirteen && total == 13).then_some(Illegal::TotalThirteen)
    }

    /// Returns `true` if hands may still be thrown in, after this number of deals of the round were.
    pub(crate) const fn may_throw_in(&self, thrown_in: u32) -> bool {
        matches!(self.misdeal, Misdeal::NoSpades) && thrown_in < MAX_THROWN_IN
    }

    /// Returns `true` if the last bidder must bring the bids up to the minimum total, after this number of deals of the round were thrown in.
    const fn must_raise(&self, thrown_in: u32) -> bool {
        matches!(self.min_bid.below_total, BelowTotal::Raise) || thrown_in >= MAX_THROWN_IN
    }

    /// Returns the total of all bids, if the rules prescribe it: in mirror that of the spades, where all cards are dealt.
    ///
    /// ```
    /// use spades_rules::{Preset, Rules, Trumps};
    /// let mirror = Preset::Mirror.rules();
    /// let deuces = Rules { trumps: Trumps::JokersDeuces, ..mirror };
    /// assert_eq!([mirror, deuces, Preset::Whiz.rules()].map(|rules| rules.prescribed_total()), [Some(13), Some(16), None]);
    /// ```
    #[must_use]
    pub fn prescribed_total(&self) -> Option<u8> {
        let all_dealt = self.players == 4 && self.bidding == BiddingRule::Mirror;
        all_dealt.then(|| self.deck().in_suit(Suit::Spades).len() as u8)
    }

    /// Returns `true` if a deal is thrown in because its bids total too little.
    ///
    /// ```
    /// use spades_rules::{MinBid, Preset, Rules};
    /// let pairs = Preset::Pairs.rules();
    /// let rules = Rules { min_bid: MinBid { total: Some(11), ..pairs.min_bid }, ..pairs };
    /// assert!(rules.is_thrown_in(10, 0) && !rules.is_thrown_in(11, 0));
    /// // After three such deals the last bidder must raise.
    /// assert!(!rules.is_thrown_in(10, 3));
    /// ```
    #[must_use]
    pub fn is_thrown_in(&self, total: u8, thrown_in: u32) -> bool {
        !self.must_raise(thrown_in) && self.min_bid.total.is_some_and(|min| total < min)
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
