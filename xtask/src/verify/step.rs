//! The steps of `cargo verify`.

use anyhow::{Result, bail};

use super::{Scope, changed, check, deny, driver, tests};
use crate::cargo::cargo;
use crate::counts::Counts;
use crate::web;
use crate::web::Build;

/// One check.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Step {
    /// The code is formatted.
    Fmt,
    /// No warnings of the compiler, of Clippy or of the documentation.
    Lint,
    /// All tests.
    Test,
    /// The page compiles as it is shipped.
    Page,
    /// The page works in a browser.
    Web,
    /// The shipped page is small enough, and works.
    Size,
    /// Dependencies are as they should be.
    Deny,
}

impl Step {
    /// All of them, in the order of the report.
    pub const ALL: [Self; 7] = [
        Self::Fmt,
        Self::Lint,
        Self::Test,
        Self::Page,
        Self::Web,
        Self::Size,
        Self::Deny,
    ];

    /// The name on the command line.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Fmt => "fmt",
            Self::Lint => "lint",
            Self::Test => "test",
            Self::Page => "page",
            Self::Web => "web",
            Self::Size => "size",
            Self::Deny => "deny",
        }
    }

    /// The step of this name.
    pub fn from_name(name: &str) -> Result<Self> {
        let Some(step) = Self::ALL.into_iter().find(|step| step.name() == name) else {
            let names: Vec<_> = Self::ALL.iter().map(|step| step.name()).collect();
            bail!("unknown step `{name}`; the steps are {}", names.join(", "));
        };
        Ok(step)
    }

    /// Returns `true` for a step of a quick run.
    pub const fn is_quick(self) -> bool {
        matches!(self, Self::Fmt | Self::Lint | Self::Test)
    }

    /// Returns `true` if it needs the packages of the desktop build.
    pub const fn builds_for_the_desktop(self) -> bool {
        matches!(self, Self::Lint | Self::Test)
    }

    /// Does it. The page is built for `page` where it is not the shipped one that matters.
    pub fn run(self, scope: Scope, page: Build) -> Result<Counts> {
        match self {
            Self::Fmt => check(cargo("fmt").args(["--all", "--", "--check"])),
            Self::Lint => lint(scope),
            Self::Test => tests::run(scope),
            Self::Page => web::browser::compile(),
            Self::Web => web::browser::test(page),
            Self::Size => web::budget::check(),
            Self::Deny => deny::dependencies(),
        }
    }
}

/// Looks for warnings. A quick run compiles no program of tests for that; any other compiles all of them, once for this and the tests.
fn lint(scope: Scope) -> Result<Counts> {
    each_part(scope, |part| {
        if scope == Scope::Quick {
            let clippy = cargo("clippy").args(part).args(["--all-targets", "--keep-going"]);
            return check(clippy.args(["--", "-D", "warnings"]));
        }
        let build = cargo("test")
            .args(part)
            .args(["--all-targets", "--no-run", "--no-fail-fast"]);
        // Warnings let the tests run all the same.
        let mut warned = false;
        let build = driver::linting(build)?.env("CARGO_TERM_COLOR", "never");
        let status = build.tee_err(|line| warned |= is_summary_of_warnings(line))?;
        Ok(match status.success() && !warned {
            true => Counts::passed(),
            false => Counts::failed(),
        })
    })
}

/// Returns `true` for Cargo's line with the number of a crate's warnings.
fn is_summary_of_warnings(line: &str) -> bool {
    line.starts_with("warning: `") && line.contains(" generated ")
}

/// The workspace in the parts that it is built in. The crate that draws pictures asks more of some crates below Bevy than the game does:
/// built together with it, the upper half of Bevy would be built once for `cargo play` and again for the checks.
const PARTS: [&[&str]; 2] = [&[], &["--package", "spades-bake"]];

/// The sum of one check over all parts of the workspace, or over what has changed where that is enough.
pub fn each_part(scope: Scope, mut check: impl FnMut(&[&str]) -> Result<Counts>) -> Result<Counts> {
    if let Some(crates) = (scope == Scope::Quick).then(changed::packages).flatten() {
        let part: Vec<&str> = crates.iter().flat_map(|name| ["--package", name]).collect();
        return Ok(check(&part)?.noting(format!("nothing else has changed: {}", crates.join(", "))));
    }
    let mut counts = Counts::default();
    for part in PARTS {
        counts += check(part)?;
        if scope == Scope::Quick {
            break;
        }
    }
    Ok(counts)
}

#[cfg(test)]
mod tests_of_parts {
    use std::collections::BTreeSet;

    use super::*;

    /// The crates that an invocation builds, each with its features.
    fn crates(part: &[&str]) -> BTreeSet<String> {
        let tree = cargo("tree").args(part).args(["--locked", "--prefix", "none"]);
        let tree = tree.args(["--format", "{p} {f}"]).read();
        let tree = tree.expect("cargo knows its dependencies");
        tree.lines()
            .map(|line| line.trim_end_matches(" (*)").to_owned())
            .collect()
    }

    #[test]
    fn checks_use_the_same_build_of_bevy_as_the_game() {
        let game = crates(&["--package", "spades", "--edges", "normal,build"]);
        assert!(game.iter().any(|line| line.starts_with("bevy_winit ")), "{game:?}");
        let again: Vec<_> = game.difference(&crates(PARTS[0])).cloned().collect();
        assert!(again.is_empty(), "built again with other features: {again:?}");
    }

    #[test]
    fn warnings_are_seen_in_the_lines_of_cargo() {
        assert!(is_summary_of_warnings(
            "warning: `spades` (lib) generated 2 warnings (run `cargo fix`)"
        ));
        assert!(!is_summary_of_warnings("warning: unused manifest key: package.colour"));
        assert!(!is_summary_of_warnings("   Compiling spades v0.1.0"));
    }

    #[test]
    fn no_crate_of_the_workspace_is_left_out() {
        let metadata = cargo("metadata").args(["--no-deps", "--format-version", "1"]).read();
        let metadata = metadata.expect("cargo knows its workspace");
        let metadata: serde_json::Value = serde_json::from_str(&metadata).expect("JSON");
        let list = |key: &str| metadata[key].as_array().expect("a list").len();
        assert_eq!(
            list("workspace_members"),
            list("workspace_default_members") + PARTS.len() - 1
        );
    }
}
