//! The value of a finished round: the chance to win the match from its scores and bags. The rules crate scores it.

#[path = "../../fits/race.rs"]
mod fit;

use arrayvec::ArrayVec;
use spades_rules::{PlayedRound, Rules, SideScore, Totals, View};

use crate::playout_state::PlayoutState;
use crate::sets;

/// Parameters of the chance to win a match from its scores.
#[derive(Clone, Copy, Debug)]
struct Race {
    /// Points that a side makes in an ordinary round.
    round: f32,
    /// Minimum number of rounds left.
    min: f32,
    /// Score difference that changes the ratio of two sides' chances by a factor of e, one round before the end.
    scale: f32,
    /// Cost of a bag, as a share of its part of the penalty, while many rounds are left.
    bag: f32,
}

/// The match before the round.
#[derive(Clone, Debug)]
pub(crate) struct Match {
    /// The rules.
    pub rules: Rules,
    /// Scores by side of the match.
    pub scores: ArrayVec<i32, 4>,
    /// Bags by side of the match.
    pub bags: ArrayVec<u8, 4>,
    /// Sets by side of the match; empty if they don't count.
    pub sets: ArrayVec<u8, 4>,
    /// Sets in a row by side of the match; empty if they don't count.
    pub set_runs: ArrayVec<u8, 4>,
    /// The round, from 1.
    pub round: u16,
}

/// A finished round, as the rules score it.
#[derive(Clone, Debug)]
pub(crate) struct RoundEnd {
    played: PlayedRound,
    /// The score sheet, by side of the match.
    pub sheet: ArrayVec<SideScore, 4>,
}

impl RoundEnd {
    /// Returns the end of a round with its score sheet.
    pub fn new(played: PlayedRound, sheet: ArrayVec<SideScore, 4>) -> RoundEnd {
        RoundEnd { played, sheet }
    }

    /// Returns the bags of a hand's side.
    pub fn bags(&self, rules: &Rules, hand: usize) -> u8 {
        self.sheet[rules.side_of(rules.player_of(hand, self.played.dummy_partner))].bags
    }
}

impl Match {
    /// Returns the match that a view shows, before its round.
    pub fn before(view: &View) -> Match {
        Match {
            rules: view.rules,
            scores: view.scores.iter().copied().collect(),
            bags: view.bags.iter().copied().collect(),
            sets: view.sets.iter().copied().collect(),
            set_runs: view.set_runs.iter().copied().collect(),
            round: view.round,
        }
    }

    /// Scores a finished round.
    pub fn score(&self, state: &PlayoutState) -> RoundEnd {
        let played = state.played_round();
        let sheet = self.rules.score(&played, &self.totals());
        RoundEnd { played, sheet }
    }

    /// Returns the chance of the side of `seat` to win the match after a scored round.
    pub fn chance_after(&self, end: &RoundEnd, seat: usize) -> f32 {
        let scores: ArrayVec<i32, 4> = end.sheet.iter().map(|line| line.score).collect();
        let bags: ArrayVec<u8, 4> = end.sheet.iter().map(|line| line.bags_after).collect();
        let sets: ArrayVec<u8, 4> = end.sheet.iter().map(|line| line.sets_after).collect();
        let set_runs: ArrayVec<u8, 4> = end.sheet.iter().map(|line| line.set_run_after).collect();
        let after = Totals {
            scores: &scores,
            bags: &bags,
            sets: &sets,
            set_runs: &set_runs,
            round: self.round,
        };
        let side = self.rules.side_of(seat);
        match self.rules.winners(&end.played, &after) {
            Some(winners) => share(&winners, side),
            None => self.hopes(&after, side),
        }
    }

    /// Returns the current chance to win, for a round that is thrown in.
    pub fn now(&self, seat: usize) -> f32 {
        let side = self.rules.side_of(seat);
        let before = Totals {
            round: self.round.saturating_sub(1),
            ..self.totals()
        };
        match self.rules.winners(&PlayedRound::default(), &before) {
            Some(winners) => share(&winners, side),
            None => self.hopes(&before, side),
        }
    }

    /// Returns scores and counts before the round.
    pub fn totals(&self) -> Totals<'_> {
        Totals {
            scores: &self.scores,
            bags: &self.bags,
            sets: &self.sets,
            set_runs: &self.set_runs,
            round: self.round,
        }
    }

    /// Returns a side's chance to win from these totals, if the match is not over.
    fn hopes(&self, after: &Totals, side: usize) -> f32 {
        let (scores, bags, rounds) = (after.scores, after.bags, after.round);
        let end = &self.rules.end;
        let best = scores.iter().copied().max().unwrap_or(0);
        let target = end.target.unwrap_or(500);
        let race = match scores.len() {
            2 => fit::TWO,
            3 => fit::THREE,
            _ => fit::FOUR,
        };
        let rule = self.rules.bags;
        let bag = race.bag * rule.penalty as f32 / f32::from(rule.limit.max(1));
        let left = ((target - best) as f32 / race.round).max(race.min);
        let left = end
            .rounds
            .map_or(left, |count| left.min(f32::from(count.saturating_sub(rounds)).max(1.0)));
        let scale = race.scale * left.sqrt();
        let worth = |side: usize| (scores[side] as f32 - bag * f32::from(bags[side]) * (bags_weight(left))) / scale;
        let own = worth(side);
        if end.counts_sets() {
            let lasts = |side: usize| sets::chance_to_last(end, after, side, left.into()) as f32;
            let sum: f32 = (0..scores.len())
                .map(|other| lasts(other) * (worth(other) - own).exp())
                .sum();
            return lasts(side) / sum;
        }
        let sum: f32 = (0..scores.len()).map(|other| (worth(other) - own).exp()).sum();
        1.0 / sum
    }
}

/// Returns a side's share of a match that these sides have won.
fn share(winners: &[usize], side: usize) -> f32 {
    if winners.contains(&side) {
        1.0 / winners.len() as f32
    } else {
        0.0
    }
}

/// Returns the weight of bags, which falls toward the end of the match.
fn bags_weight(left: f32) -> f32 {
    (left / 3.0).clamp(0.3, 1.0)
}
