//! Sampled hands match the bids that were made.

use spades_rules::{Action, Bid, Game, Phase, Preset, Seed, Sides};

use super::super::{bid, estimate};
use super::*;

/// Returns a round bid by the model of Expert's bids; with the dummy by rule.
fn bid_out(preset: Preset, number: u64) -> Option<Game> {
    let mut game = Game::new(preset.rules(), Seed::from_u64(number)).unwrap();
    let rules = *game.rules();
    let mut state = PlayoutState::from_view(&game.view(0));
    let mut before: ArrayVec<(usize, u8), 4> = ArrayVec::new();
    let mut has_bid = [false; 4];
    while let (Some(seat), Phase::Bidding) = (game.actor(), game.phase()) {
        let view = game.view(seat);
        if view.legal.contains(&Action::Look) {
            game.apply(Action::Look).unwrap();
            continue;
        }
        state.hands[seat] = game.hand(seat).bits();
        let action = if rules.sides == Sides::Dummy {
            let scores = &[0; 3];
            let standing = bid::Standing {
                scores,
                has_bid,
                caution: bid::CAUTION,
            };
            bid::choose(&state, &rules, standing, seat, &view.legal)
        } else {
            bid::usual(&state, &rules, has_bid, seat, &view.legal, &before)
        };
        if let Action::Bid(number) = action {
            state.set_bid(seat, Bid::Tricks(number));
            before.push((seat, number));
            has_bid[seat] = true;
        }
        game.apply(action).unwrap();
    }
    (game.phase() == Phase::Play).then_some(game)
}

/// The mean strength over all hidden hands that made a bid of one kind.
#[derive(Debug, Default)]
struct Mean {
    real: f64,
    drawn: f64,
    count: f64,
}

impl Mean {
    fn add(&mut self, real: f32, drawn: f32) {
        self.real += f64::from(real);
        self.drawn += f64::from(drawn);
        self.count += 1.0;
    }

    fn off(&self) -> f64 {
        (self.drawn - self.real) / self.count
    }
}

/// Maximum difference between the mean expected tricks of sampled and of real hands. Real bids have no variance here,
/// so the strongest hands are estimated slightly weaker than they are.
const CLOSE: f64 = 0.75;

#[test]
fn drawn_hands_are_as_good_as_those_that_were_bid_so() {
    let presets = [
        Preset::Pairs,
        Preset::Solo,
        Preset::Suicide,
        Preset::Whiz,
        Preset::ThreeHanded,
    ];
    for preset in presets {
        let (mut nil, mut low, mut high) = (Mean::default(), Mean::default(), Mean::default());
        for game in (0..300).filter_map(|number| bid_out(preset, number)) {
            let view = game.view(game.actor().unwrap());
            let state = PlayoutState::from_view(&view);
            let mut worlds = Worlds::new(&view, &state, true, false);
            let mut dice = Dice::new(5);
            for _ in 0..10 {
                let mut world = state.clone();
                worlds.fill(&mut world, &mut dice);
                for seat in (0..4).filter(|&seat| worlds.open[seat] && worlds.has_bid[seat]) {
                    let real = game.hand(seat).bits();
                    let tricks = |hand: u64| estimate::tricks(hand, state.deck);
                    if state.nil[seat] {
                        let chance = |hand: u64| estimate::nil_chance(hand, state.deck);
                        nil.add(chance(real), chance(world.hands[seat]));
                    } else if state.bids[seat] < 5 {
                        low.add(tricks(real), tricks(world.hands[seat]));
                    } else {
                        high.add(tricks(real), tricks(world.hands[seat]));
                    }
                }
            }
        }
        assert!(nil.count < 400.0 || nil.off().abs() < 0.1, "{preset:?} {nil:?}");
        assert!(
            low.off().abs() < CLOSE && high.off().abs() < CLOSE,
            "{preset:?} {low:?} {high:?}"
        );
    }
}

#[test]
fn spades_that_a_bid_tells_are_held() {
    for game in (0..60).filter_map(|number| bid_out(Preset::Whiz, number)) {
        let view = game.view(game.actor().unwrap());
        let state = PlayoutState::from_view(&view);
        let mut worlds = Worlds::new(&view, &state, true, false);
        let mut dice = Dice::new(7);
        for _ in 0..10 {
            let mut world = state.clone();
            worlds.fill(&mut world, &mut dice);
            for seat in (0..4).filter(|&seat| worlds.open[seat] && !state.nil[seat]) {
                let spades = (world.hands[seat] & SUITS[SPADES]).count_ones();
                assert_eq!(spades, u32::from(state.bids[seat]));
            }
        }
    }
}

#[test]
fn every_world_is_another_one() {
    let mut seen = 0;
    for preset in [Preset::Pairs, Preset::Suicide, Preset::ThreeHanded] {
        let mut game = Game::new(preset.rules(), Seed::from_u64(4)).unwrap();
        while let (Some(seat), Phase::Bidding) = (game.actor(), game.phase()) {
            let view = game.view(seat);
            if view.hand.is_some() {
                let state = PlayoutState::from_view(&view);
                let mut worlds = Worlds::new(&view, &state, true, false);
                let mut dice = Dice::new(3);
                let mut drawn = std::collections::HashSet::new();
                for _ in 0..100 {
                    let mut world = state.clone();
                    worlds.fill(&mut world, &mut dice);
                    drawn.insert(world.hands);
                }
                assert!(drawn.len() > 95, "{preset:?} {seat}: {}", drawn.len());
                seen += 1;
            }
            let look = view.legal.contains(&Action::Look);
            let action = if look {
                Action::Look
            } else {
                view.legal[view.legal.len() / 3]
            };
            game.apply(action).unwrap();
        }
    }
    assert_eq!(seen, 11);
}
