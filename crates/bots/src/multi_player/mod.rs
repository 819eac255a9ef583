//! Three and four hands: hidden cards, partners, nils to cover and to set.

mod beginner;
mod bid;
mod dice;
mod dummy;
mod endings;
mod estimate;
mod evidence;
mod habit;
mod hint;
mod odds;
mod open;
mod outcome;
mod play;
mod policy;
mod potential;
mod reason;
mod search;
mod sign;
mod value;
mod worlds;

use spades_rules::{Action, Phase, View};

use crate::Level;
use crate::playout_state::{self, PlayoutState};
use crate::progress::Progress;
pub(crate) use hint::MultiPlayerHint;
pub use open::{Deal4, Deal4Error, Ending4, Ending4Error, PayoffSolver, Solution4, solve4};
pub use policy::write_policy_positions;

use dice::Dice;
pub(crate) use reason::tactic;
use search::{Effort, Search};
pub(crate) use sign::sign;
#[cfg(test)]
pub(crate) use value::Match;

/// A decision in progress with three or four players.
#[derive(Debug)]
pub(crate) enum MultiPlayerDecision {
    /// Decided by rule.
    Done(Action),
    /// Decided by search.
    Search(Box<Search>),
}

impl MultiPlayerDecision {
    /// Starts a decision.
    pub fn new(view: &View, level: Level, seed: u64) -> MultiPlayerDecision {
        let state = PlayoutState::from_view(view);
        let effort = match level {
            Level::Beginner => return MultiPlayerDecision::Done(newcomer(view, seed)),
            Level::Intermediate => return MultiPlayerDecision::Done(by_rule(view)),
            Level::Advanced if view.phase == Phase::Bidding && view.hand.is_none() => {
                return MultiPlayerDecision::Done(by_rule(view));
            }
            Level::Advanced if view.phase == Phase::Bidding => Effort::ADVANCED_BID,
            Level::Advanced => Effort::ADVANCED,
            Level::Expert if view.phase == Phase::Bidding => Effort::EXPERT_BID,
            Level::Expert if state.alone() => Effort::EXPERT_ALONE,
            Level::Expert => Effort::EXPERT,
        };
        let options = search::options(view, &state);
        match options[..] {
            [only] => MultiPlayerDecision::Done(only),
            _ => MultiPlayerDecision::Search(Box::new(Search::new(view, &options, effort, seed))),
        }
    }

    /// Continues for about `nodes` search nodes.
    pub fn step(&mut self, nodes: u32) -> Progress {
        match self {
            MultiPlayerDecision::Done(action) => Progress::Done(*action),
            MultiPlayerDecision::Search(search) => {
                let mut left = nodes;
                while let Some(nodes) = search.advance() {
                    left = left.saturating_sub(nodes);
                    if left == 0 {
                        return Progress::Pending;
                    }
                }
                Progress::Done(search.best())
            }
        }
    }
}

/// Returns Beginner's decision.
fn newcomer(view: &View, seed: u64) -> Action {
    let mut dice = Dice::new(seed);
    let state = PlayoutState::from_view(view);
    match view.phase {
        Phase::Bidding => match beginner::bid(state.hands[view.viewer], &view.legal, &mut dice) {
            Action::Bid(number @ 1..) => {
                let prospect = bid::prospect(&state, &view.rules, has_bid(view), view.viewer, number.into());
                Action::Bid(prospect.map_or(number, |prospect| prospect.best(&view.rules, &view.legal, number)))
            }
            other => other,
        },
        Phase::Play => Action::Play(playout_state::card(beginner::play(&state, &view.rules, &mut dice))),
        _ => view.legal[0],
    }
}

/// Returns the chance of the viewer's side to win the match, as of the start of the round.
pub(crate) fn chance_before(view: &View) -> f64 {
    let standing = value::Match {
        rules: view.rules,
        scores: view.scores.iter().copied().collect(),
        bags: view.bags.iter().copied().collect(),
        round: view.round,
    };
    f64::from(standing.now(view.viewer))
}

/// Returns which seats have bid.
fn has_bid(view: &View) -> [bool; 4] {
    let mut has_bid = [false; 4];
    for (seat, bid) in view.bids.iter().enumerate() {
        has_bid[seat] = bid.is_some();
    }
    has_bid
}

/// Returns Intermediate's decision.
fn by_rule(view: &View) -> Action {
    let state = PlayoutState::from_view(view);
    match view.phase {
        Phase::Bidding => {
            let standing = bid::Standing {
                scores: &view.scores,
                has_bid: has_bid(view),
                caution: bid::CAUTION,
            };
            bid::choose(&state, &view.rules, standing, view.viewer, &view.legal)
        }
        Phase::Play => Action::Play(playout_state::card(play::choose(&state, &view.rules))),
        _ => view.legal[0],
    }
}

#[cfg(test)]
mod tests;
