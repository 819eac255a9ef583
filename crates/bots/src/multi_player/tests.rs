//! Invariants of every level and every game of three and four players.

use spades_rules::{Action, CardSet, DUMMY, Game, Phase, Preset, Rules, Seed, Setup, Sides, Trumps, View};

use super::dice::Dice;
use crate::{Decision, Hint, Level, Progress, Reason};

/// The games of this module.
const PRESETS: [Preset; 6] = [
    Preset::Pairs,
    Preset::Solo,
    Preset::Suicide,
    Preset::Whiz,
    Preset::Mirror,
    Preset::ThreeHanded,
];

/// Returns all games with every order of trumps.
fn all_rules() -> impl Iterator<Item = Rules> {
    PRESETS.into_iter().flat_map(|preset| {
        let with = move |&trumps: &Trumps| Rules {
            trumps,
            ..preset.rules()
        };
        Trumps::ALL.iter().map(with)
    })
}

fn decide(view: &View, level: Level, seed: u64, slice: u32) -> Action {
    let mut decision = Decision::new(view, level, seed);
    loop {
        if let Progress::Done(action) = decision.step(slice) {
            return action;
        }
    }
}

/// Plays one round and passes every view of a decision to `look`; Intermediate decides.
fn round(rules: Rules, seed: u64, mut look: impl FnMut(&Game, &View)) {
    let mut game = Game::new(rules, Seed::from_u64(seed)).unwrap();
    while let Some(seat) = game.actor() {
        let view = game.view(seat);
        look(&game, &view);
        game.apply(decide(&view, Level::Intermediate, 1, u32::MAX)).unwrap();
    }
}

#[test]
fn every_level_answers_legally_to_the_end_of_a_match() {
    for rules in all_rules() {
        for level in [Level::Beginner, Level::Intermediate] {
            let mut game = Game::new(rules, Seed::from_u64(3)).unwrap();
            let mut dice = Dice::new(9);
            while game.phase() != Phase::MatchEnd {
                let action = match game.actor() {
                    None => Action::NextRound,
                    Some(seat) => decide(&game.view(seat), level, dice.next(), 1000),
                };
                game.apply(action).unwrap();
            }
        }
    }
}

#[test]
fn searching_levels_answer_legally_and_the_slices_do_not_matter() {
    for rules in all_rules() {
        let mut number = 0;
        round(rules, 5, |_, view| {
            number += 1;
            if number % 17 != 1 {
                return;
            }
            for level in [Level::Advanced, Level::Expert] {
                let whole = decide(view, level, 7, u32::MAX);
                assert!(view.legal.contains(&whole));
                assert_eq!(whole, decide(view, level, 7, 50), "{level:?}");
            }
        });
    }
}

/// Returns the same match up to now with the cards hidden from the viewer dealt again among the hands hidden from it;
/// `None` if the plays so far do not fit the new hands.
fn dealt_anew(game: &Game, view: &View, dealt: [CardSet; 4], dice: &mut Dice) -> Option<Game> {
    let seen = |seat: usize| (seat == view.viewer && view.hand.is_some()) || (seat == DUMMY && view.dummy.is_some());
    let mut hidden: Vec<_> = (0..4)
        .filter(|&seat| !seen(seat))
        .flat_map(|seat| game.hand(seat).iter())
        .collect();
    for i in (1..hidden.len()).rev() {
        hidden.swap(i, dice.below(i as u32 + 1) as usize);
    }
    let hands = [0, 1, 2, 3].map(|seat| {
        if seen(seat) {
            return dealt[seat];
        }
        let left = hidden.split_off(hidden.len() - game.hand(seat).len());
        dealt[seat]
            .difference(game.hand(seat))
            .union(left.into_iter().collect())
    });
    let setup = Setup::new(hands.to_vec(), game.first());
    let mut other = Game::from_setup(*game.rules(), setup, game.seed()).ok()?;
    for action in game.actions() {
        other.apply(action).ok()?;
    }
    Some(other)
}

#[test]
fn hidden_cards_change_no_decision() {
    let mut dice = Dice::new(6);
    for rules in all_rules() {
        let mut dealt = None;
        let (mut number, mut compared) = (0, 0);
        round(rules, 8, |game, view| {
            let dealt = *dealt.get_or_insert([0, 1, 2, 3].map(|seat| game.hand(seat)));
            number += 1;
            if number % 5 != 0 {
                return;
            }
            let Some(other) = (0..20).find_map(|_| dealt_anew(game, view, dealt, &mut dice)) else {
                return;
            };
            compared += 1;
            for level in Level::ALL {
                let there = decide(&other.view(view.viewer), level, 3, u32::MAX);
                assert_eq!(decide(view, level, 3, u32::MAX), there, "{level:?}");
            }
        });
        assert!(compared >= 3, "{compared} of {number}");
    }
}

