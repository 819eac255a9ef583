//! Two-player search: the exact solver where both hands are known, and over sampled worlds where they are not.
mod advice;
mod bid;
mod chances;
mod draft;
mod outcome;
mod play;
mod score;
mod worlds;

#[cfg(test)]
pub(crate) use score::Standing;

use spades_rules::{Action, Phase, PlayedRound, View};

use crate::advice::Advice;
use crate::rollouts::{Ending, Row};
use crate::{Level, heuristic, seen};
pub use chances::MatchFit;

use bid::BidSearch;
use draft::DraftSearch;
use play::PlaySearch;

/// Returns the viewer's chance to win the match, as of the start of the round.
pub(crate) fn chance_before(view: &View) -> f64 {
    chances::chance(&view.rules, score::Standing::of(view))
}

/// Returns the viewer's chance to win the match after a round; seats are those of the match.
pub(crate) fn chance_after(view: &View, played: &PlayedRound) -> f64 {
    let seats = [view.viewer, 1 - view.viewer];
    let after = score::Standing::of(view).after(
        &view.rules,
        seats.map(|seat| played.bids[seat]),
        seats.map(|seat| played.tricks[seat]),
    );
    chances::chance(&view.rules, after)
}

/// A search is cut after this many times its positions, whatever is left to do. Hardly any comes close: 18,000 deals
/// made to be hard for two open hands took at most 76,437 positions.
const PATIENCE: u64 = 3;

/// The effort of a level's search.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Effort {
    bid_worlds: usize,
    play_worlds: usize,
    playouts: usize,
    /// Minimum number of worlds, even if that takes more positions than `nodes`, after which no further one begins.
    /// After [`PATIENCE`] times as many the search is cut.
    min_worlds: usize,
    nodes: u64,
    /// Maximum number of cards in hand for a search; above it, counting and heuristics decide.
    horizon: usize,
    /// `true` if options that can't be the best are valued exactly as well.
    thorough: bool,
}

impl Effort {
    /// Returns the effort of a level that searches.
    pub(crate) const fn of(level: Level) -> Effort {
        match level {
            Level::Expert => Effort {
                bid_worlds: 128,
                play_worlds: 128,
                playouts: 400,
                min_worlds: 8,
                nodes: 800_000,
                horizon: 13,
                thorough: false,
            },
            _ => Effort {
                bid_worlds: 16,
                play_worlds: 12,
                playouts: 60,
                min_worlds: 8,
                nodes: 200_000,
                horizon: 9,
                thorough: false,
            },
        }
    }
}

/// A two-player decision by search, in progress.
#[derive(Debug)]
pub(crate) enum TwoPlayerSearch {
    /// An action that needs no search.
    Plain(Action),
    /// A turn of the draft.
    Draft(Box<DraftSearch>),
    /// A bid.
    Bid(Box<BidSearch>),
    /// A card.
    Play(Box<PlaySearch>),
}

impl TwoPlayerSearch {
    /// Starts a search.
    pub(crate) fn new(view: &View, effort: Effort, seed: u64) -> TwoPlayerSearch {
        if let Some(action) = heuristic::formal(view) {
            return TwoPlayerSearch::Plain(action);
        }
        let held = seen::own_hand(view).len();
        match view.phase {
            // Counting is good enough for two known hands; of an unknown one a few samples reveal more.
            Phase::Bidding if held > effort.horizon && seen::known_other_hand(view).is_some() => {
                TwoPlayerSearch::Plain(bid::by_count(view))
            }
            Phase::Play if held > effort.horizon => TwoPlayerSearch::Plain(heuristic::sound(view)),
            Phase::Draft => TwoPlayerSearch::Draft(Box::new(DraftSearch::new(view, effort.playouts, seed))),
            Phase::Bidding => TwoPlayerSearch::Bid(Box::new(BidSearch::new(view, effort, seed))),
            Phase::Play => TwoPlayerSearch::Play(Box::new(PlaySearch::new(view, effort, seed))),
            _ => TwoPlayerSearch::Plain(heuristic::sound(view)),
        }
    }

    /// Starts a search that values every option, even if the decision needs no search.
    pub(crate) fn thorough(view: &View, seed: u64) -> TwoPlayerSearch {
        // Every option is valued exactly, and a review has many decisions: fewer worlds suffice.
        let effort = Effort {
            bid_worlds: 32,
            play_worlds: 32,
            nodes: 400_000,
            thorough: true,
            ..Effort::of(Level::Expert)
        };
        match view.phase {
            Phase::Draft => TwoPlayerSearch::Draft(Box::new(DraftSearch::new(view, effort.playouts, seed))),
            Phase::Bidding if view.hand.is_some() => TwoPlayerSearch::Bid(Box::new(BidSearch::new(view, effort, seed))),
            Phase::Play if view.hand.is_some() && !view.lawful.is_empty() => {
                TwoPlayerSearch::Play(Box::new(PlaySearch::new(view, effort, seed)))
            }
            _ => TwoPlayerSearch::Plain(view.legal[0]),
        }
    }

    /// Continues for about `nodes` positions; returns `true` once done.
    pub(crate) fn step(&mut self, nodes: u64) -> bool {
        match self {
            TwoPlayerSearch::Plain(_) => true,
            TwoPlayerSearch::Draft(search) => search.step(nodes),
            TwoPlayerSearch::Bid(search) => search.step(nodes),
            TwoPlayerSearch::Play(search) => search.step(nodes),
        }
    }

    /// Returns the options with their values, as the chance to win the match, once done.
    fn values(&self) -> Vec<(Action, f64)> {
        let worth = |row: &Row| (row.action, row.value());
        match self {
            TwoPlayerSearch::Plain(action) => vec![(*action, 1.0)],
            TwoPlayerSearch::Draft(search) => search.values(),
            TwoPlayerSearch::Bid(search) => search.rows().map(worth).collect(),
            TwoPlayerSearch::Play(search) => search.rows().map(worth).collect(),
        }
    }

    /// Returns the best option; of equals the first.
    ///
    /// # Panics
    /// If there are no options.
    pub(crate) fn best(&self) -> Action {
        let values = self.values();
        let max = values.iter().map(|&(_, value)| value).fold(f64::NEG_INFINITY, f64::max);
        let best = values.iter().find(|&&(_, value)| value >= max - 1e-12);
        best.expect("a seat that decides has an option").0
    }

    /// Returns the advice for a hint, once done.
    pub(crate) fn advice(&self, view: &View) -> Advice {
        match self {
            TwoPlayerSearch::Plain(action) => {
                let value = chance_before(view);
                let row = Row {
                    action: *action,
                    endings: vec![Ending {
                        value,
                        ..Ending::default()
                    }],
                };
                advice::advise(view, vec![row], advice::Basis::Exact)
            }
            TwoPlayerSearch::Draft(search) => search.advice(),
            TwoPlayerSearch::Bid(search) => advice::advise(view, search.rows().cloned().collect(), search.basis()),
            TwoPlayerSearch::Play(search) => advice::advise(view, search.rows().cloned().collect(), search.basis()),
        }
    }
}

#[cfg(test)]
mod tests;
