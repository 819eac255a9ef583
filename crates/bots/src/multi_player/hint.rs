//! The value of every option with three or four players.

use arrayvec::ArrayVec;
use spades_rules::{Action, Phase, View};

use super::reason::reason;
use super::search::{self, Effort, Search};
use crate::advice::Advice;
use crate::playout_state::PlayoutState;
use crate::regret;
use crate::rollouts::{self, Row};

/// A hint in progress: Expert's search, but without leaving out or dropping any option.
#[derive(Debug)]
pub(crate) struct MultiPlayerHint {
    view: View,
    search: Search,
}

impl MultiPlayerHint {
    /// Starts to compute a hint.
    pub fn new(view: &View, seed: u64) -> MultiPlayerHint {
        MultiPlayerHint::with(view, Effort::THOROUGH, seed)
    }

    /// Like [`MultiPlayerHint::new`], but over fewer deals, for the many decisions of a review.
    pub fn for_review(view: &View, seed: u64) -> MultiPlayerHint {
        MultiPlayerHint::with(view, Effort::REVIEW, seed)
    }

    fn with(view: &View, effort: Effort, seed: u64) -> MultiPlayerHint {
        let options: ArrayVec<Action, 16> = match view.phase {
            Phase::Play => search::options(view, &PlayoutState::from_view(view)),
            _ => view.legal.iter().copied().take(16).collect(),
        };
        MultiPlayerHint {
            view: view.clone(),
            search: Search::new(view, &options, effort, seed),
        }
    }

    /// Continues for about `nodes` search nodes; returns the advice once it is complete.
    pub fn step(&mut self, nodes: u32) -> Option<Advice> {
        let mut left = nodes;
        while let Some(nodes) = self.search.advance() {
            left = left.saturating_sub(nodes);
            if left == 0 {
                return None;
            }
        }
        let rows = self.rows();
        Some(Advice {
            options: rows.iter().map(|row| (row.action, row.value())).collect(),
            errors: rows.iter().map(|row| row.error(&rows[0])).collect(),
            losses: regret::losses(&rows),
            best: rows[0].action,
            cut: self.search.is_cut(),
            sampled: Some(rows[0].endings.len() as u32),
            reason: reason(&self.view, &rows),
        })
    }

    /// Returns all options, the best first; a card has the value of the neighbor below it that was searched for both.
    fn rows(&self) -> Vec<Row> {
        let mut rows: Vec<Row> = Vec::new();
        for &action in &self.view.legal {
            let mut searched = self
                .search
                .choices()
                .iter()
                .filter(|choice| match (choice.action, action) {
                    (Action::Play(low), Action::Play(card)) => low.suit() == card.suit() && low <= card,
                    (choice, action) => choice == action,
                });
            if let Some(choice) = searched.next_back() {
                rows.push(Row {
                    action,
                    endings: choice.row.endings.clone(),
                });
            }
        }
        rollouts::sort(&mut rows, self.search.best());
        rows
    }
}
