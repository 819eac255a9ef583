//! The nil that the running trick threatens, as everyone at the table can see.

use bevy::prelude::*;
use spades_rules::{Card, CardSet, Phase, Seat};

use crate::table::scene::Scene;
use crate::table::shown::ShownScene;

/// The seat that bid nil, has taken no trick, and may be left with the running one, which it is winning.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Threatened(pub Option<Seat>);

fn threatened(scene: &Scene) -> Option<Seat> {
    if scene.phase != Phase::Play {
        return None;
    }
    let seen = |&(seat, id): &(Seat, usize)| Some((seat, scene.faces[id]?));
    let trick: Vec<(Seat, Card)> = scene.trick.iter().filter_map(seen).collect();
    let gone = scene.won.iter().flatten().flatten().filter_map(|&id| scene.faces[id]);
    let gone: CardSet = gone.collect();
    let never = CardSet::ALL.difference(scene.rules().deck());
    let trick = scene.rules.contenders(&trick, gone.is_empty());
    scene.played_round().nil_in_danger(&trick, gone.union(never))
}

/// Updates the threatened seat when the trick changes.
pub fn watch(shown_scene: Res<ShownScene>, mut now: ResMut<Threatened>) {
    if shown_scene.is_changed() {
        now.set_if_neq(Threatened(shown_scene.0.as_ref().and_then(threatened)));
    }
}

#[cfg(test)]
mod tests {
    use spades_rules::{Action, Bid, Game, Preset, Rules, Seed, Setup, Trumps};

    use super::*;
    use crate::settings::SortOrder;

    /// Where the 2 of clubs is out, everybody who follows must beat the 3.
    #[test]
    fn the_lowest_card_of_the_deck_is_no_threat() {
        for (trumps, danger) in [(Trumps::Ace, Some(0)), (Trumps::JokersDeuces, None)] {
            let rules = Rules {
                trumps,
                ..Preset::Solo.rules()
            };
            let hands =
                ["3C", "4C", "5C", "6C"].map(|card| CardSet::from_iter([card.parse::<Card>().expect("a card")]));
            let setup = Setup::new(hands.to_vec(), 0);
            let mut game = Game::from_setup(rules, setup, Seed::from_u64(1)).expect("cards of both decks");
            for action in ["bid0", "bid1", "bid1", "bid1", "3C"] {
                game.apply(action.parse().expect("an action")).expect("it is legal");
            }
            let scene = Scene::new(&game.view(1), true, SortOrder::SpadesFirst);
            assert_eq!(threatened(&scene), danger, "{trumps:?}");
        }
    }

    #[test]
    fn a_nil_is_in_danger_while_it_stands_to_take_the_trick() {
        let mut game = Game::new(Preset::Solo.rules(), Seed::from_u64(3)).expect("a preset");
        let leader = game.first();
        while game.phase() == Phase::Bidding {
            let nil = game.actor() == Some(leader);
            game.apply(Action::Bid(if nil { 0 } else { 3 })).expect("a bid");
        }
        let mut scene = Scene::new(&game.view(0), true, SortOrder::SpadesFirst);
        assert_eq!(threatened(&scene), None, "nothing is played");
        let mut beaten = false;
        while !beaten {
            let card = game.legal_cards().iter().next().expect("a card");
            let seat = game.hand_to_play();
            for event in game.apply(Action::Play(card)).expect("a legal card") {
                scene.apply(&event.seen_by(0, &game));
            }
            if scene.taker.is_some() {
                break;
            }
            let danger = threatened(&scene);
            if seat == Some(leader) {
                assert_eq!(danger, Some(leader), "whoever leads takes it as it lies");
            }
            beaten = danger.is_none();
        }
        assert!(beaten || scene.tricks[leader] > 0, "it was beaten, or taken");
        scene.bids[leader] = Some(Bid::Tricks(2));
        assert_eq!(threatened(&scene), None, "who bid more is in no danger");
    }
}
