//! One run of the compiler for three checks. Cargo calls this program in place of rustc for the crates of the workspace: it compiles with
//! Clippy's driver, which warns and compiles, and then has rustdoc read the same crate.
//!
//! `cargo clippy` and `cargo doc` need metadata of all dependencies in a form that tests don't use, so they would compile Bevy's a second
//! time: seven minutes of processor time.

use std::env;
use std::ffi::{OsStr, OsString};
use std::path::{Path, PathBuf};
use std::process::{Command, ExitCode};

use anyhow::{Context, Result};

use crate::command::Cmd;

/// Tells this program that Cargo calls it, with a call of rustc for its arguments.
const CALLED_BY_CARGO: &str = "SPADES_LINTS";

/// The same call of Cargo, which compiles the workspace through this program.
pub fn linting(cargo: Cmd) -> Result<Cmd> {
    let own = env::current_exe().context("this program can't find itself")?;
    Ok(cargo.env("RUSTC_WORKSPACE_WRAPPER", own).env(CALLED_BY_CARGO, "1"))
}

/// Returns `true` if these are the arguments of such a call.
pub fn is_called(arguments: &[OsString]) -> bool {
    let compiler = arguments.first().and_then(|program| Path::new(program).file_stem());
    env::var_os(CALLED_BY_CARGO).is_some() && compiler == Some(OsStr::new("rustc"))
}

/// Compiles, and reads the documentation of what is documented.
pub fn run(arguments: &[OsString]) -> Result<ExitCode> {
    let status = Command::new("clippy-driver").args(arguments).status();
    let mut status = status.context("Clippy is missing; run `rustup component add clippy`")?;
    if status.success()
        && let Some(arguments) = documented(&arguments[1..])
    {
        let rustdoc = env::var_os("RUSTDOC").unwrap_or_else(|| "rustdoc".into());
        status = Command::new(rustdoc)
            .args(arguments)
            .status()
            .context("rustdoc is missing")?;
    }
    let code = status.code().and_then(|code| u8::try_from(code).ok());
    Ok(code.map_or(ExitCode::FAILURE, ExitCode::from))
}

/// The arguments with which rustdoc reads a crate that rustc compiles with `arguments`; nothing for a program of tests or a build script.
fn documented(arguments: &[OsString]) -> Option<Vec<OsString>> {
    let mut name = None;
    let mut output = None;
    let mut kept: Vec<OsString> = Vec::new();
    let mut rest = arguments.iter();
    while let Some(argument) = rest.next() {
        let text = argument.to_string_lossy();
        match text.as_ref() {
            "--test" => return None,
            "--out-dir" => output = Some(PathBuf::from(rest.next()?)),
            "--crate-name" => {
                name = Some(rest.next()?.clone());
                kept.extend([argument.clone(), name.clone()?]);
            }
            "-C" => {
                let option = rest.next()?;
                if !option.to_string_lossy().starts_with("incremental=") {
                    kept.extend([argument.clone(), option.clone()]);
                }
            }
            _ if text.starts_with("--emit=") => {}
            _ => kept.push(argument.clone()),
        }
    }
    // Questions of Cargo about the compiler name no crate, and build scripts are read by nobody.
    name.filter(|name| name != "build_script_build")?;
    // The output lies in `debug/deps`, and the documentation beside `debug`. A program may be called like its library.
    let bin = kept.iter().any(|argument| argument == "bin");
    let folder = output?
        .parent()?
        .parent()?
        .join(if bin { "doc-programs" } else { "doc" });
    kept.extend(
        [
            "--document-private-items",
            "-A",
            "rustdoc::private-intra-doc-links",
            "--out-dir",
        ]
        .map(Into::into),
    );
    kept.push(folder.into());
    Some(kept)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn arguments(line: &str) -> Option<String> {
        let words: Vec<OsString> = line.split_whitespace().map(Into::into).collect();
        let words: Vec<_> = documented(&words)?
            .into_iter()
            .map(|word| word.into_string().unwrap())
            .collect();
        Some(words.join(" "))
    }

    #[test]
    fn rustdoc_reads_what_rustc_compiles() {
        let flags = "--document-private-items -A rustdoc::private-intra-doc-links --out-dir";
        assert_eq!(
            arguments(
                "--crate-name spades --edition=2024 src/lib.rs --crate-type lib --emit=dep-info,metadata,link -C opt-level=3 \
                 --out-dir t/debug/deps -C incremental=t/debug/incremental --extern bevy=t/libbevy.rmeta"
            ),
            Some(format!(
                "--crate-name spades --edition=2024 src/lib.rs --crate-type lib -C opt-level=3 --extern bevy=t/libbevy.rmeta {flags} t/doc"
            ))
        );
        let bin = arguments("--crate-name spades src/main.rs --crate-type bin --out-dir t/debug/deps").unwrap();
        assert!(bin.ends_with("t/doc-programs"), "{bin}");
    }

    #[test]
    fn programs_of_tests_and_questions_are_not_read() {
        assert_eq!(
            arguments("--crate-name all tests/all.rs --test --out-dir t/debug/deps"),
            None
        );
        assert_eq!(
            arguments("--crate-name build_script_build build.rs --crate-type bin --out-dir t/debug/build/x"),
            None
        );
        assert_eq!(arguments("-vV"), None);
        assert_eq!(
            arguments("- --crate-name ___ --print=file-names --crate-type bin"),
            None
        );
    }
}
