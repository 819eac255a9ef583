//! The computer's turns: it thinks beside the frame loop, waits a moment like a person would, and acts.

use bevy::prelude::*;
use spades_bots::{Decision, Progress};
use spades_rules::{Action, Phase};

use crate::redraw::Redraw;
use crate::session::perspective::Perspective;
use crate::session::setup::Player;
use crate::session::{Match, SubmitAction};
use crate::settings::Settings;
use crate::table::director::{Director, Pace};

/// A decision in the making.
#[derive(Resource, Default)]
pub struct Thinking(Option<Pending>);

struct Pending {
    count: usize,
    seat: usize,
    waited: f32,
    /// Seconds that a person would take.
    moment: f32,
    work: Work,
    decided: Option<Action>,
}

#[cfg(not(target_arch = "wasm32"))]
type Work = bevy::tasks::Task<Action>;
#[cfg(target_arch = "wasm32")]
type Work = Decision;

/// Search nodes of one slice; some tenths of a millisecond.
const SLICE: u32 = 512;

/// Milliseconds of a frame that thinking may take where there is only one thread.
#[cfg(target_arch = "wasm32")]
const FRAME_MILLIS: u128 = 4;

#[cfg(not(target_arch = "wasm32"))]
fn start(mut decision: Decision) -> Work {
    bevy::tasks::AsyncComputeTaskPool::get().spawn(async move {
        loop {
            if let Progress::Done(action) = decision.step(SLICE) {
                return action;
            }
            // Where the pool has one thread only, others want their turn.
            bevy::tasks::futures_lite::future::yield_now().await;
        }
    })
}

#[cfg(not(target_arch = "wasm32"))]
fn poll(work: &mut Work) -> Option<Action> {
    bevy::tasks::futures::check_ready(work)
}

#[cfg(target_arch = "wasm32")]
fn start(decision: Decision) -> Work {
    decision
}

#[cfg(target_arch = "wasm32")]
fn poll(work: &mut Work) -> Option<Action> {
    let begun = bevy::platform::time::Instant::now();
    while begun.elapsed().as_millis() < FRAME_MILLIS {
        if let Progress::Done(action) = work.step(SLICE) {
            return Some(action);
        }
    }
    None
}

/// A seed for the bots' own choices: the same match and moment always come to the same decision.
fn seed_of(game: &Match, seat: usize) -> u64 {
    let seed = game.game().seed().0;
    let start = u64::from_le_bytes([seed[0], seed[1], seed[2], seed[3], seed[4], seed[5], seed[6], seed[7]]);
    start.rotate_left(17) ^ (game.count() as u64) << 8 ^ seat as u64
}

/// How long a person would take over this.
fn moment(game: &Match, action_count: usize) -> f32 {
    let base = match game.game().phase() {
        Phase::Draft => 0.35,
        Phase::Bidding => 0.9,
        _ => 0.5,
    };
    // A little uneven, as people are.
    base + (action_count * 7 % 5) as f32 * 0.07
}

/// Forgets what was thought for a match that has been left.
pub fn forget(mut thinking: ResMut<Thinking>) {
    thinking.0 = None;
}

/// Starts, continues and ends the computer's decisions.
pub fn think(
    mut thinking: ResMut<Thinking>,
    game: Option<Res<Match>>,
    director: Res<Director>,
    eyes: Res<Perspective>,
    settings: Res<Settings>,
    pace: Res<Pace>,
    time: Res<Time>,
    mut redraw: ResMut<Redraw>,
    mut submit: MessageWriter<SubmitAction>,
) {
    let Some(game) = game else { return };
    let count = game.count();
    if thinking.0.as_ref().is_some_and(|pending| pending.count != count) {
        thinking.0 = None;
    }
    let Some(seat) = game.game().actor() else { return };
    let Some(&Player::Bot { level, .. }) = game.player(seat) else {
        return;
    };
    let pending = match &mut thinking.0 {
        Some(pending) if pending.seat == seat => pending,
        slot => slot.insert(Pending {
            count,
            seat,
            waited: 0.0,
            moment: moment(&game, count),
            work: start(Decision::new(&game.view(seat), level, seed_of(&game, seat))),
            decided: None,
        }),
    };
    redraw.for_a_while();
    if director.idle() && !eyes.curtain {
        pending.waited += time.delta_secs() * settings.speed_factor() * pace.0;
    }
    if pending.decided.is_none() {
        pending.decided = poll(&mut pending.work);
    }
    if pending.waited >= pending.moment
        && let Some(action) = pending.decided
    {
        submit.write(SubmitAction { action, count });
        thinking.0 = None;
    }
}
