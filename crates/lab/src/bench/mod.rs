//! `bench`: the speed of the solver, the rules and the levels.
mod archive;
mod clock;
mod levels;

use std::process::ExitCode;

use clap::Args;
use rand::seq::SliceRandom;
use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;
use spades_bots::Level;
use spades_bots::solver::{Ending, Memory, Solve};
use spades_rules::{Card, CardSet, Game, Phase, Preset, Seed};

use clock::Clock;
use levels::{Answers, Times};

/// Measure the exact solver on random deals, the rules on random matches and each level against itself, and print one table. Times are
/// CPU times where the system reports them.
#[derive(Args)]
pub struct BenchArgs {
    /// Number of random deals for the solver.
    #[arg(long, default_value_t = 500)]
    deals: usize,
    /// Seed of the deals.
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Number of matches for each level.
    #[arg(long, default_value_t = 1)]
    matches: u64,
    /// Number of matches in the history.
    #[arg(long, default_value_t = 10_000)]
    history: u64,
    /// Measure only hints and the coach, at every decision of this number of matches of each preset.
    #[arg(long)]
    answers: Option<u64>,
    /// Measure only the history.
    #[arg(long)]
    history_alone: bool,
}

/// Entries of the solver's memory, as a power of two: half a mebibyte, which fits the processor's cache.
const MEMORY: u32 = 16;

pub fn run(args: &BenchArgs) -> ExitCode {
    println!(
        "{:<34} {:>8} {:>11} {:>11} {:>11} {:>11}",
        "what", "count", "median µs", "mean µs", "p99 µs", "worst µs"
    );
    if let Some(matches) = args.answers {
        answers(matches, args.seed);
        return ExitCode::SUCCESS;
    }
    archive::measure(args.history.max(1));
    if args.history_alone {
        return ExitCode::SUCCESS;
    }
    let deals = deals(args.deals.max(1), args.seed);
    let tricks: Vec<f64> = (0..=13).map(f64::from).collect();
    row(
        "solve 13 cards, tricks",
        time(&deals, |deal| solve(deal, &tricks, false)),
    );
    row(
        "solve 13 cards, every lead",
        time(&deals, |deal| solve(deal, &tricks, true)),
    );
    let mut rng = ChaCha8Rng::seed_from_u64(args.seed);
    let contracts: Vec<(Ending, Vec<f64>)> = deals.iter().map(|deal| (deal.clone(), contracts(&mut rng))).collect();
    row(
        "solve 13 cards, two contracts",
        time(&contracts, |(deal, payoff)| solve(deal, payoff, false)),
    );
    let seeds: Vec<u64> = (0..20).map(|number| args.seed + number).collect();
    for preset in [Preset::OpenDraft, Preset::Pairs] {
        row(
            &format!("random match, {}", preset.key()),
            time(&seeds, |&seed| random_match(preset, seed)),
        );
    }
    for preset in Preset::ALL {
        for level in Level::ALL {
            let mut all = Times::default();
            for seed in (0..args.matches).map(|number| args.seed + number) {
                let times = levels::measure(preset, level, seed);
                all.decisions.extend(times.decisions);
                all.slices.extend(times.slices);
                all.hints.extend(times.hints);
                all.bid_tables.extend(times.bid_tables);
                all.reviews.extend(times.reviews);
            }
            let key = preset.key();
            row(&format!("{level:?} decides, {key}"), all.decisions);
            if level == Level::Expert {
                row(&format!("  a slice of it, {key}"), all.slices);
                row(&format!("  table of bids, {key}"), all.bid_tables);
                row(&format!("  hint, {key}"), all.hints);
                row(&format!("  review of a round, {key}"), all.reviews);
            }
        }
    }
    ExitCode::SUCCESS
}

/// Measures the response times for a player who asks, in every preset.
fn answers(matches: u64, seed: u64) {
    for preset in Preset::ALL {
        let mut all = Answers::default();
        for number in 0..matches {
            let answers = levels::answers(preset, seed + number);
            all.hints.extend(answers.hints);
            all.coach.extend(answers.coach);
            all.slices.extend(answers.slices);
        }
        let key = preset.key();
        row(&format!("hint, {key}"), all.hints);
        row(&format!("coach, {key}"), all.coach);
        row(&format!("  a slice of them, {key}"), all.slices);
    }
}

fn time<T>(cases: &[T], mut work: impl FnMut(&T)) -> Vec<f64> {
    cases
        .iter()
        .map(|case| {
            let clock = Clock::start();
            work(case);
            clock.micros()
        })
        .collect()
}

fn row(name: &str, mut micros: Vec<f64>) {
    micros.sort_by(f64::total_cmp);
    let count = micros.len();
    let Some(worst) = micros.last() else { return };
    let mean = micros.iter().sum::<f64>() / count as f64;
    let (median, late) = (micros[count / 2], micros[count * 99 / 100]);
    println!("{name:<34} {count:>8} {median:>11.1} {mean:>11.1} {late:>11.1} {worst:>11.1}");
}

/// Returns random hands of thirteen, spades unbroken.
fn deals(count: usize, seed: u64) -> Vec<Ending> {
    let mut rng = ChaCha8Rng::seed_from_u64(seed);
    let mut deck: Vec<Card> = CardSet::STANDARD.iter().collect();
    (0..count)
        .map(|_| {
            deck.shuffle(&mut rng);
            Ending {
                leader: deck[..13].iter().copied().collect(),
                follower: deck[13..26].iter().copied().collect(),
                led: None,
                broken: false,
            }
        })
        .collect()
}

/// Returns the payoff of the leader's tricks under a random pair of bids, in points.
fn contracts(rng: &mut ChaCha8Rng) -> Vec<f64> {
    let own = rng.random_range(0..10u8);
    let other = rng.random_range(0..=13 - own);
    let points = |bid: u8, tricks: u8| match (bid, tricks) {
        (0, 0) => 100.0,
        (0, _) => -100.0,
        (bid, tricks) if tricks < bid => -10.0 * f64::from(bid),
        (bid, tricks) => 10.0 * f64::from(bid) - 9.0 * f64::from(tricks - bid),
    };
    (0..=13)
        .map(|tricks| points(own, tricks) - points(other, 13 - tricks))
        .collect()
}

fn solve(deal: &Ending, payoff: &[f64], each: bool) {
    let solve = Solve::new(deal, payoff, each).expect("thirteen cards each make an ending");
    std::hint::black_box(solve.finish(&mut Memory::new(MEMORY)));
}

fn random_match(preset: Preset, seed: u64) {
    let mut rng = ChaCha8Rng::seed_from_u64(seed);
    let mut game = Game::new(preset.rules(), Seed::from_u64(seed)).expect("a preset makes sense");
    while game.phase() != Phase::MatchEnd {
        let legal = game.legal_actions();
        let action = legal[rng.random_range(0..legal.len())];
        game.apply(action).expect("a legal action is legal");
    }
}
