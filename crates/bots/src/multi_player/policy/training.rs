//! Training data of the learned policy: positions of rounds that it plays itself, with the result of each card in one playout.

use std::io;

use arrayvec::ArrayVec;
use spades_rules::{Bid, Game, Preset, Rules, Seed, Totals};

use super::super::dice::Dice;
use super::super::habit::{self, Shift};
use super::super::odds::Odds;
use super::super::{bid, estimate, play};
use super::{GumbelNoise, choose, scene};
use crate::playout_state::PlayoutState;

/// Returns a round of solo before its first card, bid by rule as searches assume for other seats.
pub(super) fn start(number: u64) -> PlayoutState {
    let game = Game::new(Preset::Solo.rules(), Seed::from_u64(number)).expect("the rules of a preset");
    let mut state = PlayoutState::from_view(&game.view(0));
    for seat in 0..4 {
        state.hands[seat] = game.hand(seat).bits();
        state.counts[seat] = 13;
    }
    bid::finish(&mut state, game.rules(), &[0; 4], &mut [false; 4], game.first());
    state
}

/// Returns a round of solo before its first card, with bids drawn at random like Expert's, and a random hand to lead.
fn start_by_habit(dice: &mut Dice) -> PlayoutState {
    let rules = Preset::Solo.rules();
    let mut state = start(dice.next());
    for seat in 0..4 {
        let hand = state.hands[seat];
        let tricks = estimate::tricks(hand, state.deck);
        let min = estimate::certain(hand, state.deck & !hand);
        let nil = habit::nil(&rules, tricks, estimate::nil_chance(hand, state.deck), Shift::default());
        let number = if min == 0 && dice.unit() < nil {
            0
        } else {
            let (mean, spread) = habit::number(&rules, tricks, Shift::default());
            let normal = (0..12).map(|_| dice.unit()).sum::<f32>() - 6.0;
            ((mean + spread * normal).round().clamp(1.0, 13.0) as u8).max(min)
        };
        state.set_bid(seat, Bid::Tricks(number));
    }
    state.turn = dice.below(4) as u8;
    state
}

/// Returns the result of a round for a seat, in points: its own less the mean of the others', with bags at their part of the penalty.
pub(super) fn gain(state: &PlayoutState, rules: &Rules, seat: usize) -> f64 {
    let sheet = rules.score(&state.played_round(), &Totals::default());
    let worth = |side: usize| {
        let line = sheet[side];
        f64::from(line.total - line.bag_penalty) - 10.0 * f64::from(line.bags)
    };
    let all: f64 = (0..4).map(worth).sum();
    worth(seat) - (all - worth(seat)) / 3.0
}

/// Writes at least this number of positions of solo, for `crates/bots/fits/policy.py`: for each the number of its cards and its
/// inputs, and then for each card its result, in points, and its inputs, all as little-endian 32-bit floats. Two million positions
/// take a gigabyte.
///
/// # Errors
/// If `out` can't be written.
pub fn write(out: &mut impl io::Write, positions: u64, seed: u64) -> io::Result<()> {
    let mut write = |numbers: &[f32]| -> io::Result<()> {
        numbers
            .iter()
            .try_for_each(|number| out.write_all(&number.to_le_bytes()))
    };
    let mut dice = Dice::new(seed);
    let rules = Preset::Solo.rules();
    let mut written = 0;
    while written < positions {
        let mut state = start_by_habit(&mut dice);
        while !state.over() {
            let odds = Odds::new(&state);
            let cards: ArrayVec<u8, 16> =
                play::candidates(state.lawful(), odds.unseen | play::trick_cards(&state)).collect();
            if cards.len() > 1 && dice.below(2) == 0 {
                let described = scene::describe(&state, &rules, &odds, &cards);
                let noise = GumbelNoise::draw(&mut dice);
                write(&[cards.len() as f32])?;
                write(&described.shared)?;
                for (card, inputs) in described.cards {
                    write(&[result(&state, &rules, card, &noise) as f32])?;
                    write(&inputs)?;
                }
                written += 1;
            }
            let card = choose(&state, &rules, &GumbelNoise::draw(&mut dice));
            state.play(card);
        }
    }
    Ok(())
}

/// Returns the result of a card for the player to act, in points, with the rest of the round played by the policy.
fn result(state: &PlayoutState, rules: &Rules, card: u8, noise: &GumbelNoise) -> f64 {
    let me = usize::from(state.turn);
    let mut after = state.clone();
    after.play(card);
    while !after.over() {
        let own = usize::from(after.turn) == me;
        let card = choose(&after, rules, if own { &GumbelNoise::NONE } else { noise });
        after.play(card);
    }
    gain(&after, rules, me)
}
