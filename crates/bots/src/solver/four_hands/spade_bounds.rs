//! Tables built before the search: for every set of cards that may be left of a suit, their owners in order, and each
//! side's sure spade tricks.

use super::lanes::{Lanes, in_suit, top};
use super::position::Position;

/// Tables over the sets of cards that may be left of each suit.
#[derive(Debug, Default)]
pub(super) struct Deal {
    /// The hands and the friends that the tables are for.
    of: Option<([Lanes; 4], u8)>,
    /// By suit and set: the owners of its cards, in the format of [`Owners`].
    owners: [Vec<u32>; 4],
    /// By set of spades: the minimum number of tricks that each side takes with them.
    sure: Vec<Sure>,
    /// By set of spades: the pairs that `sure` is computed from.
    matched: Vec<Matched>,
    /// By set of spades, side and number of tricks: the number of top spades that suffice for them, once computed.
    min: Vec<u8>,
    /// By seat: its side.
    side: [usize; 4],
    /// By set of cards of a suit: their places in the lane from the top, four bits each from the lowest bits up.
    places: Vec<u64>,
}

/// Marks a number in [`Deal::min`] that is not computed yet.
const UNKNOWN: u8 = u8::MAX;

/// Tricks that a side takes with spades against any play: by side, and the hands that must take one.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Sure {
    /// Of the friends, and of the opponents.
    pub sides: [u8; 2],
    /// As bits: the hands that take a trick themselves, even if they would rather not.
    pub forced: u8,
}

/// The spades of each hand paired with higher ones, those of other sides and those of all other hands; a byte for each hand.
#[derive(Clone, Copy, Debug, Default)]
struct Matched {
    side: Pairs,
    own: Pairs,
}

/// By hand: cards that may yet beat a lower card of the hand, and cards of the hand that no card left can beat.
#[derive(Clone, Copy, Debug, Default)]
struct Pairs {
    above: u32,
    won: u32,
}

impl Pairs {
    /// Adds a card below all others to the hand whose byte begins at this bit; it may beat later ones of the hands
    /// with a 1 in `others`. Returns `true` if no card left can beat it.
    fn add(&mut self, hand: u32, others: u32) -> bool {
        let wins = self.above >> hand & 255 == 0;
        if wins {
            self.won += 1 << hand;
        } else {
            self.above -= 1 << hand;
        }
        self.above += others;
        wins
    }
}

impl Deal {
    /// Builds the tables, reusing the memory of an older deal. Returns `true` if that was another deal.
    pub fn set(&mut self, hands: &[Lanes; 4], friends: u8) -> bool {
        if self.of.replace((*hands, friends)) == Some((*hands, friends)) {
            return false;
        }
        for suit in 0..4 {
            let of = hands.map(|hand| in_suit(hand, suit));
            let all = of.iter().fold(0, |all, hand| all | hand);
            self.set_places(all.count_ones());
            let table = &mut self.owners[suit];
            table.clear();
            table.resize(1 << all.count_ones(), 0);
            for high in 0..all.count_ones() {
                // The sets so far again, each with a higher card added.
                let owner = of.iter().position(|hand| hand >> high & 1 == 1).unwrap_or(0) as u32;
                let (sets, with) = table.split_at_mut(1 << high);
                for (with, set) in with.iter_mut().zip(sets) {
                    *with = owner << 30 | *set >> 2;
                }
            }
        }
        self.set_sure(hands, friends);
        true
    }

    /// Builds the table of places for suits of this length, the same for every deal.
    fn set_places(&mut self, length: u32) {
        if self.places.is_empty() {
            self.places.push(0);
        }
        while self.places.len() < 1 << length {
            let high = u64::from(self.places.len().trailing_zeros());
            // The sets so far again, each with a higher card added.
            self.places.extend_from_within(..);
            let half = self.places.len() / 2;
            for places in &mut self.places[half..] {
                *places = *places << 4 | high;
            }
        }
    }

    /// Returns the lowest card of each suit in a mask: the inverse of [`mask`].
    pub fn ranks(&self, all: Lanes, mask: [u64; 2]) -> Lanes {
        let mut ranks = 0;
        for suit in 0..4 {
            let places = (mask[suit / 2] >> (32 * (suit % 2))) as u32;
            if places != 0 {
                // Two bits per card from the highest bits down: the lowest one ends where the zeros begin.
                let lowest = 30 - places.trailing_zeros();
                let place = self.places[usize::from(in_suit(all, suit))] >> (2 * lowest) & 15;
                ranks |= 1 << (16 * suit as u64 + place);
            }
        }
        ranks
    }

