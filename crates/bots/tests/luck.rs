//! Luck told from skill in reviews: a choice that was worse on average and turned out well, and the best choice that few would find.

use spades_bots::{Decision, Level, Luck, Progress, Report, Review, ReviewedDecision};
use spades_rules::{Action, Game, Preset, Seed, View};

fn decide(view: &View, level: Level, seed: u64) -> Action {
    let mut decision = Decision::new(view, level, seed);
    loop {
        if let Progress::Done(action) = decision.step(u32::MAX) {
            return action;
        }
    }
}

/// Plays one round, seat 0 at this level and the others as Intermediate.
fn round(preset: Preset, level: Level, seed: u64) -> Game {
    let mut game = Game::new(preset.rules(), Seed::from_u64(seed)).unwrap();
    while let Some(seat) = game.actor() {
        let level = if seat == 0 { level } else { Level::Intermediate };
        let action = decide(&game.view(seat), level, seed);
        game.apply(action).unwrap();
    }
    if let Some(&settle) = game.legal_actions().iter().find(|&&action| action == Action::Settle) {
        game.apply(settle).unwrap();
    }
    game
}

fn review(game: &Game) -> Report {
    let mut review = Review::new(game, 1);
    loop {
        if let Some(report) = review.step(100_000) {
            return report.clone();
        }
    }
}

/// Checks that what is said about the luck of a decision happened.
fn check(game: &Game, decision: &ReviewedDecision, luck: Luck) {
    let seat = decision.seat;
    let side = &game.sheet()[game.side_of(seat)];
    let before = game.undo_to(decision.at).unwrap();
    match (luck, decision.taken) {
        (Luck::Came(card), Action::Discard) => {
            let mut after = before.clone();
            after.apply(Action::Discard).unwrap();
            assert!(after.hand(seat).contains(card) && !before.hand(seat).contains(card));
        }
        (Luck::Spared(card), Action::Keep) => {
            let mut after = before.clone();
            after.apply(Action::Discard).unwrap();
            assert!(after.hand(seat).contains(card), "it would have come");
        }
        (Luck::BidMade, Action::Bid(0) | Action::BlindNil) => assert_eq!(game.tricks()[seat], 0),
        (Luck::BidMade, Action::Bid(_)) => assert!(side.total > 0),
        (Luck::HigherMissed, Action::Bid(bid)) => assert!(matches!(decision.best, Action::Bid(best) if best > bid)),
        (Luck::Took(card), Action::Play(played)) => {
            let at = game.plays().position(|(_, other)| other == card).unwrap();
            let (hand, _) = game.plays().nth(at).unwrap();
            assert_eq!((card, game.takers().nth(at / game.hands())), (played, Some(hand)));
        }
        (Luck::LetOff, _) | (Luck::Placed, Action::Play(_)) => {}
        (luck, taken) => panic!("{luck:?} after {taken:?}"),
    }
}

#[test]
fn a_choice_that_turned_out_well_is_never_the_turning_point() {
    let mut kinds = std::collections::BTreeMap::new();
    let mut unlucky = 0;
    for preset in [Preset::OpenDraft, Preset::ClosedDraft, Preset::Pairs] {
        for seed in 0..4 {
            let game = round(preset, Level::Beginner, seed);
            let report = review(&game);
            let turning = report.turning_point.map(|index| &report.decisions[index]);
            let mistakes = report.mistakes();
            let worst = mistakes.iter().find(|decision| decision.luck.is_none());
            let worst = worst.filter(|decision| decision.cost() >= 5.0);
            assert_eq!(turning.map(|turning| turning.cost()), worst.map(|worst| worst.cost()));
            assert!(turning.is_none_or(|turning| turning.luck.is_none()));
            unlucky += mistakes.iter().filter(|decision| decision.luck.is_none()).count();
            for decision in &report.decisions {
                if let Some(luck) = decision.luck {
                    assert!(decision.is_mistake(), "{decision:?}");
                    check(&game, decision, luck);
                    let kind = format!("{luck:?}");
                    *kinds.entry(kind.split('(').next().unwrap().to_owned()).or_insert(0) += 1;
                }
            }
        }
    }
    let lucky: i32 = kinds.values().sum();
    assert!(kinds.contains_key("Came") && kinds.len() > 3, "{kinds:?}");
    assert!(lucky > 8 && unlucky > 20, "{lucky}, {unlucky}");
}

#[test]
fn the_best_decision_is_one_that_a_plain_player_would_have_missed() {
    let mut found = 0;
    for preset in [Preset::OpenDraft, Preset::Pairs] {
        for seed in 0..4 {
            let game = round(preset, Level::Expert, seed);
            let report = review(&game);
            let Some(best) = report.best_played(Some(0)) else {
                continue;
            };
            assert_eq!((best.seat, best.taken), (0, best.best));
            let view = game.undo_to(best.at).unwrap().view(0);
            let plain = decide(&view, Level::Intermediate, 0);
            let other = best.options.iter().find(|&&(action, _)| action == plain).unwrap().1;
            assert!(plain != best.taken && other.points == best.gained && best.gained >= 5.0);
            let own = report.decisions.iter().filter(|decision| decision.seat == 0);
            assert!(own.map(|decision| decision.gained).all(|gained| gained <= best.gained));
            found += 1;
        }
    }
    assert!(found > 2, "{found}");
}
