//! The chance to win the match from a score.

use spades_rules::{Bid, Rules};

use super::score::Standing;

/// Points that a seat makes in a usual round.
const PACE: f64 = 60.0;
/// How far apart two equal seats come in one round, as a standard deviation.
const SPREAD: f64 = 45.0;

/// The first seat's chance to win the match.
pub(crate) fn chance(rules: &Rules, standing: Standing) -> f64 {
    standing
        .result(rules)
        .unwrap_or_else(|| hopes(rules, standing, [0.0; 2]))
}

/// The first seat's chance to win from this standing and a few more points for each, as if nothing ended there.
pub(crate) fn hopes(rules: &Rules, standing: Standing, more: [f64; 2]) -> f64 {
    let limit = f64::from(rules.bags.limit.max(1));
    let worth = |side: usize| {
        let held = f64::from(standing.bags[side]) / limit;
        f64::from(standing.scores[side]) + more[side] - 0.8 * f64::from(rules.bags.penalty) * held
    };
    let (own, other) = (worth(0), worth(1));
    let by_points = rules
        .end
        .target
        .map(|target| (f64::from(target) - own.max(other)) / PACE);
    let by_count = rules
        .end
        .rounds
        .map(|rounds| f64::from(rounds.saturating_sub(standing.rounds)));
    let left = by_points
        .into_iter()
        .chain(by_count)
        .fold(f64::from(rules.end.cap), f64::min)
        .max(0.7);
    let deviation = SPREAD * left.sqrt();
    1.0 / (1.0 + (-1.702 * (own - other) / deviation).exp())
}

/// What the tricks of a round are worth: the first seat's chance to win the match by the tricks that it takes in all.
pub(crate) fn payoff(rules: &Rules, standing: Standing, bids: [Bid; 2]) -> [f64; 14] {
    let mut worth = [0.0; 14];
    for tricks in 0..=13u8 {
        worth[usize::from(tricks)] = chance(rules, standing.after(rules, bids, [tricks, 13 - tricks]));
    }
    worth
}
