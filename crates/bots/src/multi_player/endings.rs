//! Endings that are solved instead of played out: what a position comes to for the match when everybody sees all hands and plays perfectly.
//!
//! The payoff is the chance of the deciding seat's side to win the match; its hands play for it, all others against it.

use std::collections::HashMap;

use arrayvec::ArrayVec;

use super::open::{Ending4, Ending4Error, PayoffSolver};
use super::outcome::Goals;
use super::playout_state::{PlayoutState, card};
use super::value::Match;
use crate::rollouts::Ending;

/// Answers that the solver of one payoff keeps at most, some 60 bytes each.
const MEMORY: usize = 200_000;

/// The same where it is asked once.
const MEMORY_ONCE: usize = 4_000;

/// What has been taken when an ending begins decides its payoff, the bids being what they are in a decision: tricks left, and tricks of
/// each hand.
type Start = (u8, [u8; 4]);

/// The solvers of a decision: one for each payoff that was met.
#[derive(Debug)]
pub(crate) struct Endings {
    solvers: HashMap<Start, Solver>,
    memory: usize,
}

/// A payoff's solver, and what each of its values tells about the end of the round.
#[derive(Debug)]
struct Solver {
    solver: PayoffSolver,
    endings: HashMap<u32, Ending>,
}

/// Whose match it is, and what is looked for at the end of its round.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Stake<'a> {
    /// The match before the round.
    pub game: &'a Match,
    /// What is looked for.
    pub goals: &'a Goals,
    /// Whose chance to win it is; all hands of its side play for it.
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
    /// For a position of whose bids and tricks no other will follow.
    pub fn once() -> Endings {
        Endings {
            memory: MEMORY_ONCE,
            ..Endings::default()
        }
    }

    /// What a card comes to in open hands, and the positions that were searched; no ending if that were more than `positions`.
    pub fn after(&mut self, state: &PlayoutState, index: u8, stake: Stake, positions: u64) -> (Option<Ending>, u64) {
        self.solve(state, stake, |solver, ending| {
            solver.after(ending, card(index), positions)
        })
    }

    /// The same for the best card, before a lead.
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

    /// The solver of a position's payoff.
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
            let endings = endings.into_iter().map(|(value, of)| (value, common(&of))).collect();
            Solver { solver, endings }
        })
    }
}

/// What endings of one value have in common.
fn common(endings: &[Ending]) -> Ending {
    let agreed = |told: fn(&Ending) -> Option<bool>| {
        let first = told(&endings[0]);
        first.filter(|_| endings.iter().all(|ending| told(ending) == first))
    };
    Ending {
        value: endings[0].value,
        made: agreed(|ending| ending.made),
        set: agreed(|ending| ending.set),
        partner: agreed(|ending| ending.partner),
        bags: endings.iter().map(|ending| ending.bags).sum::<f64>() / endings.len() as f64,
    }
}
