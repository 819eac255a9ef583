//! Three and four hands at a table: hidden cards, partners, nils to cover and to set.

mod beginner;
mod bid;
mod dice;
mod estimate;
mod odds;
mod play;
mod pos;
mod potential;

use spades_rules::{Action, Phase, View};

use crate::{Level, Progress};
use dice::Dice;
use pos::Pos;

/// A decision in the making at a table of three or four players.
#[derive(Debug)]
pub(crate) struct TableThought {
    action: Action,
}

impl TableThought {
    /// Starts to think.
    pub fn new(view: &View, level: Level, seed: u64) -> TableThought {
        let action = match level {
            Level::Beginner => newcomer(view, seed),
            _ => by_rule(view),
        };
        TableThought { action }
    }

    /// Thinks on for about `nodes` search nodes.
    pub fn step(&mut self, _nodes: u32) -> Progress {
        Progress::Done(self.action)
    }
}

/// Beginner's decision.
fn newcomer(view: &View, seed: u64) -> Action {
    let mut dice = Dice::new(seed);
    let pos = Pos::from_view(view);
    match view.phase {
        Phase::Bidding => beginner::bid(pos.hands[view.viewer], &view.legal, &mut dice),
        Phase::Play => Action::Play(pos::card(beginner::play(&pos, &view.rules, &mut dice))),
        _ => view.legal[0],
    }
}

/// Which seats have bid.
fn spoken(view: &View) -> [bool; 4] {
    let mut spoken = [false; 4];
    for (seat, bid) in view.bids.iter().enumerate() {
        spoken[seat] = bid.is_some();
    }
    spoken
}

/// Intermediate's decision.
fn by_rule(view: &View) -> Action {
    let pos = Pos::from_view(view);
    match view.phase {
        Phase::Bidding => {
            let standing = bid::Standing { scores: &view.scores, spoken: spoken(view) };
            bid::choose(&pos, &view.rules, standing, view.viewer, &view.legal)
        }
        Phase::Play => Action::Play(pos::card(play::choose(&pos, &view.rules))),
        _ => view.legal[0],
    }
}
