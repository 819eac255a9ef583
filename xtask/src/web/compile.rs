//! Compiles the game to WebAssembly.

use std::path::PathBuf;

use anyhow::{Result, bail};

use super::Build;
use super::toolchain::{Route, TARGET};

/// Compiles the game and returns the module's path. Fails on warnings in the game's own code, as clippy never sees the parts that exist
/// only on the web.
pub fn compile(build: Build, route: Route) -> Result<PathBuf> {
    let mut warned = Vec::new();
    let command = route
        .cargo("build")?
        .args(["--package", "spades", "--bin", "spades", "--profile", build.profile()]);
    let status = command.tee_err(|line| {
        if line.starts_with("warning: `spades") {
            warned.push(line.to_owned());
        }
    })?;
    if !status.success() {
        bail!("the game did not compile for the web");
    }
    if !warned.is_empty() {
        bail!("the web build has warnings: {}", warned.join("; "));
    }
    Ok(route.target().join(TARGET).join(build.profile()).join("spades.wasm"))
}
