//! Headlines of matches and rounds: the rarest fact worth a line, chosen from the record alone.
//!
//! ```
//! use spades_archive::headlines::{EndHeadline, end_headline};
//! use spades_rules::{Game, Preset, Rules, Seed};
//! let mut rules: Rules = Preset::Pairs.rules();
//! rules.end.rounds = Some(1);
//! let mut game = Game::new(rules, Seed::from_u64(1)).unwrap();
//! while let Some(&action) = game.legal_actions().first() {
//!     game.apply(action).unwrap();
//! }
//! // Nobody in particular was playing.
//! let headline = end_headline(&game.record(), None, false).unwrap();
//! assert!(matches!(headline, EndHeadline::OtherWon(_) | EndHeadline::Tie));
//! ```

mod ending;
mod round;
mod scored;

pub use ending::{EndHeadline, end_headline};
pub use round::{RoundHeadline, round_headline};
