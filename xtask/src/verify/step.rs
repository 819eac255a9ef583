//! The steps of `cargo verify`.

use anyhow::{Result, bail};

use super::parts::each_part;
use super::{Scope, deny, driver, test_step};
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

    /// Returns `true` for a step that checks the game for the desktop.
    pub const fn is_for_desktop(self) -> bool {
        matches!(self, Self::Fmt | Self::Lint | Self::Test)
    }

    /// Returns `true` if it needs the packages of the desktop build.
    pub const fn compiles_the_game(self) -> bool {
        matches!(self, Self::Lint | Self::Test)
    }

    /// Runs the step. `page` is the build of the page that its tests use.
    pub fn run(self, scope: Scope, page: Build) -> Result<Counts> {
        match self {
            Self::Fmt => cargo("fmt").args(["--all", "--", "--check"]).check(),
            Self::Lint => lint(scope),
            Self::Test => test_step::run(scope),
            Self::Page => web::browser::compile(),
            Self::Web => web::browser::test(page),
            Self::Size => web::budget::check(),
            Self::Deny => deny::dependencies(),
        }
    }
}

/// Looks for warnings. A quick run doesn't compile the test programs; others compile them once, for this step and for the tests.
fn lint(scope: Scope) -> Result<Counts> {
    each_part(scope, |part| {
        if scope == Scope::Quick {
            let clippy = cargo("clippy").args(part).args(["--all-targets", "--keep-going"]);
            return clippy.args(["--", "-D", "warnings"]).check();
        }
        let build = cargo("test")
            .args(part)
            .args(["--all-targets", "--no-run", "--no-fail-fast"]);
        // The tests run despite warnings.
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn warnings_are_seen_in_the_lines_of_cargo() {
        assert!(is_summary_of_warnings(
            "warning: `spades` (lib) generated 2 warnings (run `cargo fix`)"
        ));
        assert!(!is_summary_of_warnings("warning: unused manifest key: package.colour"));
        assert!(!is_summary_of_warnings("   Compiling spades v0.1.0"));
    }
}
