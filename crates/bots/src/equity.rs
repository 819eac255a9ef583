//! Converts chances to win the match to points of the round, so that a mistake counts the same at every score.
//!
//! Backgammon programs do the same when they judge play in a match: chances are divided by the value of a point at
//! that score ("equivalent to money" in gnubg and eXtreme Gammon). If the match is practically decided, points are
//! worthless; then a round is judged as if the match began with it.

use spades_rules::View;

/// Number of points by which the score is shifted to find the value of a point: about a round. With less, a match
/// that only a big swing can turn would seem indifferent to points.
const STEP: i32 = 100;

/// The match is practically decided if a point is worth less than this share of its value at the start of the match.
const DECIDED: f64 = 0.05;

/// The viewer's chance to win the match, as of the start of the round.
pub(crate) type Chance = fn(&View) -> f64;

/// Returns the value of one more point for the viewer's side, as a chance to win the match.
pub(crate) fn point(view: &View, chance: Chance) -> f64 {
    let side = view.rules.side_of(view.viewer);
    let moved = |points: i32| {
        let mut view = view.clone();
        view.scores[side] = view.scores[side].saturating_add(points);
        chance(&view)
    };
    (moved(STEP) - moved(-STEP)) / f64::from(2 * STEP)
}

/// Returns `true` if the match is practically decided.
pub(crate) fn decided(view: &View, chance: Chance) -> bool {
    point(view, chance) < DECIDED * point(&at_the_start(view), chance)
}

/// Returns the same round as the first of the match.
pub(crate) fn at_the_start(view: &View) -> View {
    let mut view = view.clone();
    view.scores.fill(0);
    view.bags.fill(0);
    view.round = 1;
    view
}
