//! `cargo play`: sets up and runs the game on a machine that has only Rust.

use std::ffi::OsString;
use std::process::ExitCode;

use anyhow::{Result, bail};

use crate::cargo::{cargo, exit_code};
use crate::system;

const USAGE: &str = "\
cargo play [--release | --dev] [-- ARGUMENTS OF THE GAME]

Finds which system packages the build needs and installs them (Debian and its
kin; elsewhere it says what to install), builds the game and starts it.

  --release   build it optimized: smoother on slow machines, longer to build
  --dev       build it for working on it: linked dynamically, so that changes
              build sooner; logs changes of state, takes in changed assets while
              it runs, and F12 draws the outlines of the user interface
  --          what follows goes to the game; try `cargo play -- --help`";

/// Installs missing packages, builds and starts the game.
pub fn run(words: Vec<OsString>) -> Result<ExitCode> {
    let Some((build, game)) = plan(words)? else {
        println!("{USAGE}");
        return Ok(ExitCode::SUCCESS);
    };
    system::build_packages()?;
    let built = cargo("build").args(["--package", "spades"]).args(&build).status()?;
    if !built.success() {
        bail!("the game did not build");
    }
    let run = cargo("run").args(["--quiet", "--package", "spades"]).args(build);
    Ok(exit_code(run.arg("--").args(game).status()?))
}

/// Returns the arguments for cargo and those for the game, which begin at the first `--` or the first unknown word; `None` to explain.
fn plan(words: Vec<OsString>) -> Result<Option<(Vec<&'static str>, Vec<OsString>)>> {
    let mut words = words.into_iter().peekable();
    let (mut release, mut dev) = (false, false);
    while let Some(word) = words.next_if(|word| {
        ["--release", "-r", "--dev", "--help", "-h"]
            .iter()
            .any(|own| word == own)
    }) {
        match word.to_str() {
            Some("--dev") => dev = true,
            Some("--release" | "-r") => release = true,
            _ => return Ok(None),
        }
    }
    words.next_if(|word| word == "--");
    let build = match (release, dev) {
        (false, false) => vec![],
        (true, false) => vec!["--release"],
        (false, true) => vec!["--features", "dev"],
        (true, true) => bail!("--dev is for debug builds: leave out --release, or --dev"),
    };
    Ok(Some((build, words.collect())))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn line(line: &str) -> Option<(String, String)> {
        let (build, game) = plan(line.split_whitespace().map(Into::into).collect()).ok()??;
        let game: Vec<_> = game.iter().map(|word| word.to_string_lossy()).collect();
        Some((build.join(" "), game.join(" ")))
    }

    #[test]
    fn own_options_come_first_and_the_rest_is_the_games() {
        for (typed, build, game) in [
            ("", "", ""),
            ("--release", "--release", ""),
            ("--release -- --seed 7 --release", "--release", "--seed 7 --release"),
            ("--autoplay --seed 7", "", "--autoplay --seed 7"),
            ("-- --help", "", "--help"),
        ] {
            assert_eq!(line(typed), Some((build.into(), game.into())), "{typed}");
        }
        assert_eq!(line("--help"), None);
    }

    #[test]
    fn shipped_builds_carry_no_help_for_developers() {
        assert_eq!(
            line("--dev -- --release"),
            Some(("--features dev".into(), "--release".into()))
        );
        assert_eq!(line("--dev --release"), None);
    }
}
