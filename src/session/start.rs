//! Starts a match: a new one, one with the same rules and players, the current one from its beginning, or the one played last.

use bevy::prelude::*;
use rand::TryRng;
use rand::rngs::SysRng;
use spades_rules::{ReplayError, RulesError, Seed};

use super::clock;
use super::friend::PendingChallenge;
use super::setup::{ContinueMatch, Rematch, Restart, ResumeMatch, StartMatch};
use super::slots::{KeepMatch, MatchBegan, SlotId, Slots};
use super::{Match, on_table};

/// A requested match cannot be played.
#[derive(Message, Clone, Debug)]
pub enum MatchRefused {
    /// The rules are invalid.
    Rules(RulesError),
    /// The saved match cannot be replayed. It has been removed from the [`Slots`]; the store sets the file aside.
    Damaged(SlotId, ReplayError),
    /// No kept match can be resumed.
    Nothing,
}

/// Seed for the next match (deal codes, demonstrations and tests).
#[derive(Resource, Default, Debug)]
pub struct NextSeed(pub Option<Seed>);

/// Returns a seed from the system's random source.
fn fresh_seed() -> Seed {
    let mut bytes = [0; 32];
    if let Err(why) = SysRng.try_fill_bytes(&mut bytes) {
        warn!("no randomness from the system ({why}); the deal is seeded by the clock");
        bytes[..16].copy_from_slice(&clock::nanoseconds().to_le_bytes());
    }
    Seed(bytes)
}

/// Starts or resumes a match on request.
pub(super) fn begin(
    mut commands: Commands,
    mut starts: MessageReader<StartMatch>,
    mut continues: MessageReader<ContinueMatch>,
    mut resumes: MessageReader<ResumeMatch>,
    mut rematches: MessageReader<Rematch>,
    current: Option<Res<Match>>,
    mut slots: ResMut<Slots>,
    (mut next_seed, mut next_friend): (ResMut<NextSeed>, ResMut<PendingChallenge>),
    mut began: MessageWriter<MatchBegan>,
    mut refused: MessageWriter<MatchRefused>,
) {
    let again = rematches
        .read()
        .last()
        .and(current.as_deref())
        .map(Match::setup)
        .cloned();
    let setup = starts.read().last().map(|start| start.0.clone()).or(again);
    let latest = continues.read().last().map(|_| slots.latest().map(|(slot, _)| slot));
    let resume = resumes.read().last().map(|resume| Some(resume.0)).or(latest);
    let found = if let Some(setup) = setup {
        let seed = next_seed.0.take().unwrap_or_else(fresh_seed);
        let friend = next_friend.take(seed);
        Match::new(setup, seed)
            .map(|game| (game.against(friend).begun_on(clock::today()), None))
            .map_err(MatchRefused::Rules)
    } else if let Some(slot) = resume {
        take_up(&mut slots, slot)
    } else {
        return;
    };
    match found {
        Ok((game, slot)) => {
            commands.queue(move |world: &mut World| on_table::begin(world, game));
            began.write(MatchBegan { slot });
        }
        Err(why) => {
            refused.write(why);
        }
    }
}

/// Restarts the match on the table. It keeps its slot, and its previous actions are lost.
pub(super) fn restart(
    mut commands: Commands,
    mut asked: MessageReader<Restart>,
    current: Option<Res<Match>>,
    mut slots: ResMut<Slots>,
    mut keep: MessageWriter<KeepMatch>,
    mut began: MessageWriter<MatchBegan>,
) {
    let wanted = asked.read().last().is_some();
    let Some(again) = current
        .filter(|game| wanted && game.is_playable())
        .and_then(|game| game.begun_again())
    else {
        return;
    };
    let slot = slots.current().filter(|_| again.is_recorded());
    keep.write_batch(slot.map(|slot| slots.put(slot, &again)));
    commands.queue(move |world: &mut World| on_table::begin(world, again));
    began.write(MatchBegan { slot });
}

/// Loads the match in a slot.
fn take_up(slots: &mut Slots, slot: Option<SlotId>) -> Result<(Match, Option<SlotId>), MatchRefused> {
    let slot = slot.ok_or(MatchRefused::Nothing)?;
    let saved = slots.get(slot).ok_or(MatchRefused::Nothing)?;
    match Match::resume(saved) {
        Ok(game) => Ok((game, Some(slot))),
        Err(why) => {
            slots.forget(slot);
            Err(MatchRefused::Damaged(slot, why))
        }
    }
}
