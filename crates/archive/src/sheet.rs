//! The score sheet of a match: the score of every side in every round.

use serde::Serialize;
use spades_rules::{Event, Game, Phase, Record, ReplayError};

/// The scored rounds of a match, in order.
///
/// ```
/// use spades_archive::Sheet;
/// use spades_rules::{Game, Preset, Seed};
/// let mut game = Game::new(Preset::Solo.rules(), Seed::from_u64(1)).unwrap();
/// while game.round() < 3 {
///     game.apply(game.legal_actions()[0]).unwrap();
/// }
/// let sheet = Sheet::of(&game.record()).unwrap();
/// assert_eq!(sheet.rounds.len(), 2);
/// assert_eq!(sheet.scores(), game.scores());
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Sheet {
    /// Scored rounds.
    pub rounds: Vec<RoundScore>,
}

/// Score of a round.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct RoundScore {
    /// Number of deals of the round thrown in before the one that was played (three players, all nil).
    pub thrown_in: u32,
    /// Points by side.
    pub points: Vec<i32>,
}

impl Sheet {
    /// Returns the sheet of a record, with its finished rounds.
    ///
    /// # Errors
    /// If the record cannot be replayed.
    pub fn of(record: &Record) -> Result<Sheet, ReplayError> {
        let mut sheet = Sheet::default();
        let mut thrown_in = 0;
        replay(record, |game, events| {
            for event in events {
                match event {
                    Event::Redealt { .. } => thrown_in += 1,
                    Event::RoundScored => sheet.rounds.push(RoundScore {
                        thrown_in: std::mem::take(&mut thrown_in),
                        points: game.sheet().iter().map(|side| side.total).collect(),
                    }),
                    _ => {}
                }
            }
        })?;
        Ok(sheet)
    }

    /// Returns the totals by side; empty before the first round.
    #[must_use]
    pub fn scores(&self) -> Vec<i32> {
        let sides = self.rounds.first().map_or(0, |round| round.points.len());
        let sum = |side: usize| {
            self.rounds.iter().fold(0_i32, |sum, round| {
                sum.saturating_add(round.points.get(side).copied().unwrap_or(0))
            })
        };
        (0..sides).map(sum).collect()
    }
}

/// Replays a record, calls `see` with the match and the events after every action, and returns the final match.
pub(crate) fn replay(record: &Record, mut see: impl FnMut(&Game, &[Event])) -> Result<Game, ReplayError> {
    let mut game = Game::replay(&Record {
        actions: Vec::new(),
        ..record.clone()
    })?;
    for (at, &action) in record.actions.iter().enumerate() {
        let events = game
            .apply(action)
            .map_err(|why| ReplayError::Action { at, action, why })?;
        see(&game, &events);
    }
    Ok(game)
}

/// Returns `true` if a match is over.
pub(crate) fn is_over(game: &Game) -> bool {
    game.phase() == Phase::MatchEnd
}
