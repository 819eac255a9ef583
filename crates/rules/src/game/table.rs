//! Trick play: hands, the running trick, and who took what. Everything that is done for every card.

use std::hint::select_unpredictable;

use arrayvec::ArrayVec;

use crate::{Card, CardSet, Suit};

const SPADES: CardSet = CardSet::suit(Suit::Spades);

#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Table {
    pub hands: [CardSet; 4],
    /// How many hands there are.
    pub count: u8,
    /// Whose hand plays, or who draws or bids next.
    pub turn: u8,
    pub broken: bool,
    /// The cards in the running trick.
    in_trick: u8,
    /// The seat that takes the running trick so far, and its card.
    best: (u8, Card),
    /// The cards that may be played by a hand that holds any: the suit led, or what may be led.
    wanted: CardSet,
    /// The cards that can take the running trick: spades and the suit led.
    strong: CardSet,
    /// The cards played with the hands they came from.
    pub plays: ArrayVec<(u8, Card), 52>,
    /// Who took each trick.
    pub takers: ArrayVec<u8, 13>,
    pub tricks: [u8; 4],
}

impl Table {
    pub fn new(count: usize) -> Table {
        Table {
            hands: [CardSet::EMPTY; 4],
            count: u8::try_from(count).unwrap_or(4),
            turn: 0,
            broken: false,
            in_trick: 0,
            best: (0, Card::BIG_JOKER),
            wanted: CardSet::EMPTY,
            strong: CardSet::EMPTY,
            plays: ArrayVec::new(),
            takers: ArrayVec::new(),
            tricks: [0; 4],
        }
    }

    /// An empty table; the first to act is `turn`.
    pub fn clear(&mut self, turn: u8) {
        self.hands = [CardSet::EMPTY; 4];
        self.turn = turn;
        self.broken = false;
        self.plays.clear();
        self.takers.clear();
        self.tricks = [0; 4];
        self.best = (0, Card::BIG_JOKER);
        self.strong = CardSet::EMPTY;
        self.start_trick();
    }

    #[inline]
    fn start_trick(&mut self) {
        self.in_trick = 0;
        self.wanted = if self.broken {
            CardSet::ALL
        } else {
            CardSet::ALL.difference(SPADES)
        };
    }

    /// The hand whose turn it is.
    #[inline]
    pub fn hand(&self) -> CardSet {
        self.hands[usize::from(self.turn & 3)]
    }

    /// The cards of the hand to play that keep the rules of following and leading.
    #[inline]
    pub fn lawful(&self) -> CardSet {
        let hand = self.hand();
        let wanted = hand.intersection(self.wanted);
        select_unpredictable(wanted.is_empty(), hand, wanted)
    }

    /// The card led to the running trick.
    pub fn led(&self) -> Option<Card> {
        let at = self.plays.len() - usize::from(self.in_trick);
        self.plays.get(at).map(|&(_, card)| card)
    }

    /// Plays a card of the hand whose turn it is. Returns the seat that took the trick, if it is complete.
    #[inline]
    pub fn play(&mut self, card: Card) -> Option<u8> {
        let seat = self.turn;
        self.hands[usize::from(seat & 3)].remove(card);
        self.plays.push((seat, card));
        self.broken |= SPADES.contains(card);
        if self.in_trick == 0 {
            self.wanted = CardSet::suit(card.suit());
            self.strong = self.wanted.union(SPADES);
            self.best = (seat, card);
        } else {
            // Within a suit the higher index is the higher card, and spades have the highest of all.
            let beats = self.strong.contains(card) & (card > self.best.1);
            self.best = select_unpredictable(beats, (seat, card), self.best);
        }
        self.in_trick += 1;
        if self.in_trick < self.count {
            self.turn = if seat + 1 == self.count { 0 } else { seat + 1 };
            return None;
        }
        let taker = self.best.0;
        self.takers.push(taker);
        self.tricks[usize::from(taker & 3)] += 1;
        self.turn = taker;
        self.start_trick();
        Some(taker)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn who_takes_a_trick() {
        // The cards from seat 0 on, and the seat that takes them.
        let tricks = [
            ("2C 3C", 1),
            ("3C 2C", 0),
            ("2C AH", 0),
            ("AC 2S", 1),
            ("2S AC", 0),
            ("KH AH 2H TH", 1),
            ("KH AC AD TH", 0),
            ("2D 2S AD 3S", 3),
            ("2D 4S AD 3S", 1),
            ("AS LJ KS QS", 1),
            ("AS LJ BJ QS", 2),
            ("AH AC LJ AD", 2),
            ("TD JC QC JD", 3),
        ];
        for (text, taker) in tricks {
            let cards: Vec<Card> = text.split(' ').map(|card| card.parse().unwrap()).collect();
            let mut table = Table::new(cards.len());
            let taken: Vec<_> = cards.iter().map(|&card| table.play(card)).collect();
            assert_eq!(taken.last(), Some(&Some(taker)), "{text}");
            assert!(taken[..cards.len() - 1].iter().all(Option::is_none));
        }
    }
}
