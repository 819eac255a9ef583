//! The cost of every option of a single decision, in points of the round.

use spades_rules::{Action, Seat, View};

use crate::advice::Advice;
use crate::decision::sound_choice;
use crate::equity::{self, Chance};
use crate::hint::Hint;
use crate::reason::{Luck, Reason};
use crate::{multi_player, two_player};

/// Maximum cost of a decision, in points, which is more than a nil or a set swings: near the target one trick may be
/// the whole match, and a point almost worthless.
const MAX_COST: f64 = 150.0;

/// Nothing is at stake if even the best option's chance to win the match is at most this, or even the worst's chance to lose it.
const AT_STAKE: f64 = 0.01;

/// A decision being valued, from what its seat may know; resumable like a [`Hint`]. A review values all decisions of
/// a round this way, with more than two players over fewer deals.
///
/// ```
/// use spades_bots::Appraisal;
/// use spades_rules::{Action, Game, Preset, Seed};
/// let game = Game::new(Preset::Mirror.rules(), Seed::from_u64(3)).unwrap();
/// let view = game.view(game.actor().unwrap());
/// let mut appraisal = Appraisal::new(&view, 0);
/// let appraised = loop {
///     if let Some(appraised) = appraisal.step(1000) {
///         break appraised;
///     }
/// };
/// let best = appraised.advice.best;
/// assert_eq!(appraised.cost(best).unwrap().points, 0.0);
/// ```
#[derive(Debug)]
pub struct Appraisal {
    /// The view that is valued.
    view: View,
    seed: u64,
    /// Constructor of the hint.
    begin: fn(&View, u64) -> Hint,
    hint: Hint,
    /// `true` if it is valued as if the match began with this round.
    afresh: bool,
    appraised: Option<Appraised>,
}

/// A valued decision.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct Appraised {
    /// The hint's advice; if the match was practically decided, as if it began with this round.
    pub advice: Advice,
    /// Value of a point, as a chance to win the match.
    point: f64,
}

/// The cost of an option.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct OptionCost {
    /// Points of the round, without the luck of sampling, which may leave it slightly below 0.
    pub points: f64,
    /// Standard error of `points`; 0 if nothing was sampled.
    pub error: f64,
}

/// A decision as it was taken, with its cost.
#[derive(Clone, Debug, PartialEq)]
pub struct ReviewedDecision {
    /// Number of actions of the match before it.
    pub at: usize,
    /// The seat that decided.
    pub seat: Seat,
    /// The action taken.
    pub taken: Action,
    /// The best action, from what that seat could know.
    pub best: Action,
    /// Loss of the action against the best one, in chances to win the match, 0 to 1. If the match was practically
    /// decided: in chances to win a match that begins with this round.
    pub loss: f64,
    /// Loss in points of the round, without the luck of sampling ([`Advice::losses`](crate::Advice::losses)), which
    /// may leave it slightly below 0.
    pub points: f64,
    /// Standard error of `points` from sampling the deals; 0 if nothing was sampled.
    pub error: f64,
    /// Reason why the best action was best.
    pub reason: Reason,
    /// Cost of every option, the best first.
    pub options: Vec<(Action, OptionCost)>,
    /// Luck, if it was worse than the best on average and turned out well; only a review of the finished round knows.
    pub luck: Option<Luck>,
    /// Points of the round gained over the choice of a sound player who doesn't search; 0 unless a review found some.
    pub gained: f64,
}

impl ReviewedDecision {
    /// Returns the cost in points of the round: the lost chance to win the match, divided by the worth of one more
    /// point than the opponents at this score.
    #[must_use]
    pub fn cost(&self) -> f64 {
        self.points.max(0.0)
    }

    /// Returns `true` if it was clearly worse than the best: by at least a point, and by more than the sampling error.
    #[must_use]
    pub fn is_mistake(&self) -> bool {
        self.points >= 1.0 && self.points > self.error
    }
}

/// Returns the function that gives the chance to win a match of this number of players.
fn chance(view: &View) -> Chance {
    if view.rules.players == 2 {
        two_player::chance_before
    } else {
        multi_player::chance_before
    }
}

impl Appraisal {
    /// Starts to value the viewer's decision.
    ///
    /// # Panics
    /// If the viewer has nothing to decide (`view.legal` is empty).
    #[must_use]
    pub fn new(view: &View, seed: u64) -> Appraisal {
        Appraisal::of(view.clone(), seed, Hint::new, equity::decided(view, chance(view)))
    }

