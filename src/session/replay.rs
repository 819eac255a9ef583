//! Steps through the record of a match or round.

use spades_rules::{Action, Events, Game, Record, ReplayError};

/// A position between two actions of a record, with the game in that position.
#[derive(Clone, Debug)]
pub struct ReplayCursor {
    record: Record,
    game: Game,
    at: usize,
}

impl ReplayCursor {
    /// Creates a cursor before the first action of a record.
    ///
    /// # Errors
    /// If the record's rules or setup are invalid.
    pub fn new(record: Record) -> Result<ReplayCursor, ReplayError> {
        let start = Record {
            actions: Vec::new(),
            ..record.clone()
        };
        Ok(ReplayCursor {
            game: Game::replay(&start)?,
            record,
            at: 0,
        })
    }

    /// Returns the game in this position.
    #[must_use]
    pub fn game(&self) -> &Game {
        &self.game
    }

    /// Returns the number of actions before this position.
    #[must_use]
    pub fn at(&self) -> usize {
        self.at
    }

    /// Returns the next action; `None` at the end.
    #[must_use]
    pub fn next_action(&self) -> Option<Action> {
        self.record.actions.get(self.at).copied()
    }

    /// Advances by one action. Returns `false` if the record ends here or continues with an illegal action.
    pub fn step(&mut self) -> bool {
        self.play().is_some()
    }

    /// Advances as [`ReplayCursor::step`] does and returns the events.
    pub fn play(&mut self) -> Option<Events> {
        let events = self.game.apply(self.next_action()?).ok()?;
        self.at += 1;
        Some(events)
    }

    /// Moves to the position before action `at`, forwards or back, but not past the end of the record.
    pub fn seek(&mut self, at: usize) {
        if at < self.at
            && let Some(game) = self.game.undo_to(at)
        {
            self.game = game;
            self.at = at;
        }
        while self.at < at && self.step() {}
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use spades_rules::{Preset, Seed};

    #[test]
    fn from_every_place_it_goes_on_to_the_end() {
        for preset in Preset::ALL {
            let mut game = Game::new(preset.rules(), Seed::from_u64(5)).unwrap();
            while game.phase() != spades_rules::Phase::RoundEnd && !game.legal_actions().is_empty() {
                let actions = game.legal_actions();
                let action = actions[game.action_count() * 7 % actions.len()];
                game.apply(action).unwrap();
            }
            let end = game.action_count();
            let mut cursor = ReplayCursor::new(game.record()).unwrap();
            for at in (0..end).step_by(9) {
                cursor.seek(end);
                assert_eq!(cursor.at(), end, "{preset:?}: from {at}");
                cursor.seek(at);
            }
        }
    }

    #[test]
    fn it_comes_to_the_same_from_either_side() {
        let mut game = Game::new(Preset::OpenDraft.rules(), Seed::from_u64(2)).unwrap();
        let mut states = vec![game.clone()];
        for _ in 0..70 {
            let action = game.legal_actions()[0];
            game.apply(action).unwrap();
            states.push(game.clone());
        }
        let mut cursor = ReplayCursor::new(game.record()).unwrap();
        for at in [0, 40, 12, 70, 69, 3, 70, 500] {
            cursor.seek(at);
            assert_eq!(cursor.at(), at.min(70));
            assert_eq!(cursor.game(), &states[at.min(70)]);
            assert_eq!(cursor.next_action(), game.record().actions.get(at).copied());
        }
        assert!(!cursor.step());
    }
}
