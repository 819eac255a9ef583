//! The parts of the workspace that are built separately, and those that a quick run can leave out.

use std::collections::BTreeSet;

use anyhow::Result;
use serde_json::Value;

use super::Scope;
use crate::cargo::metadata;
use crate::command::Cmd;
use crate::counts::Counts;

/// Arguments that select each part. `spades-bake` enables more features of crates below Bevy than the game does: built together, half of Bevy
/// would be compiled again after `cargo play`.
const PARTS: [&[&str]; 2] = [&[], &["--package", "spades-bake"]];

/// The crates that no Bevy is below or above of, but for the game's own.
const PURE: [&str; 7] = ["rules", "bots", "archive", "learn", "layout", "lab", "words"];

/// A file that tells of changes and that nothing is made of.
const CHANGELOG: &str = "CHANGELOG.md";

/// The game's own package.
pub const GAME: &str = "spades";

/// Adds up one check over all parts of the workspace. A quick run checks the changed crates if those suffice, or the first part.
pub fn each_part(scope: Scope, mut check: impl FnMut(&[&str]) -> Result<Counts>) -> Result<Counts> {
    if scope == Scope::Quick {
        let Some(crates) = changed() else {
            return check(PARTS[0]);
        };
        let part: Vec<&str> = crates.iter().flat_map(|name| ["--package", name]).collect();
        return Ok(check(&part)?.noting(format!("nothing else has changed: {}", crates.join(", "))));
    }
    let mut counts = Counts::default();
    for part in PARTS {
        counts += check(part)?;
    }
    Ok(counts)
}

/// Returns the packages that changes since the last commit concern; `None` if that is everything, or unknown.
fn changed() -> Option<Vec<String>> {
    let status = Cmd::new("git").args(["status", "--porcelain", "--untracked-files=all", "--no-renames"]);
    affected(&status.read().ok()?, &metadata().ok()?)
}

/// Returns the pure crates that have changed and those that depend on them; or the game, with the tests of its sources.
fn affected(status: &str, metadata: &Value) -> Option<Vec<String>> {
    let files = status.lines().filter_map(|line| line.get(3..));
    let mut files = files.filter(|&path| path != CHANGELOG).peekable();
    files.peek()?;
    let files: Vec<&str> = files.collect();
    let of_game = |path: &&str| path.starts_with("src/") || path.starts_with("tests/");
    if files.iter().all(of_game) {
        return Some(vec![GAME.to_owned(), "spades-sources".to_owned()]);
    }
    let pure = |name: &str| PURE.iter().any(|pure| name.strip_prefix("spades-") == Some(*pure));
    let crates = files.iter().map(|path| path.strip_prefix("crates/"));
    let folders = crates.map(|path| path?.split('/').next());
    let folders: Option<Vec<&str>> = folders.collect();
    let mut found: BTreeSet<String> = folders?.into_iter().map(|folder| format!("spades-{folder}")).collect();
    if !found.iter().all(|name| pure(name)) {
        return None;
    }
    loop {
        let depends = |package: &&Value| {
            let mut listed = package["dependencies"].as_array().into_iter().flatten();
            listed.any(|below| below["name"].as_str().is_some_and(|name| found.contains(name)))
        };
        let above = metadata["packages"].as_array()?.iter().filter(depends);
        let above = above.filter_map(|package| package["name"].as_str());
        let more: Vec<_> = above.filter(|name| pure(name) && !found.contains(*name)).collect();
        if more.is_empty() {
            return Some(found.into_iter().collect());
        }
        found.extend(more.into_iter().map(str::to_owned).collect::<Vec<_>>());
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::cargo::cargo;

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
    fn no_crate_of_the_workspace_is_left_out() {
        let metadata = metadata().expect("cargo knows its workspace");
        let list = |key: &str| metadata[key].as_array().expect("a list").len();
        assert_eq!(
            list("workspace_members"),
            list("workspace_default_members") + PARTS.len() - 1
        );
    }

    fn changed(status: &str) -> Option<String> {
        Some(affected(status, &metadata().expect("cargo knows its workspace"))?.join(" "))
    }

    #[test]
    fn a_change_in_a_pure_crate_concerns_what_depends_on_it() {
        let learn = Some("spades-lab spades-learn".to_owned());
        assert_eq!(changed(" M crates/learn/src/lib.rs\n"), learn);
        assert_eq!(changed(" M CHANGELOG.md\n?? crates/learn/src/new.rs\n"), learn);
        let rules = changed("M  crates/rules/src/lib.rs\n").expect("some");
        assert!(
            PURE.iter().all(|name| rules.contains(name)) && !rules.ends_with("spades"),
            "{rules}"
        );
    }

    #[test]
    fn a_change_in_the_game_concerns_no_crate_below() {
        let game = Some("spades spades-sources".to_owned());
        for status in [
            " M src/lib.rs\n",
            " M CHANGELOG.md\n?? src/new.rs\n M tests/app/main.rs\n",
        ] {
            assert_eq!(changed(status), game, "{status:?}");
        }
    }

    #[test]
    fn other_changes_concern_everything() {
        for status in [
            "",
            " M CHANGELOG.md\n",
            " M Cargo.lock\n",
            " M src/lib.rs\n M assets/i18n/en/page.ftl\n",
            " M crates/learn/src/lib.rs\n M src/lib.rs\n",
            " M crates/bake/src/main.rs\n",
        ] {
            assert_eq!(changed(status), None, "{status:?}");
        }
    }
}
