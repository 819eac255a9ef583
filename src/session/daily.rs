//! The daily deal: which days were played. Only the first attempt at a day counts.

use bevy::prelude::*;
use serde::{Deserialize, Serialize};
use spades_archive::daily::{Calendar, Daily, Date, DayResult};
use spades_archive::{Ending, Finished, Outcome};

use super::{Match, MatchFinished, clock};

/// Results of the days played, in the order of play.
#[derive(Resource, Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(default)]
pub struct DailyResults {
    days: Vec<DayResult>,
}

impl DailyResults {
    /// Returns the calendar of these days.
    #[must_use]
    pub fn calendar(&self) -> Calendar {
        Calendar::of(self.days.iter().copied())
    }

    /// Returns `true` if this match would be the result of its day: that day has none yet, and nothing sets the match apart.
    #[must_use]
    pub fn awaits(&self, game: &Match) -> bool {
        let day = game.deal_of_the_day().filter(|_| !game.is_counted_separately());
        day.is_some_and(|day| self.calendar().get(day).is_none())
    }

    /// Merges these days with those of another machine; for a day in both, keeps the one here.
    #[must_use]
    pub fn joined(mut self, other: DailyResults) -> DailyResults {
        for result in other.days {
            if self.calendar().add(result) {
                self.days.push(result);
            }
        }
        self
    }

    /// Records a finished match if it is a daily deal; only the first attempt at a day counts. Returns
    /// `false` if the match isn't a daily deal or the day was played before.
    fn note(&mut self, finished: &Finished) -> bool {
        let ended = clock::date_of(finished.ended);
        let begun = finished.ending.day;
        let (Some(date), Some(side)) = (day_of(finished), finished.own_side()) else {
            return false;
        };
        let Ok(game) = finished.game() else {
            return false;
        };
        let result = DayResult {
            date,
            played: begun.unwrap_or(ended),
            score: game.scores()[side],
            outcome: Outcome::of(side, &finished.winners(&game)),
        };
        let new = self.calendar().add(result);
        if new {
            self.days.push(result);
        }
        new
    }
}

/// Returns the day whose deal a match is.
pub(crate) fn day_of(finished: &Finished) -> Option<Date> {
    let ended = clock::date_of(finished.ended);
    // A match that older versions began may end after midnight.
    [
        finished.ending.day,
        Some(ended),
        ended.days().checked_sub(1).map(Date::of_days),
    ]
    .into_iter()
    .flatten()
    .find(|&date| Daily::of(date).is_that_of(&finished.record))
}

/// Returns `true` if a match that ended like this is its day's result, as won or lost.
pub(crate) fn counts(ending: &Ending) -> bool {
    ending.conceded.is_some() || !ending.is_counted_separately()
}

