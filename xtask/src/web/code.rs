//! The game's code for the browser: compiled to WebAssembly, with the JavaScript between it and the browser, and made smaller.

use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result, bail};
use data_encoding::HEXLOWER;
use sha2::{Digest, Sha256};

use super::node;
use super::toolchain::{Route, TARGET};
use crate::command::Cmd;
use crate::paths;
use crate::tools::Tool;

/// File name of the module in the output.
pub const MODULE: &str = "game_bg.wasm";

/// Compiles the game and returns the module's path. Fails on warnings in the game's own code, as clippy never sees the parts that exist
/// only on the web.
pub fn compile(profile: &str, route: Route) -> Result<PathBuf> {
    let command = route.cargo("build")?;
    let command = command.args(["--package", "spades", "--bin", "spades", "--profile", profile]);
    let mut warned = Vec::new();
    let good = command.env("CARGO_TERM_COLOR", "never").tee(|line| {
        if line.starts_with("warning: `spades") {
            warned.push(line.to_owned());
        }
    })?;
    if !good {
        bail!("the game did not compile for the web");
    }
    if !warned.is_empty() {
        bail!("the web build has warnings: {}", warned.join("; "));
    }
    Ok(route.target().join(TARGET).join(profile).join("spades.wasm"))
}

/// Finds wasm-bindgen, or builds it once for all later runs, in exactly the version that the game is compiled with: the two must match.
pub fn bindgen() -> Result<PathBuf> {
    let lock = fs::read_to_string(paths::root().join("Cargo.lock"))?;
    let version = locked_version(&lock, "wasm-bindgen").context("wasm-bindgen is not in Cargo.lock")?;
    let tool = Tool {
        // The published lock file of this crate does not resolve.
        locked: false,
        // They are for fetching a browser's driver for tests.
        default_features: false,
        ..Tool::new("wasm-bindgen-cli", "wasm-bindgen", version)
    };
    tool.ready()
}

/// Returns the version of a package in a lock file.
fn locked_version<'a>(lock: &'a str, package: &str) -> Option<&'a str> {
    let name = format!("name = \"{package}\"");
    let mut lines = lock.lines().skip_while(|line| *line != name);
    lines.nth(1)?.strip_prefix("version = \"")?.strip_suffix('"')
}

/// Writes `game.js` and the module into a folder in `stage` and returns that folder; existing output of the same module is reused.
pub fn bind(bindgen: &Path, module: &Path, stage: &Path) -> Result<PathBuf> {
    let out = stage.join("bindgen");
    let stamp = stage.join("bindgen.of");
    let written = fs::metadata(module)?;
    let of = format!("{} {} {:?}", bindgen.display(), written.len(), written.modified()?);
    if fs::read_to_string(&stamp).is_ok_and(|stamped| stamped == of) {
        return Ok(out);
    }
    if out.exists() {
        fs::remove_dir_all(&out)?;
    }
    // Names make up more than half of the module, and only a debugger uses them.
    let bindgen = Cmd::new(bindgen).args(["--target", "web", "--no-typescript", "--remove-name-section"]);
    let bindgen = bindgen.args(["--out-name", "game", "--out-dir"]).arg(&out);
    bindgen.arg(module).run()?;
    fs::write(stamp, of)?;
    Ok(out)
}

/// Features that browsers with WebGL2 support. Never all features: Chromium rejects the result.
const FEATURES: &str = "--enable-bulk-memory --enable-nontrapping-float-to-int --enable-sign-ext --enable-mutable-globals \
                        --enable-reference-types --enable-multivalue";

/// Shrinks the module in place with wasm-opt. That takes minutes, so the result is kept beside the folder until the module changes.
pub fn optimize(package: &Path, module: &Path) -> Result<()> {
    let kept = optimized(package, module)?;
    fs::copy(kept, module)?;
    Ok(())
}

/// Returns the path of the smaller module.
pub fn optimized(package: &Path, module: &Path) -> Result<PathBuf> {
    let input = HEXLOWER.encode(&Sha256::digest(fs::read(module)?)[..8]);
    let stage = super::stage("optimised");
    let kept = stage.join(format!("{}-{input}.wasm", node::OPTIMIZER.1));
    if !kept.exists() {
        if stage.exists() {
            fs::remove_dir_all(&stage)?;
        }
        fs::create_dir_all(&stage)?;
        let part = stage.join("part.wasm");
        let run = node::node()?.arg(package.join("bin/wasm-opt")).arg(module).arg("-Os");
        run.args(FEATURES.split(' ')).arg("-o").arg(&part).run()?;
        fs::rename(&part, &kept)?;
    }
    Ok(kept)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_version_is_that_of_the_very_package() {
        let lock = "[[package]]\nname = \"wasm-bindgen-futures\"\nversion = \"0.4.1\"\n\n\
                    [[package]]\nname = \"wasm-bindgen\"\nversion = \"0.2.130\"\n";
        assert_eq!(locked_version(lock, "wasm-bindgen"), Some("0.2.130"));
        assert_eq!(locked_version(lock, "serde"), None);
    }
}
