//! Looking back on a round: what each decision cost, where it turned, and how well each seat decided.
//!
//! Costs are points of the round, so that a mistake counts alike whatever the match stands at (see [`ReviewedDecision::cost`]). Accuracy is
//! a percentage of what was given away in all, falling by half with every [`Report::HALVED`] points: the shape of lichess's accuracy, an exponential
//! of what was lost (`AccuracyPercent.scala` of github.com/lichess-org/lila). There it is taken of every move and averaged. Here most cards of
//! a round cost nothing whoever plays them, and one bid may cost as much as all of them: so it is taken of the sum.

mod mistakes;
mod reneges;
mod taken;

use spades_rules::{Action, Game, Phase, Seat, View};

use crate::appraisal::{Appraisal, OptionCost};
use crate::reason::Reason;
pub use mistakes::{Loss, Mistake, SeatReview, StageReview};
pub use reneges::{ReviewedCall, ReviewedRenege};

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
    /// What the action taken was worth less than the best: chances to win the match, 0 to 1. Where the match was as good as decided:
    /// chances to win one that begins with this round.
    pub loss: f64,
    /// What it lost in points of the round, without the luck of sampling ([`Advice::losses`](crate::Advice::losses)), which may leave it a little below 0.
    pub points: f64,
    /// How far `points` may be off because the deals were sampled, as a standard error; 0 where nothing was.
    pub error: f64,
    /// Why the best was the best.
    pub reason: Reason,
    /// What every option would have cost, the best first.
    pub options: Vec<(Action, OptionCost)>,
}

impl ReviewedDecision {
    /// What it cost, in points of the round: the chance to win the match that it gave away, divided by what one point more than the others
    /// is worth at this score.
    #[must_use]
    pub fn cost(&self) -> f64 {
        self.points.max(0.0)
    }

    /// Whether it was clearly worse than the best: by a point at least, and by more than sampling may be off.
    #[must_use]
    pub fn is_mistake(&self) -> bool {
        self.points >= 1.0 && self.points > self.error
    }
}

/// A round looked back on.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct Report {
    /// Every decision with more than one option, in order.
    pub decisions: Vec<ReviewedDecision>,
    /// How well each player decided, 0 to 100: halved by every [`HALVED`](Report::HALVED) points that its decisions gave away.
    pub accuracy: Vec<f64>,
    /// The costliest decision, as an index into `decisions`, if any cost something worth a mention.
    pub turning_point: Option<usize>,
    /// Cards that broke the rules of following and leading, in order.
    pub reneges: Vec<ReviewedRenege>,
    /// Calls of reneges, right and wrong, in order.
    pub calls: Vec<ReviewedCall>,
}

impl Report {
    /// The points that halve a seat's accuracy.
    pub const HALVED: f64 = 60.0;

    /// The clear mistakes, the costliest first.
    #[must_use]
    pub fn mistakes(&self) -> Vec<&ReviewedDecision> {
        let mut found: Vec<&ReviewedDecision> =
            self.decisions.iter().filter(|decision| decision.is_mistake()).collect();
        found.sort_by(|a, b| b.cost().total_cmp(&a.cost()));
        found
    }

    /// The points that all decisions of a seat gave away. Those that sampling shows as better than the best count against the others, so
    /// that nobody is charged for its luck.
    #[must_use]
    pub fn given_away(&self, seat: Seat) -> f64 {
        given_away(&self.decisions, seat)
    }
}

/// A turning point costs this many points at least.
const WORTH_A_MENTION: f64 = 5.0;

/// A review in the making: every decision of a scored round is valued as [`Hint`](crate::Hint) values it, from what the seat could know then;
/// among more than two players over fewer deals, since there are some fifty of them.
#[derive(Debug)]
pub struct Review {
    pending: std::vec::IntoIter<Pending>,
    work: Option<Work>,
    total: usize,
    players: usize,
    seed: u64,
    decisions: Vec<ReviewedDecision>,
    reneges: Vec<ReviewedRenege>,
    calls: Vec<ReviewedCall>,
    report: Option<Report>,
}

/// A decision to be valued.
#[derive(Debug)]
struct Pending {
    at: usize,
    seat: Seat,
    taken: Action,
    view: View,
}

/// A decision that is being valued.
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
    /// Starts to review the latest round of a match; only what is over is looked at, so it makes sense once the round is scored.
    /// Each decision is valued as a [`Hint`](crate::Hint) of the seed `seed + at` values it: with `at` the number of actions before it and 0 as the
    /// seed here, it shows the numbers that the hint showed then; among more than two players within what sampling leaves open. Where the match was as good as decided it is the hint for a match that
    /// begins with this round.
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
            seed,
            decisions: Vec::new(),
            reneges,
            calls,
            report: None,
        }
    }

    /// The same for the decisions of one seat alone, which takes less time. Of others the report knows nothing.
    #[must_use]
    pub fn of_seat(game: &Game, seat: Seat, seed: u64) -> Review {
        let mut review = Review::new(game, seed);
        let own: Vec<Pending> = review.pending.filter(|pending| pending.seat == seat).collect();
        review.total = own.len();
        review.pending = own.into_iter();
        review
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
            let begun = self.work.take();
            let next = || self.pending.next().map(|pending| Work::new(pending, self.seed));
            match begun.or_else(next) {
                Some(work) => self.value(work, nodes),
                None => self.report = Some(self.sum_up()),
            }
        }
        self.report.as_ref()
    }

    /// Works on one decision.
    fn value(&mut self, mut work: Work, nodes: u32) {
        let Some(appraised) = work.appraisal.step(nodes) else {
            self.work = Some(work);
            return;
        };
        let Pending { at, seat, taken, .. } = work.pending;
        self.decisions.push(appraised.decision(at, seat, taken));
    }

    fn sum_up(&mut self) -> Report {
        let decisions = std::mem::take(&mut self.decisions);
        let accuracy = (0..self.players)
            .map(|seat| 100.0 * 0.5f64.powf(given_away(&decisions, seat) / Report::HALVED))
            .collect();
        let turning_point = (0..decisions.len())
            .filter(|&at| decisions[at].is_mistake() && decisions[at].cost() >= WORTH_A_MENTION)
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

/// Goes through the latest round of a match: what it was before an action, and the action.
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

/// The decision that an action is, if there was more than one option, with what its seat saw.
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
