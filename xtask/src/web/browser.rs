//! Tests of the page in headless Chromium; the shipped page also starts in Firefox and in WebKit.

use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result};

use super::{Build, Coming, Tools, files_below, node};
use crate::command::Cmd;
use crate::counts::{Counts, node_line};
use crate::paths::{self, which};
use crate::tools::Tool;
use crate::{output, system, target};

/// Program names of Chromium and its relatives.
const BROWSERS: &[&str] = &[
    "chromium",
    "chromium-browser",
    "google-chrome",
    "google-chrome-stable",
    "microsoft-edge",
];

/// Tests of the shipped page in Chromium.
const OF_SHIPPED: [&str; 2] = ["shipped.test.mjs", "touch.test.mjs"];

/// The test of the shipped page in other browsers.
const ELSEWHERE: &str = "browsers.test.mjs";

/// The driver of Firefox, which Debian doesn't have.
const GECKODRIVER: Tool = Tool {
    package: "geckodriver",
    program: "geckodriver",
    version: "0.37.1",
    locked: true,
    features: &[],
    default_features: true,
    // It passes on a few hundred commands.
    opt_level: "0",
};

/// Debian packages for a window that a browser draws in, without a graphics card.
const DRAWING: [&str; 4] = ["xvfb", "xauth", "libegl1", "libgl1-mesa-dri"];

/// A browser that Playwright drives only in a build of its own, driven by WebDriver. See `tests-web/browsers.test.mjs`.
#[derive(Clone, Copy)]
enum Engine {
    Firefox,
    WebKit,
}

impl Engine {
    const ALL: [Self; 2] = [Self::Firefox, Self::WebKit];

    const fn name(self) -> &'static str {
        match self {
            Self::Firefox => "firefox",
            Self::WebKit => "webkit",
        }
    }

    /// Finds or installs the browser and its driver.
    fn ready(self) -> Result<(PathBuf, PathBuf)> {
        let package = match self {
            Self::Firefox => "firefox-esr",
            Self::WebKit => "webkit2gtk-driver",
        };
        let packages: Vec<&str> = DRAWING.into_iter().chain([package]).collect();
        system::ensure(&packages)?;
        let installed = |name| which(name).with_context(|| format!("{name} isn't on the search path"));
        Ok(match self {
            Self::Firefox => (installed("firefox-esr")?, GECKODRIVER.ready()?),
            Self::WebKit => (mini_browser()?, installed("WebKitWebDriver")?),
        })
    }

    /// Runs the test on a page.
    fn test(self, page: &Path) -> Result<Counts> {
        let ready = self.ready().and_then(|tools| Ok((tools, node::node()?)));
        let ((browser, driver), _) = match ready {
            Ok(ready) => ready,
            Err(error) => {
                let why = format!("{}: {error:#}", self.name());
                output::say(&format!("skipped: {why}"));
                return Ok(Counts::skipped(why));
            }
        };
        let display = Cmd::new("xvfb-run").args(["-a", "-s", "-screen 0 1280x800x24", "node"]);
        let run = run_tests(display, page, ELSEWHERE)?
            .env("SPADES_ENGINE", self.name())
            .env("SPADES_BROWSER", browser)
            .env("SPADES_WEBDRIVER", driver)
            .env("LIBGL_ALWAYS_SOFTWARE", "1")
            // Firefox may wait forever for a sound server on a busy machine.
            .env("PULSE_SERVER", "unix:/nonexistent");
        counted(run)
    }
}

/// Returns the path of WebKit's own browser, which is on no search path: `/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser`.
fn mini_browser() -> Result<PathBuf> {
    let folders = |path: &Path| {
        fs::read_dir(path)
            .into_iter()
            .flatten()
            .flatten()
            .map(|entry| entry.path())
    };
    let libraries = folders(Path::new("/usr/lib")).flat_map(|architecture| folders(&architecture));
    let mut browsers = libraries.map(|folder| folder.join("MiniBrowser"));
    browsers
        .find(|path| path.is_file())
        .context("WebKit has no MiniBrowser here")
}

/// Adds the arguments of Node that run a file of tests on a page.
fn run_tests(node: Cmd, page: &Path, file: &str) -> Result<Cmd> {
    let run = node.args(["--test", "--test-reporter=spec"]);
    Ok(run
        .arg(paths::root().join("tests-web").join(file))
        .env("SPADES_PAGE", page))
}

/// Runs tests and counts them.
fn counted(run: Cmd) -> Result<Counts> {
    let mut counts = Counts::default();
    let status = run.tee_out(|line| counts += node_line(line).unwrap_or_default())?;
    if !status.success() && counts.failed == 0 {
        counts += Counts::failed();
    }
    Ok(counts)
}

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
        Coming::begin(|| Engine::ALL.into_iter().try_for_each(|engine| engine.ready().map(drop))),
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
        let run = run_tests(node::node()?, page, file)?
            .env("SPADES_BROWSER", &self.browser)
            .env("SPADES_DRIVER", self.driver.join("index.mjs"));
        counted(run)
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
    for tests in files_below(&paths::root().join("tests-web"))? {
        if tests.ends_with(".test.mjs") && !OF_SHIPPED.contains(&tests.as_str()) && tests != ELSEWHERE {
            counts += means.test(&page, &tests)?;
        }
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
    for tests in OF_SHIPPED {
        counts += means.test(page, tests)?;
    }
    Ok(counts)
}

/// Plays the first tricks of the shipped page in the other browsers.
pub fn elsewhere(page: &Path) -> Result<Counts> {
    let mut counts = Counts::default();
    for engine in Engine::ALL {
        counts += engine.test(page)?;
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
