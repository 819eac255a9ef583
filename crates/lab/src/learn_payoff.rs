//! `learn-payoff`: learns the chance to win a match from scores and bags, by self-play.

use std::process::ExitCode;

use clap::Args;
use serde_json::json;
use spades_bots::{Decision, Level, MatchFit, Progress, decision_seed};
use spades_rules::{Game, Phase, Preset, Rules, Seed};

/// Let a level play matches against itself, and print the fit that best predicts the winner from the scores and bags before each round.
///
/// The numbers belong into crates/bots/fits/payoff.json. Out: {"preset":…,"matches":…,"standings":…,"loss":…,
/// "before":…,"fit":{…}}, where "loss" is the mean surprise in nats of the new fit and "before" that of the stored one.
#[derive(Args)]
#[command(verbatim_doc_comment)]
pub struct LearnPayoffArgs {
    /// Key of a two-player preset.
    #[arg(long, default_value = "open_draft")]
    preset: String,
    /// The players' level: beginner, intermediate, advanced or expert.
    #[arg(long, default_value = "expert")]
    level: String,
    /// Number of matches.
    #[arg(long, default_value_t = 200)]
    matches: u64,
    /// Seed of the first match.
    #[arg(long, default_value_t = 1)]
    seed: u64,
}

/// The state of a match before a round, and the first seat's final share of it.
struct Standing {
    scores: [f64; 2],
    bags: [u8; 2],
    rounds: u16,
    share: f64,
}

pub fn run(args: &LearnPayoffArgs) -> ExitCode {
    let preset = Preset::from_key(&args.preset).filter(|preset| preset.rules().players == 2);
    let level = serde_json::from_value::<Level>(json!(args.level)).ok();
    let (Some(preset), Some(level)) = (preset, level) else {
        eprintln!("spades-lab: --preset needs a two-player preset, and --level a level");
        return ExitCode::from(2);
    };
    let rules = preset.rules();
    let standings: Vec<Standing> = (0..args.matches)
        .flat_map(|number| play(rules, level, args.seed + number))
        .collect();
    if standings.is_empty() {
        eprintln!("spades-lab: there is nothing to learn from");
        return ExitCode::FAILURE;
    }
    let stored = MatchFit::stored(&rules);
    let fit = improve(&rules, &standings, stored);
    let line = json!({
        "preset": preset.key(),
        "matches": args.matches,
        "standings": standings.len(),
        "loss": loss(&rules, &standings, &fit),
        "before": loss(&rules, &standings, &stored),
        "fit": fit,
    });
    println!("{line}");
    ExitCode::SUCCESS
}

/// Plays one match; returns its state before each round but the first.
fn play(rules: Rules, level: Level, number: u64) -> Vec<Standing> {
    let Ok(mut game) = Game::new(rules, Seed::from_u64(number)) else {
        return Vec::new();
    };
    let mut standings = Vec::new();
    while game.phase() != Phase::MatchEnd {
        if game.phase() == Phase::RoundEnd {
            let score = |side: usize| f64::from(game.scores()[side]);
            standings.push(Standing {
                scores: [score(0), score(1)],
                bags: [game.bags()[0], game.bags()[1]],
                rounds: game.round(),
                share: 0.5,
            });
        }
        let seat = game.actor().unwrap_or(0);
        let seed = decision_seed(game.seed(), game.action_count(), seat);
        let mut decision = Decision::new(&game.view(seat), level, seed);
        let action = loop {
            if let Progress::Done(action) = decision.step(u32::MAX) {
                break action;
            }
        };
        if game.apply(action).is_err() {
            return Vec::new();
        }
    }
    let winners = game.winners().unwrap_or_default();
    let share = match winners.as_slice() {
        [0] => 1.0,
        [1] => 0.0,
        _ => 0.5,
    };
    standings.iter_mut().for_each(|standing| standing.share = share);
    standings
}

/// Returns the mean surprise of a fit, in nats.
fn loss(rules: &Rules, standings: &[Standing], fit: &MatchFit) -> f64 {
    let sum: f64 = standings
        .iter()
        .map(|standing| {
            let chance = fit.chance(rules, standing.scores, standing.bags, standing.rounds);
            let chance = chance.clamp(1e-4, 1.0 - 1e-4);
            -(standing.share * chance.ln() + (1.0 - standing.share) * (1.0 - chance).ln())
        })
        .sum();
    sum / standings.len() as f64
}

/// Descends by coordinate, one number at a time, in ever smaller steps.
fn improve(rules: &Rules, standings: &[Standing], start: MatchFit) -> MatchFit {
    let mut best = start;
    let mut min = loss(rules, standings, &best);
    let mut step = 1.4;
    while step > 1.01 {
        let before = min;
        for number in 0..3 {
            for factor in [step, 1.0 / step] {
                let mut fit = best;
                match number {
                    0 => fit.spread = (fit.spread * factor).clamp(5.0, 300.0),
                    1 => fit.min = (fit.min * factor).clamp(0.1, 5.0),
                    _ => fit.bag = (fit.bag * factor).clamp(0.05, 2.0),
                }
                let loss = loss(rules, standings, &fit);
                if loss < min {
                    (best, min) = (fit, loss);
                }
            }
        }
        if min >= before {
            step = step.sqrt();
        }
    }
    best
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_fit_learned_from_matches_is_no_worse_than_the_stored_one() {
        let rules = Preset::OpenDraft.rules();
        let standings: Vec<Standing> = (0..20)
            .flat_map(|number| play(rules, Level::Beginner, number))
            .collect();
        let stored = MatchFit::stored(&rules);
        let fit = improve(&rules, &standings, stored);
        assert!(loss(&rules, &standings, &fit) <= loss(&rules, &standings, &stored));
    }
}
