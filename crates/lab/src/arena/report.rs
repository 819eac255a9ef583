//! The summary of a run as JSON.

use serde_json::{Value, json};

use super::game::{Deeds, Outcome};
use super::{ArenaArgs, Kind, stats};

/// Version of the arena, and of the levels in it.
const VERSION: &str = env!("CARGO_PKG_VERSION");

/// Maximum number of forfeit messages shown; all are counted.
const SHOWN: usize = 10;

/// Returns the share of matches that A won.
pub fn share(outcomes: &[Outcome]) -> stats::Estimate {
    let shares: Vec<f64> = outcomes
        .chunks(2)
        .map(|pair| pair.iter().map(|outcome| outcome.share).sum::<f64>() / pair.len() as f64)
        .collect();
    stats::share(&shares)
}

/// Returns A's points per round minus B's, over the matches without a forfeit.
pub fn points(outcomes: &[Outcome]) -> Option<stats::Estimate> {
    let units: Vec<(f64, f64)> = outcomes
        .chunks(2)
        .map(|pair| {
            let played = pair.iter().filter(|outcome| outcome.forfeit.is_none());
            played.fold((0.0, 0.0), |sum, outcome| {
                (sum.0 + outcome.diff, sum.1 + outcome.rounds as f64)
            })
        })
        .collect();
    stats::ratio(&units)
}

/// Returns the summary of all outcomes.
pub fn summary(args: &ArenaArgs, outcomes: &[Outcome]) -> Value {
    let share = share(outcomes);
    let diff = points(outcomes);
    let wins: f64 = outcomes.iter().map(|outcome| outcome.share).sum();
    let forfeits = |side: usize| {
        let who = |outcome: &&Outcome| outcome.forfeit.as_ref().is_some_and(|(loser, _)| *loser == side);
        outcomes.iter().filter(who).count()
    };
    let messages: Vec<String> = outcomes
        .iter()
        .filter_map(|outcome| outcome.forfeit.as_ref())
        .take(SHOWN)
        .map(message)
        .collect();
    let rounds: u64 = outcomes.iter().map(|outcome| outcome.rounds).sum();
    json!({
        "preset": args.preset.key(),
        "trumps": args.rules().trumps.key(),
        "a": args.a.to_string(),
        "b": args.b.to_string(),
        "seed": args.seed,
        "deals": { "first": deals(args, 0), "last": deals(args, outcomes.len().saturating_sub(1) as u64) },
        "versions": { "arena": VERSION, "a": version(&args.a), "b": version(&args.b) },
        "matches": outcomes.len(),
        "interval": stats::LEVEL,
        "a_wins": round(wins, 1),
        "share": round(share.mean, 4),
        "low": round(share.low, 4),
        "high": round(share.high, 4),
        "diff": diff.map(|diff| round(diff.mean, 2)),
        "diff_low": diff.map(|diff| round(diff.low, 2)),
        "diff_high": diff.map(|diff| round(diff.high, 2)),
        "rounds": rounds,
        "sides": { "a": side(outcomes, 0), "b": side(outcomes, 1) },
        "forfeits": { "a": forfeits(0), "b": forfeits(1), "messages": messages },
    })
}

/// Returns the seed of a match's deals, in the format of a match record.
fn deals(args: &ArenaArgs, number: u64) -> String {
    args.table(number).game_seed().to_string()
}

/// Returns the version of a player; that of an external program is unknown.
fn version(kind: &Kind) -> Option<&'static str> {
    matches!(kind, Kind::Level(_)).then_some(VERSION)
}

/// Formats a forfeit: the side that lost, and the reason.
pub fn message((side, why): &(usize, String)) -> String {
    format!("{}: {why}", ["a", "b"][*side])
}

/// Returns one player's counts over the run.
fn side(outcomes: &[Outcome], side: usize) -> Value {
    let mut sum = Deeds::default();
    for deeds in outcomes.iter().map(|outcome| &outcome.deeds[side]) {
        sum.contracts += deeds.contracts;
        sum.made += deeds.made;
        sum.bid += deeds.bid;
        sum.tricks += deeds.tricks;
        sum.bags += deeds.bags;
        sum.rounds += deeds.rounds;
        sum.nils += deeds.nils;
        sum.nils_made += deeds.nils_made;
        sum.blind += deeds.blind;
        sum.blind_made += deeds.blind_made;
        sum.decisions += deeds.decisions;
        sum.time += deeds.time;
    }
    let share = |part: f64, whole: u64| (whole > 0).then(|| round(part / whole as f64, 3));
    json!({
        "contracts": sum.contracts,
        "contracts_made": sum.made,
        "contract_success": share(sum.made as f64, sum.contracts),
        "mean_contract": share(sum.bid as f64, sum.contracts),
        "tricks_a_round": share(sum.tricks as f64, sum.rounds),
        "bags_a_round": share(sum.bags as f64, sum.rounds),
        "nils": sum.nils,
        "nils_made": sum.nils_made,
        "nil_success": share(sum.nils_made as f64, sum.nils),
        "blind_nils": sum.blind,
        "blind_nils_made": sum.blind_made,
        "decisions": sum.decisions,
        "ms_per_decision": share(sum.time.as_secs_f64() * 1000.0, sum.decisions),
    })
}

pub fn round(number: f64, digits: i32) -> f64 {
    let scale = 10f64.powi(digits);
    // Adding 0.0 turns a negative zero into a plain one.
    (number * scale).round() / scale + 0.0
}
