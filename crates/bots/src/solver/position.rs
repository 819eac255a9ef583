//! A two-hand position between tricks, in relative ranks.
//!
//! Cards that are in neither hand beat nothing, so a suit is only the sequence of its owners from the lowest card to
//! the highest: one bit per card, 1 for the leader. Playing a card deletes its bit, and neighbors of one owner are
//! equal by construction. A sequence by itself has a sentinel bit above its highest card; the four sequences of a
//! position are adjacent, sixteen bits each: no suit has more cards.

use arrayvec::ArrayVec;
use spades_rules::{Card, CardSet, Suit};

/// Index of spades among the suits.
pub(super) const SPADES: usize = 3;

/// Bits of a suit.
const LANE: u64 = 0xffff;
/// The lowest bit of every suit.
const LOWEST: u64 = 0x0001_0001_0001_0001;

/// A card as its suit and its place in the suit's sequence: the number of its bit.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Spot(u8);

impl Spot {
    pub(super) const fn new(suit: usize, at: u8) -> Spot {
        Spot((suit as u8) << 4 | at)
    }

    /// Returns the spot with this [`Spot::number`].
    pub(super) const fn numbered(number: u8) -> Spot {
        Spot(number)
    }

    pub(super) const fn number(self) -> u8 {
        self.0
    }

    pub(super) const fn suit(self) -> usize {
        (self.0 >> 4) as usize
    }

    pub(super) const fn at(self) -> u8 {
        self.0 & 15
    }
}

/// A list of different cards to choose from, at most 13.
pub(super) type Spots = ArrayVec<Spot, 13>;

/// Two hands with the same number of cards, from the point of view of the seat that leads.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Position {
    /// The leader's cards, by suit.
    owners: u64,
    /// All cards, by suit.
    cards: u64,
    /// Number of tricks left.
    pub left: u8,
    /// `true` if spades may be led freely.
    pub broken: bool,
}

/// Returns the number of cards in a suit's sequence.
pub(super) const fn length(suit: u32) -> u32 {
    31 - suit.leading_zeros()
}

/// Returns these bits without one of them: those above it in its suit move down.
const fn without(bits: u64, spot: Spot) -> u64 {
    let lane = LANE << (spot.0 & 0x30);
    let from = (u64::MAX << spot.0) & lane;
    let above = from & (from << 1);
    (bits & !from) | (bits & above) >> 1
}

impl Position {
    /// Returns the position of two hands with the same number of cards, at most 13.
    pub(super) fn new(leader: CardSet, follower: CardSet, broken: bool) -> Position {
        let (mut owners, mut cards) = (0, 0);
        for suit in Suit::ALL.into_iter().rev() {
            (owners, cards) = (owners << 16, cards << 16);
            for (at, card) in leader.union(follower).in_suit(suit).iter().enumerate() {
                owners |= u64::from(leader.contains(card)) << at;
                cards |= 1 << at;
            }
        }
        Position {
            owners,
            cards,
            left: u8::try_from(leader.len()).unwrap_or(0),
            broken,
        }
    }

    /// Returns the spot of `card`.
    pub(super) fn spot(leader: CardSet, follower: CardSet, card: Card) -> Spot {
        let suit = leader.union(follower).in_suit(card.suit());
        let below = suit.iter().filter(|&other| other < card).count();
        Spot::new(card.suit() as usize, u8::try_from(below).unwrap_or(0))
    }

    /// Returns the suits as sequences, each with its sentinel.
    pub(super) const fn suits(&self) -> [u32; 4] {
        let suits = self.cards.wrapping_add(LOWEST) | self.owners;
        // The sentinel of sixteen spades is above their lane.
        let above = (self.cards >> 63 << 16) as u32;
        [
            (suits as u16) as u32,
            (suits >> 16) as u16 as u32,
            (suits >> 32) as u16 as u32,
            (suits >> 48) as u32 | above,
        ]
    }

    /// Returns the leader's cards of a suit.
    pub(super) const fn leaders(&self, suit: usize) -> u16 {
        (self.owners >> (16 * suit)) as u16
    }

    /// Returns the follower's cards of a suit.
    pub(super) const fn followers(&self, suit: usize) -> u16 {
        ((self.cards ^ self.owners) >> (16 * suit)) as u16
    }

    /// Returns the lowest card of every run of equals among the leader's legal leads.
    pub(super) fn leads(&self) -> Spots {
        let mut spots = Spots::new();
        for suit in 0..SPADES {
            runs(&mut spots, suit, self.leaders(suit));
        }
        if self.broken || spots.is_empty() {
            runs(&mut spots, SPADES, self.leaders(SPADES));
        }
        spots
    }

    /// Returns the lowest card of every run of equals among the follower's replies to `lead`. The card led still
    /// separates those above it from those below.
    pub(super) fn replies(&self, lead: Spot) -> Spots {
        let mut spots = Spots::new();
        runs(&mut spots, lead.suit(), self.followers(lead.suit()));
        if spots.is_empty() {
            for suit in 0..4 {
                runs(&mut spots, suit, self.followers(suit));
            }
        }
        spots
    }

    /// Returns `true` if the follower's `reply` takes the trick.
    pub(super) const fn takes(lead: Spot, reply: Spot) -> bool {
        if reply.suit() == lead.suit() {
            reply.0 > lead.0
        } else {
            reply.suit() == SPADES
        }
    }

    /// Returns the position after a trick, from the point of view of the seat that leads next.
    pub(super) const fn after(&self, lead: Spot, reply: Spot) -> Position {
        // The higher one first: the other's place stays the same.
        let (first, second) = if lead.0 < reply.0 { (reply, lead) } else { (lead, reply) };
        let owners = without(without(self.owners, first), second);
        let cards = without(without(self.cards, first), second);
        Position {
            owners: if Position::takes(lead, reply) {
                owners ^ cards
            } else {
                owners
            },
            cards,
            left: self.left - 1,
            broken: self.broken || first.suit() == SPADES,
        }
    }

    /// Returns a number that two positions share only if they are the same game: below 2^43.
    pub(super) fn key(&self) -> u64 {
        let [mut a, mut b, mut c, spades] = self.suits();
        // Side suits are interchangeable.
        (a, b) = (a.min(b), a.max(b));
        (b, c) = (b.min(c), b.max(c));
        (a, b) = (a.min(b), a.max(b));
        let mut key = 0;
        let mut shift = 0;
        for suit in [spades, a, b, c] {
            let length = length(suit);
            key |= u64::from(suit ^ 1 << length) << shift;
            shift += length;
        }
        // Sixteen spades count as none: then no other suit could have the cards left over.
        let lengths = length(spades) & 15 | length(a) << 4 | length(b) << 8;
        let broken = self.broken || spades == 1;
        key | u64::from(lengths) << 26 | u64::from(self.left) << 38 | u64::from(broken) << 42
    }
}

/// Returns the lowest card of each run in `cards`, as bits.
pub(super) const fn starts(cards: u16) -> u16 {
    cards & !(cards << 1)
}

/// Adds the lowest card of each run in `cards`.
fn runs(spots: &mut Spots, suit: usize, cards: u16) {
    let mut starts = starts(cards);
    while starts != 0 {
        spots.push(Spot::new(suit, starts.trailing_zeros() as u8));
        starts &= starts - 1;
    }
}
