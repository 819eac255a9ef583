//! What a line of text to share tells of a day's match. The words are the game's.

use serde::Serialize;
use spades_rules::{Bid, Event, Game, Preset, Record, ReplayError, Seat};

use super::{Daily, Date};
use crate::Outcome;
use crate::sheet::{is_over, replay};

/// How a round went for a side.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct RoundMark {
    /// Points of the round.
    pub points: i32,
    /// Whether the contract was made; `None` without one.
    pub contract: Option<bool>,
    /// Whether the nil of the seat that shares was made; `None` without one.
    pub nil: Option<bool>,
}

/// A side's score.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Side {
    /// Which.
    pub side: usize,
    /// Its score.
    pub score: i32,
}

/// What there is to share: nothing of it tells a card.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Share {
    /// The day.
    pub date: Date,
    /// The key of the preset.
    pub preset: &'static str,
    /// The rounds, as the side of the seat that shares had them.
    pub rounds: Vec<RoundMark>,
    /// The own side.
    pub own: Side,
    /// The best of the others.
    pub best_other: Side,
    /// How the match ended.
    pub outcome: Outcome,
}

impl Share {
    /// What a seat can share of a day's match; `None` if the record is of another match, or not over.
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

/// The round just scored.
fn mark(game: &Game, seat: Seat, side: usize) -> Option<RoundMark> {
    let sheet = game.sheet().get(side)?;
    let bid = game.bids().get(seat).copied().flatten();
    Some(RoundMark {
        points: sheet.total,
        contract: (sheet.contract > 0).then_some(sheet.contract_points > 0),
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
