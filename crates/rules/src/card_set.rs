//! Sets of cards.

use std::fmt;

use serde::de::{SeqAccess, Visitor};
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::{Card, Suit};

/// A set of cards, as 56 bits.
///
/// ```
/// use spades_rules::{CardSet, Suit};
/// let set: CardSet = ["AS", "2C", "KC"].iter().map(|c| c.parse().unwrap()).collect();
/// assert_eq!(set.len(), 3);
/// assert_eq!(set.in_suit(Suit::Clubs).len(), 2);
/// ```
#[derive(Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct CardSet(u64);

impl CardSet {
    /// The empty set.
    pub const EMPTY: CardSet = CardSet(0);
    /// All 56 cards.
    pub const ALL: CardSet = CardSet((1 << Card::COUNT) - 1);
    /// The standard deck of 52.
    pub const STANDARD: CardSet = CardSet((1 << 52) - 1);

    /// Returns the set with these bits (bit `i` is the card of index `i`); bits above 55 are dropped.
    #[must_use]
    pub const fn from_bits(bits: u64) -> CardSet {
        CardSet(bits & CardSet::ALL.0)
    }

    /// Returns the bits of the set.
    #[must_use]
    pub const fn bits(self) -> u64 {
        self.0
    }

    /// Returns all cards of a suit in any deck; jokers and high deuces are spades.
    #[must_use]
    pub const fn suit(suit: Suit) -> CardSet {
        match suit {
            Suit::Spades => CardSet(0x1_ffff << 39),
            other => CardSet(0x1fff << (13 * other as u32)),
        }
    }

    /// Returns the cards of this set that belong to `suit`.
    #[must_use]
    pub const fn in_suit(self, suit: Suit) -> CardSet {
        CardSet(self.0 & CardSet::suit(suit).0)
    }

    /// Returns the number of cards.
    #[must_use]
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Returns `true` if the set has no cards.
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Returns `true` if `card` is in the set.
    #[must_use]
    pub const fn contains(self, card: Card) -> bool {
        self.0 >> card.index() & 1 == 1
    }

    /// Inserts a card.
    pub const fn insert(&mut self, card: Card) {
        self.0 |= 1 << card.index();
    }

    /// Removes a card.
    pub const fn remove(&mut self, card: Card) {
        self.0 &= !(1 << card.index());
    }

    /// Returns the cards in either set.
    #[must_use]
    pub const fn union(self, other: CardSet) -> CardSet {
        CardSet(self.0 | other.0)
    }

    /// Returns the cards in both sets.
    #[must_use]
    pub const fn intersection(self, other: CardSet) -> CardSet {
        CardSet(self.0 & other.0)
    }

    /// Returns the cards of this set that are not in `other`.
    #[must_use]
    pub const fn difference(self, other: CardSet) -> CardSet {
        CardSet(self.0 & !other.0)
    }

    /// Returns the card with the lowest index.
    #[must_use]
    pub const fn first(self) -> Option<Card> {
        if self.0 == 0 {
            None
        } else {
            Some(Card::of_bit(self.0.trailing_zeros()))
        }
    }

    /// Returns the card with the highest index.
    #[must_use]
    pub const fn last(self) -> Option<Card> {
        if self.0 == 0 {
            None
        } else {
            Some(Card::of_bit(63 - self.0.leading_zeros()))
        }
    }

    /// Returns the first card from index `start` on, wrapping around to the lowest. With a random start this is a
    /// cheap choice, but not a uniform one: the wider the gap before a card, the more often it is chosen.
    ///
    /// ```
    /// use spades_rules::CardSet;
    /// let set: CardSet = ["2C", "KC", "AS"].iter().map(|card| card.parse().unwrap()).collect();
    /// let found = [0, 1, 12, 51, 52, 63].map(|start| set.first_from(start).unwrap().to_string());
    /// assert_eq!(found, ["2C", "KC", "AS", "AS", "2C", "2C"]);
    /// assert_eq!(CardSet::EMPTY.first_from(7), None);
    /// ```
    #[must_use]
    #[inline]
    pub const fn first_from(self, start: u8) -> Option<Card> {
        let start = start as u32 % 64;
        if self.0 == 0 {
            return None;
        }
        let ahead = self.0.rotate_right(start).trailing_zeros();
        Some(Card::of_bit((ahead + start) % 64))
    }

    /// Returns an iterator over the cards in rising index.
    #[must_use]
    pub const fn iter(self) -> Cards {
        Cards(self)
    }
}

/// Iterator over the cards of a set in rising index; see [`CardSet::iter`].
///
/// ```
/// use spades_rules::{CardSet, Suit};
/// let mut hearts = CardSet::suit(Suit::Hearts).iter();
/// assert_eq!(hearts.len(), 13);
/// assert_eq!(hearts.next().unwrap().to_string(), "2H");
/// assert_eq!(hearts.next_back().unwrap().to_string(), "AH");
/// ```
#[derive(Clone, Debug)]
pub struct Cards(CardSet);

