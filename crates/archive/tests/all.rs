//! Tests of the crate's public interface, in one program.

mod achievements;
mod bundle;
mod code;
#[path = "../../rules/tests/common/mod.rs"]
mod common;
mod compact;
mod golden;
mod headlines;
mod history;
mod survey;
