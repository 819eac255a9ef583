//! Seeds, shuffling, and the commitment that proves a deal fair.

use std::fmt;

use rand::{Rng, SeedableRng};
use rand_chacha::ChaCha8Rng;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use sha2::{Digest, Sha256};

use crate::{Card, CardSet};

/// The 256 bits that decide every deal of a match. Written as 64 hex digits.
///
/// ```
/// use spades_rules::Seed;
/// let seed = Seed::from_u64(7);
/// assert_eq!(seed.to_string().parse::<Seed>().unwrap(), seed);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Seed(pub [u8; 32]);

impl Seed {
    /// A seed from a small number, for tests and the command line: its eight bytes, little end first, then zeros.
    #[must_use]
    pub const fn from_u64(number: u64) -> Seed {
        let bytes = number.to_le_bytes();
        let mut seed = [0; 32];
        let mut i = 0;
        while i < 8 {
            seed[i] = bytes[i];
            i += 1;
        }
        Seed(seed)
    }

    /// The generator of one purpose: streams of ChaCha8 do not overlap.
    fn stream(self, stream: u64) -> ChaCha8Rng {
        let mut rng = ChaCha8Rng::from_seed(self.0);
        rng.set_stream(stream);
        rng
    }

    /// Which of `seats` seats begins the first round.
    #[must_use]
    pub(crate) fn first_seat(self, seats: u8) -> u8 {
        u8::try_from(below(&mut self.stream(0), u32::from(seats))).unwrap_or(0)
    }

    /// Deck and salt of a round (`redeal` counts the deals of that round thrown in before).
    pub(crate) fn deal(self, round: u16, redeal: u32, jokers: bool) -> ([Card; 52], [u8; 32]) {
        let mut rng = self.stream(u64::from(round) << 32 | u64::from(redeal));
        let mut deck = [Card::BIG_JOKER; 52];
        for (slot, card) in deck.iter_mut().zip(deck_of(jokers).iter()) {
            *slot = card;
        }
        // Fisher–Yates, written out so that every port deals the same.
        for i in (1..52).rev() {
            let j = below(&mut rng, i + 1);
            deck.swap(i as usize, j as usize);
        }
        let mut salt = [0; 32];
        rng.fill_bytes(&mut salt);
        (deck, salt)
    }
}

/// An even number below `bound`, by rejection.
fn below(rng: &mut ChaCha8Rng, bound: u32) -> u32 {
    let zone = u32::MAX - u32::MAX % bound;
    loop {
        let number = rng.next_u32();
        if number < zone {
            return number % bound;
        }
    }
}

/// The cards of a deck with or without jokers.
#[must_use]
pub fn deck_of(jokers: bool) -> CardSet {
    if !jokers {
        return CardSet::STANDARD;
    }
    let mut deck = CardSet::from_bits(u64::MAX);
    deck.remove(Card::new(crate::Suit::Clubs, 0));
    deck.remove(Card::new(crate::Suit::Diamonds, 0));
    deck
}

fn hex(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}

fn unhex(text: &str) -> Option<[u8; 32]> {
    let mut bytes = [0; 32];
    if text.len() != 64 || !text.is_ascii() {
        return None;
    }
    for (i, byte) in bytes.iter_mut().enumerate() {
        *byte = u8::from_str_radix(&text[2 * i..2 * i + 2], 16).ok()?;
    }
    Some(bytes)
}

impl fmt::Display for Seed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&hex(&self.0))
    }
}

/// Text that is no seed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ParseSeedError;

impl fmt::Display for ParseSeedError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a seed is 64 hexadecimal digits")
    }
}

impl std::error::Error for ParseSeedError {}

impl std::str::FromStr for Seed {
    type Err = ParseSeedError;

    fn from_str(text: &str) -> Result<Seed, ParseSeedError> {
        unhex(text).map(Seed).ok_or(ParseSeedError)
    }
}

impl Serialize for Seed {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Seed {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Seed, D::Error> {
        let text = <std::borrow::Cow<'de, str>>::deserialize(deserializer)?;
        text.parse().map_err(serde::de::Error::custom)
    }
}

/// What proves afterwards that a round's deck was fixed before its first card: the deck, the salt, and the commitment that was
/// shown. The commitment is the SHA-256 of the ASCII text
///
/// ```text
/// spades-deal-v1
/// <salt as 64 hex digits>
/// <cards from the top of the deck, separated by single spaces>
/// ```
///
/// with a line feed after each of the three lines, so that
/// `printf 'spades-deal-v1\n%s\n%s\n' "$salt" "$deck" | sha256sum` prints it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Receipt {
    /// The round, from 1.
    pub round: u16,
    /// The deck from its top.
    pub deck: Vec<Card>,
    /// 64 hex digits.
    pub salt: String,
    /// 64 hex digits.
    pub commitment: String,
}

/// Why a receipt proves nothing.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ReceiptError {
    /// The deck is not one of 52 different cards, standard or with jokers.
    Deck,
    /// The salt is not 64 hex digits.
    Salt,
    /// Deck and salt do not give the commitment.
    Commitment,
}

impl fmt::Display for ReceiptError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            ReceiptError::Deck => "the deck is not 52 different cards of one kind of deck",
            ReceiptError::Salt => "the salt is not 64 hexadecimal digits",
            ReceiptError::Commitment => "deck and salt do not give this commitment",
        })
    }
}

impl std::error::Error for ReceiptError {}

impl Receipt {
    pub(crate) fn new(round: u16, deck: &[Card], salt: &[u8; 32]) -> Receipt {
        Receipt {
            round,
            deck: deck.to_vec(),
            salt: hex(salt),
            commitment: commitment(deck, salt),
        }
    }

    /// Checks that deck and salt give the commitment.
    ///
    /// # Errors
    /// If they do not, or the deck is none.
    pub fn verify(&self) -> Result<(), ReceiptError> {
        let set: CardSet = self.deck.iter().copied().collect();
        if self.deck.len() != 52 || set != deck_of(false) && set != deck_of(true) {
            return Err(ReceiptError::Deck);
        }
        let salt = unhex(&self.salt).ok_or(ReceiptError::Salt)?;
        if commitment(&self.deck, &salt).eq_ignore_ascii_case(&self.commitment) {
            Ok(())
        } else {
            Err(ReceiptError::Commitment)
        }
    }
}

/// The commitment to a deck and salt; see [`Receipt`].
pub(crate) fn commitment(deck: &[Card], salt: &[u8; 32]) -> String {
    let cards: Vec<String> = deck.iter().map(ToString::to_string).collect();
    let text = format!("spades-deal-v1\n{}\n{}\n", hex(salt), cards.join(" "));
    hex(&Sha256::digest(text.as_bytes()))
}
