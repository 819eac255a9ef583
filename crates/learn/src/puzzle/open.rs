//! Solves a position with all hands open: which cards keep the aim against the best defence.

use std::collections::HashMap;

use arrayvec::ArrayVec;
use spades_bots::solver::{Ending, Memory, Solve};
use spades_bots::{Ending4, PayoffSolver};
use spades_rules::{Card, CardSet, Game, Suit};

use super::aim::Stakes;

/// Table entries of the two-hand solver, as a power of two: 64 KiB.
const MEMORY: u32 = 13;

/// Answers that a four-hand solver keeps, about 60 bytes each.
const MEMORY4: usize = 40_000;

/// Maximum number of positions searched per question of a player: about a tenth of a second on a desktop. The puzzles of the
/// book need 90,000 at most.
pub(crate) const POSITIONS: u64 = 500_000;

/// The solvers, with their memory for one deal.
#[derive(Debug)]
pub(crate) struct Open {
    pub stakes: Stakes,
    /// Maximum number of positions searched per question.
    limit: u64,
    /// Positions left to search for the current question.
    left: u64,
    /// `true` if some position was too hard to solve within the limit.
    cut: bool,
    two: Memory,
    /// Solvers by the tricks taken, on which the remaining payoff depends.
    four: HashMap<[u8; 4], PayoffSolver>,
}

impl Open {
    /// Creates solvers that may search `limit` positions per question.
    pub fn new(stakes: Stakes, limit: u64) -> Open {
        Open {
            stakes,
            limit,
            left: limit,
            cut: false,
            two: Memory::new(MEMORY),
            four: HashMap::new(),
        }
    }

    /// Begins a question of a player.
    pub fn begin(&mut self) {
        (self.left, self.cut) = (self.limit, false);
    }

    /// Returns the number of positions searched since the question began.
    #[cfg(test)]
    pub fn searched(&self) -> u64 {
        self.limit - self.left
    }

    /// Returns `true` if some position was too hard to solve since the question began.
    pub fn is_cut(&self) -> bool {
        self.cut
    }

    /// Values each lawful card of the hand to play: `true` if the aim is reached after it with perfect play on both sides.
    /// Empty if that is too hard to solve within the limit.
    pub fn cards(&mut self, game: &Game) -> Vec<(Card, bool)> {
        if self.stakes.hands == 2 {
            self.cards_of_two(game)
        } else {
            self.cards_of_four(game)
        }
    }

    fn cards_of_two(&mut self, game: &Game) -> Vec<(Card, bool)> {
        let Some(turn) = game.hand_to_play() else {
            return Vec::new();
        };
        let led = game.led();
        let leader = if led.is_some() { 1 - turn } else { turn };
        let ending = Ending {
            leader: game.hand(leader),
            follower: game.hand(1 - leader),
            led,
            broken: broken_before(game),
        };
        let taken = game.tricks();
        let left = ending.follower.len() as u8;
        let friend = self.stakes.is_friend(leader);
        let payoff = |tricks: u8| {
            let mut all = taken;
            all[leader] += tricks;
            all[1 - leader] += left - tricks;
            // The solver maximizes for the leader: a friend wants the aim reached, an opponent wants it missed.
            f64::from(u8::from(self.stakes.reached(all) == friend))
        };
        let payoff: ArrayVec<f64, 14> = (0..=left).map(payoff).collect();
        let Ok(mut solve) = Solve::new(&ending, &payoff, true) else {
            return Vec::new();
        };
        let solution = solve.step(&mut self.two, self.left).cloned();
        self.left = self.left.saturating_sub(solve.nodes());
        let Some(solution) = solution else {
            self.cut = true;
            return Vec::new();
        };
        let reached = |value: f64| (value > 0.5) == friend;
        let cards = solution.cards.into_iter();
        cards.map(|(card, value)| (card, reached(value))).collect()
    }

