//! Dependencies: licenses, sources and advisories, by `deny.toml`.

use std::path::Path;
use std::time::Duration;

use anyhow::Result;

use crate::cargo::without_traces;
use crate::command::Cmd;
use crate::counts::Counts;
use crate::tools::Tool;

const CARGO_DENY: Tool = Tool {
    // It reads a few manifests.
    opt_level: "0",
    ..Tool::new("cargo-deny", "cargo-deny", "0.20.2")
};

/// Time limit for fetching the database of advisories.
const DOWNLOAD: Duration = Duration::from_secs(60);

/// Checks the dependencies against `deny.toml`; advisories only if their database can be fetched.
pub fn dependencies() -> Result<Counts> {
    let program = match CARGO_DENY.ready() {
        Ok(program) => program,
        Err(error) => return Ok(Counts::skipped(format!("can't install cargo-deny: {error:#}"))),
    };
    let mut counts = deny(&program).args(["check", "bans", "licenses", "sources"]).check()?;
    counts += if deny(&program).args(["fetch", "db"]).succeeds_within(DOWNLOAD) {
        deny(&program).args(["check", "advisories"]).check()?
    } else {
        Counts::skipped("advisories: can't fetch the database here")
    };
    Ok(counts)
}

fn deny(program: &Path) -> Cmd {
    without_traces(Cmd::new(program)).arg("--locked")
}
