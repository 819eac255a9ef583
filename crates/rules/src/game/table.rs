//! Trick play: hands, the running trick, and the tricks taken. The hot path of every card played.

use std::hint::select_unpredictable;

use arrayvec::ArrayVec;

use crate::{Card, CardSet, FirstTrick, Rules, SpadesLead, Suit};

const CLUBS: CardSet = CardSet::suit(Suit::Clubs);

const SPADES: CardSet = CardSet::suit(Suit::Spades);

/// For each card, all cards of its suit.
static SUITS: [CardSet; 64] = {
    let mut suits = [CardSet::EMPTY; 64];
    let mut index = 0;
    while let Some(card) = Card::from_index(index) {
        suits[index as usize] = CardSet::suit(card.suit());
        index += 1;
    }
    suits
};

#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Table {
    pub hands: [CardSet; 4],
    /// Number of hands.
    pub count: u8,
    /// `true` if spades may be led from the first trick on.
    spades_free: bool,
    first_trick: FirstTrick,
    /// `true` in a first trick that is restricted.
    restricted: bool,
    /// Card that must be led to the first trick.
    must_lead: Option<Card>,
    /// The hand to play, or the seat to draw or bid.
    pub turn: u8,
    /// Cards played this round.
    spent: CardSet,
    in_trick: u8,
    /// Cards that must be played by a hand that holds any of them: the suit led, or the cards that may be led.
    wanted: CardSet,
    /// Strength of each card of the running trick except the last, in the bits above its seat. They are compared
    /// once, with the last card, so that no card depends on the result of the one before.
    worths: [u32; 4],
    /// Seat that took each trick.
    pub takers: ArrayVec<u8, 13>,
    pub tricks: [u8; 4],
}

impl Table {
    pub fn new(rules: &Rules) -> Table {
        Table {
            hands: [CardSet::EMPTY; 4],
            count: u8::try_from(rules.hand_count()).unwrap_or(4),
            spades_free: rules.spades_lead == SpadesLead::AnyTime,
            first_trick: rules.first_trick,
            restricted: false,
            must_lead: None,
            turn: 0,
            spent: CardSet::EMPTY,
            in_trick: 0,
            wanted: CardSet::EMPTY,
            worths: [0; 4],
            takers: ArrayVec::new(),
            tricks: [0; 4],
        }
    }

    /// Empties the table; `turn` is the first seat to act.
    pub fn clear(&mut self, turn: u8) {
        self.hands = [CardSet::EMPTY; 4];
        self.turn = turn;
        self.spent = CardSet::EMPTY;
        self.takers.clear();
        self.tricks = [0; 4];
        self.worths = [0; 4];
        self.start_trick();
    }

    /// Starts the first trick, to which a card may have to be led.
    pub fn start_play(&mut self, leader: u8, must_lead: Option<Card>) {
        self.turn = leader;
        self.must_lead = must_lead;
        self.restricted = must_lead.is_some() || self.first_trick != FirstTrick::Free;
    }

    #[inline]
    fn start_trick(&mut self) {
        self.in_trick = 0;
        self.restricted = false;
        self.wanted = if self.broken() {
            CardSet::ALL
        } else {
            CardSet::ALL.difference(SPADES)
        };
    }

    /// Returns the hand to play.
    #[inline]
    pub fn hand(&self) -> CardSet {
        self.hands[usize::from(self.turn & 3)]
    }

    /// Returns the cards of the hand to play that comply with the rules of following and leading.
    #[inline]
    pub fn lawful(&self) -> CardSet {
        if self.restricted {
            return self.lawful_at_first();
        }
        let hand = self.hand();
        let wanted = hand.intersection(self.wanted);
        select_unpredictable(wanted.is_empty(), hand, wanted)
    }

    /// Returns `true` in a first trick that is restricted.
    pub fn is_restricted(&self) -> bool {
        self.restricted
    }

    /// Returns the lawful cards in a restricted first trick.
    #[cold]
    fn lawful_at_first(&self) -> CardSet {
        match self.must_lead {
            Some(card) if self.in_trick == 0 => [card].into_iter().collect(),
            _ => {
                let led = Suit::ALL.into_iter().find(|&suit| self.wanted == CardSet::suit(suit));
                self.hand().lawful_at_first(self.first_trick, led, self.broken())
            }
        }
    }

    /// Returns the strength of a card in a first trick of lowest clubs: spades, clubs, then the suit of the first card.
    #[cold]
    fn worth_at_first(&self, card: Card) -> u32 {
        let index = u32::from(card.index());
        let suit = |cards: CardSet| cards.contains(card);
        if suit(SPADES) {
            64 + index
        } else if suit(CLUBS) {
            32 + index
        } else if suit(self.wanted) {
            1 + u32::from(card.rank())
        } else {
            0
        }
    }

    /// Returns `true` if a spade has been played this round, or spades need not be broken.
    #[inline]
    pub fn broken(&self) -> bool {
        self.spades_free || !self.spent.intersection(SPADES).is_empty()
    }

    /// Returns the number of cards in the running trick.
    pub fn in_trick(&self) -> usize {
        usize::from(self.in_trick)
    }

    /// Plays a card from the hand to play. Returns the seat that took the trick if it is complete.
    #[inline(always)]
    pub fn play(&mut self, card: Card) -> Option<u8> {
        let seat = self.turn;
        self.hands[usize::from(seat & 3)].remove(card);
        self.spent.insert(card);
        if self.in_trick == 0 {
            self.wanted = SUITS[usize::from(card.index() & 63)];
        }
        // Only spades and the suit led can win. Within a suit the higher index is the higher card, and spades have the highest indices.
        let strong = self.wanted.union(SPADES).contains(card);
        let worth = (u32::from(card.index()) + 1) << 8 | u32::from(seat);
        let mut worth = select_unpredictable(strong, worth, 0);
        if self.restricted && self.first_trick == FirstTrick::LowestClubs {
            worth = self.worth_at_first(card) << 8 | u32::from(seat);
        }
        if self.in_trick + 1 < self.count {
            self.worths[usize::from(self.in_trick & 3)] = worth;
            self.in_trick += 1;
            self.turn = if seat + 1 == self.count { 0 } else { seat + 1 };
            return None;
        }
        let [a, b, c, _] = self.worths;
        let taker = a.max(b).max(c).max(worth) as u8;
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
    fn trick_winners() {
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
            let mut table = Table::new(&crate::Preset::Pairs.rules());
            table.count = cards.len() as u8;
            let taken: Vec<_> = cards.iter().map(|&card| table.play(card)).collect();
            assert_eq!(taken.last(), Some(&Some(taker)), "{text}");
            // The fast and the simple implementation agree.
            let plays: Vec<_> = cards.iter().copied().enumerate().collect();
            let plain = crate::winning_card(&plays).map(|(seat, _)| seat);
            assert_eq!(plain, Some(usize::from(taker)), "{text}");
            assert!(taken[..cards.len() - 1].iter().all(Option::is_none));
        }
    }
}
