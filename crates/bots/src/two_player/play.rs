//! Cards by solving the ending in each world that fits everything seen.

use rand::SeedableRng;
use rand_chacha::ChaCha8Rng;
use spades_rules::{Action, Card, View};

use super::advice::Basis;
use super::outcome::Teller;
use super::score::Standing;
use super::worlds::Other;
use super::{Effort, PATIENCE, chance_before, chances};
use crate::heuristic;
use crate::rollouts::{self, Row};
use crate::solver::{Ending, Memory, Solve};

/// A search for the values of the viewer's cards.
#[derive(Debug)]
pub(crate) struct PlaySearch {
    other: Other,
    rng: ChaCha8Rng,
    led: Option<Card>,
    broken: bool,
    /// By the number of remaining tricks that the seat leading this trick takes.
    payoff: Vec<f64>,
    /// Maximum and minimum number of worlds.
    worlds: usize,
    min: usize,
    /// Number of positions after which no further world begins, and number searched so far.
    budget: u64,
    spent: u64,
    done: usize,
    /// `true` if the search was cut.
    cut: bool,
    /// The card played by heuristics, and the chance to win as of the start of the round: the result of a search that
    /// is cut in its first world.
    rule: (Action, f64),
    solve: Option<Solve>,
    memory: Memory,
    teller: Teller,
    rows: Vec<(Card, Row)>,
}

impl PlaySearch {
    /// Starts to value the viewer's cards.
    pub(crate) fn new(view: &View, effort: Effort, seed: u64) -> PlaySearch {
        let other = Other::new(view);
        let bid = |seat: usize| view.bids[seat];
        let own = usize::from(view.tricks[view.viewer]);
        let theirs = usize::from(view.tricks[1 - view.viewer]);
        let bids = [bid(view.viewer), bid(1 - view.viewer)];
        // Includes the running trick.
        let left = usize::from(view.hand_counts[0].max(view.hand_counts[1]));
        let whole = chances::payoff(&view.rules, Standing::of(view), bids, (own + theirs + left) as u8);
        let led = view.led();
        let payoff = (0..=left)
            .map(|taken| match led {
                None => whole[own + taken],
                // The other seat leads this trick: its tricks count, and a good result for it is bad here.
                Some(_) => 1.0 - whole[own + left - taken],
            })
            .collect();
        let rows = |card: Card| (card, Row::new(Action::Play(card)));
        PlaySearch {
            worlds: if other.exact().is_some() { 1 } else { effort.play_worlds },
            min: effort.min_worlds,
            budget: effort.nodes,
            spent: 0,
            other,
            rng: ChaCha8Rng::seed_from_u64(seed),
            led,
            broken: view.broken,
            payoff,
            done: 0,
            cut: false,
            rule: (heuristic::sound(view), chance_before(view)),
            solve: None,
            memory: Memory::new(16),
            teller: Teller::new(whole, own..=own + left, view.rules, bids),
            rows: view.lawful.iter().map(rows).collect(),
        }
    }

    /// Continues for about `nodes` positions; returns `true` once done.
    pub(crate) fn step(&mut self, nodes: u64) -> bool {
        let mut left = nodes;
        while !self.finished() {
            let solve = match &mut self.solve {
                Some(solve) => solve,
                None => {
                    let hand = self.other.sample(&mut self.rng);
                    let own = self.other.own();
                    let (leader, follower) = if self.led.is_some() { (hand, own) } else { (own, hand) };
                    let ending = Ending {
                        leader,
                        follower,
                        led: self.led,
                        broken: self.broken,
                    };
                    let Ok(solve) = Solve::new(&ending, &self.payoff, true) else {
                        self.done += 1;
                        continue;
                    };
                    self.solve.insert(solve)
                }
            };
            let before = solve.nodes();
            let limit = (PATIENCE * self.budget).saturating_sub(self.spent + before);
            let Some(solution) = solve.step(&mut self.memory, left.min(limit)) else {
                if left < limit {
                    return false;
                }
                self.end_at_limit();
                return true;
            };
            let used = solution.nodes - before;
            self.spent += solution.nodes;
            for (card, row) in &mut self.rows {
                let value = solution
                    .cards
                    .iter()
                    .find(|(other, _)| other == card)
                    .map_or(0.0, |&(_, value)| value);
                let value = if self.led.is_some() { 1.0 - value } else { value };
                row.endings.push(self.teller.ending(value));
            }
            self.solve = None;
            self.done += 1;
            left = left.saturating_sub(used + 20);
            if left == 0 {
                return self.finished();
            }
        }
        true
    }

    /// Ends without the world that exceeds the limit; falls back to the rule if it was the first.
    fn end_at_limit(&mut self) {
        self.solve = None;
        self.cut = true;
        if self.done == 0 {
            let (rule, value) = self.rule;
            rollouts::set_all(self.rows.iter_mut().map(|(_, row)| row), value);
            self.rows.sort_by_key(|(_, row)| row.action != rule);
        }
    }

    fn finished(&self) -> bool {
        self.cut || self.done >= self.worlds || (self.done >= self.min && self.spent >= self.budget)
    }

    /// Returns every card with its end in each world.
    pub(crate) fn rows(&self) -> impl Iterator<Item = &Row> {
        self.rows.iter().map(|(_, row)| row)
    }

    /// Returns the number of positions that complete answers took.
    #[cfg(test)]
    pub(crate) fn spent(&self) -> u64 {
        self.spent
    }

    /// Returns the basis of the values.
    pub(crate) fn basis(&self) -> Basis {
        Basis::of(self.cut, self.done, self.other.exact().is_some())
    }
}
