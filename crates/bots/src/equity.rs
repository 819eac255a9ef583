//! Converts chances to win the match to points of the round, so that a mistake counts the same at every score.
//!
//! Backgammon programs do the same when they judge play in a match: chances are divided by the value of a point at
//! that score ("equivalent to money" in gnubg and eXtreme Gammon). If the match is practically decided, points are
//! worthless; then a round is judged as if the match began with it.

use spades_rules::View;

use crate::multi_player;
use crate::two_player;

/// Number of points by which the score is shifted to find the value of a point: about a round. With less, a match
/// that only a big swing can turn would seem indifferent to points.
const STEP: i32 = 100;

/// The match is practically decided if a point is worth less than this share of its value at the start of the match.
const DECIDED: f64 = 0.05;

/// Returns the viewer's chance to win the match, as of the start of the round.
fn chance(view: &View) -> f64 {
    if view.rules.players == 2 {
        two_player::chance_before(view)
    } else {
        multi_player::chance_before(view)
    }
}

/// Returns the value of one more point for the viewer's side, as a chance to win the match.
pub(crate) fn point(view: &View) -> f64 {
    let side = view.rules.side_of(view.viewer);
    let moved = |points: i32| {
        let mut view = view.clone();
        view.scores[side] = view.scores[side].saturating_add(points);
        chance(&view)
    };
    (moved(STEP) - moved(-STEP)) / f64::from(2 * STEP)
}

/// Returns `true` if the match is practically decided.
pub(crate) fn decided(view: &View) -> bool {
    point(view) < DECIDED * point(&at_the_start(view))
}

/// Returns the same round as the first of the match.
pub(crate) fn at_the_start(view: &View) -> View {
    let mut view = view.clone();
    view.scores.fill(0);
    view.bags.fill(0);
    view.round = 1;
    view
}

#[cfg(test)]
mod tests {
    use spades_rules::{Game, Preset, Seed};

    use super::*;

    fn view(preset: Preset, scores: [i32; 2]) -> View {
        let game = Game::new(preset.rules(), Seed::from_u64(1)).unwrap();
        let mut view = game.view(0);
        view.scores[..2].copy_from_slice(&scores);
        view.round = 5;
        view
    }

    #[test]
    fn a_match_is_decided_far_behind_and_far_ahead() {
        for preset in [Preset::OpenDraft, Preset::ClosedDraft, Preset::Pairs] {
            assert!(!decided(&view(preset, [0, 0])), "{}", preset.key());
            assert!(!decided(&view(preset, [100, 60])), "{}", preset.key());
        }
        assert!(decided(&view(Preset::OpenDraft, [-135, 308])));
        assert!(decided(&view(Preset::OpenDraft, [308, -135])));
    }

    #[test]
    fn a_point_is_worth_something_in_every_preset() {
        for preset in Preset::ALL {
            let worth = point(&at_the_start(&view(preset, [0, 0])));
            assert!((0.0005..0.02).contains(&worth), "{}: {worth}", preset.key());
        }
    }
}
