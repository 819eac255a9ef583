//! A game is small, and playing it allocates nothing on the heap.

use allocation_counter::measure;
use spades_rules::{Action, Event, Events, Game, Phase, Preset, Renege, Rules, Seed};

#[test]
fn a_game_is_less_than_a_kilobyte() {
    assert!(size_of::<Game>() < 1024, "{} bytes", size_of::<Game>());
    assert!(size_of::<Event>() <= 32 && size_of::<Action>() <= 2);
    assert!(size_of::<Events>() <= 264);
}

#[test]
fn nothing_is_allocated_within_a_round() {
    let custom = Rules {
        renege: Renege::Penalized,
        ..Preset::OpenDraft.rules()
    };
    for rules in Preset::ALL.map(Preset::rules).into_iter().chain([custom]) {
        let mut game = Game::new(rules, Seed::from_u64(3)).unwrap();
        let mut actions = 0;
        let used = measure(|| {
            while !game.phase().is_scored() {
                let legal = game.legal_actions();
                let mine = game.legal_for(0);
                assert!(mine.len() <= legal.len());
                let refused = game.apply(Action::NextRound);
                assert!(refused.is_err());
                // Not the first bid, which is nil: after three of them the round would be dealt again.
                let choice = if game.phase() == Phase::Bidding {
                    legal.len() - 1
                } else {
                    0
                };
                game.apply(legal[choice]).unwrap();
                actions += 1;
            }
        });
        assert!(actions > 50);
        assert_eq!((used.count_total, used.bytes_total), (0, 0), "{rules:?}");
        // A clone shares the past rounds.
        let cloned = measure(|| assert!(game.clone().phase() == game.phase()));
        assert_eq!(cloned.count_total, 0);
    }
}
