//! The match being played: the rules crate's game and who sits where. The one truth of the table.

use bevy::prelude::*;
use serde::{Deserialize, Serialize};
use spades_rules::{Action, Game, Illegal, Record, ReplayError, RulesError, Seat, Seed, Sides, View};

use crate::session::setup::{MatchSetup, Player};

/// The match being played.
#[derive(Resource, Clone)]
pub struct Match {
    game: Game,
    setup: MatchSetup,
}

/// A match as it is kept between runs.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct SavedMatch {
    /// Rules, seed and actions.
    pub record: Record,
    /// Who plays.
    pub setup: MatchSetup,
}

/// Asks for an action of the match; `count` is how many actions there were when it was decided on, so that nothing decided for an
/// earlier state (or another match) is ever played.
#[derive(Message, Clone, Copy, Debug)]
pub struct SubmitAction {
    /// What to do.
    pub action: Action,
    /// [`Match::count`] when it was decided.
    pub count: usize,
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
    pub fn resume(saved: SavedMatch) -> Result<Match, ReplayError> {
        Ok(Match {
            game: Game::replay(&saved.record)?,
            setup: saved.setup,
        })
    }

    /// What to keep.
    #[must_use]
    pub fn saved(&self) -> SavedMatch {
        SavedMatch {
            record: self.game.record(),
            setup: self.setup.clone(),
        }
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
    pub fn apply(&mut self, action: Action) -> Result<spades_rules::Events, Illegal> {
        self.game.apply(action)
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

    /// What the plate of a seat says. The only person at the machine is "You".
    #[must_use]
    pub fn name(&self, seat: Seat) -> String {
        match self.player(seat) {
            None => "Dummy".to_owned(),
            Some(Player::Human { .. }) if !self.hot_seat() => "You".to_owned(),
            Some(player) => player.name().to_owned(),
        }
    }

    /// The name of a side: its seats' names.
    #[must_use]
    pub fn side_name(&self, side: usize) -> String {
        if self.setup.rules.sides == Sides::Partners {
            format!("{} and {}", self.name(side), self.name(side + 2))
        } else {
            self.name(side)
        }
    }

    /// The last decision of the only person at the machine in this round that can be taken back: how many actions stood before it.
    #[must_use]
    pub fn undo_point(&self) -> Option<usize> {
        if self.hot_seat() || self.game.winners().is_some() {
            return None;
        }
        let human = self.humans().next()?;
        let record = self.game.record();
        let mut game = Game::new(record.rules, record.seed).ok()?;
        let mut last = None;
        for (index, &action) in record.actions.iter().enumerate() {
            let decided = matches!(
                action,
                Action::Keep | Action::Discard | Action::Bid(_) | Action::Play(_) | Action::BlindNil
            );
            if decided && game.actor() == Some(human) && game.legal_for(human).len() > 1 {
                last = Some(index);
            }
            if action == Action::NextRound {
                last = None;
            }
            game.apply(action).ok()?;
        }
        last
    }

    /// Takes back to a point of [`Match::undo_point`].
    pub fn undo(&mut self) -> bool {
        let Some(game) = self.undo_point().and_then(|count| self.game.undo_to(count)) else {
            return false;
        };
        self.game = game;
        true
    }
}
