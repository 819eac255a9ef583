//! The value of four open hands for any payoff over the tricks of the four seats.

use arrayvec::ArrayVec;
use spades_rules::{Card, CardSet};

use super::lanes::{bits, close_up, runs, up_to};
use super::position::{Key, Position, Trick};
use super::queries::Goals;
use super::replies::Replies;
use super::search::Search;
use super::spade_bounds::Deal;
use super::table::Table;

/// Four open hands, before a lead or in the middle of a trick.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Ending4 {
    /// The hands; a hand that has played to the running trick has one card less.
    pub hands: [CardSet; 4],
    /// The seat that leads, or led to the running trick.
    pub leader: usize,
    /// The cards of the running trick, in order.
    pub trick: ArrayVec<Card, 3>,
    /// `true` if spades may be led freely.
    pub broken: bool,
}

/// An error in the cards of an ending.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Ending4Error {
    /// The leader is not a seat.
    Leader,
    /// The hands are empty, too large, or of sizes that the running trick does not explain.
    Sizes,
    /// A card is in two places, or a high two beside its low one.
    Twice(Card),
}

impl std::fmt::Display for Ending4Error {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Ending4Error::Leader => f.write_str("the leader is a seat from 0 to 3"),
            Ending4Error::Sizes => f.write_str(
                "all four hands need the same number of cards, 1 to 13, counting those that they have in the running trick",
            ),
            Ending4Error::Twice(card) => write!(f, "{card} lies in two places"),
        }
    }
}

impl std::error::Error for Ending4Error {}

impl Ending4 {
    /// Returns the number of tricks left, including the running one.
    ///
    /// # Errors
    /// If the cards are not a valid ending.
    pub fn tricks_left(&self) -> Result<u8, Ending4Error> {
        if self.leader > 3 {
            return Err(Ending4Error::Leader);
        }
        let mut seen = CardSet::EMPTY;
        let mut put = |card: Card| {
            let twice = seen.contains(card.printed());
            seen.insert(card.printed());
            if twice { Err(Ending4Error::Twice(card)) } else { Ok(()) }
        };
        self.trick.iter().copied().try_for_each(&mut put)?;
        self.hands.iter().flat_map(|hand| hand.iter()).try_for_each(&mut put)?;
        let turn = (self.leader + self.trick.len()) % 4;
        let left = self.hands[turn].len();
        let fits = |seat: usize| {
            let played = (seat + 4 - self.leader) % 4 < self.trick.len();
            self.hands[seat].len() + usize::from(played) == left
        };
        if (1..=13).contains(&left) && (0..4).all(fits) {
            Ok(left as u8)
        } else {
            Err(Ending4Error::Sizes)
        }
    }
}

/// Solver of endings for one payoff, which learns from each for the next.
#[derive(Debug)]
pub struct PayoffSolver {
    search: Search,
    left: u8,
    /// The budget of the last search, in positions.
    budget: u64,
    /// The index of the last result among the payoff's values.
    guess: usize,
}

/// An ending in the terms of the search.
#[derive(Debug)]
struct Root {
    position: Position,
    trick: Trick,
    key: Key,
    cards: [Card; 64],
}

impl PayoffSolver {
    /// Returns a solver for endings of `left` tricks. The seats of `friends` (as bits) play together for the greatest
    /// payoff, the others for the least. The payoff is a function of the number of remaining tricks that each seat
    /// takes.
    ///
    /// `memory` is the maximum number of answers kept, about 60 bytes each.
    ///
    /// # Panics
    /// If `left` is not 1 to 13.
    #[must_use]
    pub fn new(left: u8, friends: u8, memory: usize, payoff: impl Fn([u8; 4]) -> f32) -> PayoffSolver {
        assert!((1..=13).contains(&left), "1 to 13 tricks are left");
        let goals = Goals::new(left, friends, payoff);
        let guess = goals.values().len() / 2;
        PayoffSolver::with(goals, left, friends, memory, guess)
    }

    /// Returns a solver for the tricks of two partners who sit opposite, with `guess` as their likely number;
    /// otherwise as [`PayoffSolver::new`].
    pub(super) fn of_tricks(left: u8, friends: u8, memory: usize, guess: usize) -> PayoffSolver {
        PayoffSolver::with(Goals::of_tricks(left, friends), left, friends, memory, guess)
    }

    /// Returns a solver for these goals, with `guess` as the index of the likely value.
    fn with(goals: Goals, left: u8, friends: u8, memory: usize, guess: usize) -> PayoffSolver {
        PayoffSolver {
            search: Search {
                deal: Deal::default(),
                goals,
                table: Table::new(memory, left),
                replies: Replies::new(left),
                friends,
                partners: matches!(friends, 0b0101 | 0b1010),
                budget: u64::MAX,
            },
            left,
            budget: 0,
            guess,
        }
    }

