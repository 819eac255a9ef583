//! The tests of the workspace.

use anyhow::Result;

use super::Scope;
use super::report::{Counts, test_line};
use super::step::each_part;
use crate::cargo::cargo;
use crate::command::Cmd;
use crate::{output, system};

/// The tests of a quick run: libraries, and the integration tests of the pure crates. None starts the game.
const QUICK: &[&str] = &[
    "--lib",
    "--bin",
    "spades-lab",
    "--bin",
    "xtask",
    "--test",
    "all",
    "--test",
    "allocation",
];

/// An ignored test that checks nothing: it writes training data for bots.
const NO_CHECK: &str = "positions_to_learn_from";

/// The variable that makes tests check more than before every commit.
const THOROUGH: &str = "SPADES_FULL";

/// Runs the tests.
pub fn run(scope: Scope) -> Result<Counts> {
    if scope != Scope::Quick {
        // The window test says for itself that it was skipped where there is no display to be had.
        if let Err(error) = system::window_test_packages() {
            output::say(&format!("warning: no window can be opened: {error:#}"));
        }
    }
    let mut counts = each_part(scope, |part| {
        let everything = part.is_empty();
        let mut test = cargo("test").args(part).arg("--no-fail-fast");
        if scope == Scope::Full {
            test = test.env(THOROUGH, "1");
        }
        counted(if everything && scope == Scope::Quick {
            test.args(QUICK)
        } else {
            test
        })
    })?;
    if scope == Scope::Full {
        let ignored = cargo("test").args(["--lib", "--bins", "--tests"]);
        counts += counted(ignored.args(["--no-fail-fast", "--", "--ignored", "--skip", NO_CHECK]))?;
    }
    Ok(counts)
}

/// Runs tests and counts them.
fn counted(test: Cmd) -> Result<Counts> {
    let mut counts = Counts::default();
    let status = test.tee_out(|line| counts += test_line(line).unwrap_or_default())?;
    if !status.success() && counts.failed == 0 {
        // They did not even build.
        counts += Counts::failed();
    }
    Ok(counts)
}

#[cfg(test)]
mod tests_of_tests {
    use std::fs;

    use crate::paths;

    /// Crates whose tests from outside are one program name each file of it; one that is forgotten would never run.
    #[test]
    fn every_file_of_tests_is_in_a_program() {
        let crates = fs::read_dir(paths::root().join("crates")).expect("crates").flatten();
        let mut seen = 0;
        for folder in crates.map(|entry| entry.path()) {
            let manifest = fs::read_to_string(folder.join("Cargo.toml")).expect("a manifest");
            if !manifest.contains("autotests = false") {
                continue;
            }
            let tests = folder.join("tests");
            let all = fs::read_to_string(tests.join("all.rs")).expect("their program");
            for file in fs::read_dir(&tests).expect("tests").flatten() {
                let name = file.file_name().to_string_lossy().into_owned();
                let Some(stem) = name.strip_suffix(".rs").filter(|stem| *stem != "all") else {
                    continue;
                };
                let named = all.contains(&format!("mod {stem};\n")) || manifest.contains(&format!("tests/{name}"));
                assert!(named, "{} is in no program", file.path().display());
                seen += 1;
            }
        }
        assert!(seen > 30, "{seen}");
    }
}
