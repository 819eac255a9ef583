//! Cards and suits.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// A suit. Spades are always trump; a joker is a spade, and so is a high deuce.
///
/// ```
/// use spades_rules::{Card, Suit};
/// assert_eq!(Card::BIG_JOKER.suit(), Suit::Spades);
/// assert_eq!(Suit::ALL.map(Suit::letter), ['C', 'D', 'H', 'S']);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(u8)]
pub enum Suit {
    /// ♣
    Clubs,
    /// ♦
    Diamonds,
    /// ♥
    Hearts,
    /// ♠
    Spades,
}

impl Suit {
    /// All four suits, clubs first.
    pub const ALL: [Suit; 4] = [Suit::Clubs, Suit::Diamonds, Suit::Hearts, Suit::Spades];

    /// Returns the English name, for developer messages.
    pub(crate) const fn name(self) -> &'static str {
        match self {
            Suit::Clubs => "clubs",
            Suit::Diamonds => "diamonds",
            Suit::Hearts => "hearts",
            Suit::Spades => "spades",
        }
    }

    /// Returns the letter used in card text: `C`, `D`, `H` or `S`.
    #[must_use]
    pub const fn letter(self) -> char {
        match self {
            Suit::Clubs => 'C',
            Suit::Diamonds => 'D',
            Suit::Hearts => 'H',
            Suit::Spades => 'S',
        }
    }
}

/// One of the 56 cards of all decks, as an index: clubs 0–12, diamonds 13–25, hearts 26–38, spades 39–51 (each two to ace), and above
/// the ace of spades the high two of spades 52 and of diamonds 53, the little joker 54, the big joker 55. Within a suit a higher index beats
/// a lower one. [`Rules::deck`](crate::Rules::deck) has the 52 cards of a match.
///
/// ```
/// use spades_rules::{Card, Suit};
/// let card: Card = "TD".parse().unwrap();
/// assert_eq!(card.suit(), Suit::Diamonds);
/// assert_eq!(card.to_string(), "TD");
/// assert!(Card::BIG_JOKER > "AS".parse().unwrap());
/// // Printed as a diamond, and a spade in every way.
/// assert_eq!(Card::HIGH_TWO_OF_DIAMONDS.suit(), Suit::Spades);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Card(u8);

impl Card {
    /// The two of spades where it ranks above the ace.
    pub const HIGH_TWO_OF_SPADES: Card = Card(52);
    /// The two of diamonds where it is a spade above the ace.
    pub const HIGH_TWO_OF_DIAMONDS: Card = Card(53);
    /// The second-highest spade, in games with jokers.
    pub const LITTLE_JOKER: Card = Card(54);
    /// The highest spade, in games with jokers.
    pub const BIG_JOKER: Card = Card(55);
    /// Number of different cards of all decks.
    pub const COUNT: usize = 56;
    const RANKS: &'static [u8; 13] = b"23456789TJQKA";

    /// Returns the card of a suit with `rank` 0 (two) to 12 (ace).
    ///
    /// # Panics
    /// If `rank` is above 12.
    #[must_use]
    pub const fn new(suit: Suit, rank: u8) -> Card {
        assert!(rank < 13);
        Card(suit as u8 * 13 + rank)
    }

    /// Returns the card with this index (0 to 55), or `None` above that.
    #[must_use]
    pub const fn from_index(index: u8) -> Option<Card> {
        if (index as usize) < Card::COUNT {
            Some(Card(index))
        } else {
            None
        }
    }

    /// Returns the card of a bit in a set. A set has no bits above 55, so this isn't checked again.
    pub(crate) const fn of_bit(bit: u32) -> Card {
        debug_assert!(bit < Card::COUNT as u32);
        Card(bit as u8)
    }

    /// Returns the index of the card, 0 to 55.
    #[must_use]
    pub const fn index(self) -> u8 {
        self.0
    }

    /// Returns the suit; jokers and high deuces are spades.
    #[must_use]
    pub const fn suit(self) -> Suit {
        match self.0 / 13 {
            0 => Suit::Clubs,
            1 => Suit::Diamonds,
            2 => Suit::Hearts,
            _ => Suit::Spades,
        }
    }

    /// Returns the rank within the suit: 0 (two) to 12 (ace), 13 and 14 the high two of spades and of diamonds, 15 little joker, 16 big joker.
    #[must_use]
    pub const fn rank(self) -> u8 {
        if self.0 >= 39 { self.0 - 39 } else { self.0 % 13 }
    }

