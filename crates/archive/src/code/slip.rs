//! Finds the slip that explains a code with a wrong checksum.

use super::check::{EXPLAINED, FINAL, START, step, step_back};

/// The single slip that explains a wrong checksum. Places count symbols from 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Place {
    /// This symbol is wrong.
    Wrong(usize),
    /// This symbol and the next one are swapped.
    Swapped(usize),
    /// The symbol at this place is superfluous.
    Extra(usize),
    /// A symbol is missing before this one.
    Missing(usize),
}

/// Finds the slip; `None` if several were made, or the code is so long that several explanations are possible.
///
/// The remainder reached at each place is computed from the start, and the one required there from the end; then every slip
/// that connects the two is tried.
pub(super) fn find(symbols: &[u8]) -> Option<Place> {
    let count = symbols.len();
    if count > EXPLAINED {
        return None;
    }
    let mut reached = vec![START];
    for &symbol in symbols {
        reached.push(step(reached[reached.len() - 1], symbol));
    }
    let mut needed = vec![FINAL; count + 1];
    for at in (0..count).rev() {
        needed[at] = step_back(needed[at + 1], symbols[at]);
    }
    let any = |from: usize, to: usize| (0..32).any(|symbol| step(reached[from], symbol) == needed[to]);
    let wrong = |&at: &usize| any(at, at + 1);
    let swapped = |&at: &usize| step(step(reached[at], symbols[at + 1]), symbols[at]) == needed[at + 2];
    let extra = |&at: &usize| reached[at] == needed[at + 1];
    let missing = |&at: &usize| any(at, at);
    (0..count)
        .find(wrong)
        .map(Place::Wrong)
        .or_else(|| (0..count.saturating_sub(1)).find(swapped).map(Place::Swapped))
        .or_else(|| (0..count).find(extra).map(Place::Extra))
        .or_else(|| (0..=count).find(missing).map(Place::Missing))
}
