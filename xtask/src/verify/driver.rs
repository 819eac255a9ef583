//! One run of the compiler for three checks. Cargo calls this program in place of rustc for the crates of the workspace: it compiles with
//! Clippy's driver, which warns and compiles, and then has rustdoc read the same crate.
//!
//! `cargo clippy` and `cargo doc` need metadata of all dependencies in a form that tests don't use, so they would compile Bevy's a second
//! time: seven minutes of processor time.

use std::env;
use std::ffi::{OsStr, OsString};
use std::path::Path;
use std::process::{Command, ExitCode};

use anyhow::{Context, Result};

use crate::cargo::exit_code;
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
    Ok(exit_code(status))
}

/// The arguments with which rustdoc reads a crate that rustc compiles with `arguments`; nothing for a program of tests or a build script.
fn documented(arguments: &[OsString]) -> Option<Vec<OsString>> {
    let value = |name: &str| arguments.iter().skip_while(|argument| *argument != name).nth(1);
    // Questions of Cargo about the compiler name no crate, and build scripts are read by nobody.
    let name = value("--crate-name").filter(|name| *name != "build_script_build");
    if name.is_none() || arguments.iter().any(|argument| argument == "--test") {
        return None;
    }
    // The output lies in `debug/deps`, and the documentation beside `debug`. A program may be called like its library.
    let is_program = value("--crate-type")? == "bin";
    let folder = Path::new(value("--out-dir")?).parent()?.parent()?;
    let folder = folder.join(if is_program { "doc-programs" } else { "doc" });

    let mut kept: Vec<OsString> = Vec::new();
    let mut rest = arguments.iter().peekable();
    while let Some(argument) = rest.next() {
        let text = argument.to_string_lossy();
        let next = rest.peek().map(|next| next.to_string_lossy()).unwrap_or_default();
        if text == "--out-dir" || (text == "-C" && next.starts_with("incremental=")) {
            rest.next();
        } else if !text.starts_with("--emit=") {
            kept.push(argument.clone());
        }
    }
    let flags = "--document-private-items -A rustdoc::private-intra-doc-links --out-dir";
    kept.extend(flags.split(' ').map(Into::into));
    kept.push(folder.into());
    Some(kept)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn arguments(line: &str) -> Option<String> {
        let words: Vec<OsString> = line.split_whitespace().map(Into::into).collect();
        let words = documented(&words)?.join(OsStr::new(" "));
        words.into_string().ok()
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
        for line in [
            "--crate-name all tests/all.rs --test --out-dir t/debug/deps",
            "--crate-name build_script_build build.rs --crate-type bin --out-dir t/debug/build/x",
            "-vV",
            "- --crate-name ___ --print=file-names --crate-type bin",
        ] {
            assert_eq!(arguments(line), None, "{line}");
        }
    }
}
