//! Node.js, and the npm packages used by the web build and its tests.

use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result, bail};

use crate::command::Cmd;
use crate::counts::{Counts, node_line};
use crate::{paths, system};

/// WebAssembly's optimizer, from npm.
pub const OPTIMIZER: (&str, &str) = ("binaryen", "132.0.0");
/// The library that drives the browser; in a version that runs on the Node.js of Debian 12.
pub const DRIVER: (&str, &str) = ("playwright-core", "1.60.0");

/// Oldest Node.js version with the test runner and everything else needed.
const OLDEST: u32 = 18;

/// Returns a command that runs Node.js.
pub fn node() -> Result<Cmd> {
    if paths::which("node").is_none() {
        system::ensure("nodejs").context("the web build needs Node.js")?;
    }
    let version = Cmd::new("node").arg("--version").read()?;
    let major = version
        .trim()
        .trim_start_matches('v')
        .split('.')
        .next()
        .and_then(|major| major.parse().ok());
    if major.is_none_or(|major: u32| major < OLDEST) {
        bail!("Node.js {OLDEST} or newer is needed, and here is {}", version.trim());
    }
    Ok(Cmd::new("node"))
}

/// Installs a package in exactly this version, and returns its folder.
pub fn package((name, version): (&str, &str)) -> Result<PathBuf> {
    let prefix = paths::tools().join(format!("{name}-{version}"));
    let folder = prefix.join("node_modules").join(name);
    if folder.join("package.json").exists() {
        return Ok(folder);
    }
    node()?;
    if paths::which("npm").is_none() {
        system::ensure("npm").context("the web build needs npm")?;
    }
    fs::create_dir_all(&prefix)?;
    let npm =
        Cmd::new(if cfg!(windows) { "npm.cmd" } else { "npm" }).args(["install", "--no-save", "--ignore-scripts"]);
    let npm = npm
        .args(["--no-audit", "--no-fund", "--prefix"])
        .arg(&prefix)
        .arg(format!("{name}@{version}"));
    npm.run()?;
    Ok(folder)
}

/// Runs a file of tests on a page, by a command that runs Node, and counts them.
pub fn run_tests(node: Cmd, page: &Path, file: &str) -> Result<Counts> {
    let run = node.args(["--test", "--test-reporter=spec"]);
    let run = run.arg(paths::root().join("tests-web").join(file));
    let mut counts = Counts::default();
    let good = run
        .env("SPADES_PAGE", page)
        .tee(|line| counts += node_line(line).unwrap_or_default())?;
    if !good && counts.failed == 0 {
        counts += Counts::failed();
    }
    Ok(counts)
}
