//! Cards by relative rank: four lanes of sixteen bits, one a suit, the lowest card that is left in bit 0 of its lane.

use spades_rules::{Card, CardSet, Suit};

/// A set of cards by relative rank.
pub(super) type Lanes = u64;

/// The lane of a suit.
pub(super) const fn lane(suit: usize) -> Lanes {
    0xffff << (16 * suit)
}

/// The lowest bits of all lanes.
const LOWEST: Lanes = 0x0001_0001_0001_0001;

/// Hands by relative rank, and the card of each bit.
pub(super) fn relative(hands: &[CardSet; 4]) -> ([Lanes; 4], [Card; 64]) {
    let mut lanes = [0; 4];
    let mut cards = [Card::BIG_JOKER; 64];
    let all = hands.iter().fold(CardSet::EMPTY, |all, &hand| all.union(hand));
    for suit in Suit::ALL {
        for (at, card) in all.in_suit(suit).iter().enumerate() {
            let bit = 16 * suit as usize + at;
            cards[bit] = card;
            for (seat, hand) in hands.iter().enumerate() {
                if hand.contains(card) {
                    lanes[seat] |= 1 << bit;
                }
            }
        }
    }
    (lanes, cards)
}

/// The bits of a set, lowest first.
pub(super) fn bits(mut set: Lanes) -> impl Iterator<Item = u8> {
    std::iter::from_fn(move || {
        if set == 0 {
            return None;
        }
        let bit = set.trailing_zeros() as u8;
        set &= set - 1;
        Some(bit)
    })
}

/// The part of a bit's lane that lies above it.
const fn above(bit: u32) -> Lanes {
    lane(bit as usize / 16) & !((2 << bit) - 1)
}

/// Closes the gaps that the cards `gone` leave.
pub(super) fn compress(mut set: Lanes, mut gone: Lanes) -> Lanes {
    // From the highest card down, so that the lower ones stay where they are.
    while gone != 0 {
        let bit = 63 - gone.leading_zeros();
        gone &= !(1 << bit);
        let high = above(bit);
        set = set & !high | (set & high) >> 1;
    }
    set
}

/// Opens the gaps again; the inverse of [`compress`].
pub(super) fn expand(mut set: Lanes, mut gone: Lanes) -> Lanes {
    while gone != 0 {
        let bit = gone.trailing_zeros();
        gone &= gone - 1;
        let high = above(bit) | 1 << bit;
        set = set & !high | (set & high) << 1;
    }
    set
}

/// The set and everything above its cards within their suits, up to the ends of the lanes.
pub(super) const fn close(set: Lanes) -> Lanes {
    let set = set | (set & !(LOWEST << 15)) << 1;
    let set = set | (set & !(LOWEST * 0xc000)) << 2;
    let set = set | (set & !(LOWEST * 0xf000)) << 4;
    set | (set & !(LOWEST * 0xff00)) << 8
}

/// The highest cards of a suit, as long as they have one owner.
pub(super) fn top_run<T: PartialEq>(mut suit: Lanes, owner: impl Fn(u32) -> T) -> Lanes {
    let mut run = 0;
    let mut first = None;
    while suit != 0 {
        let bit = 63 - suit.leading_zeros();
        let whose = owner(bit);
        if first.as_ref().is_some_and(|first| *first != whose) {
            break;
        }
        first = Some(whose);
        run |= 1 << bit;
        suit &= !(1 << bit);
    }
    run
}

/// The lawful cards in runs of neighbours of the same hand, which are worth the same.
pub(super) fn runs(mut lawful: Lanes, hand: Lanes) -> impl Iterator<Item = Lanes> {
    std::iter::from_fn(move || {
        if lawful == 0 {
            return None;
        }
        let mut bit = lawful.trailing_zeros();
        let mut run = 1 << bit;
        while bit % 16 != 15 && hand >> (bit + 1) & 1 == 1 {
            bit += 1;
            run |= 1 << bit;
        }
        lawful &= !run;
        Some(run)
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn gaps_close_and_open() {
        let gone = 0b101 << 16 | 0b10;
        let set = 0b1111_1010 << 16 | 0b1101;
        assert_eq!(compress(set & !gone, gone), 0b11_1111 << 16 | 0b111);
        assert_eq!(expand(compress(set & !gone, gone), gone), set & !gone);
    }

    #[test]
    fn closing_stays_in_its_lane() {
        assert_eq!(close(1 << 20), 0xfff0 << 16);
        assert_eq!(close(1 << 63 | 1), 1 << 63 | 0xffff);
    }

    #[test]
    fn runs_are_neighbours() {
        let hand = 0b1101_1011 | 1 << 15 | 1 << 16;
        let found: Vec<Lanes> = runs(hand, hand).collect();
        assert_eq!(found, [0b11, 0b1_1000, 0b1100_0000, 1 << 15, 1 << 16]);
    }
}
