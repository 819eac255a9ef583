//! What was learned, and what it is learned from.

use std::io::Write as _;

use spades_rules::{Action, Game, Phase, Preset, Seed, View};

use super::super::dice::Dice;
use super::super::playout_state::{bits, card};
use super::super::search::{Effort, Search, options};
use super::super::worlds::Worlds;
use super::super::{MultiPlayerDecision, bid, value};
use super::*;
use crate::{Level, Progress};

/// A round of solo before its first card, bid by rule as searches take others to bid.
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

#[test]
fn one_that_has_learned_gains_on_three_that_play_by_rule() {
    let rules = Preset::Solo.rules();
    let mut gain = 0.0;
    let rounds = 1_200;
    for number in 0..rounds {
        let mut state = start(number / 4);
        let me = (number % 4) as usize;
        while !state.over() {
            let card = if usize::from(state.turn) == me {
                choose(&state, &rules)
            } else {
                play::choose(&state, &rules)
            };
            state.play(card);
        }
        let worth = |side: usize| {
            let (points, bags) = value::points(&state, &rules, side as u8);
            f64::from(points) - 10.0 * f64::from(bags)
        };
        let all: f64 = (0..4).map(worth).sum();
        gain += worth(me) - (all - worth(me)) / 3.0;
    }
    let gain = gain / rounds as f64;
    println!("{gain:.2} points a round");
    assert!(gain > 1.5, "{gain}");
}

/// Plays rounds by what was learned and looks at every position with a choice.
fn every_choice(rounds: u64, mut look: impl FnMut(&PlayoutState)) {
    let rules = Preset::Solo.rules();
    for number in 0..rounds {
        let mut state = start(number);
        while !state.over() {
            let lawful = state.lawful();
            if lawful & (lawful - 1) != 0 {
                look(&state);
            }
            state.play(choose(&state, &rules));
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
        // Cards between which nothing can matter are as likely.
        assert!(bits(state.lawful()).all(|card| alike(card) > 0.0));
    });
}

/// Writes what the network is taught by to `spades-policy.f32` in the directory for temporary files: for each position the number of its
/// cards, and for each card what it came to, in points, and its inputs, all as little-endian 32-bit floats.
#[test]
#[ignore = "writes 20,000 searched positions, which takes a quarter of an hour; for crates/bots/learn/policy.py"]
fn positions_to_learn_from() {
    let effort = Effort {
        least: 100,
        most: 100,
        drops: false,
        ..Effort::EXPERT_ALONE
    };
    let path = std::env::temp_dir().join("spades-policy.f32");
    let mut file = std::io::BufWriter::new(std::fs::File::create(&path).unwrap());
    let mut dice = Dice::new(1);
    let rules = Preset::Solo.rules();
    let mut positions = 0;
    while positions < 20_000 {
        let mut game = Game::new(rules, Seed::from_u64(dice.next())).unwrap();
        while let (Some(seat), Phase::Bidding | Phase::Play) = (game.actor(), game.phase()) {
            let view = game.view(seat);
            let state = PlayoutState::from_view(&view);
            let options = options(&view, &state);
            let action = if view.phase == Phase::Bidding {
                decide(&view, Level::Expert, dice.next())
            } else if options.len() > 1 && dice.below(2) == 0 {
                let mut search = Search::new(&view, &options, effort, dice.next());
                while search.advance().is_some() {}
                let point = crate::equity::point(&view);
                let odds = Odds::new(&state);
                let cards: ArrayVec<u8, 16> =
                    play::candidates(state.lawful(), odds.unseen | play::trick_cards(&state)).collect();
                file.write_all(&(cards.len() as f32).to_le_bytes()).unwrap();
                for ((_, inputs), choice) in describe(&state, &rules, &odds, &cards).zip(search.choices()) {
                    let came_to = (choice.mean() / point) as f32;
                    for number in std::iter::once(came_to).chain(inputs) {
                        file.write_all(&number.to_le_bytes()).unwrap();
                    }
                }
                positions += 1;
                search.best()
            } else {
                Action::Play(card(choose(&state, &rules)))
            };
            game.apply(action).unwrap();
        }
    }
    file.flush().unwrap();
    println!("{positions} positions in {}", path.display());
}

/// What sampled worlds are told by the cards played: how many of the hidden cards lie there where they truly are, plays weighed by the rule and by
/// what was learned.
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
