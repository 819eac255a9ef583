//! Shrinks the module with wasm-opt.

use std::fs;
use std::path::Path;

use anyhow::Result;
use sha2::{Digest, Sha256};

use super::{files, node};

/// Features that browsers with WebGL2 support. Never all features: Chromium rejects the result.
const FEATURES: &[&str] = &[
    "--enable-bulk-memory",
    "--enable-nontrapping-float-to-int",
    "--enable-sign-ext",
    "--enable-mutable-globals",
    "--enable-reference-types",
    "--enable-multivalue",
];

/// Optimises the module in place. That takes minutes, so the result is cached until the module changes.
pub fn optimise(package: &Path, module: &Path, stage: &Path) -> Result<()> {
    let input = files::hex(&Sha256::digest(fs::read(module)?));
    let kept = stage.join(format!("optimised-{}-{input}.wasm", node::OPTIMISER.1));
    if !kept.exists() {
        let tool = package.join("bin/wasm-opt");
        for old in fs::read_dir(stage)?.flatten() {
            if old.file_name().to_string_lossy().starts_with("optimised-") {
                fs::remove_file(old.path())?;
            }
        }
        let part = stage.join("part.wasm");
        let run = node::node()?
            .arg(tool)
            .arg(module)
            .arg("-Os")
            .args(FEATURES)
            .arg("-o")
            .arg(&part);
        run.run()?;
        fs::rename(&part, &kept)?;
    }
    fs::copy(&kept, module)?;
    Ok(())
}
