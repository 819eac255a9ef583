//! The current match: the game of the rules crate and the players at its seats. The single source of truth for the table.

use bevy::prelude::*;
use spades_archive::daily::{Daily, Date};
use spades_rules::{Action, Events, Game, Illegal, ReplayError, RulesError, Seat, Seed, View};

use super::clock;
use super::saved::SavedMatch;
use super::setup::{MatchSetup, Player};

/// Purpose of a match.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Purpose {
    /// A regular match: counted and kept.
    #[default]
    Match,
    /// Practice, begun from a position of another match: neither counted nor kept.
    Practice,
    /// A replay: not played, only reviewed.
    Replay,
    /// A lesson hand, a puzzle, or a decision being retried: neither counted nor kept.
    Exercise,
}

/// The current match.
#[derive(Resource, Clone, Debug)]
pub struct Match {
    pub(super) game: Game,
    setup: MatchSetup,
    purpose: Purpose,
    /// Rounds in which a decision was taken back after new information was seen, one entry per decision.
    pub(super) taken_back: Vec<u16>,
    /// `true` if a single player restarted the match after it was under way.
    restarted: bool,
    /// `true` if the player was shown a hint, or numbers on the choices.
    pub(super) helped: bool,
    /// Number of actions at the start; not 0 for practice from another match.
    begins_at: usize,
    /// Code that the deals came from, if it carries its sender's scores.
    pub(super) friend: Option<String>,
    /// Date of the daily deal that this match is, if it was begun on that day.
    pub(super) day: Option<Date>,
    /// `true` once a side has conceded it.
    pub(super) conceded: bool,
}

impl Match {
    /// Creates a new match.
    ///
    /// # Errors
    /// If the rules are invalid.
    pub fn new(setup: MatchSetup, seed: Seed) -> Result<Match, RulesError> {
        Ok(Match::of(Game::new(setup.rules, seed)?, setup))
    }

    /// Creates a match in the position of `game`.
    #[must_use]
    pub(super) fn of(game: Game, setup: MatchSetup) -> Match {
        Match {
            game,
            setup,
            purpose: Purpose::Match,
            taken_back: Vec::new(),
            restarted: false,
            helped: false,
            begins_at: 0,
            friend: None,
            day: None,
            conceded: false,
        }
    }

    /// Creates a practice match that begins in the position of `game`.
    #[must_use]
    pub(super) fn practice(game: Game, setup: MatchSetup) -> Match {
        Match {
            purpose: Purpose::Practice,
            begins_at: game.action_count(),
            ..Match::of(game, setup)
        }
    }

    /// Returns this match from its beginning, with the same deals. A player who restarts it alone already
    /// knows some cards, so it then counts separately, as after a take-back; several people at one machine
    /// restart by consent.
    #[must_use]
    pub(super) fn begun_again(&self) -> Option<Match> {
        let happened = self.is_under_way() && !self.hot_seat();
        Some(Match {
            game: self.game.undo_to(self.begins_at)?,
            taken_back: Vec::new(),
            restarted: happened || self.is_counted_separately(),
            conceded: false,
            ..self.clone()
        })
    }

    /// Sets the friend's code whose deals this match uses.
    #[must_use]
    pub(super) fn against(self, friend: Option<String>) -> Match {
        Match { friend, ..self }
    }

    /// Notes that the match begins today.
    #[must_use]
    pub(super) fn begun_on(self, today: Date) -> Match {
        let day = Some(today).filter(|&today| Daily::of(today).is_that_of(&self.game.record()));
        Match { day, ..self }
    }

    #[must_use]
    pub(crate) fn with(self, purpose: Purpose) -> Match {
        Match { purpose, ..self }
    }

    /// Resumes a saved match.
    ///
    /// # Errors
    /// If the record cannot be replayed.
    pub fn resume(saved: &SavedMatch) -> Result<Match, ReplayError> {
        let game = Match {
            taken_back: saved.taken_back.clone(),
            restarted: saved.restarted,
            helped: saved.helped,
            friend: saved.friend.clone(),
            day: saved.day,
            ..Match::of(Game::replay(&saved.record)?, saved.setup())
        };
        // Older versions didn't save the day, but a match whose last action is of its day was begun on it.
        Ok(match saved.played {
            Some(played) if saved.day.is_none() => game.begun_on(clock::date_of(played)),
            _ => game,
        })
    }

