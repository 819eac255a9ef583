//! History of a match: actions, events, receipts; undo and replay.

use std::sync::Arc;

use super::Past;
use crate::{Action, Event, Events, Game, Receipt, Record, ReplayError, Seat, VERSION};

impl Game {
    /// Moves the actions of the round to those of the match.
    pub(super) fn archive_log(&mut self) {
        Arc::make_mut(&mut self.past).actions.extend(self.log.drain(..));
    }

    /// Returns all actions of the match, in order.
    pub fn actions(&self) -> impl Iterator<Item = Action> + '_ {
        self.past.actions.iter().chain(&self.log).copied()
    }

    /// Returns the number of actions so far.
    #[must_use]
    pub fn action_count(&self) -> usize {
        self.past.actions.len() + self.log.len()
    }

    /// Returns everything needed to replay the match: rules, seed and actions.
    ///
    /// ```
    /// use spades_rules::{Game, Preset, Seed};
    /// let game = Game::new(Preset::Pairs.rules(), Seed::from_u64(1)).unwrap();
    /// let record = game.record();
    /// assert_eq!((record.seed, record.actions.len()), (game.seed(), 0));
    /// ```
    #[must_use]
    pub fn record(&self) -> Record {
        Record {
            version: VERSION,
            rules: self.rules,
            seed: self.seed,
            setup: self.past.setup.clone(),
            actions: self.actions().collect(),
        }
    }

    /// Replays a record.
    ///
    /// ```
    /// use spades_rules::{Action, Game, Preset, ReplayError, Seed};
    /// let mut game = Game::new(Preset::Solo.rules(), Seed::from_u64(5)).unwrap();
    /// game.apply(Action::Bid(3)).unwrap();
    /// let mut record = game.record();
    /// assert_eq!(Game::replay(&record).unwrap(), game);
    /// record.actions.push(Action::Settle);
    /// assert!(matches!(Game::replay(&record), Err(ReplayError::Action { at: 1, .. })));
    /// ```
    ///
    /// # Errors
    /// If the record's version is unknown, its rules or its set-up are invalid, or an action is illegal.
    pub fn replay(record: &Record) -> Result<Game, ReplayError> {
        record.check()?;
        let mut game = Game::start_of(record)?;
        for (at, &action) in record.actions.iter().enumerate() {
            game.apply(action)
                .map_err(|why| ReplayError::Action { at, action, why })?;
        }
        Ok(game)
    }

    fn start_of(record: &Record) -> Result<Game, ReplayError> {
        match &record.setup {
            None => Game::new(record.rules, record.seed).map_err(ReplayError::Rules),
            Some(setup) => Game::from_setup(record.rules, setup.clone(), record.seed).map_err(ReplayError::Setup),
        }
    }

    /// Returns the match before its first action, and the events up to then.
    fn start(&self) -> (Game, Vec<Event>) {
        let mut game = Game::blank(self.rules, self.seed);
        let opening = match &self.past.setup {
            None => {
                let mut events = Events::new();
                game.start_round(&mut events);
                events.to_vec()
            }
            Some(setup) => {
                let opening = game.start_set_up(setup);
                game.past = Arc::new(Past {
                    setup: Some(setup.clone()),
                    actions: Vec::new(),
                });
                opening
            }
        };
        (game, opening)
    }

    /// Returns the events before the first action of the match: the first round began, and in dealt games the hands were dealt.
    ///
    /// ```
    /// use spades_rules::{Event, Game, Preset, Seed};
    /// let game = Game::new(Preset::Pairs.rules(), Seed::from_u64(1)).unwrap();
    /// let events = game.opening_events();
    /// assert_eq!(events[0], Event::RoundStarted { round: 1, first: game.first() });
    /// assert!(events[1..].iter().all(|event| matches!(event, Event::Dealt { .. })));
    /// assert_eq!(events.len(), 5);
    /// ```
    #[must_use]
    pub fn opening_events(&self) -> Vec<Event> {
        self.start().1
    }

    /// Replays the match and calls `see` with its state and events before the first action and after every action. It
    /// advances a single game instead of cloning one per step: clones would share the actions of past rounds, and
    /// every round would have to copy them.
    fn retrace(&self, mut see: impl FnMut(&Game, &[Event])) {
        let (mut game, opening) = self.start();
        see(&game, &opening);
        for action in self.actions() {
            let Ok(events) = game.apply(action) else { return };
            see(&game, &events);
        }
    }

    /// Returns the match as it was after its first `count` actions; `None` if fewer were played.
    ///
    /// ```
    /// use spades_rules::{Action, Game, Preset, Seed};
    /// let start = Game::new(Preset::OpenDraft.rules(), Seed::from_u64(9)).unwrap();
    /// let mut game = start.clone();
    /// game.apply(Action::Draw).unwrap();
    /// game.apply(Action::Keep).unwrap();
    /// assert_eq!(game.undo_to(0), Some(start));
    /// assert_eq!(game.undo_to(3), None);
    /// ```
    #[must_use]
    pub fn undo_to(&self, count: usize) -> Option<Game> {
        if count > self.action_count() {
            return None;
        }
        let (mut game, _) = self.start();
        for action in self.actions().take(count) {
            game.apply(action).ok()?;
        }
        Some(game)
    }

    /// Returns all events since the match began, in full.
    ///
    /// ```
    /// use spades_rules::{Action, Event, Game, Preset, Seed};
    /// let mut game = Game::new(Preset::OpenDraft.rules(), Seed::from_u64(9)).unwrap();
    /// let seat = game.actor().unwrap();
    /// game.apply(Action::Draw).unwrap();
    /// let events = game.events();
    /// assert_eq!(events[0], Event::RoundStarted { round: 1, first: seat });
    /// assert!(matches!(events[1], Event::Drew { card: Some(_), .. }));
    /// ```
    #[must_use]
    pub fn events(&self) -> Vec<Event> {
        let mut all = Vec::new();
        self.retrace(|_, events| all.extend(events));
        all
    }

    /// Returns all events since the match began, as `viewer` saw them.
    ///
    /// ```
    /// use spades_rules::{Action, Event, Game, Preset, Seed};
    /// let mut game = Game::new(Preset::OpenDraft.rules(), Seed::from_u64(9)).unwrap();
    /// let seat = game.actor().unwrap();
    /// game.apply(Action::Draw).unwrap();
    /// assert!(matches!(game.events_for(seat)[1], Event::Drew { card: Some(_), .. }));
    /// assert_eq!(game.events_for(1 - seat)[1], Event::Drew { seat, card: None });
    /// ```
    #[must_use]
    pub fn events_for(&self, viewer: Seat) -> Vec<Event> {
        let mut seen = Vec::new();
        self.retrace(|game, events| {
            seen.extend(events.iter().map(|event| event.seen_by(viewer, game)));
        });
        seen
    }

    /// Returns the commitment to this round's deal, 64 hex digits; see [`Receipt`]. Empty in a round that was set up by hand.
    #[must_use]
    pub fn commitment(&self) -> String {
        self.salt.map_or_else(String::new, |salt| {
            Receipt::new(self.round, &self.deck, &salt).commitment
        })
    }

    /// Returns the receipt of this round's deal once the round is over; `None` before, and in a round that was set up by hand.
    ///
    /// ```
    /// use spades_rules::{Game, Phase, Preset, Seed};
    /// let mut game = Game::new(Preset::Mirror.rules(), Seed::from_u64(5)).unwrap();
    /// let commitment = game.view(0).commitment;
    /// assert_eq!(game.receipt(), None);
    /// while game.phase() != Phase::RoundEnd {
    ///     game.apply(game.legal_actions()[0]).unwrap();
    /// }
    /// let receipt = game.receipt().unwrap();
    /// assert_eq!(receipt.commitment, commitment);
    /// assert_eq!(receipt.verify(), Ok(()));
    /// ```
    #[must_use]
    pub fn receipt(&self) -> Option<Receipt> {
        let over = self.phase.is_scored();
        self.salt
            .filter(|_| over)
            .map(|salt| Receipt::new(self.round, &self.deck, &salt))
    }

    /// Returns the receipts of all finished deals of the match, including thrown-in ones (three players, all nil).
    #[must_use]
    pub fn receipts(&self) -> Vec<Receipt> {
        let mut receipts = Vec::new();
        let deal = |game: &Game| (game.round, game.deck, game.salt);
        let mut last = deal(self);
        self.retrace(|game, events| {
            // A deal is over when the next one begins; the first begins before any action.
            if game.action_count() > 0 && events.iter().any(|event| matches!(event, Event::RoundStarted { .. })) {
                let (round, deck, salt) = &last;
                receipts.extend(salt.map(|salt| Receipt::new(*round, deck, &salt)));
            }
            last = deal(game);
        });
        receipts.extend(self.receipt());
        receipts
    }
}
