//! Browsers that Playwright drives only in builds of its own, driven by WebDriver: see `tests-web/browsers.test.mjs`.

use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result};

use super::node;
use crate::command::Cmd;
use crate::counts::Counts;
use crate::paths::which;
use crate::system;
use crate::tools::Tool;

/// The test of the shipped page in these browsers.
pub const ELSEWHERE: &str = "browsers.test.mjs";

/// The driver of Firefox, which Debian doesn't have.
const GECKODRIVER: Tool = Tool {
    // It passes on a few hundred commands.
    opt_level: "0",
    ..Tool::new("geckodriver", "geckodriver", "0.37.1")
};

/// Debian packages for a window that a browser draws in, without a graphics card.
const DRAWING: &str = "xvfb xauth libegl1 libgl1-mesa-dri";

/// A browser with an engine other than Chromium's.
#[derive(Clone, Copy)]
pub enum Engine {
    Firefox,
    WebKit,
}

impl Engine {
    pub const ALL: [Self; 2] = [Self::Firefox, Self::WebKit];

    const fn name(self) -> &'static str {
        match self {
            Self::Firefox => "firefox",
            Self::WebKit => "webkit",
        }
    }

    /// Finds or installs the browser and its driver.
    pub fn ready(self) -> Result<(PathBuf, PathBuf)> {
        let package = match self {
            Self::Firefox => "firefox-esr",
            Self::WebKit => "webkit2gtk-driver",
        };
        system::ensure(&format!("{DRAWING} {package}"))?;
        let installed = |name| which(name).with_context(|| format!("{name} isn't on the search path"));
        Ok(match self {
            Self::Firefox => (installed("firefox-esr")?, GECKODRIVER.ready()?),
            Self::WebKit => (mini_browser()?, installed("WebKitWebDriver")?),
        })
    }

    /// Plays the first tricks of a page.
    pub fn test(self, page: &Path) -> Result<Counts> {
        let ready = || {
            node::node()?;
            self.ready()
        };
        let (browser, driver) = match ready() {
            Ok(ready) => ready,
            Err(error) => return Ok(Counts::skipped(format!("{}: {error:#}", self.name()))),
        };
        let display = Cmd::new("xvfb-run").args(["-a", "-s", "-screen 0 1280x800x24", "node"]);
        let node = display
            .env("SPADES_ENGINE", self.name())
            .env("SPADES_BROWSER", browser)
            .env("SPADES_WEBDRIVER", driver)
            .env("LIBGL_ALWAYS_SOFTWARE", "1")
            // Firefox may wait forever for a sound server on a busy machine.
            .env("PULSE_SERVER", "unix:/nonexistent");
        node::run_tests(node, page, ELSEWHERE)
    }
}

/// Returns the path of WebKit's own browser, which is on no search path: `/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser`.
fn mini_browser() -> Result<PathBuf> {
    let entries = |path: &Path| {
        fs::read_dir(path)
            .into_iter()
            .flatten()
            .flatten()
            .map(|entry| entry.path())
    };
    let libraries = entries(Path::new("/usr/lib")).flat_map(|architecture| entries(&architecture));
    let mut browsers = libraries.map(|folder| folder.join("MiniBrowser"));
    browsers
        .find(|path| path.is_file())
        .context("WebKit has no MiniBrowser here")
}
