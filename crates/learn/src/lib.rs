//! Learning Spades by playing.
//!
//! | module | subject |
//! | --- | --- |
//! | [`coach`] | cost of a decision, better choice, consequences, and what the player could know |
//! | [`examples`] | worked examples of scoring for any rules |
//! | [`idea`] | the purpose of a right choice, as the first step of a hint |
//! | [`lesson`] | prepared hands with a goal each, as data |
//! | [`puzzle`] | positions with one right choice, verified by the exact solvers; ratings, the daily puzzle |
//!
//! The crate is pure: it uses no clock, no files, no graphics, and no English: results are typed, and the game provides the
//! words. `docs/FORMATS.md` describes the stored formats.

#![warn(missing_docs)]

pub mod coach;
pub mod examples;
pub mod idea;
pub mod lesson;
pub mod puzzle;
