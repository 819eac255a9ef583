//! The chance to win the match from a score: a fit to matches of Expert against itself.

use std::sync::OnceLock;

use serde::{Deserialize, Serialize};
use spades_rules::{Bid, HandBuilding, Rules};

use super::score::Standing;
use crate::sets;

/// A fit that predicts the winner of a two-player match from scores and bags. The numbers of each game are learned
/// from self-play; `spades-lab learn-payoff` prints new ones.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct MatchFit {
    /// Points that a seat makes in an average round.
    pub pace: f64,
    /// Standard deviation of the difference between two equal seats in one round, in points.
    pub spread: f64,
    /// Minimum number of rounds left, even if one seat is right before the target.
    pub min: f64,
    /// Cost of a set of bags that is full except for one, as a share of the penalty.
    pub bag: f64,
}

/// The stored fits.
#[derive(Deserialize)]
struct Fits {
    open: MatchFit,
    closed: MatchFit,
    moon: MatchFit,
}

impl MatchFit {
    /// Returns the stored fit for a game.
    #[must_use]
    pub fn stored(rules: &Rules) -> MatchFit {
        static FITS: OnceLock<Fits> = OnceLock::new();
        let fits = FITS.get_or_init(|| {
            serde_json::from_str(include_str!("../../fits/payoff.json")).expect("the stored fits are well formed")
        });
        match (rules.hands, rules.moon) {
            (HandBuilding::ClosedDraft | HandBuilding::UnseenDraft, _) => fits.closed,
            (_, Some(_)) => fits.moon,
            _ => fits.open,
        }
    }

    /// Returns the chance of the first of two seats to win from these scores and bags after `rounds` rounds, as if the match had not ended.
    #[must_use]
    pub fn chance(&self, rules: &Rules, scores: [f64; 2], bags: [u8; 2], rounds: u16) -> f64 {
        let limit = f64::from(rules.bags.limit.max(1));
        let [own, other] = [0, 1].map(|side| {
            let held = f64::from(bags[side]) / limit;
            scores[side] - self.bag * f64::from(rules.bags.penalty) * held
        });
        let by_points = rules
            .end
            .target
            .map(|target| (f64::from(target) - own.max(other)) / self.pace);
        let by_count = rules.end.rounds.map(|count| f64::from(count.saturating_sub(rounds)));
        let max = f64::from(rules.end.cap);
        let left = by_points.into_iter().chain(by_count).fold(max, f64::min).max(self.min);
        1.0 / (1.0 + (-1.702 * (own - other) / (self.spread * left.sqrt())).exp())
    }
}

/// Points that a seat makes in an average round.
const POINTS_A_ROUND: f64 = 50.0;

/// Returns the first seat's chance to win the match.
pub(crate) fn chance(rules: &Rules, standing: Standing) -> f64 {
    standing
        .result(rules)
        .unwrap_or_else(|| hopes(rules, standing, [0.0; 2]))
}

/// Returns the first seat's chance to win from this standing plus a few points for each, as if the match had not ended.
pub(crate) fn hopes(rules: &Rules, standing: Standing, more: [f64; 2]) -> f64 {
    let scores = [0, 1].map(|side| f64::from(standing.scores[side]) + more[side]);
    let chance = MatchFit::stored(rules).chance(rules, scores, standing.bags, standing.rounds);
    if !rules.end.counts_sets() {
        return chance;
    }
    let target = f64::from(rules.end.target.unwrap_or(500));
    let rounds = ((target - scores[0].max(scores[1])) / POINTS_A_ROUND).max(1.0);
    let totals = standing.totals(standing.rounds);
    let [own, other] = [0, 1].map(|side| sets::chance_to_last(&rules.end, &totals, side, rounds));
    chance * own / (chance * own + (1.0 - chance) * other)
}

/// Returns the payoff of a round: the first seat's chance to win the match by the number of tricks that it takes of `total`.
pub(crate) fn payoff(rules: &Rules, standing: Standing, bids: [Option<Bid>; 2], total: u8) -> Vec<f64> {
    (0..=total)
        .map(|tricks| chance(rules, standing.after(rules, bids, [tricks, total - tricks])))
        .collect()
}
