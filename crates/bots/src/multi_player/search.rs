//! Search: tries every option in the same sampled worlds and takes the one that wins the match most often.
//!
//! From a certain card on a world is solved: every seat sees all hands and plays perfectly for the score. Before that
//! it is played out by rule, to an ending that is solved.
//!
//! Options that fall clearly behind are dropped early, so that the worlds go to those still in contention.

use arrayvec::ArrayVec;
use spades_rules::{Action, Bid, Phase, Sides, View};

use super::dice::Dice;
use super::endings::{Endings, Stake};
use super::outcome::Goals;
use super::value::Match;
use super::worlds::Worlds;
use super::{bid, dummy, has_bid, passing, play, policy};
use crate::playout_state::{PlayoutState, card};
use crate::rollouts::{Ending, Row};

/// The effort of a search.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Effort {
    /// Minimum number of worlds.
    pub min_worlds: u32,
    /// Maximum number of worlds.
    pub max_worlds: u32,
    /// Maximum number of playouts, after the minimum number of worlds.
    pub playouts: u32,
    /// `true` if options that are clearly behind are dropped.
    pub drops: bool,
    /// Number of tricks left from which on worlds are solved; 0 for never.
    pub solve_from_tricks: u8,
    /// Number of tricks left where playouts end and the rest is solved; 0 for never.
    pub playout_tail: u8,
    /// Minimum and maximum number of solved worlds.
    pub solved_worlds: (u32, u32),
    /// Search nodes spent on solving, after the minimum number of worlds.
    pub solve_nodes: u64,
    /// `true` if worlds are drawn by weighing bids and plays thoroughly.
    pub careful: bool,
    /// `true` if all hands are assumed to play by the learned [`policy`] instead of the rule; only where every player plays alone.
    pub learned: bool,
}

/// Error of the rule's worth of a card, in points. The fewer worlds, the more the rule counts: its weight is the
/// square of the worlds' error over this.
const RULE_ERROR: f64 = 5.0;

/// Weight of a point by rule beside solved worlds, however many. With open hands many cards are equal that are not
/// equal when no seat knows the other hands; the rule accounts for that.
const RULE_BESIDE_SOLVED: f64 = 0.15;

/// Maximum distance of a card below the best by rule, in points: worlds may know better.
const BEHIND: f32 = 40.0;

/// Minimum number of worlds that are solved in any case.
const MIN_SOLVED: u32 = 6;

/// A search that solves worlds is cut after this many times its nodes, once it has the minimum of worlds: the first
/// number for one that drops options, which ends after these nodes and a few worlds anyway, the second for a hint,
/// which compares all options in all worlds.
const PATIENCE: (u64, u64) = (2, 6);

/// Number of positions searched at a time for one option in one world: what a frame of the game has time for.
const POSITIONS: u64 = 2_500;

/// Number of attempts, each with what is known by then; an option that needs more is played out in that world.
const TRIES: u32 = 6;

/// Cost of choosing one card in a playout, in search nodes.
const NODES_A_CARD: u64 = 4;

/// Cost of choosing one card by the learned policy, in search nodes.
const NODES_A_LEARNED_CARD: u64 = 6;

/// Cost of a position of a solved world, in search nodes.
const NODES_A_POSITION: u64 = 2;

