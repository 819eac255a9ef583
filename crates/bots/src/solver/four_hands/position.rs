//! Four hands, and a running trick.

use super::lanes::{Lanes, SPADES, in_suit, lane, suit_of};

/// Four hands and the lengths of their suits.
#[derive(Clone, Copy, Debug)]
pub(super) struct Position {
    /// The hands.
    pub hands: [Lanes; 4],
    /// Four bits for each suit of each hand.
    pub lengths: u64,
}

impl Position {
    /// Returns a position of these hands.
    pub fn new(hands: [Lanes; 4]) -> Position {
        let mut lengths = 0;
        for (seat, hand) in hands.iter().enumerate() {
            for suit in 0..4 {
                lengths |= u64::from(in_suit(*hand, suit).count_ones()) << (16 * seat + 4 * suit);
            }
        }
        Position { hands, lengths }
    }

    /// Returns the cards of all hands.
    pub fn all(&self) -> Lanes {
        self.hands[0] | self.hands[1] | self.hands[2] | self.hands[3]
    }

    /// Returns the number of cards of a suit in a hand.
    pub fn length(&self, seat: usize, suit: usize) -> u32 {
        (self.lengths >> (16 * (seat & 3) + 4 * (suit & 3)) & 15) as u32
    }

    /// Returns the number of cards of each suit in a hand.
    pub fn lengths_of(&self, seat: usize) -> [u32; 4] {
        let lengths = (self.lengths >> (16 * (seat & 3))) as u32;
        [0, 4, 8, 12].map(|suit| lengths >> suit & 15)
    }

    /// Returns the number of cards of each suit in all hands: no suit has more than sixteen.
    pub fn totals(&self) -> [u32; 4] {
        let pairs = (
            self.lengths & 0x0f0f_0f0f_0f0f_0f0f,
            self.lengths >> 4 & 0x0f0f_0f0f_0f0f_0f0f,
        );
        let sum = |lengths: u64| (lengths + (lengths >> 16) + (lengths >> 32) + (lengths >> 48)) as u32;
        let (even, odd) = (sum(pairs.0), sum(pairs.1));
        [even & 255, odd & 255, even >> 8 & 255, odd >> 8 & 255]
    }

    /// Returns the number of cards of a hand other than spades.
    pub fn plain(&self, seat: usize) -> u32 {
        self.length(seat, 0) + self.length(seat, 1) + self.length(seat, 2)
    }

    /// Removes a card from a hand.
    pub fn remove(&mut self, seat: u8, card: u8) {
        self.hands[usize::from(seat & 3)] &= !(1 << card);
        self.lengths -= 1 << (16 * (seat & 3) + card / 16 * 4);
    }
}

/// The key of known answers, apart from the owners of cards.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Key {
    /// The lengths of all suits in all hands.
    pub lengths: u64,
    /// The seat that leads.
    pub leader: u8,
    /// `true` if spades are broken.
    pub broken: bool,
    /// The chain of the goal.
    pub chain: u16,
}

impl Key {
    /// Returns all but the lengths.
    pub fn rest(&self) -> u32 {
        u32::from(self.chain) << 8 | u32::from(self.leader) << 1 | u32::from(self.broken)
    }
}

/// A running trick.
#[derive(Clone, Copy, Debug)]
pub(super) struct Trick {
    /// The card led.
    led: u8,
    count: u8,
    /// `true` if the winning card has beaten others of its suit.
    contested: bool,
    /// The seat that led.
    pub leader: u8,
    /// `true` if spades are broken.
    pub broken: bool,
    /// The seat that is winning.
    pub winner: u8,
    /// The card that is winning.
    pub best: u8,
    /// All cards before the first card of the trick was played.
    pub all: Lanes,
}

impl Trick {
    /// Returns a trick without cards.
    pub fn new(leader: u8, broken: bool, all: Lanes) -> Trick {
        Trick {
            led: 0,
            count: 0,
            contested: false,
            leader,
            broken,
            winner: leader,
            best: 0,
            all,
        }
    }

    /// Returns the seat to play.
    pub fn turn(&self) -> u8 {
        (self.leader + self.count) & 3
    }

    /// Returns the number of cards in the trick.
    pub fn count(&self) -> u8 {
        self.count
    }

    /// Returns `true` if the leader is still to play.
    pub fn empty(&self) -> bool {
        self.count == 0
    }

    /// Returns the suit led; call it only after the lead.
    pub fn led(&self) -> usize {
        suit_of(self.led)
    }

    /// Adds the card of the seat to play.
    pub fn play(&mut self, card: u8) {
        match self.count {
            0 => self.play_at::<0>(card),
            1 => self.play_at::<1>(card),
            2 => self.play_at::<2>(card),
            _ => self.play_at::<3>(card),
        }
    }

    /// Like [`Trick::play`], with `COUNT` cards in the trick.
    pub fn play_at<const COUNT: u8>(&mut self, card: u8) {
        if COUNT == 0 {
            self.led = card;
            self.best = card;
        } else {
            let same = suit_of(card) == suit_of(self.best);
            // Without branches: the winner is hard to predict.
            let beats = (card > self.best) & (same | (card >= 48));
            self.contested = same | (self.contested & !beats);
            self.winner = if beats { (self.leader + COUNT) & 3 } else { self.winner };
            self.best = if beats { card } else { self.best };
        }
        self.broken |= card >= 48;
        self.count = COUNT + 1;
    }

    /// Returns the card whose rank the trick rests on: the winning one, if it beats others of its suit.
    pub fn ranks(&self) -> Lanes {
        Lanes::from(self.contested) << self.best
    }

    /// Returns the cards of the hand to play that are legal.
    pub fn lawful(&self, hand: Lanes) -> Lanes {
        if self.empty() {
            let plain = hand & !SPADES;
            if self.broken || plain == 0 { hand } else { plain }
        } else {
            let follow = hand & lane(self.led());
            if follow == 0 { hand } else { follow }
        }
    }
}
