//! Three and four hands at a table: hidden cards, partners, nils to cover and to set.

mod beginner;
mod bid;
mod dice;
mod estimate;
mod hint;
mod odds;
mod outcome;
mod play;
mod pos;
mod potential;
mod reason;
mod search;
mod solve4;
mod value;
mod worlds;

use spades_rules::{Action, Phase, View};

use crate::{Level, Progress};
pub(crate) use hint::TableHint;
pub use solve4::{Deal4, Deal4Error, Solution4, solve4};

use dice::Dice;
use pos::Pos;
use search::{Effort, Search};

/// A decision in the making at a table of three or four players.
#[derive(Debug)]
pub(crate) enum TableThought {
    /// Decided by rule.
    Done(Action),
    /// Decided by search.
    Search(Box<Search>),
}

impl TableThought {
    /// Starts to think.
    pub fn new(view: &View, level: Level, seed: u64) -> TableThought {
        let effort = match level {
            Level::Beginner => return TableThought::Done(newcomer(view, seed)),
            Level::Intermediate => return TableThought::Done(by_rule(view)),
            Level::Advanced if view.phase == Phase::Bidding && view.hand.is_none() => {
                return TableThought::Done(by_rule(view));
            }
            Level::Advanced if view.phase == Phase::Bidding => Effort::ADVANCED_BID,
            Level::Advanced => Effort::ADVANCED,
            Level::Expert => Effort::EXPERT,
        };
        let pos = Pos::from_view(view);
        let options = search::options(view, &pos);
        match options[..] {
            [only] => TableThought::Done(only),
            _ => TableThought::Search(Box::new(Search::new(view, &options, effort, seed))),
        }
    }

    /// Thinks on for about `nodes` search nodes.
    pub fn step(&mut self, nodes: u32) -> Progress {
        match self {
            TableThought::Done(action) => Progress::Done(*action),
            TableThought::Search(search) => {
                let mut left = nodes;
                while let Some(cards) = search.advance() {
                    left = left.saturating_sub(cards * NODES_A_CARD);
                    if left == 0 {
                        return Progress::Pending;
                    }
                }
                Progress::Done(search.best())
            }
        }
    }
}

/// What the choice of one card in a playout costs, in search nodes.
const NODES_A_CARD: u32 = 4;

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
            let standing = bid::Standing {
                scores: &view.scores,
                spoken: spoken(view),
            };
            bid::choose(&pos, &view.rules, standing, view.viewer, &view.legal)
        }
        Phase::Play => Action::Play(pos::card(play::choose(&pos, &view.rules))),
        _ => view.legal[0],
    }
}

#[cfg(test)]
mod tests;
