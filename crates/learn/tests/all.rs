//! Tests of the crate's public interface, in one program.

mod coach;
mod lessons;
mod puzzles;
