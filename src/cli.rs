//! The command line of the desktop game.

use std::ops::RangeInclusive;
use std::path::PathBuf;

use clap::Parser;
use spades_bots::Level;
use spades_rules::Preset;

use crate::demonstration::Autoplay;

/// Spades for one to four players, with animated cards and sound. Run without options to open the main menu.
#[derive(Parser, Debug)]
#[command(name = "spades", version = crate::install::VERSION.as_str())]
pub struct Cli {
    /// Let bots play on the table and print each result as JSON.
    #[arg(long)]
    pub autoplay: bool,
    /// The rules to demonstrate: a preset's key, like open_draft.
    #[arg(long, default_value = "open_draft", value_parser = preset)]
    preset: Preset,
    /// The seed of the first match.
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Speed (1 = normal).
    #[arg(long, default_value_t = 1.0)]
    speed: f32,
    #[arg(long, default_value_t = 1)]
    matches: u32,
    /// Target score [default: the preset's].
    #[arg(long, value_parser = clap::value_parser!(i32).range(1..=10_000))]
    target: Option<i32>,
    /// The number of rounds that ends a match, whatever the score.
    #[arg(long, value_parser = clap::value_parser!(u16).range(1..=100))]
    rounds: Option<u16>,
    /// Level of the bots: beginner, intermediate, advanced or expert.
    #[arg(long, default_value = "intermediate", value_parser = level)]
    level: Level,
    /// Save one screenshot of each phase to this folder.
    #[arg(long)]
    screenshots: Option<PathBuf>,
    /// The window's size in pixels, like 1280x720 [default: that of the last time, or one that fits the screen].
    #[arg(long, value_parser = size)]
    size: Option<(u32, u32)>,
}

impl Cli {
    /// Parses the command line of this process. Prints help, the version or errors, and then exits.
    #[must_use]
    pub fn of_process() -> Cli {
        Cli::try_parse().unwrap_or_else(|answer| {
            let code = answer.exit_code();
            if code == 0 {
                crate::startup::print(&answer.to_string());
            } else {
                crate::startup::say(answer.to_string().trim_end());
            }
            std::process::exit(code)
        })
    }

    /// Returns the size that the window must have, if any. A demonstration has the same size on every screen.
    #[must_use]
    pub fn window(&self) -> Option<(u32, u32)> {
        self.size.or(self.autoplay.then_some(crate::window_size::USUAL))
    }

    /// Returns the requested demonstration, if any.
    #[must_use]
    pub fn demonstration(&self) -> Option<Autoplay> {
        self.autoplay.then(|| Autoplay {
            preset: self.preset,
            seed: self.seed,
            speed: self.speed,
            matches: self.matches.max(1),
            target: self.target,
            rounds: self.rounds,
            level: self.level,
            screenshots: self.screenshots.clone(),
        })
    }
}

fn preset(key: &str) -> Result<Preset, String> {
    Preset::from_key(key).ok_or_else(|| {
        let keys: Vec<&str> = Preset::ALL.iter().map(|preset| preset.key()).collect();
        format!("unknown preset {key:?}; choose one of: {}", keys.join(", "))
    })
}

fn level(name: &str) -> Result<Level, String> {
    serde_json::from_value(serde_json::Value::String(name.to_owned()))
        .map_err(|_| format!("unknown level {name:?}; choose beginner, intermediate, advanced or expert"))
}

/// Sides that a window may have, in pixels; graphics cards draw none that is longer.
const SIDES: RangeInclusive<u32> = 320..=16_384;

fn size(text: &str) -> Result<(u32, u32), String> {
    let parts = text
        .split_once('x')
        .and_then(|(width, height)| Some((width.parse().ok()?, height.parse().ok()?)));
    parts
        .filter(|(width, height)| SIDES.contains(width) && SIDES.contains(height))
        .ok_or_else(|| {
            let (min, max) = (SIDES.start(), SIDES.end());
            format!("{text:?} is not a size; use WIDTHxHEIGHT, from {min}x{min} to {max}x{max}")
        })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_documented_demonstration_is_understood() {
        let cli = Cli::try_parse_from([
            "spades",
            "--autoplay",
            "--preset",
            "moonshot",
            "--seed",
            "7",
            "--speed",
            "8",
            "--matches",
            "2",
        ]);
        let autoplay = cli
            .expect("documented options")
            .demonstration()
            .expect("a demonstration");
        assert_eq!(
            (autoplay.preset, autoplay.seed, autoplay.matches),
            (Preset::Moonshot, 7, 2)
        );
    }

    #[test]
    fn only_a_player_s_window_follows_the_screen() {
        let size = |options: &[&str]| Cli::try_parse_from(options).map(|cli| cli.window()).expect("options");
        assert_eq!(size(&["spades"]), None);
        assert_eq!(size(&["spades", "--size", "390x844"]), Some((390, 844)));
        assert_eq!(size(&["spades", "--autoplay"]), Some((1280, 720)));
    }

    #[test]
    fn the_manual_has_every_option() {
        use clap::CommandFactory;
        let manual = include_str!("../packaging/linux/spades.6").replace("\\-", "-");
        let command = Cli::command();
        for option in command.get_arguments().filter_map(clap::Arg::get_long) {
            assert!(
                manual.contains(&format!("--{option}")),
                "--{option} is not in packaging/linux/spades.6"
            );
        }
    }

    #[test]
    fn nonsense_is_refused() {
        assert!(Cli::try_parse_from(["spades", "--preset", "bridge"]).is_err());
        for size in ["10x10", "1280x319", "66000x66000", "4294967296x720", "1280"] {
            assert!(Cli::try_parse_from(["spades", "--size", size]).is_err(), "{size}");
        }
        assert!(Cli::try_parse_from(["spades", "--level", "god"]).is_err());
    }
}
