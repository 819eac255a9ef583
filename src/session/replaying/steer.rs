//! Replay controls: step, jump, speed, point of view and exit.

use bevy::prelude::*;
use spades_rules::Event;

use super::{HandVisibility, ReplayEnded, Replayed, Replaying, SPEEDS, Steer};
use crate::session::on_table::{self, Waiting};
use crate::session::perspective::Perspective;
use crate::session::{Match, Pace, Presentation, SessionOptions};

/// Seconds of table time between two steps of automatic playback.
const PAUSE: f32 = 0.6;

/// Handles the replay controls.
pub(super) fn steer(
    mut asked: MessageReader<Steer>,
    mut replaying: ResMut<Replaying>,
    mut game: ResMut<Match>,
    mut perspective: ResMut<Perspective>,
    mut pace: ResMut<Pace>,
    mut shown: MessageWriter<Replayed>,
) {
    for &steer in asked.read() {
        match steer {
            Steer::Step(1) => {
                replaying.goes_on = false;
                shown.write_batch(step(&mut replaying));
            }
            Steer::Step(by) => {
                let at = replaying.at().saturating_add_signed(by as isize);
                shown.write(jump(&mut replaying, at));
            }
            Steer::To(at) => {
                if at != replaying.at() {
                    shown.write(jump(&mut replaying, at));
                }
            }
            Steer::Round(by) => {
                if replaying.has_round(by) {
                    replaying.round = replaying.round.saturating_add_signed(by as isize);
                    let from = replaying.stretch().from;
                    see_what_may_be_seen(&mut replaying);
                    shown.write(jump(&mut replaying, from));
                }
            }
            Steer::PlayOrRest => {
                let ended = replaying.at() == replaying.stretch().to;
                if ended {
                    let from = replaying.stretch().from;
                    shown.write(jump(&mut replaying, from));
                }
                replaying.goes_on = !replaying.goes_on;
                replaying.rest = 0.0;
            }
            Steer::NextEyes => {
                replaying.eyes = next_eyes(&replaying, game.setup().players.len());
                shown.write(Replayed::Jumped(replaying.sight()));
            }
            Steer::NextSpeed => {
                replaying.speed = (replaying.speed + 1) % SPEEDS.len();
                pace.0 = replaying.pace.0 * replaying.speed();
            }
            Steer::Leave => replaying.leaving = true,
            // Handled by its own system.
            Steer::PlayOn => {}
        }
    }
    follow(&replaying, &mut game, &mut perspective);
}

/// Plays the next action automatically once the previous one has been shown.
pub(super) fn go_on(
    mut replaying: ResMut<Replaying>,
    mut game: ResMut<Match>,
    mut perspective: ResMut<Perspective>,
    presentation: Res<Presentation>,
    time: Res<Time>,
    options: Res<SessionOptions>,
    pace: Res<Pace>,
    mut shown: MessageWriter<Replayed>,
) {
    if !replaying.goes_on || presentation.showing || presentation.covered {
        return;
    }
    // Widgets are rewritten only when the replay has advanced.
    replaying.bypass_change_detection().rest -= pace.seconds(&time, options.speed);
    if replaying.rest > 0.0 {
        return;
    }
    replaying.rest = PAUSE;
    shown.write_batch(step(&mut replaying));
    if replaying.at() == replaying.stretch().to {
        replaying.goes_on = false;
    }
    follow(&replaying, &mut game, &mut perspective);
}

/// Sets the match on the table to the position shown.
fn follow(replaying: &Replaying, game: &mut ResMut<Match>, perspective: &mut ResMut<Perspective>) {
    perspective.set_if_neq(Perspective::open_to(replaying.viewer()));
    if game.action_count() != replaying.at() || game.game() != replaying.cursor.game() {
        game.game = replaying.cursor.game().clone();
    }
}

/// Advances by one action within the round.
fn step(replaying: &mut Replaying) -> Option<Replayed> {
    if replaying.at() >= replaying.stretch().to {
        return None;
    }
    let events = replaying.cursor.play()?;
    let game = replaying.cursor.game();
    let seen = |event: &Event| match replaying.eyes {
        HandVisibility::All => *event,
        HandVisibility::Seat(seat) => event.seen_by(seat, game),
    };
    let events = events.iter().map(seen).collect();
    Some(Replayed::Stepped(events, replaying.sight()))
}

/// Moves to another position within the round.
fn jump(replaying: &mut Replaying, at: usize) -> Replayed {
    let stretch = replaying.stretch();
    replaying.goes_on = false;
    replaying.cursor.seek(at.clamp(stretch.from, stretch.to));
    Replayed::Jumped(replaying.sight())
}

/// In a round still in progress, limits the replay to the player's own view.
fn see_what_may_be_seen(replaying: &mut Replaying) {
    if !replaying.stretch().scored {
        replaying.eyes = HandVisibility::Seat(replaying.own);
    }
}

/// Returns the next point of view: all hands, then each seat, beginning with the player's own.
fn next_eyes(replaying: &Replaying, seats: usize) -> HandVisibility {
    if !replaying.stretch().scored {
        return replaying.eyes;
    }
    match replaying.eyes {
        HandVisibility::All => HandVisibility::Seat(replaying.own),
        HandVisibility::Seat(seat) => {
            let next = (seat + 1) % seats;
            if next == replaying.own {
                HandVisibility::All
            } else {
                HandVisibility::Seat(next)
            }
        }
    }
}

/// Ends the replay on request: the match that was on the table is back.
pub(super) fn leave(
    mut commands: Commands,
    replaying: Res<Replaying>,
    waiting: Option<Res<Waiting>>,
    mut ended: MessageWriter<ReplayEnded>,
) {
    if replaying.leaving {
        ended.write(ReplayEnded {
            to_table: waiting.is_some(),
        });
        commands.queue(on_table::end);
    }
}
