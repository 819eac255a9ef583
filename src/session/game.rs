//! The match being played: the rules crate's game and who sits where. The one truth of the table.

use bevy::prelude::*;
use spades_rules::{Action, Events, Game, Illegal, ReplayError, RulesError, Seat, Seed, View};

use super::replay::ReplayCursor;
use super::saved::SavedMatch;
use super::setup::{MatchSetup, Player};

/// The match being played.
#[derive(Resource, Clone)]
pub struct Match {
    game: Game,
    setup: MatchSetup,
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
        })
    }

    /// What to keep.
    #[must_use]
    pub fn saved(&self, sequence: u64) -> SavedMatch {
        SavedMatch::new(&self.setup, self.game.winners().is_some(), sequence, self.game.record())
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

    /// The last decision of the only person at the machine in this round that can be taken back: how many actions stood before it.
    #[must_use]
    pub fn undo_point(&self) -> Option<usize> {
        if self.hot_seat() || self.game.winners().is_some() {
            return None;
        }
        let human = self.humans().next()?;
        let record = self.game.record();
        let round = record.actions.iter().rposition(|&action| action == Action::NextRound);
        let mut past = ReplayCursor::new(record).ok()?;
        past.seek(round.map_or(0, |index| index + 1));
        let mut last = None;
        while let Some(action) = past.next_action() {
            let decided = matches!(
                action,
                Action::Keep | Action::Discard | Action::Bid(_) | Action::Play(_) | Action::BlindNil
            );
            if decided && past.game().actor() == Some(human) && past.game().legal_for(human).len() > 1 {
                last = Some(past.at());
            }
            if !past.step() {
                break;
            }
        }
        last
    }

    /// Takes back to a point of [`Match::undo_point`].
    pub(super) fn undo(&mut self) -> bool {
        let Some(game) = self.undo_point().and_then(|count| self.game.undo_to(count)) else {
            return false;
        };
        self.game = game;
        true
    }
}
