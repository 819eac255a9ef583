//! The search: decides whether the friends reach a goal if every seat sees all hands and plays perfectly.

use super::lanes::{Lanes, SPADES, bits, in_suit, lane, run_bottom, runs, suit_of, top, up_to};
use super::last_trick::{led, taken};
use super::order::order;
use super::position::{Key, Position, Trick};
use super::queries::{Goal, Goals, NO, YES};
use super::quick_tricks::{Around, plain, quick, with_peaks};
use super::replies::{Replies, Turn};
use super::sides::weigh;
use super::spade_bounds::{Deal, Owners, Sure};
use super::table::Table;

/// An answer, and cards such that its proof rests on no rank below the lowest of them in their suit.
type Answer = (bool, Lanes);

/// Returns `true` if a proof that rests on `ranks` holds for any other card of the suit in place of this one that is below all of them.
fn rank_is_free(card: u8, ranks: Lanes) -> bool {
    ranks & lane(suit_of(card)) & up_to(card) == 0
}

/// The cards that a hand to play can choose from.
struct Choice {
    hand: Lanes,
    /// One card of each run that is still to try.
    left: Lanes,
    /// The ranks that the failures of the others rest on.
    rests: Lanes,
    /// The answer that the hand's side wants.
    wish: bool,
    /// The key among the replies for the card that decides.
    turn: Turn,
}

/// A search with its memory.
#[derive(Debug)]
pub(super) struct Search {
    /// The current deal.
    pub deal: Deal,
    /// The goals.
    pub goals: Goals,
    /// Known answers.
    pub table: Table,
    /// The cards that decided turns.
    pub replies: Replies,
    /// The seats whose goals are decided, as bits.
    pub friends: u8,
    /// `true` if partners sit opposite.
    pub partners: bool,
    /// Number of positions before a lead that may still be searched.
    pub budget: u64,
}

impl Search {
    /// Returns whether the friends reach the goal from a position before a lead; the answer is meaningless once the budget is spent.
    pub fn lead(&mut self, at: &Position, leader: u8, broken: bool, goal: Goal) -> Answer {
        if goal <= NO {
            return (goal == YES, 0);
        }
        let all = at.all();
        if let Some(answer) = self.sure(at, all, leader, broken, goal) {
            return answer;
        }
        if self.budget == 0 {
            return (false, 0);
        }
        let state = self.goals.state(goal);
        if state.left == 1 {
            self.budget -= 1;
            let mut trick = Trick::new(leader, broken, all);
            for step in 0..4 {
                trick.play(at.hands[usize::from((leader + step) & 3)].trailing_zeros() as u8);
            }
            return (self.goals.after(goal, trick.winner) == YES, trick.ranks());
        }
        let (chain, place) = state.place;
        let key = Key {
            lengths: at.lengths,
            leader,
            broken,
            chain,
        };
        let owners = self.deal.owners(all);
        if let Some((answer, mask)) = self.table.find(&key, owners.pairs(), place) {
            self.budget -= 1;
            return (answer, self.deal.ranks(all, mask));
        }
        if let Some(answer) = self.quick(at, all, owners, leader, broken, goal) {
            return answer;
        }
        self.budget -= 1;
        let answer = self.turn::<0>(at, &Trick::new(leader, broken, all), &key, goal);
        if self.budget > 0 {
            self.table.keep(&key, owners.pairs(), all, place, answer);
        }
        answer
    }

    /// Like [`Search::lead`], during a trick that began with the lengths of `key`.
    pub fn play(&mut self, at: &Position, trick: &Trick, key: &Key, goal: Goal) -> Answer {
        match trick.count() {
            0 => self.turn::<0>(at, trick, key, goal),
            1 => self.turn::<1>(at, trick, key, goal),
            2 => self.turn::<2>(at, trick, key, goal),
            3 => self.turn::<3>(at, trick, key, goal),
            _ => self.end(at, trick, goal),
        }
    }

    /// Like [`Search::lead`], after the last card of a trick.
    fn end(&mut self, at: &Position, trick: &Trick, goal: Goal) -> Answer {
        let next = self.goals.after(goal, trick.winner);
        let (answer, rests) = self.lead(at, trick.winner, trick.broken, next);
        (answer, rests | trick.ranks())
    }

