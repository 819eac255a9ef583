//! Looking back on a round: what each decision cost, and where it turned.

use spades_rules::{Action, Game, Phase, Seat, View};

use crate::hint::{Advice, Hint};
use crate::reason::Reason;

/// One decision of the round.
#[derive(Clone, Debug, PartialEq)]
pub struct ReviewedDecision {
    /// How many actions of the match came before it.
    pub at: usize,
    /// Who decided.
    pub seat: Seat,
    /// What was done.
    pub taken: Action,
    /// What would have been best, from what that seat could know.
    pub best: Action,
    /// What the action taken was worth less than the best: chances to win the match, 0 to 1.
    pub loss: f64,
    /// How far `loss` may be off because the deals were sampled, as a standard error; 0 where nothing was.
    pub error: f64,
    /// Why the best was the best.
    pub reason: Reason,
}

impl ReviewedDecision {
    /// What it cost beyond the doubt that sampling leaves.
    #[must_use]
    pub fn cost(&self) -> f64 {
        (self.loss - self.error).max(0.0)
    }
}

/// A round looked back on.
#[derive(Clone, Debug, PartialEq)]
pub struct Report {
    /// Every decision with more than one option, in order.
    pub decisions: Vec<ReviewedDecision>,
    /// How well each player decided, 0 to 100.
    pub accuracy: Vec<f64>,
    /// The costliest decision, as an index into `decisions`, if any cost something worth a mention.
    pub turning_point: Option<usize>,
}

/// Losses below this are no mistakes.
const WORTH_A_MENTION: f64 = 0.02;

/// A review in the making: every decision of a scored round is valued as [`Hint`] values it, from what the seat could know then.
#[derive(Debug)]
pub struct Review {
    pending: std::vec::IntoIter<(usize, Seat, Action, View)>,
    hint: Option<(usize, Seat, Action, Hint)>,
    total: usize,
    players: usize,
    seed: u64,
    decisions: Vec<ReviewedDecision>,
    report: Option<Report>,
}

impl Review {
    /// Starts to review the latest round of a match; only what is over is looked at, so it makes sense once the round is scored.
    /// Each decision is valued as a [`Hint`] of the seed `seed + at` values it: with `at` the number of actions before it and 0 as the
    /// seed here, it shows the numbers that the hint showed then.
    #[must_use]
    pub fn new(game: &Game, seed: u64) -> Review {
        let pending = decisions(game);
        Review {
            total: pending.len(),
            pending: pending.into_iter(),
            hint: None,
            players: usize::from(game.rules().players),
            seed,
            decisions: Vec::new(),
            report: None,
        }
    }

    /// How much is done, 0 to 1.
    #[must_use]
    pub fn progress(&self) -> f64 {
        if self.total == 0 {
            1.0
        } else {
            self.decisions.len() as f64 / self.total as f64
        }
    }

    /// Works on for about `nodes` search nodes; the report once it is complete.
    pub fn step(&mut self, nodes: u32) -> Option<&Report> {
        if self.report.is_none() {
            if self.hint.is_none() {
                self.hint = self.pending.next().map(|(at, seat, taken, view)| {
                    let hint = Hint::new(&view, self.seed.wrapping_add(at as u64));
                    (at, seat, taken, hint)
                });
            }
            match &mut self.hint {
                Some((at, seat, taken, hint)) => {
                    let advice = hint.step(nodes)?;
                    self.decisions.push(decision(*at, *seat, *taken, advice));
                    self.hint = None;
                }
                None => self.report = Some(report(std::mem::take(&mut self.decisions), self.players)),
            }
        }
        self.report.as_ref()
    }
}

fn decision(at: usize, seat: Seat, taken: Action, advice: &Advice) -> ReviewedDecision {
    let most = advice.options[0].1;
    let found = advice.options.iter().position(|&(action, _)| action == taken);
    let (value, error) = found.map_or((most, 0.0), |index| (advice.options[index].1, advice.errors[index]));
    ReviewedDecision {
        at,
        seat,
        taken,
        best: advice.best,
        loss: (most - value).max(0.0),
        error,
        reason: advice.reason,
    }
}

fn report(decisions: Vec<ReviewedDecision>, players: usize) -> Report {
    let accuracy = (0..players)
        .map(|seat| {
            let own = || decisions.iter().filter(|decision| decision.seat == seat);
            let count = own().count().max(1) as f64;
            // A decision that gives a tenth of the match away counts as about a third right.
            let sum: f64 = own().map(|decision| (-10.0 * decision.cost()).exp()).sum();
            if own().next().is_none() {
                100.0
            } else {
                100.0 * sum / count
            }
        })
        .collect();
    let turning_point = decisions
        .iter()
        .enumerate()
        .filter(|(_, decision)| decision.cost() >= WORTH_A_MENTION)
        .max_by(|(_, a), (_, b)| a.cost().total_cmp(&b.cost()))
        .map(|(index, _)| index);
    Report {
        decisions,
        accuracy,
        turning_point,
    }
}

/// The decisions of the latest round that had more than one option, with what their seats saw.
fn decisions(game: &Game) -> Vec<(usize, Seat, Action, View)> {
    let record = game.record();
    let Some(mut past) = game.undo_to(0) else {
        return Vec::new();
    };
    let mut found = Vec::new();
    for (at, &action) in record.actions.iter().enumerate() {
        if past.round() == game.round()
            && matches!(past.phase(), Phase::Draft | Phase::Bidding | Phase::Play)
            && let Some(seat) = past.actor()
            && !matches!(action, Action::Call(_))
        {
            let view = past.view(seat);
            if view.legal.len() > 1 {
                found.push((at, seat, action, view));
            }
        }
        if past.apply(action).is_err() {
            break;
        }
    }
    found
}
