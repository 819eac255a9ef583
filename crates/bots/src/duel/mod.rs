//! Two-player search: the exact solver where both hands are known, and over sampled worlds where they are not.
mod bid;
mod chances;
mod draft;
mod play;
mod score;
pub(crate) mod strength;
mod worlds;

use spades_rules::{Action, Phase, View};

use crate::{Level, heuristic, seen};
pub use chances::MatchFit;

use bid::BidSearch;
use draft::DraftSearch;
use play::PlaySearch;

/// How hard a level searches.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Effort {
    bid_worlds: usize,
    play_worlds: usize,
    playouts: usize,
    /// With more cards in hand than this it goes by counting and rules of thumb.
    horizon: usize,
    /// Whether options that cannot be the best are valued exactly too.
    thorough: bool,
}

impl Effort {
    /// The effort of a level that searches.
    pub(crate) const fn of(level: Level) -> Effort {
        match level {
            Level::Expert => Effort {
                bid_worlds: 32,
                play_worlds: 32,
                playouts: 400,
                horizon: 13,
                thorough: false,
            },
            _ => Effort {
                bid_worlds: 8,
                play_worlds: 6,
                playouts: 60,
                horizon: 9,
                thorough: false,
            },
        }
    }

    /// The same, for hints: options that cannot be the best are valued exactly too.
    pub(crate) const fn thorough(self) -> Effort {
        Effort { thorough: true, ..self }
    }
}

/// A two-player decision by search, in the making.
#[derive(Debug)]
pub(crate) enum DuelSearch {
    /// Nothing is left to search.
    Plain(Action),
    /// A turn of the draft.
    Draft(Box<DraftSearch>),
    /// A bid.
    Bid(Box<BidSearch>),
    /// A card.
    Play(Box<PlaySearch>),
}

impl DuelSearch {
    /// Starts to search.
    pub(crate) fn new(view: &View, effort: Effort, seed: u64) -> DuelSearch {
        if let Some(action) = heuristic::formal(view) {
            return DuelSearch::Plain(action);
        }
        let held = seen::own_hand(view).len();
        match view.phase {
            Phase::Bidding if held > effort.horizon => DuelSearch::Plain(bid::by_count(view)),
            Phase::Play if held > effort.horizon => DuelSearch::Plain(heuristic::sound(view)),
            Phase::Draft => DuelSearch::Draft(Box::new(DraftSearch::new(view, effort.playouts, seed))),
            Phase::Bidding => DuelSearch::Bid(Box::new(BidSearch::new(view, effort, seed))),
            Phase::Play => DuelSearch::Play(Box::new(PlaySearch::new(view, effort.play_worlds, seed))),
            _ => DuelSearch::Plain(heuristic::sound(view)),
        }
    }

    /// Goes on for about `nodes` positions; whether all is done.
    pub(crate) fn step(&mut self, nodes: u64) -> bool {
        match self {
            DuelSearch::Plain(_) => true,
            DuelSearch::Draft(search) => search.step(nodes),
            DuelSearch::Bid(search) => search.step(nodes),
            DuelSearch::Play(search) => search.step(nodes),
        }
    }

    /// The options and what each is worth, as the chance to win the match, once all is done.
    pub(crate) fn values(&self) -> Vec<(Action, f64)> {
        match self {
            DuelSearch::Plain(action) => vec![(*action, 1.0)],
            DuelSearch::Draft(search) => search.values(),
            DuelSearch::Bid(search) => search.values(),
            DuelSearch::Play(search) => search.values(),
        }
    }

    /// The best option; of equals the first.
    ///
    /// # Panics
    /// If there is no option.
    pub(crate) fn best(&self) -> Action {
        let values = self.values();
        let most = values.iter().map(|&(_, value)| value).fold(f64::NEG_INFINITY, f64::max);
        let best = values.iter().find(|&&(_, value)| value >= most - 1e-12);
        best.expect("a seat that decides has an option").0
    }
}
