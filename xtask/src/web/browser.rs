//! Tests of the page in headless Chromium.

use std::path::{Path, PathBuf};

use anyhow::{Context, Result};

use super::{Build, Coming, Tools, node};
use crate::command::Cmd;
use crate::counts::{Counts, node_line};
use crate::paths::{self, which};
use crate::system;
use crate::target;

/// Program names of Chromium and its relatives.
const BROWSERS: &[&str] = &[
    "chromium",
    "chromium-browser",
    "google-chrome",
    "google-chrome-stable",
    "microsoft-edge",
];

/// Compiles the page with the shipped profile, for its tests and the size check, and as a check in itself.
pub fn compile() -> Result<Counts> {
    let tools = match Tools::ready(Build::Tested, None) {
        Ok(tools) => tools,
        Err(error) => return Ok(Counts::skipped(format!("{error:#}"))),
    };
    // Tools for later steps are installed in the meantime. Those steps find out and report for themselves if that fails.
    let later = [
        Coming::begin(|| Means::ready().map(drop)),
        Coming::begin(|| node::package(node::OPTIMISER).map(drop)),
    ];
    let compiled = super::glue(tools, Build::Tested);
    for tool in later {
        let _ = tool.wait();
    }
    compiled.map(|_| Counts::passed())
}

/// The tools for testing a page.
struct Means {
    browser: PathBuf,
    driver: PathBuf,
}

impl Means {
    /// Finds the tools, or installs them.
    fn ready() -> Result<Self> {
        Ok(Self {
            browser: browser()?,
            driver: node::package(node::DRIVER)?,
        })
    }

    /// Runs a file of tests on a page.
    fn test(&self, page: &Path, file: &str) -> Result<Counts> {
        let run = node::node()?.args(["--test", "--test-reporter=spec"]);
        let run = run.arg(paths::root().join("tests-web").join(file));
        let run = run
            .env("SPADES_BROWSER", &self.browser)
            .env("SPADES_DRIVER", self.driver.join("index.mjs"));
        let run = run
            .env("SPADES_PAGE", page)
            .env("SPADES_SERVER", std::env::current_exe()?);
        let mut counts = Counts::default();
        let status = run.tee_out(|line| counts += node_line(line).unwrap_or_default())?;
        if !status.success() && counts.failed == 0 {
            counts += Counts::failed();
        }
        Ok(counts)
    }
}

/// Builds the page and runs on it the tests in `tests-web/` that are not for the shipped page. If the tools are unavailable, this is
/// reported and nothing fails.
pub fn test(build: Build) -> Result<Counts> {
    let ready = || anyhow::Ok((Tools::ready(build, None)?, Means::ready()?));
    let (tools, means) = match ready() {
        Ok(ready) => ready,
        Err(error) => return Ok(Counts::skipped(format!("{error:#}"))),
    };
    let page = target::web().join("dist-test");
    super::make(tools, build, &page)?;
    let mut counts = Counts::default();
    // One after the other: in parallel they would slow each other down, and drawing without a graphics card is slow enough.
    for tests in [
        "parts.test.mjs",
        "keep.test.mjs",
        "page.test.mjs",
        "blocked.test.mjs",
        "device.test.mjs",
        "match.test.mjs",
    ] {
        counts += means.test(&page, tests)?;
    }
    Ok(counts)
}

/// Plays a trick on the shipped page, and touches it after a rest.
pub fn smoke(page: &Path) -> Result<Counts> {
    let means = match Means::ready() {
        Ok(means) => means,
        Err(error) => return Ok(Counts::skipped(format!("{error:#}"))),
    };
    let mut counts = Counts::default();
    for tests in ["shipped.test.mjs", "touch.test.mjs"] {
        counts += means.test(page, tests)?;
    }
    Ok(counts)
}

/// Returns the path of the browser.
fn browser() -> Result<PathBuf> {
    let found = || {
        std::env::var_os("SPADES_BROWSER")
            .map(PathBuf::from)
            .or_else(|| BROWSERS.iter().find_map(|name| which(name)))
    };
    if found().is_none() {
        system::ensure(&["chromium"]).context("the page cannot be tested without Chromium")?;
    }
    let browser = found().context("Chromium was installed and is not on the search path")?;
    // Some systems have a stub that only explains how to get the browser.
    let version = Cmd::new(&browser).arg("--version").read();
    version.with_context(|| format!("{} does not run", browser.display()))?;
    Ok(browser)
}
