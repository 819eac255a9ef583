//! The coach's remarks on a decision, and the card values shown before one.

use spades_bots::{Appraised, Mistake, OptionCost, ReviewedDecision};
use spades_rules::{Action, Card, Seat};

/// Threshold above which a decision deserves a remark.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Threshold {
    /// Minimum cost in points of the round.
    pub points: f64,
    /// Minimum cost as a multiple of the sampling error.
    pub errors: f64,
}

impl Default for Threshold {
    /// Five points, half a trick of a bid, and beyond doubt.
    fn default() -> Threshold {
        Threshold {
            points: 5.0,
            errors: 2.0,
        }
    }
}

impl Threshold {
    /// Returns `true` if a cost deserves a remark: high enough, and beyond chance.
    #[must_use]
    pub fn is_met(&self, cost: OptionCost) -> bool {
        cost.points >= self.points && cost.points > self.errors * cost.error
    }
}

/// The coach's remark after a decision.
#[derive(Clone, Debug, PartialEq)]
pub struct Remark {
    /// The choice made, the better one, the reason, and the cost.
    pub decision: ReviewedDecision,
    /// Kind of mistake.
    pub kind: Mistake,
}

/// Returns the remark on a valued decision that a seat took after `at` actions of the match; `None` if its cost is within chance.
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

/// Value of a card, shown before a decision.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct CardValue {
    /// The card.
    pub card: Card,
    /// Win probability of the match with it, 0 to 1.
    pub chance: f64,
    /// Cost compared with the best card.
    pub cost: OptionCost,
}

/// Returns the values of all legal cards, best first; empty if the decision isn't about playing a card.
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
