//! A two-hand position between tricks, in relative ranks.
//!
//! Cards that are in neither hand beat nothing, so a suit is only the sequence of its owners from the lowest card to the highest: one
//! bit a card, 1 for the leader, below a sentinel bit. Playing a card deletes its bit, and neighbours of one owner are equal by
//! construction.

use arrayvec::ArrayVec;
use spades_rules::{Card, CardSet, Suit};

/// Index of spades in [`Position::suits`].
pub(super) const SPADES: usize = 3;

/// A card as its suit and its place in the suit's sequence.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Spot {
    pub suit: u8,
    pub at: u8,
}

/// At most this many different cards to choose from.
pub(super) type Spots = ArrayVec<Spot, 13>;

/// Two hands of equally many cards, seen from the seat that leads.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Position {
    /// Owners by suit, the lowest card in bit 0, a sentinel above the highest.
    pub suits: [u16; 4],
    /// Tricks to come.
    pub left: u8,
    /// Whether spades may be led freely.
    pub broken: bool,
}

/// Cards in a suit's sequence.
pub(super) const fn length(suit: u16) -> u32 {
    15 - suit.leading_zeros()
}

/// All cards of a sequence.
const fn cards(suit: u16) -> u16 {
    0x7fff >> suit.leading_zeros()
}

/// The leader's cards of a sequence.
pub(super) const fn leaders(suit: u16) -> u16 {
    suit & cards(suit)
}

/// The follower's cards of a sequence.
pub(super) const fn followers(suit: u16) -> u16 {
    !suit & cards(suit)
}

const fn without(suit: u16, at: u8) -> u16 {
    let low = (1 << at) - 1;
    (suit >> (at + 1) << at) | (suit & low)
}

impl Position {
    /// The position of two hands; they hold equally many cards, at most 13.
    pub(super) fn new(leader: CardSet, follower: CardSet, broken: bool) -> Position {
        let suits = Suit::ALL.map(|suit| {
            let both = leader.union(follower).in_suit(suit);
            both.iter()
                .rev()
                .fold(1, |owners, card| owners << 1 | u16::from(leader.contains(card)))
        });
        Position {
            suits,
            left: u8::try_from(leader.len()).unwrap_or(0),
            broken,
        }
    }

    /// Where `card` stands.
    pub(super) fn spot(leader: CardSet, follower: CardSet, card: Card) -> Spot {
        let suit = leader.union(follower).in_suit(card.suit());
        let below = suit.iter().filter(|&other| other < card).count();
        Spot {
            suit: card.suit() as u8,
            at: u8::try_from(below).unwrap_or(0),
        }
    }

    /// The lowest card of every run of equals among the leader's cards that may be led.
    pub(super) fn leads(&self) -> Spots {
        let mut spots = Spots::new();
        for suit in 0..SPADES {
            runs(&mut spots, suit, leaders(self.suits[suit]));
        }
        if self.broken || spots.is_empty() {
            runs(&mut spots, SPADES, leaders(self.suits[SPADES]));
        }
        spots
    }

    /// The lowest card of every run of equals among the follower's answers to `lead`. The card led still parts those above it from those
    /// below.
    pub(super) fn replies(&self, lead: Spot) -> Spots {
        let mut spots = Spots::new();
        let led = usize::from(lead.suit);
        runs(&mut spots, led, followers(self.suits[led]));
        if spots.is_empty() {
            for suit in 0..4 {
                runs(&mut spots, suit, followers(self.suits[suit]));
            }
        }
        spots
    }

    /// Whether the follower's `reply` takes the trick.
    pub(super) fn takes(lead: Spot, reply: Spot) -> bool {
        if reply.suit == lead.suit {
            reply.at > lead.at
        } else {
            usize::from(reply.suit) == SPADES
        }
    }

    /// The position after a trick, seen from the seat that leads next.
    pub(super) fn after(&self, lead: Spot, reply: Spot) -> Position {
        let mut next = *self;
        let (led, answered) = (usize::from(lead.suit), usize::from(reply.suit));
        let (first, second) = if led == answered && lead.at < reply.at {
            (reply, lead)
        } else {
            (lead, reply)
        };
        for spot in [first, second] {
            let suit = &mut next.suits[usize::from(spot.suit)];
            *suit = without(*suit, spot.at);
        }
        next.left -= 1;
        next.broken |= led == SPADES || answered == SPADES;
        if Position::takes(lead, reply) {
            for suit in &mut next.suits {
                *suit ^= cards(*suit);
            }
        }
        next
    }

    /// A number that two positions share only if they are the same game: below 2^43.
    pub(super) fn key(&self) -> u64 {
        let [mut a, mut b, mut c, spades] = self.suits;
        // Side suits may be exchanged.
        if a > b {
            (a, b) = (b, a);
        }
        if b > c {
            (b, c) = (c, b);
        }
        if a > b {
            (a, b) = (b, a);
        }
        let mut key = 0;
        let mut shift = 0;
        for suit in [spades, a, b, c] {
            let length = length(suit);
            key |= u64::from(suit & !(1 << length)) << shift;
            shift += length;
        }
        let lengths = length(spades) | length(a) << 4 | length(b) << 8;
        let broken = self.broken || spades == 1;
        key | u64::from(lengths) << 26 | u64::from(self.left) << 38 | u64::from(broken) << 42
    }
}

/// The lowest card of each run in `cards`, as bits.
pub(super) const fn starts(cards: u16) -> u16 {
    cards & !(cards << 1)
}

/// Adds the lowest card of each run in `cards`.
fn runs(spots: &mut Spots, suit: usize, cards: u16) {
    let mut starts = starts(cards);
    while starts != 0 {
        let at = starts.trailing_zeros() as u8;
        spots.push(Spot { suit: suit as u8, at });
        starts &= starts - 1;
    }
}
