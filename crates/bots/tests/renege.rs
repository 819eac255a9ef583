//! Calls of a renege: every level makes those that are proven, and no others.

use rand::seq::IndexedRandom;
use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;
use spades_bots::{Decision, Level, Progress, Report, Review, ReviewedCall, ReviewedRenege, proven_call};
use spades_rules::{Action, CardSet, Event, Game, Phase, Preset, Renege, Rules, Seat, Seed, Setup, Suit};

const CLOSED: Rules = Rules {
    renege: Renege::Penalized,
    ..Preset::ClosedDraft.rules()
};

fn cards(text: &str) -> CardSet {
    text.split(' ').map(|card| card.parse().unwrap()).collect()
}

/// Returns a round of these hands, in which seat 0 bids and leads first, after the plays.
fn played(hands: [&str; 2], plays: &str) -> Game {
    let setup = Setup::new(hands.map(cards).to_vec(), 0);
    let mut game = Game::from_setup(CLOSED, setup, Seed::from_u64(0)).unwrap();
    for word in ["bid1", "bid1"].into_iter().chain(plays.split(' ')) {
        game.apply(word.parse().unwrap()).unwrap();
    }
    game
}

fn decide(game: &Game, seat: Seat, level: Level) -> Action {
    let mut decision = Decision::new(&game.view(seat), level, 3);
    loop {
        if let Progress::Done(action) = decision.step(u32::MAX) {
            return action;
        }
    }
}

/// Returns `true` if a call of this seat would be right, which only the rules know before all cards are shown.
fn is_right(game: &Game, seat: Seat) -> bool {
    let events = game.clone().apply(Action::Call(seat as u8)).unwrap();
    matches!(events[0], Event::Called { right: true, .. })
}

#[test]
fn every_level_calls_what_the_last_card_proves() {
    // The club should have been the heart, which is revealed by the last card, when no player is to act any more.
    let game = played(["2H 3C", "4C AH"], "2H 4C 3C AH");
    assert_eq!((game.phase(), game.actor()), (Phase::Claims, None));
    for level in Level::ALL {
        let seats: Vec<Action> = game.callers().map(|seat| decide(&game, seat, level)).collect();
        assert_eq!(seats, [Action::Call(0), Action::Settle], "{level:?}");
    }
    let lawful = played(["2H 3C", "4C AD"], "2H 4C 3C AD");
    for level in Level::ALL {
        assert_eq!(decide(&lawful, 0, level), Action::Settle, "{level:?}");
    }
}

#[test]
fn a_spade_led_too_early_is_proved_by_any_other_suit() {
    let led = ["AS 2H 3C", "KS AH 4C"];
    let game = played(led, "AS KS");
    assert_eq!(proven_call(&game.view(1)), None, "the hand may hold nothing but spades");
    let game = played(led, "AS KS 2H");
    assert_eq!(proven_call(&game.view(1)), Some(Action::Call(1)));
    // Spades were broken by the previous trick.
    let game = played(["AS 2H 3C", "KS 4D 4C"], "2H KS");
    assert_eq!(proven_call(&game.view(1)), None);
    let game = played(["AS KD 3C", "KS AC 4D"], "3C KS 4D KD AS AC");
    assert_eq!(
        proven_call(&game.view(0)),
        Some(Action::Call(0)),
        "the ace of clubs was held"
    );
    assert_eq!(proven_call(&game.view(1)), None);
}

#[test]
fn with_open_discards_a_renege_is_proved_at_once() {
    let rules = Rules {
        renege: Renege::Penalized,
        blind_nil: None,
        ..Preset::OpenDraft.rules()
    };
    let mut game = Game::new(rules, Seed::from_u64(5)).unwrap();
    while game.phase() != Phase::Play {
        game.apply(game.legal_actions()[0]).unwrap();
    }
    let (leader, other) = (game.actor().unwrap(), 1 - game.actor().unwrap());
    let both = |suit| !game.hand(other).in_suit(suit).is_empty();
    let led = game.lawful().iter().find(|card| both(card.suit())).unwrap();
    game.apply(Action::Play(led)).unwrap();
    let off = game.hand(other).difference(CardSet::suit(led.suit())).first().unwrap();
    game.apply(Action::Play(off)).unwrap();
    assert_eq!(proven_call(&game.view(leader)), Some(Action::Call(leader as u8)));
}

