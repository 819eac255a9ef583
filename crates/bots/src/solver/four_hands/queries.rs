//! Goals: questions about the tricks that the hands have yet to take, and the questions that follow from them as tricks are taken.
//!
//! A goal says for every way to share the remaining tricks whether it is good for the friends. Taking a trick turns
//! it into a goal over one trick less; two ways to reach the same set of good shares lead to the same goal, so that a
//! search encounters few of them. This is the minimal automaton that reads the winners of the tricks.
//!
//! Seats that can swap a trick without effect form one *class*: with plain contracts there are two classes, with one nil three.

use std::collections::HashMap;
use std::hash::BuildHasherDefault;

use arrayvec::ArrayVec;

use super::iterate::Fold;

/// The number of a goal.
pub(super) type Goal = u32;

/// The goal that is already reached.
pub(super) const YES: Goal = 0;

/// The goal that can no longer be reached.
pub(super) const NO: Goal = 1;

/// A goal whose number is not known yet.
const UNKNOWN: Goal = Goal::MAX;

/// A map with a fast hash.
type Numbers<Of, Number> = HashMap<Of, Number, BuildHasherDefault<Fold>>;

/// One bit for each share of the tricks left among the classes: 560 for thirteen tricks and four classes.
type Shares = ArrayVec<u64, 9>;

/// Good and bad shares by the number of tricks of the friends, as bits.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct BySum {
    /// Numbers for which a good share exists.
    good: u16,
    /// Numbers for which a bad share exists.
    bad: u16,
}

impl BySum {
    /// Returns the verdict on all shares in which the friends take `min` to `max` tricks, if it is the same for all.
    fn verdict(self, min: u8, max: u8) -> Option<bool> {
        let range = (2u16 << max).wrapping_sub(1 << min);
        if self.bad & range == 0 {
            Some(true)
        } else if self.good & range == 0 {
            Some(false)
        } else {
            None
        }
    }
}

/// A goal.
#[derive(Clone, Debug)]
pub(super) struct State {
    /// Tricks left.
    pub left: u8,
    /// The chain of the goal and its place in it. In a chain each goal holds wherever the one before it does; the
    /// place is the number of good shares.
    pub place: (u16, u16),
    /// By class: the goal after a trick of it.
    next: [Goal; 4],
    /// By class: how much the friends want a trick of it, from -2 to 2; set with `next`.
    wanted: [i8; 4],
    /// `true` if tricks of all friends are wanted and no others; set with `next`.
    sided: bool,
    /// All shares by the friends' tricks, and by class those in which it takes at least one.
    sums: BySum,
    with: [BySum; 4],
    /// The number of tricks with which the friends are sure of the goal, and the number with which the opponents are
    /// sure to prevent it. More than the tricks left if no number suffices.
    pub enough: (u8, u8),
}

impl State {
    /// Returns the verdict if the friends take `min` to `max` of the tricks left.
    pub fn verdict(&self, min: u8, max: u8) -> Option<bool> {
        self.sums.verdict(min, max)
    }
}

/// Returns all ways to share a number of tricks among the classes, in rising order.
fn ways(left: u8, classes: usize) -> Vec<[u8; 4]> {
    let max = |class: usize, rest: u8| if class < classes { rest } else { 0 };
    let mut ways = Vec::new();
    for a in 0..=left {
        for b in 0..=max(1, left - a) {
            for c in 0..=max(2, left - a - b) {
                let d = left - a - b - c;
                if d <= max(3, d) {
                    ways.push([a, b, c, d]);
                }
            }
        }
    }
    ways
}

/// The ways to share a number of tricks among the classes.
#[derive(Debug)]
struct Layer {
    /// In rising order.
    shares: Vec<[u8; 4]>,
    /// By share and class: the number of the share with one more trick for the class, in the layer of one more trick.
    more: Vec<[u16; 4]>,
}

impl Layer {
    /// Returns the layers of up to `max` tricks.
    fn all(max: u8, classes: usize) -> Vec<Layer> {
        let mut shares = ways(0, classes);
        let layer = |left| {
            let over = ways(left + 1, classes);
            let under = std::mem::replace(&mut shares, over);
            Layer::new(left, classes, under, &shares)
        };
        (0..=max).map(layer).collect()
    }

    /// Returns the layer of the ways to share `left` tricks; `over` are those to share one more.
    fn new(left: u8, classes: usize, shares: Vec<[u8; 4]>, over: &[[u8; 4]]) -> Layer {
        let side = usize::from(left) + 2;
        // The last class has the remainder.
        let place = |share: [u8; 4]| {
            let others = &share[..classes - 1];
            others
                .iter()
                .fold(0, |place, &tricks| place * side + usize::from(tricks))
        };
        let mut number = vec![0; side.pow(classes as u32 - 1)];
        for (&share, at) in over.iter().zip(0..) {
            number[place(share)] = at;
        }
        let one = |mut share: [u8; 4], class: usize| {
            share[class] += 1;
            number[place(share)]
        };
        let more = |&share: &[u8; 4]| std::array::from_fn(|class| if class < classes { one(share, class) } else { 0 });
        let more = shares.iter().map(more).collect();
        Layer { shares, more }
    }
}

