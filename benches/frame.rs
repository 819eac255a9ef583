//! CPU time per frame at the table in the main world, without a window and a renderer: `cargo bench --bench frame` (`-- 20000` for that
//! number of frames of each).
//!
//! Three tables: 52 cards in motion, nothing in motion, and the review on top of the table. The time is that of the whole process, so that
//! work which Bevy moves to other threads counts; wall time is printed beside it.

#[expect(dead_code, reason = "tests of the game use what this does not")]
#[path = "../tests/app/common.rs"]
mod common;
#[expect(dead_code, reason = "tests of the game use what this does not")]
#[path = "../tests/app/devices.rs"]
mod devices;
#[path = "../tests/app/stand_ins.rs"]
mod stand_ins;

use std::time::Instant;

use bevy::prelude::*;
use spades::session::{Pace, Turn};
use spades::storage::Store;
use spades::table::CardBody;
use spades::table::cues::CueQueue;
use spades::table::motion::{CardPose, Motion, Travel};
use spades::table::overlays::Overlay;
use spades::table::shown::ShownView;
use spades_rules::{Phase, Preset};

use common::{asked, decide, game, players, start, step_until};

/// Number of frames measured by default.
const FRAMES: usize = 1000;

/// Warm-up frames, in which everything built once is built.
const WARM: usize = 60;

/// Returns the CPU time of the process in milliseconds: all its threads, user and system time.
#[cfg(target_os = "linux")]
fn processor() -> f64 {
    let threads = std::fs::read_dir("/proc/self/task").expect("the threads of this process");
    let nanoseconds: u64 = threads
        .flatten()
        .filter_map(|thread| std::fs::read_to_string(thread.path().join("schedstat")).ok())
        .filter_map(|line| line.split_whitespace().next()?.parse::<u64>().ok())
        .sum();
    nanoseconds as f64 / 1e6
}

/// Returns 0, as only wall time is available here.
#[cfg(not(target_os = "linux"))]
fn processor() -> f64 {
    0.0
}

/// Prints the cost of a frame.
fn measure(app: &mut App, what: &str, goal: f64) {
    let frames = std::env::args()
        .find_map(|argument| argument.parse().ok())
        .unwrap_or(FRAMES);
    for _ in 0..WARM {
        app.update();
    }
    let mut wall = Vec::with_capacity(frames);
    let begun = processor();
    for _ in 0..frames {
        let frame = Instant::now();
        app.update();
        wall.push(frame.elapsed().as_secs_f64() * 1e3);
    }
    let busy = (processor() - begun) / frames as f64;
    wall.sort_by(f64::total_cmp);
    println!(
        "{what:<22} processor {busy:.3} ms a frame, wall median {:.3}, worst {:.3}; goal {goal:.1}",
        wall[frames / 2],
        wall[frames - 1],
    );
}

/// Returns a table at the player's decision, with no animation left to show.
fn waiting(preset: Preset) -> App {
    let mut app = game(Store::in_memory(), (1280, 720));
    let seats = usize::from(preset.rules().players);
    let mut everybody = players(false);
    while everybody.len() < seats {
        everybody.push(everybody[1].clone());
    }
    start(&mut app, preset, everybody, 7);
    while asked(app.world()) != Turn::Bid {
        decide(&mut app);
    }
    for _ in 0..200 {
        app.update();
    }
    app
}

/// Starts a movement of every card that outlasts the measurement.
fn set_in_motion(app: &mut App) {
    let world = app.world_mut();
    let mut cards = world.query_filtered::<(Entity, &CardPose), With<CardBody>>();
    let all: Vec<(Entity, CardPose)> = cards.iter(world).map(|(card, &shown)| (card, shown)).collect();
    assert_eq!(all.len(), 52);
    world.insert_resource(Pace(1.0));
    for (card, from) in all {
        let mut to = from;
        to.pose.center = -from.pose.center;
        to.up = 1.0 - from.up;
        let long = Travel::of(120_000, EaseFunction::CubicInOut);
        world.entity_mut(card).insert(Motion::new(from, to, long, false));
    }
}

fn main() {
    let mut app = waiting(Preset::Pairs);
    measure(&mut app, "idle", 0.1);
    set_in_motion(&mut app);
    measure(&mut app, "52 cards in motion", 1.0);
    let world = app.world_mut();
    let moving = world.query_filtered::<(), With<Motion>>().iter(world).count();
    assert_eq!(moving, 52, "all cards are still under way");

    let mut app = game(Store::in_memory(), (1280, 720));
    start(&mut app, Preset::OpenDraft, players(false), 7);
    while app.world().resource::<ShownView>().0.as_ref().map(|view| view.phase) != Some(Phase::RoundEnd) {
        decide(&mut app);
    }
    step_until(&mut app, "the sheet", |world| world.resource::<CueQueue>().idle());
    app.world_mut()
        .resource_mut::<NextState<Overlay>>()
        .set(Overlay::Review);
    for _ in 0..2_000 {
        app.update();
    }
    measure(&mut app, "review open", 0.5);
}
