//! Search: every option is tried in the same sampled worlds, and the one is taken that wins the match most often.
//!
//! From the card on where it can, a world is solved: everybody sees all hands and plays perfectly for the score. Before that it is played
//! out by rule, to an ending that is solved.
//!
//! Options that fall clearly behind are dropped early, so that the worlds go to those that are still in the running.

use arrayvec::ArrayVec;
use spades_rules::{Action, Bid, BiddingRule, Phase, Rules, Sides, View};

use super::dice::Dice;
use super::endings::{Endings, Stake};
use super::outcome::Goals;
use super::playout_state::{PlayoutState, card};
use super::value::Match;
use super::worlds::Worlds;
use super::{bid, dummy, play, policy, spoken};
use crate::rollouts::{Ending, Row};

/// How long to search.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Effort {
    /// Worlds at least.
    pub least: u32,
    /// Worlds at most.
    pub most: u32,
    /// Playouts at most, once there were worlds enough.
    pub playouts: u32,
    /// Whether options that are clearly behind are dropped.
    pub drops: bool,
    /// Tricks left from which on worlds are solved; 0 for never.
    pub solves: u8,
    /// Tricks left where playouts end and the rest is solved; 0 for never.
    pub settles: u8,
    /// Worlds solved at least and at most.
    pub solved: (u32, u32),
    /// Search nodes spent on solving, once there were worlds enough.
    pub solving: u64,
    /// Whether bids and plays are weighed at length when worlds are drawn.
    pub careful: bool,
    /// Whether all are taken to play by the learned [`policy`] in place of the rule; only where everybody plays for himself.
    pub learned: bool,
}

/// How far the true worths of the cards lie from what the rule says, in points. The fewer worlds there were, the more the rule is believed: it
/// is weighed by the square of the worlds' error over this.
const RULE_ERROR: f64 = 5.0;

/// What a point by rule counts for beside solved worlds, however many there were. With open hands many cards are worth the same that are not
/// when nobody knows who holds what; the rule knows that.
const RULE_BESIDE_SOLVED: f64 = 0.15;

/// How far a card falls behind by rule at most, in points: worlds may know better.
const BEHIND: f32 = 40.0;

/// Tricks left from which on worlds of suicide are solved while a nil is alive. Most nils are forced there, and open hands break nearly every one:
/// whoever plays by them gives up nils that hold at the table. It comes to 5.2 points a round (-0.7 to 11.1) in 720 rounds of suicide, and to
/// 0.5 (-5.9 to 6.9) in 300 of whiz, where nothing was changed.
const SOLVES_WITH_FORCED_NIL: u8 = 6;

/// Worlds solved in any case.
const LEAST: u32 = 6;

/// A search that solves worlds is cut after this many times its nodes, once it has the least worlds: one that drops options, which ends
/// anyhow after these nodes and a few worlds, and a hint, which compares all options in all worlds.
const PATIENCE: (u64, u64) = (2, 6);

/// Positions that are searched at a time for one option in one world: what a frame of the game has time for.
const POSITIONS: u64 = 2_500;

/// How often that is tried, each time with what is known by then; an option is played out in a world that takes more.
const TRIES: u32 = 6;

/// What the choice of one card in a playout costs, in search nodes.
const NODES_A_CARD: u64 = 4;

/// The same by the learned policy.
const NODES_A_LEARNED_CARD: u64 = 6;

/// What a position of a solved world costs.
const NODES_A_POSITION: u64 = 2;

