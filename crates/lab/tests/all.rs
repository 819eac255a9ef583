//! Tests of the command-line program.

mod arena;
mod formats;
mod mine_puzzles;
mod protocol;
mod replay;
