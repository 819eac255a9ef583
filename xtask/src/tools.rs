//! Programs that the commands call, from the crates registry: of one version each, built once, for this project alone.

use std::fs;
use std::path::PathBuf;

use anyhow::Result;

use crate::cargo::without_traces;
use crate::command::Cmd;
use crate::paths;

/// A program to have.
pub struct Tool<'a> {
    /// The crate that it comes in.
    pub package: &'a str,
    /// Its name.
    pub program: &'a str,
    /// Its version, no other.
    pub version: &'a str,
    /// Whether to build it with the lock file that it is published with.
    pub locked: bool,
    /// The features that it takes to have the program at all.
    pub features: &'a [&'a str],
}

impl Tool<'_> {
    /// Finds the program, or builds it for this and all later runs.
    pub fn ready(&self) -> Result<PathBuf> {
        let folder = self.folder();
        let program = folder
            .join("bin")
            .join(format!("{}{}", self.program, std::env::consts::EXE_SUFFIX));
        if program.exists() {
            return Ok(program);
        }
        let cargo = std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into());
        let build = paths::cache().join("target-tools").join(self.program);
        let install = without_traces(Cmd::new(cargo)).args(["install", self.package, "--version", self.version]);
        let install = install
            .args(self.locked.then_some("--locked"))
            .args(self.features.iter().flat_map(|feature| ["--features", feature]))
            .arg("--root")
            .arg(folder);
        // What it depends on may have moved on to a newer compiler than this one.
        let install = install.env("CARGO_RESOLVER_INCOMPATIBLE_RUST_VERSIONS", "fallback");
        // Optimising as releases do takes longer than all their runs here together.
        let install = install
            .env("CARGO_PROFILE_RELEASE_LTO", "off")
            .env("CARGO_PROFILE_RELEASE_OPT_LEVEL", "1")
            .env("CARGO_PROFILE_RELEASE_CODEGEN_UNITS", "16");
        install.env("CARGO_TARGET_DIR", &build).run()?;
        // A build folder of hundreds of megabytes that nobody needs again.
        let _ = fs::remove_dir_all(build);
        Ok(program)
    }

    fn folder(&self) -> PathBuf {
        paths::tools().join(format!("{}-{}", self.program, self.version))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_version_has_a_folder_of_its_own() {
        let tool = |version| Tool {
            package: "spades-tools",
            program: "spade",
            version,
            locked: true,
            features: &[],
        };
        assert!(tool("1.0.0").folder().ends_with("tools/spade-1.0.0"));
        assert_ne!(tool("1.0.0").folder(), tool("1.0.1").folder());
    }
}
