//! The data of a daily result to share. The words are up to the game.

use serde::Serialize;
use spades_rules::{Bid, Event, Game, Preset, Record, ReplayError, Seat};

use super::{Daily, Date};
use crate::Outcome;
use crate::sheet::{is_over, replay};

/// Result of a round for a side.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct RoundMark {
    /// Points of the round.
    pub points: i32,
    /// `true` if the contract was made; `None` without one.
    pub contract: Option<bool>,
    /// `true` if the nil of the sharing seat was made; `None` without one.
    pub nil: Option<bool>,
}

/// A side with its score.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Side {
    /// Side index.
    pub side: usize,
    /// Final score.
    pub score: i32,
}

/// Result to share; it reveals no card.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Share {
    /// Date of the daily deal.
    pub date: Date,
    /// Key of the preset.
    pub preset: &'static str,
    /// Rounds from the point of view of the sharing seat's side.
    pub rounds: Vec<RoundMark>,
    /// The sharing side.
    pub own: Side,
    /// Best other side.
    pub best_other: Side,
    /// Outcome of the match.
    pub outcome: Outcome,
}

impl Share {
    /// Returns a seat's result of a day's match; `None` if the record is of another match, or not over.
    ///
    /// # Errors
    /// If the record cannot be replayed.
    pub fn of(daily: &Daily, record: &Record, seat: Seat) -> Result<Option<Share>, ReplayError> {
        let side = record.rules.side_of(seat);
        let mut rounds = Vec::new();
        let game = replay(record, |game, events| {
            if events.contains(&Event::RoundScored) {
                rounds.extend(mark(game, seat, side));
            }
        })?;
        if !daily.is_that_of(record) || !is_over(&game) || seat >= usize::from(record.rules.players) {
            return Ok(None);
        }
        let score = |side: usize| Side {
            side,
            score: game.scores()[side],
        };
        let others = (0..game.scores().len()).filter(|&other| other != side);
        let best_other = others
            .map(score)
            .max_by_key(|other| (other.score, std::cmp::Reverse(other.side)));
        Ok(best_other.map(|best_other| Share {
            date: daily.date,
            preset: Preset::key(daily.preset),
            rounds,
            own: score(side),
            best_other,
            outcome: Outcome::of(side, &game.winners().unwrap_or_default()),
        }))
    }
}

/// Returns the result of the round just scored.
fn mark(game: &Game, seat: Seat, side: usize) -> Option<RoundMark> {
    let sheet = game.sheet().get(side)?;
    let bid = game.bids().get(seat).copied().flatten();
    Some(RoundMark {
        points: sheet.total,
        contract: (sheet.contract > 0).then_some(sheet.made),
        nil: bid.filter(|bid: &Bid| bid.is_nil()).map(|_| game.tricks()[seat] == 0),
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use spades_rules::Phase;

    #[test]
    fn a_days_match_can_be_shared_once_it_is_over() {
        for days in 0..9 {
            let daily = Daily::of(Date::of_days(20_000 + days));
            let mut game = Game::new(daily.rules, daily.seed).unwrap();
            while game.phase() != Phase::MatchEnd {
                let legal = game.legal_actions();
                game.apply(legal[legal.len() / 3]).unwrap();
            }
            let mut record = game.record();
            for seat in 0..usize::from(daily.rules.players) {
                let share = Share::of(&daily, &record, seat).unwrap().unwrap();
                assert_eq!(share.rounds.len(), 3);
                let sum: i32 = share.rounds.iter().map(|round| round.points).sum();
                assert_eq!(sum, share.own.score);
                assert_eq!(share.own.score, game.scores()[game.side_of(seat)]);
                assert_eq!(share.outcome == Outcome::Won, share.own.score > share.best_other.score);
            }
            let other = Daily::of(daily.date.next());
            assert_eq!(Share::of(&other, &record, 0), Ok(None));
            record.actions.pop();
            assert_eq!(Share::of(&daily, &record, 0), Ok(None));
        }
    }
}
