//! Bids by solving the play for each pair of bids, in each world that fits everything seen.

use rand::SeedableRng;
use rand_chacha::ChaCha8Rng;
use spades_rules::{Action, Bid, BidTurn, BiddingRule, CardSet, Leader, SpadesLead, Starter, Suit, View};

use super::advice::Basis;
use super::outcome::Teller;
use super::score::Standing;
use super::worlds::{Other, SHADE};
use super::{Effort, PATIENCE, chance_before, chances};
use crate::rollouts::{self, Ending, Row};
use crate::seen::{Seen, own_hand};
use crate::solver::{self, Memory, Solve};
use crate::{estimate, heuristic};

/// A search for the values of the viewer's bids.
#[derive(Debug)]
pub(crate) struct BidSearch {
    view: View,
    other: Other,
    rng: ChaCha8Rng,
    /// Maximum and minimum number of worlds.
    worlds: usize,
    min: usize,
    /// Number of positions after which no further world begins, and number searched so far.
    budget: u64,
    spent: u64,
    /// `true` if a bid is abandoned as soon as it can't be the best.
    prunes: bool,
    done: usize,
    /// `true` if the search was cut, or replies of the other seat were left out.
    cut: bool,
    /// `true` if it ended at its limit.
    ended: bool,
    /// The viewer's candidate bids, the likeliest first.
    rows: Vec<(u8, Row)>,
    world: Option<World>,
    solve: Option<Solve>,
    memory: Memory,
}

/// One hand of the other seat, and the progress on it.
#[derive(Debug)]
struct World {
    hand: CardSet,
    /// The other seat's candidate bids.
    answers: Vec<Bid>,
    bid: usize,
    /// The viewer's value of the current bid, by reply.
    values: Vec<f64>,
    best: f64,
}

impl BidSearch {
    /// Starts to value the viewer's bids.
    pub(crate) fn new(view: &View, effort: Effort, seed: u64) -> BidSearch {
        let other = Other::new(view);
        let exact = other.exact();
        let mean = estimate::expected_tricks(view).0;
        let near = |bid: u8| (f64::from(bid) - mean).abs();
        let certain = estimate::certain(other.own().bits(), Seen::new(view, true).unseen.bits());
        let mut bids: Vec<u8> = view
            .legal
            .iter()
            .filter_map(|action| match action {
                Action::Bid(bid) => Some(*bid),
                _ => None,
            })
            // With the other hand unknown only a few bids can be right.
            .filter(|&bid| {
                effort.thorough || exact.is_some() || near(bid) <= 3.0 || bid == 0 && mean < 4.0 || bid == certain
            })
            // Certain tricks are always bid.
            .filter(|&bid| effort.thorough || bid >= certain)
            .collect();
        bids.sort_by(|&a, &b| near(a).total_cmp(&near(b)));
        BidSearch {
            worlds: if exact.is_some() { 1 } else { effort.bid_worlds },
            min: effort.min_worlds,
            budget: effort.nodes,
            spent: 0,
            prunes: exact.is_some() && !effort.thorough,
            other,
            rng: ChaCha8Rng::seed_from_u64(seed),
            done: 0,
            cut: false,
            ended: false,
            rows: bids.into_iter().map(|bid| (bid, Row::new(Action::Bid(bid)))).collect(),
            world: None,
            solve: None,
            memory: Memory::new(18),
            view: view.clone(),
        }
    }

