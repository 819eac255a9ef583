//! Paths: the checkout, Cargo's target folder, and the tools in the user's cache folder, which outlives both.

use std::env;
use std::path::PathBuf;
use std::sync::OnceLock;

use crate::cargo::cargo;

/// Returns the root of the checkout.
pub fn root() -> PathBuf {
    // Read at run time first: one binary can be used from several checkouts.
    let package = env::var_os("CARGO_MANIFEST_DIR").unwrap_or_else(|| env!("CARGO_MANIFEST_DIR").into());
    let package = PathBuf::from(package);
    package.parent().map_or(package.clone(), PathBuf::from)
}

/// Returns the project's folder in the user's cache.
pub fn cache() -> PathBuf {
    let absolute = |name| env::var_os(name).map(PathBuf::from).filter(|path| path.is_absolute());
    let base = absolute("XDG_CACHE_HOME")
        .or_else(|| absolute("LOCALAPPDATA"))
        .or_else(|| env::home_dir().map(|home| home.join(".cache")))
        .unwrap_or_else(|| root().join("target"));
    base.join("spades")
}

/// Returns Cargo's target folder.
pub fn target() -> PathBuf {
    static TARGET: OnceLock<PathBuf> = OnceLock::new();
    TARGET
        .get_or_init(|| {
            let metadata = cargo("metadata").args(["--no-deps", "--format-version", "1"]).read();
            let told = metadata.ok().and_then(|metadata| target_folder(&metadata));
            told.unwrap_or_else(|| root().join("target"))
        })
        .clone()
}

/// Returns the folder for the web build and its products. It is inside Cargo's own target folder, where `cargo clean` finds it, but
/// separate
/// from the desktop build, because two compilers may be involved.
pub fn web_target() -> PathBuf {
    target().join("web")
}

/// Returns the target folder from the output of `cargo metadata`: the user's choice, by environment or configuration file, or the default.
fn target_folder(metadata: &str) -> Option<PathBuf> {
    let metadata: serde_json::Value = serde_json::from_str(metadata).ok()?;
    Some(metadata["target_directory"].as_str()?.into())
}

/// Returns the folder of tools in fixed versions, installed for this project alone.
pub fn tools() -> PathBuf {
    cache().join("tools")
}

/// Finds a program on the search path.
pub fn which(program: &str) -> Option<PathBuf> {
    env::split_paths(&env::var_os("PATH")?)
        .map(|folder| folder.join(format!("{program}{}", env::consts::EXE_SUFFIX)))
        .find(|path| path.is_file())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_target_folder_is_the_one_that_cargo_tells() {
        let metadata = r#"{"packages":[],"target_directory":"/somewhere/else","version":1}"#;
        assert_eq!(target_folder(metadata), Some("/somewhere/else".into()));
        assert_eq!(target_folder("not json"), None);
    }
}
