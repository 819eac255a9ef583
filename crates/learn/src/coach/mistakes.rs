//! "Learn from your mistakes": the few costliest decisions of a round, to be retried.

use spades_bots::{Mistake as Kind, OptionCost, Report, ReviewedDecision};
use spades_rules::{Action, Card, CardSet, Game, Seat};

use super::Threshold;

/// A decision to retry.
#[derive(Clone, Debug, PartialEq)]
pub struct Mistake {
    /// The decision as reviewed.
    pub decision: ReviewedDecision,
    /// Kind of mistake.
    pub kind: Kind,
    /// Match before the decision; its actor is the seat that decided.
    pub before: Game,
    /// Threshold below which a choice counts as good as the best.
    pub threshold: Threshold,
}

/// Verdict on another choice.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Retry {
    /// It is the best, or as good.
    Found {
        /// `true` if the explanation of the best choice applies to it: it is that choice, or an equivalent adjacent card.
        best: bool,
        /// Points of the round gained over the original choice.
        gained: f64,
    },
    /// It costs something, beyond chance.
    Costs {
        /// Cost in points of the round; `None` if it was not valued.
        points: Option<f64>,
    },
}

/// Maximum number of mistakes offered.
const MAX_OFFERED: usize = 3;

/// Returns the decisions of a seat in the reviewed round that cost most beyond chance, costliest first, at most three; none that turned out
/// well by luck.
#[must_use]
pub fn mistakes(game: &Game, report: &Report, seat: Seat, threshold: Threshold) -> Vec<Mistake> {
    let cost = |decision: &ReviewedDecision| OptionCost {
        points: decision.points,
        error: decision.error,
    };
    let own = report.mistakes().into_iter().filter(|decision| decision.seat == seat);
    own.filter(|decision| decision.taken != decision.best && threshold.is_met(cost(decision)))
        // To play a lucky card away is no lesson.
        .filter(|decision| decision.luck.is_none())
        .filter_map(|decision| {
            let before = game.undo_to(decision.at)?;
            Some(Mistake {
                kind: Kind::of(decision)?,
                decision: decision.clone(),
                before,
                threshold,
            })
        })
        .take(MAX_OFFERED)
        .collect()
}

impl Mistake {
    /// Judges another choice; `None` if it is illegal. A choice as bad as the original one never counts as found.
    #[must_use]
    pub fn judge(&self, choice: Action) -> Option<Retry> {
        if !self.before.legal_actions().contains(&choice) {
            return None;
        }
        let decision = &self.decision;
        let valued = decision.options.iter().find(|&&(option, _)| option == choice);
        Some(match valued.map(|&(_, cost)| cost) {
            _ if choice == decision.best => Retry::Found {
                best: true,
                gained: decision.cost(),
            },
            Some(cost) if !self.threshold.is_met(cost) && cost.points < decision.points => Retry::Found {
                best: self.touches_best(choice),
                gained: decision.points - cost.points.max(0.0),
            },
            valued => Retry::Costs {
                points: valued.map(|cost| cost.points),
            },
        })
    }

    /// Returns the card to keep or discard.
    #[must_use]
    pub fn drawn(&self) -> Option<Card> {
        self.before.view(self.decision.seat).drawn
    }

    /// Returns `true` if a choice is equivalent to the best card: all cards between the two are in the same hand or have been played.
    fn touches_best(&self, choice: Action) -> bool {
        let (Action::Play(one), Action::Play(other)) = (choice, self.decision.best) else {
            return false;
        };
        let hand = self.before.hand_to_play().map(|seat| self.before.hand(seat));
        let complete = self.before.takers().len() * self.before.hands();
        let gone: CardSet = self.before.plays().take(complete).map(|(_, card)| card).collect();
        let free = hand.unwrap_or_default().union(gone);
        let (low, high) = (one.min(other), one.max(other));
        one.suit() == other.suit()
            && self
                .before
                .rules()
                .deck()
                .iter()
                .filter(|&card| low < card && card < high)
                .all(|card| free.contains(card))
    }
}
