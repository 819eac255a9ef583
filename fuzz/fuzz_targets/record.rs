//! Any text as a record: it is refused, or it can be played again to the same end and written to the same match.
//! Run with `cargo +nightly fuzz run record`.
#![no_main]

use libfuzzer_sys::fuzz_target;
use spades_rules::{Game, Record, Rules};

fuzz_target!(|text: &str| {
    let _ = Rules::from_json(text);
    let _ = Rules::from_toml(text);
    let Ok(record) = Record::from_json(text) else { return };
    let again = Record::from_json(&record.to_json()).expect("what is written can be read");
    assert_eq!(again, record);
    let Ok(game) = Game::replay(&record) else { return };
    assert_eq!(game.record(), record);
    assert_eq!(game.undo_to(record.actions.len()), Some(game));
});
