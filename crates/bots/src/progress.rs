//! Progress of work in slices.

use spades_rules::Action;

/// The result of a slice of work.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Progress {
    /// Not finished; call [`Decision::step`](crate::Decision::step) again.
    Pending,
    /// Decided.
    Done(Action),
}
