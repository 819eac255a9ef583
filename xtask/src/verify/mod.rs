//! `cargo verify`: sets up what the tests need and runs the checks.

mod changed;
mod deny;
pub mod driver;
mod lanes;
mod parts;
mod report;
mod rerun;
mod sound;
mod step;
mod test_step;

use std::fs;
use std::path::PathBuf;
use std::process::ExitCode;
use std::time::Instant;

use anyhow::{Context, Result, bail};
use pico_args::Arguments;

use crate::system;
use step::Step;

const USAGE: &str = "\
cargo verify [--quick | --all] [--full] [--only STEP]... [--skip STEP]...
             [--times FILE]

Checks the game for the desktop:
  fmt      the code is formatted
  lint     no warnings of the compiler, of Clippy or of the documentation;
           compiles everything that the tests run
  test     all tests, including the real game in a window

With --all, also the page and the dependencies:
  page     the page compiles as shipped, without warnings
  web      the page works in headless Chromium. Run alone, this step builds a
           page with less optimization
  size     the shipped page is small enough to download, starts, works offline
           and plays a trick, in Chromium, Firefox and WebKit
  deny     licenses and sources of the dependencies are those in deny.toml; if
           online, also security advisories (builds cargo-deny, once)

Steps for the desktop, steps for the page, and deny run side by side.

  --quick       before each commit: fmt, Clippy, and the tests of the pure
                crates and of the game's library. If only pure crates have
                changed, those and their dependents; if only the game has, its
                library and xtask's tests of its sources
  --all         all steps, as CI runs them
  --full        also tests that measure strength or search for minutes
  --only STEP   runs this step; can be repeated
  --skip STEP   leaves this step out; can be repeated
  --times FILE  writes each step's seconds to a file

Installs the packages that the tests need, where it can (Debian and its
derivatives). Checks that can't run here count as skipped, with the reason.";

/// Extent of the tests in a run.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Scope {
    /// Tests worth waiting for before each commit.
    Quick,
    /// Tests that check a commit.
    Usual,
    /// Also tests that measure strength or search for minutes.
    Full,
}

/// The options of the command line.
struct Plan {
    steps: Vec<Step>,
    scope: Scope,
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
        let all = args.contains("--all");
        if all && scope == Scope::Quick {
            bail!("--quick and --all exclude each other");
        }
        let only = args.values_from_fn("--only", Step::from_name)?;
        let skip = args.values_from_fn("--skip", Step::from_name)?;
        let times = args.opt_value_from_os_str("--times", |path| anyhow::Ok(PathBuf::from(path)))?;
        crate::nothing_left(args)?;
        let wanted = |step: &Step| match only.is_empty() {
            true => all || step.is_for_desktop(),
            false => only.contains(step),
        };
        let steps = Step::ALL
            .into_iter()
            .filter(|step| wanted(step) && !skip.contains(step))
            .collect();
        Ok(Self { steps, scope, times })
    }
}

/// Runs the steps that the command line asks for.
pub fn run(mut args: Arguments) -> Result<ExitCode> {
    if args.contains(["-h", "--help"]) {
        println!("{USAGE}");
        return Ok(ExitCode::SUCCESS);
    }
    let plan = Plan::from(args)?;
    if plan.steps.iter().any(|step| step.compiles_the_game()) {
        system::build_packages()?;
    }
    let start = Instant::now();
    let report = lanes::run(&plan.steps, plan.scope).finished(start.elapsed());
    if plan.steps.iter().all(|step| step.is_for_desktop()) {
        println!("\n`cargo verify --all` also checks the page and the dependencies.");
    }
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

#[cfg(test)]
mod tests {
    use super::*;

    fn plan(line: &str) -> Result<Plan> {
        Plan::from(Arguments::from_vec(line.split_whitespace().map(Into::into).collect()))
    }

    fn steps(line: &str) -> String {
        let names: Vec<_> = plan(line).unwrap().steps.iter().map(|step| step.name()).collect();
        names.join(" ")
    }

    #[test]
    fn options_select_steps() {
        assert_eq!(steps(""), "fmt lint test");
        assert_eq!(steps("--all"), "fmt lint test page web size deny");
        assert_eq!(steps("--full"), "fmt lint test");
        assert_eq!(steps("--all --full"), steps("--all"));
        assert_eq!(steps("--quick"), "fmt lint test");
        assert_eq!(steps("--quick --skip test"), "fmt lint");
        assert_eq!(steps("--only size --only fmt"), "fmt size");
        assert_eq!(steps("--quick --only web"), "web");
        assert!(plan("--quick --full").is_err());
        assert!(plan("--quick --all").is_err());
        assert!(plan("--only everything").is_err());
        assert!(plan("--fast").is_err());
    }

    #[test]
    fn times_are_written_to_the_given_file() {
        assert_eq!(plan("--times a/b.tsv").unwrap().times, Some("a/b.tsv".into()));
    }
}