impl Effort {
    /// What Advanced spends.
    pub const ADVANCED: Effort = Effort {
        least: 16,
        most: 48,
        playouts: 300,
        drops: true,
        solves: 0,
        settles: 0,
        solved: (0, 0),
        solving: 0,
        careful: false,
        learned: false,
    };
    /// What Advanced spends on a bid.
    pub const ADVANCED_BID: Effort = Effort {
        least: 24,
        ..Effort::ADVANCED
    };
    /// What Expert spends on a bid.
    pub const EXPERT_BID: Effort = Effort {
        solves: 0,
        ..Effort::EXPERT
    };
    /// What Expert spends on a card.
    pub const EXPERT: Effort = Effort {
        least: 32,
        most: 400,
        playouts: 2400,
        drops: true,
        solves: 9,
        settles: 5,
        solved: (48, 200),
        solving: 660_000,
        careful: true,
        learned: false,
    };
    /// The same where everybody plays for himself and nothing is solved.
    pub const EXPERT_ALONE: Effort = Effort {
        most: 640,
        playouts: 3200,
        learned: true,
        ..Effort::EXPERT
    };
    /// What a hint spends: every option in the same worlds.
    pub const THOROUGH: Effort = Effort {
        least: 160,
        most: 160,
        playouts: 0,
        drops: false,
        solves: 8,
        settles: 4,
        solved: (96, 96),
        solving: 165_000,
        careful: true,
        learned: false,
    };
    /// What each of the fifty decisions of a review spends: as a hint, in less than half of its worlds.
    pub const REVIEW: Effort = Effort {
        least: 64,
        most: 64,
        solves: 7,
        solved: (48, 48),
        solving: 50_000,
        ..Effort::THOROUGH
    };
}

/// What a blind nil counts for, of what its playouts come to. They let everybody play by rule; whoever looks bids and plays better than
/// that, with a nil bid blind there is less to be gained by it. Measured from 20 to 120 with Expert against Intermediate pairs: 59 of
/// 150 matches won after a look and 36 after a blind nil, where by rule it is 219 and 235 of 1,500.
const BLIND_NIL: f32 = 0.5;

/// By how much, as a part of its points, nil must be better than the best number to be bid where there is a choice: in pairs at the start of a
/// match three parts in a hundred of the chance to win it. Of 85 nils that Expert played against itself there those that their playouts had
/// ahead by less held in 6 of 17 where 8 were promised, the others in 46 of 68 where 49 were.
const NIL_AHEAD: f64 = 0.12;

/// By how many tricks a bid that is looked at lies off the expected tricks of the hand at most.
const NEAR: f32 = 2.6;

/// How far above them it may lie where the highest bid gets a dummy: a hand of thirteen cards more, seen with its own.
const ABOVE_WITH_DUMMY: f32 = 4.5;

/// An option and what its playouts came to.
#[derive(Clone, Debug)]
pub(crate) struct Choice {
    /// What to do.
    pub action: Action,
    /// The sum of its values.
    sum: f64,
    /// How often it was played out.
    count: u32,
    /// Whether it is still in the running.
    alive: bool,
    /// Its value in the latest world.
    latest: f32,
    /// What speaks against it by rule, in points; 0 or less.
    behind: f64,
    /// What each world came to; kept where no option is dropped.
    pub row: Row,
}

impl Choice {
    /// The mean value: the chance to win the match.
    pub fn mean(&self) -> f64 {
        self.sum / f64::from(self.count.max(1))
    }
}

/// A search under way.
#[derive(Debug)]
pub(crate) struct Search {
    state: PlayoutState,
    worlds: Worlds,
    game: Match,
    goals: Goals,
    viewer: usize,
    first: usize,
    bidding: bool,
    spoken: [bool; 4],
    dice: Dice,
    effort: Effort,
    choices: ArrayVec<Choice, 16>,
    /// Squares of the values around the mean of their world, for the spread of differences.
    squares: f64,
    /// Worlds done, playouts done.
    done: (u32, u32),
    /// The endings met.
    endings: Endings,
    /// Whether the worlds are solved.
    solves: bool,
    /// Nodes spent.
    spent: u64,
    /// What a point of the round is worth, as a part of a match.
    point: f64,
    /// How often the running option was tried to be solved in the running world.
    tries: u32,
    /// What the others are fonder of in the running world than was learned.
    leanings: policy::Leanings,
    /// The running world, and the next option to be played out in it.
    world: Option<(PlayoutState, usize)>,
}

