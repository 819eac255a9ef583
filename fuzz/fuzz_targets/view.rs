//! A view of any match, tampered with: it is refused, or every level decides at it.
//! Run with `cargo +nightly fuzz run view`.
#![no_main]

#[path = "../../crates/rules/tests/common/mod.rs"]
mod common;
#[path = "../../crates/bots/tests/tampered/mod.rs"]
mod tampered;

use common::{Tape, act, rules_from};
use libfuzzer_sys::fuzz_target;
use spades_bots::Level;
use spades_rules::{Game, Seed, View};

fuzz_target!(|bytes: &[u8]| {
    let mut tape = Tape(bytes);
    let mut game = Game::new(rules_from(&mut tape), Seed::from_u64(tape.byte().into())).expect("these rules make sense");
    let actions = tape.byte();
    let changes = tape.choose(4);
    for _ in 0..actions {
        if tape.ended() || !act(&mut game, &mut tape) {
            break;
        }
    }
    let sound = game.view(game.actor().unwrap_or(0));
    assert_eq!(sound.check(), Ok(()));
    let donor = serde_json::to_value(game.view(0)).expect("a view is JSON");
    let mut value = serde_json::to_value(&sound).expect("a view is JSON");
    for _ in 0..changes {
        tampered::tamper(&mut value, &donor, &mut tape);
    }
    let Ok(view) = serde_json::from_value::<View>(value) else { return };
    if view.check().is_ok() && !view.legal.is_empty() {
        for level in [Level::Beginner, Level::Intermediate, Level::Advanced] {
            tampered::decide(&view, level);
        }
    }
});