impl Effort {
    /// Advanced's effort for a card.
    pub const ADVANCED: Effort = Effort {
        min_worlds: 16,
        max_worlds: 48,
        playouts: 300,
        drops: true,
        solve_from_tricks: 0,
        playout_tail: 0,
        solved_worlds: (0, 0),
        solve_nodes: 0,
        careful: false,
        learned: false,
    };
    /// Advanced's effort for a bid.
    pub const ADVANCED_BID: Effort = Effort {
        min_worlds: 24,
        ..Effort::ADVANCED
    };
    /// Expert's effort for a bid.
    pub const EXPERT_BID: Effort = Effort {
        solve_from_tricks: 0,
        ..Effort::EXPERT
    };
    /// Expert's effort for a card.
    pub const EXPERT: Effort = Effort {
        min_worlds: 32,
        max_worlds: 400,
        playouts: 2400,
        drops: true,
        solve_from_tricks: 9,
        playout_tail: 5,
        solved_worlds: (48, 200),
        solve_nodes: 660_000,
        careful: true,
        learned: false,
    };
    /// Expert's effort for a card where every player plays alone and nothing is solved.
    pub const EXPERT_ALONE: Effort = Effort {
        max_worlds: 640,
        playouts: 3200,
        learned: true,
        ..Effort::EXPERT
    };
    /// Effort of a hint: every option in the same worlds.
    pub const THOROUGH: Effort = Effort {
        min_worlds: 160,
        max_worlds: 160,
        playouts: 0,
        drops: false,
        solve_from_tricks: 8,
        playout_tail: 4,
        solved_worlds: (96, 96),
        solve_nodes: 165_000,
        careful: true,
        learned: false,
    };
    /// Effort of each of the fifty decisions of a review: like a hint, in less than half of its worlds.
    pub const REVIEW: Effort = Effort {
        min_worlds: 64,
        max_worlds: 64,
        solve_from_tricks: 7,
        solved_worlds: (48, 48),
        solve_nodes: 50_000,
        ..Effort::THOROUGH
    };
}

/// Factor on the playout value of a blind nil. In playouts every seat plays by rule; a player who looks bids and
/// plays better than that, which a blind nil gains less from. From 20 to 120 among Intermediate players Expert gains
/// 37 points per round by it (22 to 53, 200 rounds); see `docs/lab/2026-11-26-constants.md`.
const BLIND_NIL: f32 = 0.5;

/// Maximum distance of a bid that is searched from the expected tricks of the hand.
const NEAR: f32 = 2.6;

/// Maximum distance above them where the highest bidder gets a dummy: another hand of thirteen cards, seen together with its own.
const ABOVE_WITH_DUMMY: f32 = 4.5;

/// An option and the results of its playouts.
#[derive(Clone, Debug)]
pub(crate) struct Choice {
    /// The action.
    pub action: Action,
    /// Sum of its values.
    sum: f64,
    /// Number of its playouts.
    count: u32,
    /// `true` while it is still in contention.
    alive: bool,
    /// Its value in the latest world.
    latest: f32,
    /// Its distance from the best by rule, in points; 0 or less.
    behind: f64,
    /// Its result in each world; kept where no option is dropped.
    pub row: Row,
}

impl Choice {
    /// Returns the mean value: the chance to win the match.
    pub fn mean(&self) -> f64 {
        self.sum / f64::from(self.count.max(1))
    }
}

/// A search in progress.
#[derive(Debug)]
pub(crate) struct Search {
    state: PlayoutState,
    worlds: Worlds,
    game: Match,
    goals: Goals,
    viewer: usize,
    first: usize,
    bidding: bool,
    has_bid: [bool; 4],
    dice: Dice,
    effort: Effort,
    choices: ArrayVec<Choice, 16>,
    /// Squares of the values around the mean of their world, for the variance of differences.
    squares: f64,
    /// Number of worlds and of playouts completed.
    done: (u32, u32),
    /// The solvers of endings.
    endings: Endings,
    /// `true` if the worlds are solved.
    solves: bool,
    /// Nodes spent.
    spent: u64,
    /// Value of a point of the round, as a chance to win the match.
    point: f64,
    /// Number of attempts to solve the current option in the current world.
    tries: u32,
    /// Noise on the others' policy in the current world.
    noise: policy::GumbelNoise,
    /// The current world, and the next option to play out in it.
    world: Option<(PlayoutState, usize)>,
}

