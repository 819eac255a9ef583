//! In which order cards are tried: the most promising first.

use arrayvec::ArrayVec;

use super::lanes::{Lanes, SPADES, beats, bottom, in_suit, lane, suit_of, top};
use super::position::{Position, Trick};

/// Cards to try, the best first.
#[derive(Debug, Default)]
pub(super) struct Moves {
    /// Cards ahead of all others, the lowest first; and those to come after these.
    lowest: [Lanes; 2],
    /// Cards with what they are weighed at: a card in the lowest byte, and its weight above.
    list: ArrayVec<i32, 16>,
}

impl Moves {
    /// These cards, weighed.
    pub fn new(cards: Lanes, weigh: impl Fn(u8) -> i32) -> Moves {
        let mut moves = Moves::default();
        let mut rest = cards;
        while rest != 0 {
            let card = bottom(rest);
            rest &= rest - 1;
            moves.add(card, weigh(card));
        }
        moves
    }

    /// Cards of one suit, from the lowest of `first` up, and then from the lowest of the others up: nothing is weighed.
    pub fn from_the_lowest(cards: Lanes, first: Lanes) -> Moves {
        Moves {
            lowest: [cards & first, cards & !first],
            list: ArrayVec::new(),
        }
    }

    /// Adds a card; no hand has more than thirteen.
    pub fn add(&mut self, card: u8, weight: i32) {
        self.list.push(weight << 8 | i32::from(card));
    }

    /// Takes the most promising card out; of cards that weigh the same the higher number.
    pub fn pop(&mut self) -> Option<u8> {
        let [first, then] = &mut self.lowest;
        let lowest = if *first != 0 { first } else { then };
        if *lowest != 0 {
            let card = bottom(*lowest);
            *lowest &= *lowest - 1;
            return Some(card);
        }
        let mut most = self.list.pop()?;
        for item in &mut self.list {
            (most, *item) = (most.max(*item), most.min(*item));
        }
        Some(most as u8)
    }
}

/// Weighs one card of each run that may be played. `welcome`: how much the side in turn likes a trick of each seat, from -2 to 2;
pub(super) fn order(at: &Position, trick: &Trick, friends: u8, welcome: [i8; 4], tops: Lanes) -> Moves {
    let seat = usize::from(trick.turn());
    let scene = Scene {
        at,
        trick,
        seat,
        side: if friends >> seat & 1 == 1 {
            friends
        } else {
            !friends & 15
        },
        welcome,
    };
    Moves::new(tops, |card| {
        if trick.empty() {
            scene.lead(card)
        } else {
            scene.follow(card)
        }
    })
}

/// What a card is weighed in.
struct Scene<'a> {
    at: &'a Position,
    trick: &'a Trick,
    seat: usize,
    side: u8,
    welcome: [i8; 4],
}

impl Scene<'_> {
    fn friend(&self, seat: usize) -> bool {
        self.side >> seat & 1 == 1
    }

    /// How promising a lead is.
    fn lead(&self, card: u8) -> i32 {
        let hands = &self.at.hands;
        let suit = lane(suit_of(card));
        let spade = suit == SPADES;
        let rank = i32::from(card % 16);
        if self.welcome[self.seat] < 0 {
            // Whoever wants no trick leads low, where others have higher cards.
            let higher = (self.trick.all & suit & !hands[self.seat] & !((2 << card) - 1)).count_ones() as i32;
            return 10 * higher.min(3) - 4 * rank - if spade { 10 } else { 0 };
        }
        let [left, partner, right] = [1, 2, 3].map(|step| (self.seat + step) & 3);
        let (mut rivals, mut friends) = (0, 0);
        let mut ruffed = false;
        let mut helped = false;
        for seat in [left, partner, right] {
            let ruffs = !spade && hands[seat] & suit == 0 && hands[seat] & SPADES != 0;
            if self.friend(seat) {
                friends |= hands[seat] & suit;
                helped |= ruffs;
            } else {
                rivals |= hands[seat] & suit;
                ruffed |= ruffs;
            }
        }
        let above = |set: Lanes, other: Lanes| set != 0 && (other == 0 || top(set) > top(other));
        let mut value = 0;
        if ruffed {
            value -= if helped { 20 } else { 40 };
        } else if rivals == 0 || card > top(rivals) {
            value += if spade { 15 } else { 60 };
        } else if above(friends, rivals) {
            value += 45;
        } else if helped {
            value += 50;
        } else if hands[left] & suit != 0 && above(hands[partner] & suit, hands[right] & suit) {
            value += 10;
        }
        if !spade && hands[self.seat] & SPADES != 0 {
            value += 8 - 2 * i32::from(in_suit(hands[self.seat], suit_of(card)).count_ones() as u8);
        }
        value - rank
    }

    /// Whether no rival still to play can beat a card.
    fn safe(&self, card: u8) -> bool {
        let led = lane(self.trick.led());
        let after = 3 - usize::from(self.trick.count());
        (1..=after)
            .map(|step| (self.seat + step) & 3)
            .filter(|&seat| !self.friend(seat))
            .all(|seat| {
                let hand = self.at.hands[seat];
                let follow = hand & led;
                let answers = if follow != 0 { follow } else { hand & SPADES };
                answers == 0 || !beats(top(answers), card)
            })
    }

    /// How promising it is to follow with a card.
    fn follow(&self, card: u8) -> i32 {
        let rank = i32::from(card % 16);
        let wins = beats(card, self.trick.best);
        if self.welcome[self.seat] < 0 {
            // The highest that does not win, or else the lowest unless others may beat it.
            let last = self.trick.count() == 3;
            return match wins {
                false => 40 + rank,
                true if last => rank,
                true => -rank,
            };
        }
        let friend = self.friend(usize::from(self.trick.winner)) && self.welcome[usize::from(self.trick.winner)] >= 0;
        let suit = self.trick.led();
        let after = 3 - self.trick.count();
        let discard = suit_of(card) != suit && card < 48;
        let length = self.at.length(self.seat, suit_of(card)) as i32;
        let mut value = if friend && self.safe(self.trick.best) {
            // The partner has it: keep what is good.
            if wins { -20 - rank } else { 20 - rank }
        } else if wins {
            if self.safe(card) {
                60 - rank
            } else {
                5 - rank + if after == 2 { rank } else { 0 }
            }
        } else {
            10 - rank
        };
        if discard {
            value += 4 - length;
        } else if card >= 48 && suit != 3 && !wins {
            value -= 30;
        }
        value
    }
}
