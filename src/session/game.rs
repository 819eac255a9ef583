//! The match being played: the rules crate's game and who sits where. The one truth of the table.

use bevy::prelude::*;
use spades_rules::{Action, Events, Game, Illegal, ReplayError, RulesError, Seat, Seed, View};

use super::saved::SavedMatch;
use super::setup::{MatchSetup, Player};

/// What a match is played for.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Purpose {
    /// It counts, and is kept.
    #[default]
    Match,
    /// It was begun from a place of another match: it counts for nothing, and is not kept.
    Practice,
    /// It is not played, but looked at again.
    Replay,
    /// A hand of a lesson, a puzzle, or a decision that is taken once more: it counts for nothing, and is not kept.
    Lesson,
}

/// The match being played.
#[derive(Resource, Clone, Debug)]
pub struct Match {
    pub(super) game: Game,
    setup: MatchSetup,
    purpose: Purpose,
    /// The rounds in which a decision was taken back after something new was seen, once for each.
    pub(super) taken_back: Vec<u16>,
    /// Whether it was restarted by somebody alone after something had happened in it.
    restarted: bool,
    /// How many actions it began with: some where it is practice from another match.
    begins_at: usize,
    /// The code that the deals came from, if it tells how its sender scored.
    pub(super) friend: Option<String>,
}

impl Match {
    /// A new match.
    ///
    /// # Errors
    /// If the rules make no sense.
    pub fn new(setup: MatchSetup, seed: Seed) -> Result<Match, RulesError> {
        Ok(Match::of(Game::new(setup.rules, seed)?, setup))
    }

    /// A match that stands at this place.
    #[must_use]
    pub(super) fn of(game: Game, setup: MatchSetup) -> Match {
        Match {
            game,
            setup,
            purpose: Purpose::Match,
            taken_back: Vec::new(),
            restarted: false,
            begins_at: 0,
            friend: None,
        }
    }

    /// Practice that begins where this game stands.
    #[must_use]
    pub(super) fn practice(game: Game, setup: MatchSetup) -> Match {
        Match {
            purpose: Purpose::Practice,
            begins_at: game.action_count(),
            ..Match::of(game, setup)
        }
    }

    /// This match from its beginning, with the same deals. Who restarts it alone knows cards of it, so it counts apart then, as after a
    /// decision taken back; several people at one machine restart it with everybody's consent.
    #[must_use]
    pub(super) fn begun_again(&self) -> Option<Match> {
        let happened = self.is_under_way() && !self.hot_seat();
        Some(Match {
            game: self.game.undo_to(self.begins_at)?,
            taken_back: Vec::new(),
            restarted: happened || self.counts_apart(),
            ..self.clone()
        })
    }

    /// The same, over the deals of a friend's code.
    #[must_use]
    pub(super) fn against(self, friend: Option<String>) -> Match {
        Match { friend, ..self }
    }

    /// The same, played for something else.
    #[must_use]
    pub(super) fn with(self, purpose: Purpose) -> Match {
        Match { purpose, ..self }
    }

    /// A match taken up again.
    ///
    /// # Errors
    /// If the record cannot be replayed.
    pub fn resume(saved: &SavedMatch) -> Result<Match, ReplayError> {
        Ok(Match {
            taken_back: saved.taken_back.clone(),
            restarted: saved.restarted,
            friend: saved.friend.clone(),
            ..Match::of(Game::replay(&saved.record)?, saved.setup())
        })
    }

    /// What to keep.
    #[must_use]
    pub fn saved(&self, sequence: u64) -> SavedMatch {
        let over = self.game.winners().is_some();
        let mut saved = SavedMatch::new(&self.setup, over, sequence, self.game.record());
        saved.taken_back.clone_from(&self.taken_back);
        saved.friend.clone_from(&self.friend);
        saved.restarted = self.restarted;
        saved
    }

    /// This match as it stood at another place of its record.
    #[must_use]
    pub(super) fn at(&self, game: Game) -> Match {
        Match { game, ..self.clone() }
    }

    /// What it is played for.
    #[must_use]
    pub fn purpose(&self) -> Purpose {
        self.purpose
    }

    /// Whether it is kept, and what happens in it is counted.
    #[must_use]
    pub fn counts(&self) -> bool {
        self.purpose == Purpose::Match
    }

    /// Whether it was restarted by somebody alone after something had happened in it.
    #[must_use]
    pub fn was_restarted(&self) -> bool {
        self.restarted
    }

    /// Whether it is counted apart: somebody alone restarted it, or took a decision back after something new was seen.
    #[must_use]
    pub fn counts_apart(&self) -> bool {
        self.restarted || !self.taken_back.is_empty()
    }

    /// Whether anything has happened in it since it began.
    #[must_use]
    pub fn is_under_way(&self) -> bool {
        self.count() > self.begins_at
    }

    /// Whether people and the computer play it by themselves: it is neither looked at again nor somebody's exercise.
    #[must_use]
    pub fn is_played(&self) -> bool {
        matches!(self.purpose, Purpose::Match | Purpose::Practice)
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