impl Search {
    /// Starts a search among `options`.
    pub fn new(view: &View, options: &[Action], effort: Effort, seed: u64) -> Search {
        let state = PlayoutState::from_view(view);
        let game = Match::before(view);
        let hand = if view.phase == Phase::Play {
            usize::from(state.turn)
        } else {
            view.viewer
        };
        let bidding = view.phase == Phase::Bidding;
        // With more than two sides perfect play is undefined: it is unknown whom the others play against.
        let solves = !bidding && !state.alone() && state.tricks_left() <= effort.solve_from_tricks;
        let behind = |action: Action| match action {
            Action::Play(card) if effort.drops => {
                f64::from(play::behind(&state, &view.rules, card.index()).max(-BEHIND))
            }
            _ => 0.0,
        };
        let behind: ArrayVec<f64, 16> = options.iter().map(|&action| behind(action)).collect();
        Search {
            endings: Endings::default(),
            solves,
            spent: 0,
            point: crate::equity::point(view, super::chance_before),
            worlds: Worlds::new(view, &state, effort.careful, effort.learned),
            goals: Goals::new(&state, hand),
            state,
            game,
            viewer: view.viewer,
            first: view.first,
            bidding,
            has_bid: has_bid(view),
            dice: Dice::new(seed),
            effort,
            choices: options
                .iter()
                .zip(behind)
                .map(|(&action, behind)| Choice {
                    action,
                    sum: 0.0,
                    count: 0,
                    alive: true,
                    latest: 0.0,
                    behind,
                    row: Row::new(action),
                })
                .collect(),
            squares: 0.0,
            done: (0, 0),
            tries: 0,
            noise: policy::GumbelNoise::NONE,
            world: None,
        }
    }

    /// Returns the options, with their values so far.
    pub fn choices(&self) -> &[Choice] {
        &self.choices
    }

    /// Returns the best option so far.
    pub fn best(&self) -> Action {
        let alive = self.choices.iter().filter(|choice| choice.alive);
        let worlds = f64::from(self.done.0.max(1));
        let square = 2.0 * self.squares / worlds / worlds;
        let floor = if self.solves { RULE_BESIDE_SOLVED } else { 0.0 };
        let weight = floor + square / (self.point * RULE_ERROR).powi(2).max(1e-9);
        let worth = |choice: &Choice| choice.mean() + weight * self.point * choice.behind;
        alive
            .max_by(|a, b| worth(a).total_cmp(&worth(b)))
            .map_or(self.choices[0].action, |choice| choice.action)
    }

    /// Tries one option in one world and returns the nodes that this took; `None` once the search is finished.
    pub fn advance(&mut self) -> Option<u32> {
        let (world, at) = match self.world.take() {
            Some(running) => running,
            None => {
                if self.finished() {
                    return None;
                }
                let mut world = self.state.clone();
                self.worlds.fill(&mut world, &mut self.dice);
                if self.effort.learned && !self.bidding {
                    self.noise = policy::GumbelNoise::draw(&mut self.dice);
                }
                (world, 0)
            }
        };
        let next = |from: usize| (from..self.choices.len()).find(|&at| self.choices[at].alive);
        let here = next(at)?;
        let action = self.choices[here].action;
        let (ending, nodes) = match self.solved(&world, action) {
            (Some(ending), nodes) => (ending, nodes),
            (None, nodes) if self.solves && self.tries + 1 < TRIES && self.spent < self.effort.solve_nodes => {
                self.tries += 1;
                self.spent += nodes;
                self.world = Some((world, here));
                return Some(u32::try_from(nodes).unwrap_or(u32::MAX));
            }
            (None, nodes) => {
                let (ending, more) = self.playout(&world, action);
                (ending, nodes + more)
            }
        };
        self.tries = 0;
        self.spent += nodes;
        let choice = &mut self.choices[here];
        let value = ending.value as f32;
        if !self.effort.drops {
            choice.row.endings.push(ending);
        }
        choice.sum += f64::from(value);
        choice.count += 1;
        choice.latest = value;
        self.done.1 += 1;
        let following = (here + 1..self.choices.len()).find(|&at| self.choices[at].alive);
        match following {
            Some(following) => self.world = Some((world, following)),
            None => self.close_world(),
        }
        Some(u32::try_from(nodes).unwrap_or(u32::MAX))
    }

