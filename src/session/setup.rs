//! The setup of a match.

use bevy::prelude::*;
use serde::{Deserialize, Serialize};
use spades_bots::Level;
use spades_rules::Rules;

use super::RulesKind;
use super::slot_id::SlotId;

/// The player at a seat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Player {
    /// A person at this machine.
    Human {
        /// Name on the plate.
        name: String,
    },
    /// The computer.
    Bot {
        /// Name on the plate.
        name: String,
        /// Playing strength.
        level: Level,
    },
}

impl Player {
    /// Returns the name on the plate.
    #[must_use]
    pub fn name(&self) -> &str {
        match self {
            Player::Human { name } | Player::Bot { name, .. } => name,
        }
    }

    /// Returns `true` if this is the computer.
    #[must_use]
    pub fn is_bot(&self) -> bool {
        self.level().is_some()
    }

    /// Returns the level of a bot.
    #[must_use]
    pub fn level(&self) -> Option<Level> {
        match self {
            Player::Bot { level, .. } => Some(*level),
            Player::Human { .. } => None,
        }
    }
}

/// Rules and players of a match: one player per seat, clockwise from the bottom of the screen (without a dummy).
#[derive(Clone, Debug, PartialEq)]
pub struct MatchSetup {
    pub rules: Rules,
    pub kind: RulesKind,
    /// Players by seat.
    pub players: Vec<Player>,
}

impl MatchSetup {
    #[must_use]
    pub fn strongest_bot(&self) -> Option<Level> {
        self.players.iter().filter_map(Player::level).max()
    }
}

/// Asks for a new match.
#[derive(Message, Clone, Debug)]
pub struct StartMatch(pub MatchSetup);

/// Asks for the match played last.
#[derive(Message, Clone, Copy, Debug, Default)]
pub struct ContinueMatch;

/// Asks for the match in a slot.
#[derive(Message, Clone, Copy, Debug)]
pub struct ResumeMatch(pub SlotId);

/// Asks for a new match with the same rules and players but other deals.
#[derive(Message, Clone, Copy, Debug, Default)]
pub struct Rematch;

/// Asks to restart the match on the table with the same deals.
#[derive(Message, Clone, Copy, Debug, Default)]
pub struct Restart;
