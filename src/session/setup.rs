//! What a match is started with.

use bevy::prelude::*;
use serde::{Deserialize, Serialize};
use spades_bots::Level;
use spades_rules::Rules;

use super::RulesKind;
use super::slots::SlotId;

/// Who sits at a seat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Player {
    /// Somebody at this machine.
    Human {
        /// The name on the plate.
        name: String,
    },
    /// The computer.
    Bot {
        /// The name on the plate.
        name: String,
        /// How well it plays.
        level: Level,
    },
}

impl Player {
    /// The name on the plate.
    #[must_use]
    pub fn name(&self) -> &str {
        match self {
            Player::Human { name } | Player::Bot { name, .. } => name,
        }
    }

    /// Whether it is the computer.
    #[must_use]
    pub fn is_bot(&self) -> bool {
        matches!(self, Player::Bot { .. })
    }
}

/// Rules and players of a match; one player a seat, clockwise from the bottom of the screen (without a dummy).
#[derive(Clone, Debug, PartialEq)]
pub struct MatchSetup {
    /// The rules.
    pub rules: Rules,
    /// Whose rules they are.
    pub kind: RulesKind,
    /// Who plays.
    pub players: Vec<Player>,
}

/// Asks for a new match.
#[derive(Message, Clone, Debug)]
pub struct StartMatch(pub MatchSetup);

/// Asks for the match that was left last.
#[derive(Message, Clone, Copy, Debug, Default)]
pub struct ContinueMatch;

/// Asks for the match in a slot.
#[derive(Message, Clone, Copy, Debug)]
pub struct ResumeMatch(pub SlotId);

/// Asks for a new match of the same rules and players: other deals.
#[derive(Message, Clone, Copy, Debug, Default)]
pub struct Rematch;

/// Asks for the match on the table from its beginning: the same deals.
#[derive(Message, Clone, Copy, Debug, Default)]
pub struct Restart;
