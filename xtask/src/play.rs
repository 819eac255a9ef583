//! `cargo play`: sets up and runs the game on a machine that has only Rust.

use std::ffi::OsString;
use std::process::ExitCode;

use anyhow::{Result, bail};

use crate::cargo::cargo;
use crate::system;

const USAGE: &str = "\
cargo play [--release | --dev] [-- ARGUMENTS OF THE GAME]

Finds which system packages the build needs and installs them (Debian and its
kin; elsewhere it says what to install), builds the game and starts it.

  --release   build it optimised: smoother on slow machines, longer to build
  --dev       build it for working on it: linked dynamically, so that changes
              build sooner; logs changes of state, takes in changed assets while
              it runs, and F12 draws the outlines of the user interface
  --          what follows goes to the game; try `cargo play -- --help`";

/// Installs missing packages, builds and starts the game.
pub fn run(words: Vec<OsString>) -> Result<ExitCode> {
    let plan = Plan::from(words);
    if plan.help {
        println!("{USAGE}");
        return Ok(ExitCode::SUCCESS);
    }
    let build = plan.build()?;
    system::build_packages()?;
    let built = cargo("build").args(["--package", "spades"]).args(build).status()?;
    if !built.success() {
        bail!("the game did not build");
    }
    let run = cargo("run")
        .args(["--quiet", "--package", "spades"])
        .args(build)
        .arg("--")
        .args(plan.game);
    let code = run.status()?.code().and_then(|code| u8::try_from(code).ok());
    Ok(code.map_or(ExitCode::FAILURE, ExitCode::from))
}

/// The options given on the command line.
#[derive(Debug, PartialEq, Eq)]
struct Plan {
    release: bool,
    dev: bool,
    help: bool,
    game: Vec<OsString>,
}

impl Plan {
    /// Parses the options of `cargo play`, up to the first `--` or the first unknown word; the rest is for the game.
    fn from(words: Vec<OsString>) -> Self {
        let mut plan = Self {
            release: false,
            dev: false,
            help: false,
            game: Vec::new(),
        };
        let mut words = words.into_iter();
        for word in words.by_ref() {
            match word.to_str() {
                Some("--release" | "-r") => plan.release = true,
                Some("--dev") => plan.dev = true,
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

    /// Returns the arguments for cargo.
    fn build(&self) -> Result<&'static [&'static str]> {
        match (self.release, self.dev) {
            (false, false) => Ok(&[]),
            (true, false) => Ok(&["--release"]),
            (false, true) => Ok(&["--features", "dev"]),
            (true, true) => bail!("--dev is for debug builds: leave out --release, or --dev"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn plan(line: &str) -> (bool, bool, String) {
        let Plan {
            release, help, game, ..
        } = Plan::from(line.split_whitespace().map(Into::into).collect());
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

    #[test]
    fn what_is_shipped_carries_no_help_for_developers() {
        let build = |line: &str| {
            Plan::from(line.split_whitespace().map(Into::into).collect())
                .build()
                .ok()
        };
        assert_eq!(build(""), Some(&[][..]));
        assert_eq!(build("--release"), Some(&["--release"][..]));
        assert_eq!(build("--dev -- --release"), Some(&["--features", "dev"][..]));
        assert_eq!(build("--dev --release"), None);
    }
}
