//! Testing the page in headless Chromium.

use std::path::PathBuf;

use anyhow::{Context, Result};

use super::{Build, Tools, node};
use crate::command::Cmd;
use crate::paths::{self, which};
use crate::system;
use crate::verify::report::{Counts, node_line};

/// Names that Chromium and its kin go by.
const BROWSERS: &[&str] = &[
    "chromium",
    "chromium-browser",
    "google-chrome",
    "google-chrome-stable",
    "microsoft-edge",
];

/// Builds the page and runs `tests-web/` on it. Where the tools cannot be had, that is said and nothing fails.
pub fn test() -> Result<Counts> {
    let ready = || {
        anyhow::Ok((
            Tools::ready(Build::Tested, None)?,
            browser()?,
            node::package(node::DRIVER)?,
        ))
    };
    let (tools, browser, driver) = match ready() {
        Ok(ready) => ready,
        Err(error) => return Ok(Counts::skipped(format!("{error:#}"))),
    };
    let page = paths::web_target().join("dist-test");
    super::make(&tools, Build::Tested, &page)?;

    let mut counts = Counts::default();
    // One after the other: both at once would slow each other down, and drawing without a graphics card is slow enough.
    for tests in ["page.test.mjs", "device.test.mjs", "match.test.mjs"] {
        let run = node::node()?.args(["--test", "--test-reporter=spec"]);
        let run = run.arg(paths::root().join("tests-web").join(tests));
        let run = run
            .env("SPADES_BROWSER", &browser)
            .env("SPADES_DRIVER", driver.join("index.mjs"));
        let run = run
            .env("SPADES_PAGE", &page)
            .env("SPADES_SERVER", std::env::current_exe()?);
        let mut part = Counts::default();
        let status = run.tee_out(|line| part += node_line(line).unwrap_or_default())?;
        if !status.success() && part.failed == 0 {
            part += Counts::failed();
        }
        counts += part;
    }
    Ok(counts)
}

/// The browser's program.
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
    // Some systems have a stand-in that only tells where the browser can be had.
    let version = Cmd::new(&browser).arg("--version").read();
    version.with_context(|| format!("{} does not run", browser.display()))?;
    Ok(browser)
}
