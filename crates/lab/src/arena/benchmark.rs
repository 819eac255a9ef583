//! `spades-lab benchmark`: how strong a bot is, on deals that are the same for everybody. See docs/BENCHMARK.md.

use std::process::ExitCode;

use clap::Args;
use spades_bots::Level;
use spades_rules::Preset;

use super::player::Kind;
use super::{ArenaArgs, cores, parse_preset, play_all, report};

/// The deals of the benchmark; another version of it has others.
const SEED: u64 = 2026;

/// What everybody is measured against: it has no dice and is quick.
const REFERENCE: Level = Level::Intermediate;

/// Measures bots against the reference on the benchmark's own deals and prints a table.
///
/// Every contestant plays the same matches against Intermediate in every preset. A cell is the part of the matches that it won, in per cent,
/// and behind it the points that it made a round more than the others, each with its 95 % interval; matches that it lost by default are counted beside them. In solo and three-handed games it has one
/// seat, so that an equal of the reference wins 25 and 33 %.
#[derive(Args, Clone, Debug)]
#[command(verbatim_doc_comment)]
pub struct BenchmarkArgs {
    /// Another contestant beside the levels: `cmd:PROGRAM ARGS`.
    #[arg(long)]
    bot: Option<Kind>,
    /// Only the bot, without the levels.
    #[arg(long, requires = "bot")]
    alone: bool,
    /// Only this preset; may be given several times.
    #[arg(long, value_parser = parse_preset)]
    preset: Vec<Preset>,
    /// Matches a cell. A table with fewer than 100 is a glimpse.
    #[arg(long, default_value_t = 100)]
    matches: u64,
    /// How many matches run side by side.
    #[arg(long, default_value_t = cores())]
    jobs: usize,
    /// Seconds that a player may take for one decision before it loses the match.
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
            jokers: false,
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

/// "81 (76 to 85), +16.2 (14.0 to 18.4)".
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

/// Runs the command. Every row is printed as soon as it is known.
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
        let told = cell(&missing);
        assert!(
            told.starts_with("0 (0 to ") && told.ends_with("), 2 by default"),
            "{told}"
        );
    }
}
