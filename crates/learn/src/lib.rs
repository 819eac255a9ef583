//! Learning Spades by playing.
//!
//! | module | subject |
//! | --- | --- |
//! | [`coach`] | what a decision cost, what would have been better, what follows, what could be known |
//! | [`examples`] | worked examples of scoring for any rules |
//! | [`idea`] | what a right choice is for, as the first step of a hint |
//! | [`lesson`] | prepared hands with a goal each, as data |
//! | [`puzzle`] | positions with one right choice, vouched for by the exact solvers; ratings, the puzzle of the day |
//!
//! The crate is pure: no clock, no files, no drawing, and no English: what is found is typed, and the game has the words for it.
//! `docs/FORMATS.md` describes what is stored.

pub mod coach;
pub mod examples;
pub mod idea;
pub mod lesson;
pub mod puzzle;
