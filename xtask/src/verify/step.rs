//! The steps of `cargo verify`.

use anyhow::{Context, Result};

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
    Test,
    /// Dependencies are as they should be.
    Deny,
    /// The page compiles as it is shipped.
    Page,
    /// The page works in a browser.
    Web,
    /// The shipped page is small enough, and works.
    Size,
}

impl Step {
    /// All of them, in the order in which they run.
    pub const ALL: [Self; 7] = {
        use Step::{Deny, Fmt, Lint, Page, Size, Test, Web};
        [Fmt, Lint, Test, Deny, Page, Web, Size]
    };

    /// The name on the command line.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Fmt => "fmt",
            Self::Lint => "lint",
            Self::Test => "test",
            Self::Deny => "deny",
            Self::Page => "page",
            Self::Web => "web",
            Self::Size => "size",
        }
    }

    pub fn from_name(name: &str) -> Result<Self> {
        let step = Self::ALL.into_iter().find(|step| step.name() == name);
        let names = Self::ALL.map(Self::name).join(", ");
        step.with_context(|| format!("unknown step `{name}`; the steps are {names}"))
    }

    /// Returns `true` for a step that checks the game for the desktop.
    pub const fn is_for_desktop(self) -> bool {
        matches!(self, Self::Fmt | Self::Lint | Self::Test)
    }

    /// Returns `true` if it needs the packages of the desktop build.
    pub const fn compiles_the_game(self) -> bool {
        matches!(self, Self::Lint | Self::Test)
    }

    /// Runs the step. If this run `ships` the page, its tests use the same code.
    pub fn run(self, scope: Scope, ships: bool) -> Result<Counts> {
        match self {
            Self::Fmt => cargo("fmt").args(["--all", "--", "--check"]).check(),
            Self::Lint => lint(scope),
            Self::Test => test_step::run(scope),
            Self::Deny => deny::dependencies(),
            Self::Page => web::browser::compile(),
            Self::Web => web::browser::test(if ships { Build::Tested } else { Build::Fast }),
            Self::Size => web::browser::test_shipped(),
        }
    }
}

/// Looks for warnings while it compiles the tests, which then run on what was compiled.
fn lint(scope: Scope) -> Result<Counts> {
    each_part(scope, |part| {
        let build = cargo("test").args(part).args(["--no-run", "--no-fail-fast"]);
        let build = match scope {
            Scope::Quick => build.args(test_step::quick_targets(part)),
            _ => build.arg("--all-targets"),
        };
        // The tests run despite warnings.
        let mut warned = false;
        let build = driver::linting(build)?.env("CARGO_TERM_COLOR", "never");
        let good = build.tee(|line| warned |= is_summary_of_warnings(line))?;
        Ok(match good && !warned {
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
