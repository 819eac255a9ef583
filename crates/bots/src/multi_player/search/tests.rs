//! Where a search begins to solve its worlds.

use spades_rules::{Game, Preset, Seed};

use super::*;

/// A round whose first two seats bid nil and the others five, before its first card.
fn with_nils(preset: Preset) -> (Rules, PlayoutState) {
    let game = Game::new(preset.rules(), Seed::from_u64(1)).unwrap();
    let mut state = PlayoutState::from_view(&game.view(0));
    for (seat, bid) in [0, 0, 5, 5].into_iter().enumerate() {
        state.set_bid(seat, Bid::Tricks(bid));
    }
    (*game.rules(), state)
}

#[test]
fn forced_nils_keep_worlds_from_being_solved_until_they_are_broken() {
    let (rules, mut state) = with_nils(Preset::Suicide);
    let from = |state: &PlayoutState| solves_from(state, &rules, Effort::EXPERT);
    assert_eq!(from(&state), 6);
    state.tricks[0] = 1;
    assert_eq!(from(&state), 6, "the other nil is alive");
    state.tricks[1] = 2;
    assert_eq!(from(&state), 9);

    let (rules, state) = with_nils(Preset::Pairs);
    assert_eq!(solves_from(&state, &rules, Effort::EXPERT), 9);
}
