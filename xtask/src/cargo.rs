//! Cargo, called from a program that cargo itself started.

use std::env;
use std::ffi::OsString;
use std::path::{Path, PathBuf};
use std::process::{ExitCode, ExitStatus};
use std::sync::OnceLock;

use anyhow::Result;
use serde_json::Value;

use crate::command::Cmd;
use crate::paths;

/// Environment variables by which the user can set the target folder.
const TARGET_DIR: [&str; 2] = ["CARGO_TARGET_DIR", "CARGO_BUILD_TARGET_DIR"];

/// Creates a cargo command for the desktop. It builds in the same place as when called by hand, so that `cargo play`, `cargo run`,
/// `cargo test` and an editor share one build of Bevy.
pub fn cargo(subcommand: &str) -> Cmd {
    let program = env::var_os("CARGO").unwrap_or_else(|| "cargo".into());
    let command = without_traces(Cmd::new(program));
    let typed_in = env::current_dir().unwrap_or_default();
    TARGET_DIR
        .into_iter()
        .filter_map(|name| Some((name, target_dir(env::var_os(name), &typed_in)?)))
        .fold(command, |command, (name, folder)| command.env(name, folder))
        .arg(subcommand)
}

/// Returns the target folder as an absolute path, for a command that starts elsewhere; `None` if the user set none and Cargo decides.
fn target_dir(said: Option<OsString>, typed_in: &Path) -> Option<PathBuf> {
    said.filter(|said| !said.is_empty()).map(|said| typed_in.join(said))
}

/// Removes the variables that `cargo run` set for this program alone: build scripts would see them and build again.
pub fn without_traces(command: Cmd) -> Cmd {
    let ours = |name: &str| {
        ["CARGO_PKG_", "CARGO_MANIFEST_", "CARGO_BIN_", "CARGO_CRATE_"]
            .iter()
            .any(|start| name.starts_with(start))
    };
    env::vars_os()
        .map(|(name, _)| name)
        .filter(|name| name.to_str().is_some_and(ours))
        .fold(command, Cmd::env_remove)
}

/// Returns the code that this program passes on from another one.
pub fn exit_code(status: ExitStatus) -> ExitCode {
    let code = status.code().and_then(|code| u8::try_from(code).ok());
    code.map_or(ExitCode::FAILURE, ExitCode::from)
}

/// Returns Cargo's description of the workspace.
pub fn metadata() -> Result<Value> {
    let metadata = cargo("metadata").args(["--no-deps", "--format-version", "1"]);
    Ok(serde_json::from_str(&metadata.read()?)?)
}

/// Returns Cargo's target folder: the user's choice, by environment or configuration file, or the default.
pub fn target_folder() -> PathBuf {
    static TARGET: OnceLock<PathBuf> = OnceLock::new();
    let found = || Some(metadata().ok()?["target_directory"].as_str()?.into());
    TARGET
        .get_or_init(|| found().unwrap_or_else(|| paths::root().join("target")))
        .clone()
}

/// Returns the folder for the web build and its products. It is inside Cargo's own target folder, where `cargo clean` finds it, but separate
/// from the desktop build, because two compilers may be involved.
pub fn web_target() -> PathBuf {
    target_folder().join("web")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn cargo_decides_where_to_build_unless_the_user_does() {
        let typed_in = std::env::temp_dir();
        let folder = |said: Option<&str>| target_dir(said.map(OsString::from), &typed_in);
        assert_eq!(folder(None), None);
        assert_eq!(folder(Some("")), None);
        assert_eq!(folder(Some("mine")), Some(typed_in.join("mine")));
        let absolute = typed_in.join("elsewhere");
        assert_eq!(folder(absolute.to_str()), Some(absolute));
        let told = metadata().expect("cargo knows its workspace")["target_directory"].clone();
        assert_eq!(Some(target_folder()), told.as_str().map(PathBuf::from));
    }
}
