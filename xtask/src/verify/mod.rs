//! `cargo verify`: sets up what the tests need and runs the checks.

mod deny;
pub mod driver;
mod failures;
mod page_lane;
mod parts;
mod report;
mod sound;
mod step;
mod test_step;

use std::fs;
use std::path::PathBuf;
use std::process::ExitCode;
use std::time::Instant;

use anyhow::{Context, Result, bail};
use pico_args::Arguments;

use crate::counts::Counts;
use crate::system;
use page_lane::PageLane;
use report::Report;
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

Steps run one after the other; these four beside those for the desktop.

  --quick       before each commit: fmt, and lint and test for the pure crates
                and the game's library. If only pure crates have changed, those
                and their dependents; if only the game has, its library and the
                tests of its sources
  --all         all steps, as CI runs them
  --full        also tests that measure strength or search for minutes
  --only STEP   runs this step; can be repeated
  --skip STEP   leaves this step out; can be repeated
  --times FILE  writes each step's name, seconds and counts to a file

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
    let Plan { steps, scope, times } = Plan::from(args)?;
    if steps.iter().any(|step| step.compiles_the_game()) {
        system::build_packages()?;
    }
    let start = Instant::now();
    let (desktop, page): (Vec<Step>, Vec<Step>) = steps.iter().partition(|step| step.is_for_desktop());
    let report = if desktop.is_empty() || page.is_empty() {
        run_steps(&steps, scope)
    } else {
        let lane = PageLane::start(&page)?;
        let mut report = run_steps(&desktop, scope);
        report.append(lane.finish()?);
        report
    };
    if page.is_empty() {
        println!("\n`cargo verify --all` also checks the page and the dependencies.");
    }
    println!("{}", report.table(start.elapsed()));
    if let Some(path) = times {
        fs::write(&path, report.to_lines()).with_context(|| path.display().to_string())?;
    }
    Ok(match report.good() {
        true => ExitCode::SUCCESS,
        false => ExitCode::FAILURE,
    })
}

/// Runs steps one after the other.
fn run_steps(steps: &[Step], scope: Scope) -> Report {
    // If the shipped page is compiled anyway, its tests use it.
    let ships = [Step::Page, Step::Size].iter().any(|step| steps.contains(step));
    let mut report = Report::default();
    for &step in steps {
        eprintln!("\n== {} ==", step.name());
        let begun = Instant::now();
        let counts = step.run(scope, ships).unwrap_or_else(|error| {
            eprintln!("error: {error:#}");
            Counts::failed()
        });
        let stop = step == Step::Page && counts.passed == 0;
        report.add(step.name(), counts, begun.elapsed());
        if stop {
            // The page's tests need its output.
            break;
        }
    }
    report
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
        assert_eq!(steps("--all"), "fmt lint test deny page web size");
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
        assert_eq!(plan("--times a/b.tsv").unwrap().times, Some("a/b.tsv".into()));
    }
}
