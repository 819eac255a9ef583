//! The exact solver of two-hand endings: both hands known, any payoff over the tricks that the leader takes.
//!
//! The query "Can the leader get at least `v`?" asks whether the leader can end with one of the trick counts that pay
//! `v` or more, which turns any payoff into a boolean game over a position and a set of counts. A few such queries
//! find the value of a position, and of each card.
mod bounds;
mod counts;
mod facts;
pub(crate) mod four_hands;
mod order;
mod position;
mod search;
mod transpositions;

use spades_rules::{Card, CardSet};

use counts::{Counts, wish_after};
use facts::Table;
use position::{Position, Spot};
use search::Search;
use transpositions::Transpositions;

/// An ending of two hands.
#[derive(Clone, Debug, PartialEq)]
pub struct Ending {
    /// The hand that leads, or has led.
    pub leader: CardSet,
    /// The other hand.
    pub follower: CardSet,
    /// The card that the leader has already led to the running trick; it is not in `leader`.
    pub led: Option<Card>,
    /// `true` if spades are broken (before the card led).
    pub broken: bool,
}

/// The exact value of an ending, for the leader.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct Solution {
    /// The value with best play on both sides.
    pub value: f64,
    /// The value of every legal card of the seat to move: the leader maximizes, the follower minimizes. Empty if not requested.
    pub cards: Vec<(Card, f64)>,
    /// Number of positions searched.
    pub nodes: u64,
}

/// An error in the cards of an ending.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum EndingError {
    /// The hands hold different numbers of cards (including a card led), none, or more than 13.
    Count,
    /// A card is in both hands.
    Shared,
    /// A high two is beside its low one, which no deck has.
    Twos,
    /// The card led was not legal.
    Lead,
    /// The payoff doesn't have one finite value for each number of tricks.
    Payoff,
}

impl std::fmt::Display for EndingError {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(match self {
            EndingError::Count => "both hands must hold equally many cards, 1 to 13",
            EndingError::Shared => "a card is in both hands",
            EndingError::Twos => "no deck has both a high two and its low one",
            EndingError::Lead => "the card led may not be led: spades are not broken",
            EndingError::Payoff => "the payoff needs one finite value for each number of tricks",
        })
    }
}

impl std::error::Error for EndingError {}

/// Memory of the solver, which any number of solves may share.
#[derive(Clone, Debug)]
pub struct Memory(Transpositions);

impl Memory {
    /// Returns memory for 2^`bits` entries of 8 bytes: 22 bits are 32 MiB.
    #[must_use]
    pub fn new(bits: u32) -> Memory {
        Memory(Transpositions::new(bits.clamp(8, 28)))
    }
}