impl Search {
    /// Starts a search among `options`.
    pub fn new(view: &View, options: &[Action], effort: Effort, seed: u64) -> Search {
        let state = PlayoutState::from_view(view);
        let game = Match {
            rules: view.rules,
            scores: view.scores.iter().copied().collect(),
            bags: view.bags.iter().copied().collect(),
            round: view.round,
        };
        let hand = if view.phase == Phase::Play {
            usize::from(state.turn)
        } else {
            view.viewer
        };
        let bidding = view.phase == Phase::Bidding;
        // With more than two sides there is no perfect play: nobody knows whom the others play against.
        let solves = !bidding && !state.alone() && state.tricks_left() <= solves_from(&state, &view.rules, effort);
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
            point: crate::equity::point(view),
            worlds: Worlds::new(view, &state, effort.careful, effort.learned),
            goals: Goals::new(&state, hand),
            state,
            game,
            viewer: view.viewer,
            first: view.first,
            bidding,
            spoken: spoken(view),
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
            leanings: policy::Leanings::NONE,
            world: None,
        }
    }

    /// The options, with their values so far.
    pub fn choices(&self) -> &[Choice] {
        &self.choices
    }

    /// The best option so far.
    pub fn best(&self) -> Action {
        let alive = self.choices.iter().filter(|choice| choice.alive);
        let worlds = f64::from(self.done.0.max(1));
        let square = 2.0 * self.squares / worlds / worlds;
        let floor = if self.solves { RULE_BESIDE_SOLVED } else { 0.0 };
        let weight = floor + square / (self.point * RULE_ERROR).powi(2).max(1e-9);
        let worth = |choice: &Choice| {
            let doubt = if choice.action == Action::Bid(0) {
                self.doubt()
            } else {
                0.0
            };
            choice.mean() - doubt + weight * self.point * choice.behind
        };
        alive
            .max_by(|a, b| worth(a).total_cmp(&worth(b)))
            .map_or(self.choices[0].action, |choice| choice.action)
    }

    /// What is taken off the chances of a nil. In suicide one of two partners has to bid it, in mirror whoever has no spades: there the
    /// chances of all options are as doubtful.
    fn doubt(&self) -> f64 {
        match self.game.rules.bidding {
            BiddingRule::Free | BiddingRule::Whiz if self.bidding && self.effort.careful && self.effort.drops => {
                NIL_AHEAD * f64::from(self.game.rules.nil) * self.point
            }
            _ => 0.0,
        }
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
                    self.leanings = policy::Leanings::draw(&mut self.dice);
                }
                (world, 0)
            }
        };
        let next = |from: usize| (from..self.choices.len()).find(|&at| self.choices[at].alive);
        let here = next(at)?;
        let action = self.choices[here].action;
        let (ending, nodes) = match self.solved(&world, action) {
            (Some(ending), nodes) => (ending, nodes),
            (None, nodes) if self.solves && self.tries + 1 < TRIES && self.spent < self.effort.solving => {
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

    /// What a card comes to in a world that can be solved, and the nodes that this took.
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

    /// Ends a world: notes the spread and drops options that are clearly behind.
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
        // The spread of the difference of two options.
        let error = (2.0 * self.squares / worlds / worlds).sqrt();
        let best = alive().map(Choice::mean).fold(f64::MIN, f64::max);
        for choice in &mut self.choices {
            choice.alive &= choice.mean() >= best - 2.2 * error - 1e-9;
        }
    }

    /// Whether the search ends at its limit, whatever the worlds.
    pub fn is_cut(&self) -> bool {
        let patience = if self.effort.drops { PATIENCE.0 } else { PATIENCE.1 };
        let worlds = self.done.0;
        let spent = self.spent >= patience * self.effort.solving;
        self.solves && worlds < self.effort.solved.1 && worlds >= LEAST && spent
    }

    fn finished(&self) -> bool {
        let (worlds, playouts) = self.done;
        let running = self.choices.iter().filter(|choice| choice.alive).count();
        if self.solves {
            let (least, most) = self.effort.solved;
            // A hint compares all options in the same worlds.
            let spent = self.effort.drops && self.spent >= self.effort.solving;
            let enough = worlds >= least && (running < 2 || spent);
            return worlds >= most || enough || self.is_cut();
        }
        (self.choices.len() < 2 && self.effort.drops)
            || worlds >= self.effort.most
            || (worlds >= self.effort.least && (running < 2 || playouts >= self.effort.playouts))
    }

    /// The value of an option in a world where everybody plays by rule, or by what was learned, from then on, and the nodes that this took.
    fn playout(&mut self, world: &PlayoutState, action: Action) -> (Ending, u64) {
        let mut state = world.clone();
        if self.bidding {
            let mut spoken = self.spoken;
            match action {
                Action::Bid(tricks) => state.set_bid(self.viewer, Bid::Tricks(tricks)),
                Action::BlindNil => state.set_bid(self.viewer, Bid::BlindNil),
                _ => {}
            }
            spoken[self.viewer] = action != Action::Look;
            bid::finish(&mut state, &self.game.rules, &self.game.scores, &mut spoken, self.first);
            if self.game.rules.sides == Sides::Dummy && !dummy::open(&mut state, &self.game.rules, self.first) {
                let value = f64::from(self.game.now(self.viewer));
                let nothing = Ending {
                    value,
                    ..Ending::default()
                };
                return (nothing, NODES_A_CARD);
            }
        } else if let Action::Play(card) = action {
            state.play(card.index());
        }
        let mut nodes = NODES_A_CARD;
        // Who plays with whom is known once all have bid.
        let settles = if state.alone() { 0 } else { self.effort.settles };
        while !state.over() {
            if state.tricks_left() == settles && state.trick.is_empty() {
                let (ending, positions) = self.settled(&state);
                nodes += positions * NODES_A_POSITION;
                if let Some(ending) = ending {
                    let value = ending.value * f64::from(discount(action));
                    return (Ending { value, ..ending }, nodes);
                }
            }
            if self.effort.learned {
                let own = usize::from(state.turn) == self.viewer;
                let leanings = if own { &policy::Leanings::NONE } else { &self.leanings };
                state.play(policy::choose(&state, &self.game.rules, leanings));
                nodes += NODES_A_LEARNED_CARD;
            } else {
                state.play(play::choose(&state, &self.game.rules));
                nodes += NODES_A_CARD;
            }
        }
        if self.bidding && state.dummy_partner.is_some() && self.dice.unit() < dummy::FAVOURED {
            dummy::favour_partner(&mut state, &self.game);
        }
        let end = self.game.score(&state);
        let value = discount(action) * self.game.chance_after(&end, self.viewer);
        (self.goals.ending(&state, &self.game.rules, &end, value), nodes)
    }

    /// What a playout comes to whose last tricks everybody plays perfectly, and the positions that were searched.
    fn settled(&mut self, state: &PlayoutState) -> (Option<Ending>, u64) {
        let stake = Stake {
            game: &self.game,
            goals: &self.goals,
            viewer: self.viewer,
        };
        if self.bidding {
            // Hardly two playouts have the same bids and tricks: there is nothing to be kept.
            Endings::once().best(state, stake, POSITIONS)
        } else {
            self.endings.best(state, stake, POSITIONS)
        }
    }
}