    /// Builds the table of sure tricks. A card that loses takes a higher card of an opponent with it, so a hand with
    /// `n` spades loses at most as many of them as can be paired with higher ones of opponents. Each of its spades is
    /// played to a different trick; the rest win for its side.
    fn set_sure(&mut self, hands: &[Lanes; 4], friends: u8) {
        let of = hands.map(|hand| in_suit(hand, 3));
        let all = of.iter().fold(0, |all, hand| all | hand);
        let owners: [usize; 16] =
            std::array::from_fn(|bit| of.iter().position(|hand| hand >> bit & 1 == 1).unwrap_or(0));
        self.side = [0, 1, 2, 3].map(|seat| usize::from(friends >> seat & 1 == 0));
        let side = self.side;
        let bytes =
            |holds: &dyn Fn(usize) -> bool| (0..4).filter(|&seat| holds(seat)).map(|seat| 1 << (8 * seat)).sum();
        let rivals: [u32; 4] = [0, 1, 2, 3].map(|owner| bytes(&|seat| side[seat] != side[owner]));
        let others: [u32; 4] = [0, 1, 2, 3].map(|owner| bytes(&|seat| seat != owner));
        let sets = usize::from(all) + 1;
        self.sure.clear();
        self.sure.resize(sets, Sure::default());
        self.matched.clear();
        self.matched.resize(sets, Matched::default());
        self.min.clear();
        self.min.resize(32 * sets, UNKNOWN);
        for set in 1..sets {
            // From the top down: a set is the one without its lowest card, plus that card.
            let above = set & (set - 1);
            let (mut matched, mut sure) = (self.matched[above], self.sure[above]);
            let owner = owners[set.trailing_zeros() as usize];
            let hand = 8 * owner as u32;
            if matched.side.add(hand, rivals[owner]) {
                let sure = &mut sure.sides[side[owner]];
                *sure = (*sure).max((matched.side.won >> hand) as u8);
            }
            if matched.own.add(hand, others[owner]) {
                sure.forced |= 1 << owner;
            }
            self.matched[set] = matched;
            self.sure[set] = sure;
        }
    }

    /// Returns the owners of all cards left.
    pub fn owners(&self, all: Lanes) -> Owners {
        let suit = |suit: usize| self.owners[suit][usize::from(in_suit(all, suit))];
        Owners([suit(0), suit(1), suit(2), suit(3)])
    }

    /// Returns the sure tricks with the spades that are left.
    pub fn sure(&self, spades: u16) -> Sure {
        self.sure[usize::from(spades)]
    }

    /// Returns the fewest top spades whose owners suffice for a side to be sure of `tricks`, given the lengths of all hands.
    pub fn enough_for(&mut self, spades: u16, side: usize, tricks: u8) -> Lanes {
        let at = 32 * usize::from(spades) + 16 * side + usize::from(tricks);
        if self.min[at] == UNKNOWN {
            let top = self.enough(spades, |sure| sure.sides[side] >= tricks);
            self.min[at] = top.count_ones() as u8;
        }
        match u32::from(self.min[at]) {
            0 => 0,
            count => nth(Lanes::from(spades) << 48, count),
        }
    }

    /// Returns the fewest top spades whose owners suffice for a claim about sure tricks, given the lengths of all hands.
    pub fn enough(&self, spades: u16, holds: impl Fn(Sure) -> bool) -> Lanes {
        let owners = Owners([0, 0, 0, self.owners[3][usize::from(spades)]]);
        let mut top = spades;
        // By hand: its spades below these.
        let mut below = [0; 4];
        while top != 0 {
            below[usize::from(owners.owner(3, top.count_ones() - 1))] += 1;
            let fewer = top & (top - 1);
            // The lower ones can only add to the sure tricks of the upper ones, which are quicker to look up.
            if !holds(self.sure(fewer)) && !holds(self.known(fewer, below)) {
                break;
            }
            top = fewer;
        }
        Lanes::from(top) << 48
    }

    /// Returns a side, the tricks that it can take, and the spades that this rests on, if a hand has the cards around
    /// the highest card of an opponent and plays after that opponent. Below the opponent's card it has the next one,
    /// above it either all others or none; with none it needs another spade to play to the highest one. It can't be
    /// forced to give up one of these cards, unless it is on lead and has nothing else.
    pub fn guarded(&self, at: &Position, spades: u16, leader: u8, left: u8) -> Option<(usize, u8, Lanes)> {
        let count = spades.count_ones();
        let owners = Owners([0, 0, 0, self.owners[3][usize::from(spades)]]);
        let first = usize::from(owners.owner(3, 0));
        let mut above = owners.run(3, first).min(count);
        let mut hand = first;
        if above < count && usize::from(owners.owner(3, above)) != (first + 3) & 3 {
            (above, hand) = (0, (first + 1) & 3);
        }
        let tricks = above as u8 + 1;
        let rival = (hand + 3) & 3;
        let around = above + 1 < count
            && usize::from(owners.owner(3, above)) == rival
            && usize::from(owners.owner(3, above + 1)) == hand
            && self.side[hand] != self.side[rival];
        let needs = if above == 0 { 2 } else { u32::from(tricks) };
        let stuck = usize::from(leader & 3) == hand && u32::from(left) == needs;
        if !around || stuck || at.length(hand, 3) < needs {
            return None;
        }
        Some((self.side[hand], tricks, nth(Lanes::from(spades), above + 2) << 48))
    }