    /// Like [`Search::play`], with `COUNT` cards in the trick.
    fn turn<const COUNT: u8>(&mut self, at: &Position, trick: &Trick, key: &Key, goal: Goal) -> Answer {
        let seat = (trick.leader + COUNT) & 3;
        let wish = self.friends >> seat & 1 == 1;
        if COUNT > 0 {
            let (friends, rivals) = self.goals.state(goal).enough;
            if friends == 1 || rivals == 1 {
                let taken = taken(at, trick, self.friends);
                if taken.ours && friends == 1 || !taken.ours && rivals == 1 {
                    return (taken.ours, taken.ranks);
                }
            }
        }
        let hand = at.hands[usize::from(seat & 3)];
        let lawful = trick.lawful(hand);
        let left = runs(lawful, hand, trick.all);
        if left & (left - 1) == 0 {
            let card = top(left);
            let (answer, ranks) = self.after::<COUNT>(at, trick, key, goal, card);
            if answer == wish || rank_is_free(card, ranks) {
                return (answer, ranks);
            }
            return (answer, ranks | 1 << run_bottom(card, hand, trick.all));
        }
        let mut choice = Choice {
            hand,
            left,
            rests: 0,
            wish,
            turn: self.replies.turn(trick, lawful),
        };
        // The card that decided such a turn before is tried before any is weighed: it usually decides again.
        if COUNT < 3
            && let Some(replies) = self.replies.get(choice.turn)
        {
            for reply in replies {
                if choice.left >> reply & 1 == 1
                    && let Some(answer) = self.try_card::<COUNT>(at, trick, key, goal, &mut choice, reply)
                {
                    return answer;
                }
            }
        }
        let mut moves = if self.partners && self.goals.sided(goal) {
            let owners = if COUNT == 0 {
                self.deal.owners(trick.all)
            } else {
                Owners::default()
            };
            weigh::<COUNT>(at, owners, trick, choice.left)
        } else {
            let wanted = self.goals.wanted(goal);
            let wanted = if wish { wanted } else { wanted.map(|wanted| -wanted) };
            order(at, trick, self.friends, wanted, choice.left)
        };
        while let Some(card) = moves.pop() {
            if choice.left >> card & 1 == 1
                && let Some(answer) = self.try_card::<COUNT>(at, trick, key, goal, &mut choice, card)
            {
                return answer;
            }
        }
        (!wish, choice.rests)
    }

    /// Tries a card: returns the answer if it settles the turn, `None` if others are left to try. Inlined in both
    /// places: a call would cost more than it saves.
    #[inline(always)]
    fn try_card<const COUNT: u8>(
        &mut self,
        at: &Position,
        trick: &Trick,
        key: &Key,
        goal: Goal,
        choice: &mut Choice,
        card: u8,
    ) -> Option<Answer> {
        let (answer, ranks) = self.after::<COUNT>(at, trick, key, goal, card);
        if self.budget == 0 {
            return Some((false, 0));
        }
        if answer == choice.wish {
            if COUNT < 3 {
                self.replies.keep(choice.turn, card);
            }
            return Some((answer, ranks));
        }
        choice.rests |= ranks;
        choice.left &= !(1 << card);
        if rank_is_free(card, ranks) {
            // Others of its suit below all cards that matter fail likewise.
            let own = ranks & lane(suit_of(card));
            choice.left &= !(lane(suit_of(card)) & (own & own.wrapping_neg()).wrapping_sub(1));
        } else {
            // The card stands for its run, so the position of the whole run matters.
            choice.rests |= 1 << run_bottom(card, choice.hand, trick.all);
        }
        None
    }

    /// Returns the answer after a card.
    fn after<const COUNT: u8>(&mut self, at: &Position, trick: &Trick, key: &Key, goal: Goal, card: u8) -> Answer {
        let mut next = *trick;
        next.play_at::<COUNT>(card);
        let mut after = *at;
        after.remove((trick.leader + COUNT) & 3, card);
        match COUNT {
            0 => self.turn::<1>(&after, &next, key, goal),
            1 => self.turn::<2>(&after, &next, key, goal),
            2 => self.turn::<3>(&after, &next, key, goal),
            _ => self.end(&after, &next, goal),
        }
    }

