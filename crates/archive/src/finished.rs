//! A finished match and its players.

use std::fmt;

use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};
use spades_rules::{Game, Record, ReplayError, Seat};

use crate::sheet::is_over;
use crate::{Ending, RulesKind};

/// Keys of the computer's levels, weakest first, as in `spades-bots`.
pub const LEVELS: [&str; 4] = ["beginner", "intermediate", "advanced", "expert"];

/// The player at a seat.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Player {
    /// A person.
    Human {
        /// Name on the plate.
        name: String,
    },
    /// The computer.
    Bot {
        /// Name on the plate.
        name: String,
        /// Key of its level, one of [`LEVELS`] or of a newer version.
        level: String,
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

    /// Returns the key of the level, for the computer.
    #[must_use]
    pub fn level(&self) -> Option<&str> {
        match self {
            Player::Human { .. } => None,
            Player::Bot { level, .. } => Some(level),
        }
    }
}

/// Unique id of a match: the first half of the SHA-256 of its seed, its setup and its actions. The same match has the same id
/// wherever it is imported.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct MatchId(pub [u8; 16]);

impl MatchId {
    /// Returns the id of a record.
    #[must_use]
    pub fn of(record: &Record) -> MatchId {
        let mut hash = Sha256::new();
        hash.update(b"spades-match 1\n");
        hash.update(record.seed.0);
        if let Some(setup) = &record.setup {
            hash.update(serde_json::to_string(setup).unwrap_or_default());
        }
        for action in &record.actions {
            hash.update(b"\n");
            hash.update(action.to_string());
        }
        let bytes: [u8; 32] = hash.finalize().into();
        MatchId(std::array::from_fn(|at| bytes[at]))
    }
}

impl fmt::Display for MatchId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.iter().try_for_each(|byte| write!(f, "{byte:02x}"))
    }
}

impl fmt::Debug for MatchId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl Serialize for MatchId {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

/// A finished match: its end, its players, and the record with rules, seed and actions. It was played out or conceded.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Finished {
    /// End of the match, in seconds since the Unix epoch (UTC).
    pub ended: u64,
    /// Players by seat, without a dummy.
    pub players: Vec<Player>,
    /// Seat of the player whose history it is; `None` if several people or no one played at this machine.
    pub own: Option<Seat>,
    /// Rules, seed and actions.
    pub record: Record,
    /// End and take-backs.
    #[serde(default, skip_serializing_if = "Ending::is_default")]
    pub ending: Ending,
}

/// Reason why a match is not a valid finished match.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum NotFinished {
    /// The record cannot be replayed.
    Replay(ReplayError),
    /// The match is neither over nor conceded by one of its sides.
    NotOver,
    /// The number of players does not match the seats, or the player's own seat does not exist.
    Players,
}

impl fmt::Display for NotFinished {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            NotFinished::Replay(why) => write!(f, "{why}"),
            NotFinished::NotOver => f.write_str("the match is not over"),
            NotFinished::Players => f.write_str("there is not one player for each seat"),
        }
    }
}

impl std::error::Error for NotFinished {}

impl Finished {
    /// Returns the match id.
    #[must_use]
    pub fn id(&self) -> MatchId {
        MatchId::of(&self.record)
    }

    /// Returns the kind of rules.
    #[must_use]
    pub fn kind(&self) -> RulesKind {
        if self.ending.own_rules {
            RulesKind::Custom
        } else {
            RulesKind::of(&self.record.rules)
        }
    }

    /// Returns the match at its end.
    ///
    /// # Errors
    /// If the record is not of a finished match, or the players do not fit it.
    pub fn game(&self) -> Result<Game, NotFinished> {
        let game = Game::replay(&self.record).map_err(NotFinished::Replay)?;
        self.check(&game)?;
        Ok(game)
    }

    /// Returns the winning sides; several for a draw.
    #[must_use]
    pub fn winners(&self, game: &Game) -> Vec<usize> {
        let by_score = game.winners().unwrap_or_default();
        self.ending.winners(game.scores().len(), by_score)
    }

    /// Checks that the players fit the match and that it is over or was conceded.
    pub(crate) fn check(&self, game: &Game) -> Result<(), NotFinished> {
        let seats = usize::from(self.record.rules.players);
        if self.players.len() != seats || self.own.is_some_and(|own| own >= seats) {
            return Err(NotFinished::Players);
        }
        let conceded = self.ending.conceded;
        if is_over(game) != conceded.is_some() && conceded.is_none_or(|side| side < game.scores().len()) {
            Ok(())
        } else {
            Err(NotFinished::NotOver)
        }
    }

    /// Returns the side of the player whose history it is.
    #[must_use]
    pub fn own_side(&self) -> Option<usize> {
        self.own.map(|own| self.record.rules.side_of(own))
    }
}
