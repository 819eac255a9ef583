//! `cargo play`: from a machine with Rust alone to the running game.

use std::ffi::OsString;
use std::process::ExitCode;

use anyhow::{Result, bail};

use crate::cargo::cargo;
use crate::system;

const USAGE: &str = "\
cargo play [--release] [-- ARGUMENTS OF THE GAME]

Finds which system packages the build needs and installs them (Debian and its
kin; elsewhere it says what to install), builds the game and starts it.

  --release   build it optimised: smoother on slow machines, longer to build
  --          what follows goes to the game; try `cargo play -- --help`";

/// Sets up, builds, starts.
pub fn run(words: Vec<OsString>) -> Result<ExitCode> {
    let Plan { release, help, game } = Plan::from(words);
    if help {
        println!("{USAGE}");
        return Ok(ExitCode::SUCCESS);
    }
    system::build_packages()?;
    let profile = release.then_some("--release");
    let built = cargo("build").args(["--package", "spades"]).args(profile).status()?;
    if !built.success() {
        bail!("the game did not build");
    }
    let run = cargo("run")
        .args(["--quiet", "--package", "spades"])
        .args(profile)
        .arg("--")
        .args(game);
    let code = run.status()?.code().and_then(|code| u8::try_from(code).ok());
    Ok(code.map_or(ExitCode::FAILURE, ExitCode::from))
}

/// What the words of the command line ask for.
#[derive(Debug, PartialEq, Eq)]
struct Plan {
    release: bool,
    help: bool,
    game: Vec<OsString>,
}

impl Plan {
    /// Options of `cargo play` stand before the first `--` or the first word it does not know; the rest is the game's.
    fn from(words: Vec<OsString>) -> Self {
        let mut plan = Self {
            release: false,
            help: false,
            game: Vec::new(),
        };
        let mut words = words.into_iter();
        for word in words.by_ref() {
            match word.to_str() {
                Some("--release" | "-r") => plan.release = true,
                Some("--help" | "-h") => plan.help = true,
                Some("--") => break,
                _ => {
                    plan.game.push(word);
                    break;
                }
            }
        }
        plan.game.extend(words);
        plan
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn plan(line: &str) -> (bool, bool, String) {
        let Plan { release, help, game } = Plan::from(line.split_whitespace().map(Into::into).collect());
        let game: Vec<_> = game.iter().map(|word| word.to_string_lossy()).collect();
        (release, help, game.join(" "))
    }

    #[test]
    fn own_options_come_first_and_the_rest_is_the_games() {
        assert_eq!(plan(""), (false, false, String::new()));
        assert_eq!(plan("--release"), (true, false, String::new()));
        assert_eq!(
            plan("--release -- --seed 7 --release"),
            (true, false, "--seed 7 --release".into())
        );
        assert_eq!(
            plan("--autoplay --seed 7"),
            (false, false, "--autoplay --seed 7".into())
        );
        assert_eq!(plan("-- --help"), (false, false, "--help".into()));
        assert_eq!(plan("--help"), (false, true, String::new()));
    }
}
