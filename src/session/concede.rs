//! A match is given up: it counts as lost, and is not kept.

use bevy::prelude::*;

use super::Match;
use super::slots::{KeepMatch, Slots};
use super::statistics::{self, Statistics};

/// A side gives the match up: that of a person at the machine.
#[derive(Message, Clone, Copy, Debug)]
pub struct ConcedeMatch {
    /// The side.
    pub side: usize,
}

/// The match was given up.
#[derive(Message, Clone, Copy, Debug)]
pub struct Conceded {
    /// By which side.
    pub side: usize,
}

impl Match {
    /// Whether the person who looks can give the match up: against the computer, or where only two sides play.
    #[must_use]
    pub fn may_concede(&self) -> bool {
        let people = self.humans().count();
        self.game().winners().is_none() && (people == 1 || people > 1 && self.game().scores().len() == 2)
    }
}

/// Counts the match as lost by the side that gives it up, and forgets it.
pub(super) fn concede(
    mut asked: MessageReader<ConcedeMatch>,
    game: Option<Res<Match>>,
    mut statistics: ResMut<Statistics>,
    mut slots: ResMut<Slots>,
    mut keep: MessageWriter<KeepMatch>,
    mut conceded: MessageWriter<Conceded>,
) {
    let Some(&ConcedeMatch { side }) = asked.read().last() else {
        return;
    };
    let Some(game) = game.filter(|game| game.may_concede()) else {
        return;
    };
    statistics::note_concession(&mut statistics, &game, side);
    if let Some(slot) = slots.current() {
        slots.forget(slot);
        keep.write(KeepMatch { slot, saved: None });
    }
    conceded.write(Conceded { side });
}
