//! The learned policy, and its training data.

use std::io::Write as _;

use spades_rules::{Action, Bid, Game, Phase, Preset, Seed, View};

use super::super::dice::Dice;
use super::super::habit::{self, Shift};
use super::super::worlds::Worlds;
use super::super::{MultiPlayerDecision, bid, estimate};
use super::*;
use crate::playout_state::bits;
use crate::{Level, Progress};

/// Returns a round of solo before its first card, bid by rule as searches assume for other seats.
fn start(number: u64) -> PlayoutState {
    let game = Game::new(Preset::Solo.rules(), Seed::from_u64(number)).unwrap();
    let mut state = PlayoutState::from_view(&game.view(0));
    for seat in 0..4 {
        state.hands[seat] = game.hand(seat).bits();
        state.counts[seat] = 13;
    }
    bid::finish(&mut state, game.rules(), &[0; 4], &mut [false; 4], game.first());
    state
}

fn decide(view: &View, level: Level, seed: u64) -> Action {
    let mut decision = MultiPlayerDecision::new(view, level, seed);
    loop {
        if let Progress::Done(action) = decision.step(u32::MAX) {
            return action;
        }
    }
}

/// Returns the result of a round for a seat, in points: its own less the mean of the others', with bags at their part of the penalty.
fn gain(state: &PlayoutState, rules: &Rules, seat: usize) -> f64 {
    let sheet = rules.score(&state.played_round(), &[], &[]);
    let worth = |side: usize| {
        let line = sheet[side];
        f64::from(line.total - line.bag_penalty) - 10.0 * f64::from(line.bags)
    };
    let all: f64 = (0..4).map(worth).sum();
    worth(seat) - (all - worth(seat)) / 3.0
}

#[test]
fn one_that_has_learned_gains_on_three_that_play_by_rule() {
    let rules = Preset::Solo.rules();
    let mut sum = 0.0;
    let rounds = 1_200;
    for number in 0..rounds {
        let mut state = start(number / 4);
        let me = (number % 4) as usize;
        while !state.over() {
            let card = if usize::from(state.turn) == me {
                choose(&state, &rules, &GumbelNoise::NONE)
            } else {
                play::choose(&state, &rules)
            };
            state.play(card);
        }
        sum += gain(&state, &rules, me);
    }
    let gain = sum / rounds as f64;
    println!("{gain:.2} points a round");
    assert!(gain > 4.0, "{gain}");
}

/// Plays rounds by the policy and visits every position with a choice.
fn every_choice(rounds: u64, mut look: impl FnMut(&PlayoutState)) {
    let rules = Preset::Solo.rules();
    for number in 0..rounds {
        let mut state = start(number);
        while !state.over() {
            let lawful = state.lawful();
            if lawful & (lawful - 1) != 0 {
                look(&state);
            }
            state.play(choose(&state, &rules, &GumbelNoise::NONE));
        }
    }
}

#[test]
fn it_looks_at_no_hidden_card() {
    let rules = Preset::Solo.rules();
    every_choice(40, |state| {
        let mut blind = state.clone();
        for seat in (0..4).filter(|&seat| seat != usize::from(state.turn)) {
            blind.hands[seat] = 0;
        }
        assert_eq!(scores(state, &rules), scores(&blind, &rules));
    });
}

#[test]
fn likelihoods_of_cards_that_differ_add_up_to_one() {
    let rules = Preset::Solo.rules();
    every_choice(20, |state| {
        let alike = |card| likelihood(state, &rules, card).exp();
        let sum: f32 = scores(state, &rules).iter().map(|&(card, _)| alike(card)).sum();
        assert!((sum - 1.0).abs() < 1e-4, "{sum}");
        // Cards between which no other card can matter are equally likely.
        assert!(bits(state.lawful()).all(|card| alike(card) > 0.0));
    });
}

#[test]
fn hands_that_stray_play_each_card_as_often_as_its_score_has_it() {
    let rules = Preset::Solo.rules();
    let mut dice = Dice::new(5);
    let mut positions = 0;
    every_choice(3, |state| {
        let scores = scores(state, &rules);
        let weight = |score: f32| (score / (PLAYOUT_TEMPERATURE)).exp();
        let sum: f32 = scores.iter().map(|&(_, score)| weight(score)).sum();
        let mut played = [0u32; 54];
        let draws = 2_000;
        for _ in 0..draws {
            let noise = GumbelNoise::draw(&mut dice);
            let card = choose(state, &rules, &noise);
            assert_eq!(
                card,
                choose(state, &rules, &noise),
                "the same in every playout of a world"
            );
            played[usize::from(card)] += 1;
        }
        for &(card, score) in &scores {
            let expected = weight(score) / sum;
            let share = played[usize::from(card)] as f32 / draws as f32;
            assert!((share - expected).abs() < 0.05, "{card}: {share} for {expected}");
        }
        positions += 1;
    });
    assert!(positions > 20, "{positions}");
}