/// All goals that a payoff leads to.
#[derive(Debug)]
pub(super) struct Goals {
    classes: usize,
    class_of: [u8; 4],
    /// By class: `true` if it is one of friends.
    friendly: [bool; 4],
    /// By tricks left.
    layers: Vec<Layer>,
    states: Vec<State>,
    /// The good shares of each goal.
    good: Vec<Shares>,
    known: Numbers<(u8, Shares), Goal>,
    /// By chain: its goals in order.
    chains: Vec<Vec<Goal>>,
    /// The payoff of each share of all tricks.
    worth: Vec<f32>,
    /// The distinct payoffs, rising.
    values: Vec<f32>,
}

impl Goals {
    /// Returns the goals of a payoff over the shares of `left` tricks; `friends` are seats as bits.
    pub fn new(left: u8, friends: u8, payoff: impl Fn([u8; 4]) -> f32) -> Goals {
        let shares = ways(left, 4);
        let by_seat: Vec<f32> = shares.iter().map(|&share| payoff(share)).collect();
        let under = Layer::new(left - 1, 4, ways(left - 1, 4), &shares);
        let alike = |a: usize, b: usize| {
            let same = |more: &[u16; 4]| by_seat[usize::from(more[a])] == by_seat[usize::from(more[b])];
            friends >> a & 1 == friends >> b & 1 && under.more.iter().all(same)
        };
        let mut class_of = [0; 4];
        let mut friendly = [false; 4];
        let mut first = [0; 4];
        let mut classes = 0;
        for seat in 0..4 {
            let class = match (0..seat).find(|&other| alike(other, seat)) {
                Some(other) => class_of[other],
                None => {
                    first[classes] = seat;
                    classes += 1;
                    classes as u8 - 1
                }
            };
            class_of[seat] = class;
            friendly[usize::from(class)] = friends >> seat & 1 == 1;
        }
        let layers = Layer::all(left, classes);
        let worth = layers[usize::from(left)]
            .shares
            .iter()
            .map(|share| {
                let mut of = [0; 4];
                for (&seat, &tricks) in first.iter().zip(share).take(classes) {
                    of[seat] = tricks;
                }
                shares.binary_search(&of).map_or(0.0, |share| by_seat[share])
            })
            .collect();
        Goals::of_classes(class_of, friendly, classes, layers, worth)
    }

    /// Returns the goals for the number of `left` tricks that the friends take, with partners opposite each other.
    pub fn of_tricks(left: u8, friends: u8) -> Goals {
        let class_of = [0, 1, 0, 1];
        let friendly = [friends & 1 == 1, friends & 1 == 0, false, false];
        let layers = Layer::all(left, 2);
        let tricks = |share: &[u8; 4]| f32::from(share[usize::from(!friendly[0])]);
        let worth = layers[usize::from(left)].shares.iter().map(tricks).collect();
        Goals::of_classes(class_of, friendly, 2, layers, worth)
    }

    /// Returns the goals of a payoff for each share among classes of seats.
    fn of_classes(
        class_of: [u8; 4],
        friendly: [bool; 4],
        classes: usize,
        layers: Vec<Layer>,
        worth: Vec<f32>,
    ) -> Goals {
        let mut values = worth.clone();
        values.sort_by(f32::total_cmp);
        values.dedup();
        let ended = |good: bool| State {
            left: 0,
            place: (0, 0),
            next: [if good { YES } else { NO }; 4],
            wanted: [0; 4],
            sided: false,
            sums: BySum::default(),
            with: [BySum::default(); 4],
            enough: (0, 0),
        };
        Goals {
            classes,
            class_of,
            friendly,
            layers,
            states: vec![ended(true), ended(false)],
            good: vec![Shares::new(); 2],
            known: Numbers::default(),
            chains: Vec::new(),
            worth,
            values,
        }
    }

    /// Returns all values that the payoff can have, rising.
    pub fn values(&self) -> &[f32] {
        &self.values
    }

    /// Returns the goal to reach at least this value.
    pub fn at_least(&mut self, value: f32) -> Goal {
        let left = self.layers.len() as u8 - 1;
        let mut good: Shares = std::iter::repeat_n(0, self.worth.len().div_ceil(64)).collect();
        for (share, &worth) in self.worth.iter().enumerate() {
            good[share / 64] |= u64::from(worth >= value) << (share % 64);
        }
        self.number(left, good)
    }

    /// Returns the goal with this number.
    pub fn state(&self, goal: Goal) -> &State {
        &self.states[goal as usize]
    }

    /// Returns the verdict if the hand `seat` takes at least one trick, and the friends `min` to `max`.
    pub fn verdict_with(&self, goal: Goal, seat: usize, min: u8, max: u8) -> Option<bool> {
        self.states[goal as usize].with[usize::from(self.class_of[seat])].verdict(min, max)
    }

    /// Returns `true` if it matters which hand of a side takes a trick.
    pub fn personal(&self) -> bool {
        self.classes > 2
    }

