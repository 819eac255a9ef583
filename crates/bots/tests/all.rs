//! Tests of the bots through the public API, in one program.

mod behaviour;
#[path = "../../rules/tests/common/mod.rs"]
mod common;
mod hint_numbers;
mod hints;
mod levels;
mod manners;
mod positions;
mod renege;
mod solve4;
mod solver;
mod table_rules;
mod tampered;
mod views;
