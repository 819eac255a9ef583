//! Cargo's target folder, where everything is built.

use std::path::PathBuf;
use std::sync::OnceLock;

use crate::cargo::cargo;
use crate::paths;

/// Returns Cargo's target folder.
pub fn folder() -> PathBuf {
    static TARGET: OnceLock<PathBuf> = OnceLock::new();
    TARGET
        .get_or_init(|| {
            let metadata = cargo("metadata").args(["--no-deps", "--format-version", "1"]).read();
            let told = metadata.ok().and_then(|metadata| told_by(&metadata));
            told.unwrap_or_else(|| paths::root().join("target"))
        })
        .clone()
}

/// Returns the folder for the web build and its products. It is inside Cargo's own target folder, where `cargo clean` finds it, but separate
/// from the desktop build, because two compilers may be involved.
pub fn web() -> PathBuf {
    folder().join("web")
}

/// Returns the target folder from the output of `cargo metadata`: the user's choice, by environment or configuration file, or the default.
fn told_by(metadata: &str) -> Option<PathBuf> {
    let metadata: serde_json::Value = serde_json::from_str(metadata).ok()?;
    Some(metadata["target_directory"].as_str()?.into())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_target_folder_is_the_one_that_cargo_tells() {
        let metadata = r#"{"packages":[],"target_directory":"/somewhere/else","version":1}"#;
        assert_eq!(told_by(metadata), Some("/somewhere/else".into()));
        assert_eq!(told_by("not json"), None);
    }
}
