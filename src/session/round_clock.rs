//! How long the players' own rounds take, for telling how long a match will be.

use bevy::prelude::*;
use spades_rules::{Action, Event};

use super::statistics::Statistics;
use super::{Applied, Match, MatchBegan, Presentation};

/// Seconds of a pause between two actions that count at most: whoever leaves the machine does not play.
const LONGEST_PAUSE: f32 = 60.0;

/// How long this round has been played.
#[derive(Resource, Debug, Default)]
pub(super) struct RoundClock {
    /// Seconds until the last action.
    seconds: f32,
    /// Seconds since then.
    pause: f32,
    /// Whether it was there from the round's first action on.
    whole: bool,
}

/// Runs while somebody sees the table, and counts a round when it is scored. Demonstrations are not counted.
pub(super) fn run(
    time: Res<Time<Real>>,
    presentation: Res<Presentation>,
    game: Option<Res<Match>>,
    mut began: MessageReader<MatchBegan>,
    mut applied: MessageReader<Applied>,
    mut clock: ResMut<RoundClock>,
    mut statistics: ResMut<Statistics>,
) {
    if let Some(began) = began.read().last() {
        *clock = RoundClock {
            whole: began.slot.is_none(),
            ..default()
        };
    }
    let Some(game) = game else { return };
    if !presentation.covered {
        clock.pause += time.delta_secs();
    }
    for applied in applied.read() {
        clock.seconds += clock.pause.min(LONGEST_PAUSE);
        clock.pause = 0.0;
        if applied.action == Action::NextRound {
            *clock = RoundClock {
                whole: true,
                ..default()
            };
        } else if applied.events.contains(&Event::RoundScored)
            && clock.whole
            && game.counts()
            && game.humans().next().is_some()
        {
            statistics.record_pace(game.setup().kind, clock.seconds);
        }
    }
}
