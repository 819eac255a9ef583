//! License texts of every dependency.

use std::fs;
use std::path::Path;
use std::sync::OnceLock;

use anyhow::{Result, ensure};

use super::archive;
use crate::cargo::{cargo, target_folder};
use crate::command::Cmd;
use crate::paths;
use crate::tools::Tool;

const ABOUT: Tool<'static> = Tool {
    features: &["cli"],
    ..Tool::new("cargo-about", "cargo-about", "0.9.3")
};

/// Returns all texts in one, collected once per list of dependencies: it takes minutes.
pub fn third_party() -> Result<&'static str> {
    static TEXT: OnceLock<String> = OnceLock::new();
    if let Some(text) = TEXT.get() {
        return Ok(text);
    }
    let folder = paths::root().join("packaging/licences");
    let (config, template) = (folder.join("about.toml"), folder.join("about.hbs"));
    let lock = paths::root().join("Cargo.lock");
    let known = [&lock, &config, &template].map(|path| archive::sha256(path));
    let known = known.into_iter().collect::<Result<Vec<_>>>()?.concat();
    let kept = target_folder().join("package-stage/licences");
    fs::create_dir_all(&kept)?;
    let (key, place) = (kept.join("key"), kept.join("THIRD-PARTY.txt"));
    if fs::read_to_string(&key).is_ok_and(|key| key == known) {
        let text = fs::read_to_string(&place)?;
        return Ok(TEXT.get_or_init(|| text));
    }
    let text = collect(&config, &template)?;
    fs::write(&place, &text)?;
    fs::write(&key, known)?;
    Ok(TEXT.get_or_init(|| text))
}

/// Collects the texts with cargo-about.
fn collect(config: &Path, template: &Path) -> Result<String> {
    let tool = ABOUT.ready()?;
    // `--offline` needs the sources of all targets' crates.
    cargo("fetch").arg("--locked").run()?;
    let text = crate::cargo::without_traces(Cmd::new(tool))
        .args(["generate", "--offline", "--fail", "--config"])
        .arg(config)
        .arg("--manifest-path")
        .arg(paths::root().join("Cargo.toml"))
        .arg(template)
        .read()?;
    ensure!(text.contains("Apache License"), "cargo-about found no licences");
    Ok(text)
}
