//! Chances to win the match as points of the round, so that a mistake counts alike at every score.
//!
//! Backgammon's programs do the same where they judge play in a match: chances are divided by what a point is worth at that score
//! ("equivalent to money" in gnubg and eXtreme Gammon). Where the match is as good as decided no point is worth anything any more; there
//! a round is judged as if the match began with it.

use spades_rules::View;

use crate::multi_player;
use crate::two_player;

/// The points by which the score is moved to find what a point is worth: about a round. With less, a match that only a great swing can turn
/// would seem not to care for points at all.
const STEP: i32 = 100;

/// A point that is worth less than this part of what it is worth at the match's start shows that the match is as good as decided.
const DECIDED: f64 = 0.05;

/// The viewer's chance to win the match as the round began.
fn chance(view: &View) -> f64 {
    if view.rules.players == 2 {
        two_player::chance_before(view)
    } else {
        multi_player::chance_before(view)
    }
}

/// What a point that the viewer's side has more than the others is worth, as a chance to win the match.
pub(crate) fn point(view: &View) -> f64 {
    let side = view.rules.side_of(view.viewer);
    let moved = |points: i32| {
        let mut view = view.clone();
        view.scores[side] = view.scores[side].saturating_add(points);
        chance(&view)
    };
    (moved(STEP) - moved(-STEP)) / f64::from(2 * STEP)
}

/// Whether the match is as good as decided.
pub(crate) fn decided(view: &View) -> bool {
    point(view) < DECIDED * point(&at_the_start(view))
}

/// The same round as the first of the match.
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
