//! `spades-lab arena`: matches between two players, every deal played twice with the seats swapped.
//!
//! Pairs of matches share a seed, and with it every deal; the pair is the unit of the intervals, so that the luck of the cards cancels as
//! far as possible.

mod benchmark;
mod command;
mod compare;
mod game;
mod patience;
mod player;
mod report;
pub mod stats;

use std::ops::Range;
use std::panic::resume_unwind;
use std::process::ExitCode;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

use clap::{Args, ValueEnum};
use spades_rules::{Preset, Rules, Trumps};

pub use benchmark::{BenchmarkArgs, run as benchmark};
pub use compare::{CompareArgs, run as compare};
use game::{Outcome, Table};
use player::Player;
pub use player::{Kind, parse_level};

/// Play matches between two players, and print one JSON summary.
#[derive(Args, Clone, Debug)]
pub struct ArenaArgs {
    /// The rules: open_draft, closed_draft, moonshot, pairs, solo, suicide, whiz, mirror or three_handed.
    #[arg(long, value_parser = parse_preset)]
    pub preset: Preset,
    /// The order of trumps, if it isn't that of the preset: ace, deuce, jokers, jokers_deuce or jokers_deuces.
    #[arg(long, value_parser = parse_trumps)]
    pub trumps: Option<Trumps>,
    /// Side A: beginner, intermediate, advanced, expert, or `cmd:PROGRAM ARGS` for a program that speaks the bot protocol.
    #[arg(long)]
    pub a: Kind,
    /// Side B, as A. In solo and three-handed games A has one seat and B all others.
    #[arg(long)]
    pub b: Kind,
    /// Number of matches; matches 2k and 2k+1 share their deals. By default 100, or as many as `--until-width` needs.
    #[arg(long)]
    pub matches: Option<u64>,
    /// Play until the 95 % interval of the share won is no wider than this (0.05: from 0.60 to 0.65), or `--matches` are played.
    #[arg(long, value_parser = parse_width)]
    pub until_width: Option<f64>,
    /// Seed of the whole run; the same seed plays the same matches.
    #[arg(long, default_value_t = 1)]
    pub seed: u64,
    /// Number of matches run in parallel; by default the number of cores. For accurate times, 1.
    #[arg(long, default_value_t = cores())]
    pub jobs: usize,
    /// Time limit for one decision, in seconds; a player that exceeds it loses the match.
    #[arg(long, default_value_t = 10.0, value_parser = parse_seconds)]
    pub timeout: f64,
    /// The side that drafts at random: shows how much a player's draft is worth.
    #[arg(long)]
    pub random_draft: Option<RandomDraft>,
}

/// The sides whose keeps and discards are random.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum RandomDraft {
    /// Side A.
    A,
    /// Side B.
    B,
    /// Both sides.
    Both,
}

impl RandomDraft {
    /// Returns `true` if side A (0) or B (1) drafts at random.
    fn concerns(self, side: usize) -> bool {
        match self {
            RandomDraft::A => side == 0,
            RandomDraft::B => side == 1,
            RandomDraft::Both => true,
        }
    }
}

/// Parses the key of a preset.
pub fn parse_preset(key: &str) -> Result<Preset, String> {
    Preset::from_key(key).ok_or_else(|| {
        let keys: Vec<_> = Preset::ALL.iter().map(|preset| preset.key()).collect();
        format!("unknown preset {key:?}; choose one of: {}", keys.join(", "))
    })
}

fn cores() -> usize {
    std::thread::available_parallelism().map_or(1, usize::from)
}

fn parse_width(text: &str) -> Result<f64, String> {
    match text.parse::<f64>() {
        Ok(width) if width > 0.0 && width < 1.0 => Ok(width),
        _ => Err("a width between 0 and 1 is needed".into()),
    }
}

fn parse_seconds(text: &str) -> Result<f64, String> {
    match text.parse::<f64>() {
        Ok(seconds) if seconds > 0.0 && seconds <= 86_400.0 => Ok(seconds),
        _ => Err("a number of seconds above 0 is needed".into()),
    }
}

