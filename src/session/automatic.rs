//! What needs no decision happens by itself, after a moment: drawing against the computer, a card that is the only one, and with
//! nobody at this machine the rounds; and the rest of the tricks, when somebody takes them.

use bevy::prelude::*;
use spades_rules::{Action, Phase};

use super::{Match, Pace, Presentation, SessionOptions, SubmitAction, Turn, TurnPrompt, Undone, table_seconds};

/// Seconds of table time before it happens.
const DRAW: f32 = 0.12;
const FORCED: f32 = 0.45;
const CLAIMED: f32 = 0.2;
const NEXT_ROUND: f32 = 2.5;

/// Somebody takes the rest of this round: his cards play themselves, one ordinary action after another, for as long as each next one
/// proves it anew.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct TakingTheRest(Option<u16>);

/// Asks for the rest of the tricks to be taken.
#[derive(Message, Clone, Copy, Debug, Default)]
pub struct TakeTheRest;

/// Begins to take the rest, where it is proven, and ends with the round or when a decision is taken back.
pub(super) fn take(
    mut asked: MessageReader<TakeTheRest>,
    mut undone: MessageReader<Undone>,
    game: Option<Res<Match>>,
    prompt: Res<TurnPrompt>,
    mut taking: ResMut<TakingTheRest>,
) {
    let Some(game) = game else { return };
    let round = game.game().round();
    let playing = game.game().phase() == Phase::Play;
    if undone.read().last().is_some() || !playing || taking.0.is_some_and(|of| of != round) {
        taking.set_if_neq(TakingTheRest(None));
    }
    if asked.read().last().is_some() && prompt.rest.is_some() && prompt.count == game.count() {
        taking.0 = Some(round);
    }
}

/// What would be done now, and after how long.
fn forced(prompt: &TurnPrompt, game: &Match, options: &SessionOptions, taking: TakingTheRest) -> Option<(Action, f32)> {
    let view = prompt.view.as_ref().filter(|_| prompt.count == game.count())?;
    if game.humans().next().is_none() {
        let on = |action: &&Action| matches!(action, Action::NextRound | Action::Settle);
        return view.legal.iter().find(on).map(|&action| (action, NEXT_ROUND));
    }
    if let Some(card) = prompt.rest.filter(|_| taking.0 == Some(view.round)) {
        return Some((Action::Play(card), CLAIMED));
    }
    match (prompt.turn, view.legal.as_slice()) {
        (Turn::Draw, [Action::Draw]) if !game.hot_seat() => Some((Action::Draw, DRAW)),
        (Turn::Play | Turn::Open, &[Action::Play(card)]) if options.play_forced || taking.0 == Some(view.round) => {
            Some((Action::Play(card), FORCED))
        }
        _ => None,
    }
}

/// Waits for its moment, and acts.
pub(super) fn act(
    game: Option<Res<Match>>,
    prompt: Res<TurnPrompt>,
    presentation: Res<Presentation>,
    options: Res<SessionOptions>,
    taking: Res<TakingTheRest>,
    pace: Res<Pace>,
    time: Res<Time>,
    mut waited: Local<Option<(usize, f32)>>,
    mut submit: MessageWriter<SubmitAction>,
) {
    let Some(game) = game else { return };
    let Some((action, after)) = forced(&prompt, &game, &options, *taking).filter(|_| !presentation.showing) else {
        *waited = None;
        return;
    };
    let count = game.count();
    let before = waited
        .filter(|&(of, _)| of == count)
        .map_or(0.0, |(_, seconds)| seconds);
    let seconds = before + table_seconds(&time, &options, *pace);
    *waited = Some((count, seconds));
    if seconds >= after {
        *waited = None;
        submit.write(SubmitAction { action, count });
    }
}

impl TurnPrompt {
    /// Whether something will happen by itself in a moment.
    #[must_use]
    pub fn acts_by_itself(&self, game: &Match, options: &SessionOptions, taking: TakingTheRest) -> bool {
        forced(self, game, options, taking).is_some()
    }
}
