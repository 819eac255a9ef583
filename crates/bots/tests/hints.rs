//! Hints and reviews in every game: every option has its worth, one plain reason, and a review tells what the hints told.

use spades_bots::{Advice, Decision, Hint, Level, Progress, Review};
use spades_rules::{Action, Game, Phase, Preset, Renege, Rules, Seed, View};

fn decide(view: &View, level: Level, seed: u64) -> Action {
    let mut decision = Decision::new(view, level, seed);
    loop {
        if let Progress::Done(action) = decision.step(u32::MAX) {
            return action;
        }
    }
}

fn advice(view: &View, seed: u64) -> Advice {
    let mut hint = Hint::new(view, seed);
    loop {
        if let Some(advice) = hint.step(5000) {
            return advice.clone();
        }
    }
}

/// All presets, jokers, and reneges that can be called.
fn all_rules() -> Vec<Rules> {
    let mut all: Vec<Rules> = Preset::ALL.into_iter().map(Preset::rules).collect();
    all.push(Rules {
        jokers: true,
        ..Preset::Pairs.rules()
    });
    for preset in [Preset::OpenDraft, Preset::ClosedDraft] {
        all.push(Rules {
            renege: Renege::Penalised,
            ..preset.rules()
        });
    }
    all
}

/// Plays one round, Intermediate against itself, and looks at the view of every decision.
fn round(rules: Rules, seed: u64, mut look: impl FnMut(&Game, &View)) -> Game {
    let mut game = Game::new(rules, Seed::from_u64(seed)).unwrap();
    while let Some(seat) = game.actor() {
        let view = game.view(seat);
        look(&game, &view);
        let action = decide(&view, Level::Intermediate, seed);
        game.apply(action).unwrap();
    }
    game
}

fn check(view: &View, advice: &Advice) {
    let mut legal = view.legal.clone();
    let mut valued: Vec<Action> = advice.options.iter().map(|&(action, _)| action).collect();
    let key = |action: &Action| format!("{action:?}");
    legal.sort_by_key(key);
    valued.sort_by_key(key);
    assert_eq!(valued, legal);
    assert_eq!(advice.options.len(), advice.errors.len());
    assert_eq!(advice.best, advice.options[0].0);
    assert!(
        advice.options.windows(2).all(|pair| pair[0].1 >= pair[1].1 - 1e-9),
        "{:?}",
        advice.options
    );
    assert!(advice.options.iter().all(|option| (0.0..=1.0).contains(&option.1)));
    assert!(advice.errors.iter().all(|error| error.is_finite() && *error >= 0.0));
    let reason = &advice.reason;
    assert!(reason.ends_with('.') && reason.len() > 20, "{reason}");
    assert!(reason.starts_with(|first: char| first.is_uppercase()), "{reason}");
    assert_eq!(reason.matches(". ").count(), 0, "one sentence: {reason}");
}

#[test]
fn every_option_of_every_game_has_its_worth() {
    for rules in all_rules() {
        let mut number = 0;
        round(rules, 2, |_, view| {
            number += 1;
            if number % 13 == 1 || view.phase == Phase::Bidding {
                check(view, &advice(view, 4));
            }
        });
    }
}

/// A review shows the numbers that the hints showed.
#[test]
fn a_review_agrees_with_the_hints() {
    for preset in [
        Preset::OpenDraft,
        Preset::ClosedDraft,
        Preset::Pairs,
        Preset::ThreeHanded,
    ] {
        let mut hints = Vec::new();
        let mut number = 0;
        let game = round(preset.rules(), 6, |game, view| {
            number += 1;
            if number % 9 == 0 {
                hints.push((game.action_count(), advice(view, game.action_count() as u64)));
            }
        });
        let mut review = Review::new(&game, 0);
        let report = loop {
            if let Some(report) = review.step(10_000) {
                break report.clone();
            }
        };
        let mut compared = 0;
        for (at, advice) in hints {
            let Some(decision) = report.decisions.iter().find(|decision| decision.at == at) else {
                continue;
            };
            compared += 1;
            let taken = advice.options.iter().find(|option| option.0 == decision.taken).unwrap();
            assert_eq!(decision.best, advice.best);
            assert_eq!(decision.loss, advice.options[0].1 - taken.1);
            assert_eq!(decision.reason, advice.reason);
        }
        assert!(compared > 1, "{}", preset.key());
        assert!(report.accuracy.iter().all(|accuracy| (0.0..=100.0).contains(accuracy)));
    }
}
