//! `cargo bake`: pictures and sounds from their sources.

use std::ffi::OsString;
use std::process::ExitCode;

use anyhow::Result;

use crate::cargo::{cargo, exit_code};

/// Runs the baking crate with the given arguments, in release mode because it renders.
pub fn run(mut words: Vec<OsString>) -> Result<ExitCode> {
    if words.first().is_some_and(|word| word == "--") {
        words.remove(0);
    }
    let bake = cargo("run").args(["--release", "--package", "spades-bake", "--"]);
    Ok(exit_code(bake.args(words).status()?))
}