fn parse_trumps(text: &str) -> Result<Trumps, String> {
    let mut all = Trumps::ALL.iter().copied();
    all.find(|trumps| trumps.key() == text)
        .ok_or_else(|| format!("no order of trumps is called {text}"))
}

impl ArenaArgs {
    fn rules(&self) -> Rules {
        let rules = self.preset.rules();
        Rules {
            trumps: self.trumps.unwrap_or(rules.trumps),
            ..rules
        }
    }

    /// Returns the maximum number of matches.
    fn max(&self) -> u64 {
        let unset = if self.until_width.is_some() { MAX_MATCHES } else { 100 };
        self.matches.unwrap_or(unset)
    }

    fn table(&self, number: u64) -> Table {
        let rules = self.rules();
        Table {
            rules,
            number,
            seed: self.seed,
            timeout: Duration::from_secs_f64(self.timeout),
            random_draft: [0, 1].map(|side| self.random_draft.is_some_and(|who| who.concerns(side))),
        }
    }
}

/// Maximum number of matches with `--until-width` and without `--matches`.
const MAX_MATCHES: u64 = 1_000_000;

/// Matches between two checks of the interval. Fixed, so that a run does not depend on `--jobs`.
const BATCH: u64 = 20;

/// Plays all matches and returns their outcomes in order.
fn play_all(args: &ArenaArgs) -> Vec<Outcome> {
    let start = || [&args.a, &args.b].map(|kind| Player::new(kind.clone()));
    let mut workers: Vec<[Player; 2]> = (0..args.jobs.max(1)).map(|_| start()).collect();
    let mut outcomes = Vec::new();
    let Some(width) = args.until_width else {
        play(args, 0..args.max(), &mut workers, &mut outcomes);
        return outcomes;
    };
    while (outcomes.len() as u64) < args.max() {
        let played = outcomes.len() as u64;
        play(
            args,
            played..args.max().min(played + BATCH),
            &mut workers,
            &mut outcomes,
        );
        let share = report::share(&outcomes);
        if share.high - share.low <= width {
            break;
        }
    }
    outcomes
}

/// Plays some matches, in parallel on all workers, and adds their outcomes in order.
fn play(args: &ArenaArgs, numbers: Range<u64>, workers: &mut [[Player; 2]], outcomes: &mut Vec<Outcome>) {
    let next = AtomicU64::new(numbers.start);
    let work = |players: &mut [Player; 2]| {
        let mut outcomes = Vec::new();
        loop {
            let number = next.fetch_add(1, Ordering::Relaxed);
            if number >= numbers.end {
                return outcomes;
            }
            let outcome = args.table(number).play(players);
            if let Some(forfeit) = &outcome.forfeit {
                eprintln!("spades-lab arena: {}", report::message(forfeit));
            }
            outcomes.push((number, outcome));
        }
    };
    let mut played: Vec<(u64, Outcome)> = std::thread::scope(|scope| {
        let work = &work;
        let running: Vec<_> = workers
            .iter_mut()
            .map(|players| scope.spawn(move || work(players)))
            .collect();
        let joined = running.into_iter().map(|worker| worker.join());
        joined
            .flat_map(|done| done.unwrap_or_else(|panic| resume_unwind(panic)))
            .collect()
    });
    played.sort_by_key(|&(number, _)| number);
    outcomes.extend(played.into_iter().map(|(_, outcome)| outcome));
}

/// Runs the command.
pub fn run(args: &ArenaArgs) -> ExitCode {
    if let Err(why) = args.rules().validate() {
        eprintln!("spades-lab arena: {why}");
        return ExitCode::from(2);
    }
    let outcomes = play_all(args);
    println!("{}", report::summary(args, &outcomes));
    ExitCode::SUCCESS
}

#[cfg(test)]
mod tests;
