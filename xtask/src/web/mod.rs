//! `cargo web`: builds the page that plays in a browser, ready for any static host.

mod bindgen;
pub mod browser;
pub mod budget;
mod compile;
mod compress;
mod dist;
mod files;
mod manifest;
mod node;
mod optimise;
mod packs;
mod toolchain;
mod words;

use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::sync::{Mutex, PoisonError};
use std::thread::{self, JoinHandle};
use std::time::Instant;

use anyhow::{Result, bail};
use pico_args::Arguments;

use crate::output::{self, Lane};
use crate::paths;
use crate::target;
pub use files::files_below;

const USAGE: &str = "\
cargo web [--fast] [--out FOLDER] [--serve [PORT]] [--toolchain rustup|debian]

Builds the page into dist/: a folder that any static host can serve from any path.

  --fast        seconds instead of minutes: less optimised, not for shipping
  --out FOLDER  somewhere else than dist/
  --serve       then serves it on this machine (port 8080, or the one given) and opens it
  --toolchain   where the standard library for the web comes from: rustup's target
                or Debian's rustc-web (found out when not said)";

/// The way the page is built.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Build {
    /// For release: small, with every file compressed as far as possible.
    Shipped,
    /// Compiled as for release, without the last minutes of optimising and compressing.
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

    /// Returns the name of the build's folder.
    const fn name(self) -> &'static str {
        match self {
            Self::Shipped => "shipped",
            Self::Tested => "tested",
            Self::Fast => "fast",
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
    let out = args
        .opt_value_from_str("--out")?
        .unwrap_or_else(|| PathBuf::from("dist"));
    let out = paths::root().join(out);
    let route = args.opt_value_from_fn("--toolchain", toolchain::Route::from_name)?;
    let serve = args.contains("--serve");
    let port = args.opt_free_from_str()?.unwrap_or(8080);
    crate::nothing_left(args)?;

    make(Tools::ready(build, route)?, build, &out)?;
    if serve {
        let server = node::node()?.arg("web/build/serve.mjs").arg(&out);
        server.arg(u16::to_string(&port)).run()?;
    }
    Ok(ExitCode::SUCCESS)
}

/// External tools for the build. Getting them is a separate step, so that a machine without them can be told from a game that does not
/// build. Tools that take minutes to install are installed while the game compiles.
pub struct Tools {
    route: toolchain::Route,
    bindgen: Coming<bindgen::Bindgen>,
    optimiser: Option<Coming<PathBuf>>,
}

impl Tools {
    /// Finds the tools, or starts to install them.
    pub fn ready(build: Build, route: Option<toolchain::Route>) -> Result<Self> {
        node::node()?;
        Ok(Self {
            route: toolchain::find(route)?,
            bindgen: Coming::begin(bindgen::install),
            optimiser: (build == Build::Shipped).then(|| Coming::begin(|| node::package(node::OPTIMISER))),
        })
    }
}

/// Compiles the game, and returns the folder of the code for the browser, which is made once for all pages of a profile.
fn glue(tools: Tools, build: Build) -> Result<PathBuf> {
    // Two pages of one profile may be requested at the same time.
    static ONE_AT_A_TIME: Mutex<()> = Mutex::new(());
    let _turn = ONE_AT_A_TIME.lock().unwrap_or_else(PoisonError::into_inner);
    let module = compile::compile(build, tools.route)?;
    let stage = target::web().join("stage").join(build.profile());
    tools.bindgen.wait()?.run(&module, &stage)
}

/// Builds the page into `out`, which is replaced as a whole when everything has succeeded.
pub fn make(mut tools: Tools, build: Build, out: &Path) -> Result<()> {
    let start = Instant::now();
    let optimiser = tools.optimiser.take();
    let glue = glue(tools, build)?;
    let stage = target::web().join("stage").join(build.name());
    let code = stage.join("code");
    files::copy_folder(&glue, &code)?;
    if let Some(optimiser) = optimiser {
        optimise::optimise(&optimiser.wait()?, &code.join(bindgen::MODULE), &stage)?;
    }
    let fresh = stage.join("dist");
    let files = dist::assemble(&code, &fresh)?;
    let packed = compress::compress(&fresh, &files, build)?;
    dist::finish(&fresh, build, &files, &packed)?;
    dist::replace(&fresh, out)?;
    output::say(&format!("built {} in {} s", out.display(), start.elapsed().as_secs()));
    budget::show(out)
}

/// A tool that is being installed in the background.
struct Coming<T>(JoinHandle<Result<T>>);

impl<T: Send + 'static> Coming<T> {
    /// Starts to install it, in the lane of the current work.
    fn begin(get: impl FnOnce() -> Result<T> + Send + 'static) -> Self {
        let lane = Lane::current();
        Self(thread::spawn(move || match lane {
            Some(lane) => lane.join(get),
            None => get(),
        }))
    }

    /// Waits until it is installed.
    fn wait(self) -> Result<T> {
        self.0.join().unwrap_or_else(|_| bail!("a tool could not be installed"))
    }
}
