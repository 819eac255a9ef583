//! The budget of a search that solves worlds.

use spades_rules::{Game, Preset, Seed, Setup};

use super::*;

/// Returns the decision before a lead of a round of pairs with `left` tricks left, all playing by rule up to there.
fn with_tricks_left(hands: [&str; 4], left: u8) -> View {
    let hands = hands.map(|hand| hand.split(' ').map(|card| card.parse().unwrap()).collect());
    let setup = Setup::new(hands.to_vec(), 0);
    let mut game = Game::from_setup(Preset::Pairs.rules(), setup, Seed::from_u64(1)).unwrap();
    loop {
        let view = game.view(game.actor().unwrap());
        let state = PlayoutState::from_view(&view);
        let action = if view.legal.contains(&Action::Look) {
            Action::Look
        } else if view.phase == Phase::Bidding {
            Action::Bid(3)
        } else if state.tricks_left() == left {
            return view;
        } else {
            Action::Play(card(play::choose(&state, &view.rules)))
        };
        game.apply(action).unwrap();
    }
}

/// Runs a search to its end; returns the nodes that it took, and the search.
fn nodes(view: &View, effort: Effort) -> (u64, Search) {
    let options = options(view, &PlayoutState::from_view(view));
    let mut search = Search::new(view, &options, effort, 1);
    let mut nodes = 0;
    while let Some(more) = search.advance() {
        nodes += u64::from(more);
    }
    (nodes, search)
}

/// Counted in nodes, not in time: hands of two suits, each of which is split between two adjacent hands, and a hand of one suit.
#[test]
fn hard_deals_are_decided_within_the_budget() {
    let like_thomas = [
        "2S 4S 6S 8S TS QS AS 3C 5C 7C 9C JC KC",
        "2C 4C 6C 8C TC QC AC 3D 5D 7D 9D JD KD",
        "2D 4D 6D 8D TD QD AD 3H 5H 7H 9H JH KH",
        "2H 4H 6H 8H TH QH AH 3S 5S 7S 9S JS KS",
    ];
    let void = [
        "2C 4C 6C 8C TC QC AC 4S 6S 8S TS QS AS",
        "3C 7C JC 2S 5S 2D 5D 8D JD 3H 6H 9H QH",
        "5C 9C KC 3S 7S 3D 6D 9D QD 4H 7H TH KH",
        "9S JS KS 4D 7D TD KD AD 2H 5H 8H JH AH",
    ];
    let impatient = Effort {
        solve_nodes: 2_000,
        ..Effort::THOROUGH
    };
    for hands in [like_thomas, void] {
        for effort in [Effort::EXPERT, Effort::THOROUGH, Effort::REVIEW, impatient] {
            let view = with_tricks_left(hands, effort.solve_from_tricks);
            let (nodes, search) = nodes(&view, effort);
            assert!(search.solves);
            let patience = if effort.drops { PATIENCE.0 } else { PATIENCE.1 };
            let world = 9 * (2 * NODES_A_POSITION * POSITIONS);
            let min = u64::from(MIN_SOLVED) * world;
            assert!(
                nodes <= patience * effort.solve_nodes + world + min,
                "{nodes} {effort:?}"
            );
            let (worlds, _) = search.done;
            assert!(worlds >= MIN_SOLVED, "{worlds}");
            let complete = worlds == effort.solved_worlds.1;
            assert!(effort.drops || complete != search.is_cut(), "{worlds} {nodes}");
        }
        let (_, search) = nodes(&with_tricks_left(hands, 8), impatient);
        assert!(search.is_cut());
    }
}
