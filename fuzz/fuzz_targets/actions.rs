//! Any bytes as rules, a seed and choices: what is offered is accepted, all else is refused, and every invariant holds.
//! Run with `cargo +nightly fuzz run actions`.
#![no_main]

#[path = "../../crates/rules/tests/common/mod.rs"]
mod common;

use common::{Tape, act, check, check_actions, rules_from};
use libfuzzer_sys::fuzz_target;
use spades_rules::{Game, Record, Seed};

fuzz_target!(|bytes: &[u8]| {
    let mut tape = Tape(bytes);
    let rules = rules_from(&mut tape);
    let mut game = Game::new(rules, Seed::from_u64(tape.byte().into())).expect("these rules make sense");
    while !tape.ended() && act(&mut game, &mut tape) {
        // Views are slow to build: look at every eighth point, and at the last.
        if game.action_count() % 8 == 0 {
            check(&game);
        }
    }
    check(&game);
    check_actions(&game);
    let record = Record::from_json(&game.record().to_json()).expect("what is written can be read");
    assert_eq!(Game::replay(&record).as_ref(), Ok(&game));
    let part = game.action_count() / 2;
    assert_eq!(
        game.undo_to(part)
            .map(|game| game.record().actions[..] == record.actions[..part]),
        Some(true)
    );
    assert!(game.receipts().iter().all(|receipt| receipt.verify().is_ok()));
});
