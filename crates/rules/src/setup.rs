//! Rounds with chosen hands.

use std::fmt;

use serde::{Deserialize, Serialize};

use crate::{Card, CardSet, HandBuilding, Rules, RulesError, Seat, deck_of};

/// A round with chosen hands that begins with the bidding: for tools, puzzles and tests. Plain data that may be
/// invalid; [`Game::from_setup`](crate::Game::from_setup) checks it against the rules of the match.
///
/// The round has number 1. It has no deck, and therefore no commitment, no receipt, and no discards where hands are
/// drafted. Later rounds are dealt from the seed as in any match.
///
/// ```
/// use spades_rules::{Preset, Setup, SetupError};
/// let hand = |text: &str| text.split(' ').map(|card| card.parse().unwrap()).collect();
/// let setup = Setup::new(vec![hand("AS 2H"), hand("KS 2H")], 0);
/// let twice = SetupError::Card("2H".parse().unwrap());
/// assert_eq!(setup.validate(&Preset::OpenDraft.rules()), Err(twice));
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Setup {
    /// The hands by seat, the dummy's last: 1 to 13 cards, all hands the same number.
    pub hands: Vec<CardSet>,
    /// The first drawer, or in dealt games the seat on the dealer's left.
    pub first: Seat,
    /// Draft: the seats that declared a blind nil before they built their hands.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub blind: Vec<Seat>,
    /// Score by side before the round; empty for zeros.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub scores: Vec<i32>,
    /// Bags by side before the round; empty for zeros.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub bags: Vec<u8>,
}

/// Limit of the scores, positive or negative, that a round can be set up with.
pub(crate) const MAX_SCORE: i32 = 1_000_000;

impl Setup {
    /// Returns a first round with these hands.
    #[must_use]
    pub fn new(hands: Vec<CardSet>, first: Seat) -> Setup {
        Setup {
            hands,
            first,
            blind: Vec::new(),
            scores: Vec::new(),
            bags: Vec::new(),
        }
    }

    /// Checks the round against the rules of its match.
    ///
    /// # Errors
    /// The first mismatch.
    pub fn validate(&self, rules: &Rules) -> Result<(), SetupError> {
        rules.validate().map_err(SetupError::Rules)?;
        if self.hands.len() != rules.hand_count() {
            return Err(SetupError::Hands(rules.hand_count()));
        }
        let size = self.hands[0].len();
        if !(1..=13).contains(&size) || self.hands.iter().any(|hand| hand.len() != size) {
            return Err(SetupError::HandSize);
        }
        let mut left = deck_of(rules.jokers);
        for card in self.hands.iter().flat_map(|hand| hand.iter()) {
            if !left.contains(card) {
                return Err(SetupError::Card(card));
            }
            left.remove(card);
        }
        if self.first >= usize::from(rules.players) {
            return Err(SetupError::First);
        }
        let declarable = rules.blind_nil.is_some() && rules.hands != HandBuilding::Deal;
        let twice = |(index, seat): (usize, &Seat)| self.blind[..index].contains(seat);
        if !self.blind.is_empty() && !declarable
            || self.blind.iter().any(|&seat| seat >= usize::from(rules.players))
            || self.blind.iter().enumerate().any(twice)
        {
            return Err(SetupError::Blind);
        }
        let sides = rules.side_count();
        if ![0, sides].contains(&self.scores.len())
            || self
                .scores
                .iter()
                .any(|score| !(-MAX_SCORE..=MAX_SCORE).contains(score))
        {
            return Err(SetupError::Scores(sides));
        }
        if ![0, sides].contains(&self.bags.len()) || self.bags.iter().any(|&bags| bags >= rules.bags.limit) {
            return Err(SetupError::Bags(sides));
        }
        Ok(())
    }
}

/// Reason why a round cannot be set up.
///
/// ```
/// use spades_rules::SetupError;
/// assert_eq!(SetupError::Hands(4).to_string(), "hands: these rules need 4 hands");
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum SetupError {
    /// The rules are invalid.
    Rules(RulesError),
    /// The rules need this number of hands.
    Hands(usize),
    /// A hand is empty, has more than 13 cards, or has a different number of cards from another.
    HandSize,
    /// A card is held twice or is not in the deck.
    Card(Card),
    /// The first seat isn't a player.
    First,
    /// Blind nils that are not possible.
    Blind,
    /// The scores don't match this number of sides, or one is beyond a million.
    Scores(usize),
    /// The bags don't match this number of sides, or one is at or above the limit.
    Bags(usize),
}

impl fmt::Display for SetupError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            SetupError::Rules(why) => write!(f, "{why}"),
            SetupError::Hands(count) => write!(f, "hands: these rules need {count} hands"),
            SetupError::HandSize => f.write_str("hands: all hands need the same number of cards, 1 to 13"),
            SetupError::Card(card) => write!(f, "hands: {card} is held twice or is not in the deck"),
            SetupError::First => f.write_str("first: this seat isn't a player"),
            SetupError::Blind => f.write_str("blind: only players who draft under rules with a blind nil can be blind"),
            SetupError::Scores(sides) => write!(f, "scores: there are {sides} sides, each within a million points"),
            SetupError::Bags(sides) => write!(f, "bags: there are {sides} sides, each below the limit of bags"),
        }
    }
}

impl std::error::Error for SetupError {}
