//! What outlives a match of Spades.
//!
//! | module | subject |
//! | --- | --- |
//! | [`code`] | a match's deals as a short text, with a check against slips |
//! | [`mod@compare`], [`Sheet`] | two lines of play over the same deals, round by round |
//! | [`compact`] | a match's record in few bytes |
//! | [`history`], [`Finished`] | every finished match: the list, the search, the chunks of a store |
//! | [`bundle`] | one file for everything |
//! | [`daily`] | the deal of the day, streaks and the calendar |
//! | [`facts`], [`summary`] | what matches tell about the player whose they are, and counts of it |
//! | [`achievements`] | what matches have earned |
//! | [`bits`] | numbers in few bits, which all of these are written in |
//!
//! The crate is pure: no clock, no files, no drawing. Whoever uses it says what time it is, and keeps the texts that it is given.
//! `docs/FORMATS.md` describes every form that is written.

pub mod achievements;
pub mod bits;
pub mod bundle;
pub mod code;
pub mod compact;
pub mod compare;
pub mod daily;
pub mod facts;
mod finished;
pub mod history;
mod kind;
mod rules_bits;
mod sheet;
pub mod summary;
mod text64;

pub use finished::{Finished, LEVELS, MatchId, NotFinished, Outcome, Player};
pub use kind::RulesKind;
pub use sheet::{RoundScore, Sheet};
