//! Runs wasm-bindgen, which generates the JavaScript between the module and the browser.

use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result};

use crate::command::Cmd;
use crate::paths;
use crate::tools::Tool;

/// The command, in exactly the version that the game is compiled with: the two must match.
pub struct Bindgen(PathBuf);

/// Finds the command, or builds it once for all later runs.
pub fn install() -> Result<Bindgen> {
    let lock = fs::read_to_string(paths::root().join("Cargo.lock"))?;
    let version = locked_version(&lock, "wasm-bindgen").context("wasm-bindgen is not in Cargo.lock")?;
    let tool = Tool {
        package: "wasm-bindgen-cli",
        program: "wasm-bindgen",
        version,
        // The published lock file of this crate does not resolve.
        locked: false,
        features: &[],
        // They are for fetching a browser's driver for tests.
        default_features: false,
        opt_level: "1",
    };
    Ok(Bindgen(tool.ready()?))
}

/// File name of the module in the output.
pub const MODULE: &str = "game_bg.wasm";

impl Bindgen {
    /// Writes `game.js` and the module into a folder in `stage` and returns that folder; existing output of the same module is reused.
    pub fn run(&self, module: &Path, stage: &Path) -> Result<PathBuf> {
        let out = stage.join("bindgen");
        let stamp = stage.join("bindgen.of");
        let written = fs::metadata(module)?;
        let of = format!("{} {} {:?}", self.0.display(), written.len(), written.modified()?);
        if fs::read_to_string(&stamp).is_ok_and(|stamped| stamped == of) {
            return Ok(out);
        }
        if out.exists() {
            fs::remove_dir_all(&out)?;
        }
        // Names make up more than half of the module, and only a debugger uses them.
        let bindgen = Cmd::new(&self.0).args(["--target", "web", "--no-typescript", "--remove-name-section"]);
        bindgen
            .args(["--out-name", "game", "--out-dir"])
            .arg(&out)
            .arg(module)
            .run()?;
        fs::write(stamp, of)?;
        Ok(out)
    }
}

/// Returns the version of a package in a lock file.
fn locked_version<'a>(lock: &'a str, package: &str) -> Option<&'a str> {
    let name = format!("name = \"{package}\"");
    let mut lines = lock.lines().skip_while(|line| *line != name);
    lines.nth(1)?.strip_prefix("version = \"")?.strip_suffix('"')
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
