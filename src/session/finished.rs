//! Converts finished matches to the form that the history stores.

use bevy::prelude::*;
use spades_archive::{Ending, Finished};
use spades_rules::Event;

use super::setup::Player;
use super::{Applied, Match, RulesKind, clock};

/// A match was played out or conceded. The history adds it.
#[derive(Message, Clone, Debug)]
pub struct MatchFinished {
    /// Match in archive form.
    pub finished: Finished,
}

impl Player {
    /// Converts the player to archive form.
    fn archived(&self) -> spades_archive::Player {
        let name = self.name().to_owned();
        match self {
            Player::Human { .. } => spades_archive::Player::Human { name },
            Player::Bot { level, .. } => spades_archive::Player::Bot {
                name,
                level: level.key().to_owned(),
            },
        }
    }
}

impl Match {
    /// Returns the match in archive form; `ended` is its end in seconds since the Unix epoch.
    #[must_use]
    pub fn finished(&self, ended: u64) -> Finished {
        let kind = self.setup().kind;
        Finished {
            ended,
            players: self.setup().players.iter().map(Player::archived).collect(),
            own: self.only_person(),
            record: self.game().record(),
            ending: Ending {
                conceded: None,
                restarted: self.was_restarted(),
                taken_back: self.taken_back.clone(),
                day: self.day.filter(|&day| day != clock::date_of(ended)),
                own_rules: kind == RulesKind::Custom && RulesKind::of(self.game().rules()) != kind,
            },
        }
    }

    /// Returns the match in archive form, conceded by `side` at `ended`.
    #[must_use]
    pub(super) fn conceded(&self, side: usize, ended: u64) -> Finished {
        let mut finished = self.finished(ended);
        finished.ending.conceded = Some(side);
        finished
    }
}

/// Announces a match when it has been played out.
pub(super) fn report(
    mut applied: MessageReader<Applied>,
    game: Option<Res<Match>>,
    mut finished: MessageWriter<MatchFinished>,
) {
    let ended = applied
        .read()
        .any(|applied| applied.events.contains(&Event::MatchEnded));
    if let Some(game) = game.filter(|game| ended && game.is_recorded()) {
        finished.write(MatchFinished {
            finished: game.finished(clock::now()),
        });
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::session::setup::MatchSetup;
    use spades_archive::LEVELS;
    use spades_archive::facts::MatchFacts;
    use spades_archive::history::Entry;
    use spades_bots::Level;
    use spades_rules::{Preset, Seed};

    /// Plays a match to its end with people at these seats and bots elsewhere.
    fn played(people: &[usize]) -> Match {
        played_by(RulesKind::Preset(Preset::Pairs), people)
    }

    fn played_by(kind: RulesKind, people: &[usize]) -> Match {
        let player = |seat| {
            let name = format!("seat {seat}");
            if people.contains(&seat) {
                Player::Human { name }
            } else {
                Player::Bot {
                    name,
                    level: Level::Advanced,
                }
            }
        };
        let mut rules = Preset::Pairs.rules();
        rules.end.rounds = Some(1);
        let setup = MatchSetup {
            rules,
            kind,
            players: (0..4).map(player).collect(),
        };
        let mut game = Match::new(setup, Seed::from_u64(8)).unwrap();
        while let Some(&action) = game.game().legal_actions().last() {
            game.play(action).unwrap();
        }
        game
    }

    #[test]
    fn the_only_person_has_the_history_and_of_several_none() {
        for (people, own) in [(&[2][..], Some(2)), (&[0, 1], None), (&[], None)] {
            let game = played(people);
            let finished = game.finished(1_800_000_000);
            assert_eq!(finished.own, own);
            let entry = Entry::of(&finished).unwrap();
            assert_eq!(entry.kind, game.setup().kind);
            assert_eq!(entry.scores, game.game().scores());
            assert_eq!(entry.players[3].level(), Some("advanced"));
        }
    }

    /// The history called a match by "My rules" that were those of Pairs "Pairs", other than the table.
    #[test]
    fn rules_of_ones_own_stay_so_in_the_history_even_if_they_are_a_presets() {
        for kind in [RulesKind::Custom, RulesKind::Preset(Preset::Pairs)] {
            let finished = played_by(kind, &[0]).finished(1_800_000_000);
            assert_eq!(Entry::of(&finished).map(|entry| entry.kind), Ok(kind));
            let facts = MatchFacts::of(&finished).unwrap().expect("one person played");
            assert_eq!((facts.kind, facts.rules.is_some()), (kind, kind == RulesKind::Custom));
        }
    }

    #[test]
    fn levels_have_the_keys_of_the_archive() {
        let keys = Level::ALL.map(|level| serde_json::to_value(level).unwrap());
        assert_eq!(keys, LEVELS.map(serde_json::Value::from));
        assert_eq!(Level::ALL.map(Level::key), LEVELS);
    }
}
