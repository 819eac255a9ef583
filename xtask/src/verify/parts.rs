//! The parts of the workspace that are built separately.

use anyhow::Result;

use super::{Scope, changed};
use crate::counts::Counts;

/// Arguments that select each part. `spades-bake` enables more features of crates below Bevy than the game does: built together, half of Bevy
/// would be compiled again after `cargo play`.
const PARTS: [&[&str]; 2] = [&[], &["--package", "spades-bake"]];

/// Adds up one check over all parts of the workspace, or over the changed crates if those suffice.
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
mod tests {
    use std::collections::BTreeSet;

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
