//! The match being played: the rules crate's game and who sits where. The one truth of the table.

use bevy::prelude::*;
use spades_rules::{Action, Events, Game, Illegal, ReplayError, RulesError, Seat, Seed, View};

use super::saved::SavedMatch;
use super::setup::{MatchSetup, Player};

/// The match being played.
#[derive(Resource, Clone)]
pub struct Match {
    pub(super) game: Game,
    setup: MatchSetup,
    /// The rounds in which a decision was taken back after something new was seen, once for each.
    pub(super) taken_back: Vec<u16>,
}

impl Match {
    /// A new match.
    ///
    /// # Errors
    /// If the rules make no sense.
    pub fn new(setup: MatchSetup, seed: Seed) -> Result<Match, RulesError> {
        Ok(Match {
            game: Game::new(setup.rules, seed)?,
            setup,
            taken_back: Vec::new(),
        })
    }

    /// A match taken up again.
    ///
    /// # Errors
    /// If the record cannot be replayed.
    pub fn resume(saved: &SavedMatch) -> Result<Match, ReplayError> {
        Ok(Match {
            game: Game::replay(&saved.record)?,
            setup: saved.setup(),
            taken_back: saved.taken_back.clone(),
        })
    }

    /// What to keep.
    #[must_use]
    pub fn saved(&self, sequence: u64) -> SavedMatch {
        let over = self.game.winners().is_some();
        let mut saved = SavedMatch::new(&self.setup, over, sequence, self.game.record());
        saved.taken_back.clone_from(&self.taken_back);
        saved
    }

    /// This match as it stood at another place of its record.
    #[must_use]
    pub(super) fn at(&self, game: Game) -> Match {
        Match { game, ..self.clone() }
    }

    /// The rules' game.
    #[must_use]
    pub fn game(&self) -> &Game {
        &self.game
    }

    /// Rules and players.
    #[must_use]
    pub fn setup(&self) -> &MatchSetup {
        &self.setup
    }

    /// How many actions there were.
    #[must_use]
    pub fn count(&self) -> usize {
        self.game.action_count()
    }

    /// Acts; an illegal action changes nothing.
    ///
    /// # Errors
    /// If the action is not legal now.
    pub(super) fn apply(&mut self, action: Action) -> Result<Events, Illegal> {
        self.game.apply(action)
    }

    /// Acts as [`SubmitAction`](super::SubmitAction) does, in a test.
    #[cfg(test)]
    pub(crate) fn play(&mut self, action: Action) -> Result<Events, Illegal> {
        self.apply(action)
    }

    /// What a seat may know.
    #[must_use]
    pub fn view(&self, seat: Seat) -> View {
        self.game.view(seat)
    }

    /// Seats of people.
    pub fn humans(&self) -> impl Iterator<Item = Seat> + '_ {
        self.setup
            .players
            .iter()
            .enumerate()
            .filter(|(_, player)| !player.is_bot())
            .map(|(seat, _)| seat)
    }

    /// Whether several people share this machine.
    #[must_use]
    pub fn hot_seat(&self) -> bool {
        self.humans().count() > 1
    }

    /// The player at a seat; the dummy has none.
    #[must_use]
    pub fn player(&self, seat: Seat) -> Option<&Player> {
        self.setup.players.get(seat)
    }
}
