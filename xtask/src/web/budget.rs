//! Limits the download size of a first visit.

use std::fs;
use std::path::Path;

use anyhow::{Context, Result};

use super::manifest::{Entry, Manifest};
use super::{Build, Tools, browser};
use crate::counts::Counts;
use crate::{output, target};

/// Size of everything needed to reach the table, compressed with brotli.
const FIRST_VISIT: u64 = 4_410_000;

/// Builds the shipped page, checks its size against the limit, and plays on it in three browsers.
pub fn check() -> Result<Counts> {
    let tools = match Tools::ready(Build::Shipped, None) {
        Ok(tools) => tools,
        Err(error) => return Ok(Counts::skipped(format!("{error:#}"))),
    };
    let out = target::web().join("dist-shipped");
    super::make(tools, Build::Shipped, &out)?;
    let bytes = first_visit(&read(&out)?);
    let mut counts = if bytes <= FIRST_VISIT {
        Counts::passed()
    } else {
        Counts::failed()
    };
    counts = counts.noting(format!(
        "first visit {} of {} MB",
        megabytes(bytes),
        megabytes(FIRST_VISIT)
    ));
    counts += browser::smoke(&out)?;
    counts += browser::elsewhere(&out)?;
    Ok(counts)
}

/// Prints the files that a first visit downloads.
pub fn show(out: &Path) -> Result<()> {
    let manifest = read(out)?;
    let mut files: Vec<_> = manifest.files.iter().filter(|file| !file.later).collect();
    files.sort_by_key(|file| std::cmp::Reverse(file.download()));
    for Entry {
        path,
        bytes,
        brotli,
        gzip,
        ..
    } in files.iter().take(5)
    {
        let variant = |size: &Option<u64>| size.map_or("-".into(), megabytes);
        output::say(&format!(
            "{:>8} raw {:>7} gzip {:>7} brotli  {path}",
            megabytes(*bytes),
            variant(gzip),
            variant(brotli)
        ));
    }
    let bytes = first_visit(&manifest);
    output::say(&format!(
        "first visit: {} MB in {} files, limit {} MB",
        megabytes(bytes),
        files.len(),
        megabytes(FIRST_VISIT)
    ));
    Ok(())
}

fn first_visit(manifest: &Manifest) -> u64 {
    manifest
        .files
        .iter()
        .filter(|file| !file.later)
        .map(Entry::download)
        .sum()
}

fn read(out: &Path) -> Result<Manifest> {
    let path = out.join("version.json");
    Manifest::from_json(&fs::read_to_string(&path)?).with_context(|| path.display().to_string())
}

fn megabytes(bytes: u64) -> String {
    format!("{}.{:02}", bytes / 1_000_000, bytes / 10_000 % 100)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_comes_later_does_not_count() {
        let entry = |bytes, brotli, later| Entry {
            path: String::new(),
            bytes,
            brotli,
            gzip: None,
            hash: String::new(),
            later,
        };
        let files = vec![entry(10, Some(4), false), entry(7, None, false), entry(100, None, true)];
        assert_eq!(
            first_visit(&Manifest {
                profile: String::new(),
                files
            }),
            11
        );
        assert_eq!(megabytes(4_056_789), "4.05");
    }
}
