//! Demonstrations and tests: bots play whole matches on the real table, and the program prints the results.

use std::collections::BTreeSet;
use std::path::PathBuf;

use bevy::prelude::*;
use bevy::render::view::screenshot::{Screenshot, ScreenshotCaptured, save_to_disk};
use serde::Serialize;
use spades_bots::Level;
use spades_rules::{Preset, Rules, Seed};

use crate::redraw::Redraw;
use crate::session::setup::{MatchSetup, Player, StartMatch};
use crate::session::{Match, NextSeed, Pace, RulesKind, SessionSystems};
use crate::states::Screen;
use crate::storage::Store;
use crate::table::TablePhase;
use crate::table::cues::CueQueue;
use crate::table::shown::ShownScene;

/// Options of a demonstration.
#[derive(Resource, Clone, Debug)]
pub struct Autoplay {
    /// Preset to play.
    pub preset: Preset,
    /// Seed of the first match; each further match adds one.
    pub seed: u64,
    /// Speed, as a multiple of the normal one.
    pub speed: f32,
    pub matches: u32,
    /// Score that ends a match; `None` for the preset's.
    pub target: Option<i32>,
    /// Number of rounds that ends a match, if set.
    pub rounds: Option<u16>,
    /// Level of the bots.
    pub level: Level,
    /// Folder for a screenshot of each phase.
    pub screenshots: Option<PathBuf>,
}

/// Progress of the demonstration.
#[derive(Resource, Default)]
struct Progress {
    started: u32,
    ended: u32,
    printed: bool,
    /// Screens and phases whose screenshots were saved.
    pictures: Vec<String>,
    /// The screen or phase whose screenshot is being taken.
    taking: Option<String>,
    /// Number of screenshots in a row that showed nothing.
    empty: u16,
    settled: u32,
}

impl Progress {
    /// Returns whether the screenshot of a screen or phase is saved, or none is wanted.
    fn has_picture(&self, name: &str, autoplay: &Autoplay) -> bool {
        autoplay.screenshots.is_none() || self.pictures.iter().any(|saved| saved == name)
    }
}

/// Minimum number of clearly different colors in a screenshot that shows something. Bare felt has about ten.
const COLORS: usize = 62;
/// Number of empty screenshots after which one is saved as it is: half a minute of them.
const ATTEMPTS: u16 = 60;
/// Seconds between an empty screenshot and the next.
const AGAIN: f32 = 0.5;

/// Result of a match, printed to standard output.
#[derive(Serialize)]
struct Outcome<'a> {
    preset: &'a str,
    seed: u64,
    rounds: u16,
    scores: &'a [i32],
    winners: Vec<usize>,
}

/// Adds the demonstration; call it before adding the game itself. It saves nothing and doesn't touch the player's data.
pub fn plugin(app: &mut App, autoplay: Autoplay) {
    app.insert_resource(Store::in_memory());
    app.insert_resource(Pace(autoplay.speed.clamp(0.1, 1000.0)))
        .insert_resource(autoplay)
        .init_resource::<Progress>()
        .add_systems(Update, (start, finish, picture).chain().before(SessionSystems::Think));
}

/// Returns bots for every seat.
#[must_use]
pub fn bots(rules: &Rules, level: Level) -> Vec<Player> {
    let names: &[&str] = if rules.players == 2 {
        &["South", "North"]
    } else {
        &["South", "West", "North", "East"]
    };
    names
        .iter()
        .take(usize::from(rules.players))
        .map(|name| Player::Bot {
            name: (*name).to_owned(),
            level,
        })
        .collect()
}

fn start(
    autoplay: Res<Autoplay>,
    screen: Res<State<Screen>>,
    mut progress: ResMut<Progress>,
    mut seed: ResMut<NextSeed>,
    mut starts: MessageWriter<StartMatch>,
    mut redraw: ResMut<Redraw>,
) {
    redraw.for_a_while();
    let ready = match *screen.get() {
        Screen::Title => progress.started == 0 && progress.settled > 20 && progress.has_picture("title", &autoplay),
        Screen::Table => progress.printed && progress.started < autoplay.matches,
        _ => false,
    };
    if *screen.get() == Screen::Title {
        progress.settled += 1;
    }
    if !ready {
        return;
    }
    let mut rules = autoplay.preset.rules();
    if autoplay.target.is_some() {
        rules.end.target = autoplay.target;
    }
    if autoplay.rounds.is_some() {
        rules.end.rounds = autoplay.rounds;
    }
    seed.0 = Some(Seed::from_u64(autoplay.seed + u64::from(progress.started)));
    progress.started += 1;
    progress.printed = false;
    starts.write(StartMatch(MatchSetup {
        rules,
        kind: RulesKind::Preset(autoplay.preset),
        players: bots(&rules, autoplay.level),
    }));
}

