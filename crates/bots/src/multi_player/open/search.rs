//! The search: whether the friends reach a goal when everybody sees all hands and plays perfectly.

use super::deal::{Deal, ranks};
use super::goals::{Goal, Goals, NO, YES};
use super::lanes::{Lanes, SPADES, bits, in_suit, lane, run_top, suit_of};
use super::order::order;
use super::position::{Key, Position, Trick};
use super::quick::{plain, quick};
use super::table::Table;

/// An answer, and cards such that its proof rests on no rank below the lowest of them in their suit.
type Answer = (bool, Lanes);

/// A search with what it knows already.
#[derive(Debug)]
pub(super) struct Search {
    /// The deal at hand.
    pub deal: Deal,
    /// The goals.
    pub goals: Goals,
    /// What is known.
    pub table: Table,
    /// The seats that the goals are asked for, as bits.
    pub friends: u8,
    /// Positions before a lead that may still be looked at.
    pub budget: u64,
}

impl Search {
    /// Whether the friends reach the goal from a position before a lead; anything once the budget is spent.
    pub fn lead(&mut self, at: &Position, leader: u8, broken: bool, goal: Goal) -> Answer {
        if goal <= NO {
            return (goal == YES, 0);
        }
        let all = at.all();
        if let Some(answer) = self.known(at, all, leader, broken, goal) {
            return answer;
        }
        if self.budget == 0 {
            return (false, 0);
        }
        self.budget -= 1;
        let state = self.goals.state(goal);
        let (chain, place) = state.place;
        let left = state.left;
        if left == 1 {
            let mut trick = Trick::new(leader, broken, all);
            for step in 0..4 {
                trick.play(at.hands[usize::from((leader + step) & 3)].trailing_zeros() as u8);
            }
            return (self.goals.after(goal, trick.winner) == YES, trick.ranks());
        }
        let key = Key {
            lengths: at.lengths,
            leader,
            broken,
            chain,
        };
        let owners = self.deal.owners(all);
        if let Some((answer, mask)) = self.table.find(&key, owners, place) {
            return (answer, ranks(all, mask));
        }
        let answer = self.play(at, &Trick::new(leader, broken, all), &key, goal);
        if self.budget > 0 {
            self.table.keep(&key, owners, all, place, answer);
        }
        answer
    }

    /// The same with a trick under way that began with the lengths of `key`.
    pub fn play(&mut self, at: &Position, trick: &Trick, key: &Key, goal: Goal) -> Answer {
        if trick.full() {
            let next = self.goals.after(goal, trick.winner);
            let (answer, rests) = self.lead(at, trick.winner, trick.broken, next);
            return (answer, rests | trick.ranks());
        }
        let seat = trick.turn();
        let wish = self.friends >> seat & 1 == 1;
        let mut welcome = self.goals.welcome(goal);
        if !wish {
            welcome = welcome.map(|welcome| -welcome);
        }
        let reply = self.table.reply(key, trick.cards());
        let mut moves = order(at, trick, self.friends, welcome, reply);
        let choice = moves.len() > 1;
        let mut rests = 0;
        while let Some((_, card)) = moves.pop() {
            let mut next = *trick;
            next.play(card);
            let mut after = *at;
            after.remove(seat, card);
            let (answer, ranks) = self.play(&after, &next, key, goal);
            if self.budget == 0 {
                return (false, 0);
            }
            if answer == wish {
                if choice {
                    self.table.keep_reply(key, trick.cards(), card);
                }
                return (answer, ranks);
            }
            rests |= ranks;
            let own = ranks & lane(suit_of(card));
            let lowest = if own == 0 { u8::MAX } else { own.trailing_zeros() as u8 };
            let hand = at.hands[usize::from(seat & 3)];
            let run_top = |card: u8| run_top(card, hand, trick.all);
            if card < lowest {
                if run_top(card) >= lowest {
                    // The card stands for others of its run whose ranks matter, so that its own place next to them does.
                    rests |= 1 << card;
                } else {
                    // The rank of this card did not matter, so that others of its suit below all that matter fail likewise.
                    moves.retain(|&mut (_, other)| suit_of(other) != suit_of(card) || run_top(other) >= lowest);
                }
            }
        }
        (!wish, rests)
    }

    /// Answers that need no play: sure spades, and tricks that can be taken at once.
    fn known(&mut self, at: &Position, all: Lanes, leader: u8, broken: bool, goal: Goal) -> Option<Answer> {
        let state = self.goals.state(goal);
        let left = state.left;
        if all & SPADES != 0 {
            let spades = in_suit(all, 3);
            let sure = self.deal.sure(spades);
            let verdict = state.verdict(sure.sides[0], left - sure.sides[1]);
            if verdict.is_some() {
                let holds = |sure: super::deal::Sure| state.verdict(sure.sides[0], left - sure.sides[1]) == verdict;
                return verdict.map(|answer| (answer, self.deal.enough(spades, holds)));
            }
            if self.goals.personal() && sure.forced != 0 {
                for seat in bits(Lanes::from(sure.forced)).map(usize::from) {
                    let with = |sure: super::deal::Sure| {
                        let (least, most) = (sure.sides[0], left - sure.sides[1]);
                        self.goals
                            .verdict_with(goal, seat, least, most)
                            .filter(|_| sure.forced >> seat & 1 == 1)
                    };
                    if let Some(answer) = with(sure) {
                        return Some((answer, self.deal.enough(spades, |sure| with(sure) == Some(answer))));
                    }
                }
            }
        }
        let (friends, rivals) = state.enough();
        let mine = self.friends >> leader & 1 == 1;
        let (side, want) = if mine {
            (self.friends, friends)
        } else {
            (!self.friends & 15, rivals)
        };
        if want > left {
            return None;
        }
        let want = u32::from(want);
        let spades = in_suit(all, 3);
        let own = usize::from(!mine);
        let sure = u32::from(self.deal.sure(spades).sides[own]);
        if sure > 0 && sure < want {
            let plain = plain(at, all, usize::from(leader), side, want - sure);
            if plain.count + sure >= want {
                let enough = self
                    .deal
                    .enough(spades, |sure| u32::from(sure.sides[own]) + plain.count >= want);
                return Some((mine, plain.ranks | enough));
            }
        }
        let quick = quick(at, all, usize::from(leader), side, broken, want);
        (quick.count >= want).then_some((mine, quick.ranks))
    }
}