    /// Returns the value of each card that may be played if every seat sees all hands and plays perfectly from then
    /// on; in rising order of the cards. `None` if more than `positions` positions before a lead would have to be
    /// searched.
    ///
    /// # Errors
    /// If the cards are not a valid ending of the number of tricks that the solver is for.
    pub fn plays(
        &mut self,
        ending: &Ending4,
        positions: u64,
    ) -> Result<Option<ArrayVec<(Card, f32), 15>>, Ending4Error> {
        if ending.tricks_left()? != self.left {
            return Err(Ending4Error::Sizes);
        }
        (self.budget, self.search.budget) = (positions, positions);
        let root = self.root(ending);
        let seat = usize::from(root.trick.turn());
        let hand = root.position.hands[seat];
        let lawful = root.trick.lawful(hand);
        let mut rest = lawful;
        let mut plays = ArrayVec::new();
        for card in bits(runs(lawful, hand, root.trick.all)) {
            let Some(value) = self.value(&root, card) else {
                return Ok(None);
            };
            let run = rest & up_to(card);
            rest &= !run;
            plays.extend(bits(run).map(|card| (root.cards[usize::from(card)], value)));
        }
        plays.sort_unstable_by_key(|&(card, _)| card);
        Ok(Some(plays))
    }

    /// Returns the value of one card; otherwise as [`PayoffSolver::plays`].
    ///
    /// # Errors
    /// If the cards are not a valid ending of the number of tricks that the solver is for. The value of an illegal card is `None`.
    pub fn after(&mut self, ending: &Ending4, card: Card, positions: u64) -> Result<Option<f32>, Ending4Error> {
        if ending.tricks_left()? != self.left {
            return Err(Ending4Error::Sizes);
        }
        (self.budget, self.search.budget) = (positions, positions);
        let root = self.root(ending);
        let hand = root.position.hands[usize::from(root.trick.turn())];
        let found = bits(root.trick.lawful(hand)).find(|&bit| root.cards[usize::from(bit)] == card);
        Ok(found.and_then(|bit| self.value(&root, bit)))
    }

    /// Returns the value of perfect play; otherwise as [`PayoffSolver::plays`].
    ///
    /// # Errors
    /// If the cards are not a valid ending of the number of tricks that the solver is for.
    pub fn best(&mut self, ending: &Ending4, positions: u64) -> Result<Option<f32>, Ending4Error> {
        if ending.tricks_left()? != self.left {
            return Err(Ending4Error::Sizes);
        }
        (self.budget, self.search.budget) = (positions, positions);
        let root = self.root(ending);
        Ok(self.ask(&root.position, &root.trick, &root.key))
    }

    /// Returns the number of positions before a lead that the last answer took.
    #[must_use]
    pub fn searched(&self) -> u64 {
        self.budget - self.search.budget
    }

    /// Translates an ending into the search's terms.
    fn root(&mut self, ending: &Ending4) -> Root {
        let mut whole = ending.hands;
        for (step, &card) in ending.trick.iter().enumerate() {
            whole[(ending.leader + step) % 4].insert(card);
        }
        let (hands, cards) = close_up(&whole);
        if self.search.deal.set(&hands, self.search.friends) {
            self.search.replies.clear();
        }
        let mut position = Position::new(hands);
        let key = Key {
            lengths: position.lengths,
            leader: ending.leader as u8,
            broken: ending.broken,
            chain: u16::MAX,
        };
        let mut trick = Trick::new(ending.leader as u8, ending.broken, position.all());
        for &card in &ending.trick {
            let seat = trick.turn();
            let bit = bits(position.hands[usize::from(seat)]).find(|&bit| cards[usize::from(bit)] == card);
            if let Some(bit) = bit {
                position.remove(seat, bit);
                trick.play(bit);
            }
        }
        Root {
            position,
            trick,
            key,
            cards,
        }
    }

    /// Returns the value of one card.
    fn value(&mut self, root: &Root, card: u8) -> Option<f32> {
        let mut trick = root.trick;
        let mut after = root.position;
        after.remove(trick.turn(), card);
        trick.play(card);
        self.ask(&after, &trick, &root.key)
    }

    /// Returns the greatest of the payoff's values that is reached, searching outwards from the last one; `None` once the budget is spent.
    fn ask(&mut self, position: &Position, trick: &Trick, key: &Key) -> Option<f32> {
        let (mut min, mut max) = (0, self.search.goals.values().len() - 1);
        let mut asked = self.guess.clamp(1, max.max(1));
        let (mut above, mut below) = (false, false);
        let mut step = 1;
        while min < max {
            let value = self.search.goals.values()[asked];
            let goal = self.search.goals.at_least(value);
            let (reached, _) = self.search.play(position, trick, key, goal);
            if self.search.budget == 0 {
                return None;
            }
            if reached {
                (min, above) = (asked, true);
            } else {
                (max, below) = (asked - 1, true);
            }
            let next = match (above, below) {
                (true, true) => (min + max).div_ceil(2),
                (true, false) => min + step,
                _ => (max + 1).saturating_sub(step),
            };
            asked = next.clamp(min + 1, max.max(min + 1));
            step *= 2;
        }
        self.guess = min;
        Some(self.search.goals.values()[min])
    }
}
