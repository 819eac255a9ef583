//! "Show me": plays out the better choice and its consequences on the table, then returns.

use bevy::prelude::*;
use spades_learn::coach::Outlook;

use super::Coaching;
use crate::redraw::Redraw;
use crate::say;
use crate::session::Match;
use crate::session::replaying::{ReplayOf, StartReplay, Steer};
use crate::session::searches::{SLICE, Searches};
use crate::table::hint::FRAME_MILLIS;
use crate::ui::toasts::Toast;

impl Coaching {
    /// Starts the play-out of the better choice.
    pub(super) fn show(&mut self) {
        let Some(said) = &mut self.said else { return };
        let decision = &said.remark.decision;
        said.showing = Outlook::new(&said.view, decision.best, decision.at as u64)
            .ok()
            .map(Box::new);
    }
}

/// Continues the play-out and starts the replay when it is ready.
pub(super) fn work(
    mut coaching: ResMut<Coaching>,
    mut redraw: ResMut<Redraw>,
    searches: Res<Searches>,
    game: Option<Res<Match>>,
    mut start: MessageWriter<StartReplay>,
    mut steer: MessageWriter<Steer>,
    mut toasts: MessageWriter<Toast>,
) {
    let said = &mut coaching.bypass_change_detection().said;
    let (Some(outlook), Some(game)) = (said.as_mut().and_then(|said| said.showing.as_mut()), game) else {
        return;
    };
    redraw.for_a_while();
    if searches
        .within(FRAME_MILLIS, || outlook.step(SLICE).map(|_| ()))
        .is_some()
    {
        if let Some((round, at)) = outlook.round() {
            start.write(StartReplay {
                of: ReplayOf::Supposed(Box::new(game.supposing(round))),
                at: Some(at),
            });
            steer.write(Steer::PlayOrRest);
            if !outlook.is_certain() {
                toasts.write(Toast::new(say::coach::one_way_they_may_lie()));
            }
        }
        // The remark is shown again on return.
        if let Some(said) = &mut coaching.said {
            said.showing = None;
        }
    }
}
