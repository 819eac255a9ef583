//! What every option is worth at a table of three or four players.

use spades_rules::{Action, View};

use super::NODES_A_CARD;
use super::pos::Pos;
use super::reason::reason;
use super::search::{self, Effort, Search};

/// A hint in the making: Expert's search, but with no option dropped.
#[derive(Debug)]
pub(crate) struct TableHint {
    view: View,
    search: Search,
}

impl TableHint {
    /// Starts to work the hint out.
    pub fn new(view: &View, seed: u64) -> TableHint {
        let options = search::options(view, &Pos::from_view(view));
        TableHint {
            view: view.clone(),
            search: Search::new(view, &options, Effort::THOROUGH, seed),
        }
    }

    /// Works on for about `nodes` search nodes: the options with the chance to win the match, the best first, and the reason for it.
    pub fn step(&mut self, nodes: u32) -> Option<(Vec<(Action, f64)>, String)> {
        let mut left = nodes;
        while let Some(cards) = self.search.advance() {
            left = left.saturating_sub(cards * NODES_A_CARD);
            if left == 0 {
                return None;
            }
        }
        let values = self.values();
        let text = reason(&self.view, values[0].0, &values);
        Some((values, text))
    }

    /// The values of all options, the best first; a card is worth what its neighbour below is that was searched for both.
    fn values(&self) -> Vec<(Action, f64)> {
        let best = self.search.best();
        let mut values: Vec<(Action, f64)> = Vec::new();
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
                values.push((action, choice.mean()));
            }
        }
        values.sort_by(|a, b| b.1.total_cmp(&a.1).then((b.0 == best).cmp(&(a.0 == best))));
        values
    }
}
