//! Tests of the sources of the workspace, as text: CONTRIBUTING, "Conventions".

#![cfg(test)]

mod circles;
mod folders;
mod programs;
mod style;

use std::fs;
use std::path::{Path, PathBuf};

/// Returns the root of the checkout.
fn root() -> PathBuf {
    // Read at run time first: one binary can be used from several checkouts.
    let own = std::env::var_os("CARGO_MANIFEST_DIR").map_or_else(|| env!("CARGO_MANIFEST_DIR").into(), PathBuf::from);
    own.ancestors().nth(2).expect("a folder in crates").to_path_buf()
}

/// Adds the path below `root` and the text of all Rust files in a folder.
fn add_sources(root: &Path, folder: &str, found: &mut Vec<(String, String)>) {
    for entry in fs::read_dir(root.join(folder)).expect("a folder").flatten() {
        let place = format!("{folder}/{}", entry.file_name().to_string_lossy());
        if entry.path().is_dir() {
            add_sources(root, &place, found);
        } else if place.ends_with(".rs") {
            let text = fs::read_to_string(entry.path()).expect("a file");
            found.push((place, text));
        }
    }
}

/// Returns the place and the text of every Rust file.
fn sources() -> Vec<(String, String)> {
    let mut found = Vec::new();
    for folder in ["src", "crates", "tests", "benches", "xtask/src"] {
        add_sources(&root(), folder, &mut found);
    }
    found
}
