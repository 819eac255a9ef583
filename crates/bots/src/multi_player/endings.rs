//! Endings that are solved instead of played out: the value of a position for the match if every seat sees all hands and plays perfectly.
//!
//! The payoff is the chance of the deciding seat's side to win the match; its hands play for it, all others against it.

use std::collections::HashMap;

use arrayvec::ArrayVec;

use super::outcome::Goals;
use super::value::Match;
use crate::playout_state::{PlayoutState, card};
use crate::rollouts::Ending;
use crate::solver::four_hands::{Ending4, Ending4Error, PayoffSolver};

/// Maximum number of answers kept by the solver of one payoff, some 60 bytes each.
const MEMORY: usize = 200_000;

/// Maximum number of answers kept by a solver that is used only once.
const MEMORY_ONCE: usize = 4_000;

/// Key of a payoff: the tricks left, and the tricks of each hand at the start of the ending. They determine the
/// payoff, since the bids are fixed in a decision.
type Start = (u8, [u8; 4]);

/// The solvers of a decision: one for each payoff encountered.
#[derive(Debug)]
pub(crate) struct Endings {
    solvers: HashMap<Start, Solver>,
    memory: usize,
}

/// A payoff's solver, and for each of its values the end of the round that it implies.
#[derive(Debug)]
struct Solver {
    solver: PayoffSolver,
    endings: HashMap<u32, Ending>,
}

/// The match at stake, and the goals to track at the end of its round.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Stake<'a> {
    /// The match before the round.
    pub game: &'a Match,
    /// The goals to track.
    pub goals: &'a Goals,
    /// The seat whose chance to win it is computed; all hands of its side play for it.
    pub viewer: usize,
}

impl Default for Endings {
    fn default() -> Endings {
        Endings {
            solvers: HashMap::new(),
            memory: MEMORY,
        }
    }
}

impl Endings {
    /// Returns solvers for a single position, after which none with the same bids and tricks follows.
    pub fn once() -> Endings {
        Endings {
            memory: MEMORY_ONCE,
            ..Endings::default()
        }
    }

    /// Returns the result of a card with open hands, and the number of positions searched; no ending if it needs more than `positions`.
    pub fn after(&mut self, state: &PlayoutState, index: u8, stake: Stake, positions: u64) -> (Option<Ending>, u64) {
        self.solve(state, stake, |solver, ending| {
            solver.after(ending, card(index), positions)
        })
    }

    /// Returns the result of the best card, before a lead; otherwise like [`Endings::after`].
    pub fn best(&mut self, state: &PlayoutState, stake: Stake, positions: u64) -> (Option<Ending>, u64) {
        self.solve(state, stake, |solver, ending| solver.best(ending, positions))
    }

    fn solve(
        &mut self,
        state: &PlayoutState,
        stake: Stake,
        ask: impl Fn(&mut PayoffSolver, &Ending4) -> Result<Option<f32>, Ending4Error>,
    ) -> (Option<Ending>, u64) {
        let solver = self.solver(state, stake);
        let trick: ArrayVec<_, 3> = state.trick.iter().map(|&(_, index)| card(index)).collect();
        let ending = Ending4 {
            hands: state.hands.map(spades_rules::CardSet::from_bits),
            leader: state
                .trick
                .first()
                .map_or(usize::from(state.turn), |&(leader, _)| usize::from(leader)),
            broken: state.broken,
            trick,
        };
        let found = ask(&mut solver.solver, &ending).ok().flatten();
        let spent = solver.solver.searched();
        (
            found.and_then(|value| solver.endings.get(&value.to_bits()).copied()),
            spent,
        )
    }

    /// Returns the solver of a position's payoff.
    fn solver(&mut self, state: &PlayoutState, stake: Stake) -> &mut Solver {
        let start = (state.tricks_left(), state.tricks);
        let memory = self.memory;
        let of_side = |seat: &usize| state.side[*seat] == state.side[stake.viewer];
        let friends = (0..4).filter(of_side).fold(0, |friends, seat| friends | 1 << seat);
        self.solvers.entry(start).or_insert_with(|| {
            let mut endings: HashMap<u32, Vec<Ending>> = HashMap::new();
            let shares = std::cell::RefCell::new(&mut endings);
            let payoff = |share: [u8; 4]| {
                let mut end = state.clone();
                for (tricks, more) in end.tricks.iter_mut().zip(share) {
                    *tricks += more;
                }
                let scored = stake.game.score(&end);
                let value = stake.game.chance_after(&scored, stake.viewer);
                let ending = stake.goals.ending(&end, &stake.game.rules, &scored, value);
                shares.borrow_mut().entry(value.to_bits()).or_default().push(ending);
                value
            };
            let solver = PayoffSolver::new(start.0, friends, memory, payoff);
            let common = |of: Vec<Ending>| Ending::common(of[0].value, of);
            let endings = endings.into_iter().map(|(value, of)| (value, common(of))).collect();
            Solver { solver, endings }
        })
    }
}
