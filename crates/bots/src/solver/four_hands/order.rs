//! The order in which cards are tried: the most promising first.

use arrayvec::ArrayVec;

use super::lanes::{Lanes, SPADES, beats, bottom, lane, suit_of, up_to};
use super::last_trick::best;
use super::position::{Position, Trick};

/// Cards to try, the best first.
#[derive(Debug, Default)]
pub(super) struct Moves {
    /// Cards ahead of all others, the lowest first; and those after them.
    lowest: [Lanes; 2],
    /// Weighed cards: the card in the lowest byte, and its weight above.
    list: ArrayVec<i32, 16>,
}

impl Moves {
    /// Weighs these cards.
    pub fn new(cards: Lanes, weigh: impl Fn(u8) -> i32) -> Moves {
        let mut moves = Moves::default();
        moves.weigh(cards, weigh);
        moves
    }

    /// Adds cards with their weights.
    fn weigh(&mut self, cards: Lanes, weigh: impl Fn(u8) -> i32) {
        let mut rest = cards;
        while rest != 0 {
            let card = bottom(rest);
            rest &= rest - 1;
            self.add(card, weigh(card));
        }
    }

    /// Returns cards of one suit, from the lowest of `first` up, and then from the lowest of the others up, without weighing them.
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

    /// Removes and returns the most promising card; of equal weights the higher number.
    pub fn pop(&mut self) -> Option<u8> {
        let [first, then] = &mut self.lowest;
        let lowest = if *first != 0 { first } else { then };
        if *lowest != 0 {
            let card = bottom(*lowest);
            *lowest &= *lowest - 1;
            return Some(card);
        }
        let mut max = self.list.pop()?;
        for item in &mut self.list {
            (max, *item) = (max.max(*item), max.min(*item));
        }
        Some(max as u8)
    }
}

/// Weighs one card of each run that may be played. `wanted`: how much the side to play wants a trick of each seat, from -2 to 2.
pub(super) fn order(at: &Position, trick: &Trick, friends: u8, wanted: [i8; 4], tops: Lanes) -> Moves {
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
        wanted,
    };
    let mut moves = Moves::default();
    if trick.empty() {
        for suit in (0..4).filter(|&suit| tops & lane(suit) != 0) {
            let led = scene.led(suit);
            moves.weigh(tops & lane(suit), |card| scene.lead(card, &led));
        }
    } else {
        let threat = scene.threat();
        moves.weigh(tops, |card| scene.follow(card, threat));
    }
    moves
}

/// The situation in which a card is weighed.
struct Scene<'a> {
    at: &'a Position,
    trick: &'a Trick,
    seat: usize,
    side: u8,
    wanted: [i8; 4],
}

/// The value of leading a suit.
struct Led {
    /// The suit.
    suit: usize,
    /// The highest card of an opponent in it, numbered from 1; 0 if they have none.
    rival: u8,
    /// The value of each of its cards, and the bonus of one that no opponent can beat.
    base: i32,
    wins: i32,
    /// The bonus of any other card.
    loses: i32,
}

impl Scene<'_> {
    fn friend(&self, seat: usize) -> bool {
        self.side >> seat & 1 == 1
    }

    /// Returns the value of leading a suit.
    fn led(&self, number: usize) -> Led {
        let hands = &self.at.hands;
        let suit = lane(number);
        let spade = suit == SPADES;
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
        let (mut base, mut wins, mut loses) = (0, 0, 0);
        if ruffed {
            base = if helped { -20 } else { -40 };
        } else {
            wins = if spade { 15 } else { 60 };
            if friends > rivals {
                loses = 45;
            } else if helped {
                loses = 50;
            } else if hands[left] & suit != 0 && hands[partner] & suit > hands[right] & suit {
                loses = 10;
            }
        }
        if !spade && hands[self.seat] & SPADES != 0 {
            base += 8 - 2 * self.at.length(self.seat, number) as i32;
        }
        Led {
            suit: number,
            rival: 64 - rivals.leading_zeros() as u8,
            base,
            wins,
            loses,
        }
    }

    /// Returns the weight of a lead.
    fn lead(&self, card: u8, led: &Led) -> i32 {
        let rank = i32::from(card % 16);
        if self.wanted[self.seat] < 0 {
            // A seat that wants no trick leads low, where others have higher cards.
            let others = self.trick.all & lane(led.suit) & !self.at.hands[self.seat];
            let higher = (others & !up_to(card)).count_ones() as i32;
            return 10 * higher.min(3) - 4 * rank - if led.suit == 3 { 10 } else { 0 };
        }
        let more = if card >= led.rival { led.wins } else { led.loses };
        led.base + more - rank
    }

    /// Returns the best card that an opponent still to play may bring, numbered from 1; 0 if none counts.
    fn threat(&self) -> u8 {
        let led = lane(self.trick.led());
        (1..4 - usize::from(self.trick.count()))
            .map(|step| (self.seat + step) & 3)
            .filter(|&seat| !self.friend(seat))
            .map(|seat| best(self.at.hands[seat], led))
            .max()
            .unwrap_or(0)
    }

    /// Returns the weight of following with a card, if an opponent may yet bring `threat`.
    fn follow(&self, card: u8, threat: u8) -> i32 {
        let rank = i32::from(card % 16);
        let wins = beats(card, self.trick.best);
        if self.wanted[self.seat] < 0 {
            // The highest that does not win, or else the lowest unless others may beat it.
            let last = self.trick.count() == 3;
            return match wins {
                false => 40 + rank,
                true if last => rank,
                true => -rank,
            };
        }
        let friend = self.friend(usize::from(self.trick.winner)) && self.wanted[usize::from(self.trick.winner)] >= 0;
        let suit = self.trick.led();
        let after = 3 - self.trick.count();
        let discard = suit_of(card) != suit && card < 48;
        let length = self.at.length(self.seat, suit_of(card)) as i32;
        let mut value = if friend && self.trick.best >= threat {
            // The partner is winning: keep good cards.
            if wins { -20 - rank } else { 20 - rank }
        } else if wins {
            if card >= threat {
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
