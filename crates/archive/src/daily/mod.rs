//! The daily deal: one match of three rounds for each date, the same for everyone, without a server.
//!
//! The seed is a hash of a fixed text and the date. Anyone can compute it, even long before the day: as with a printed
//! calendar, nothing prevents turning the page early.

mod calendar;
mod date;
mod share;

use sha2::{Digest, Sha256};
use spades_rules::{EndRule, Preset, Record, Rules, Seed};

pub use calendar::{Calendar, DayResult};
pub use date::{Date, ParseDateError, days_in_month};
pub use share::{RoundMark, Share, Side};

/// Number of rounds of a daily match.
pub const ROUNDS: u16 = 3;

/// Text that is hashed for the seed, followed by the date and a line feed. It must not change, as every past day depends on it.
const TEXT: &str = "spades-daily 1\n";

/// The match of a day.
///
/// ```
/// use spades_archive::daily::{Daily, Date};
/// use spades_rules::Game;
/// let today = Daily::of(Date::new(2026, 11, 22).unwrap());
/// let game = Game::new(today.rules, today.seed).unwrap();
/// assert!(today.is_that_of(&game.record()));
/// assert!(!Daily::of(today.date.next()).is_that_of(&game.record()));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Daily {
    /// Date of the match.
    pub date: Date,
    /// Preset whose turn it is.
    pub preset: Preset,
    /// Its rules, for three rounds: the higher score then wins, and equal scores are a draw.
    pub rules: Rules,
    /// Seed of the deals.
    pub seed: Seed,
}

/// The presets that days take turns with: those of the first day, so that past days stay as they were.
const PRESETS: &[Preset] = Preset::ALL.split_at(Preset::FIRST).0;

impl Daily {
    /// Returns the match of a day.
    #[must_use]
    pub fn of(date: Date) -> Daily {
        let preset = PRESETS[date.days() as usize % PRESETS.len()];
        let mut rules = preset.rules();
        rules.end = EndRule {
            target: None,
            floor: None,
            rounds: Some(ROUNDS),
            cap: ROUNDS,
            level_plays_on: false,
            ..rules.end
        };
        Daily {
            date,
            preset,
            rules,
            seed: Seed(Sha256::digest(format!("{TEXT}{date}\n")).into()),
        }
    }

    /// Returns `true` if a record is of this day's match.
    #[must_use]
    pub fn is_that_of(&self, record: &Record) -> bool {
        record.seed == self.seed && record.rules == self.rules && record.setup.is_none()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The seed must not change, so that everyone has the same deals.
    #[test]
    fn the_seed_is_the_hash_that_it_says() {
        // printf 'spades-daily 1\n2026-11-22\n' | sha256sum
        let daily = Daily::of(Date::new(2026, 11, 22).unwrap());
        assert_eq!(daily.seed.to_string(), SEED);
        assert_eq!(daily.preset, Preset::Mirror);
    }

    const SEED: &str = "d0b70fcc85251ec9a531478f2d1d43ced2a9801c600ff00433cc40ce79ee358c";

    #[test]
    fn every_preset_has_its_turn_and_makes_sense() {
        let mut date = Date::new(2027, 1, 1).unwrap();
        let mut seen = Vec::new();
        for _ in 0..PRESETS.len() {
            let daily = Daily::of(date);
            assert_eq!(daily.rules.validate(), Ok(()));
            seen.push(daily.preset);
            date = date.next();
        }
        seen.sort_by_key(|preset| *preset as usize);
        assert_eq!(seen, PRESETS);
        assert_eq!(Daily::of(date).preset, Daily::of(Date::new(2027, 1, 1).unwrap()).preset);
    }
}
