//! Cargo, called from a program that cargo itself started.

use std::env;

use crate::command::Cmd;
use crate::paths;

/// A cargo command for the desktop, with the project's target folder.
pub fn cargo(subcommand: &str) -> Cmd {
    let program = env::var_os("CARGO").unwrap_or_else(|| "cargo".into());
    without_traces(Cmd::new(program))
        .env("CARGO_TARGET_DIR", paths::target())
        .arg(subcommand)
}

/// Takes away what `cargo run` set for this program alone: build scripts would see it and build again.
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
