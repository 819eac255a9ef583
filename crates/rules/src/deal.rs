//! Shuffling. The crate documentation describes the scheme, so that it can be ported.

use rand::{Rng, SeedableRng};
use rand_chacha::ChaCha8Rng;

use crate::{Card, CardSet, Removed, Rules, Seed, Suit, Trumps};

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
    pub(crate) fn deal(self, round: u16, redeal: u32, cards: CardSet) -> ([Card; 52], [u8; 32]) {
        let mut rng = self.stream(u64::from(round) << 32 | u64::from(redeal));
        let mut deck = [Card::BIG_JOKER; 52];
        for (slot, card) in deck.iter_mut().zip(cards.iter()) {
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

/// Returns the standard deck with some cards in place of as many others.
const fn with(added: &[Card], out: &[Card]) -> CardSet {
    assert!(added.len() == out.len());
    let mut deck = CardSet::STANDARD;
    let mut at = 0;
    while at < out.len() {
        deck.insert(added[at]);
        deck.remove(out[at]);
        at += 1;
    }
    deck
}

impl Trumps {
    /// Returns the 52 cards of a deck.
    ///
    /// ```
    /// use spades_rules::{CardSet, Removed, Suit, Trumps};
    /// assert_eq!(Trumps::Ace.deck(Removed::Minor), CardSet::STANDARD);
    /// let deck = Trumps::JokersDeuces.deck(Removed::Minor);
    /// assert_eq!(Suit::ALL.map(|suit| deck.in_suit(suit).len()), [12, 12, 12, 16]);
    /// ```
    #[must_use]
    pub const fn deck(self, removed: Removed) -> CardSet {
        const BIG: Card = Card::BIG_JOKER;
        const LITTLE: Card = Card::LITTLE_JOKER;
        const SPADE: Card = Card::HIGH_TWO_OF_SPADES;
        const DIAMOND: Card = Card::HIGH_TWO_OF_DIAMONDS;
        const CLUBS_2: Card = Card::new(Suit::Clubs, 0);
        const DIAMONDS_2: Card = Card::new(Suit::Diamonds, 0);
        const HEARTS_2: Card = Card::new(Suit::Hearts, 0);
        const SPADES_2: Card = Card::new(Suit::Spades, 0);
        match (self, removed) {
            (Trumps::Ace, _) => CardSet::STANDARD,
            (Trumps::Deuce, _) => const { with(&[SPADE], &[SPADES_2]) },
            (Trumps::Jokers, Removed::Minor) => const { with(&[BIG, LITTLE], &[CLUBS_2, DIAMONDS_2]) },
            (Trumps::Jokers, Removed::Red) => const { with(&[BIG, LITTLE], &[HEARTS_2, DIAMONDS_2]) },
            (Trumps::JokersDeuce, _) => const { with(&[BIG, LITTLE, SPADE], &[HEARTS_2, DIAMONDS_2, SPADES_2]) },
            (Trumps::JokersDeuces, _) => {
                const {
                    with(
                        &[BIG, LITTLE, SPADE, DIAMOND],
                        &[HEARTS_2, CLUBS_2, SPADES_2, DIAMONDS_2],
                    )
                }
            }
        }
    }
}

impl Rules {
    /// Returns the 52 cards of the deck.
    ///
    /// ```
    /// use spades_rules::{Card, Preset, Rules, Trumps};
    /// let rules = Rules { trumps: Trumps::Deuce, ..Preset::Pairs.rules() };
    /// assert!(rules.deck().contains(Card::HIGH_TWO_OF_SPADES) && rules.deck().len() == 52);
    /// ```
    #[must_use]
    pub const fn deck(&self) -> CardSet {
        self.trumps.deck(self.removed)
    }
}
