//! The licence texts of every dependency.

use std::sync::OnceLock;

use anyhow::{Result, bail};

use crate::cargo::cargo;
use crate::paths;
use crate::tools::Tool;

const ABOUT: Tool<'static> = Tool {
    package: "cargo-about",
    program: "cargo-about",
    version: "0.9.3",
    locked: true,
};

/// All texts in one, collected once in a run.
pub fn third_party() -> Result<&'static str> {
    static TEXT: OnceLock<String> = OnceLock::new();
    if let Some(text) = TEXT.get() {
        return Ok(text);
    }
    let tool = ABOUT.ready()?;
    let folder = paths::root().join("packaging/licences");
    let about = crate::cargo::without_traces(crate::command::Cmd::new(tool))
        .args(["generate", "--offline", "--fail", "--config"])
        .arg(folder.join("about.toml"))
        .arg("--manifest-path")
        .arg(paths::root().join("Cargo.toml"))
        .arg(folder.join("about.hbs"));
    // `--offline` needs the sources of all targets' crates.
    cargo("fetch").arg("--locked").run()?;
    let text = about.read()?;
    if !text.contains("Apache License") {
        bail!("cargo-about found no licences");
    }
    Ok(TEXT.get_or_init(|| text))
}