    fn cards_of_four(&mut self, game: &Game) -> Vec<(Card, bool)> {
        let (Some(ending), taken) = (ending_of_four(game), game.tricks()) else {
            return Vec::new();
        };
        let stakes = self.stakes;
        let left = 13 - taken.iter().sum::<u8>();
        let solver = self.four.entry(taken).or_insert_with(|| {
            PayoffSolver::new(left, stakes.friends, MEMORY4, |share| {
                let all = std::array::from_fn(|seat| taken[seat] + share[seat]);
                f32::from(u8::from(stakes.reached(all)))
            })
        });
        let plays = solver.plays(&ending, self.left).ok().flatten();
        self.left -= solver.searched();
        self.cut |= plays.is_none();
        let plays = plays.unwrap_or_default();
        plays.into_iter().map(|(card, value)| (card, value > 0.5)).collect()
    }
}

/// Returns the maximum of sure tricks for one of two seats before the first card, with both hands open. `None` if cards are
/// still to be dealt, if some have been played, or if solving takes more than `limit` positions.
pub(crate) fn sure_tricks(game: &Game, seat: usize, leader: usize, limit: u64) -> Option<u8> {
    let count = game.hand(seat).len();
    let ending = Ending {
        leader: game.hand(leader),
        follower: game.hand(1 - leader),
        led: None,
        broken: false,
    };
    let payoff: ArrayVec<f64, 14> = (0..=count).map(|tricks| tricks as f64).collect();
    let mut solve = Solve::new(&ending, &payoff, false).ok()?;
    let tricks = solve.step(&mut Memory::new(18), limit)?.value as u8;
    Some(if leader == seat { tricks } else { count as u8 - tricks })
}

/// Returns `true` if spades were broken before the current trick.
fn broken_before(game: &Game) -> bool {
    let complete = game.plays().len() - game.running_trick().len();
    game.plays().take(complete).any(|(_, card)| card.suit() == Suit::Spades)
}

fn ending_of_four(game: &Game) -> Option<Ending4> {
    let turn = game.hand_to_play()?;
    let trick: ArrayVec<Card, 3> = game.running_trick().iter().map(|&(_, card)| card).collect();
    let hands: [CardSet; 4] = std::array::from_fn(|seat| game.hand(seat));
    Some(Ending4 {
        hands,
        leader: (turn + 4 - trick.len()) % 4,
        trick,
        broken: broken_before(game),
    })
}

#[cfg(test)]
pub(super) mod tests {
    use spades_rules::{Action, Phase, Preset, Seed, Setup};

    use super::*;
    use crate::puzzle::Aim;
    use crate::puzzle::resist::reply;

    /// Returns a round of pairs in which all bid 3, before the first card. Every suit is split 7-6 between two adjacent hands:
    /// deals are hardly ever harder.
    pub fn hard_game() -> Game {
        let hands = [
            "2S 4S 6S 8S TS QS AS 3C 5C 7C 9C JC KC",
            "2C 4C 6C 8C TC QC AC 3D 5D 7D 9D JD KD",
            "2D 4D 6D 8D TD QD AD 3H 5H 7H 9H JH KH",
            "2H 4H 6H 8H TH QH AH 3S 5S 7S 9S JS KS",
        ];
        let hands = hands.map(|hand| hand.split(' ').map(|card| card.parse().unwrap()).collect());
        let setup = Setup::new(hands.to_vec(), 0);
        let mut game = Game::from_setup(Preset::Pairs.rules(), setup, Seed::from_u64(1)).unwrap();
        while game.phase() == Phase::Bidding {
            let looks = game.legal_actions().contains(&Action::Look);
            game.apply(if looks { Action::Look } else { Action::Bid(3) }).unwrap();
        }
        game
    }

    /// The limit counts positions, not time.
    #[test]
    fn a_deal_that_is_too_hard_is_left_at_the_limit() {
        let mut game = hard_game();
        let seat = game.hand_to_play().unwrap();
        let mut open = Open::new(Stakes::new(&game, Aim::MakeBid, (seat + 1) % 4), 3_000);
        assert_eq!(open.cards(&game), []);
        assert!(open.is_cut() && open.left == 0);
        let card = reply(&game, &mut open).unwrap();
        assert!(game.apply(Action::Play(card)).is_ok(), "somebody has to play on");
        open.begin();
        assert!(!open.is_cut() && open.left == 3_000);
    }
}
