//! Measures how long the players' own rounds take, for the estimated length of a match.

use bevy::prelude::*;
use spades_rules::{Action, Event};

use super::statistics::Statistics;
use super::{Applied, Match, MatchBegan, Presentation};

/// Maximum seconds counted for a pause between two actions; a longer one means that the player has left.
const LONGEST_PAUSE: f32 = 60.0;

/// Playing time of the current round.
#[derive(Resource, Debug, Default)]
pub(super) struct RoundClock {
    /// Seconds until the last action.
    seconds: f32,
    /// Seconds since the last action.
    pause: f32,
    /// `true` if the clock has run since the round's first action.
    whole: bool,
}

/// Runs while the table is visible, and records a round when it is scored. Demonstrations don't count.
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
            && game.is_recorded()
            && game.humans().next().is_some()
        {
            statistics.record_pace(game.setup().kind, clock.seconds);
        }
    }
}
