//! Changes since the last commit, which decide what a quick run can leave out.

use std::collections::{BTreeMap, BTreeSet};

use serde_json::Value;

use crate::cargo::cargo;
use crate::command::Cmd;

/// The crates that no Bevy is below or above of, but for the game's own.
const PURE: [&str; 6] = ["rules", "bots", "archive", "learn", "layout", "lab"];

/// A file that tells of changes and that nothing is made of.
const CHANGELOG: &str = "CHANGELOG.md";

/// The game's own package.
pub const GAME: &str = "spades";

/// The packages to check: the pure crates that have changed and those that depend on them; or the game, with xtask, which reads its sources.
/// `None` if something else has changed, too, if nothing has, or if it can't be found out.
pub fn packages() -> Option<Vec<String>> {
    let status = Cmd::new("git").args(["status", "--porcelain", "--untracked-files=all", "--no-renames"]);
    let metadata = cargo("metadata")
        .args(["--no-deps", "--format-version", "1"])
        .read()
        .ok()?;
    affected(&status.read().ok()?, &dependencies(&metadata)?)
}

/// By its name, which crates of the workspace each of its crates depends on.
fn dependencies(metadata: &str) -> Option<BTreeMap<String, Vec<String>>> {
    let metadata: Value = serde_json::from_str(metadata).ok()?;
    let name = |value: &Value| value["name"].as_str().map(str::to_owned);
    let packages = metadata["packages"].as_array()?.iter();
    let of = |package: &Value| {
        let listed = package["dependencies"].as_array()?.iter();
        Some((
            name(package)?,
            listed
                .filter(|listed| listed["path"].is_string())
                .filter_map(name)
                .collect(),
        ))
    };
    packages.map(of).collect()
}

/// The same by what git and cargo tell.
fn affected(status: &str, dependencies: &BTreeMap<String, Vec<String>>) -> Option<Vec<String>> {
    let files = status
        .lines()
        .filter_map(|line| line.get(3..))
        .filter(|&path| path != CHANGELOG);
    let of_game = |path: &str| path.starts_with("src/") || path.starts_with("tests/");
    if files.clone().next().is_some() && files.clone().all(of_game) {
        return Some(vec![GAME.to_owned(), "xtask".to_owned()]);
    }
    let pure = |name: &String| PURE.iter().any(|pure| name.strip_prefix("spades-") == Some(*pure));
    let mut found = BTreeSet::new();
    for path in files {
        let folder = path.strip_prefix("crates/")?.split('/').next()?;
        found.insert(format!("spades-{folder}"));
    }
    if found.is_empty() || !found.iter().all(pure) {
        return None;
    }
    loop {
        let above = dependencies
            .iter()
            .filter(|(name, below)| pure(name) && below.iter().any(|below| found.contains(below)))
            .map(|(name, _)| name.clone());
        let more: Vec<_> = above.filter(|name| !found.contains(name)).collect();
        if more.is_empty() {
            return Some(found.into_iter().collect());
        }
        found.extend(more);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn crates(status: &str) -> Option<String> {
        let metadata = cargo("metadata").args(["--no-deps", "--format-version", "1"]).read();
        let metadata = metadata.expect("cargo knows its workspace");
        let dependencies = dependencies(&metadata).expect("packages");
        Some(affected(status, &dependencies)?.join(" "))
    }

    #[test]
    fn a_change_in_a_pure_crate_concerns_what_depends_on_it() {
        let learn = Some("spades-lab spades-learn".to_owned());
        assert_eq!(crates(" M crates/learn/src/lib.rs\n"), learn);
        assert_eq!(crates(" M CHANGELOG.md\n?? crates/learn/src/new.rs\n"), learn);
        let rules = crates("M  crates/rules/src/lib.rs\n").expect("some");
        assert!(
            PURE.iter().all(|name| rules.contains(name)) && !rules.ends_with("spades"),
            "{rules}"
        );
    }

    #[test]
    fn a_change_in_the_game_concerns_no_crate_below() {
        let game = Some("spades xtask".to_owned());
        for status in [
            " M src/lib.rs\n",
            " M CHANGELOG.md\n?? src/new.rs\n M tests/app/main.rs\n",
        ] {
            assert_eq!(crates(status), game, "{status:?}");
        }
    }

    #[test]
    fn whatever_else_has_changed_concerns_everything() {
        for status in [
            "",
            " M CHANGELOG.md\n",
            " M Cargo.lock\n",
            " M src/lib.rs\n M assets/i18n/en/page.ftl\n",
            " M crates/learn/src/lib.rs\n M src/lib.rs\n",
            " M crates/bake/src/main.rs\n",
        ] {
            assert_eq!(crates(status), None, "{status:?}");
        }
    }
}
