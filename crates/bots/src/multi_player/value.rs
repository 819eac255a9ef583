//! What a finished round is worth: the chance to win the match from the scores and bags that it leaves.

use arrayvec::ArrayVec;
use spades_rules::{NilFailure, Rules, Sides};

use super::playout_state::PlayoutState;

/// By what the scores of a match tell who wins it.
#[derive(Clone, Copy, Debug)]
struct Race {
    /// Points that a side makes in a round when nothing special happens.
    round: f32,
    /// Rounds that are left at least.
    least: f32,
    /// The distance of two scores that divides their chances by e, a round before the end.
    scale: f32,
    /// What a bag costs, as a part of its part of the penalty, while many rounds are left.
    bag: f32,
}

/// Two sides.
const TWO: Race = Race {
    round: 42.0,
    least: 1.0,
    scale: 44.0,
    bag: 0.8,
};

/// Three sides, and four. Both are fits to 2,000 matches played by rule, in solo with bids as Expert's are; how well they foretell who wins is
/// what the test `chances_foretell_who_wins` prints.
const THREE: Race = Race {
    round: 39.0,
    least: 2.0,
    scale: 36.0,
    bag: 0.9,
};

/// Four sides.
const FOUR: Race = Race {
    round: 28.0,
    least: 1.5,
    scale: 32.0,
    bag: 1.0,
};

/// The match as it stands before the round.
#[derive(Clone, Debug)]
pub(crate) struct Match {
    /// The rules.
    pub rules: Rules,
    /// Scores by side of the match.
    pub scores: ArrayVec<i32, 4>,
    /// Bags by side of the match.
    pub bags: ArrayVec<u8, 4>,
    /// The round, from 1.
    pub round: u16,
}

/// Points and bags of one side of a round.
pub(crate) fn points(state: &PlayoutState, rules: &Rules, side: u8) -> (i32, u8) {
    let seats = || (0..4).filter(move |&seat| state.side[seat] == side);
    let (contract, towards) = state.contract(rules, side);
    let mut points = 0;
    let mut bags = 0;
    for seat in seats().filter(|&seat| state.nil[seat]) {
        let worth = if state.blind[seat] {
            rules.blind_nil.unwrap_or(rules.nil)
        } else {
            rules.nil
        };
        let tricks = state.tricks[seat];
        points += match (tricks, rules.nil_failure) {
            (0, _) => worth,
            (_, NilFailure::Penalty) => -worth,
            (_, NilFailure::Bags) => 0,
        };
        let counted = contract > 0 && rules.failed_nil_helps_partner;
        if !counted && (contract > 0 || rules.failed_nil_bags || rules.nil_failure == NilFailure::Bags) {
            bags += tricks;
        }
    }
    if contract > 0 {
        if towards >= contract {
            points += 10 * i32::from(contract);
            bags += towards - contract;
        } else {
            points -= 10 * i32::from(contract);
        }
    }
    (points + i32::from(bags), bags)
}

impl Match {
    /// The chance of the side of `seat` to win the match after a finished round.
    pub fn after(&self, state: &PlayoutState, seat: usize) -> f32 {
        let mut scores = self.scores.clone();
        let mut bags = self.bags.clone();
        for side in 0..scores.len() {
            // A side of the match has a seat of its number; that seat's side of the round scores for it.
            let (points, more) = points(state, &self.rules, state.side[side]);
            scores[side] += points;
            let rule = self.rules.bags;
            let mut held = u16::from(bags[side]) + u16::from(more);
            while held >= u16::from(rule.limit) {
                scores[side] -= rule.penalty;
                held = if rule.carry { held - u16::from(rule.limit) } else { 0 };
            }
            bags[side] = held as u8;
        }
        self.chance(&scores, &bags, self.side(seat))
    }

    /// The chance to win as the match stands, for a round that is thrown in.
    pub fn now(&self, seat: usize) -> f32 {
        self.chance(&self.scores, &self.bags, self.side(seat))
    }

    /// The side of the match that a seat scores for.
    fn side(&self, seat: usize) -> usize {
        if self.rules.sides == Sides::Partners {
            seat % 2
        } else {
            seat
        }
    }

    fn chance(&self, scores: &[i32], bags: &[u8], side: usize) -> f32 {
        let end = &self.rules.end;
        let best = scores.iter().copied().max().unwrap_or(0);
        let target = end.target.unwrap_or(500);
        let over = end.target.is_some_and(|target| best >= target)
            || end
                .floor
                .is_some_and(|floor| scores.iter().any(|&score| score <= floor))
            || self.round >= end.cap
            || end.rounds.is_some_and(|rounds| self.round >= rounds);
        let level = scores.iter().filter(|&&score| score == best).count();
        if over && level == 1 {
            return if scores[side] == best { 1.0 } else { 0.0 };
        }
        let race = match scores.len() {
            2 => TWO,
            3 => THREE,
            _ => FOUR,
        };
        let rule = self.rules.bags;
        let bag = race.bag * rule.penalty as f32 / f32::from(rule.limit.max(1));
        let left = ((target - best) as f32 / race.round).max(race.least);
        let left = end.rounds.map_or(left, |rounds| {
            left.min(f32::from(rounds.saturating_sub(self.round)).max(1.0))
        });
        let scale = race.scale * left.sqrt();
        let worth = |side: usize| (scores[side] as f32 - bag * f32::from(bags[side]) * (bags_weight(left))) / scale;
        let own = worth(side);
        let sum: f32 = (0..scores.len()).map(|other| (worth(other) - own).exp()).sum();
        1.0 / sum
    }
}

/// Bags weigh less the nearer the end of the match is.
fn bags_weight(left: f32) -> f32 {
    (left / 3.0).clamp(0.3, 1.0)
}