    /// Returns the sure tricks, given only the owners of the top spades and the number of spades that each hand has
    /// below them: in the worst case for each hand, all its spades are below those of others.
    fn known(&self, top: u16, below: [u32; 4]) -> Sure {
        let matched = self.matched[usize::from(top)];
        let all: u32 = below.iter().sum();
        let friends = (0..4).filter(|&seat| self.side[seat] == 0).map(|seat| below[seat]);
        let of_sides: [u32; 2] = {
            let friends = friends.sum();
            [friends, all - friends]
        };
        let mut sure = Sure::default();
        for (seat, &below) in below.iter().enumerate() {
            let side = self.side[seat];
            let byte = |bytes: u32| bytes >> (8 * seat) & 255;
            let rivals = byte(matched.side.above) + of_sides[1 - side];
            let won = byte(matched.side.won) + below.saturating_sub(rivals);
            sure.sides[side] = sure.sides[side].max(won as u8);
            let others = byte(matched.own.above) + all - below;
            if byte(matched.own.won) > 0 || below > others {
                sure.forced |= 1 << seat;
            }
        }
        sure
    }
}

/// The owners of the cards of each suit from the top, two bits each, from the highest bits down; only zeros below the last.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Owners(pub [u32; 4]);

impl Owners {
    /// Returns the owners with two suits per number.
    pub fn pairs(self) -> [u64; 2] {
        let [a, b, c, d] = self.0.map(u64::from);
        [a | b << 32, c | d << 32]
    }

    /// Returns the owner of the card of a suit with `above` higher cards; the suit must have more cards than that.
    pub fn owner(self, suit: usize, above: u32) -> u8 {
        (self.0[suit] << (2 * above) >> 30) as u8
    }

    /// Returns the number of cards from the top that a seat has without a gap; more than the suit has if the seat has all of them.
    pub fn run(self, suit: usize, seat: usize) -> u32 {
        self.run_below(suit, 0, seat)
    }

    /// Like [`Owners::run`], below the highest `above` cards.
    pub fn run_below(self, suit: usize, above: u32, seat: usize) -> u32 {
        (self.0[suit] << (2 * above) ^ (0x5555_5555 * seat as u32)).leading_zeros() / 2
    }
}

/// The lowest bit of each lane, and the highest.
const FIRSTS: Lanes = 0x0001_0001_0001_0001;
const LASTS: Lanes = 0x8000_8000_8000_8000;

/// Returns the places in [`Owners`] of the cards from the lowest one of `ranks` up, suit by suit.
pub(super) fn mask(all: Lanes, ranks: Lanes) -> [u64; 2] {
    // All suits at once and without branches. The last bit of a lane stands for suits without ranks; it is a card only of sixteen
    // spades, of which one more may be named.
    let ranks = ranks | LASTS;
    let lowest = ranks & !(ranks - FIRSTS);
    let cards = all & !(lowest - FIRSTS);
    let pairs = cards - (cards >> 1 & 0x5555_5555_5555_5555);
    let fours = (pairs & 0x3333_3333_3333_3333) + (pairs >> 2 & 0x3333_3333_3333_3333);
    let eights = (fours + (fours >> 4)) & 0x0f0f_0f0f_0f0f_0f0f;
    let counts = eights + (eights >> 8);
    let suit = |suit: usize| {
        let count = counts >> (16 * suit) & 31;
        !(u64::from(u32::MAX) >> (2 * count)) & u64::from(u32::MAX)
    };
    [suit(0) | suit(1) << 32, suit(2) | suit(3) << 32]
}

/// Returns the card of a set with `count - 1` cards above it, as a set; the lowest if there are fewer.
pub(super) fn nth(mut set: Lanes, count: u32) -> Lanes {
    for _ in 1..count {
        let below = set & !(1 << top(set));
        if below == 0 {
            return set;
        }
        set = below;
    }
    1 << top(set)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::multi_player::dice::Dice;
    use crate::solver::four_hands::lanes::lane;

    #[test]
    fn a_mask_names_the_cards_down_to_the_lowest_rank_of_each_suit() {
        let mut dice = Dice::new(1);
        let mut random = || (0..4).fold(0, |set, suit| set | Lanes::from(dice.below(1 << 15)) << (16 * suit));
        let mut deal = Deal::default();
        deal.set_places(15);
        for _ in 0..1000 {
            let all = random();
            // Includes suits without cards that matter.
            let ranks = all & random() & random() & random();
            let mask = mask(all, ranks);
            let lowest = (0..4).map(|suit| ranks & lane(suit));
            let lowest = lowest.fold(0, |all, ranks| all | ranks & ranks.wrapping_neg());
            assert_eq!(deal.ranks(all, mask), lowest);
            let named = (0..4).map(|suit| match lowest & lane(suit) {
                0 => 0,
                lowest => (all & lane(suit) & !(lowest - 1)).count_ones(),
            });
            let bits = mask.map(u64::count_ones);
            assert_eq!(bits[0] + bits[1], 2 * named.sum::<u32>());
        }
        deal.set_places(16);
        for lowest in 48..64 {
            let spades = mask(lane(3), 1 << lowest);
            assert_eq!((spades[0], (spades[1] >> 32).count_ones()), (0, 2 * (64 - lowest)));
            assert_eq!(deal.ranks(lane(3), spades), 1 << lowest);
        }
    }
}
