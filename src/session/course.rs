//! The course of a match: scores round by round, and the winner's best moment.

use spades_rules::{Card, Event, Game, Seat};

use super::replay::ReplayCursor;
use super::{Match, RoundOutcome, SideWho, Who};

/// The scores of a match, round by round.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Course {
    /// Scores by side after each scored round; the first entry holds the scores before the first round.
    pub scores: Vec<Vec<i32>>,
    /// Best round of a winner.
    pub best: Option<BestMoment>,
    /// Tricks of each scored round, in order.
    pub tricks: Vec<Vec<TakenTrick>>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TakenTrick {
    /// Hand that took it.
    pub seat: Seat,
    /// Side that it counts for.
    pub side: usize,
    /// Card that took it.
    pub card: Card,
}

/// A round in which a side gained a lot.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BestMoment {
    pub round: u16,
    /// Side that gained.
    pub side: SideWho,
    /// Points that the side scored.
    pub points: i32,
    /// Best score among the other sides.
    pub rival: i32,
    /// Results of the side's own bids.
    pub outcomes: Vec<RoundOutcome>,
}

impl Match {
    /// Returns the course of the match so far.
    #[must_use]
    pub fn course(&self) -> Course {
        let mut course = Course::default();
        let Ok(mut past) = ReplayCursor::new(self.game().record()) else {
            return course;
        };
        let winners = self.game().winners().unwrap_or_default();
        let mut max = i32::MIN;
        course.scores.push(past.game().scores().to_vec());
        while let Some(events) = past.play() {
            if !events.contains(&Event::RoundScored) {
                continue;
            }
            let game = past.game();
            course.scores.push(game.scores().to_vec());
            course.tricks.push(taken(game));
            for &side in &winners {
                let points = game.sheet()[side].total;
                let others = game.sheet().iter().enumerate().filter(|&(other, _)| other != side);
                let rival = others.map(|(_, sheet)| sheet.total).max().unwrap_or(0);
                // A round in which the opponents merely lost more deserves no praise.
                if points > 0 && points - rival > max {
                    max = points - rival;
                    let then = self.at(game.clone());
                    let outcomes = then
                        .round_story()
                        .into_iter()
                        .filter(|outcome| is_about(outcome, self, side));
                    course.best = Some(BestMoment {
                        round: game.round(),
                        side: self.side_who(side),
                        points,
                        rival,
                        outcomes: outcomes.collect(),
                    });
                }
            }
        }
        course
    }
}

/// Returns the tricks of a round. A dummy's count for the player who plays it.
fn taken(game: &Game) -> Vec<TakenTrick> {
    let view = game.view(0);
    let tricks = view.played.iter().filter_map(|trick| {
        let seat = trick.winner?;
        let &(_, card) = trick.plays.iter().find(|(player, _)| *player == seat)?;
        let player = match view.dummy_partner {
            Some(partner) if seat >= usize::from(view.rules.players) => partner,
            _ => seat,
        };
        Some(TakenTrick {
            seat,
            side: game.side_of(player),
            card,
        })
    });
    tricks.collect()
}

/// Returns `true` if an item of the round story is about this side's result.
fn is_about(outcome: &RoundOutcome, game: &Match, of: usize) -> bool {
    let whole = game.side_who(of);
    let one = |who: &Who| match &whole {
        SideWho::One(own) => own == who,
        SideWho::Pair(first, second) => first == who || second == who,
    };
    match outcome {
        RoundOutcome::Made { side, .. } | RoundOutcome::Set { side, .. } => *side == whole,
        RoundOutcome::Nil { who, .. } => one(who),
        RoundOutcome::Renege { caller, .. } => one(caller),
        RoundOutcome::CalledInVain { .. } => false,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::session::RulesKind;
    use crate::session::setup::{MatchSetup, Player};
    use spades_rules::{Action, Preset, Seed};

    /// Returns the last legal action, but prefers this bid.
    fn next(game: &Match, bid: u8) -> Option<Action> {
        let legal = game.game().legal_actions();
        let bid = legal.iter().find(|&&action| action == Action::Bid(bid));
        let other = || legal.iter().rev().find(|&&action| action != Action::BlindNil);
        bid.or_else(other).copied()
    }

    #[test]
    fn the_course_ends_where_the_match_ends_and_the_best_moment_is_a_winners() {
        for (preset, seed) in [(Preset::ClosedDraft, 1), (Preset::Pairs, 2), (Preset::ThreeHanded, 3)] {
            let mut rules = preset.rules();
            rules.end.rounds = Some(5);
            let name = |seat: usize| format!("seat {seat}");
            let setup = MatchSetup {
                rules,
                kind: RulesKind::Preset(preset),
                players: (0..usize::from(rules.players))
                    .map(|seat| Player::Human { name: name(seat) })
                    .collect(),
            };
            let mut game = Match::new(setup, Seed::from_u64(seed)).unwrap();
            let mut gains = Vec::new();
            while let Some(action) = next(&game, 2) {
                let events = game.play(action).unwrap();
                if events.contains(&Event::RoundScored) {
                    gains.push(game.game().sheet().iter().map(|side| side.total).collect::<Vec<_>>());
                }
            }
            let course = game.course();
            assert_eq!(course.scores.len(), gains.len() + 1);
            assert_eq!(course.scores.last().unwrap(), game.game().scores());
            assert_eq!(course.tricks.len(), gains.len());
            let last = course.tricks.last().unwrap();
            let taken = |seat| last.iter().filter(|trick| trick.seat == seat).count();
            assert!((0..4).all(|seat| taken(seat) == usize::from(game.game().tricks()[seat])));
            let best = course.best.unwrap();
            let round = &gains[usize::from(best.round) - 1];
            let winners = game.game().winners().unwrap();
            let winner = winners
                .into_iter()
                .find(|&side| game.side_who(side) == best.side)
                .unwrap();
            assert_eq!(round[winner], best.points);
            let swing = |totals: &Vec<i32>| {
                let others = totals.iter().enumerate().filter(|&(side, _)| side != winner);
                totals[winner] - others.map(|(_, &total)| total).max().unwrap()
            };
            assert!(gains.iter().all(|totals| swing(totals) <= best.points - best.rival));
            assert!(best.outcomes.iter().all(|outcome| is_about(outcome, &game, winner)));
        }
    }
    /// Everyone overbids by far: the winner has only lost less.
    #[test]
    fn a_round_that_was_lost_is_no_best_moment() {
        let rules = Preset::Pairs.rules();
        let setup = MatchSetup {
            rules,
            kind: RulesKind::Preset(Preset::Pairs),
            players: vec![Player::Human { name: "Ada".into() }; 4],
        };
        let mut game = Match::new(setup, Seed::from_u64(2)).unwrap();
        while let Some(action) = next(&game, 9) {
            game.play(action).unwrap();
        }
        assert!(game.game().winners().is_some());
        assert_eq!(game.course().best, None);
    }
}
