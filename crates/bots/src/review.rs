//! Review of a round: the cost of each decision, the turning point, and each seat's accuracy.
//!
//! Costs are points of the round, so that a mistake counts the same at every score (see [`ReviewedDecision::cost`]).
//! Accuracy is a percentage of the points given away in total, halved by every [`Report::HALVED`] points. Its shape
//! is that of lichess's accuracy, an exponential of the loss (`AccuracyPercent.scala` of
//! github.com/lichess-org/lila). Lichess computes it per move and averages. Here most cards of a round cost nothing
//! for every player, and one bid may cost as much as all of them, so it is computed from the sum.

mod luck;
mod mistakes;
mod reneges;
mod taken;

use spades_rules::{Action, Game, Phase, Seat, View};

use crate::appraisal::{Appraisal, ReviewedDecision};
pub use mistakes::{Loss, Mistake, SeatReview, StageReview};
pub use reneges::{ReviewedCall, ReviewedRenege};

/// Review of a round.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct Report {
    /// Every decision with more than one option, in order.
    pub decisions: Vec<ReviewedDecision>,
    /// Accuracy of each player's decisions, 0 to 100: halved by every [`HALVED`](Report::HALVED) points that they gave away.
    pub accuracy: Vec<f64>,
    /// The costliest decision, as an index into `decisions`, if it cost enough to mention. One that turned out well isn't it.
    pub turning_point: Option<usize>,
    /// Cards that broke the rules of following and leading, in order.
    pub reneges: Vec<ReviewedRenege>,
    /// Calls of reneges, right and wrong, in order.
    pub calls: Vec<ReviewedCall>,
}

impl Report {
    /// Number of points that halves a seat's accuracy.
    pub const HALVED: f64 = 60.0;

    /// Returns the clear mistakes, the costliest first.
    #[must_use]
    pub fn mistakes(&self) -> Vec<&ReviewedDecision> {
        let mut found: Vec<&ReviewedDecision> =
            self.decisions.iter().filter(|decision| decision.is_mistake()).collect();
        found.sort_by(|a, b| b.cost().total_cmp(&a.cost()));
        found
    }

    /// Returns the best decision of a seat, or of all: the best choice that gained most over that of a sound player who doesn't search,
    /// if it gained enough to mention.
    #[must_use]
    pub fn best_played(&self, seat: Option<Seat>) -> Option<&ReviewedDecision> {
        let of_seat = |decision: &&ReviewedDecision| seat.is_none_or(|seat| decision.seat == seat);
        let found = self.decisions.iter().filter(of_seat);
        found
            .filter(|decision| decision.gained >= WORTH_A_MENTION)
            .max_by(|a, b| a.gained.total_cmp(&b.gained))
    }

    /// Returns the points that all decisions of a seat gave away. Decisions that sampling shows as better than the
    /// best are subtracted, so that no seat is charged for the luck of sampling.
    #[must_use]
    pub fn given_away(&self, seat: Seat) -> f64 {
        given_away(&self.decisions, seat)
    }
}

/// Minimum cost of a turning point, and minimum gain of the best decision, in points.
const WORTH_A_MENTION: f64 = 5.0;

/// A review in progress: values every decision of a scored round like [`Hint`](crate::Hint), from what the seat could
/// know then; with more than two players over fewer deals, since there are some fifty decisions.
#[derive(Debug)]
pub struct Review {
    pending: std::vec::IntoIter<Pending>,
    work: Option<Work>,
    total: usize,
    players: usize,
    /// The match with the round, for its real cards.
    game: Game,
    seed: u64,
    decisions: Vec<ReviewedDecision>,
    reneges: Vec<ReviewedRenege>,
    calls: Vec<ReviewedCall>,
    report: Option<Report>,
}

/// A decision still to be valued.
#[derive(Debug)]
struct Pending {
    at: usize,
    seat: Seat,
    taken: Action,
    view: View,
}

/// The decision being valued.
#[derive(Debug)]
struct Work {
    pending: Pending,
    appraisal: Appraisal,
}

impl Work {
    fn new(pending: Pending, seed: u64) -> Work {
        let appraisal = Appraisal::for_review(&pending.view, seed.wrapping_add(pending.at as u64));
        Work { pending, appraisal }
    }
}

