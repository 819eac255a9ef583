//! Candidate positions of a round, and their evaluation.

use spades_bots::Level;
use spades_learn::puzzle::{Aim, Check, Flaw, Kind, Puzzle, check, finds};
use spades_rules::{Action, Game, Phase, Preset};

/// The verdict on a candidate.
pub enum Found {
    /// Rejected by the solvers.
    Flawed(Flaw),
    /// Beginner finds it.
    TooEasy,
    /// No level finds it, and there are enough such puzzles.
    TooHard,
    /// A puzzle.
    Puzzle(Box<Puzzle>),
}

/// Cards in the solver's hand at the first decision: the minimum, the maximum for a two-hand nil, which seldom lasts, and the maximum
/// otherwise.
const MIN_CARDS: usize = 4;
const MAX_CARDS_AT_NIL: usize = 12;
const MAX_CARDS: usize = 8;

/// Number of tries for Beginner.
const TRIES: u64 = 4;

/// Returns the candidates of a round, in an order that differs between rounds; they are evaluated lazily.
pub fn all(preset: Preset, number: u32, game: &Game, wanted: &[Kind]) -> impl Iterator<Item = Found> {
    let actions: Vec<Action> = game.actions().collect();
    let mut places = Vec::new();
    let mut past = Game::new(*game.rules(), game.seed()).ok();
    for (at, &action) in actions.iter().enumerate() {
        let Some(past) = &mut past else { break };
        for &kind in wanted {
            places.extend(aims(kind, past).iter().map(|&aim| (at, kind, aim)));
        }
        if past.apply(action).is_err() {
            break;
        }
    }
    let turn = number as usize % places.len().max(1);
    places.rotate_left(turn);
    places.into_iter().filter_map(move |(at, kind, aim)| {
        let puzzle = Puzzle::new(kind, aim, preset, number, &actions[..at])?;
        Some(look_into(puzzle))
    })
}

/// Returns the goals that a kind can have in the current position.
fn aims(kind: Kind, game: &Game) -> &'static [Aim] {
    let cards = game.actor().map_or(0, |seat| game.hand(seat).len());
    let max = if kind == Kind::SetNil && game.hands() == 2 {
        MAX_CARDS_AT_NIL
    } else {
        MAX_CARDS
    };
    match (kind, game.phase()) {
        (Kind::WhatToBid, Phase::Bidding) if game.hands() == 2 && game.bids().iter().any(Option::is_some) => {
            &[Aim::BidMost]
        }
        (_, Phase::Play) if !(MIN_CARDS..=max).contains(&cards) || game.lawful().len() < 3 => &[],
        (Kind::MakeBid, Phase::Play) => &[Aim::MakeBid],
        (Kind::SetNil, Phase::Play) => &[Aim::SetNil],
        (Kind::ForceBag, Phase::Play) => &[Aim::ForceBag],
        (Kind::BreakContract, Phase::Play) => &[Aim::BreakContract],
        (Kind::FindDiscard, Phase::Play) if cannot_follow(game) => {
            &[Aim::KeepNil, Aim::MakeBid, Aim::BreakContract, Aim::SetNil]
        }
        _ => &[],
    }
}

fn cannot_follow(game: &Game) -> bool {
    game.led()
        .is_some_and(|led| game.lawful().in_suit(led.suit()).is_empty())
}

/// Evaluates a puzzle: solves it, lets Beginner try it, and rates it by the other levels.
pub fn look_into(mut puzzle: Puzzle) -> Found {
    let check = match check(&puzzle) {
        Ok(check) => check,
        Err(flaw) => return Found::Flawed(flaw),
    };
    if (0..TRIES).any(|throw| finds(&puzzle, &check, Level::Beginner, throw)) {
        return Found::TooEasy;
    }
    puzzle.decisions = u8::try_from(check.critical.len()).unwrap_or(u8::MAX);
    puzzle.found_by = found_by(&puzzle, &check);
    Found::Puzzle(Box::new(puzzle))
}

/// Returns the lowest level that finds the solution.
fn found_by(puzzle: &Puzzle, check: &Check) -> Option<Level> {
    Level::ALL
        .into_iter()
        .skip(1)
        .find(|&level| finds(puzzle, check, level, 0))
}
