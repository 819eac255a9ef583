//! Conceding a match: it counts as lost and can't be resumed.

use bevy::prelude::*;
use spades_rules::Phase;

use super::slots::{KeepMatch, Slots};
use super::{Match, MatchFinished, clock};

/// Asks to concede the match for a side with a person at this machine.
#[derive(Message, Clone, Copy, Debug)]
pub struct ConcedeMatch {
    pub side: usize,
}

#[derive(Message, Clone, Copy, Debug)]
pub struct Conceded {
    pub side: usize,
}

impl Match {
    /// Returns `true` if nothing is left to play: it was played out or conceded.
    #[must_use]
    pub fn is_over(&self) -> bool {
        self.conceded || self.game().phase() == Phase::MatchEnd
    }

    /// Returns `true` if the viewer can concede the match: against the computer, or if only two sides play.
    #[must_use]
    pub fn may_concede(&self) -> bool {
        let people = self.humans().count();
        !self.is_over() && (people == 1 || people > 1 && self.game().scores().len() == 2)
    }
}

/// Announces the match as finished, lost by the conceding side, and empties its slot.
pub(super) fn concede(
    mut asked: MessageReader<ConcedeMatch>,
    game: Option<ResMut<Match>>,
    mut slots: ResMut<Slots>,
    mut keep: MessageWriter<KeepMatch>,
    mut conceded: MessageWriter<Conceded>,
    mut finished: MessageWriter<MatchFinished>,
) {
    let Some(&ConcedeMatch { side }) = asked.read().last() else {
        return;
    };
    let Some(mut game) = game.filter(|game| game.is_playable() && game.may_concede()) else {
        return;
    };
    if game.is_recorded() {
        finished.write(MatchFinished {
            finished: game.conceded(side, clock::now()),
        });
    }
    if let Some(slot) = slots.current() {
        slots.forget(slot);
        keep.write(KeepMatch { slot, saved: None });
    }
    game.conceded = true;
    conceded.write(Conceded { side });
}
