//! The main line of a puzzle, and the check whether the puzzle is sound.

use spades_rules::{Action, Card, Game, Phase, Suit};

use super::aim::Stakes;
use super::node::Node;
use super::open::{Open, POSITIONS, sure_tricks};
use super::resist::reply;
use super::{Aim, Kind, Puzzle};

/// The solvers' verdict on a puzzle.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Check {
    /// The main line: the right choices (the cheapest card if several are right) and the replies of longest resistance, until
    /// the aim is reached.
    pub line: Vec<Action>,
    /// Index in the line of each of the player's decisions with one right choice.
    pub critical: Vec<usize>,
    /// Number of choices at the first decision.
    pub choices: usize,
}

/// Reason why a position is not a sound puzzle: the first rule that it breaks.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Flaw {
    /// The bids, the phase or the cards don't fit its kind.
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
    /// Solving it takes more positions than a player would wait for.
    TooHard,
}

/// Minimum number of wrong choices at the first decision, and of decisions with one right choice.
const WRONG: usize = 2;
const DECISIONS: usize = 2;

/// Solves a puzzle: exactly one choice may keep the aim at the first decision and at one later decision or more.
///
/// # Errors
/// The first rule that it breaks.
pub fn check(puzzle: &Puzzle) -> Result<Check, Flaw> {
    let mut game = puzzle.start.clone();
    let mut line = Vec::new();
    let mut critical = Vec::new();
    let mut choices = 0;
    if puzzle.kind == Kind::WhatToBid {
        let bid = max(&game, POSITIONS).filter(|&bid| bid > 0).ok_or(Flaw::NoSuchAim)?;
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

/// Right choices and the longest resistance from a position until the aim is reached.
pub(crate) struct MainLine {
    pub cards: Vec<Card>,
    /// Indices of the player's decisions with one right choice.
    pub critical: Vec<usize>,
    /// Index of the player's last decision that could lose the aim.
    pub at_stake: Option<usize>,
}

/// Returns the main line; `None` if the aim is lost, or if the line is too hard to solve within the limit of one question.
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

/// Checks the requirements on the first decision.
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

/// Returns `true` if the player is void in the suit led and, of several choices that neither follow suit nor ruff, exactly one is right.
fn is_discard(game: &Game, node: &Node) -> bool {
    let Some(led) = game.led() else { return false };
    let plain = |card: &Card| card.suit() != led.suit() && card.suit() != Suit::Spades;
    let [right, wrong] = [true, false].map(|keeps| {
        let choices = node.choices.iter().filter(|choice| choice.keeps == keeps);
        choices.filter(|choice| plain(&choice.cards[0])).count()
    });
    right == 1 && wrong > 0
}

/// Returns the maximum of sure tricks for the last bidder of two; `None` if solving takes more than `limit` positions.
pub(crate) fn max(game: &Game, limit: u64) -> Option<u8> {
    if game.phase() != Phase::Bidding || game.hands() != 2 {
        return None;
    }
    let seat = game.actor()?;
    game.bids()[1 - seat]?;
    // The seat on lead does not depend on the bid.
    let mut probe = game.clone();
    probe.apply(Action::Bid(1)).ok()?;
    sure_tricks(game, seat, probe.hand_to_play()?, limit)
}
