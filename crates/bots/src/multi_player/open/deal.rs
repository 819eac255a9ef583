//! What is worked out about a deal before the search: for every set of cards that may be left of a suit, who owns them in order, and
//! how many spades each side is sure of.

use super::lanes::{Lanes, in_suit, lane};

/// Tables over the sets of cards that may be left of each suit.
#[derive(Debug, Default)]
pub(super) struct Deal {
    /// What it was worked out for: the hands and the friends.
    of: Option<([Lanes; 4], u8)>,
    /// By suit and set: the owners of its cards from the top, two bits each, from the highest bits down.
    owners: [Vec<u32>; 4],
    /// By set of spades: what each side takes with them at least.
    sure: Vec<Sure>,
    /// The work space of `sure`.
    matched: Vec<Matched>,
}

/// Tricks that a side takes with spades, however anybody plays: by side, and the hands that must take one.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Sure {
    /// Of the friends, and of the rivals.
    pub sides: [u8; 2],
    /// As bits: the hands that take a trick themselves, even if they would rather not.
    pub forced: u8,
}

/// By hand: higher spades of other sides (and of all other hands) that may yet beat one, and cards that nothing is left to beat.
#[derive(Clone, Copy, Debug, Default)]
struct Matched {
    side: [(u8, u8); 4],
    own: [(u8, u8); 4],
}

impl Deal {
    /// Works the tables out, in the memory of an older deal.
    pub fn set(&mut self, hands: &[Lanes; 4], friends: u8) {
        if self.of.replace((*hands, friends)) == Some((*hands, friends)) {
            return;
        }
        for suit in 0..4 {
            let of = hands.map(|hand| in_suit(hand, suit));
            let all = of.iter().fold(0, |all, hand| all | hand);
            let owner = |bit: u32| of.iter().position(|hand| hand >> bit & 1 == 1).unwrap_or(0);
            let sets = usize::from(all) + 1;
            let table = &mut self.owners[suit];
            table.clear();
            table.resize(sets, 0);
            let mut high = 0;
            for set in 1..sets {
                // `high` is the highest card of the set: it rises with the number.
                high = if set >= 2 << high { high + 1 } else { high };
                table[set] = (owner(high) as u32) << 30 | table[set & !(1 << high)] >> 2;
            }
        }
        self.set_sure(hands, friends);
    }

    /// A card that loses takes a higher card of a rival with it, so that a hand with `n` spades loses at most as many of them as can be
    /// paired with higher ones of rivals. All its spades are played in some trick, each in another; the rest win for its side.
    fn set_sure(&mut self, hands: &[Lanes; 4], friends: u8) {
        let of = hands.map(|hand| in_suit(hand, 3));
        let all = of.iter().fold(0, |all, hand| all | hand);
        let owners: [usize; 16] =
            std::array::from_fn(|bit| of.iter().position(|hand| hand >> bit & 1 == 1).unwrap_or(0));
        let side = [0, 1, 2, 3].map(|seat| friends >> seat & 1);
        let sets = usize::from(all) + 1;
        self.sure.clear();
        self.sure.resize(sets, Sure::default());
        self.matched.clear();
        self.matched.resize(sets, Matched::default());
        for set in 1..sets {
            // From the top down: a set is the one without its lowest card, and then that card.
            let mut matched = self.matched[set & (set - 1)];
            let owner = owners[set.trailing_zeros() as usize];
            let card = |(above, won): (u8, u8)| match above {
                0 => (0, won + 1),
                _ => (above - 1, won),
            };
            for seat in 0..4 {
                let (pair, own) = (&mut matched.side[seat], &mut matched.own[seat]);
                if seat == owner {
                    *pair = card(*pair);
                    *own = card(*own);
                } else {
                    own.0 += 1;
                    pair.0 += u8::from(side[seat] != side[owner]);
                }
            }
            self.matched[set] = matched;
            let sure = &mut self.sure[set];
            for (seat, &own) in side.iter().enumerate() {
                let sides = &mut sure.sides[usize::from(own == 0)];
                *sides = (*sides).max(matched.side[seat].1);
                sure.forced |= u8::from(matched.own[seat].1 > 0) << seat;
            }
        }
    }

    /// The owners of all cards left, from the top of each suit down; two suits a number.
    pub fn owners(&self, all: Lanes) -> [u64; 2] {
        let suit = |suit: usize| u64::from(self.owners[suit][usize::from(in_suit(all, suit))]);
        [suit(0) | suit(1) << 32, suit(2) | suit(3) << 32]
    }

    /// What is sure with the spades that are left.
    pub fn sure(&self, spades: u16) -> Sure {
        self.sure[usize::from(spades)]
    }

    /// The top spades that are enough for a claim about what is sure.
    pub fn enough(&self, spades: u16, holds: impl Fn(Sure) -> bool) -> Lanes {
        let mut set = spades;
        while set != 0 && holds(self.sure(set & (set - 1))) {
            set &= set - 1;
        }
        Lanes::from(set) << 48
    }
}

/// The places in [`Deal::owners`] of the cards from the lowest one of `ranks` up, suit by suit.
pub(super) fn mask(all: Lanes, ranks: Lanes) -> [u64; 2] {
    let suit = |suit: usize| {
        let ranks = in_suit(ranks, suit);
        if ranks == 0 {
            return 0;
        }
        let lowest = ranks & ranks.wrapping_neg();
        let count = (in_suit(all, suit) & !(lowest - 1)).count_ones();
        !(u64::from(u32::MAX) >> (2 * count)) & u64::from(u32::MAX)
    };
    [suit(0) | suit(1) << 32, suit(2) | suit(3) << 32]
}

/// The lowest card of each suit that a mask speaks of: what [`mask`] was made from.
pub(super) fn ranks(all: Lanes, mask: [u64; 2]) -> Lanes {
    let mut ranks = 0;
    for suit in 0..4 {
        let count = (mask[suit / 2] >> (32 * (suit % 2)) & u64::from(u32::MAX)).count_ones() / 2;
        if count > 0 {
            ranks |= nth(all & lane(suit), count);
        }
    }
    ranks
}

/// The card that `count - 1` cards of a set stand above, as a set; the lowest if there are fewer.
pub(super) fn nth(mut set: Lanes, count: u32) -> Lanes {
    for _ in count..set.count_ones() {
        set &= set - 1;
    }
    set & set.wrapping_neg()
}