/// Records daily matches of a single player. One in which a decision was taken back after new information was
/// seen doesn't count; a conceded one counts as lost.
pub(super) fn count(mut ended: MessageReader<MatchFinished>, mut days: ResMut<DailyResults>) {
    let mut noted = false;
    for MatchFinished { finished } in ended.read() {
        noted |= counts(&finished.ending) && days.bypass_change_detection().note(finished);
    }
    if noted {
        days.set_changed();
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::session::setup::{self, MatchSetup};
    use crate::session::{Match, RulesKind};
    use spades_archive::facts::MatchFacts;
    use spades_archive::{Ending, Player};
    use spades_rules::Game;

    /// Returns the match of a day, played with arbitrary legal actions, that ended at this Unix time.
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
            ending: Ending::default(),
        }
    }

    #[test]
    fn a_day_is_played_once_for_the_record() {
        let noon = 1_795_000_000 / 86_400 * 86_400 + 43_200;
        let today = clock::date_of(noon);
        let yesterday = Date::of_days(today.days() - 1);
        let mut days = DailyResults::default();
        assert!(
            !days.note(&played(today, noon, None)),
            "several people are nobody's record"
        );
        let mut conceded = played(yesterday, noon - 86_400, Some(0));
        conceded.record.actions.truncate(5);
        conceded.ending.conceded = conceded.own_side();
        assert!(days.note(&conceded));
        assert!(days.note(&played(today, noon, Some(0))));
        assert!(!days.note(&played(today, noon + 60, Some(0))), "once");
        assert!(!days.note(&played(Date::of_days(today.days() - 5), noon, Some(0))));
        assert_eq!(
            days.calendar().get(yesterday).unwrap().outcome,
            Outcome::Lost,
            "given up"
        );
        assert_eq!((days.calendar().streak(today), days.calendar().len()), (2, 2));
        let text = serde_json::to_string(&days).unwrap();
        assert_eq!(serde_json::from_str::<DailyResults>(&text).unwrap(), days);
    }

    /// Returns the day's match, begun on its day and then saved, in the form of that file.
    fn begun(day: Date) -> serde_json::Value {
        let daily = Daily::of(day);
        let setup = MatchSetup {
            rules: daily.rules,
            kind: RulesKind::Preset(daily.preset),
            players: (0..usize::from(daily.rules.players))
                .map(|seat| match seat {
                    0 => setup::Player::Human { name: "Ada".into() },
                    _ => setup::Player::Bot {
                        name: "Bob".into(),
                        level: spades_bots::Level::Advanced,
                    },
                })
                .collect(),
        };
        let game = Match::new(setup, daily.seed).unwrap().begun_on(day);
        serde_json::to_value(game.saved(1)).unwrap()
    }

    /// Resumes a saved match and plays it to its end at this time.
    fn resumed(saved: serde_json::Value, ended: u64) -> Finished {
        let mut game = Match::resume(&serde_json::from_value(saved).unwrap()).unwrap();
        while let Some(&action) = game.game().legal_actions().last() {
            game.play(action).unwrap();
        }
        game.finished(ended)
    }

    #[test]
    fn a_match_counts_for_the_day_on_which_it_was_begun() {
        let noon = 1_795_000_000 / 86_400 * 86_400 + 43_200;
        let day = clock::date_of(noon);
        for later in [0, 1, 4] {
            let mut results = DailyResults::default();
            results.note(&played(Date::of_days(day.days() - 1), noon - 86_400, Some(0)));
            let finished = resumed(begun(day), noon + later * 86_400);
            assert!(results.note(&finished), "{later} days later");
            let result = *results.calendar().get(day).unwrap();
            assert_eq!((result.date, result.played), (day, day));
            assert_eq!(results.calendar().streak(day.next()), 2);
            // The achievement counts as the page does.
            assert_eq!(MatchFacts::of(&finished).unwrap().unwrap().day, Some(day));
        }
        // A match that older versions saved, and one that was begun on another day.
        for (played, counted) in [(noon, true), (noon + 3 * 86_400, false)] {
            let mut saved = begun(day);
            saved.as_object_mut().unwrap().remove("day").expect("the day");
            saved["played"] = played.into();
            let finished = resumed(saved, noon + 4 * 86_400);
            assert_eq!(DailyResults::default().note(&finished), counted);
        }
    }

    #[test]
    fn a_day_awaits_its_first_match_that_counts() {
        let noon = 1_795_000_000 / 86_400 * 86_400 + 43_200;
        let day = clock::date_of(noon);
        let resume = |saved: serde_json::Value| Match::resume(&serde_json::from_value(saved).unwrap()).unwrap();
        let mut results = DailyResults::default();
        let game = resume(begun(day));
        assert_eq!(game.deal_of_the_day(), Some(day));
        assert!(results.awaits(&game));
        let mut restarted = begun(day);
        restarted["restarted"] = true.into();
        assert!(!results.awaits(&resume(restarted)));
        let practice = game.clone().with(crate::session::Purpose::Practice);
        assert!(practice.deal_of_the_day().is_none() && !results.awaits(&practice));
        results.note(&resumed(begun(day), noon));
        assert!(!results.awaits(&game), "the day is played");
    }

    #[test]
    fn results_that_older_versions_wrote_after_midnight_are_in_the_streak() {
        let text = r#"{"days":[{"date":"2026-11-24","played":"2026-11-24","score":90,"outcome":"won"},
            {"date":"2026-11-25","played":"2026-11-25","score":90,"outcome":"won"},
            {"date":"2026-11-26","played":"2026-11-27","score":90,"outcome":"won"}]}"#;
        let results: DailyResults = serde_json::from_str(text).unwrap();
        assert_eq!(results.calendar().streak(Date::new(2026, 11, 27).unwrap()), 3);
    }
}