    /// Answers without play: by sure spades, and by the next trick.
    fn sure(&mut self, at: &Position, all: Lanes, leader: u8, broken: bool, goal: Goal) -> Option<Answer> {
        let state = self.goals.state(goal);
        let left = state.left;
        if all & SPADES != 0 {
            let spades = in_suit(all, 3);
            let sure = self.deal.sure(spades);
            let verdict = |sure: Sure| state.verdict(sure.sides[0], left - sure.sides[1]);
            let enough = [state.enough.0, state.enough.1];
            if let Some(side) = (0..2).find(|&side| sure.sides[side] >= enough[side]) {
                return Some((side == 0, self.deal.enough_for(spades, side, enough[side])));
            }
            if let Some(answer) = verdict(sure) {
                let ranks = self.deal.enough(spades, |sure| verdict(sure) == Some(answer));
                return Some((answer, ranks));
            }
            // The tricks around an opponent's highest card are one more than those above it, which are sure.
            if (0..2).any(|side| enough[side] == sure.sides[side] + 1)
                && let Some((side, tricks, ranks)) = self.deal.guarded(at, spades, leader, left)
                // The hand has to want them: its side's goal may be only this many tricks or more.
                && enough[side] <= tricks
            {
                return Some((side == 0, ranks));
            }
            if self.goals.personal() && sure.forced != 0 {
                for seat in bits(Lanes::from(sure.forced)).map(usize::from) {
                    let with = |sure: Sure| {
                        let (min, max) = (sure.sides[0], left - sure.sides[1]);
                        self.goals
                            .verdict_with(goal, seat, min, max)
                            .filter(|_| sure.forced >> seat & 1 == 1)
                    };
                    if let Some(answer) = with(sure) {
                        let ranks = self.deal.enough(spades, |sure| with(sure) == Some(answer));
                        return Some((answer, ranks));
                    }
                }
            }
        }
        let (friends, rivals) = state.enough;
        let mine = self.friends >> leader & 1 == 1;
        let (side, want, other) = if mine {
            (self.friends, friends, rivals)
        } else {
            (!self.friends & 15, rivals, friends)
        };
        if want == 1 || other == 1 {
            let lawful = Trick::new(leader, broken, all).lawful(at.hands[usize::from(leader & 3)]);
            let taken = led(at, leader, lawful, side);
            if taken.ours && want == 1 || !taken.ours && other == 1 {
                return Some((taken.ours == mine, taken.ranks));
            }
        }
        None
    }

    /// Answers by tricks that the side on lead can take at once.
    fn quick(
        &mut self,
        at: &Position,
        all: Lanes,
        owners: Owners,
        leader: u8,
        broken: bool,
        goal: Goal,
    ) -> Option<Answer> {
        let state = self.goals.state(goal);
        let mine = self.friends >> leader & 1 == 1;
        let (side, want) = if mine {
            (self.friends, state.enough.0)
        } else {
            (!self.friends & 15, state.enough.1)
        };
        if want > state.left {
            return None;
        }
        let want = u32::from(want);
        let leader = usize::from(leader & 3);
        let spades = in_suit(all, 3);
        let own = usize::from(!mine);
        let sure = u32::from(self.deal.sure(spades).sides[own]);
        let in_plain = with_peaks(all, owners, 0..3);
        let with_peaks = in_plain | with_peaks(all, owners, 3..4);
        if want > 1 && with_peaks & side == 0 {
            return None;
        }
        let around = Around::new(at, owners, side);
        if sure > 0
            && sure < want
            && in_plain >> leader & 1 == 1
            && let Some(ranks) = plain(&around, leader, want - sure)
        {
            let enough = self.deal.enough_for(spades, own, sure as u8);
            return Some((mine, ranks | enough));
        }
        quick(&around, leader, with_peaks, broken, want).map(|ranks| (mine, ranks))
    }
}
