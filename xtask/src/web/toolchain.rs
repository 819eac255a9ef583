//! Toolchains with a standard library for the web.

use std::path::{Path, PathBuf};
use std::time::Duration;

use anyhow::{Context, Result, bail};

use crate::cargo::{cargo, web_target, without_traces};
use crate::command::Cmd;
use crate::{paths, system};

/// The compilation target.
pub const TARGET: &str = "wasm32-unknown-unknown";

/// Time limit for rustup to download the standard library.
const DOWNLOAD: Duration = Duration::from_secs(180);

/// A way to get a compiler with a standard library for the web.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Route {
    /// The compiler in use, with its own standard library (as rustup installs it).
    Rustup,
    /// Debian's compiler for building browsers, which includes the library's source.
    Debian,
}

impl Route {
    pub fn from_name(name: &str) -> Result<Self> {
        match name {
            "rustup" => Ok(Self::Rustup),
            "debian" => Ok(Self::Debian),
            _ => bail!("unknown toolchain `{name}`; use rustup or debian"),
        }
    }

    /// Returns its target folder.
    pub fn target(self) -> PathBuf {
        match self {
            Self::Rustup => web_target(),
            Self::Debian => web_target().join("debian"),
        }
    }

    /// Returns a cargo command for this route.
    pub fn cargo(self, subcommand: &str) -> Result<Cmd> {
        Ok(match self {
            Self::Rustup => {
                let command = cargo(subcommand).env("CARGO_TARGET_DIR", self.target());
                command.args(["--target", TARGET])
            }
            Self::Debian => {
                let command = without_traces(Cmd::new("/usr/bin/cargo")).env("CARGO_TARGET_DIR", self.target());
                // The standard library is built from source, which this compiler allows only when told to.
                let command = ["RUSTUP_TOOLCHAIN", "RUSTC_WRAPPER", "CARGO"]
                    .into_iter()
                    .fold(command, Cmd::env_remove);
                let command = command.env("RUSTC_BOOTSTRAP", "1").env("RUSTC", "/usr/bin/rustc");
                let command = command.env("CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_LINKER", debian_linker()?);
                command
                    .arg(subcommand)
                    .args(["--target", TARGET, "-Zbuild-std=std,panic_abort"])
            }
        })
    }
}

/// Prepares a route: the requested one, or the first that works.
pub fn find(wanted: Option<Route>) -> Result<Route> {
    if wanted != Some(Route::Debian) && rustup_ready() {
        return Ok(Route::Rustup);
    }
    if wanted == Some(Route::Rustup) {
        bail!("rustup can't add the target {TARGET}");
    }
    if !system::is_debian() {
        bail!("the web build needs the target {TARGET}: `rustup target add {TARGET}`");
    }
    system::ensure("rustc-web cargo-web rust-web-src")?;
    debian_linker()?;
    Ok(Route::Debian)
}

/// Returns `true` if the compiler in use has the target, after adding it if necessary.
fn rustup_ready() -> bool {
    let there = || {
        let libdir = Cmd::new("rustc")
            .args(["--print", "target-libdir", "--target", TARGET])
            .read();
        libdir.is_ok_and(|dir| {
            Path::new(dir.trim())
                .read_dir()
                .is_ok_and(|mut files| files.next().is_some())
        })
    };
    there()
        || (paths::which("rustup").is_some()
            && Cmd::new("rustup")
                .args(["target", "add", TARGET])
                .succeeds_within(DOWNLOAD)
            && there())
}

/// Returns the linker of the same LLVM version that Debian's compiler was built with: an older one can't read its output.
fn debian_linker() -> Result<String> {
    let version = Cmd::new("/usr/bin/rustc").arg("-vV").read()?;
    let llvm = version.lines().find_map(|line| line.strip_prefix("LLVM version: "));
    let major = llvm
        .and_then(|version| version.split('.').next())
        .context("rustc does not name its LLVM")?;
    let linker = format!("/usr/bin/wasm-ld-{major}");
    if !Path::new(&linker).exists() {
        system::ensure(&format!("lld-{major}"))?;
    }
    Ok(linker)
}
