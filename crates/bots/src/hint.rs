//! Hints: the value of every option of a decision, and the reason why the best one is best.

use spades_rules::{Action, Bid, Phase, View};

use crate::advice::Advice;
use crate::facts::ScoreGap;
use crate::multi_player::MultiPlayerHint;
use crate::multi_player::passing;
use crate::reason::Reason;
use crate::two_player::TwoPlayerSearch;
use crate::{Level, blind, heuristic, multi_player, two_player};

/// A hint in progress, from the same search that Expert uses; resumable like a [`Decision`](crate::Decision).
///
/// ```
/// use spades_bots::Hint;
/// use spades_rules::{Game, Preset, Seed};
/// let game = Game::new(Preset::OpenDraft.rules(), Seed::from_u64(1)).unwrap();
/// let mut hint = Hint::new(&game.view(game.actor().unwrap()), 7);
/// let advice = loop {
///     if let Some(advice) = hint.step(1000) {
///         break advice;
///     }
/// };
/// println!("{:?}: {:?}", advice.best, advice.reason);
/// ```
#[derive(Debug)]
pub struct Hint {
    view: View,
    work: Work,
    advice: Option<Advice>,
}

#[derive(Debug)]
enum Work {
    /// By rule.
    Rule,
    TwoPlayer(TwoPlayerSearch),
    MultiPlayer(Box<MultiPlayerHint>),
}

impl Hint {
    /// Starts a hint for the viewer's decision.
    ///
    /// # Panics
    /// If the viewer has nothing to decide (`view.legal` is empty).
    #[must_use]
    pub fn new(view: &View, seed: u64) -> Hint {
        Hint::with(view, seed, MultiPlayerHint::new)
    }

    /// Like [`Hint::new`], for one of the many decisions of a review: with more than two players over fewer deals.
    pub(crate) fn for_review(view: &View, seed: u64) -> Hint {
        Hint::with(view, seed, MultiPlayerHint::for_review)
    }

    fn with(view: &View, seed: u64, among_many: fn(&View, u64) -> MultiPlayerHint) -> Hint {
        assert!(!view.legal.is_empty(), "there is nothing to decide");
        let advice = by_rule(view);
        let work = if advice.is_some() {
            Work::Rule
        } else if view.rules.players == 2 {
            Work::TwoPlayer(TwoPlayerSearch::thorough(view, seed))
        } else {
            Work::MultiPlayer(Box::new(among_many(view, seed)))
        };
        Hint {
            view: view.clone(),
            work,
            advice,
        }
    }

    /// Continues for about `nodes` search nodes; returns the advice once it is complete.
    pub fn step(&mut self, nodes: u32) -> Option<&Advice> {
        if self.advice.is_none() {
            self.advice = match &mut self.work {
                Work::Rule => None,
                Work::TwoPlayer(search) => search.step(u64::from(nodes)).then(|| search.advice(&self.view)),
                Work::MultiPlayer(search) => search.step(nodes),
            };
        }
        self.advice.as_ref()
    }
}

/// Returns the advice on a decision that is made by rule: a card to pass, a blind bid, a hand to throw in between two players.
fn by_rule(view: &View) -> Option<Advice> {
    let weighed = blind::options(view);
    if let Some(&(best, _)) = weighed.first() {
        let chosen = blind::choose(view).unwrap_or(best);
        let gap = ScoreGap::of(view, view.rules.side_of(view.viewer));
        let reason = match chosen {
            Action::BlindBid(bid) => Reason::BlindBidFromBehind { bid, gap },
            Action::BlindNil => Reason::BlindNilFromBehind { gap },
            _ => Reason::LookFirst,
        };
        return Some(advice(&weighed, chosen, reason));
    }
    let chance = if view.rules.players == 2 {
        two_player::chance_before
    } else {
        multi_player::chance_before
    };
    let alike = || {
        view.legal
            .iter()
            .map(|&action| (action, chance(view)))
            .collect::<Vec<_>>()
    };
    if view.phase == Phase::Passing {
        let best = passing::choose(view, Level::Expert)?;
        let Action::Pass(card) = best else { return None };
        let reason = match view.bids[view.viewer].is_some_and(Bid::is_nil) {
            true => Reason::PassDangerous { card },
            false => Reason::PassSpare { card },
        };
        return Some(advice(&alike(), best, reason));
    }
    let thrown_in = view.rules.players == 2 && heuristic::misdeal(view).is_some();
    thrown_in.then(|| advice(&alike(), Action::Misdeal, Reason::NoSpades))
}

/// Returns advice whose values come from no sampled deals; the best first.
fn advice(weighed: &[blind::Weighed], best: Action, reason: Reason) -> Advice {
    let mut options = weighed.to_vec();
    options.sort_by_key(|&(action, _)| action != best);
    let value = options.first().map_or(0.0, |&(_, value)| value);
    Advice {
        errors: vec![0.0; options.len()],
        losses: options.iter().map(|&(_, other)| value - other).collect(),
        options,
        sampled: None,
        cut: false,
        best,
        reason,
    }
}