    /// Like [`Appraisal::new`], for one of the many decisions of a review.
    pub(crate) fn for_review(view: &View, seed: u64) -> Appraisal {
        Appraisal::of(
            view.clone(),
            seed,
            Hint::for_review,
            equity::decided(view, chance(view)),
        )
    }

    fn of(mut view: View, seed: u64, begin: fn(&View, u64) -> Hint, afresh: bool) -> Appraisal {
        if afresh {
            view = equity::at_the_start(&view);
        }
        Appraisal {
            hint: begin(&view, seed),
            view,
            seed,
            begin,
            afresh,
            appraised: None,
        }
    }

    /// Continues for about `nodes` search nodes; returns the result once it is complete.
    pub fn step(&mut self, nodes: u32) -> Option<&Appraised> {
        if self.appraised.is_none() {
            let advice = self.hint.step(nodes)?;
            if !self.afresh && !at_stake(advice) {
                *self = Appraisal::of(self.view.clone(), self.seed, self.begin, true);
                return None;
            }
            self.appraised = Some(Appraised {
                advice: advice.clone(),
                point: equity::point(&self.view, chance(&self.view)),
            });
        }
        self.appraised.as_ref()
    }
}

impl Appraised {
    /// Returns the cost of an option; `None` if it isn't one.
    #[must_use]
    pub fn cost(&self, action: Action) -> Option<OptionCost> {
        let index = self.advice.options.iter().position(|&(option, _)| option == action)?;
        Some(OptionCost {
            points: (self.advice.losses[index] / self.point).clamp(-MAX_COST, MAX_COST),
            error: self.advice.errors[index] / self.point,
        })
    }

    /// Returns the points of the round that the best option, if it was taken, gains over the choice of a sound player who doesn't search;
    /// 0 within the sampling error.
    #[must_use]
    pub fn gained(&self, view: &View, taken: Action) -> f64 {
        if taken != self.advice.best {
            return 0.0;
        }
        let other = sound_choice(view).and_then(|sound| self.cost(sound));
        other
            .filter(|cost| cost.points > cost.error)
            .map_or(0.0, |cost| cost.points)
    }

    /// Returns the decision in the form of a review: taken by a seat after `at` actions of the match.
    #[must_use]
    pub fn decision(&self, at: usize, seat: Seat, taken: Action) -> ReviewedDecision {
        let advice = &self.advice;
        let max = advice.options[0].1;
        let value = advice.options.iter().find(|&&(option, _)| option == taken);
        // An action unknown to the hint is not a mistake.
        let cost = self.cost(taken).unwrap_or_default();
        let options = advice.options.iter();
        ReviewedDecision {
            at,
            seat,
            taken,
            best: advice.best,
            loss: value.map_or(0.0, |&(_, value)| (max - value).max(0.0)),
            points: cost.points,
            error: cost.error,
            reason: advice.reason,
            options: options
                .filter_map(|&(option, _)| Some((option, self.cost(option)?)))
                .collect(),
            luck: None,
            gained: 0.0,
        }
    }
}

/// Returns `true` if the options differ in their effect on the match.
fn at_stake(advice: &Advice) -> bool {
    let values = || advice.options.iter().map(|&(_, value)| value);
    values().any(|value| value > AT_STAKE) && values().any(|value| value < 1.0 - AT_STAKE)
}

#[cfg(test)]
mod tests {
    use spades_rules::{Game, Preset, Seed};

    use super::*;

    fn is_decided(view: &View) -> bool {
        equity::decided(view, chance(view))
    }

    fn value_of_a_point(view: &View) -> f64 {
        equity::point(view, chance(view))
    }

    fn view(preset: Preset, scores: [i32; 2]) -> View {
        let game = Game::new(preset.rules(), Seed::from_u64(1)).unwrap();
        let mut view = game.view(0);
        view.scores[..2].copy_from_slice(&scores);
        view.round = 5;
        view
    }

    #[test]
    fn a_match_is_decided_far_behind_and_far_ahead() {
        for preset in [Preset::OpenDraft, Preset::ClosedDraft, Preset::Pairs] {
            assert!(!is_decided(&view(preset, [0, 0])), "{}", preset.key());
            assert!(!is_decided(&view(preset, [100, 60])), "{}", preset.key());
        }
        assert!(is_decided(&view(Preset::OpenDraft, [-135, 308])));
        assert!(is_decided(&view(Preset::OpenDraft, [308, -135])));
    }

    #[test]
    fn a_point_is_worth_something_in_every_preset() {
        for preset in Preset::ALL {
            let worth = value_of_a_point(&equity::at_the_start(&view(preset, [0, 0])));
            assert!((0.0005..0.02).contains(&worth), "{}: {worth}", preset.key());
        }
    }
}
