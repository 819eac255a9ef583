//! Searches that are cut.

use spades_rules::{Game, Preset, Seed, Setup};

use super::*;

/// Returns a round with two hands of two suits whose ranks alternate; both hands are known.
fn alternating() -> Game {
    let hands = [
        "3C 5C 7C 9C JC KC 2D 4D 6D 8D TD QD AD",
        "2C 4C 6C 8C TC QC AC 3D 5D 7D 9D JD KD",
    ];
    let hands = hands.map(|hand| hand.split(' ').map(|card| card.parse().unwrap()).collect());
    let setup = Setup::new(hands.to_vec(), 0);
    Game::from_setup(Preset::OpenDraft.rules(), setup, Seed::from_u64(1)).unwrap()
}

/// Returns the advice of a search limited to `nodes` positions, in steps of any size.
fn advice(view: &View, nodes: u64, step: u64) -> Advice {
    let effort = Effort {
        nodes,
        thorough: true,
        ..Effort::of(Level::Expert)
    };
    let mut search = TwoPlayerSearch::new(view, effort, 1);
    while !search.step(step) {}
    let spent = match &search {
        TwoPlayerSearch::Bid(search) => search.spent(),
        TwoPlayerSearch::Play(search) => search.spent(),
        _ => 0,
    };
    assert!(spent <= PATIENCE * nodes, "{spent} of {nodes}");
    search.advice(view)
}

/// Returns a round of a draft before its first bid. In an open draft both hands are known, so that all pairs of bids are searched.
fn drafted(preset: Preset) -> Game {
    let mut game = Game::new(preset.rules(), Seed::from_u64(3)).unwrap();
    while game.phase() == Phase::Draft {
        let action = heuristic::sound(&game.view(game.actor().unwrap()));
        game.apply(action).unwrap();
    }
    game
}

#[test]
fn a_search_is_cut_at_its_limit_says_so_and_goes_by_rule() {
    for mut game in [alternating(), drafted(Preset::OpenDraft)] {
        loop {
            let view = game.view(game.actor().unwrap());
            let bidding = view.phase == Phase::Bidding;
            let rule = if bidding {
                bid::by_count(&view)
            } else {
                heuristic::sound(&view)
            };
            for step in [7, u64::MAX / 4] {
                let cut = advice(&view, 2, step);
                assert!(
                    cut.cut && cut.sampled == Some(0) && cut.best == rule,
                    "{rule:?} {cut:?}"
                );
            }
            if !bidding {
                assert!(!advice(&view, 400_000, 5000).cut);
                break;
            }
            game.apply(rule).unwrap();
        }
    }
}

#[test]
fn bids_go_by_the_likeliest_answers_where_all_of_them_are_too_many() {
    let game = drafted(Preset::OpenDraft);
    let view = game.view(game.actor().unwrap());
    let whole = advice(&view, 4_000_000, 5000);
    assert!(!whole.cut && whole.sampled.is_none());
    let some = [5_000, 10_000, 20_000, 40_000, 80_000, 160_000].map(|nodes| advice(&view, nodes, 5000));
    assert!(some.iter().any(|some| some.cut && some.sampled == Some(1)), "{some:?}");
}

/// If the other hand isn't known, the completed worlds decide.
#[test]
fn a_search_that_is_cut_keeps_the_worlds_that_were_done() {
    let mut game = drafted(Preset::ClosedDraft);
    while game.phase() != Phase::Play {
        let seat = game.actor().unwrap();
        let action = heuristic::sound(&game.view(seat));
        game.apply(action).unwrap();
    }
    let view = game.view(game.actor().unwrap());
    let cut = |nodes: u64| advice(&view, nodes, 500);
    let sampled = |advice: Advice| advice.sampled.filter(|_| advice.cut);
    let found: Vec<Option<u32>> = [1, 400, 800, 1_200, 1_600, 2_000, 100_000]
        .map(|nodes| sampled(cut(nodes)))
        .to_vec();
    assert!(found.is_sorted_by_key(|worlds| worlds.unwrap_or(8)), "{found:?}");
    assert!(
        found.iter().flatten().any(|worlds| (1..8).contains(worlds)),
        "{found:?}"
    );
    assert_eq!((found[0], found[6]), (Some(0), None));
}