/// Returns a round of solo before its first card, with bids drawn at random like Expert's, and a random hand to lead.
fn start_by_habit(dice: &mut Dice) -> PlayoutState {
    let rules = Preset::Solo.rules();
    let mut state = start(dice.next());
    for seat in 0..4 {
        let hand = state.hands[seat];
        let tricks = estimate::tricks(hand, state.deck);
        let least = estimate::certain(hand, state.deck & !hand);
        let nil = habit::nil(&rules, tricks, estimate::nil_chance(hand, state.deck), Shift::default());
        let number = if least == 0 && dice.unit() < nil {
            0
        } else {
            let (mean, spread) = habit::number(&rules, tricks, Shift::default());
            let normal = (0..12).map(|_| dice.unit()).sum::<f32>() - 6.0;
            ((mean + spread * normal).round().clamp(1.0, 13.0) as u8).max(least)
        };
        state.set_bid(seat, Bid::Tricks(number));
    }
    state.turn = dice.below(4) as u8;
    state
}

/// Writes the network's training data to `spades-policy.f32` in the directory for temporary files: for each position
/// the number of its cards and its inputs, and then for each card its result, in points, and its inputs, all as
/// little-endian 32-bit floats.
#[test]
#[ignore = "writes a gigabyte, 2,000,000 positions, which takes some minutes; for crates/bots/learn/policy.py"]
fn positions_to_learn_from() {
    let path = std::env::temp_dir().join("spades-policy.f32");
    let mut file = std::io::BufWriter::new(std::fs::File::create(&path).unwrap());
    let mut write = |numbers: &[f32]| {
        for number in numbers {
            file.write_all(&number.to_le_bytes()).unwrap();
        }
    };
    let mut dice = Dice::new(1);
    let rules = Preset::Solo.rules();
    let mut positions = 0;
    while positions < 2_000_000 {
        let mut state = start_by_habit(&mut dice);
        while !state.over() {
            let odds = Odds::new(&state);
            let cards: ArrayVec<u8, 16> =
                play::candidates(state.lawful(), odds.unseen | play::trick_cards(&state)).collect();
            if cards.len() > 1 && dice.below(2) == 0 {
                let me = usize::from(state.turn);
                let described = scene::describe(&state, &rules, &odds, &cards);
                let noise = GumbelNoise::draw(&mut dice);
                write(&[cards.len() as f32]);
                write(&described.shared);
                for (card, inputs) in described.cards {
                    let mut after = state.clone();
                    after.play(card);
                    while !after.over() {
                        let own = usize::from(after.turn) == me;
                        let card = choose(&after, &rules, if own { &GumbelNoise::NONE } else { &noise });
                        after.play(card);
                    }
                    write(&[gain(&after, &rules, me) as f32]);
                    write(&inputs);
                }
                positions += 1;
            }
            let card = choose(&state, &rules, &GumbelNoise::draw(&mut dice));
            state.play(card);
        }
    }
    file.flush().unwrap();
    println!("{positions} positions in {}", path.display());
}

/// Evidence from the cards played for sampled worlds: the number of hidden cards that are in their true place, with
/// plays weighed by the rule and by the policy.
#[test]
#[ignore = "samples 64,000 worlds in rounds of searching levels, which takes a minute"]
fn plays_tell_where_cards_lie() {
    let mut dice = Dice::new(3);
    let mut right = [0u32; 2];
    let mut hidden = 0;
    for number in 0..40 {
        let mut game = Game::new(Preset::Solo.rules(), Seed::from_u64(number)).unwrap();
        while let (Some(seat), Phase::Bidding | Phase::Play) = (game.actor(), game.phase()) {
            let view = game.view(seat);
            let playing = view.phase == Phase::Play;
            if playing && dice.below(2) == 0 {
                let state = PlayoutState::from_view(&view);
                let seed = dice.next();
                for (learned, right) in [false, true].into_iter().zip(&mut right) {
                    let mut worlds = Worlds::new(&view, &state, true, learned);
                    let mut dice = Dice::new(seed);
                    for _ in 0..40 {
                        let mut world = state.clone();
                        worlds.fill(&mut world, &mut dice);
                        let others = (0..4).filter(|&other| other != seat);
                        *right += others
                            .map(|other| (world.hands[other] & game.hand(other).bits()).count_ones())
                            .sum::<u32>();
                    }
                }
                hidden += 40
                    * (0..4)
                        .filter(|&other| other != seat)
                        .map(|other| game.hand(other).len() as u32)
                        .sum::<u32>();
            }
            let level = if playing { Level::Advanced } else { Level::Expert };
            game.apply(decide(&view, level, dice.next())).unwrap();
        }
    }
    let [rule, learned] = right.map(|right| f64::from(right) / f64::from(hidden));
    println!(
        "{:.2} % by rule, {:.2} % by what was learned",
        100.0 * rule,
        100.0 * learned
    );
    assert!(learned > rule + 0.004);
}
