//! Tests of the command line as a program.

mod arena;
mod formats;
mod mine_puzzles;
mod protocol;
mod replay;
