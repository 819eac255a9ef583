//! Any text as a file with rules: it is refused, or the rules can be written, shared and played.
//! Run with `cargo +nightly fuzz run rules`.
#![no_main]

#[path = "../../crates/rules/tests/common/mod.rs"]
mod common;

use common::{Tape, act, check};
use libfuzzer_sys::fuzz_target;
use spades_archive::code::DealCode;
use spades_rules::{Game, Rules, Seed};

fn visit(rules: Rules, choices: &[u8]) {
    rules.validate().expect("what was read makes sense");
    assert_eq!(Rules::from_toml(&rules.to_toml()), Ok(rules));
    let json = serde_json::to_string(&rules).expect("rules are JSON");
    assert_eq!(Rules::from_json(&json), Ok(rules));
    let code = DealCode::new(rules, Seed::from_u64(1)).expect("there is a code of rules that make sense");
    assert_eq!(code.to_string().parse(), Ok(code));
    let mut game = Game::new(rules, Seed::from_u64(1)).expect("rules that make sense can be played");
    let mut tape = Tape(choices);
    for _ in 0..200 {
        if !act(&mut game, &mut tape) {
            break;
        }
    }
    check(&game);
}

fuzz_target!(|text: &str| {
    for rules in [Rules::from_toml(text).ok(), Rules::from_json(text).ok()].into_iter().flatten() {
        visit(rules, text.as_bytes());
    }
});
