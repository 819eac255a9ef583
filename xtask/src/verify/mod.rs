//! `cargo verify`: sets up what the tests need and runs every check.

mod changed;
mod deny;
pub mod driver;
mod lanes;
mod report;
mod sound;
mod step;
mod tests;
mod unchanged;

use std::fs;
use std::path::PathBuf;
use std::process::ExitCode;
use std::time::Instant;

use anyhow::{Context, Result, bail};
use pico_args::Arguments;

use crate::counts::Counts;
use crate::system;
use step::Step;

const USAGE: &str = "\
cargo verify [--quick | --full] [--only STEP]... [--skip STEP]... [--again]
             [--times FILE]

Runs these steps:
  fmt      the code is formatted
  lint     no warnings of the compiler, of Clippy or of the documentation;
           what it compiles is what the tests run
  test     all tests, the window test among them
  page     the page is compiled as it is shipped, without warnings
  web      the page works in headless Chromium; alone, on one that is built sooner
  size     the shipped page, with its last optimising, is small enough to
           download, starts, works offline and plays a trick
  deny     licences, sources and bans of the dependencies are as deny.toml has
           them; known faults too, where the network gives the database of them
           (cargo-deny is built for it, once)

Those for the desktop run one after another, those for the page beside them, and
deny beside both.

  --quick       for before each commit: fmt, Clippy, and the tests of the pure
                crates and of the game's library. Where nothing has changed but
                pure crates, those and what depends on them alone; nothing but
                the game, its library alone, with xtask's tests of its sources
  --full        also what measures strength or searches for minutes
  --only STEP   this step, and others that are named like this
  --skip STEP   all but this one
  --again       also steps that have passed before on exactly these files, which
                are counted as before otherwise
  --times FILE  writes each step's seconds to a file

Packages that the tests need are installed where that can be done (Debian and
its kin); what cannot be tested here is counted as skipped, with the reason.";

/// Extent of a run.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Scope {
    /// The steps worth waiting for before each commit.
    Quick,
    /// Everything that checks a commit.
    Usual,
    /// Also what measures strength or searches for minutes.
    Full,
}

/// The options of the command line.
struct Plan {
    steps: Vec<Step>,
    scope: Scope,
    /// `true` if steps that have passed on the same files are repeated.
    again: bool,
    times: Option<PathBuf>,
}

impl Plan {
    fn from(mut args: Arguments) -> Result<Self> {
        let scope = match (args.contains("--quick"), args.contains("--full")) {
            (false, false) => Scope::Usual,
            (true, false) => Scope::Quick,
            (false, true) => Scope::Full,
            (true, true) => bail!("--quick and --full exclude each other"),
        };
        let only = args.values_from_fn("--only", Step::from_name)?;
        let skip = args.values_from_fn("--skip", Step::from_name)?;
        let again = args.contains("--again");
        let times = args.opt_value_from_os_str("--times", |path| anyhow::Ok(PathBuf::from(path)))?;
        crate::nothing_left(args)?;
        let wanted = |step: &Step| match only.is_empty() {
            true => scope != Scope::Quick || step.is_quick(),
            false => only.contains(step),
        };
        let steps = Step::ALL
            .into_iter()
            .filter(|step| wanted(step) && !skip.contains(step))
            .collect();
        Ok(Self {
            steps,
            scope,
            again,
            times,
        })
    }
}

/// Runs the steps that the command line asks for.
pub fn run(mut args: Arguments) -> Result<ExitCode> {
    if args.contains(["-h", "--help"]) {
        println!("{USAGE}");
        return Ok(ExitCode::SUCCESS);
    }
    let plan = Plan::from(args)?;
    if plan.steps.iter().any(|step| step.builds_for_the_desktop()) {
        system::build_packages()?;
    }
    let start = Instant::now();
    let report = lanes::run(&plan.steps, plan.scope, plan.again).finished(start.elapsed());
    print!("{report}");
    if let Some(path) = plan.times {
        fs::write(&path, report.times()).with_context(|| path.display().to_string())?;
    }
    Ok(if report.good() {
        ExitCode::SUCCESS
    } else {
        ExitCode::FAILURE
    })
}

/// A command that is one check in itself.
fn check(command: crate::command::Cmd) -> Result<Counts> {
    Ok(if command.status()?.success() {
        Counts::passed()
    } else {
        Counts::failed()
    })
}

#[cfg(test)]
mod plans {
    use super::*;

    fn plan(line: &str) -> Result<Plan> {
        Plan::from(Arguments::from_vec(line.split_whitespace().map(Into::into).collect()))
    }

    fn steps(line: &str) -> String {
        let names: Vec<_> = plan(line).unwrap().steps.iter().map(|step| step.name()).collect();
        names.join(" ")
    }

    #[test]
    fn steps_are_chosen_by_name_and_by_scope() {
        assert_eq!(steps(""), "fmt lint test page web size deny");
        assert_eq!(steps("--full"), steps(""));
        assert_eq!(steps("--quick"), "fmt lint test");
        assert_eq!(steps("--quick --skip test"), "fmt lint");
        assert_eq!(steps("--only size --only fmt"), "fmt size");
        assert_eq!(steps("--quick --only web"), "web");
        assert!(plan("--quick --full").is_err());
        assert!(plan("--only everything").is_err());
        assert!(plan("--fast").is_err());
    }

    #[test]
    fn a_step_is_repeated_when_that_is_asked_for() {
        assert!(!plan("").unwrap().again);
        assert!(plan("--quick --again").unwrap().again);
    }

    #[test]
    fn times_go_to_the_file_that_is_named() {
        assert_eq!(plan("--times a/b.tsv").unwrap().times, Some("a/b.tsv".into()));
    }
}
