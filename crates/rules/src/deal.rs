//! Shuffling. The crate documentation describes the scheme, so that it can be ported.

use rand::{Rng, SeedableRng};
use rand_chacha::ChaCha8Rng;

use crate::{Card, CardSet, Seed, Suit};

impl Seed {
    fn stream(self, stream: u64) -> ChaCha8Rng {
        let mut rng = ChaCha8Rng::from_seed(self.0);
        rng.set_stream(stream);
        rng
    }

    /// Returns the seat, below `seats`, that begins the first round.
    pub(crate) fn first_seat(self, seats: u8) -> u8 {
        u8::try_from(below(&mut self.stream(0), u32::from(seats))).unwrap_or(0)
    }

    /// Returns the deck and salt of a round (`redeal` counts the deals of that round that were thrown in before).
    pub(crate) fn deal(self, round: u16, redeal: u32, jokers: bool) -> ([Card; 52], [u8; 32]) {
        let mut rng = self.stream(u64::from(round) << 32 | u64::from(redeal));
        let mut deck = [Card::BIG_JOKER; 52];
        for (slot, card) in deck.iter_mut().zip(deck_of(jokers)) {
            *slot = card;
        }
        for i in (1..52).rev() {
            let j = below(&mut rng, i + 1);
            deck.swap(i as usize, j as usize);
        }
        let mut salt = [0; 32];
        rng.fill_bytes(&mut salt);
        (deck, salt)
    }
}

/// Returns a uniform number below `bound`, by rejection.
fn below(rng: &mut ChaCha8Rng, bound: u32) -> u32 {
    let zone = u32::MAX - u32::MAX % bound;
    loop {
        let number = rng.next_u32();
        if number < zone {
            return number % bound;
        }
    }
}

/// Returns the 52 cards of a deck with or without jokers.
///
/// ```
/// use spades_rules::{Card, CardSet, deck_of};
/// assert_eq!(deck_of(false), CardSet::STANDARD);
/// assert!(deck_of(true).contains(Card::BIG_JOKER) && deck_of(true).len() == 52);
/// ```
#[must_use]
pub fn deck_of(jokers: bool) -> CardSet {
    if !jokers {
        return CardSet::STANDARD;
    }
    let mut deck = CardSet::from_bits(u64::MAX);
    deck.remove(Card::new(Suit::Clubs, 0));
    deck.remove(Card::new(Suit::Diamonds, 0));
    deck
}
