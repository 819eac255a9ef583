//! Actions are put to the rules: the only place that calls `apply`.

use bevy::prelude::*;
use spades_rules::{Action, Event, Illegal, View};

use super::{Match, Perspective, RoundTheScreen};

/// Asks for an action of the match; `count` is how many actions there were when it was decided on, so that nothing decided for an
/// earlier state (or another match) is ever played.
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub struct SubmitAction {
    /// What to do.
    pub action: Action,
    /// [`Match::count`] when it was decided.
    pub count: usize,
}

/// An action was played.
#[derive(Message, Clone, Debug)]
pub struct Applied {
    /// What was done.
    pub action: Action,
    /// Whether the hand of the person who looks was opened by it: one tap draws and opens.
    pub opened: bool,
    /// What the person who looks knew before.
    pub before: Box<View>,
    /// What happened, in order, as that person sees it.
    pub events: Vec<Event>,
    /// What that person knows now.
    pub after: Box<View>,
}

/// An action was not legal, and nothing has changed.
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub struct Refused(pub Illegal);

/// Plays what was asked for.
pub(super) fn submit(
    mut submitted: MessageReader<SubmitAction>,
    game: Option<ResMut<Match>>,
    round: Res<RoundTheScreen>,
    mut perspective: ResMut<Perspective>,
    mut applied: MessageWriter<Applied>,
    mut refused: MessageWriter<Refused>,
) {
    let Some(mut game) = game else {
        submitted.clear();
        return;
    };
    for &SubmitAction { action, count } in submitted.read() {
        if count != game.count() {
            continue;
        }
        let viewer = perspective.viewer;
        // Round the screen everybody lifts his own cover.
        let opened = matches!(action, Action::Draw | Action::Look)
            && game.game().actor() == Some(viewer)
            && !perspective.open
            && !round.0;
        let before = Box::new(game.view(viewer));
        let events = match game.bypass_change_detection().apply(action) {
            Ok(events) => events,
            Err(why) => {
                refused.write(Refused(why));
                continue;
            }
        };
        game.set_changed();
        if opened {
            perspective.open = true;
        }
        applied.write(Applied {
            action,
            opened,
            before,
            events: events.iter().map(|event| event.seen_by(viewer, game.game())).collect(),
            after: Box::new(game.view(viewer)),
        });
    }
}
