//! The project's own commands, reached through the aliases in `.cargo/config.toml`.

mod bake;
mod cargo;
mod command;
mod counts;
mod package;
mod paths;
mod play;
mod release_notes;
mod system;
mod tools;
mod verify;
mod web;

use std::process::ExitCode;

use anyhow::{Result, bail};
use pico_args::Arguments;

const USAGE: &str = "\
The project's own commands:

  cargo play   [--release | --dev] [-- ARGUMENTS OF THE GAME]   build and start the game
  cargo verify [--quick | --all | --full] [--only STEP]...      run the checks
  cargo web    [--fast] [--serve [PORT]]                        build the web page into dist/
  cargo bake   [-- ARGUMENTS]                                   make assets/ from art/
  cargo package-game [--only KIND]... [--check]                 make what players download
  cargo release-notes [VERSION]                                 print a version's changes

`cargo play --help` and so on tell more.";

fn main() -> ExitCode {
    match run() {
        Ok(code) => code,
        Err(error) => {
            eprintln!("error: {error:#}");
            ExitCode::FAILURE
        }
    }
}

fn run() -> Result<ExitCode> {
    let mut words: Vec<_> = std::env::args_os().skip(1).collect();
    if words.is_empty() {
        println!("{USAGE}");
        return Ok(ExitCode::SUCCESS);
    }
    if verify::driver::is_called(&words) {
        return verify::driver::run(&words);
    }
    let name = words.remove(0);
    match name.to_str().unwrap_or_default() {
        "play" => play::run(words),
        "verify" => verify::run(Arguments::from_vec(words)),
        "web" => web::run(Arguments::from_vec(words)),
        "bake" => bake::run(words),
        "package-game" => package::run(Arguments::from_vec(words)),
        "release-notes" => release_notes::run(Arguments::from_vec(words)),
        "help" | "--help" | "-h" => {
            println!("{USAGE}");
            Ok(ExitCode::SUCCESS)
        }
        other => bail!("unknown command `{other}`\n\n{USAGE}"),
    }
}

/// Refuses what no option has taken, so that a mistyped flag is not silently ignored.
fn nothing_left(args: Arguments) -> Result<()> {
    let rest = args.finish();
    if !rest.is_empty() {
        bail!("unexpected arguments: {rest:?}");
    }
    Ok(())
}
