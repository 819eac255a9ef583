//! The tests of the workspace.

use std::collections::BTreeSet;
use std::thread;

use anyhow::{Result, anyhow};

use super::Scope;
use super::changed::GAME;
use super::driver::linting;
use super::parts::each_part;
use super::rerun::Failures;
use super::sound::SoundServer;
use crate::cargo::cargo;
use crate::command::Cmd;
use crate::counts::{Counts, test_line};
use crate::output::{self, Lane};
use crate::system;

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

/// The remaining tests, beside those of the whole game.
const BESIDE: Lane = Lane::new(1, 5);

/// The program with the tests of the whole game, which takes longest.
const WHOLE_GAME: &str = "app";

/// Environment variable that enables longer checks.
const THOROUGH: &str = "SPADES_FULL";

/// Runs the tests.
pub fn run(scope: Scope) -> Result<Counts> {
    if scope != Scope::Quick {
        // Without a display, the window test reports that it was skipped.
        if let Err(error) = system::window_test_packages() {
            output::say(&format!("warning: no window can be opened: {error:#}"));
        }
    }
    let sound = (scope != Scope::Quick).then(sound_server).flatten();
    let beside_sound = |test| match &sound {
        Some(server) => server.heard_by(test),
        None => test,
    };
    let mut counts = each_part(scope, |part| {
        let test = || {
            let test = beside_sound(cargo("test").args(part).arg("--no-fail-fast"));
            Ok(match scope {
                Scope::Quick => test,
                Scope::Usual => linting(test)?,
                Scope::Full => linting(test)?.env(THOROUGH, "1"),
            })
        };
        match (part.is_empty(), scope) {
            (true, Scope::Quick) => counted(test()?.args(QUICK)),
            (true, _) => side_by_side(test),
            (false, Scope::Quick) if part.contains(&GAME) => counted(test()?.args(["--lib", "--bin", "xtask"])),
            (false, _) => counted(test()?),
        }
    })?;
    if scope == Scope::Full {
        let ignored = linting(beside_sound(cargo("test")))?.args(["--lib", "--bins", "--tests"]);
        counts += counted(ignored.args(["--no-fail-fast", "--", "--ignored"]))?;
    }
    Ok(counts)
}

/// Returns a sound device for the tests: players have one, and some faults need one. On desktops without PulseAudio, theirs must do.
fn sound_server() -> Option<SoundServer> {
    SoundServer::start()
        .inspect_err(|error| output::say(&format!("warning: the game can't be heard: {error:#}")))
        .ok()
}

/// The tests of the whole game wait much of their time for one thread: all others run beside them.
fn side_by_side(test: impl Fn() -> Result<Cmd> + Sync) -> Result<Counts> {
    // Both would wait for the same compiler.
    if !test()?.arg("--no-run").status()?.success() {
        return Ok(Counts::failed());
    }
    let others = programs()?.into_iter().filter(|name| name != WHOLE_GAME);
    let others: Vec<String> = others.flat_map(|name| ["--test".to_owned(), name]).collect();
    thread::scope(|threads| {
        let beside = threads.spawn(|| {
            BESIDE.work(|| {
                let mut counts = counted(test()?.args(["--lib", "--bins", "--examples"]).args(&others))?;
                counts += counted(test()?.arg("--doc"))?;
                anyhow::Ok(counts)
            })
        });
        let mut counts = counted(test()?.args(["--test", WHOLE_GAME]))?;
        counts += beside.join().map_err(|_| anyhow!("the tests beside have panicked"))??;
        Ok(counts)
    })
}

/// The names of all test programs that `cargo test` runs, each once.
fn programs() -> Result<BTreeSet<String>> {
    let metadata = cargo("metadata").args(["--no-deps", "--format-version", "1"]).read()?;
    let metadata: serde_json::Value = serde_json::from_str(&metadata)?;
    let members = metadata["workspace_default_members"].as_array();
    let tested = |package: &&serde_json::Value| members.is_some_and(|members| members.contains(&package["id"]));
    let packages = metadata["packages"].as_array().into_iter().flatten().filter(tested);
    let targets = packages.flat_map(|package| package["targets"].as_array().into_iter().flatten());
    let tests = targets.filter(|target| target["kind"][0] == "test" && target["test"] == true);
    let names = tests.filter_map(|target| target["name"].as_str());
    Ok(names.map(str::to_owned).collect())
}

/// Runs tests, counts them, and reports how to run each failed one alone.
fn counted(test: Cmd) -> Result<Counts> {
    let mut counts = Counts::default();
    let mut failures = Failures::default();
    let status = test.tee(|stream, line| {
        counts += test_line(line).unwrap_or_default();
        failures.read(stream, line);
    })?;
    for command in failures.commands() {
        output::say(&format!("run it alone: {command}"));
    }
    if !status.success() && counts.failed == 0 {
        // Compiling them failed.
        counts += Counts::failed();
    }
    Ok(counts)
}

#[cfg(test)]
mod tests {
    use std::fs;

    use crate::paths;

    #[test]
    fn the_whole_game_has_its_own_test_program() {
        let programs = super::programs().expect("cargo lists them");
        assert!(
            programs.contains(super::WHOLE_GAME) && programs.contains("all"),
            "{programs:?}"
        );
    }

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
