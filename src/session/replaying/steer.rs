//! Forwards, back, faster, from other eyes, and away.

use bevy::prelude::*;
use spades_rules::Event;

use super::{Eyes, ReplayEnded, Replayed, Replaying, SPEEDS, Steer};
use crate::session::on_table::{self, Waiting};
use crate::session::perspective::Perspective;
use crate::session::{Match, Pace, Presentation, SessionOptions, table_seconds};

/// Seconds of table time between two steps of a replay that goes on by itself.
const PAUSE: f32 = 0.6;

/// Does what is asked for.
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
            // Has a system of its own.
            Steer::PlayOn => {}
        }
    }
    follow(&replaying, &mut game, &mut perspective);
}

/// Goes on by itself, as soon as what has happened was shown.
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
    replaying.rest -= table_seconds(&time, &options, *pace);
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

/// The match on the table is the one at the place that is shown.
fn follow(replaying: &Replaying, game: &mut ResMut<Match>, perspective: &mut ResMut<Perspective>) {
    perspective.set_if_neq(Perspective::open_to(replaying.viewer()));
    if game.count() != replaying.at() || game.game() != replaying.cursor.game() {
        game.game = replaying.cursor.game().clone();
    }
}

/// One action on, within the round.
fn step(replaying: &mut Replaying) -> Option<Replayed> {
    if replaying.at() >= replaying.stretch().to {
        return None;
    }
    let events = replaying.cursor.play()?;
    let game = replaying.cursor.game();
    let seen = |event: &Event| match replaying.eyes {
        Eyes::All => *event,
        Eyes::Seat(seat) => event.seen_by(seat, game),
    };
    let events = events.iter().map(seen).collect();
    Some(Replayed::Stepped(events, replaying.sight()))
}

/// To another place within the round.
fn jump(replaying: &mut Replaying, at: usize) -> Replayed {
    let stretch = replaying.stretch();
    replaying.goes_on = false;
    replaying.cursor.seek(at.clamp(stretch.from, stretch.to));
    Replayed::Jumped(replaying.sight())
}

/// Of a round that is being played nobody sees more than he saw.
fn see_what_may_be_seen(replaying: &mut Replaying) {
    if !replaying.stretch().scored {
        replaying.eyes = Eyes::Seat(replaying.own);
    }
}

/// All, then every seat, beginning with one's own.
fn next_eyes(replaying: &Replaying, seats: usize) -> Eyes {
    if !replaying.stretch().scored {
        return replaying.eyes;
    }
    match replaying.eyes {
        Eyes::All => Eyes::Seat(replaying.own),
        Eyes::Seat(seat) => {
            let next = (seat + 1) % seats;
            if next == replaying.own {
                Eyes::All
            } else {
                Eyes::Seat(next)
            }
        }
    }
}

/// Ends the replay that was left: the match that was on the table is there again.
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
