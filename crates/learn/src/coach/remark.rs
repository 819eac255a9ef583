//! What the coach says of a decision, and what it shows before one.

use spades_bots::{Appraised, Mistake, OptionCost, ReviewedDecision};
use spades_rules::{Action, Card, Seat};

/// From when on a decision is worth a word.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Threshold {
    /// It cost so many points of the round at least.
    pub points: f64,
    /// And so many times what sampling may be off.
    pub errors: f64,
}

impl Default for Threshold {
    /// Five points, half a trick of a bid, and certainly so.
    fn default() -> Threshold {
        Threshold {
            points: 5.0,
            errors: 2.0,
        }
    }
}

impl Threshold {
    /// Whether a cost is worth a word: as much, and beyond luck.
    #[must_use]
    pub fn is_met(&self, cost: OptionCost) -> bool {
        cost.points >= self.points && cost.points > self.errors * cost.error
    }
}

/// What the coach says after a decision.
#[derive(Clone, Debug, PartialEq)]
pub struct Remark {
    /// What was done, what would have been better, why, and what it cost.
    pub decision: ReviewedDecision,
    /// What kind of mistake it was.
    pub kind: Mistake,
}

/// The remark on a decision that a seat took after `at` actions of the match, and that was valued; nothing if it cost no more than luck.
#[must_use]
pub fn remark(appraised: &Appraised, at: usize, seat: Seat, taken: Action, threshold: Threshold) -> Option<Remark> {
    let cost = appraised.cost(taken)?;
    if taken == appraised.advice.best || !threshold.is_met(cost) {
        return None;
    }
    let decision = appraised.decision(at, seat, taken);
    let kind = Mistake::of(&decision)?;
    Some(Remark { decision, kind })
}

/// What a card carries before a decision.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct CardValue {
    /// The card.
    pub card: Card,
    /// The chance to win the match with it, 0 to 1.
    pub chance: f64,
    /// What it costs against the best.
    pub cost: OptionCost,
}

/// The values of all cards that may be played, the best first; empty where no card is played.
#[must_use]
pub fn card_values(appraised: &Appraised) -> Vec<CardValue> {
    let options = appraised.advice.options.iter();
    let value = |&(action, chance): &(Action, f64)| match action {
        Action::Play(card) => Some(CardValue {
            card,
            chance,
            cost: appraised.cost(action)?,
        }),
        _ => None,
    };
    options.filter_map(value).collect()
}
