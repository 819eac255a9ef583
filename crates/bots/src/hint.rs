//! Hints: what every option of a decision is worth, and why the best one is.

use spades_rules::{Action, View};

use crate::Level;
use crate::duel::{DuelSearch, Effort};
use crate::reason::reason;
use crate::table::TableHint;

/// The answer to "what should I do?".
#[derive(Clone, Debug, PartialEq)]
pub struct Advice {
    /// Every option that was valued with what it is worth, 0 to 1: the chance to win the match. The best first.
    pub options: Vec<(Action, f64)>,
    /// The best option.
    pub best: Action,
    /// Why, in one plain sentence.
    pub reason: String,
}

/// A hint in the making, from the same search that Expert plays by; resumable like a [`Thought`](crate::Thought).
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
/// println!("{:?}: {}", advice.best, advice.reason);
/// ```
#[derive(Debug)]
pub struct Hint {
    view: View,
    work: Work,
    advice: Option<Advice>,
}

#[derive(Debug)]
enum Work {
    Duel(DuelSearch),
    Table(Box<TableHint>),
}

impl Hint {
    /// Starts to work a hint out for the viewer's decision.
    ///
    /// # Panics
    /// If the viewer has nothing to decide (`view.legal` is empty).
    #[must_use]
    pub fn new(view: &View, seed: u64) -> Hint {
        assert!(!view.legal.is_empty(), "there is nothing to decide");
        let work = if view.rules.players == 2 {
            Work::Duel(DuelSearch::new(view, Effort::of(Level::Expert).thorough(), seed))
        } else {
            Work::Table(Box::new(TableHint::new(view, seed)))
        };
        Hint {
            view: view.clone(),
            work,
            advice: None,
        }
    }

    /// Works on for about `nodes` search nodes; the advice once it is complete.
    pub fn step(&mut self, nodes: u32) -> Option<&Advice> {
        if self.advice.is_none() {
            let (options, best, reason) = match &mut self.work {
                Work::Duel(search) => {
                    if !search.step(u64::from(nodes)) {
                        return None;
                    }
                    let best = search.best();
                    let mut options = search.values();
                    options.sort_by(|a, b| b.1.total_cmp(&a.1).then((b.0 == best).cmp(&(a.0 == best))));
                    let reason = reason(&self.view, best, &options);
                    (options, best, reason)
                }
                Work::Table(search) => {
                    let (options, reason) = search.step(nodes)?;
                    let best = options[0].0;
                    (options, best, reason)
                }
            };
            self.advice = Some(Advice { options, best, reason });
        }
        self.advice.as_ref()
    }
}