/// Tricks left from which on worlds are solved.
fn solves_from(state: &PlayoutState, rules: &Rules, effort: Effort) -> u8 {
    let nil = (0..4).any(|seat| state.nil_alive(seat));
    if nil && rules.bidding == BiddingRule::Suicide {
        effort.solves.min(SOLVES_WITH_FORCED_NIL)
    } else {
        effort.solves
    }
}

/// What the playouts of an option count for.
fn discount(action: Action) -> f32 {
    if action == Action::BlindNil { BLIND_NIL } else { 1.0 }
}

/// The options worth a search.
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
            // Certain tricks are never bid away, and partners never promise more than there are.
            let (least, most) = bid::bounds(state, &view.rules, spoken(view), view.viewer);
            let sound = least.min(most)..=most;
            let expected = super::estimate::tricks(state.hands[view.viewer], state.deck);
            let expected = expected.min(f32::from(most));
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
            let found = such(&|tricks| sound.contains(&tricks) && (tricks == 0 || near(tricks)));
            if found.iter().any(|action| *action != Action::Bid(0)) {
                return found;
            }
            // Where the rules leave few numbers they may be far from what the hand is worth, or not what is sound.
            let found = such(&|tricks| sound.contains(&tricks));
            if found.is_empty() { such(&|_| true) } else { found }
        }
        _ => view.legal.iter().copied().take(16).collect(),
    }
}

#[cfg(test)]
mod tests;
