//! Tests which levels of play find a puzzle's solution.

use spades_bots::{Decision, Level, Progress, decision_seed};
use spades_rules::{Action, Game};

use super::aim::Stakes;
use super::node::Node;
use super::open::{Open, POSITIONS};
use super::{Check, Puzzle};

/// Search nodes per step; this runs offline.
const SLICE: u32 = 1_000_000;

/// Returns `true` if a level, which sees what its seat can see, makes the right choice at each decision of the main line that
/// has only one. Its random seed is [`decision_seed`] plus `throw`; 0 is the usual one.
#[must_use]
pub fn finds(puzzle: &Puzzle, check: &Check, level: Level, throw: u64) -> bool {
    let mut game = puzzle.start.clone();
    let mut open = None;
    for (at, &action) in check.line.iter().enumerate() {
        if check.critical.contains(&at) {
            let decided = decide(&game, level, throw);
            let right = match decided {
                Action::Play(card) => {
                    let stakes = || Stakes::new(&game, puzzle.aim, puzzle.seat);
                    let open = open.get_or_insert_with(|| Open::new(stakes(), POSITIONS));
                    Node::new(&game, open).keeps(card) == Some(true)
                }
                other => other == action,
            };
            if !right {
                return false;
            }
        }
        if game.apply(action).is_err() {
            return false;
        }
    }
    true
}

fn decide(game: &Game, level: Level, throw: u64) -> Action {
    let seat = game.actor().unwrap_or(0);
    let seed = decision_seed(game.seed(), game.action_count(), seat).wrapping_add(throw);
    let mut decision = Decision::new(&game.view(seat), level, seed);
    loop {
        if let Progress::Done(action) = decision.step(SLICE) {
            return action;
        }
    }
}
