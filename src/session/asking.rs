//! Works out the decision that a person is asked for: the [`TurnPrompt`].

use bevy::prelude::*;
use spades_bots::takes_the_rest;
use spades_rules::{Action, HandBuilding, Phase, View};

use super::learning::Learning;
use super::prompt::{Claim, Turn, TurnPrompt};
use super::{ClaimState, FaceToFace, Match, Perspective, Presentation, Purpose, RemainingTricks, SessionOptions};

/// Returns the decision to ask for once everything has been shown.
fn turn(view: &View, game: &Match, perspective: &Perspective) -> Turn {
    let person = game.is_person(view.viewer);
    if perspective.curtain || view.legal.is_empty() || !person {
        return Turn::Wait;
    }
    let mine = view.actor == Some(view.viewer);
    match view.phase {
        Phase::RoundEnd => Turn::Next,
        Phase::Claims => Turn::Settle,
        _ if !mine => Turn::Wait,
        Phase::Draft if view.legal.contains(&Action::Draw) => Turn::Draw,
        _ if !perspective.open => Turn::Open,
        Phase::Draft => Turn::Choose,
        Phase::Bidding if view.legal.contains(&Action::Look) => Turn::Look,
        Phase::Bidding => Turn::Bid,
        Phase::Passing => Turn::Pass,
        Phase::Play => Turn::Play,
        Phase::MatchEnd => Turn::Wait,
    }
}

/// Returns `true` if the discards may be browsed: open ones always; closed ones, which the player has seen once, according to the option.
fn may_see_discards(view: &View, game: &Match, options: &SessionOptions) -> bool {
    view.rules.hands == HandBuilding::OpenDraft || options.show_discards.in_match(game)
}

/// Returns `true` if the known cards may be shown: against the computer, which remembers everything. People at one machine have
/// to remember for themselves, as with their discards.
fn may_see_what_is_known(view: &View, game: &Match, options: &SessionOptions) -> bool {
    let playing = matches!(view.phase, Phase::Draft | Phase::Bidding | Phase::Passing | Phase::Play);
    let closed = matches!(view.rules.hands, HandBuilding::ClosedDraft | HandBuilding::UnseenDraft);
    let person = game.is_person(view.viewer);
    playing && person && view.hand.is_some() && (options.show_discards.in_match(game) || !game.hot_seat() && !closed)
}

/// Updates the prompt when anything that it depends on has changed.
pub(super) fn ask(
    game: Option<Res<Match>>,
    perspective: Res<Perspective>,
    presentation: Res<Presentation>,
    options: Res<SessionOptions>,
    settled: Res<RemainingTricks>,
    face_to_face: Res<FaceToFace>,
    learning: Option<Res<Learning>>,
    mut prompt: ResMut<TurnPrompt>,
) {
    let Some(game) = game else { return };
    if !(game.is_changed()
        || perspective.is_changed()
        || presentation.is_changed()
        || options.is_changed()
        || settled.is_changed()
        || face_to_face.is_changed()
        || learning.as_ref().is_some_and(DetectChanges::is_changed))
    {
        return;
    }
    let exercise = game.purpose() == Purpose::Exercise;
    if presentation.showing || learning.is_some_and(|learning| !learning.asks()) {
        let count = game.action_count();
        prompt.set_if_neq(TurnPrompt { count, ..default() });
        return;
    }
    let view = game.view(perspective.viewer);
    let turn = turn(&view, &game, &perspective);
    let call = view
        .legal
        .iter()
        .copied()
        .find(|action| matches!(action, Action::Call(_)))
        .filter(|_| view.phase == Phase::Play && !perspective.curtain && !exercise);
    // An exercise has its own bar with an undo button.
    let may_undo = !exercise && !perspective.curtain && turn != Turn::Next;
    let undo = may_undo.then(|| game.can_undo(&options)).flatten();
    prompt.set_if_neq(TurnPrompt {
        turn,
        count: game.action_count(),
        undo: undo.is_some(),
        undo_sets_apart: undo.is_some_and(|point| game.undo_sets_apart(point)),
        // Face to face, everyone would read it.
        hint: !exercise && !face_to_face.0 && matches!(turn, Turn::Choose | Turn::Bid | Turn::Pass | Turn::Play),
        call,
        rest: Some(&view)
            .filter(|_| turn == Turn::Play && !game.hot_seat() && !exercise)
            .and_then(takes_the_rest),
        claim: match settled.of(game.game().round()) {
            ClaimState::Claimed(seat) => Some(Claim {
                seat,
                cards: game.game().hand(seat),
            }),
            _ => None,
        },
        discards: may_see_discards(&view, &game, &options)
            && (!face_to_face.0 || view.rules.hands == HandBuilding::OpenDraft)
            && perspective.open
            && !perspective.curtain
            && view.discards.iter().any(|thrown| thrown.card.is_some()),
        known: may_see_what_is_known(&view, &game, &options)
            && !face_to_face.0
            && perspective.open
            && !perspective.curtain,
        view: Some(view),
    });
}
