//! Tests of learning through what the crate offers, in one program.

mod coach;
mod lessons;
mod puzzles;
