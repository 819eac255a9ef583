//! Cards that partners pass each other.

use arrayvec::ArrayVec;

use crate::{Bid, Rules, Seat, Sides};

/// A share: cards that one partner passes to the other.
///
/// ```
/// use spades_rules::{Bid, Preset, Rules, Share};
/// let mut rules = Preset::Pairs.rules();
/// rules.pass.nil = 2;
/// let bids = [5, 0, 0, 4].map(|tricks| Some(Bid::Tricks(tricks)));
/// // The nil bidder who sits first from the dealer's left begins.
/// let shares: Vec<_> = rules.shares(&bids, 3, 13).iter().map(|share| (share.from, share.to)).collect();
/// assert_eq!(shares, [(1, 3), (3, 1), (2, 0), (0, 2)]);
/// assert_eq!(rules.shares(&bids, 3, 13)[0], Share { from: 1, to: 3, count: 2 });
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Share {
    /// The giver.
    pub from: Seat,
    /// The taker.
    pub to: Seat,
    /// Number of cards.
    pub count: u8,
}

impl Rules {
    /// Returns the shares that these bids lead to, in order: on a side where exactly one partner bid nil, from that partner and back. `first` is
    /// the seat on the dealer's left, and hands have this number of cards before.
    #[must_use]
    pub fn shares(&self, bids: &[Option<Bid>], first: Seat, cards: u8) -> ArrayVec<Share, 4> {
        let mut shares = ArrayVec::new();
        if self.sides != Sides::Partners {
            return shares;
        }
        let bid = |seat: Seat| bids.get(seat).copied().flatten();
        for from in (0..4).map(|step| (first + step) % 4) {
            let to = (from + 2) % 4;
            let count = match (bid(from), bid(to)) {
                (_, None) | (None, _) => 0,
                (_, Some(partner)) if partner.is_nil() => 0,
                (Some(Bid::NIL), _) => self.pass.nil,
                (Some(Bid::BlindNil), _) => self.pass.blind_nil,
                (Some(_), _) => 0,
            };
            let count = count.min(cards);
            if count > 0 {
                shares.push(Share { from, to, count });
                shares.push(Share {
                    from: to,
                    to: from,
                    count,
                });
            }
        }
        shares
    }
}
