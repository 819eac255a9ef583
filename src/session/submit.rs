//! Applies actions to the match: the only place that calls `apply`.

use bevy::prelude::*;
use spades_rules::{Action, Event, Illegal, View};

use super::{FaceToFace, Match, Perspective};

/// Asks for an action of the match. `count` is the number of actions when it was decided, so an action decided in an earlier
/// state (or another match) is never played.
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub struct SubmitAction {
    /// Action to apply.
    pub action: Action,
    /// [`Match::action_count`] when it was decided.
    pub count: usize,
}

#[derive(Message, Clone, Debug)]
pub struct Applied {
    pub action: Action,
    /// `true` if it opened the viewer's hand: one tap draws and opens.
    pub opened: bool,
    /// The viewer's view before the action.
    pub before: Box<View>,
    /// Events in order, as the viewer sees them.
    pub events: Vec<Event>,
    /// The viewer's view after the action.
    pub after: Box<View>,
}

/// An action was illegal, and nothing has changed.
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub struct Refused(pub Illegal);

/// Applies the requested actions.
pub(super) fn submit(
    mut submitted: MessageReader<SubmitAction>,
    game: Option<ResMut<Match>>,
    face_to_face: Res<FaceToFace>,
    mut perspective: ResMut<Perspective>,
    mut applied: MessageWriter<Applied>,
    mut refused: MessageWriter<Refused>,
) {
    let Some(mut game) = game else {
        submitted.clear();
        return;
    };
    for &SubmitAction { action, count } in submitted.read() {
        if count != game.action_count() {
            continue;
        }
        let viewer = perspective.viewer;
        // Face to face, all players lift their own covers.
        let opened = matches!(action, Action::Draw | Action::Look)
            && game.game().actor() == Some(viewer)
            && !perspective.open
            && !face_to_face.0;
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
