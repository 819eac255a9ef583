//! `spades-lab compare`: two versions of a player in the same seats of the same deals. Only rounds in which they decide differently carry
//! information; all others would have the same result for both, so they are played once and count as no difference.

use std::process::ExitCode;
use std::time::Duration;

use clap::Args;
use serde_json::json;
use spades_rules::{Game, Preset, Rules};

use super::game::{Deeds, Table};
use super::player::{Kind, Player};
use super::report::round;
use super::{parse_preset, parse_seconds, stats};

/// Compare two versions of a player cheaply, round by round, and print one JSON summary.
///
/// Both are asked at every decision of their seats until they differ; from there each plays the round to its end alone. Every deal is
/// played from both sides. Out: {"gain":…,"low":…,"high":…} is A's gain over B in points per round (own points minus the mean of the
/// others', with each bag charged its share of the penalty) with the 95 % interval, "differ" the number of rounds in which they differed.
#[derive(Args, Clone, Debug)]
#[command(verbatim_doc_comment)]
pub struct CompareArgs {
    /// Key of a preset.
    #[arg(long, value_parser = parse_preset)]
    preset: Preset,
    /// The new version: a level, or `cmd:PROGRAM ARGS`.
    #[arg(long)]
    a: Kind,
    /// The old version, as A: `cmd:old/spades-lab bot --level expert`.
    #[arg(long)]
    b: Kind,
    /// The player in all other seats.
    #[arg(long, default_value = "intermediate")]
    rest: Kind,
    /// Number of rounds; rounds 2k and 2k+1 share their deal.
    #[arg(long, default_value_t = 200)]
    rounds: u64,
    /// Seed of the deals.
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Time limit for one decision, in seconds.
    #[arg(long, default_value_t = 10.0, value_parser = parse_seconds)]
    timeout: f64,
}

/// A version and the player in the other seats, as [`Table`] expects them.
type Players = [Player; 2];

/// The result of one round: the points by which A did better than B, if they differed.
type Difference = Option<f64>;

/// The error is that of a player without a valid answer.
type Outcome<T> = Result<T, String>;

/// Returns the points of the tested side minus the mean of the others'.
fn value(game: &Game, table: &Table) -> f64 {
    let rule = game.rules().bags;
    let price = f64::from(rule.penalty) / f64::from(rule.limit.max(1));
    let worth = |side: usize| f64::from(game.scores()[side]) - price * f64::from(game.bags()[side]);
    let mean = |which: usize| {
        let sides: Vec<f64> = (0..game.scores().len())
            .filter(|&side| table.side_of(side) == which)
            .map(worth)
            .collect();
        sides.iter().sum::<f64>() / sides.len().max(1) as f64
    };
    mean(0) - mean(1)
}

fn is_over(game: &Game) -> bool {
    game.phase().is_scored()
}

/// Asks for the next action and applies it.
fn step(table: &Table, game: &mut Game, players: &mut Players) -> Outcome<()> {
    let action = table
        .next_action(game, players, &mut [Deeds::default(); 2])
        .map_err(|(_, why)| why)?;
    game.apply(action).map(drop).map_err(|why| why.to_string())
}

/// Plays one round, or two versions of it from the first different decision.
fn difference(table: &Table, a: &mut Players, b: &mut Players) -> Outcome<Difference> {
    let mut game = Game::new(table.rules, table.game_seed()).map_err(|why| why.to_string())?;
    while !is_over(&game) {
        let mut other = game.clone();
        step(table, &mut game, a)?;
        let both = other.actor().is_none_or(|seat| table.side_of(seat) == 0);
        if !both {
            continue;
        }
        step(table, &mut other, b)?;
        if other == game {
            continue;
        }
        while !is_over(&game) {
            step(table, &mut game, a)?;
        }
        while !is_over(&other) {
            step(table, &mut other, b)?;
        }
        return Ok(Some(value(&game, table) - value(&other, table)));
    }
    Ok(None)
}

/// Plays all rounds of a run.
fn differences(args: &CompareArgs) -> Outcome<Vec<Difference>> {
    let rules: Rules = args.preset.rules();
    let players = |kind: &Kind| [kind, &args.rest].map(|kind| Player::new(kind.clone()));
    let (mut a, mut b) = (players(&args.a), players(&args.b));
    (0..args.rounds)
        .map(|number| {
            let table = Table {
                rules,
                number,
                seed: args.seed,
                timeout: Duration::from_secs_f64(args.timeout),
                random_draft: [false; 2],
            };
            difference(&table, &mut a, &mut b)
        })
        .collect()
}

/// Runs the command.
pub fn run(args: &CompareArgs) -> ExitCode {
    match differences(args) {
        Ok(found) => {
            println!("{}", summary(args, &found));
            ExitCode::SUCCESS
        }
        Err(why) => {
            eprintln!("spades-lab compare: {why}");
            ExitCode::FAILURE
        }
    }
}

fn summary(args: &CompareArgs, found: &[Difference]) -> serde_json::Value {
    let sum = |pair: &[Difference]| pair.iter().flatten().sum::<f64>();
    let units: Vec<(f64, f64)> = found.chunks(2).map(|pair| (sum(pair), pair.len() as f64)).collect();
    let gain = stats::ratio(&units);
    let differ = found.iter().flatten().count();
    json!({
        "preset": args.preset.key(),
        "a": args.a.to_string(),
        "b": args.b.to_string(),
        "rest": args.rest.to_string(),
        "seed": args.seed,
        "rounds": found.len(),
        "differ": differ,
        "gain": gain.map(|gain| round(gain.mean, 2)),
        "low": gain.map(|gain| round(gain.low, 2)),
        "high": gain.map(|gain| round(gain.high, 2)),
        "gain_where_they_differ": (differ > 0).then(|| round(sum(found) / differ as f64, 1)),
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn args(preset: Preset, a: &str, b: &str, rounds: u64) -> CompareArgs {
        CompareArgs {
            preset,
            a: a.parse().unwrap(),
            b: b.parse().unwrap(),
            rest: "beginner".parse().unwrap(),
            rounds,
            seed: 2,
            timeout: 5.0,
        }
    }

    #[test]
    fn a_version_does_not_differ_from_itself() {
        for preset in Preset::ALL {
            let found = differences(&args(preset, "beginner", "beginner", 4)).unwrap();
            assert_eq!(found, [None; 4], "{}", preset.key());
        }
    }

    #[test]
    fn the_difference_has_the_better_sign_and_turns_with_the_order() {
        let there = args(Preset::OpenDraft, "intermediate", "beginner", 40);
        let back = args(Preset::OpenDraft, "beginner", "intermediate", 40);
        let [there, back] = [there, back].map(|args| summary(&args, &differences(&args).unwrap()));
        assert!(there["low"].as_f64().unwrap() > 0.0, "{there}");
        assert_eq!(there["gain"].as_f64().unwrap(), -back["gain"].as_f64().unwrap());
        assert_eq!(there["differ"], back["differ"]);
    }
}