impl Iterator for Cards {
    type Item = Card;

    fn next(&mut self) -> Option<Card> {
        let card = self.0.first()?;
        self.0.remove(card);
        Some(card)
    }

    #[inline]
    fn nth(&mut self, n: usize) -> Option<Card> {
        let Some(index) = nth_bit(self.0.0, n) else {
            self.0 = CardSet::EMPTY;
            return None;
        };
        self.0 = CardSet(self.0.0 & ((u64::MAX - 1) << index));
        Some(Card::of_bit(index))
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        (self.0.len(), Some(self.0.len()))
    }
}

/// Returns the index of the `n`th set bit, counted from 0. Branch-free: the iteration count of a loop would be
/// unpredictable, and a branch misprediction costs more than all of this.
#[inline]
fn nth_bit(bits: u64, n: usize) -> Option<u32> {
    const ONES: u64 = u64::MAX / 0xff;
    const HIGH: u64 = ONES << 7;
    // Number of set bits: in each pair, in each nibble, in each byte, and up to each byte.
    let pairs = bits - ((bits >> 1) & (ONES * 0x55));
    let fours = (pairs & (ONES * 0x33)) + ((pairs >> 2) & (ONES * 0x33));
    let bytes = (fours + (fours >> 4)) & (ONES * 0x0f);
    let sums = bytes.wrapping_mul(ONES);
    let n = n as u64;
    if n >= sums >> 56 {
        return None;
    }
    // The bytes with at most `n` bits up to their end are below the byte with the wanted bit.
    let below = (((((n * ONES) | HIGH) - sums) & HIGH) >> 7).wrapping_mul(ONES) >> 56;
    let shift = 8 * below as u32;
    let left = n - (((sums << 8) >> shift) & 0xff);
    let byte = (bits >> shift) & 0xff;
    Some(shift + u32::from(NTH_BIT[byte as usize & 255][left as usize & 7]))
}

/// Indices of the set bits of each byte, lowest first.
static NTH_BIT: [[u8; 8]; 256] = {
    let mut lookup = [[0; 8]; 256];
    let mut byte = 0;
    while byte < 256 {
        let (mut bit, mut n) = (0, 0);
        while bit < 8 {
            if (byte >> bit) & 1 == 1 {
                lookup[byte][n] = bit;
                n += 1;
            }
            bit += 1;
        }
        byte += 1;
    }
    lookup
};

impl DoubleEndedIterator for Cards {
    fn next_back(&mut self) -> Option<Card> {
        let card = self.0.last()?;
        self.0.remove(card);
        Some(card)
    }
}

impl ExactSizeIterator for Cards {}

impl std::iter::FusedIterator for Cards {}

impl IntoIterator for CardSet {
    type Item = Card;
    type IntoIter = Cards;

    fn into_iter(self) -> Cards {
        self.iter()
    }
}

impl FromIterator<Card> for CardSet {
    fn from_iter<I: IntoIterator<Item = Card>>(cards: I) -> CardSet {
        cards.into_iter().fold(CardSet::EMPTY, |mut set, card| {
            set.insert(card);
            set
        })
    }
}

impl fmt::Debug for CardSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

/// Serializes as a list of cards in rising index.
impl Serialize for CardSet {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

impl<'de> Deserialize<'de> for CardSet {
    /// Rejects a card that is listed twice.
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<CardSet, D::Error> {
        deserializer.deserialize_seq(ListOfCards)
    }
}

struct ListOfCards;

impl<'de> Visitor<'de> for ListOfCards {
    type Value = CardSet;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a list of cards")
    }

    fn visit_seq<A: SeqAccess<'de>>(self, mut list: A) -> Result<CardSet, A::Error> {
        let mut set = CardSet::EMPTY;
        while let Some(card) = list.next_element::<Card>()? {
            if set.contains(card) {
                return Err(serde::de::Error::custom(format_args!("{card} is listed twice")));
            }
            set.insert(card);
        }
        Ok(set)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn any_card_of_any_set() {
        // Sets of every size, from a multiplicative sequence that is thinned out step by step.
        let mut bits = u64::MAX;
        for step in 1..20_000_u64 {
            bits = if step % 8 == 0 {
                u64::MAX
            } else {
                bits & step.wrapping_mul(0x9e37_79b9_7f4a_7c15).rotate_left(step as u32)
            };
            let set = CardSet::from_bits(bits);
            let cards: Vec<Card> = set.iter().collect();
            for n in 0..=cards.len() {
                let mut rest = set.iter();
                assert_eq!(rest.nth(n), cards.get(n).copied());
                assert_eq!(rest.collect::<Vec<_>>(), cards[cards.len().min(n + 1)..]);
            }
            assert_eq!(set.iter().nth(usize::MAX), None);
        }
    }
}
