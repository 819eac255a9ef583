//! A practice match that begins in the current position of a replay.

use bevy::prelude::*;
use spades_bots::Level;
use spades_rules::{Game, Record};

use super::{Replaying, Steer};
use crate::session::setup::{MatchSetup, Player};
use crate::session::{Match, MatchBegan, on_table};

/// Begins the practice match on request.
pub(super) fn play_on(
    mut commands: Commands,
    mut asked: MessageReader<Steer>,
    replaying: Option<Res<Replaying>>,
    game: Option<Res<Match>>,
    mut began: MessageWriter<MatchBegan>,
) {
    let wanted = asked.read().any(|&steer| steer == Steer::PlayOn);
    let (Some(replaying), Some(game)) = (replaying.filter(|_| wanted), game) else {
        return;
    };
    let Some(practice) = practice(&replaying, &game) else {
        return;
    };
    commands.queue(move |world: &mut World| on_table::begin(world, practice));
    began.write(MatchBegan { slot: None });
}

/// Returns a match from here with a person at the viewing seat.
fn practice(replaying: &Replaying, shown: &Match) -> Option<Match> {
    let record = shown.game().record();
    let mut rules = record.rules;
    if !replaying.can_play_on() {
        return None;
    }
    if replaying.unfinished {
        // The rounds to come are those of the match in progress, and their cards must stay secret.
        rules.end.rounds = Some(shown.game().round());
    }
    let level = shown.setup().strongest_bot().unwrap_or(Level::Expert);
    let viewer = replaying.viewer();
    let seated = |(seat, player): (usize, &Player)| match player {
        _ if seat == viewer => Player::Human {
            name: player.name().to_owned(),
        },
        Player::Human { name } => Player::Bot {
            name: name.clone(),
            level,
        },
        Player::Bot { .. } => player.clone(),
    };
    let setup = MatchSetup {
        rules,
        kind: shown.setup().kind,
        players: shown.setup().players.iter().enumerate().map(seated).collect(),
    };
    let game = Game::replay(&Record { rules, ..record }).ok()?;
    Some(Match::practice(game, setup))
}
