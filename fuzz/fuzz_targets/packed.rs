//! Any bytes as a packed record: they are refused, or unpack to a match that packs and unpacks to the same.
//! Run with `cargo +nightly fuzz run packed`.
#![no_main]

use libfuzzer_sys::fuzz_target;
use spades_archive::compact::{pack, unpack};
use spades_archive::facts::MatchFacts;
use spades_archive::history::Entry;
use spades_archive::{Ending, Finished, Player, Sheet};
use spades_rules::Game;

fuzz_target!(|bytes: &[u8]| {
    let Ok(record) = unpack(bytes) else { return };
    let again = pack(&record).expect("what was unpacked can be packed");
    assert_eq!(unpack(&again).as_ref(), Ok(&record));
    let game = Game::replay(&record).expect("what was unpacked can be played");
    assert_eq!(game.record(), record);
    let _ = Sheet::of(&record);
    let players = vec![Player::Human { name: "Ada".into() }; usize::from(record.rules.players)];
    let finished = Finished { ended: 1_800_000_000, players, own: Some(0), record, ending: Ending::default() };
    let (entry, facts) = (Entry::of(&finished), MatchFacts::of(&finished));
    assert_eq!(entry.is_ok(), game.winners().is_some());
    assert_eq!(entry.is_ok(), facts.is_ok());
});
