//! The main line of a puzzle, and whether it is a sound one.

use spades_rules::{Action, Card, Game, Phase, Suit};

use super::aim::Stakes;
use super::node::Node;
use super::open::{Open, POSITIONS, sure_tricks};
use super::resist::reply;
use super::{Aim, Kind, Puzzle};

/// What the solvers say of a puzzle.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Check {
    /// The main line: the right choices (the cheapest card where several will do) and the replies that resist longest, as far as the aim
    /// is reached.
    pub line: Vec<Action>,
    /// By own decision of the line with one right choice: where in the line it lies.
    pub critical: Vec<usize>,
    /// How many choices the first decision has.
    pub choices: usize,
}

/// Why a position is no sound puzzle: the first rule that it breaks.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Flaw {
    /// The bids, the phase or the cards do not fit what it is to be about.
    NoSuchAim,
    /// The aim is settled before the first decision.
    Settled,
    /// No choice keeps the aim.
    Lost,
    /// No choice loses it.
    Safe,
    /// Several choices keep it.
    SeveralKeep,
    /// There are fewer than two wrong choices.
    FewChoices,
    /// No other decision has exactly one right choice.
    OneDecision,
    /// It takes more positions to solve than a player waits for.
    TooHard,
}

/// The fewest wrong choices at the first decision, and the fewest decisions with one right choice.
const WRONG: usize = 2;
const DECISIONS: usize = 2;

/// Solves a puzzle: exactly one choice keeps the aim now, and at one later decision at least.
///
/// # Errors
/// The first rule that it breaks.
pub fn check(puzzle: &Puzzle) -> Result<Check, Flaw> {
    let mut game = puzzle.start.clone();
    let mut line = Vec::new();
    let mut critical = Vec::new();
    let mut choices = 0;
    if puzzle.kind == Kind::WhatToBid {
        let bid = most(&game, POSITIONS).filter(|&bid| bid > 0).ok_or(Flaw::NoSuchAim)?;
        if puzzle.aim != Aim::BidMost {
            return Err(Flaw::NoSuchAim);
        }
        choices = game.legal_actions().len();
        critical.push(0);
        line.push(Action::Bid(bid));
        game.apply(Action::Bid(bid)).map_err(|_| Flaw::NoSuchAim)?;
    }
    let stakes = Stakes::new(&game, puzzle.aim, puzzle.seat);
    if game.phase() != Phase::Play || !stakes.make_sense() {
        return Err(Flaw::NoSuchAim);
    }
    if stakes.settled(&game).is_some() {
        return Err(Flaw::Settled);
    }
    let mut open = Open::new(stakes, POSITIONS);
    if line.is_empty() {
        let node = Node::new(&game, &mut open);
        if open.is_cut() {
            return Err(Flaw::TooHard);
        }
        first(puzzle, &node)?;
        choices = node.choices.len();
    }
    open.begin();
    let rest = main_line(&game, &mut open);
    if open.is_cut() {
        return Err(Flaw::TooHard);
    }
    let rest = rest.ok_or(Flaw::Lost)?;
    critical.extend(rest.critical.iter().map(|at| at + line.len()));
    line.extend(rest.cards.into_iter().map(Action::Play));
    if critical.len() < DECISIONS {
        return Err(Flaw::OneDecision);
    }
    Ok(Check {
        line,
        critical,
        choices,
    })
}

/// What follows from a position with right choices and the longest resistance, to where the aim is reached.
pub(crate) struct MainLine {
    pub cards: Vec<Card>,
    /// Where in it own decisions with one right choice lie.
    pub critical: Vec<usize>,
    /// The last own decision that could lose the aim.
    pub at_stake: Option<usize>,
}

/// The main line; `None` if the aim is lost, or if the line is too hard to be solved within the limit of one question.
pub(crate) fn main_line(game: &Game, open: &mut Open) -> Option<MainLine> {
    let mut game = game.clone();
    let mut line = MainLine {
        cards: Vec::new(),
        critical: Vec::new(),
        at_stake: None,
    };
    loop {
        match open.stakes.settled(&game) {
            Some(true) => return Some(line),
            Some(false) => return None,
            None => {}
        }
        let card = if game.hand_to_play()? == open.stakes.seat {
            let node = Node::new(&game, open);
            if node.is_critical() {
                line.critical.push(line.cards.len());
            }
            if node.counts().1 > 0 {
                line.at_stake = Some(line.cards.len());
            }
            node.cheapest(true)?
        } else {
            reply(&game, open)?
        };
        line.cards.push(card);
        game.apply(Action::Play(card)).ok()?;
    }
}

/// What the first decision must be.
fn first(puzzle: &Puzzle, node: &Node) -> Result<(), Flaw> {
    match node.counts() {
        (0, _) => return Err(Flaw::Lost),
        (_, 0) => return Err(Flaw::Safe),
        (1, wrong) if wrong < WRONG => return Err(Flaw::FewChoices),
        (1, _) => {}
        _ => return Err(Flaw::SeveralKeep),
    }
    if puzzle.kind == Kind::FindDiscard && !is_discard(&puzzle.start, node) {
        return Err(Flaw::NoSuchAim);
    }
    Ok(())
}

/// Whether the suit led cannot be followed, and of several cards that neither follow nor ruff one choice is right.
fn is_discard(game: &Game, node: &Node) -> bool {
    let Some(led) = game.led() else { return false };
    let plain = |card: &Card| card.suit() != led.suit() && card.suit() != Suit::Spades;
    let [right, wrong] = [true, false].map(|keeps| {
        let choices = node.choices.iter().filter(|choice| choice.keeps == keeps);
        choices.filter(|choice| plain(&choice.cards[0])).count()
    });
    right == 1 && wrong > 0
}

/// The most tricks that the seat that bids last of two is sure of; `None` if it takes more than `limit` positions to solve.
pub(crate) fn most(game: &Game, limit: u64) -> Option<u8> {
    if game.phase() != Phase::Bidding || game.hands() != 2 {
        return None;
    }
    let seat = game.actor()?;
    game.bids()[1 - seat]?;
    // Who leads does not hang on the bid.
    let mut probe = game.clone();
    probe.apply(Action::Bid(1)).ok()?;
    sure_tricks(game, seat, probe.hand_to_play()?, limit)
}
