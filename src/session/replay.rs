//! A match, or a round of it, looked at again step by step.

use spades_rules::{Action, Events, Game, Record, ReplayError};

/// A place between two actions of a record, with the game as it stood there.
#[derive(Clone, Debug)]
pub struct ReplayCursor {
    record: Record,
    game: Game,
    at: usize,
}

impl ReplayCursor {
    /// Before the first action of a record.
    ///
    /// # Errors
    /// If the record's rules or set-up make no sense.
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

    /// The game as it stood here.
    #[must_use]
    pub fn game(&self) -> &Game {
        &self.game
    }

    /// How many actions came before.
    #[must_use]
    pub fn at(&self) -> usize {
        self.at
    }

    /// The action that comes next; `None` at the end.
    #[must_use]
    pub fn next_action(&self) -> Option<Action> {
        self.record.actions.get(self.at).copied()
    }

    /// One action on. `false`: the record ends here, or goes on with something that is not legal.
    pub fn step(&mut self) -> bool {
        self.play().is_some()
    }

    /// As [`ReplayCursor::step`]; tells what happened.
    pub fn play(&mut self) -> Option<Events> {
        let events = self.game.apply(self.next_action()?).ok()?;
        self.at += 1;
        Some(events)
    }

    /// To the place before action `at`, forwards or back; as far as the record goes.
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
