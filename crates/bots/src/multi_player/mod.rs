//! Three and four hands: hidden cards, partners, nils to cover and to set.

mod beginner;
mod bid;
pub(crate) mod dice;
mod dummy;
mod endings;
mod estimate;
mod evidence;
mod habit;
mod hint;
mod odds;
mod outcome;
pub(crate) mod passing;
mod play;
mod policy;
mod potential;
mod reason;
mod search;
mod sign;
mod value;
mod worlds;

use arrayvec::ArrayVec;
use spades_rules::{Action, Bid, Phase, PlayedRound, SideScore, View};

use crate::Level;
use crate::advice::Progress;
use crate::playout_state::{self, PlayoutState};
use crate::sets;
pub use crate::solver::four_hands::{Deal4, Deal4Error, Ending4, Ending4Error, PayoffSolver, Solution4, solve4};
pub(crate) use hint::MultiPlayerHint;
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
        if let Some(action) = passing::choose(view, level) {
            return MultiPlayerDecision::Done(action);
        }
        let effort = match level {
            Level::Beginner => return MultiPlayerDecision::Done(beginner_action(view, seed)),
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

/// Returns the decision between a bid and a misdeal: a hand without spades is thrown in, unless it makes a nil.
fn or_throw_in(view: &View, bid: Action) -> Action {
    match bid {
        Action::Bid(1..) if view.legal.contains(&Action::Misdeal) => Action::Misdeal,
        bid => bid,
    }
}

/// Returns Beginner's decision.
fn beginner_action(view: &View, seed: u64) -> Action {
    let mut dice = Dice::new(seed);
    let state = PlayoutState::from_view(view);
    match view.phase {
        Phase::Bidding => or_throw_in(
            view,
            match beginner::bid(
                state.hands[view.viewer],
                state.deck,
                &view.rules,
                &view.legal,
                &mut dice,
            ) {
                Action::Bid(number @ 1..) => {
                    let prospect = bid::prospect(&state, &view.rules, has_bid(view), view.viewer, number.into());
                    let fear = u8::from(sets::is_last_chance(view, view.rules.side_of(view.viewer)));
                    let less = number.saturating_sub(fear).max(1);
                    let number = if view.legal.contains(&Action::Bid(less)) {
                        less
                    } else {
                        number
                    };
                    Action::Bid(prospect.map_or(number, |prospect| {
                        prospect.hopeful(&view.rules).best(&view.rules, &view.legal, number)
                    }))
                }
                other => other,
            },
        ),
        Phase::Play => Action::Play(playout_state::card(beginner::play(&state, &view.rules, &mut dice))),
        _ => view.legal[0],
    }
}

/// Returns the chance of the viewer's side to win the match, as of the start of the round.
pub(crate) fn chance_before(view: &View) -> f64 {
    f64::from(value::Match::before(view).now(view.viewer))
}

/// Returns the viewer's chance to win the match after a round with this score sheet.
pub(crate) fn chance_after(view: &View, played: &PlayedRound, sheet: ArrayVec<SideScore, 4>) -> f64 {
    let end = value::RoundEnd::new(*played, sheet);
    f64::from(value::Match::before(view).chance_after(&end, view.viewer))
}

/// Returns which seats have bid, or have a partner who bid blind for both.
fn has_bid(view: &View) -> [bool; 4] {
    let bid = |seat: usize| view.bids.get(seat).copied().flatten();
    let covers = |seat: usize| view.rules.partner(seat).and_then(bid);
    [0, 1, 2, 3].map(|seat| bid(seat).is_some() || matches!(covers(seat), Some(Bid::Blind(_))))
}

/// Returns Intermediate's decision.
fn by_rule(view: &View) -> Action {
    let state = PlayoutState::from_view(view);
    match view.phase {
        Phase::Bidding => {
            let last_chance = sets::is_last_chance(view, view.rules.side_of(view.viewer));
            let standing = bid::Standing {
                scores: &view.scores,
                has_bid: has_bid(view),
                caution: bid::CAUTION + if last_chance { bid::LAST_CHANCE } else { 0.0 },
            };
            or_throw_in(
                view,
                bid::choose(&state, &view.rules, standing, view.viewer, &view.legal),
            )
        }
        Phase::Play => Action::Play(playout_state::card(play::choose(&state, &view.rules))),
        _ => view.legal[0],
    }
}

#[cfg(test)]
mod tests;
