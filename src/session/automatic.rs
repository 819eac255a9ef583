//! Actions that need no decision and happen by themselves after a moment: drawing against the computer, a
//! forced card, the next round when every seat is a bot, and the remaining tricks once they are claimed or
//! given up.

use bevy::prelude::*;
use spades_rules::Action;

use super::claims::{ClaimState, RemainingTricks, lowest};
use super::{Match, Pace, Presentation, SessionOptions, SubmitAction, Turn, TurnPrompt};

/// Seconds of table time before each automatic action.
const DRAW: f32 = 0.12;
const FORCED: f32 = 0.45;
pub(super) const SETTLED: f32 = 0.2;
const NEXT_ROUND: f32 = 2.5;

/// Returns the automatic action of the current position and its delay in seconds.
fn forced(
    prompt: &TurnPrompt,
    game: &Match,
    options: &SessionOptions,
    rest: &RemainingTricks,
) -> Option<(Action, f32)> {
    let view = prompt.view.as_ref().filter(|_| prompt.count == game.action_count())?;
    if game.humans().next().is_none() {
        let on = |action: &&Action| matches!(action, Action::NextRound | Action::Settle);
        return view.legal.iter().find(on).map(|&action| (action, NEXT_ROUND));
    }
    let itself = match rest.of(view.round) {
        ClaimState::Taken => prompt.rest,
        ClaimState::Granted(_) | ClaimState::Conceded => lowest(view).filter(|_| prompt.turn == Turn::Play),
        ClaimState::Open | ClaimState::Claimed(_) | ClaimState::Refused => None,
    };
    if let Some(card) = itself {
        return Some((Action::Play(card), SETTLED));
    }
    match (prompt.turn, view.legal.as_slice()) {
        (Turn::Draw, [Action::Draw]) if !game.hot_seat() => Some((Action::Draw, DRAW)),
        (Turn::Play | Turn::Open, &[Action::Play(card)])
            if options.play_forced || rest.of(view.round) == ClaimState::Taken =>
        {
            Some((Action::Play(card), FORCED))
        }
        _ => None,
    }
}

/// Submits the automatic action once its delay has passed.
pub(super) fn act(
    game: Option<Res<Match>>,
    prompt: Res<TurnPrompt>,
    presentation: Res<Presentation>,
    options: Res<SessionOptions>,
    rest: Res<RemainingTricks>,
    pace: Res<Pace>,
    time: Res<Time>,
    mut waited: Local<Option<(usize, f32)>>,
    mut submit: MessageWriter<SubmitAction>,
) {
    let Some(game) = game else { return };
    let Some((action, after)) = forced(&prompt, &game, &options, &rest).filter(|_| !presentation.showing) else {
        *waited = None;
        return;
    };
    let count = game.action_count();
    let before = waited
        .filter(|&(of, _)| of == count)
        .map_or(0.0, |(_, seconds)| seconds);
    let seconds = before + pace.seconds(&time, options.speed);
    *waited = Some((count, seconds));
    if seconds >= after {
        *waited = None;
        submit.write(SubmitAction { action, count });
    }
}

impl TurnPrompt {
    /// Returns `true` if an action is about to happen automatically.
    #[must_use]
    pub fn acts_by_itself(&self, game: &Match, options: &SessionOptions, rest: &RemainingTricks) -> bool {
        forced(self, game, options, rest).is_some()
    }
}