    /// Returns the goal after a trick that `seat` took.
    pub fn after(&mut self, goal: Goal, seat: u8) -> Goal {
        let class = usize::from(self.class_of[usize::from(seat & 3)]);
        match self.states[goal as usize].next[class] {
            UNKNOWN => {
                self.expand(goal);
                self.states[goal as usize].next[class]
            }
            next => next,
        }
    }

    /// Returns how much the friends want a trick of each seat, from -2 to 2.
    pub fn wanted(&mut self, goal: Goal) -> [i8; 4] {
        if self.states[goal as usize].next[0] == UNKNOWN {
            self.expand(goal);
        }
        let wanted = self.states[goal as usize].wanted;
        self.class_of.map(|class| wanted[usize::from(class)])
    }

    /// Returns `true` if tricks of all friends are wanted and no others.
    pub fn sided(&mut self, goal: Goal) -> bool {
        if self.states[goal as usize].next[0] == UNKNOWN {
            self.expand(goal);
        }
        self.states[goal as usize].sided
    }

    /// Computes the goals after one trick.
    fn expand(&mut self, goal: Goal) {
        let left = self.states[goal as usize].left;
        let good = self.good[goal as usize].clone();
        let under = left - 1;
        let mut counts = [0; 4];
        for (class, count) in counts.iter_mut().enumerate().take(self.classes) {
            let layer = &self.layers[usize::from(under)];
            let number = layer.more.len() as i32;
            let mut next_good: Shares = std::iter::repeat_n(0, layer.more.len().div_ceil(64)).collect();
            for (share, more) in layer.more.iter().enumerate() {
                let more = usize::from(more[class]);
                next_good[share / 64] |= (good[more / 64] >> (more % 64) & 1) << (share % 64);
            }
            let next = self.number(under, next_good);
            self.states[goal as usize].next[class] = next;
            *count = match next {
                YES => number,
                NO => 0,
                next => i32::from(self.states[next as usize].place.1),
            };
        }
        let counts = &counts[..self.classes];
        let min = counts.iter().copied().min().unwrap_or(0);
        let max = counts.iter().copied().max().unwrap_or(0);
        for (class, &count) in counts.iter().enumerate() {
            let wanted = if max > min {
                4 * (count - min) / (max - min) - 2
            } else {
                0
            };
            self.states[goal as usize].wanted[class] = wanted as i8;
        }
        let wanted = self.states[goal as usize].wanted;
        let sided = |class: usize| wanted[class] != 0 && (wanted[class] > 0) == self.friendly[class];
        self.states[goal as usize].sided = (0..self.classes).all(sided);
    }

    /// Returns the goal with these good shares.
    fn number(&mut self, left: u8, good: Shares) -> Goal {
        let shares = &self.layers[usize::from(left)].shares;
        let count = good.iter().map(|good| good.count_ones() as usize).sum::<usize>();
        if count == 0 {
            return NO;
        }
        if count == shares.len() {
            return YES;
        }
        let wanted = (left, good);
        if let Some(&goal) = self.known.get(&wanted) {
            return goal;
        }
        let good = wanted.1;
        let mut sums = BySum::default();
        let mut with = [BySum::default(); 4];
        let friendly = self.friendly.map(u8::from);
        for (at, share) in shares.iter().enumerate() {
            let friends: u8 = (0..4).map(|class| friendly[class] * share[class]).sum();
            let note = |sums: &mut BySum| match good[at / 64] >> (at % 64) & 1 {
                1 => sums.good |= 1 << friends,
                _ => sums.bad |= 1 << friends,
            };
            note(&mut sums);
            for class in (0..4).filter(|&class| share[class] > 0) {
                note(&mut with[class]);
            }
        }
        let goal = self.states.len() as Goal;
        let chain = self.chain(goal, left, &good, count as u16);
        self.states.push(State {
            left,
            place: (chain, count as u16),
            next: [UNKNOWN; 4],
            wanted: [0; 4],
            sided: false,
            sums,
            with,
            enough: (
                16 - sums.bad.leading_zeros() as u8,
                (left + 1).saturating_sub(sums.good.trailing_zeros() as u8),
            ),
        });
        self.good.push(good.clone());
        self.known.insert((left, good), goal);
        goal
    }

    /// Finds a chain for a new goal, or begins one.
    fn chain(&mut self, goal: Goal, left: u8, good: &Shares, count: u16) -> u16 {
        let within = |a: &Shares, b: &Shares| a.iter().zip(b).all(|(a, b)| a & !b == 0);
        for (number, chain) in self.chains.iter_mut().enumerate() {
            if self.states[chain[0] as usize].left != left {
                continue;
            }
            let at = chain.partition_point(|&other| self.states[other as usize].place.1 < count);
            let under = at.checked_sub(1).map(|under| chain[under]);
            let over = chain.get(at).copied();
            if under.is_none_or(|under| within(&self.good[under as usize], good))
                && over.is_none_or(|over| within(good, &self.good[over as usize]))
            {
                chain.insert(at, goal);
                return number as u16;
            }
        }
        self.chains.push(vec![goal]);
        self.chains.len() as u16 - 1
    }
}
