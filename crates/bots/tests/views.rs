//! Tampered views: they are rejected, or every level can decide on them.

use crate::common::{Tape, act, rules_from};
use crate::tampered::{decide, tamper};
use rand::{Rng, SeedableRng};
use rand_chacha::ChaCha8Rng;
use serde_json::Value;
use spades_bots::Level;
use spades_rules::{Game, Seed, View};

/// Returns a match played on from a tape, and its actor's view.
fn game(bytes: &[u8], seed: u64) -> Game {
    let mut tape = Tape(bytes);
    let mut game = Game::new(rules_from(&mut tape), Seed::from_u64(seed)).unwrap();
    while !tape.ended() && act(&mut game, &mut tape) {}
    game
}

fn json(game: &Game) -> Value {
    serde_json::to_value(game.view(game.actor().unwrap_or(0))).unwrap()
}

#[test]
fn no_level_fails_at_a_view_that_is_taken_for_sound() {
    let mut rng = ChaCha8Rng::seed_from_u64(11);
    let (mut unread, mut refused, mut taken) = (0, 0, 0);
    for number in 0..1500 {
        let mut bytes = vec![0u8; rng.next_u32() as usize % 160];
        rng.fill_bytes(&mut bytes);
        let mut choices = [0u8; 64];
        rng.fill_bytes(&mut choices);
        let mut tape = Tape(&choices);
        let mut value = json(&game(&bytes, number));
        let donor = json(&game(&bytes[..bytes.len() / 2], number + 1));
        for _ in 0..=tape.choose(2) {
            tamper(&mut value, &donor, &mut tape);
        }
        let Ok(view) = serde_json::from_value::<View>(value) else {
            unread += 1;
            continue;
        };
        if view.check().is_err() {
            refused += 1;
            continue;
        }
        taken += 1;
        if view.legal.is_empty() {
            continue;
        }
        decide(&view, Level::Beginner);
        decide(&view, Level::Intermediate);
        if taken % 8 == 0 {
            decide(&view, Level::Advanced);
            decide(&view, Level::Expert);
        }
    }
    assert!(
        unread > 100 && refused > 100 && taken > 100,
        "{unread} unread, {refused} refused, {taken} taken"
    );
}