fn finish(
    autoplay: Res<Autoplay>,
    game: Option<Res<Match>>,
    cues: Res<CueQueue>,
    mut progress: ResMut<Progress>,
    mut after: Local<u32>,
    mut exit: MessageWriter<AppExit>,
) {
    let Some(game) = game else { return };
    let Some(winners) = game.game().winners().filter(|_| cues.idle() && !progress.printed) else {
        if progress.ended >= autoplay.matches {
            *after += 1;
            if *after > 90 && progress.has_picture("matchend", &autoplay) {
                exit.write(AppExit::Success);
            }
        }
        return;
    };
    progress.printed = true;
    progress.ended += 1;
    let outcome = Outcome {
        preset: autoplay.preset.key(),
        seed: autoplay.seed + u64::from(progress.started) - 1,
        rounds: game.game().round(),
        scores: game.game().scores(),
        winners,
    };
    match serde_json::to_string(&outcome) {
        Ok(line) => println!("{line}"),
        Err(why) => error!("can't write the result: {why}"),
    }
}

/// Takes one screenshot of each phase, when it has settled.
fn picture(
    mut commands: Commands,
    autoplay: Res<Autoplay>,
    screen: Res<State<Screen>>,
    phase: Option<Res<State<TablePhase>>>,
    shown_scene: Res<ShownScene>,
    mut progress: ResMut<Progress>,
    mut pace: ResMut<Pace>,
    time: Res<Time<Real>>,
    mut rest: Local<(String, u32, f32)>,
) {
    let Some(folder) = &autoplay.screenshots else {
        return;
    };
    let name = match (screen.get(), phase) {
        (Screen::Table, Some(phase)) => format!("{:?}", phase.get()).to_lowercase(),
        (screen, _) => format!("{screen:?}").to_lowercase(),
    };
    // A phase looks best some way in: cards in both hands, tricks taken.
    let cards = shown_scene.0.as_ref().map_or(0, |scene| {
        scene.stock.len() + scene.tricks.iter().map(|&n| usize::from(n)).sum::<usize>()
    });
    let explains = match name.as_str() {
        "draft" => cards <= 28,
        "play" => cards >= 4,
        _ => true,
    };
    if rest.0 != name {
        *rest = (name.clone(), 0, 0.0);
    }
    rest.1 += 1;
    // Slow down for a phase that has no screenshot yet.
    let taken = progress.pictures.contains(&name);
    pace.0 = match (taken, explains) {
        (true, _) => autoplay.speed,
        (false, true) => autoplay.speed.min(1.0),
        (false, false) => autoplay.speed.min(6.0),
    };
    rest.2 += time.delta_secs();
    // The first screen waits for the graphics driver, which has everything to prepare for it.
    // The score sheet counts its figures up first.
    let settling = match name.as_str() {
        "title" => 1.0,
        "roundend" => 2.2,
        _ => 0.6,
    } + AGAIN * f32::from(progress.empty);
    if taken || !explains || rest.1 < 5 || rest.2 < settling || progress.taking.is_some() {
        return;
    }
    progress.taking = Some(name.clone());
    if let Err(why) = std::fs::create_dir_all(folder) {
        error!("{}: {why}", folder.display());
    }
    let path = folder.join(format!("{:02}-{name}.png", progress.pictures.len() + 1));
    commands.spawn(Screenshot::primary_window()).observe(save(name, path));
}

/// Saves a screenshot that shows something. Until the driver has made all pipelines, a frame is empty or lacks most things: its screenshot is
/// dropped, and another is taken.
fn save(name: String, path: PathBuf) -> impl FnMut(On<ScreenshotCaptured>, ResMut<Progress>) {
    let mut to_disk = save_to_disk(path);
    move |captured, mut progress| {
        progress.taking = None;
        if !shows_something(&captured.image) && progress.empty < ATTEMPTS {
            progress.empty += 1;
            return;
        }
        progress.empty = 0;
        to_disk(captured);
        progress.pictures.push(name.clone());
    }
}

/// Returns whether a screenshot has more colors than an empty table, counted coarsely.
fn shows_something(image: &Image) -> bool {
    let mut colors = BTreeSet::new();
    let pixels = image.data.as_deref().unwrap_or_default();
    pixels.chunks_exact(4).any(|pixel| {
        colors.insert([pixel[0] >> 4, pixel[1] >> 4, pixel[2] >> 4]);
        colors.len() >= COLORS
    })
}