    /// Continues for about `nodes` positions; returns `true` once done.
    pub(crate) fn step(&mut self, nodes: u64) -> bool {
        let mut left = nodes;
        while !self.finished() {
            if left == 0 {
                return false;
            }
            if self.world.is_none() {
                self.world = Some(self.next_world());
            }
            let Some(world) = &mut self.world else { return true };
            if world.bid == self.rows.len() {
                self.world = None;
                self.done += 1;
                continue;
            }
            if self.spent >= self.budget && self.done < self.min && world.values.is_empty() && world.answers.len() > 1 {
                // Only the likeliest reply is used for the remaining bids.
                world.answers.truncate(1);
                self.cut = true;
            }
            let own = Bid::Tricks(self.rows[world.bid].0);
            let answer = world.answers[world.values.len()];
            let leads = leads(&self.view, [own, legal_reply(&self.view, own, world.hand, answer)]);
            let solve = match &mut self.solve {
                Some(solve) => solve,
                None => {
                    let bids = [own, legal_reply(&self.view, own, world.hand, answer)];
                    let solve = start(&self.view, self.other.own(), world.hand, bids);
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
            self.spent += solution.nodes;
            left = left.saturating_sub(solution.nodes - before + 20);
            let value = if leads { solution.value } else { 1.0 - solution.value };
            self.solve = None;
            world.values.push(value);
            let value = world.values.iter().copied().fold(1.0, f64::min);
            let refuted = self.prunes && value < world.best;
            if world.values.len() == world.answers.len() || refuted {
                self.rows[world.bid]
                    .1
                    .endings
                    .push(ending(&self.view, own, world, value));
                world.best = world.best.max(value);
                world.values.clear();
                world.bid += 1;
            }
        }
        true
    }

    fn next_world(&mut self) -> World {
        let hand = self.other.sample(&mut self.rng);
        let answers = match self.view.bids[1 - self.view.viewer] {
            Some(bid) => vec![bid],
            None if self.worlds == 1 => {
                let mean = estimate::tricks(hand, self.other.own(), 1.0);
                let turn = BidTurn {
                    spades: hand.in_suit(Suit::Spades).len() as u8,
                    ..BidTurn::default()
                };
                let mut all: Vec<u8> = self.view.rules.legal_bids(&turn).collect();
                all.sort_by(|&a, &b| (f64::from(a) - mean).abs().total_cmp(&(f64::from(b) - mean).abs()));
                all.into_iter().map(Bid::Tricks).collect()
            }
            None => {
                let unseen = self.view.rules.deck().difference(hand);
                let mean = estimate::tricks(hand, unseen, 13.0 / unseen.len() as f64);
                vec![Bid::Tricks((mean - SHADE).round().clamp(1.0, 12.0) as u8)]
            }
        };
        World {
            hand,
            answers,
            bid: 0,
            values: Vec::new(),
            best: -1.0,
        }
    }

    /// Ends without the world that exceeds the limit; falls back to counting if it was the first.
    fn end_at_limit(&mut self) {
        self.solve = None;
        self.world = None;
        self.cut = true;
        let done = self.done;
        self.rows.iter_mut().for_each(|(_, row)| row.endings.truncate(done));
        if done == 0 {
            let rule = by_count(&self.view);
            rollouts::set_all(self.rows.iter_mut().map(|(_, row)| row), chance_before(&self.view));
            self.rows.sort_by_key(|(_, row)| row.action != rule);
        }
        self.ended = true;
    }

    fn finished(&self) -> bool {
        self.ended || self.done >= self.worlds || (self.done >= self.min && self.spent >= self.budget)
    }

    /// Returns every candidate bid with its end in each world.
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

/// Returns the bid nearest to the expected tricks, rounded down rather than up.
pub(crate) fn by_count(view: &View) -> Action {
    let wish = (estimate::expected_tricks(view).0 - 0.2).round().clamp(1.0, 12.0) as u8;
    let certain = estimate::certain(own_hand(view).bits(), Seen::new(view, true).unseen.bits());
    let sound = Action::Bid(wish.max(certain));
    if view.legal.contains(&sound) {
        sound
    } else {
        heuristic::sound(view)
    }
}

/// Returns the other seat's legal reply that is nearest to the one it would like to bid, where bids are free.
fn legal_reply(view: &View, own: Bid, hand: CardSet, wish: Bid) -> Bid {
    if view.rules.bidding != BiddingRule::Free || view.bids[1 - view.viewer].is_some() {
        return wish;
    }
    let turn = BidTurn {
        spades: hand.in_suit(Suit::Spades).len() as u8,
        partner: None,
        others: own.tricks(),
        is_last: true,
        thrown_in: view.redeals,
    };
    let nearest = view
        .rules
        .legal_bids(&turn)
        .min_by_key(|&bid| bid.abs_diff(wish.tricks()));
    nearest.map_or(wish, Bid::Tricks)
}

/// Returns the end after a bid of this value: what all of the other seat's best replies have in common.
fn ending(view: &View, own: Bid, world: &World, value: f64) -> Ending {
    let replies = world.answers.iter().zip(&world.values);
    let best = replies.filter(|&(_, &other)| Teller::is_equal(other, value));
    let ends = best.map(|(&reply, &value)| {
        let (bids, tricks) = ([own, reply], world.hand.len());
        let bids = [own, legal_reply(view, own, world.hand, bids[1])];
        Teller::new(payoff(view, bids), 0..=tricks, view.rules, bids.map(Some)).ending(value)
    });
    Ending::common(value, ends)
}

/// Returns the chance to win the match by the viewer's tricks, after a pair of bids, the viewer's first.
fn payoff(view: &View, bids: [Bid; 2]) -> Vec<f64> {
    let total = own_hand(view).len() as u8;
    if view
        .rules
        .is_thrown_in(bids.iter().map(|bid| bid.tricks()).sum(), view.redeals)
    {
        return vec![chance_before(view); usize::from(total) + 1];
    }
    chances::payoff(&view.rules, Standing::of(view), bids.map(Some), total)
}

/// Returns `true` if the viewer leads the first trick after a pair of bids, the viewer's first.
fn leads(view: &View, bids: [Bid; 2]) -> bool {
    let leader = match view.rules.leads_first {
        Leader::Second => 1 - view.first,
        Leader::First | Leader::LowClub => view.first,
        Leader::HighestBidder => {
            let [own, other] = bids.map(Bid::tricks);
            let bids_first = match view.rules.bids_first {
                Starter::First => view.first,
                Starter::Second => 1 - view.first,
            };
            match own.cmp(&other) {
                std::cmp::Ordering::Greater => view.viewer,
                std::cmp::Ordering::Less => 1 - view.viewer,
                std::cmp::Ordering::Equal => bids_first,
            }
        }
    };
    leader == view.viewer
}

/// Starts to solve the play after a pair of bids, the viewer's first.
fn start(view: &View, own: CardSet, other: CardSet, bids: [Bid; 2]) -> Solve {
    let leads = leads(view, bids);
    let total = own.len();
    let whole = payoff(view, bids);
    let (leader, follower) = if leads { (own, other) } else { (other, own) };
    let payoff: Vec<f64> = (0..=total)
        .map(|taken| {
            if leads {
                whole[taken]
            } else {
                1.0 - whole[total - taken]
            }
        })
        .collect();
    let ending = solver::Ending {
        leader,
        follower,
        led: None,
        broken: view.rules.spades_lead == SpadesLead::AnyTime,
    };
    Solve::new(&ending, &payoff, false).expect("two hands of a round make an ending")
}
