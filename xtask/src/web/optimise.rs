//! Shrinks the module with wasm-opt.

use std::fs;
use std::path::{Path, PathBuf};

use anyhow::Result;
use sha2::{Digest, Sha256};

use super::{dist, node};
use crate::command::Cmd;
use crate::{output, paths, system};

/// Oldest version of wasm-opt that knows all the features below.
const OLDEST: u32 = 108;

/// Features that browsers with WebGL2 support. Never all features: Chromium rejects the result.
const FEATURES: &[&str] = &[
    "--enable-bulk-memory",
    "--enable-nontrapping-float-to-int",
    "--enable-sign-ext",
    "--enable-mutable-globals",
    "--enable-reference-types",
    "--enable-multivalue",
];

/// wasm-opt, native or from npm.
pub struct Optimiser {
    /// Path of the program, or of the script that Node.js runs.
    path: PathBuf,
    native: bool,
    version: String,
}

impl Optimiser {
    /// Finds the native wasm-opt or installs it. Where that is impossible, gets the one from npm, which takes three times the processor
    /// time in a single thread.
    pub fn get() -> Result<Optimiser> {
        if paths::which("wasm-opt").is_none() && system::is_debian() {
            // Not everybody may install packages.
            if let Err(error) = system::ensure(&["binaryen"]) {
                output::say(&format!("{error:#}; using the wasm-opt from npm instead"));
            }
        }
        if let Some(path) = paths::which("wasm-opt")
            && let Some(version) = version(&Cmd::new(&path).arg("--version").read().unwrap_or_default())
            && version >= OLDEST
        {
            return Ok(Optimiser {
                path,
                native: true,
                version: version.to_string(),
            });
        }
        Ok(Optimiser {
            path: node::package(node::OPTIMISER)?.join("bin/wasm-opt"),
            native: false,
            version: node::OPTIMISER.1.to_owned(),
        })
    }

    /// Returns the command without its arguments.
    fn command(&self) -> Result<Cmd> {
        if self.native {
            Ok(Cmd::new(&self.path))
        } else {
            Ok(node::node()?.arg(&self.path))
        }
    }
}

/// Reads the version number from a line like "wasm-opt version 108 (version_108)".
fn version(line: &str) -> Option<u32> {
    line.split_once("version ")?.1.split_whitespace().next()?.parse().ok()
}

/// Optimises the module in place. That takes minutes, so the result is cached until the module changes.
pub fn optimise(optimiser: &Optimiser, module: &Path, stage: &Path) -> Result<()> {
    let input = dist::hex(&Sha256::digest(fs::read(module)?));
    let kept = stage.join(format!("optimised-{}-{input}.wasm", optimiser.version));
    if !kept.exists() {
        for old in fs::read_dir(stage)?.flatten() {
            if old.file_name().to_string_lossy().starts_with("optimised-") {
                fs::remove_file(old.path())?;
            }
        }
        let part = stage.join("part.wasm");
        let run = optimiser
            .command()?
            .arg(module)
            .arg("-Os")
            .args(FEATURES)
            .arg("-o")
            .arg(&part);
        run.run()?;
        fs::rename(&part, &kept)?;
    }
    fs::copy(&kept, module)?;
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_version_is_read_as_distributions_print_it() {
        assert_eq!(version("wasm-opt version 108\n"), Some(108));
        assert_eq!(version("wasm-opt version 123 (version_123-13-g0123abc)\n"), Some(123));
        assert_eq!(version("wasm-opt: not found"), None);
        assert_eq!(version(""), None);
    }
}
