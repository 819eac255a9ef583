//! Persistent data of Spades matches.
//!
//! | module | subject |
//! | --- | --- |
//! | [`code`] | a match's deals as a short text, with a checksum against typing errors |
//! | [`mod@compare`], [`Sheet`] | two lines of play over the same deals, round by round |
//! | [`compact`] | a match's record in few bytes |
//! | [`history`], [`Finished`] | all finished matches: list, search, and chunks for a store |
//! | [`bundle`] | one file for everything |
//! | [`daily`] | the daily deal, streaks and the calendar |
//! | [`facts`], [`summary`] | facts about matches for their player, and totals of them |
//! | [`achievements`] | achievements earned by matches |
//! | [`headlines`] | the fact worth a line about a match or a round that has ended |
//! | [`bits`] | numbers in few bits, the encoding used by all of these |
//!
//! The crate is pure: it uses no clock, no files and no graphics. The caller supplies the time, and stores the texts that the
//! crate returns. `docs/FORMATS.md` describes every format that is written.

#![warn(missing_docs)]

pub mod achievements;
pub mod bits;
pub mod bundle;
pub mod code;
pub mod compact;
pub mod compare;
pub mod daily;
mod ending;
mod entry;
pub mod facts;
mod finished;
pub mod headlines;
pub mod history;
mod kind;
mod outcome;
mod rules_bits;
mod sheet;
pub mod summary;
mod text64;

pub use ending::Ending;
pub use finished::{Finished, LEVELS, MatchId, NotFinished, Player};
pub use kind::RulesKind;
pub use outcome::Outcome;
pub use sheet::{RoundScore, Sheet};
