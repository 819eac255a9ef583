//! Tests of the bots through the public API, in one program.

mod behavior;
#[path = "../../rules/tests/common/mod.rs"]
mod common;
mod hands_of_tables;
mod hint_numbers;
mod hints;
mod levels;
mod luck;
mod manners;
mod positions;
mod renege;
mod solve4;
mod solver;
mod table_rules;
mod tampered;
mod trumps;
mod views;
