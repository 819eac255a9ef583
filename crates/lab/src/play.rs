//! `play`: lets a level play whole matches against itself, and prints their records.

use std::io::Write;
use std::process::ExitCode;

use clap::Args;
use spades_bots::{Decision, Level, Progress, decision_seed};
use spades_rules::{Game, Phase, Preset, Rules, Seed};

use crate::arena::{parse_level, parse_preset};

/// Let a level play whole matches at every seat, and print one JSON record per line.
#[derive(Args)]
pub struct PlayArgs {
    /// The preset; without one, each in turn.
    #[arg(long, value_parser = parse_preset)]
    preset: Option<Preset>,
    /// A rules file, in TOML or JSON, instead of a preset.
    #[arg(long, value_parser = parse_rules, conflicts_with = "preset")]
    rules: Option<Rules>,
    /// The level: beginner, intermediate, advanced or expert.
    #[arg(long, default_value = "intermediate", value_parser = parse_level)]
    level: Level,
    /// Number of matches.
    #[arg(long, default_value_t = 1)]
    matches: u64,
    /// Seed of the first match; the others follow.
    #[arg(long, default_value_t = 1)]
    seed: u64,
}

/// Reads a rules file.
pub fn parse_rules(path: &str) -> Result<Rules, String> {
    let text = std::fs::read_to_string(path).map_err(|error| error.to_string())?;
    let rules = if text.trim_start().starts_with('{') {
        Rules::from_json(&text)
    } else {
        Rules::from_toml(&text)
    };
    rules.map_err(|error| error.to_string())
}

/// Search nodes per step; large, as no one is waiting.
const SLICE: u32 = 1_000_000;

pub fn run(args: &PlayArgs) -> ExitCode {
    let mut output = std::io::stdout().lock();
    for number in 0..args.matches {
        let in_turn = || Preset::ALL[usize::try_from(number).unwrap_or(0) % Preset::ALL.len()];
        let preset = || args.preset.unwrap_or_else(in_turn).rules();
        let rules = args.rules.unwrap_or_else(preset);
        let game = play(rules, mixed(args.seed + number), args.level);
        if writeln!(output, "{}", game.record().to_json()).is_err() {
            break;
        }
    }
    ExitCode::SUCCESS
}

/// Returns a seed that uses all bits, like those of real matches.
pub fn mixed(number: u64) -> Seed {
    let mut state = number;
    Seed(std::array::from_fn(|_| {
        state = state
            .wrapping_mul(6_364_136_223_846_793_005)
            .wrapping_add(1_442_695_040_888_963_407);
        state.to_be_bytes()[0]
    }))
}

/// Plays a match to its end.
fn play(rules: Rules, seed: Seed, level: Level) -> Game {
    let mut game = Game::new(rules, seed).expect("they are valid");
    while game.phase() != Phase::MatchEnd {
        let action = match game.actor() {
            Some(seat) => {
                let own = decision_seed(seed, game.action_count(), seat);
                let mut decision = Decision::new(&game.view(seat), level, own);
                loop {
                    if let Progress::Done(action) = decision.step(SLICE) {
                        break action;
                    }
                }
            }
            None => game.legal_actions()[0],
        };
        game.apply(action).expect("a level plays by the rules");
    }
    game
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_match_is_played_to_its_end() {
        let game = play(Preset::ThreeHanded.rules(), mixed(3), Level::Beginner);
        assert_eq!(game.phase(), Phase::MatchEnd);
        assert_ne!(mixed(3).0[31], 0);
    }
}
