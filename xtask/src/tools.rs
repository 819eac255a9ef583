//! External programs from the crates registry: each in a fixed version, built once, for this project alone.

use std::fs;
use std::path::PathBuf;

use anyhow::Result;

use crate::cargo::without_traces;
use crate::command::Cmd;
use crate::paths;

/// A required program.
#[derive(Clone, Copy)]
pub struct Tool<'a> {
    /// Its crate.
    pub package: &'a str,
    pub program: &'a str,
    /// Its exact version.
    pub version: &'a str,
    /// `true` to build it with its published lock file.
    pub locked: bool,
    /// Features that are required for the program to be built at all.
    pub features: &'a [&'a str],
    /// `false` to leave out the default features.
    pub default_features: bool,
    /// Optimization level: what the program itself takes must be less than what optimizing it would add to its build.
    pub opt_level: &'a str,
}

impl<'a> Tool<'a> {
    /// Describes a crate and its program, built from its published lock file, optimized a little.
    pub const fn new(package: &'a str, program: &'a str, version: &'a str) -> Self {
        Self {
            package,
            program,
            version,
            locked: true,
            features: &[],
            default_features: true,
            opt_level: "1",
        }
    }

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
            .args(["--bin", self.program])
            .args(self.features.iter().flat_map(|feature| ["--features", feature]))
            .args((!self.default_features).then_some("--no-default-features"))
            .arg("--root")
            .arg(folder);
        // Its dependencies may have moved on to a newer compiler than this one.
        let install = install.env("CARGO_RESOLVER_INCOMPATIBLE_RUST_VERSIONS", "fallback");
        // Full optimization would take longer than all runs of the tool together.
        let install = install
            .env("CARGO_PROFILE_RELEASE_LTO", "off")
            .env("CARGO_PROFILE_RELEASE_OPT_LEVEL", self.opt_level)
            .env("CARGO_PROFILE_RELEASE_CODEGEN_UNITS", "16");
        install.env("CARGO_TARGET_DIR", &build).run()?;
        // The build folder has hundreds of megabytes that are no longer needed.
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
        let tool = |version| Tool::new("spades-tools", "spade", version);
        assert!(tool("1.0.0").folder().ends_with("tools/spade-1.0.0"));
        assert_ne!(tool("1.0.0").folder(), tool("1.0.1").folder());
    }
}
