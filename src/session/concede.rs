//! A match is given up: it counts as lost, and is not kept.

use bevy::prelude::*;

use super::slots::{KeepMatch, Slots};
use super::statistics::{self, Statistics};
use super::{Match, Perspective};

/// The person who looks gives the match up.
#[derive(Message, Clone, Copy, Debug, Default)]
pub struct ConcedeMatch;

/// The match was given up.
#[derive(Message, Clone, Copy, Debug, Default)]
pub struct Conceded;

impl Match {
    /// Whether the person who looks can give the match up: against the computer, or where only two sides play.
    #[must_use]
    pub fn may_concede(&self) -> bool {
        let people = self.humans().count();
        self.game().winners().is_none() && (people == 1 || people > 1 && self.game().scores().len() == 2)
    }
}

/// Counts the match as lost by the side of the person who looks, and forgets it.
pub(super) fn concede(
    mut asked: MessageReader<ConcedeMatch>,
    game: Option<Res<Match>>,
    perspective: Res<Perspective>,
    mut statistics: ResMut<Statistics>,
    mut slots: ResMut<Slots>,
    mut keep: MessageWriter<KeepMatch>,
    mut conceded: MessageWriter<Conceded>,
) {
    if asked.read().last().is_none() {
        return;
    }
    let Some(game) = game.filter(|game| game.may_concede()) else {
        return;
    };
    statistics::note_concession(&mut statistics, &game, game.game().side_of(perspective.viewer));
    if let Some(slot) = slots.current() {
        slots.forget(slot);
        keep.write(KeepMatch { slot, saved: None });
    }
    conceded.write(Conceded);
}
