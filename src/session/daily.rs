//! The deal of the day: which days were played, once for the record.

use bevy::prelude::*;
use serde::{Deserialize, Serialize};
use spades_archive::daily::{Calendar, Daily, Date, DayResult};
use spades_archive::{Finished, Outcome};
use spades_rules::Game;

use super::{Conceded, Match, MatchFinished, clock};

/// The days that were played, in the order in which they were.
#[derive(Resource, Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(default)]
pub struct Days {
    days: Vec<DayResult>,
}

impl Days {
    /// The calendar of them.
    #[must_use]
    pub fn calendar(&self) -> Calendar {
        Calendar::of(self.days.iter().copied())
    }

    /// These days and those of another machine; of a day on both the one here.
    #[must_use]
    pub fn joined(mut self, other: Days) -> Days {
        for result in other.days {
            if self.calendar().add(result) {
                self.days.push(result);
            }
        }
        self
    }

    /// Notes the match of a day that has ended; the first one counts. `false`: it is none, or the day was played before.
    fn note(&mut self, finished: &Finished, conceded: bool) -> bool {
        let played = clock::date_of(finished.ended);
        // A match may end after midnight.
        let of_day = [Some(played), played.days().checked_sub(1).map(Date::of_days)]
            .into_iter()
            .flatten()
            .find(|&date| Daily::of(date).is_that_of(&finished.record));
        let (Some(date), Some(side)) = (of_day, finished.own_side()) else {
            return false;
        };
        let Ok(game) = Game::replay(&finished.record) else {
            return false;
        };
        let result = DayResult {
            date,
            played,
            score: game.scores()[side],
            outcome: if conceded {
                Outcome::Lost
            } else {
                Outcome::of(side, &game.winners().unwrap_or_default())
            },
        };
        let new = self.calendar().add(result);
        if new {
            self.days.push(result);
        }
        new
    }
}

/// Notes matches of somebody alone; one in which a decision was taken back after something new was seen counts for nothing, and one
/// that was given up is lost.
pub(super) fn count(
    mut ended: MessageReader<MatchFinished>,
    mut conceded: MessageReader<Conceded>,
    game: Option<Res<Match>>,
    mut days: ResMut<Days>,
) {
    let mut noted = false;
    for MatchFinished { finished, taken_back } in ended.read() {
        noted |= !taken_back && days.bypass_change_detection().note(finished, false);
    }
    if let Some(game) = game.filter(|game| conceded.read().last().is_some() && game.counts()) {
        noted |= days.bypass_change_detection().note(&game.finished(clock::now()), true);
    }
    if noted {
        days.set_changed();
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use spades_archive::Player;

    /// The match of a day, played at random from the first seat, that ended then.
    fn played(date: Date, ended: u64, own: Option<usize>) -> Finished {
        let daily = Daily::of(date);
        let mut game = Game::new(daily.rules, daily.seed).unwrap();
        while let Some(&action) = game.legal_actions().last() {
            game.apply(action).unwrap();
        }
        Finished {
            ended,
            players: vec![Player::Human { name: "Ada".into() }; usize::from(daily.rules.players)],
            own,
            record: game.record(),
        }
    }

    #[test]
    fn a_day_is_played_once_for_the_record() {
        let noon = 1_795_000_000 / 86_400 * 86_400 + 43_200;
        let today = clock::date_of(noon);
        let yesterday = Date::of_days(today.days() - 1);
        let mut days = Days::default();
        assert!(
            !days.note(&played(today, noon, None), false),
            "several people are nobody's record"
        );
        assert!(days.note(&played(yesterday, noon - 86_400, Some(0)), true));
        assert!(days.note(&played(today, noon, Some(0)), false));
        assert!(!days.note(&played(today, noon + 60, Some(0)), false), "once");
        assert!(!days.note(&played(Date::of_days(today.days() - 5), noon, Some(0)), false));
        assert_eq!(
            days.calendar().get(yesterday).unwrap().outcome,
            Outcome::Lost,
            "given up"
        );
        assert_eq!((days.calendar().streak(today), days.calendar().len()), (2, 2));
        let text = serde_json::to_string(&days).unwrap();
        assert_eq!(serde_json::from_str::<Days>(&text).unwrap(), days);
    }
}