impl Default for Memory {
    /// Returns a memory of 8 MiB.
    fn default() -> Memory {
        Memory::new(20)
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Subject {
    Whole,
    Lead(Spot),
    Reply(Spot, Spot),
}

/// A solve in progress: it can stop after any number of positions and resume later, with the same result.
///
/// ```
/// use spades_bots::solver::{Ending, Memory, Solve};
/// let cards = |text: &str| text.split(' ').map(|card| card.parse().unwrap()).collect();
/// let ending = Ending { leader: cards("AH 2S"), follower: cards("KH 3S"), led: None, broken: true };
/// let mut memory = Memory::new(10);
/// let solution = Solve::new(&ending, &[0.0, 1.0, 2.0], true).unwrap().finish(&mut memory);
/// assert_eq!(solution.value, 1.0);
/// ```
#[derive(Clone, Debug)]
pub struct Solve {
    position: Position,
    /// Distinct payoffs, rising, each with the counts that pay at least as much.
    levels: Vec<(f64, Counts)>,
    /// The subjects to value, each with the cards that it stands for.
    subjects: Vec<(Subject, Vec<Card>)>,
    at: usize,
    low: usize,
    high: usize,
    /// The expected level of the next subject.
    guess: usize,
    /// Number of queries about the current subject.
    questions: usize,
    asked: Option<usize>,
    best: Option<usize>,
    search: Search,
    /// `true` once the memory knows of this solve.
    begun: bool,
    solution: Solution,
}

impl Solve {
    /// Starts to solve an ending. `payoff[t]` is its value for the leader if it takes `t` of the remaining tricks,
    /// including the running one. If `each` is set, every card of the seat to move is valued.
    ///
    /// # Errors
    /// If the hands or the payoff are invalid.
    pub fn new(ending: &Ending, payoff: &[f64], each: bool) -> Result<Solve, EndingError> {
        let mut leader = ending.leader;
        if !leader.intersection(ending.follower).is_empty() {
            return Err(EndingError::Shared);
        }
        if let Some(card) = ending.led {
            if leader.contains(card) || ending.follower.contains(card) {
                return Err(EndingError::Shared);
            }
            leader.insert(card);
        }
        let count = leader.len();
        if count != ending.follower.len() || count == 0 || count > 13 {
            return Err(EndingError::Count);
        }
        if payoff.len() != count + 1 || payoff.iter().any(|value| !value.is_finite()) {
            return Err(EndingError::Payoff);
        }
        let all = leader.union(ending.follower);
        let faces: CardSet = all.iter().map(Card::printed).collect();
        if faces.len() < all.len() {
            return Err(EndingError::Twos);
        }
        let legal = leader.lawful(None, ending.broken);
        if ending.led.is_some_and(|card| !legal.contains(card)) {
            return Err(EndingError::Lead);
        }
        let position = Position::new(leader, ending.follower, ending.broken);
        let mut levels: Vec<(f64, Counts)> = payoff.iter().map(|&value| (value, 0)).collect();
        levels.sort_by(|a, b| a.0.total_cmp(&b.0));
        levels.dedup_by(|a, b| a.0 == b.0);
        for (min, counts) in &mut levels {
            *counts = (0..=count).filter(|&t| payoff[t] >= *min).map(|t| 1 << t).sum();
        }
        let spot = |card| Position::spot(leader, ending.follower, card);
        let subjects = match ending.led {
            None if each => {
                let groups = group(&position.leads(), legal, spot);
                let leads = groups.into_iter().map(|(lead, cards)| (Subject::Lead(lead), cards));
                std::iter::once((Subject::Whole, Vec::new())).chain(leads).collect()
            }
            None => vec![(Subject::Whole, Vec::new())],
            Some(card) => {
                let lead = spot(card);
                let legal = ending.follower.lawful(Some(card.suit()), ending.broken);
                let groups = group(&position.replies(lead), legal, spot);
                groups
                    .into_iter()
                    .map(|(reply, cards)| (Subject::Reply(lead, reply), cards))
                    .collect()
            }
        };
        let high = levels.len() - 1;
        let table = Table::of(position.suits());
        let middle = payoff[bounds::middle(&position, table)];
        let guess = levels.iter().position(|&(value, _)| value == middle);
        Ok(Solve {
            position,
            levels,
            subjects,
            at: 0,
            low: 0,
            high,
            guess: guess.unwrap_or(0),
            questions: 0,
            asked: None,
            best: None,
            search: Search::new(table),
            begun: false,
            solution: Solution {
                value: 0.0,
                cards: Vec::new(),
                nodes: 0,
            },
        })
    }

    /// Continues for about `budget` positions; returns the solution once it is complete.
    pub fn step(&mut self, memory: &mut Memory, budget: u64) -> Option<&Solution> {
        let end = self.search.nodes + budget.max(1);
        if !self.begun {
            self.begun = true;
            memory.0.begin();
        }
        while self.at < self.subjects.len() {
            if self.low == self.high {
                self.refine();
                continue;
            }
            if self.search.nodes >= end {
                return None;
            }
            let level = match self.asked {
                Some(level) => level,
                None => {
                    let level = self.next_level();
                    self.ask(&memory.0, level);
                    self.asked = Some(level);
                    level
                }
            };
            let left = end - self.search.nodes;
            if let Some(answer) = self.search.run(&mut memory.0, left) {
                self.asked = None;
                self.questions += 1;
                if answer == self.leader_wins_on_true() {
                    self.low = level;
                } else {
                    self.high = level - 1;
                }
            }
        }
        Some(&self.solution)
    }

    /// Returns the number of positions searched so far.
    #[must_use]
    pub fn nodes(&self) -> u64 {
        self.search.nodes
    }

    /// Searches to the end.
    #[must_use]
    pub fn finish(mut self, memory: &mut Memory) -> Solution {
        while self.step(memory, u64::MAX / 2).is_none() {}
        self.solution
    }

    /// Returns the level to query next: the expected one, then its neighbor, then the middle. Single leads are
    /// compared with the best, or with the next level below: most are close to it.
    fn next_level(&self) -> usize {
        match (self.subjects[self.at].0, self.questions) {
            (Subject::Lead(_), _) => self.high,
            (_, 0) => self.guess.clamp(self.low + 1, self.high),
            (_, 1) if self.low > 0 => self.low + 1,
            (_, 1) => self.high,
            _ => (self.low + self.high).div_ceil(2),
        }
    }

    fn ask(&mut self, transpositions: &Transpositions, level: usize) {
        let wanted = self.levels[level].1;
        match self.subjects[self.at].0 {
            Subject::Whole => self.search.ask(transpositions, self.position, wanted),
            Subject::Lead(lead) => self.search.ask_lead(self.position, lead, wanted),
            Subject::Reply(lead, reply) => {
                let wish = wish_after(wanted, self.position.left, Position::takes(lead, reply));
                self.search.ask(transpositions, self.position.after(lead, reply), wish);
            }
        }
    }

    /// Returns `true` if the answer "yes" is good for the leader: after a trick that the follower takes, the query is about the follower.
    fn leader_wins_on_true(&self) -> bool {
        match self.subjects[self.at].0 {
            Subject::Reply(lead, reply) => !Position::takes(lead, reply),
            _ => true,
        }
    }

    /// Stores the value just found and moves on to the next subject.
    fn refine(&mut self) {
        let value = self.levels[self.low].0;
        let (subject, cards) = &self.subjects[self.at];
        self.solution.cards.extend(cards.iter().map(|&card| (card, value)));
        match subject {
            Subject::Whole => {
                self.solution.value = value;
                self.best = Some(self.low);
            }
            Subject::Lead(_) => {}
            Subject::Reply(..) => {
                self.solution.value = if self.at == 0 {
                    value
                } else {
                    self.solution.value.min(value)
                };
            }
        }
        self.at += 1;
        self.guess = self.low;
        self.questions = 0;
        self.low = 0;
        self.high = self.best.unwrap_or(self.levels.len() - 1);
        self.solution.nodes = self.search.nodes;
        if self.at == self.subjects.len() {
            self.solution.cards.sort_by_key(|&(card, _)| card);
        }
    }
}

/// Returns the legal cards, each grouped with the lowest of its equals.
fn group(spots: &[Spot], legal: CardSet, spot: impl Fn(Card) -> Spot) -> Vec<(Spot, Vec<Card>)> {
    let mut groups: Vec<(Spot, Vec<Card>)> = spots.iter().map(|&spot| (spot, Vec::new())).collect();
    for card in legal.iter() {
        let own = spot(card);
        let lowest = groups
            .iter_mut()
            .filter(|(first, _)| first.suit() == own.suit() && first.at() <= own.at())
            .max_by_key(|(first, _)| first.at());
        if let Some((_, cards)) = lowest {
            cards.push(card);
        }
    }
    groups
}
