//! Packed records are unpacked unchanged.

use crate::common::{Tape, act, rules_from};
use proptest::prelude::*;
use spades_archive::compact::{self, UnpackError};
use spades_rules::{Action, Game, Phase, Preset, Record, ReplayError, Rules, Seed};

/// Plays a match by a tape, until the tape ends.
fn play(rules: Rules, seed: u64, bytes: &[u8]) -> Game {
    let mut tape = Tape(bytes);
    let mut game = Game::new(rules, Seed::from_u64(seed)).unwrap();
    while !tape.ended() && act(&mut game, &mut tape) {}
    game
}

fn noise(length: u64, seed: u64) -> Vec<u8> {
    (0..length)
        .map(|at| (at.wrapping_mul(6_364_136_223_846_793_005 + 2 * seed) >> 7).to_le_bytes()[1])
        .collect()
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(200))]

    #[test]
    fn any_record_comes_back(bytes in prop::collection::vec(any::<u8>(), 0..700), seed in any::<u64>()) {
        let mut tape = Tape(&bytes);
        let rules = rules_from(&mut tape);
        let record = play(rules, seed, tape.0).record();
        let packed = compact::pack(&record).unwrap();
        prop_assert_eq!(compact::unpack(&packed), Ok(record));
    }

    #[test]
    fn any_bytes_are_refused_or_are_a_match(bytes in prop::collection::vec(any::<u8>(), 0..120)) {
        // The first five bits are the version; with the right one the rest is read as well.
        for first in [bytes.first().copied().unwrap_or(0), 0x08 | bytes.first().copied().unwrap_or(0) & 7] {
            let mut bytes = bytes.clone();
            bytes.insert(0, first);
            if let Ok(record) = compact::unpack(&bytes) {
                prop_assert_eq!(Game::replay(&record).unwrap().record(), record);
            }
        }
    }
}

#[test]
fn whole_matches_of_every_preset_come_back() {
    for preset in Preset::ALL {
        for seed in 0..3 {
            let game = play(preset.rules(), seed, &noise(9000, seed));
            assert_eq!(game.phase(), Phase::MatchEnd);
            let record = game.record();
            let packed = compact::pack(&record).unwrap();
            assert_eq!(compact::unpack(&packed), Ok(record));
            for cut in (0..packed.len()).filter(|cut| *cut < 60 || cut % 31 == 0) {
                if let Ok(other) = compact::unpack(&packed[..cut]) {
                    Game::replay(&other).unwrap();
                }
            }
            // Bytes after the end are refused.
            let longer: Vec<u8> = packed.iter().copied().chain([0; 8]).collect();
            assert_eq!(compact::unpack(&longer), Err(UnpackError::Value("end")));
        }
    }
}

#[test]
fn set_up_rounds_and_older_records_come_back() {
    for text in [
        include_str!("../../rules/tests/data/record_v1_moonshot.json"),
        include_str!("../../rules/tests/data/record_v1_pairs.json"),
        include_str!("../../rules/tests/data/record_v2_pairs.json"),
        include_str!("../../rules/tests/data/record_v2_redealt.json"),
        include_str!("../../rules/tests/data/record_v2_renege.json"),
        include_str!("../../rules/tests/data/record_v2_setup.json"),
    ] {
        let record = Record::from_json(text).unwrap();
        let packed = compact::pack(&record).unwrap();
        assert_eq!(compact::unpack(&packed), Ok(record));
    }
}

#[test]
fn illegal_records_are_not_packed() {
    let mut record = Game::new(Preset::Solo.rules(), Seed::from_u64(5)).unwrap().record();
    record.actions = vec![Action::Bid(3), Action::Bid(14)];
    assert!(matches!(compact::pack(&record), Err(ReplayError::Action { at: 1, .. })));
    record.rules.players = 3;
    assert!(matches!(compact::pack(&record), Err(ReplayError::Rules(_))));
}
