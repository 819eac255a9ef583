//! Paths: the checkout, and the tools in the user's cache folder, which outlives it.

use std::env;
use std::path::PathBuf;

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
