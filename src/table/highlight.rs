//! Raises, dims, rings and shakes cards according to turn, pointer and keys.

use bevy::prelude::*;
use spades_rules::{Action, DUMMY, Seat, View};

use super::card::{CardBody, CardHighlight};
use super::hint::Advised;
use super::scene::CardId;
use super::selection::{Chosen, Hovered, Raised, Shake};
use super::shown::{ShownScene, ShownView};
use crate::session::learning::Learning;
use crate::session::{Perspective, Turn, TurnPrompt};

/// Seconds that a card shakes.
const SHAKE: f32 = 0.18;

/// Starts shaking the cards named by messages.
pub fn shake(mut shakes: MessageReader<Shake>, mut cards: Query<(&CardBody, &mut CardHighlight)>) {
    for &Shake(id) in shakes.read() {
        for (_, mut highlight) in cards.iter_mut().filter(|(body, _)| body.0 == id) {
            highlight.shaking = SHAKE;
        }
    }
}

/// Raises, dims and rings the cards.
pub fn highlight(
    (shown_scene, shown_view): (Res<ShownScene>, Res<ShownView>),
    perspective: Res<Perspective>,
    prompt: Res<TurnPrompt>,
    hovered: Res<Hovered>,
    raised: Res<Raised>,
    advised: Res<Advised>,
    learning: Option<Res<Learning>>,
    mut chosen: ResMut<Chosen>,
    mut cards: Query<(&CardBody, &mut CardHighlight)>,
    added: Query<(), Added<CardBody>>,
) {
    let changed = shown_scene.is_changed()
        || shown_view.is_changed()
        || perspective.is_changed()
        || prompt.is_changed()
        || hovered.is_changed()
        || raised.is_changed()
        || advised.is_changed()
        || learning.as_ref().is_some_and(DetectChanges::is_changed)
        || chosen.is_changed()
        || !added.is_empty();
    let (Some(scene), Some(view)) = (&shown_scene.0, &shown_view.0) else {
        return;
    };
    if !changed {
        return;
    }
    let now = prompt.turn;
    let hand: &[CardId] = &scene.hands[view.playing_hand()];
    if !now.asks_for_card() && chosen.0.is_some() {
        chosen.0 = None;
    }
    let key = chosen.0.and_then(|at| hand.get(at)).copied();
    let winner = scene
        .taker
        .and_then(|taker| scene.trick.iter().find(|&&(seat, _)| seat == taker))
        .map(|&(_, id)| id);
    let over_stock = hovered.0.is_some_and(|over| scene.stock.contains(&over));
    let hinted = match learning.as_ref().and_then(|learning| learning.hinted()) {
        Some(Action::Play(card) | Action::Pass(card)) => Some(card),
        _ => advised.card(),
    };
    let waiting = waiting_hand(view);
    let own = &scene.hands[scene.viewer];
    let over_own = hovered.0.is_some_and(|over| own.contains(&over));
    for (&CardBody(id), mut highlight) in &mut cards {
        let in_hand = hand.contains(&id);
        let legal = scene.faces[id].is_some_and(|card| view.lawful.contains(card));
        let pointed_at = hovered.0 == Some(id) || raised.0 == Some(id);
        let raised_by_pointer =
            pointed_at && in_hand && (now.asks_for_card() || perspective.open && scene.faces[id].is_some());
        let suggested = in_hand && scene.faces[id].is_some() && scene.faces[id] == hinted;
        let named = now == Turn::Pass && in_hand && scene.faces[id].is_some_and(|card| view.naming.contains(card));
        let next = CardHighlight {
            raised: key == Some(id) || raised_by_pointer || suggested || named,
            ringed: key == Some(id),
            dim: now == Turn::Play
                && (in_hand && !legal || waiting.is_some_and(|seat| scene.hands[seat].contains(&id))),
            glowing: winner == Some(id)
                || named
                || now == Turn::Choose && scene.drawn.is_some_and(|(_, drawn)| drawn == id)
                || now == Turn::Draw && over_stock && scene.stock.last() == Some(&id)
                || matches!(now, Turn::Open | Turn::Look) && over_own && own.contains(&id),
            ..*highlight
        };
        highlight.set_if_neq(next);
    }
}

/// Returns the idle hand of the dummy's partner, who plays two hands, while the other one is to play.
fn waiting_hand(view: &View) -> Option<Seat> {
    if view.dummy_partner != Some(view.viewer) || view.dummy.is_none() {
        return None;
    }
    let playing = view.playing_hand();
    [view.viewer, DUMMY].into_iter().find(|&hand| hand != playing)
}

#[cfg(test)]
mod tests {
    use super::*;
    use spades_rules::{Game, Phase, Preset, Seed};

    #[test]
    fn the_hand_that_no_card_is_asked_from_waits() {
        let mut game = Game::new(Preset::ThreeHanded.rules(), Seed::from_u64(5)).unwrap();
        let mut seen = [false; 2];
        while !game.phase().is_scored() {
            if let (Phase::Play, Some(seat)) = (game.phase(), game.actor()) {
                let view = game.view(seat);
                let partner = view.dummy_partner == Some(seat);
                let expected = match view.hand_to_play {
                    Some(3) => Some(seat),
                    _ if partner => Some(3),
                    _ => None,
                };
                assert_eq!(waiting_hand(&view), expected);
                seen[usize::from(view.hand_to_play == Some(3))] |= partner;
            }
            let action = *game.legal_actions().last().unwrap();
            game.apply(action).unwrap();
        }
        assert_eq!(seen, [true, true]);
    }
}
