//! "Learn from your mistakes": the few decisions of a round that cost most, to be played again.

use spades_bots::{Mistake as Kind, OptionCost, Report, ReviewedDecision};
use spades_rules::{Game, Seat};

use super::Threshold;

/// A decision to be taken again.
#[derive(Clone, Debug, PartialEq)]
pub struct Mistake {
    /// What the review says of it.
    pub decision: ReviewedDecision,
    /// What kind of mistake it was.
    pub kind: Kind,
    /// The match before it; its actor is the seat that decided.
    pub before: Game,
}

/// How many are offered at most.
const MOST: usize = 3;

/// The decisions of a seat in the round that was reviewed that cost most beyond luck, the costliest first: three at most.
#[must_use]
pub fn mistakes(game: &Game, report: &Report, seat: Seat, threshold: Threshold) -> Vec<Mistake> {
    let cost = |decision: &ReviewedDecision| OptionCost {
        points: decision.points,
        error: decision.error,
    };
    let own = report.mistakes().into_iter().filter(|decision| decision.seat == seat);
    own.filter(|decision| decision.taken != decision.best && threshold.is_met(cost(decision)))
        .filter_map(|decision| {
            let before = game.undo_to(decision.at)?;
            Some(Mistake {
                kind: Kind::of(decision)?,
                decision: decision.clone(),
                before,
            })
        })
        .take(MOST)
        .collect()
}
