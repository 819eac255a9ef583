//! Answers of a search: the action that it decides on, slice by slice, and the hint.

use spades_rules::Action;

use crate::reason::Reason;

/// The result of a slice of work.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Progress {
    /// Not finished; call [`Decision::step`](crate::Decision::step) again.
    Pending,
    /// Decided.
    Done(Action),
}

/// The answer to "What should I do?".
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct Advice {
    /// Every legal action with its value, 0 to 1: the chance to win the match. The best first.
    pub options: Vec<(Action, f64)>,
    /// By option: the standard error of its distance to the best, from sampling the deals. 0 if nothing was sampled.
    pub errors: Vec<f64>,
    /// By option: its loss against the best, without the luck of sampling, which favors the apparent best: the best
    /// is found with one half of the deals and compared in the other half, both ways round. May be slightly below 0;
    /// exact if nothing was sampled.
    pub losses: Vec<f64>,
    /// Number of sampled deals that fit everything seen; `None` if the other hands are known, which makes the values exact for them.
    pub sampled: Option<u32>,
    /// `true` if the search was cut at its limit: it compared fewer deals than usual, or none at all, in which case
    /// heuristics choose the best option.
    pub cut: bool,
    /// The best option.
    pub best: Action,
    /// The reason.
    pub reason: Reason,
}
