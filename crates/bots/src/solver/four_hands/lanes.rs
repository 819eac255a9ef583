//! Sets of cards of one deal: four lanes of sixteen bits, one per suit, with the suit's lowest card in bit 0 of its lane.
//!
//! The cards of a deal are renumbered without gaps once, before the search; from then on a card keeps its bit until it is played.

use spades_rules::{Card, CardSet, Suit};

/// A set of cards.
pub(super) type Lanes = u64;

/// The lane of spades.
pub(super) const SPADES: Lanes = lane(3);

/// Returns the lane of a suit.
pub(super) const fn lane(suit: usize) -> Lanes {
    0xffff << (16 * suit)
}

/// Returns the suit of a card's bit number.
pub(super) const fn suit_of(card: u8) -> usize {
    (card / 16) as usize
}

/// Returns the cards of one suit, moved down to the lowest bits.
pub(super) const fn in_suit(set: Lanes, suit: usize) -> u16 {
    (set >> (16 * suit)) as u16
}

/// Returns the bit number of the highest card; the set must not be empty.
pub(super) const fn top(set: Lanes) -> u8 {
    63 - set.leading_zeros() as u8
}

/// Returns the bit number of the lowest card; the set must not be empty.
pub(super) const fn bottom(set: Lanes) -> u8 {
    set.trailing_zeros() as u8
}

/// Returns all bits up to that of a card.
pub(super) const fn up_to(card: u8) -> Lanes {
    u64::MAX >> (63 - card)
}

/// Returns `true` if a card beats the best one of a trick so far.
pub(super) const fn beats(card: u8, best: u8) -> bool {
    if card / 16 == best / 16 {
        card > best
    } else {
        card >= 48
    }
}

/// Returns the hands as lanes without gaps, and the card of each bit.
pub(super) fn close_up(hands: &[CardSet; 4]) -> ([Lanes; 4], [Card; 64]) {
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

/// Returns the bit numbers of a set, lowest first.
pub(super) fn bits(mut set: Lanes) -> impl Iterator<Item = u8> {
    std::iter::from_fn(move || {
        if set == 0 {
            return None;
        }
        let bit = bottom(set);
        set &= set - 1;
        Some(bit)
    })
}

/// Returns the lowest card of the run that a card of a hand belongs to: a run has no card of another hand in between.
pub(super) fn run_bottom(card: u8, hand: Lanes, all: Lanes) -> u8 {
    let below = lane(suit_of(card)) & ((1 << card) - 1);
    let stop = all & !hand & below;
    let run = if stop == 0 { below } else { below & !up_to(top(stop)) };
    bottom(hand & run | 1 << card)
}

/// The bit above the highest card of each suit, unless it is that of a sixteenth spade.
const ENDS: Lanes = 0x8000_8000_8000_8000;

/// The sixteenth spade, with nothing above it.
const LAST: Lanes = 1 << 63;

/// Returns the highest of each run of the `lawful` cards of a hand; a run has no card of another hand in between, so
/// its cards are worth the same. `all` are the cards of all hands and of the running trick; whole suits of the hand
/// are lawful.
pub(super) fn runs(lawful: Lanes, hand: Lanes, all: Lanes) -> Lanes {
    // Cards of other hands, and the end of every suit.
    let others = (all | ENDS) & !hand;
    // From below each of these down over gaps to the next card, in steps of one, two, four and eight bits; without
    // branches, since the ends of the runs of a hand are unpredictable.
    let gaps = !(others | hand);
    let mut below = others >> 1;
    below |= (below & gaps) >> 1;
    let gaps = gaps & gaps << 1;
    below |= (below & gaps) >> 2;
    let gaps = gaps & gaps << 2;
    below |= (below & gaps) >> 4;
    let gaps = gaps & gaps << 4;
    below |= (below & gaps) >> 8;
    lawful & (below | LAST)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn runs_end_at_the_cards_of_others_and_at_the_end_of_the_suit() {
        let hand = 0b1101_1010 | 1 << 14 | 1 << 16;
        let others = 0b0010_0100;
        // Cards 1; 3 and 4; 6, 7 and 14, without others in between; 16, which is another suit.
        assert_eq!(runs(hand, hand, hand | others), 1 << 1 | 1 << 4 | 1 << 14 | 1 << 16);
        for (card, lowest) in [(1, 1), (4, 3), (3, 3), (14, 6), (7, 6), (16, 16)] {
            assert_eq!(run_bottom(card, hand, hand | others), lowest);
        }
        // Sixteen spades: the upper two and one below another hand's.
        let (hand, all) = (0b1101 << 60, SPADES);
        assert_eq!(runs(hand, hand, all), 1 << 63 | 1 << 60);
        assert_eq!(runs(SPADES & !hand, SPADES & !hand, all), 1 << 61 | 1 << 59);
        assert_eq!(run_bottom(63, hand, all), 62);
    }
}
