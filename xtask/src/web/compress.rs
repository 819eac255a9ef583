//! Compressed variants beside the files, for hosts that serve them.

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;

use anyhow::{Context, Result};
use serde_json::Value;

use super::{Build, node};
use crate::paths;

/// The sizes of a file's compressed variants.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Packed {
    /// Size with brotli.
    pub brotli: Option<u64>,
    /// Size with gzip.
    pub gzip: Option<u64>,
}

/// Writes `.br` and `.gz` beside every file that gets smaller, and returns their sizes. Node.js has both methods, so that this program need
/// not compile them.
pub fn compress(folder: &Path, files: &[String], build: Build) -> Result<BTreeMap<String, Packed>> {
    let list = folder.with_extension("files");
    fs::write(&list, files.join("\n"))?;
    let effort = if build == Build::Shipped { "best" } else { "fast" };
    let script = paths::root().join("web/build/compress.mjs");
    let run = node::node()?.arg(script).arg(folder).arg(&list).arg(effort);
    let sizes: Value = serde_json::from_str(&run.read().context("the files could not be compressed")?)?;
    let sizes = sizes.as_object().context("no sizes")?;
    let packed = |size: &Value| Packed {
        brotli: size["brotli"].as_u64(),
        gzip: size["gzip"].as_u64(),
    };
    Ok(sizes.iter().map(|(path, size)| (path.clone(), packed(size))).collect())
}