    /// Returns the two-letter ASCII text of the card.
    pub(crate) const fn text(self) -> [u8; 2] {
        match self {
            Card::BIG_JOKER => *b"BJ",
            Card::LITTLE_JOKER => *b"LJ",
            Card::HIGH_TWO_OF_SPADES => *b"DS",
            Card::HIGH_TWO_OF_DIAMONDS => *b"DD",
            card => [Card::RANKS[card.rank() as usize], card.suit().letter() as u8],
        }
    }

    /// Returns `true` for the two jokers.
    #[must_use]
    pub const fn is_joker(self) -> bool {
        self.0 >= Card::LITTLE_JOKER.0
    }

    /// Returns `true` for the cards that rank above the ace of spades in some deck: jokers and high deuces.
    ///
    /// ```
    /// use spades_rules::Card;
    /// assert!(Card::HIGH_TWO_OF_SPADES.outranks_ace() && !"AS".parse::<Card>().unwrap().outranks_ace());
    /// ```
    #[must_use]
    pub const fn outranks_ace(self) -> bool {
        self.0 >= Card::HIGH_TWO_OF_SPADES.0
    }

    /// Returns `true` for the two of spades and of diamonds above the ace of spades.
    ///
    /// ```
    /// use spades_rules::Card;
    /// let high = ["DS", "DD", "2S", "BJ"].map(|card| card.parse::<Card>().unwrap().is_high_deuce());
    /// assert_eq!(high, [true, true, false, false]);
    /// ```
    #[must_use]
    pub const fn is_high_deuce(self) -> bool {
        matches!(self, Card::HIGH_TWO_OF_SPADES | Card::HIGH_TWO_OF_DIAMONDS)
    }

    /// Returns the card with the same face that ranks as printed: the low two for a high one, and any other card itself.
    ///
    /// ```
    /// use spades_rules::Card;
    /// assert_eq!(Card::HIGH_TWO_OF_DIAMONDS.printed().to_string(), "2D");
    /// ```
    #[must_use]
    pub const fn printed(self) -> Card {
        match self {
            Card::HIGH_TWO_OF_SPADES => Card::new(Suit::Spades, 0),
            Card::HIGH_TWO_OF_DIAMONDS => Card::new(Suit::Diamonds, 0),
            card => card,
        }
    }
}

impl fmt::Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let [first, second] = self.text().map(char::from);
        write!(f, "{first}{second}")
    }
}

impl fmt::Debug for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// Error for text that isn't a card.
///
/// ```
/// use spades_rules::{Card, ParseCardError};
/// let error: ParseCardError = "1S".parse::<Card>().unwrap_err();
/// assert!(error.to_string().starts_with("\"1S\" isn't a card"));
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ParseCardError(String);

impl fmt::Display for ParseCardError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "{:?} isn't a card (cards are written like AS, TD, 2C; the jokers BJ and LJ, the high twos DS and DD)",
            self.0
        )
    }
}

impl std::error::Error for ParseCardError {}

impl FromStr for Card {
    type Err = ParseCardError;

    fn from_str(text: &str) -> Result<Card, ParseCardError> {
        let error = || ParseCardError(text.chars().take(16).collect());
        let &[rank, suit] = text.as_bytes() else {
            return Err(error());
        };
        match (rank, suit) {
            (b'B', b'J') => return Ok(Card::BIG_JOKER),
            (b'L', b'J') => return Ok(Card::LITTLE_JOKER),
            (b'D', b'S') => return Ok(Card::HIGH_TWO_OF_SPADES),
            (b'D', b'D') => return Ok(Card::HIGH_TWO_OF_DIAMONDS),
            _ => {}
        }
        let rank = Card::RANKS.iter().position(|&r| r == rank).ok_or_else(error)?;
        let suit = Suit::ALL
            .into_iter()
            .find(|s| s.letter() as u32 == u32::from(suit))
            .ok_or_else(error)?;
        Ok(Card::new(suit, u8::try_from(rank).map_err(|_| error())?))
    }
}

impl Serialize for Card {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Card {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Card, D::Error> {
        let text = <std::borrow::Cow<'de, str>>::deserialize(deserializer)?;
        text.parse().map_err(serde::de::Error::custom)
    }
}
