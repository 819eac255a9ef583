//! Hints: the value of every option of a decision, and the reason why the best one is best.

use spades_rules::View;

use crate::advice::Advice;
use crate::multi_player::MultiPlayerHint;
use crate::two_player::TwoPlayerSearch;

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
        let work = if view.rules.players == 2 {
            Work::TwoPlayer(TwoPlayerSearch::thorough(view, seed))
        } else {
            Work::MultiPlayer(Box::new(among_many(view, seed)))
        };
        Hint {
            view: view.clone(),
            work,
            advice: None,
        }
    }

    /// Continues for about `nodes` search nodes; returns the advice once it is complete.
    pub fn step(&mut self, nodes: u32) -> Option<&Advice> {
        if self.advice.is_none() {
            self.advice = match &mut self.work {
                Work::TwoPlayer(search) => search.step(u64::from(nodes)).then(|| search.advice(&self.view)),
                Work::MultiPlayer(search) => search.step(nodes),
            };
        }
        self.advice.as_ref()
    }
}
