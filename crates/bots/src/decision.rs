//! A decision in progress, which can be worked on in slices.

use spades_rules::{Action, View};

use crate::advice::Progress;
use crate::multi_player::MultiPlayerDecision;
use crate::two_player::{Effort, TwoPlayerSearch};
use crate::{Level, blind, heuristic};

/// A decision in progress: resumable, so that a browser's single thread can work on it a few milliseconds per frame.
#[derive(Debug)]
pub struct Decision {
    work: Work,
}

/// The method of a decision.
#[derive(Debug)]
enum Work {
    /// Decided already.
    Done(Action),
    /// Two players, by search.
    TwoPlayer(Box<TwoPlayerSearch>),
    /// More than two players.
    MultiPlayer(Box<MultiPlayerDecision>),
}

/// Returns the choice of a sound player who counts cards but doesn't search.
///
/// # Panics
/// If the viewer has nothing to decide.
pub(crate) fn sound_choice(view: &View) -> Option<Action> {
    match Decision::new(view, Level::Intermediate, 0).step(u32::MAX) {
        Progress::Done(action) => Some(action),
        Progress::Pending => None,
    }
}

impl Decision {
    /// Starts a decision. The same view, level and seed always give the same action, however the work is sliced.
    ///
    /// # Panics
    /// If the viewer has nothing to decide (`view.legal` is empty).
    #[must_use]
    pub fn new(view: &View, level: Level, seed: u64) -> Decision {
        assert!(!view.legal.is_empty(), "there is nothing to decide");
        if let Some(action) = blind::decision(view) {
            return Decision {
                work: Work::Done(action),
            };
        }
        if view.rules.players > 2 {
            return Decision {
                work: Work::MultiPlayer(Box::new(MultiPlayerDecision::new(view, level, seed))),
            };
        }
        if let Some(action) = heuristic::misdeal(view) {
            return Decision {
                work: Work::Done(action),
            };
        }
        let work = match level {
            Level::Beginner => Work::Done(heuristic::beginner(view, seed)),
            Level::Intermediate => Work::Done(heuristic::sound(view)),
            _ => Work::TwoPlayer(Box::new(TwoPlayerSearch::new(view, Effort::of(level), seed))),
        };
        Decision { work }
    }

    /// Continues for about `nodes` search nodes (one node is roughly a tenth to one microsecond on a desktop core).
    pub fn step(&mut self, nodes: u32) -> Progress {
        match &mut self.work {
            Work::Done(action) => Progress::Done(*action),
            Work::TwoPlayer(search) => {
                if !search.step(u64::from(nodes)) {
                    return Progress::Pending;
                }
                let action = search.best();
                self.work = Work::Done(action);
                Progress::Done(action)
            }
            Work::MultiPlayer(decision) => decision.step(nodes),
        }
    }
}
