//! The chance that a side is not set often enough to lose the match by it.

use spades_rules::{EndRule, Totals, View};

/// Chance of a side to be set in a round.
const SET: f64 = 0.22;

/// The least chance, of a side at a limit: it plays on if all the others are, too, and one of them has to win.
const MIN_CHANCE: f64 = 0.02;

/// Points that bots which don't search see in a set that loses the match.
pub(crate) const LOST_MATCH: i32 = 200;

/// Returns `true` if one more set loses the match for a side.
pub(crate) fn is_last_chance(view: &View, side: usize) -> bool {
    let reaches = |limit: Option<u8>, counts: &[u8]| {
        limit.is_some_and(|limit| counts.get(side).is_some_and(|&count| count + 1 >= limit))
    };
    reaches(view.rules.end.sets, &view.sets) || reaches(view.rules.end.sets_in_a_row, &view.set_runs)
}

/// Returns the chance that a side stays below the limits of sets for about this number of rounds: never 0.
pub(crate) fn chance_to_last(end: &EndRule, after: &Totals, side: usize, rounds: f64) -> f64 {
    let count = |of: &[u8]| of.get(side).copied().unwrap_or(0);
    let in_all = end
        .sets
        .map_or(1.0, |limit| few(limit.saturating_sub(count(after.sets)), rounds));
    let in_a_row = end.sets_in_a_row.map_or(1.0, |limit| {
        let chance = 1.0 - SET.powi(limit.saturating_sub(count(after.set_runs)).into());
        chance.max(MIN_CHANCE)
    });
    in_all * in_a_row
}

/// Returns the chance of fewer than `limit` sets in about this number of rounds: a Poisson distribution.
fn few(limit: u8, rounds: f64) -> f64 {
    let mean = SET * rounds;
    let mut chance = (-mean).exp();
    let mut sum = 0.0;
    for number in 0..limit {
        sum += chance;
        chance *= mean / f64::from(number + 1);
    }
    sum.max(MIN_CHANCE)
}

#[cfg(test)]
mod tests {
    use super::*;
    use spades_rules::Preset;

    #[test]
    fn a_side_near_the_limit_seldom_lasts() {
        let end = EndRule {
            sets: Some(2),
            sets_in_a_row: Some(2),
            ..Preset::Pairs.rules().end
        };
        let lasts = |sets: u8, run: u8| {
            let totals = Totals {
                sets: &[sets],
                set_runs: &[run],
                ..Totals::default()
            };
            chance_to_last(&end, &totals, 0, 4.0)
        };
        assert!(lasts(0, 0) > lasts(1, 0) && lasts(1, 0) > lasts(1, 1) && lasts(1, 1) > 0.0);
        // Level at its limit with all others, it plays on.
        assert!(lasts(2, 2) > 0.0);
    }
}
