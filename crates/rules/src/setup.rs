//! Rounds with chosen hands.

use std::fmt;

use serde::{Deserialize, Serialize};

use crate::{BidTurn, Card, CardSet, HandBuilding, Rules, RulesError, Seat};

/// A round with chosen hands that begins with the bidding: for tools, puzzles and tests. Plain data that may be
/// invalid; [`Game::from_setup`](crate::Game::from_setup) checks it against the rules of the match.
///
/// The round has no deck, and therefore no commitment, no receipt, and no discards where hands are
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
    /// Number of the round.
    #[serde(default = "first_round", skip_serializing_if = "is_first_round")]
    pub round: u16,
    /// The first drawer, or in dealt games the seat on the dealer's left.
    pub first: Seat,
    /// Draft: the seats that declared a blind nil before they built their hands.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub blind: Vec<Seat>,
    /// Draft: the numbers bid blind before the hands were built.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub blind_bids: Vec<BlindBidOf>,
    /// Score by side before the round; empty for zeros.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub scores: Vec<i32>,
    /// Bags by side before the round; empty for zeros.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub bags: Vec<u8>,
    /// Sets by side before the round; empty for zeros.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub sets: Vec<u8>,
    /// Sets in consecutive rounds by side before the round; empty for zeros.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub set_runs: Vec<u8>,
}

/// A number that a seat bid blind before it built its hand.
///
/// ```
/// use spades_rules::BlindBidOf;
/// let bid: BlindBidOf = serde_json::from_str(r#"{"seat":0,"tricks":6}"#).unwrap();
/// assert_eq!(bid, BlindBidOf { seat: 0, tricks: 6 });
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct BlindBidOf {
    /// The seat.
    pub seat: Seat,
    /// Tricks promised.
    pub tricks: u8,
}

const fn first_round() -> u16 {
    1
}

#[allow(clippy::trivially_copy_pass_by_ref, reason = "serde passes a reference")]
const fn is_first_round(round: &u16) -> bool {
    *round == 1
}

/// Limit of the scores, positive or negative, that a round can be set up with.
pub(crate) const MAX_SCORE: i32 = 1_000_000;

impl Setup {
    /// Returns a first round with these hands.
    #[must_use]
    pub fn new(hands: Vec<CardSet>, first: Seat) -> Setup {
        Setup {
            hands,
            round: 1,
            first,
            blind: Vec::new(),
            blind_bids: Vec::new(),
            scores: Vec::new(),
            bags: Vec::new(),
            sets: Vec::new(),
            set_runs: Vec::new(),
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
        let mut left = rules.deck();
        for card in self.hands.iter().flat_map(|hand| hand.iter()) {
            if !left.contains(card) {
                return Err(SetupError::Card(card));
            }
            left.remove(card);
        }
        if self.first >= usize::from(rules.players) {
            return Err(SetupError::First);
        }
        self.check_blind(rules)?;
        if !(1..=rules.end.cap).contains(&self.round) {
            return Err(SetupError::Round(rules.end.cap));
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
        self.check_sets(rules, sides)
    }

    /// Checks the blind bids of a draft: each possible, and at most one of a seat.
    fn check_blind(&self, rules: &Rules) -> Result<(), SetupError> {
        let numbers = self.blind_bids.iter().map(|bid| bid.seat);
        let seats: Vec<Seat> = self.blind.iter().copied().chain(numbers).collect();
        let drafted = rules.hands != HandBuilding::Deal && !rules.bids_itself(self.round);
        let may_declare =
            |&seat: &Seat| seat < usize::from(rules.players) && rules.may_go_blind(&self.scores, rules.side_of(seat));
        let once = |(index, seat): (usize, &Seat)| !seats[..index].contains(seat);
        let may_bid = |bid: &BlindBidOf| rules.why_not_blind_bid(bid.tricks, &BidTurn::default()).is_none();
        let possible = (drafted || seats.is_empty())
            && (rules.blind_nil.is_some() || self.blind.is_empty())
            && seats.iter().all(may_declare)
            && seats.iter().enumerate().all(once)
            && self.blind_bids.iter().all(may_bid);
        if possible { Ok(()) } else { Err(SetupError::Blind) }
    }

    /// Checks the counts of sets: each below its limit, and a run at most as long as the sets.
    fn check_sets(&self, rules: &Rules, sides: usize) -> Result<(), SetupError> {
        let below = |counts: &[u8], limit: Option<u8>| {
            [0, sides].contains(&counts.len()) && counts.iter().all(|&count| limit.is_none_or(|limit| count < limit))
        };
        let sets = |side: usize| self.sets.get(side).copied().unwrap_or(0);
        let is_run = self.set_runs.iter().enumerate().all(|(side, &run)| run <= sets(side));
        if !below(&self.sets, rules.end.sets) || !below(&self.set_runs, rules.end.sets_in_a_row) || !is_run {
            return Err(SetupError::Sets(sides));
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
    /// The number of the round is beyond this cap, or 0.
    Round(u16),
    /// Blind nils that are not possible.
    Blind,
    /// The scores don't match this number of sides, or one is beyond a million.
    Scores(usize),
    /// The sets don't match this number of sides, one is at or above its limit, or a run is longer than the sets.
    Sets(usize),
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
            SetupError::Round(cap) => write!(f, "round: a round has a number from 1 to {cap}"),
            SetupError::Blind => f.write_str("blind: only players who draft, and may go blind, can be blind"),
            SetupError::Scores(sides) => write!(f, "scores: there are {sides} sides, each within a million points"),
            SetupError::Sets(sides) => write!(
                f,
                "sets: there are {sides} sides, each below the limit of sets, and a run no longer than its sets"
            ),
            SetupError::Bags(sides) => write!(f, "bags: there are {sides} sides, each below the limit of bags"),
        }
    }
}

impl std::error::Error for SetupError {}
