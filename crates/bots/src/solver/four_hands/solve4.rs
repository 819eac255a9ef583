//! The number of tricks that the leader's side takes.

use arrayvec::ArrayVec;
use spades_rules::{Card, CardSet, Suit};

use super::payoff::{Ending4, PayoffSolver};

/// Maximum number of answers kept; about 50 bytes each.
const MEMORY: usize = 1_500_000;

/// Four open hands before a lead.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Deal4 {
    /// The hands, all of one size; partners are seats 0 and 2, and seats 1 and 3.
    pub hands: [CardSet; 4],
    /// The seat that leads.
    pub leader: usize,
    /// `true` if spades may be led freely.
    pub broken: bool,
}

/// The result of perfect play.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Solution4 {
    /// Tricks of the leader's side.
    pub tricks: u8,
    /// Tricks of the leader's side after each legal lead, in rising card order.
    pub leads: Vec<(Card, u8)>,
    /// Positions before a lead that the search visited.
    pub searched: u64,
}

/// An error in the hands of a deal.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Deal4Error {
    /// The leader is not a seat.
    Leader,
    /// The hands are empty, too large, or of different sizes.
    Sizes,
    /// A card is in two hands, or a high two beside its low one.
    Twice(Card),
}

impl std::fmt::Display for Deal4Error {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Deal4Error::Leader => f.write_str("the leader is a seat from 0 to 3"),
            Deal4Error::Sizes => f.write_str("all four hands need the same number of cards, 1 to 13"),
            Deal4Error::Twice(card) => write!(f, "{card} lies in two hands"),
        }
    }
}

impl std::error::Error for Deal4Error {}

/// Solves a deal exactly.
///
/// ```
/// use spades_bots::{Deal4, solve4};
/// let hand = |text: &str| text.split(' ').map(|card| card.parse().unwrap()).collect();
/// let hands = [hand("AH 2C"), hand("KH 3C"), hand("QH 4C"), hand("JH 5C")];
/// let solution = solve4(&Deal4 { hands, leader: 0, broken: true }).unwrap();
/// assert_eq!(solution.tricks, 1);
/// ```
///
/// # Errors
/// If the hands do not form a deal of four equal hands.
pub fn solve4(deal: &Deal4) -> Result<Solution4, Deal4Error> {
    check(deal)?;
    let friends = if deal.leader.is_multiple_of(2) { 0b0101 } else { 0b1010 };
    let mut solver = PayoffSolver::of_tricks(deal.hands[0].len() as u8, friends, MEMORY, likely(deal));
    let ending = Ending4 {
        hands: deal.hands,
        leader: deal.leader,
        trick: ArrayVec::new(),
        broken: deal.broken,
    };
    let plays = solver.plays(&ending, u64::MAX).ok().flatten().unwrap_or_default();
    let leads: Vec<(Card, u8)> = plays.iter().map(|&(card, tricks)| (card, tricks as u8)).collect();
    let tricks = leads.iter().map(|&(_, tricks)| tricks).max().unwrap_or(0);
    Ok(Solution4 {
        tricks,
        leads,
        searched: solver.searched(),
    })
}

/// Tricks that the highest cards of a plain suit and of spades gain for their side, as half of the difference from
/// the other side's; and those of each additional spade in the longest hand. Fitted to random deals of 8 to 10 cards,
/// where the estimate is right in 2 of 5.
const PLAIN: [f32; 3] = [0.64, 0.21, 0.07];
const SPADES: [f32; 5] = [0.97, 0.58, 0.35, 0.2, 0.09];
const LONGER: f32 = 0.52;

/// Returns the likely number of tricks of the leader's side, which the first query is about.
fn likely(deal: &Deal4) -> usize {
    let all = deal.hands.iter().fold(CardSet::EMPTY, |all, &hand| all.union(hand));
    let ours = deal.hands[deal.leader].union(deal.hands[(deal.leader + 2) % 4]);
    let mut tricks = deal.hands[0].len() as f32 / 2.0;
    for suit in Suit::ALL {
        let worth: &[f32] = if suit == Suit::Spades { &SPADES } else { &PLAIN };
        let cards: ArrayVec<Card, 16> = all.in_suit(suit).iter().collect();
        for (&card, worth) in cards.iter().rev().zip(worth) {
            tricks += if ours.contains(card) { *worth } else { -worth };
        }
    }
    let longest = |step: usize| {
        let spades = |seat: usize| deal.hands[(deal.leader + seat) % 4].in_suit(Suit::Spades).len();
        spades(step).max(spades(step + 2)) as f32
    };
    (tricks + LONGER * (longest(0) - longest(1))).round().max(0.0) as usize
}

/// Checks that the deal is valid.
fn check(deal: &Deal4) -> Result<(), Deal4Error> {
    if deal.leader > 3 {
        return Err(Deal4Error::Leader);
    }
    let size = deal.hands[0].len();
    if !(1..=13).contains(&size) || deal.hands.iter().any(|hand| hand.len() != size) {
        return Err(Deal4Error::Sizes);
    }
    let mut seen = CardSet::EMPTY;
    for card in deal.hands.into_iter().flat_map(CardSet::iter).map(Card::printed) {
        if seen.contains(card) {
            return Err(Deal4Error::Twice(card));
        }
        seen.insert(card);
    }
    Ok(())
}
