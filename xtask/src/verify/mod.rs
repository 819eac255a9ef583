//! `cargo verify`: sets up what the tests need and runs every check.

mod deny;
pub mod report;

use std::process::ExitCode;
use std::time::{Duration, Instant};

use anyhow::{Result, bail};
use pico_args::Arguments;

use crate::cargo::cargo;
use crate::{system, web};
use report::{Counts, Report, test_line};

const USAGE: &str = "\
cargo verify [--only STEP]... [--skip STEP]...

Runs, in this order:
  fmt      the code is formatted
  deny     licences, sources and bans of the dependencies are as deny.toml has
           them; known faults too, where the network gives the database of them
           (cargo-deny is built for it, once)
  clippy   no warnings
  doc      the documentation builds without warnings
  test     all tests, the window test among them
  web      the page is built and tested in headless Chromium
  size     the page, built as it is shipped, is small enough to download;
           skipped when the steps before it took more than half an hour

Packages that the tests need are installed where that can be done (Debian and
its kin); what cannot be tested here is counted as skipped, with the reason.";

/// One check.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Step {
    Fmt,
    Deny,
    Clippy,
    Doc,
    Test,
    Web,
    Size,
}

/// The workspace in the parts that it is built in. The crate that draws pictures asks more of some crates below Bevy than the game does:
/// built together with it, the upper half of Bevy would be built once for `cargo play` and again for the checks.
const PARTS: [&[&str]; 2] = [&[], &["--package", "spades-bake"]];

/// Building the page as it is shipped takes half an hour on two cores when nothing is there yet.
/// A machine that was slow until here gets to it in its next run, when the steps before are quick.
const SIZE_STARTS_WITHIN: Duration = Duration::from_secs(30 * 60);

impl Step {
    const ALL: [Self; 7] = [
        Self::Fmt,
        Self::Deny,
        Self::Clippy,
        Self::Doc,
        Self::Test,
        Self::Web,
        Self::Size,
    ];

    const fn name(self) -> &'static str {
        match self {
            Self::Fmt => "fmt",
            Self::Deny => "deny",
            Self::Clippy => "clippy",
            Self::Doc => "doc",
            Self::Test => "test",
            Self::Web => "web",
            Self::Size => "size",
        }
    }

    fn from_name(name: &str) -> Result<Self> {
        let Some(step) = Self::ALL.into_iter().find(|step| step.name() == name) else {
            let names: Vec<_> = Self::ALL.iter().map(|step| step.name()).collect();
            bail!("there is no step `{name}`; the steps are {}", names.join(", "));
        };
        Ok(step)
    }

    fn run(self, since_start: Duration) -> Result<Counts> {
        match self {
            Self::Fmt => check(cargo("fmt").args(["--all", "--", "--check"])),
            Self::Deny => deny::dependencies(),
            Self::Clippy => each_part(|part| {
                let clippy = cargo("clippy").args(part).args(["--all-targets", "--keep-going"]);
                check(clippy.args(["--", "-D", "warnings"]))
            }),
            Self::Doc => each_part(|part| {
                let doc = cargo("doc").args(part).args(["--no-deps", "--document-private-items"]);
                check(doc.env("RUSTDOCFLAGS", "-D warnings -A rustdoc::private-intra-doc-links"))
            }),
            Self::Test => tests(),
            Self::Web => web::browser::test(),
            Self::Size if since_start > SIZE_STARTS_WITHIN => Ok(Counts::skipped(
                "no time left in this run to build the page as it is shipped",
            )),
            Self::Size => web::budget::check(),
        }
    }
}

/// Runs the steps that the command line asks for.
pub fn run(mut args: Arguments) -> Result<ExitCode> {
    if args.contains(["-h", "--help"]) {
        println!("{USAGE}");
        return Ok(ExitCode::SUCCESS);
    }
    let only = args.values_from_fn("--only", Step::from_name)?;
    let skip = args.values_from_fn("--skip", Step::from_name)?;
    crate::nothing_left(args)?;
    let steps = Step::ALL
        .into_iter()
        .filter(|step| (only.is_empty() || only.contains(step)) && !skip.contains(step));

    let steps: Vec<_> = steps.collect();
    if steps
        .iter()
        .any(|step| matches!(step, Step::Clippy | Step::Doc | Step::Test))
    {
        system::build_packages()?;
    }
    let start = Instant::now();
    let mut report = Report::default();
    for step in steps {
        eprintln!("\n== {} ==", step.name());
        let begun = Instant::now();
        let counts = step.run(start.elapsed()).unwrap_or_else(|error| {
            eprintln!("error: {error:#}");
            Counts::failed()
        });
        report.add(step.name(), counts, begun.elapsed());
    }
    print!("{report}");
    Ok(if report.good() {
        ExitCode::SUCCESS
    } else {
        ExitCode::FAILURE
    })
}

/// The sum of one check over all parts of the workspace.
fn each_part(mut check: impl FnMut(&'static [&'static str]) -> Result<Counts>) -> Result<Counts> {
    let mut counts = Counts::default();
    for part in PARTS {
        counts += check(part)?;
    }
    Ok(counts)
}

/// A command that is one check in itself.
fn check(command: crate::command::Cmd) -> Result<Counts> {
    Ok(if command.status()?.success() {
        Counts::passed()
    } else {
        Counts::failed()
    })
}

/// Every test of the workspace.
fn tests() -> Result<Counts> {
    // The window test says for itself that it was skipped where there is no display to be had.
    if let Err(error) = system::window_test_packages() {
        eprintln!("warning: no window can be opened: {error:#}");
    }
    each_part(|part| {
        let mut counts = Counts::default();
        let status = cargo("test").args(part).arg("--no-fail-fast").tee_out(|line| {
            counts += test_line(line).unwrap_or_default();
        })?;
        if !status.success() && counts.failed == 0 {
            // It did not even build.
            counts += Counts::failed();
        }
        Ok(counts)
    })
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;

    /// The crates that an invocation builds, each with its features.
    fn crates(part: &[&str]) -> BTreeSet<String> {
        let tree = cargo("tree").args(part).args(["--locked", "--prefix", "none"]);
        let tree = tree.args(["--format", "{p} {f}"]).read();
        let tree = tree.expect("cargo knows its dependencies");
        tree.lines()
            .map(|line| line.trim_end_matches(" (*)").to_owned())
            .collect()
    }

    #[test]
    fn checks_use_the_same_build_of_bevy_as_the_game() {
        let game = crates(&["--package", "spades", "--edges", "normal,build"]);
        assert!(game.iter().any(|line| line.starts_with("bevy_winit ")), "{game:?}");
        let again: Vec<_> = game.difference(&crates(PARTS[0])).cloned().collect();
        assert!(again.is_empty(), "built again with other features: {again:?}");
    }

    #[test]
    fn no_crate_of_the_workspace_is_left_out() {
        let metadata = cargo("metadata").args(["--no-deps", "--format-version", "1"]).read();
        let metadata = metadata.expect("cargo knows its workspace");
        let metadata: serde_json::Value = serde_json::from_str(&metadata).expect("JSON");
        let list = |key: &str| metadata[key].as_array().expect("a list").len();
        assert_eq!(
            list("workspace_members"),
            list("workspace_default_members") + PARTS.len() - 1
        );
    }
}