    /// Returns the match in the form that is saved.
    #[must_use]
    pub fn saved(&self, sequence: u64) -> SavedMatch {
        let over = self.game.winners().is_some();
        let mut saved = SavedMatch::new(&self.setup, over, sequence, self.game.record());
        saved.taken_back.clone_from(&self.taken_back);
        saved.friend.clone_from(&self.friend);
        saved.day = self.day;
        saved.restarted = self.restarted;
        saved.helped = self.helped;
        saved
    }

    /// Returns this match in another position of its record.
    #[must_use]
    pub(super) fn at(&self, game: Game) -> Match {
        Match { game, ..self.clone() }
    }

    #[must_use]
    pub fn purpose(&self) -> Purpose {
        self.purpose
    }

    /// Returns `true` if the match is kept and its results are counted.
    #[must_use]
    pub fn is_recorded(&self) -> bool {
        self.purpose == Purpose::Match
    }

    /// Returns `true` if a single player restarted the match after it was under way.
    #[must_use]
    pub fn was_restarted(&self) -> bool {
        self.restarted
    }

    /// Returns `true` if the match is counted separately: a single player restarted it, or took a decision
    /// back after seeing new information.
    #[must_use]
    pub fn is_counted_separately(&self) -> bool {
        self.restarted || !self.taken_back.is_empty()
    }

    /// Returns the day whose deal this match is, if it is a regular match of a single player.
    #[must_use]
    pub fn deal_of_the_day(&self) -> Option<Date> {
        self.day.filter(|_| self.is_recorded() && !self.hot_seat())
    }

    /// Returns `true` if the player was helped: by a hint, or by numbers on the choices.
    #[must_use]
    pub fn was_helped(&self) -> bool {
        self.helped
    }

    /// Returns `true` if any action has happened since the beginning.
    #[must_use]
    pub fn is_under_way(&self) -> bool {
        self.action_count() > self.begins_at
    }

    /// Returns `true` if the match is live: neither a replay nor an exercise.
    #[must_use]
    pub fn is_playable(&self) -> bool {
        matches!(self.purpose, Purpose::Match | Purpose::Practice)
    }

    /// Returns the game of the rules crate.
    #[must_use]
    pub fn game(&self) -> &Game {
        &self.game
    }

    /// Returns the rules and players.
    #[must_use]
    pub fn setup(&self) -> &MatchSetup {
        &self.setup
    }

    /// Returns the number of actions so far.
    #[must_use]
    pub fn action_count(&self) -> usize {
        self.game.action_count()
    }

    /// Applies an action; an illegal one changes nothing.
    ///
    /// # Errors
    /// If the action is not legal now.
    pub(super) fn apply(&mut self, action: Action) -> Result<Events, Illegal> {
        self.game.apply(action)
    }

    /// Applies an action as [`SubmitAction`](super::SubmitAction) does, for tests.
    #[cfg(test)]
    pub(crate) fn play(&mut self, action: Action) -> Result<Events, Illegal> {
        self.apply(action)
    }

    /// Returns the view of a seat: everything it may know.
    #[must_use]
    pub fn view(&self, seat: Seat) -> View {
        self.game.view(seat)
    }

    /// Returns the seats of people.
    pub fn humans(&self) -> impl Iterator<Item = Seat> + '_ {
        self.setup
            .players
            .iter()
            .enumerate()
            .filter(|(_, player)| !player.is_bot())
            .map(|(seat, _)| seat)
    }

    /// Returns `true` if a person sits at this seat.
    #[must_use]
    pub fn is_person(&self, seat: Seat) -> bool {
        self.player(seat).is_some_and(|player| !player.is_bot())
    }

    /// Returns the seat of the only person, if all others are bots.
    #[must_use]
    pub fn only_person(&self) -> Option<Seat> {
        let mut people = self.humans();
        people.next().filter(|_| people.next().is_none())
    }

    /// Returns `true` if several people share this machine.
    #[must_use]
    pub fn hot_seat(&self) -> bool {
        self.humans().count() > 1
    }

    /// Returns the player at a seat; `None` for the dummy.
    #[must_use]
    pub fn player(&self, seat: Seat) -> Option<&Player> {
        self.setup.players.get(seat)
    }
}
