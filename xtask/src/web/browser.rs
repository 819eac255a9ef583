//! Tests of the page in browsers.

use std::path::{Path, PathBuf};
use std::thread;

use anyhow::{Context, Result};

use super::engine::{ELSEWHERE, Engine};
use super::{Build, Tools, code, files_below, node, stage};
use crate::cargo::web_target;
use crate::command::Cmd;
use crate::counts::Counts;
use crate::paths::{self, which};
use crate::system;

/// Size of everything needed to reach the table, compressed with brotli.
const FIRST_VISIT: u64 = 4_410_000;

/// Tests of the shipped page in Chromium.
const OF_SHIPPED: [&str; 2] = ["shipped.test.mjs", "touch.test.mjs"];

/// Program names of Chromium and its relatives.
const BROWSERS: &str = "chromium chromium-browser google-chrome google-chrome-stable microsoft-edge";

/// Compiles the page with the shipped profile, for its tests and the size check, and as a check in itself.
pub fn compile() -> Result<Counts> {
    let Tools { route, bindgen, .. } = match Tools::ready(Build::Tested, None) {
        Ok(tools) => tools,
        Err(error) => return Ok(Counts::skipped(format!("{error:#}"))),
    };
    // Tools for later steps are installed in the meantime. Those steps find out and report for themselves if that fails.
    let later = thread::spawn(|| {
        let _ = (Chromium::ready(), node::package(node::OPTIMIZER));
        Engine::ALL.map(|engine| engine.ready().is_ok())
    });
    let compiled = super::glue(route, bindgen, Build::Tested);
    let _ = later.join();
    compiled.map(|_| Counts::passed())
}

/// Builds the page and runs on it the tests in `tests-web/` that are not for the shipped page. If the tools are unavailable, this is
/// reported and nothing fails.
pub fn test(build: Build) -> Result<Counts> {
    let ready = || anyhow::Ok((Tools::ready(build, None)?, Chromium::ready()?));
    let (tools, chromium) = match ready() {
        Ok(ready) => ready,
        Err(error) => return Ok(Counts::skipped(format!("{error:#}"))),
    };
    let page = web_target().join("dist-test");
    super::make(tools, build, &page)?;
    thread::scope(|threads| {
        if build == Build::Tested {
            // The step `size` needs that, and finds out for itself if it fails. It keeps one core busy for minutes.
            threads.spawn(|| {
                let module = stage(build.profile()).join(build.effort()).join(code::MODULE);
                node::package(node::OPTIMIZER).and_then(|package| code::optimized(&package, &module))
            });
        }
        let mut counts = Counts::default();
        // One after the other: in parallel they would slow each other down, and drawing without a graphics card is slow enough.
        for tests in files_below(&paths::root().join("tests-web"))? {
            if tests.ends_with(".test.mjs") && !OF_SHIPPED.contains(&tests.as_str()) && tests != ELSEWHERE {
                counts += chromium.test(&page, &tests)?;
            }
        }
        Ok(counts)
    })
}

/// Builds the shipped page, checks its size against the limit, and plays on it in three browsers.
pub fn test_shipped() -> Result<Counts> {
    let tools = match Tools::ready(Build::Shipped, None) {
        Ok(tools) => tools,
        Err(error) => return Ok(Counts::skipped(format!("{error:#}"))),
    };
    let page = web_target().join("dist-shipped");
    let bytes = super::make(tools, Build::Shipped, &page)?;
    let counts = match bytes <= FIRST_VISIT {
        true => Counts::passed(),
        false => Counts::failed(),
    };
    let megabytes = |bytes| format!("{}.{:02}", bytes / 1_000_000, bytes / 10_000 % 100);
    let (size, limit) = (megabytes(bytes), megabytes(FIRST_VISIT));
    let mut counts = counts.noting(format!("first visit {size} of {limit} MB"));
    counts += smoke(&page)?;
    for engine in Engine::ALL {
        counts += engine.test(&page)?;
    }
    Ok(counts)
}

/// Plays a trick on the shipped page, and touches it after a rest.
pub fn smoke(page: &Path) -> Result<Counts> {
    let chromium = match Chromium::ready() {
        Ok(chromium) => chromium,
        Err(error) => return Ok(Counts::skipped(format!("{error:#}"))),
    };
    let mut counts = Counts::default();
    for tests in OF_SHIPPED {
        counts += chromium.test(page, tests)?;
    }
    Ok(counts)
}

/// Chromium, and the library that drives it.
struct Chromium {
    browser: PathBuf,
    driver: PathBuf,
}

impl Chromium {
    /// Finds or installs both.
    fn ready() -> Result<Self> {
        let found = || {
            std::env::var_os("SPADES_BROWSER")
                .map(PathBuf::from)
                .or_else(|| BROWSERS.split(' ').find_map(which))
        };
        if found().is_none() {
            system::ensure("chromium").context("the page cannot be tested without Chromium")?;
        }
        let browser = found().context("Chromium was installed and is not on the search path")?;
        // Some systems have a stub that only explains how to get the browser.
        let version = Cmd::new(&browser).arg("--version").read();
        version.with_context(|| format!("{} does not run", browser.display()))?;
        let driver = node::package(node::DRIVER)?.join("index.mjs");
        Ok(Self { browser, driver })
    }

    /// Runs a file of tests on a page.
    fn test(&self, page: &Path, file: &str) -> Result<Counts> {
        let node = node::node()?.env("SPADES_BROWSER", &self.browser);
        node::run_tests(node.env("SPADES_DRIVER", &self.driver), page, file)
    }
}