/// Random rounds: what is proven is right, and once all cards are shown everything right is proven.
#[test]
fn proofs_are_right_and_complete_in_the_end() {
    let mut rng = ChaCha8Rng::seed_from_u64(9);
    let (mut early, mut late, mut nothing) = (0, 0, 0);
    for number in 0..300 {
        let preset = [Preset::OpenDraft, Preset::ClosedDraft][number % 2];
        let rules = Rules {
            renege: Renege::Penalized,
            ..preset.rules()
        };
        let mut game = Game::new(rules, Seed::from_u64(number as u64)).unwrap();
        let honest = number % 3 == 0;
        while !matches!(game.phase(), Phase::Claims | Phase::RoundEnd) {
            for seat in game.callers() {
                if proven_call(&game.view(seat)).is_some() {
                    assert!(is_right(&game, seat), "match {number}, seat {seat}");
                    early += 1;
                }
            }
            let lawful: Vec<Action> = game.lawful().iter().map(Action::Play).collect();
            let mut any: Vec<Action> = game.legal_actions().to_vec();
            any.retain(|action| !matches!(action, Action::Call(_) | Action::BlindNil));
            let keeps_to_the_rules = game.phase() == Phase::Play && (honest || rng.random_range(0..12) > 0);
            let choices = if keeps_to_the_rules { &lawful } else { &any };
            game.apply(*choices.choose(&mut rng).unwrap()).unwrap();
        }
        for seat in game.callers() {
            let right = is_right(&game, seat);
            assert_eq!(
                proven_call(&game.view(seat)).is_some(),
                right,
                "match {number}, seat {seat}"
            );
            late += usize::from(right);
            nothing += usize::from(!right);
        }
    }
    assert!(early > 100 && late > 100 && nothing > 100, "{early}, {late}, {nothing}");
}

fn review(game: &Game) -> Report {
    let mut review = Review::new(game, 0);
    loop {
        if let Some(report) = review.step(u32::MAX) {
            return report.clone();
        }
    }
}

#[test]
fn a_review_tells_of_reneges_and_calls() {
    // Seat 1 throws a club on the heart led, and holds the ace of hearts.
    let mut game = played(["2H 3C", "4C AH"], "2H 4C 3C AH");
    let renege = ReviewedRenege {
        at: 3,
        seat: 1,
        card: "4C".parse().unwrap(),
        trick: 1,
        owed: Some(Suit::Hearts),
        called: false,
    };
    let call = |at, seat, trick, right| ReviewedCall { at, seat, trick, right };
    assert_eq!(review(&game).reneges, [renege]);
    // A wrong call first, then the right one, after the last trick.
    game.apply(Action::Call(1)).unwrap();
    game.apply(Action::Call(0)).unwrap();
    let report = review(&game);
    assert_eq!(report.reneges, [ReviewedRenege { called: true, ..renege }]);
    assert_eq!(report.calls, [call(6, 1, 2, false), call(7, 0, 2, true)]);
}

#[test]
fn a_review_tells_of_a_spade_led_too_early_that_nobody_called() {
    let mut game = played(["AS 2H", "KS 4C"], "AS KS 2H 4C");
    game.apply(Action::Settle).unwrap();
    let report = review(&game);
    assert_eq!(report.calls, []);
    let [renege] = report.reneges[..] else {
        panic!("{:?}", report.reneges)
    };
    assert_eq!(
        (renege.seat, renege.trick, renege.owed, renege.called),
        (0, 1, None, false)
    );
}