#[test]
fn hints_value_every_card() {
    for rules in [Preset::Pairs.rules(), Preset::ThreeHanded.rules()] {
        let mut number = 0;
        round(rules, 2, |_, view| {
            number += 1;
            if number % 11 != 5 {
                return;
            }
            let mut hint = Hint::new(view, 4);
            let advice = loop {
                if let Some(advice) = hint.step(2000) {
                    break advice.clone();
                }
            };
            assert_eq!(advice.best, advice.options[0].0);
            assert!(advice.options.windows(2).all(|pair| pair[0].1 >= pair[1].1));
            assert!(advice.options.iter().all(|option| (0.0..=1.0).contains(&option.1)));
            if view.phase == Phase::Play {
                let plausible = matches!(
                    advice.reason,
                    Reason::PlayTactic { .. } | Reason::PlayAlike { .. } | Reason::OnlyChoice
                );
                assert!(plausible, "{:?}", advice.reason);
                assert_eq!(advice.options.len(), view.legal.len());
            }
        });
    }
}

/// Returns the mean surprise, in nats, of the chances to win a match given the winner, over matches played by rule;
/// in solo with bids like Expert's.
fn surprise(preset: Preset, matches: u64) -> f64 {
    let rules = preset.rules();
    let mut surprises = Vec::new();
    for number in 0..matches {
        let mut game = Game::new(rules, Seed::from_u64(number)).unwrap();
        let mut chances = Vec::new();
        while game.phase() != Phase::MatchEnd {
            let Some(seat) = game.actor() else {
                game.apply(Action::NextRound).unwrap();
                continue;
            };
            let view = game.view(seat);
            if chances.len() < usize::from(view.round) {
                chances.push([0, 1, 2, 3].map(|seat| {
                    let side = seat < game.scores().len();
                    side.then(|| super::chance_before(&game.view(seat)))
                }));
            }
            let action = if rules.sides == Sides::Single && view.phase == Phase::Bidding {
                let standing = super::bid::Standing {
                    scores: &view.scores,
                    has_bid: super::has_bid(&view),
                    caution: super::bid::CAUTION_ALONE,
                };
                let state = crate::playout_state::PlayoutState::from_view(&view);
                super::bid::choose(&state, &rules, standing, seat, &view.legal)
            } else {
                decide(&view, Level::Intermediate, 1, u32::MAX)
            };
            game.apply(action).unwrap();
        }
        let winner = game.winners().unwrap()[0];
        surprises.extend(
            chances
                .iter()
                .filter_map(|by_side| by_side[winner])
                .map(|chance| -chance.ln()),
        );
    }
    println!("{}: {} scores", preset.key(), surprises.len());
    surprises.iter().sum::<f64>() / surprises.len() as f64
}

/// The scores predict the winner; without knowledge the surprise is 1.386 nats with four players and 1.099 with three.
#[test]
fn chances_foretell_who_wins() {
    for (preset, max) in [(Preset::Solo, 1.13), (Preset::ThreeHanded, 0.95)] {
        let surprise = surprise(preset, 150);
        println!("{surprise:.3} nats");
        assert!(surprise < max, "{}: {surprise}", preset.key());
    }
}

/// A partner's nil that is winning is covered whenever possible.
#[test]
fn a_partners_nil_is_covered() {
    let mut game = Game::new(Preset::Suicide.rules(), Seed::from_u64(0)).unwrap();
    let mut covered = 0;
    for seed in 0..300 {
        game = Game::new(*game.rules(), Seed::from_u64(seed)).unwrap();
        while let Some(seat) = game.actor() {
            let view = game.view(seat);
            let action = decide(&view, Level::Intermediate, 1, u32::MAX);
            let state = crate::playout_state::PlayoutState::from_view(&view);
            let partner = (seat + 2) % 4;
            if let (Some((holder, best)), Action::Play(card)) = (state.winning(), action)
                && holder == partner
                && state.nil_alive(partner)
                && state.trick.len() == 3
            {
                let can =
                    crate::playout_state::bits(state.lawful()).any(|card| crate::playout_state::beats(card, best));
                assert!(
                    !can || crate::playout_state::beats(card.index(), best),
                    "{card:?} leaves the nil to win with {best:?}"
                );
                covered += u32::from(can);
            }
            game.apply(action).unwrap();
        }
    }
    assert!(covered > 10);
}

#[test]
fn a_hand_is_bid_far_above_its_tricks_for_the_dummy() {
    let far = (0..40).filter(|&number| {
        let game = Game::new(Preset::ThreeHanded.rules(), Seed::from_u64(number)).unwrap();
        let seat = game.first();
        let view = game.view(seat);
        let state = crate::playout_state::PlayoutState::from_view(&view);
        let expected = super::estimate::tricks(state.hands[seat], state.deck);
        let bid = decide(&view, Level::Advanced, number, u32::MAX);
        matches!(bid, Action::Bid(tricks) if f32::from(tricks) > expected + 2.6)
    });
    let far = far.count();
    assert!(far >= 6, "{far} of 40 hands");
}