    /// Returns the result of a card in a world that can be solved, and the nodes that this took.
    fn solved(&mut self, world: &PlayoutState, action: Action) -> (Option<Ending>, u64) {
        let (true, Action::Play(card)) = (self.solves, action) else {
            return (None, 0);
        };
        let stake = Stake {
            game: &self.game,
            goals: &self.goals,
            viewer: self.viewer,
        };
        let (ending, positions) = self.endings.after(world, card.index(), stake, POSITIONS);
        (ending, 1 + positions * NODES_A_POSITION)
    }

    /// Ends a world: records the variance and drops options that are clearly behind.
    fn close_world(&mut self) {
        self.done.0 += 1;
        let alive = || self.choices.iter().filter(|choice| choice.alive);
        let count = alive().count() as f64;
        let mean = alive().map(|choice| f64::from(choice.latest)).sum::<f64>() / count;
        if count > 1.0 {
            let squares: f64 = alive().map(|choice| (f64::from(choice.latest) - mean).powi(2)).sum();
            self.squares += squares / (count - 1.0);
        }
        let worlds = f64::from(self.done.0);
        if !self.effort.drops || self.done.0 < 16 || !self.done.0.is_multiple_of(4) {
            return;
        }
        // The standard error of the difference of two options.
        let error = (2.0 * self.squares / worlds / worlds).sqrt();
        let best = alive().map(Choice::mean).fold(f64::MIN, f64::max);
        for choice in &mut self.choices {
            choice.alive &= choice.mean() >= best - 2.2 * error - 1e-9;
        }
    }

    /// Returns `true` if the search ends at its limit, with fewer worlds than planned.
    pub fn is_cut(&self) -> bool {
        let patience = if self.effort.drops { PATIENCE.0 } else { PATIENCE.1 };
        let worlds = self.done.0;
        let spent = self.spent >= patience * self.effort.solve_nodes;
        self.solves && worlds < self.effort.solved_worlds.1 && worlds >= MIN_SOLVED && spent
    }

    fn finished(&self) -> bool {
        let (worlds, playouts) = self.done;
        let running = self.choices.iter().filter(|choice| choice.alive).count();
        if self.solves {
            let (min, max) = self.effort.solved_worlds;
            // A hint compares all options in the same worlds.
            let spent = self.effort.drops && self.spent >= self.effort.solve_nodes;
            let enough = worlds >= min && (running < 2 || spent);
            return worlds >= max || enough || self.is_cut();
        }
        (self.choices.len() < 2 && self.effort.drops)
            || worlds >= self.effort.max_worlds
            || (worlds >= self.effort.min_worlds && (running < 2 || playouts >= self.effort.playouts))
    }

    /// Returns the value of an option in a world where every seat plays by rule or by the policy from then on, and
    /// the nodes that this took.
    fn playout(&mut self, world: &PlayoutState, action: Action) -> (Ending, u64) {
        let mut state = world.clone();
        if self.bidding {
            let mut has_bid = self.has_bid;
            match action {
                Action::Bid(tricks) => state.set_bid(self.viewer, Bid::Tricks(tricks)),
                Action::BlindNil => state.set_bid(self.viewer, Bid::BlindNil),
                Action::BlindBid(tricks) => {
                    state.set_bid(self.viewer, Bid::Blind(tricks));
                    if let Some(partner) = self.game.rules.partner(self.viewer) {
                        has_bid[partner] = true;
                    }
                }
                Action::Misdeal => return (self.thrown_in(), NODES_A_CARD),
                _ => {}
            }
            has_bid[self.viewer] = action != Action::Look;
            bid::finish(
                &mut state,
                &self.game.rules,
                &self.game.scores,
                &mut has_bid,
                self.first,
            );
            let total = state.bids.iter().sum();
            let all_nil =
                self.game.rules.sides == Sides::Dummy && !dummy::open(&mut state, &self.game.rules, self.first);
            if all_nil || self.game.rules.is_thrown_in(total, state.thrown_in) {
                return (self.thrown_in(), NODES_A_CARD);
            }
            passing::exchange(&mut state, &self.game.rules, self.first);
            state.start_play(&self.game.rules, self.first);
        } else if let Action::Play(card) = action {
            state.play(card.index());
        }
        let mut nodes = NODES_A_CARD;
        // The teams are known once every seat has bid.
        let tail = if state.alone() { 0 } else { self.effort.playout_tail };
        while !state.over() {
            if state.tricks_left() == tail && state.trick.is_empty() {
                let (ending, positions) = self.settled(&state);
                nodes += positions * NODES_A_POSITION;
                if let Some(ending) = ending {
                    let value = ending.value * f64::from(discount(action));
                    return (Ending { value, ..ending }, nodes);
                }
            }
            if self.effort.learned {
                let own = usize::from(state.turn) == self.viewer;
                let noise = if own { &policy::GumbelNoise::NONE } else { &self.noise };
                state.play(policy::choose(&state, &self.game.rules, noise));
                nodes += NODES_A_LEARNED_CARD;
            } else {
                state.play(play::choose(&state, &self.game.rules));
                nodes += NODES_A_CARD;
            }
        }
        let end = self.game.score(&state);
        let value = discount(action) * self.game.chance_after(&end, self.viewer);
        (self.goals.ending(&state, &self.game.rules, &end, value), nodes)
    }

