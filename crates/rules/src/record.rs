//! The record of a match: all that is needed to play it again to the same end.

use std::fmt;

use serde::{Deserialize, Serialize};

use crate::{Action, Game, Illegal, Rules, RulesError, Seed};

/// The version of the format that is written.
pub const VERSION: u32 = 1;

/// The most actions that a record may have: more than a hundred rounds of any game.
const MAX_ACTIONS: usize = 1 << 20;

/// Rules, seed and actions of a match.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Record {
    /// The version of the format.
    pub version: u32,
    /// The rules.
    pub rules: Rules,
    /// The seed.
    pub seed: Seed,
    /// The actions in order.
    pub actions: Vec<Action>,
}

/// Why a record cannot be replayed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ReplayError {
    /// The format is newer than this crate.
    Version(u32),
    /// The rules make no sense.
    Rules(RulesError),
    /// Too many actions.
    TooLong(usize),
    /// An action is illegal: its index, and why.
    Action(usize, Illegal),
}

impl fmt::Display for ReplayError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            ReplayError::Version(version) => write!(f, "the record has version {version}, which is not known"),
            ReplayError::Rules(why) => write!(f, "the record's rules make no sense: {why}"),
            ReplayError::TooLong(count) => write!(f, "the record has {count} actions, more than any match"),
            ReplayError::Action(at, why) => write!(f, "action {at} of the record is illegal: {why}"),
        }
    }
}

impl std::error::Error for ReplayError {}

impl Game {
    /// Plays a record again.
    ///
    /// # Errors
    /// If the record is of an unknown version, its rules make no sense, or an action is illegal.
    pub fn replay(record: &Record) -> Result<Game, ReplayError> {
        if record.version != VERSION {
            return Err(ReplayError::Version(record.version));
        }
        if record.actions.len() > MAX_ACTIONS {
            return Err(ReplayError::TooLong(record.actions.len()));
        }
        let mut game = Game::new(record.rules, record.seed).map_err(ReplayError::Rules)?;
        for (at, &action) in record.actions.iter().enumerate() {
            game.apply(action).map_err(|why| ReplayError::Action(at, why))?;
        }
        Ok(game)
    }
}
