//! The tests of the workspace.

use anyhow::Result;

use super::Scope;
use super::driver::linting;
use super::failures::Failures;
use super::parts::{GAME, each_part};
use super::sound::SoundServer;
use crate::cargo::cargo;
use crate::command::Cmd;
use crate::counts::{Counts, test_line};
use crate::system;

/// The tests of a quick run: libraries, and the integration tests of the pure crates. None starts the game.
const QUICK: &str = "--lib --bin spades-lab --bin xtask --test all --test allocation \
                     --test entries --test languages --test style --test translations";

/// Environment variable that enables longer checks.
const THOROUGH: &str = "SPADES_FULL";

/// Returns Cargo's arguments for the targets of a quick run.
pub fn quick_targets(part: &[&str]) -> Vec<&'static str> {
    match part {
        [] => QUICK.split(' ').collect(),
        _ if part.contains(&GAME) => vec!["--lib"],
        _ => Vec::new(),
    }
}

/// Runs the tests.
pub fn run(scope: Scope) -> Result<Counts> {
    if scope == Scope::Quick {
        return each_part(scope, |part| {
            let test = linting(cargo("test").args(part).arg("--no-fail-fast"))?;
            counted(test.args(quick_targets(part)))
        });
    }
    // Without a display, the window test reports that it was skipped.
    if let Err(error) = system::window_test_packages() {
        eprintln!("warning: no window can be opened: {error:#}");
    }
    // Players have a sound device, and some faults need one. On desktops without PulseAudio, theirs must do.
    let sound = SoundServer::start().inspect_err(|error| eprintln!("warning: the game can't be heard: {error:#}"));
    let test = || {
        let test = linting(cargo("test").arg("--no-fail-fast"))?;
        let test = match scope {
            Scope::Full => test.env(THOROUGH, "1"),
            _ => test,
        };
        anyhow::Ok(match &sound {
            Ok(server) => server.heard_by(test),
            Err(_) => test,
        })
    };
    let mut counts = each_part(scope, |part| counted(test()?.args(part)))?;
    if scope == Scope::Full {
        counts += counted(test()?.args(["--lib", "--bins", "--tests", "--", "--ignored"]))?;
    }
    Ok(counts)
}

/// Runs tests, counts them, and reports how to run each failed one alone.
fn counted(test: Cmd) -> Result<Counts> {
    let mut counts = Counts::default();
    let mut failures = Failures::default();
    let good = test.tee(|line| {
        counts += test_line(line).unwrap_or_default();
        failures.read(line);
    })?;
    for command in failures.commands {
        eprintln!("run it alone: {command}");
    }
    if !good && counts.failed == 0 {
        // Compiling them failed.
        counts += Counts::failed();
    }
    Ok(counts)
}
