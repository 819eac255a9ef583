//! "Learn from your mistakes": the few decisions of a round that cost most, to be played again.

use spades_bots::{Mistake as Kind, OptionCost, Report, ReviewedDecision};
use spades_rules::{Action, Card, CardSet, Game, Seat};

use super::Threshold;

/// A decision to be taken again.
#[derive(Clone, Debug, PartialEq)]
pub struct Mistake {
    /// What the review says of it.
    pub decision: ReviewedDecision,
    /// What kind of mistake it was.
    pub kind: Kind,
    /// The match before it; its actor is the seat that decided.
    pub before: Game,
    /// From when on a choice is no longer as good as the best.
    pub threshold: Threshold,
}

/// What another choice comes to.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Retry {
    /// It is the best, or as good as that.
    Found {
        /// Whether what is said of the best holds of it: it is that one, or a card that touches it.
        best: bool,
        /// How many points of the round it is worth more than what was done.
        gained: f64,
    },
    /// It costs something beyond luck.
    Costs {
        /// So many points of the round; nothing where it was not worth being valued.
        points: Option<f64>,
    },
}

/// How many are offered at most.
const MOST: usize = 3;

/// The decisions of a seat in the round that was reviewed that cost most beyond luck, the costliest first: three at most.
#[must_use]
pub fn mistakes(game: &Game, report: &Report, seat: Seat, threshold: Threshold) -> Vec<Mistake> {
    let cost = |decision: &ReviewedDecision| OptionCost {
        points: decision.points,
        error: decision.error,
    };
    let own = report.mistakes().into_iter().filter(|decision| decision.seat == seat);
    own.filter(|decision| decision.taken != decision.best && threshold.is_met(cost(decision)))
        .filter_map(|decision| {
            let before = game.undo_to(decision.at)?;
            Some(Mistake {
                kind: Kind::of(decision)?,
                decision: decision.clone(),
                before,
                threshold,
            })
        })
        .take(MOST)
        .collect()
}

impl Mistake {
    /// What another choice comes to; nothing if it is none. What is as bad as what was done is never found to be good.
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

    /// The card that was to be kept or discarded.
    #[must_use]
    pub fn drawn(&self) -> Option<Card> {
        self.before.view(self.decision.seat).drawn
    }

    /// Whether nobody can tell two cards apart by what they win: all between them lie in the same hand, or are gone.
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
            && CardSet::ALL
                .iter()
                .filter(|&card| low < card && card < high)
                .all(|card| free.contains(card))
    }
}
