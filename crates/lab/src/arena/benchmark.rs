//! `spades-lab benchmark`: the strength of a bot, on the same deals for every contestant. See docs/BENCHMARK.md.

use std::process::ExitCode;

use clap::Args;
use spades_bots::Level;
use spades_rules::Preset;

use super::player::Kind;
use super::{ArenaArgs, cores, parse_preset, play_all, report};

/// Seed of the benchmark's deals; another version of the benchmark has another one.
const SEED: u64 = 2026;

/// The reference opponent: it is deterministic and quick.
const REFERENCE: Level = Level::Intermediate;

/// Measure bots against the reference on the benchmark's own deals, and print a table.
///
/// Every contestant plays the same matches against Intermediate in every preset. A cell has the percentage of matches won, followed by the
/// points per round by which the contestant beat the others, each with its 95 % interval; forfeited matches are counted beside them. In
/// solo and three-handed games the contestant has one seat, so that an equal of the reference wins 25 and 33 %.
#[derive(Args, Clone, Debug)]
#[command(verbatim_doc_comment)]
pub struct BenchmarkArgs {
    /// An additional contestant beside the levels: `cmd:PROGRAM ARGS`.
    #[arg(long)]
    bot: Option<Kind>,
    /// Only the bot, without the levels.
    #[arg(long, requires = "bot")]
    alone: bool,
    /// Only this preset; can be given several times.
    #[arg(long, value_parser = parse_preset)]
    preset: Vec<Preset>,
    /// Matches per cell. A table with fewer than 100 is only a rough impression.
    #[arg(long, default_value_t = 100)]
    matches: u64,
    /// Number of matches run in parallel.
    #[arg(long, default_value_t = cores())]
    jobs: usize,
    /// Time limit for one decision, in seconds; a player that exceeds it loses the match.
    #[arg(long, default_value_t = 10.0, value_parser = super::parse_seconds)]
    timeout: f64,
}

impl BenchmarkArgs {
    fn contestants(&self) -> Vec<Kind> {
        let others = Level::ALL
            .into_iter()
            .filter(|&level| level != REFERENCE && !self.alone);
        others.map(Kind::Level).chain(self.bot.clone()).collect()
    }

    fn presets(&self) -> Vec<Preset> {
        if self.preset.is_empty() {
            Preset::ALL.to_vec()
        } else {
            self.preset.clone()
        }
    }

    fn arena(&self, preset: Preset, contestant: Kind) -> ArenaArgs {
        ArenaArgs {
            preset,
            trumps: None,
            a: contestant,
            b: Kind::Level(REFERENCE),
            matches: Some(self.matches),
            until_width: None,
            seed: SEED,
            jobs: self.jobs,
            timeout: self.timeout,
            random_draft: None,
        }
    }
}

/// Formats a cell: "81 (76 to 85), +16.2 (14.0 to 18.4)".
fn cell(args: &ArenaArgs) -> String {
    let outcomes = play_all(args);
    let share = report::share(&outcomes);
    let won = format!(
        "{:.0} ({:.0} to {:.0})",
        100.0 * share.mean,
        100.0 * share.low,
        100.0 * share.high
    );
    let played = match report::points(&outcomes) {
        Some(points) => format!("{won}, {:+.1} ({:+.1} to {:+.1})", points.mean, points.low, points.high),
        None => won,
    };
    match outcomes.iter().filter(|outcome| outcome.forfeit.is_some()).count() {
        0 => played,
        forfeits => format!("{played}, {forfeits} by default"),
    }
}

/// Runs the command. Prints every row as soon as it is complete.
pub fn run(args: &BenchmarkArgs) -> ExitCode {
    let contestants = args.contestants();
    let names: Vec<String> = contestants.iter().map(Kind::to_string).collect();
    println!(
        "spades-lab {}, seed {SEED}, {} matches a cell\n",
        env!("CARGO_PKG_VERSION"),
        args.matches
    );
    println!("| against {} | {} |", Kind::Level(REFERENCE), names.join(" | "));
    println!("| --- |{}", " --- |".repeat(names.len()));
    for preset in args.presets() {
        let cells: Vec<String> = contestants
            .iter()
            .map(|kind| cell(&args.arena(preset, kind.clone())))
            .collect();
        println!("| {} | {} |", preset.key(), cells.join(" | "));
    }
    ExitCode::SUCCESS
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn everybody_plays_the_same_deals_in_every_preset() {
        let args = BenchmarkArgs {
            bot: Some("cmd:some bot".parse().unwrap()),
            alone: false,
            preset: Vec::new(),
            matches: 2,
            jobs: 1,
            timeout: 5.0,
        };
        assert_eq!(args.presets(), Preset::ALL);
        let contestants = args.contestants();
        assert_eq!(contestants.len(), Level::ALL.len());
        let deals = |kind: &Kind| args.arena(Preset::Solo, kind.clone()).table(7).game_seed();
        assert!(contestants.iter().all(|kind| deals(kind) == deals(&contestants[0])));
        let beginner = args.arena(Preset::Mirror, contestants[0].clone());
        assert_eq!(cell(&beginner), cell(&beginner));
        let missing = args.arena(Preset::Pairs, "cmd:no-such-program".parse().unwrap());
        let text = cell(&missing);
        assert!(
            text.starts_with("0 (0 to ") && text.ends_with("), 2 by default"),
            "{text}"
        );
    }
}
