//! What the coach says of a decision, and what it shows before one.

use spades_bots::{Appraised, OptionCost, Reason};
use spades_rules::{Action, Card, View};

use super::Slip;

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
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Remark {
    /// What was done.
    pub taken: Action,
    /// What would have been better.
    pub better: Action,
    /// What it cost.
    pub cost: OptionCost,
    /// What kind of mistake it was.
    pub slip: Slip,
    /// Why the better one is better.
    pub reason: Reason,
}

/// The remark on a decision that was valued; nothing if it cost no more than luck.
#[must_use]
pub fn remark(view: &View, appraised: &Appraised, taken: Action, threshold: Threshold) -> Option<Remark> {
    let better = appraised.advice.best;
    let cost = appraised.cost(taken)?;
    (taken != better && threshold.is_met(cost)).then(|| Remark {
        taken,
        better,
        cost,
        slip: Slip::of(view, taken, better),
        reason: appraised.advice.reason,
    })
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