impl Review {
    /// Starts to review the latest round of a match, which should be scored: only actions already taken are reviewed.
    /// Each decision is valued like a [`Hint`](crate::Hint) with the seed `seed + at`, where `at` is the number of
    /// actions before it. With `seed` 0 the review shows the same numbers as the hint did; with more than two
    /// players, within the sampling error. If the match was practically decided, the hint is for a match that begins
    /// with this round.
    #[must_use]
    pub fn new(game: &Game, seed: u64) -> Review {
        let mut pending = Vec::new();
        let (mut reneges, mut calls) = (Vec::new(), Vec::new());
        retrace(game, |past, action| {
            pending.extend(decision_in(past, action));
            reneges.extend(reneges::renege_in(past, action));
            if let Some(call) = reneges::call_in(past, action) {
                reneges::note(&mut reneges, &call);
                calls.push(call);
            }
        });
        Review {
            total: pending.len(),
            pending: pending.into_iter(),
            work: None,
            players: usize::from(game.rules().players),
            game: game.clone(),
            seed,
            decisions: Vec::new(),
            reneges,
            calls,
            report: None,
        }
    }

    /// Like [`Review::new`], but only for the decisions of one seat, which takes less time. The report omits those of others.
    #[must_use]
    pub fn of_seat(game: &Game, seat: Seat, seed: u64) -> Review {
        let mut review = Review::new(game, seed);
        let own: Vec<Pending> = review.pending.filter(|pending| pending.seat == seat).collect();
        review.total = own.len();
        review.pending = own.into_iter();
        review
    }

    /// Returns the progress, 0 to 1.
    #[must_use]
    pub fn progress(&self) -> f64 {
        if self.total == 0 {
            1.0
        } else {
            self.decisions.len() as f64 / self.total as f64
        }
    }

    /// Continues for about `nodes` search nodes; returns the report once it is complete.
    pub fn step(&mut self, nodes: u32) -> Option<&Report> {
        if self.report.is_none() {
            let begun = self.work.take();
            let next = || self.pending.next().map(|pending| Work::new(pending, self.seed));
            match begun.or_else(next) {
                Some(work) => self.value(work, nodes),
                None => self.report = Some(self.sum_up()),
            }
        }
        self.report.as_ref()
    }

    /// Continues to value one decision.
    fn value(&mut self, mut work: Work, nodes: u32) {
        let Some(appraised) = work.appraisal.step(nodes) else {
            self.work = Some(work);
            return;
        };
        let Pending { at, seat, taken, view } = work.pending;
        let mut decision = appraised.decision(at, seat, taken);
        if decision.is_mistake() {
            let before = self.game.undo_to(at);
            decision.luck = before.and_then(|before| luck::luck(&decision, &before, &self.game));
        } else {
            decision.gained = appraised.gained(&view, taken);
        }
        self.decisions.push(decision);
    }

    fn sum_up(&mut self) -> Report {
        let decisions = std::mem::take(&mut self.decisions);
        let accuracy = (0..self.players)
            .map(|seat| 100.0 * 0.5f64.powf(given_away(&decisions, seat) / Report::HALVED))
            .collect();
        let turning_point = (0..decisions.len())
            .filter(|&at| decisions[at].is_mistake() && decisions[at].luck.is_none())
            .filter(|&at| decisions[at].cost() >= WORTH_A_MENTION)
            .max_by(|&a, &b| decisions[a].cost().total_cmp(&decisions[b].cost()));
        Report {
            decisions,
            accuracy,
            turning_point,
            reneges: std::mem::take(&mut self.reneges),
            calls: std::mem::take(&mut self.calls),
        }
    }
}

fn given_away(decisions: &[ReviewedDecision], seat: Seat) -> f64 {
    let own = decisions.iter().filter(|decision| decision.seat == seat);
    own.map(|decision| decision.points).sum::<f64>().max(0.0)
}

/// Goes through the latest round of a match, calling `look` with the state before each action and the action.
fn retrace(game: &Game, mut look: impl FnMut(&Game, Action)) {
    let Some(mut past) = game.undo_to(0) else { return };
    for action in game.record().actions {
        if past.round() == game.round() {
            look(&past, action);
        }
        if past.apply(action).is_err() {
            return;
        }
    }
}

/// Returns an action as a decision with what its seat saw, if there was more than one option.
fn decision_in(past: &Game, action: Action) -> Option<Pending> {
    if !matches!(past.phase(), Phase::Draft | Phase::Bidding | Phase::Play) || matches!(action, Action::Call(_)) {
        return None;
    }
    let seat = past.actor()?;
    let view = past.view(seat);
    (view.legal.len() > 1).then_some(Pending {
        at: past.action_count(),
        seat,
        taken: action,
        view,
    })
}
