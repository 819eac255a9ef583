//! `cargo web`: the page that plays in a browser, from nothing to a folder that any static host can serve.

mod bindgen;
pub mod browser;
pub mod budget;
mod compile;
mod compress;
mod dist;
mod http;
mod manifest;
mod node;
mod optimise;
mod packs;
pub mod serve;
mod toolchain;

use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::time::Instant;

use anyhow::Result;
use pico_args::Arguments;

use crate::paths;
pub use dist::files_below;

const USAGE: &str = "\
cargo web [--fast] [--out FOLDER] [--serve [PORT]] [--toolchain rustup|debian]

Builds the page into dist/: a folder that any static host can serve from any path.

  --fast        seconds instead of minutes: less optimised, not for shipping
  --out FOLDER  somewhere else than dist/
  --serve       then serves it on this machine (port 8080, or the one given) and opens it
  --toolchain   where the standard library for the web comes from: rustup's target
                or Debian's rustc-web (found out when not said)";

/// How the page is built.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Build {
    /// As it is shipped: small, with every file compressed as far as it goes.
    Shipped,
    /// Compiled as it is shipped, without the last minutes of optimising and compressing.
    Tested,
    /// For trying things out: built quickly, larger and slower.
    Fast,
}

impl Build {
    /// The cargo profile.
    const fn profile(self) -> &'static str {
        match self {
            Self::Shipped | Self::Tested => "web",
            Self::Fast => "web-dev",
        }
    }
}

/// Builds, and serves when asked to.
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

    make(&Tools::ready(build, route)?, build, &out)?;
    if serve {
        serve::forever(&out, port, "/", true)?;
    }
    Ok(ExitCode::SUCCESS)
}

/// What the build needs from outside. Getting it is one step of its own, so that a machine without it can be told from a
/// game that does not build.
pub struct Tools {
    route: toolchain::Route,
    bindgen: bindgen::Bindgen,
    optimiser: Option<PathBuf>,
}

impl Tools {
    /// Finds the tools, or installs them.
    pub fn ready(build: Build, route: Option<toolchain::Route>) -> Result<Self> {
        node::node()?;
        let optimiser = (build == Build::Shipped)
            .then(|| node::package(node::OPTIMISER))
            .transpose()?;
        Ok(Self {
            route: toolchain::find(route)?,
            bindgen: bindgen::install()?,
            optimiser,
        })
    }
}

/// Builds the page into `out`, which is replaced as a whole when everything has worked.
pub fn make(tools: &Tools, build: Build, out: &Path) -> Result<()> {
    let start = Instant::now();
    let module = compile::compile(build, tools.route)?;
    let stage = paths::web_target().join("stage").join(build.profile());
    let module = tools.bindgen.run(&module, &stage)?;
    if let Some(optimiser) = &tools.optimiser {
        optimise::optimise(optimiser, &module, &stage)?;
    }
    let fresh = stage.join("dist");
    let files = dist::assemble(&stage, &fresh)?;
    let packed = compress::compress(&fresh, &files, build)?;
    dist::finish(&fresh, build, &files, &packed)?;
    dist::replace(&fresh, out)?;
    eprintln!("built {} in {} s", out.display(), start.elapsed().as_secs());
    budget::show(out)
}