    /// Returns the result of a deal that is thrown in.
    fn thrown_in(&self) -> Ending {
        Ending {
            value: f64::from(self.game.now(self.viewer)),
            ..Ending::default()
        }
    }

    /// Returns the result of a playout whose last tricks are played perfectly, and the number of positions searched.
    fn settled(&mut self, state: &PlayoutState) -> (Option<Ending>, u64) {
        let stake = Stake {
            game: &self.game,
            goals: &self.goals,
            viewer: self.viewer,
        };
        if self.bidding {
            // Hardly any two playouts have the same bids and tricks, so keeping the solver is useless.
            Endings::once().best(state, stake, POSITIONS)
        } else {
            self.endings.best(state, stake, POSITIONS)
        }
    }
}

/// Returns the factor on the playout value of an option.
fn discount(action: Action) -> f32 {
    if action == Action::BlindNil { BLIND_NIL } else { 1.0 }
}

/// Returns the options worth searching.
pub(crate) fn options(view: &View, state: &PlayoutState) -> ArrayVec<Action, 16> {
    match view.phase {
        Phase::Play => {
            let hand = state.hands[usize::from(state.turn)];
            play::candidates(
                state.lawful(),
                (state.deck & !state.gone & !hand) | play::trick_cards(state),
            )
            .map(|index| Action::Play(card(index)))
            .collect()
        }
        Phase::Bidding if view.hand.is_some() => {
            // Certain tricks are always bid, and partners never promise more than thirteen.
            let (min, max) = bid::bounds(state, &view.rules, has_bid(view), view.viewer);
            let may_be_nil = bid::may_be_nil(&view.rules, state.hands[view.viewer], state.deck);
            let sound = |tricks: u8| match tricks {
                0 => may_be_nil,
                _ => (min.min(max)..=max).contains(&tricks),
            };
            let expected = super::estimate::tricks(state.hands[view.viewer], state.deck);
            let expected = expected.min(f32::from(max));
            let above = if view.rules.sides == Sides::Dummy {
                ABOVE_WITH_DUMMY
            } else {
                NEAR
            };
            let near = |tricks: u8| (-NEAR..=above).contains(&(f32::from(tricks) - expected));
            let such = |wanted: &dyn Fn(u8) -> bool| -> ArrayVec<Action, 16> {
                let bids = view.legal.iter().copied();
                bids.filter(|action| matches!(*action, Action::Bid(tricks) if wanted(tricks)))
                    .collect()
            };
            let thrown_in = view.legal.iter().copied().filter(|action| *action == Action::Misdeal);
            let mut found = such(&|tricks| sound(tricks) && (tricks == 0 || near(tricks)));
            // If the rules allow few numbers, they may be far from what the hand is worth, or unsound.
            if !found.iter().any(|action| *action != Action::Bid(0)) {
                found = such(&|tricks| sound(tricks));
            }
            if found.is_empty() {
                found = such(&|_| true);
            }
            found.extend(thrown_in);
            found
        }
        _ => view.legal.iter().copied().take(16).collect(),
    }
}

#[cfg(test)]
mod tests;
