//! `cargo release-notes`: the section of CHANGELOG.md for a version.

use std::fs;
use std::process::ExitCode;

use anyhow::{Context, Result};
use pico_args::Arguments;

use crate::paths;

const USAGE: &str = "\
cargo release-notes [VERSION]

Prints the changelog's section of a version, or what is not released yet.";

/// Prints the section.
pub fn run(mut args: Arguments) -> Result<ExitCode> {
    if args.contains(["-h", "--help"]) {
        println!("{USAGE}");
        return Ok(ExitCode::SUCCESS);
    }
    let version: Option<String> = args.opt_free_from_str()?;
    crate::nothing_left(args)?;
    let version = version.unwrap_or_else(|| "Unreleased".to_owned());
    let changelog = fs::read_to_string(paths::root().join("CHANGELOG.md"))?;
    let notes = section(&changelog, version.trim_start_matches('v'));
    println!(
        "{}",
        notes.with_context(|| format!("CHANGELOG.md has no section `{version}`"))?
    );
    Ok(ExitCode::SUCCESS)
}

/// Returns the text between a version's heading and the next one.
fn section<'a>(changelog: &'a str, version: &str) -> Option<&'a str> {
    let mut sections = changelog.split("\n## ").skip(1);
    let section = sections.find(|section| {
        let heading = section.lines().next().unwrap_or_default();
        heading.split_whitespace().next() == Some(version)
    })?;
    Some(section.split_once('\n').map_or("", |(_, text)| text).trim())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_section_ends_where_the_next_begins() {
        let changelog =
            "# Changelog\n\n## Unreleased\n\n### Added\n\n- New.\n\n## 0.1.0 - 2026-11-21\n\nThe first version.\n";
        assert_eq!(section(changelog, "Unreleased"), Some("### Added\n\n- New."));
        assert_eq!(section(changelog, "0.1.0"), Some("The first version."));
        assert_eq!(section(changelog, "0.2.0"), None);
    }
}
