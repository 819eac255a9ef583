//! `cargo web`: builds the page that plays in a browser, ready for any static host.

pub mod browser;
mod code;
mod engine;
mod files;
mod node;
mod toolchain;

use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::thread::{self, JoinHandle};

use anyhow::{Context, Result, bail};
use pico_args::Arguments;

use crate::cargo::web_target;
use crate::paths;
pub use files::{copy, files_below};
use toolchain::Route;

const USAGE: &str = "\
cargo web [--fast] [--out FOLDER] [--serve [PORT]] [--toolchain rustup|debian]

Builds the page into dist/: a folder that any static host can serve from any path.

  --fast        seconds instead of minutes: less optimized, not for shipping
  --out FOLDER  somewhere else than dist/
  --serve       then serves it on this machine (port 8080, or the one given) and opens it
  --toolchain   where the standard library for the web comes from: rustup's target
                or Debian's rustc-web (found out when not said)";

/// The way the page is built.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Build {
    /// For release: small, with every file compressed as far as possible.
    Shipped,
    /// Compiled as for release, without the last minutes of optimizing and compressing.
    Tested,
    /// For trying things out: built quickly, larger and slower.
    Fast,
}

impl Build {
    /// Returns the cargo profile.
    const fn profile(self) -> &'static str {
        match self {
            Self::Shipped | Self::Tested => "web",
            Self::Fast => "web-dev",
        }
    }

    /// Returns the effort of compressing, for `web/build/page.mjs`.
    const fn effort(self) -> &'static str {
        match self {
            Self::Shipped => "best",
            Self::Tested | Self::Fast => "fast",
        }
    }
}

/// Builds the page, and serves it if requested.
pub fn run(mut args: Arguments) -> Result<ExitCode> {
    if args.contains(["-h", "--help"]) {
        println!("{USAGE}");
        return Ok(ExitCode::SUCCESS);
    }
    let build = if args.contains("--fast") {
        Build::Fast
    } else {
        Build::Shipped
    };
    let out = args.opt_value_from_str("--out")?;
    let out = paths::root().join(out.unwrap_or_else(|| PathBuf::from("dist")));
    let route = args.opt_value_from_fn("--toolchain", Route::from_name)?;
    let serve = args.contains("--serve");
    let port: u16 = args.opt_free_from_str()?.unwrap_or(8080);
    crate::nothing_left(args)?;

    make(Tools::ready(build, route)?, build, &out)?;
    if serve {
        let server = node::node()?.arg("web/build/serve.mjs").arg(&out);
        server.arg(port.to_string()).run()?;
    }
    Ok(ExitCode::SUCCESS)
}

/// External tools for the build. Getting them is a separate step, so that a machine without them can be told from a game that does not
/// build. Tools that take minutes to install are installed while the game compiles.
pub struct Tools {
    route: Route,
    bindgen: JoinHandle<Result<PathBuf>>,
    optimizer: Option<JoinHandle<Result<PathBuf>>>,
}

impl Tools {
    /// Finds the tools, or starts to install them.
    pub fn ready(build: Build, route: Option<Route>) -> Result<Self> {
        node::node()?;
        let optimizer = || thread::spawn(|| node::package(node::OPTIMIZER));
        Ok(Self {
            route: toolchain::find(route)?,
            bindgen: thread::spawn(code::bindgen),
            optimizer: (build == Build::Shipped).then(optimizer),
        })
    }
}

/// Waits for a tool.
fn installed(tool: JoinHandle<Result<PathBuf>>) -> Result<PathBuf> {
    tool.join().unwrap_or_else(|_| bail!("a tool could not be installed"))
}

/// Compiles the game, and returns the folder of the code for the browser, which is made once for all pages of a profile.
fn glue(route: Route, bindgen: JoinHandle<Result<PathBuf>>, build: Build) -> Result<PathBuf> {
    let module = code::compile(build.profile(), route)?;
    code::bind(&installed(bindgen)?, &module, &stage(build.profile()))
}

fn stage(name: &str) -> PathBuf {
    web_target().join("stage").join(name)
}

/// Builds the page into `out`, which is replaced as a whole when everything has succeeded. Returns the number of bytes that a first visit
/// downloads.
pub fn make(tools: Tools, build: Build, out: &Path) -> Result<u64> {
    let glue = glue(tools.route, tools.bindgen, build)?;
    let code = stage(build.profile()).join(build.effort());
    files::copy_folder(&glue, &code)?;
    if let Some(optimizer) = tools.optimizer {
        code::optimize(&installed(optimizer)?, &code.join(code::MODULE))?;
    }
    let page = node::node()?.arg("web/build/page.mjs").arg(&code).arg(out);
    let mut first_visit = None;
    let good = page
        .args([build.profile(), build.effort()])
        .tee(|line| first_visit = first_visit.or(first_visit_of(line)))?;
    if !good {
        bail!("the page could not be laid out");
    }
    first_visit.context("the size of the first visit is unknown")
}

/// Reads the last line of `web/build/page.mjs`: `first visit: 4408002 bytes in 89 files`.
fn first_visit_of(line: &str) -> Option<u64> {
    let (bytes, _) = line.strip_prefix("first visit: ")?.split_once(' ')?;
    bytes.parse().ok()
}
