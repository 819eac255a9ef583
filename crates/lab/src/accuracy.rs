//! `spades-lab accuracy`: how the review rates players of known strength.

use std::process::ExitCode;

use clap::Args;
use spades_bots::{Decision, Level, Progress, Report, Review, decision_seed};
use spades_rules::{Action, Game, Phase, Preset, Rules, Seed};

use crate::arena::{parse_preset, stats};

/// Review rounds of every level, and of a player that makes random legal choices, and print a table of their accuracies.
///
/// Each plays whole matches against Intermediate, with a copy of itself as partner, and every round is reviewed. All play the same deals.
/// The intervals are 95 % confidence intervals with the match as the unit.
#[derive(Args, Clone, Debug)]
#[command(verbatim_doc_comment)]
pub struct AccuracyArgs {
    /// Key of a preset.
    #[arg(long, default_value = "open_draft", value_parser = parse_preset)]
    preset: Preset,
    /// Minimum number of rounds for each player.
    #[arg(long, default_value_t = 200)]
    rounds: u64,
    /// Seed of the deals.
    #[arg(long, default_value_t = 1)]
    seed: u64,
}

/// The player under review.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Player {
    Random,
    Level(Level),
}

impl Player {
    fn name(self) -> String {
        match self {
            Player::Random => "any legal action".into(),
            Player::Level(level) => format!("{level:?}"),
        }
    }

    fn decide(self, game: &Game, seat: usize) -> Action {
        let seed = decision_seed(game.seed(), game.action_count(), seat);
        let view = game.view(seat);
        let level = match self {
            Player::Random => return view.legal[(seed % view.legal.len() as u64) as usize],
            Player::Level(level) => level,
        };
        let mut decision = Decision::new(&view, level, seed);
        loop {
            if let Progress::Done(action) = decision.step(u32::MAX) {
                return action;
            }
        }
    }
}

/// Sums over the reviews of a player's rounds in one match.
#[derive(Clone, Copy, Debug, Default)]
struct Judged {
    /// Sums over rounds and seats.
    accuracy: f64,
    given_away: f64,
    seats: f64,
    rounds: u64,
}

/// Returns `true` if the reviewed player has this seat in match `number`.
fn is_its(rules: &Rules, number: u64, seat: usize) -> bool {
    rules.side_of(seat) as u64 == number % rules.side_count() as u64
}

/// Plays one match and reviews each of its rounds.
fn judge(player: Player, rules: Rules, seed: u64, number: u64) -> Judged {
    let mut judged = Judged::default();
    let deals = Seed::from_u64(seed.wrapping_mul(1 << 32).wrapping_add(number / 2));
    let Ok(mut game) = Game::new(rules, deals) else {
        return judged;
    };
    while game.phase() != Phase::MatchEnd {
        let action = match game.actor() {
            None => Action::NextRound,
            Some(seat) if is_its(&rules, number, seat) => player.decide(&game, seat),
            Some(seat) => Player::Level(Level::Intermediate).decide(&game, seat),
        };
        if game.apply(action).is_err() {
            return judged;
        }
        if game.phase().is_scored() {
            let report = review(&game);
            judged.rounds += 1;
            for seat in (0..usize::from(rules.players)).filter(|&seat| is_its(&rules, number, seat)) {
                judged.accuracy += report.accuracy[seat];
                judged.given_away += report.given_away(seat);
                judged.seats += 1.0;
            }
        }
    }
    judged
}

fn review(game: &Game) -> Report {
    let mut review = Review::new(game, 0);
    loop {
        if let Some(report) = review.step(u32::MAX) {
            return report.clone();
        }
    }
}

/// Plays as many matches as a player's rounds need.
fn matches(player: Player, args: &AccuracyArgs) -> Vec<Judged> {
    let mut all: Vec<Judged> = Vec::new();
    let mut rounds = 0;
    while rounds < args.rounds {
        let judged = judge(player, args.preset.rules(), args.seed, all.len() as u64);
        // A match without a round would go on forever.
        rounds += judged.rounds.max(1);
        all.push(judged);
    }
    all
}

/// Formats a ratio with its interval: "57.1 (55.0 to 59.2)".
fn cell(units: &[Judged], of: impl Fn(&Judged) -> f64) -> String {
    let pairs: Vec<(f64, f64)> = units.iter().map(|judged| (of(judged), judged.seats)).collect();
    match stats::ratio(&pairs) {
        Some(found) => format!("{:.1} ({:.1} to {:.1})", found.mean, found.low, found.high),
        None => "too few matches".into(),
    }
}

/// Runs the command.
pub fn run(args: &AccuracyArgs) -> ExitCode {
    println!(
        "| {} | rounds | accuracy, % | points given away a round |",
        args.preset.key()
    );
    println!("| --- | --- | --- | --- |");
    let levels = Level::ALL.into_iter().map(Player::Level);
    for player in std::iter::once(Player::Random).chain(levels) {
        let units = matches(player, args);
        println!(
            "| {} | {} | {} | {} |",
            player.name(),
            units.iter().map(|judged| judged.rounds).sum::<u64>(),
            cell(&units, |judged| judged.accuracy),
            cell(&units, |judged| judged.given_away),
        );
    }
    ExitCode::SUCCESS
}
