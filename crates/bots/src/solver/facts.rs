//! Facts about a single suit, from tables over its sequence of owners.

use std::sync::OnceLock;

use super::position::length;

/// Counts of one suit, four bits each, so that suits can be added up at once: no hand has more than 13 cards.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Facts(u64);

impl Facts {
    fn new(counts: [u8; 8]) -> Facts {
        Facts(counts.iter().rev().fold(0, |all, &count| all << 4 | u64::from(count)))
    }

    const fn count(self, number: u32) -> u8 {
        (self.0 >> (4 * number) & 15) as u8
    }

    /// Returns the number of the leader's cards.
    pub(super) const fn ours(self) -> u8 {
        self.count(0)
    }

    /// Returns the number of the follower's cards.
    pub(super) const fn theirs(self) -> u8 {
        self.count(1)
    }

    /// Returns the number of the leader's cards for which the follower has no higher card left over: as spades, tricks in any play.
    pub(super) const fn sure(self) -> u8 {
        self.count(2)
    }

    /// Returns [`Facts::sure`] for the follower.
    pub(super) const fn against(self) -> u8 {
        self.count(3)
    }

    /// Returns, of the leader's best cards, as many as the follower has of the suit, those that stay unbeaten if each
    /// meets one of the follower's.
    pub(super) const fn kept(self) -> u8 {
        self.count(4)
    }

    /// Returns [`Facts::kept`] for the follower.
    pub(super) const fn kept_against(self) -> u8 {
        self.count(5)
    }

    /// Returns the tricks that the leader cashes without ruffs: its cards above all of the follower's, and the rest
    /// if the follower is out of the suit by then.
    pub(super) const fn cashed(self) -> u8 {
        self.count(6)
    }

    /// Returns [`Facts::cashed`] for the follower.
    pub(super) const fn cashed_against(self) -> u8 {
        self.count(7)
    }

    /// Returns, of the leader's worst cards, as many as the follower has of the suit, those that are beaten if each
    /// meets one of the follower's.
    pub(super) const fn shed(self) -> u8 {
        self.count(8)
    }

    /// Returns [`Facts::shed`] for the follower.
    pub(super) const fn shed_against(self) -> u8 {
        self.count(9)
    }

    /// Returns the sum of the facts of several suits.
    pub(super) fn sum(suits: &[Facts]) -> Facts {
        Facts(suits.iter().map(|facts| facts.0).sum())
    }
}

/// The facts of all sequences up to a length.
#[derive(Clone, Copy, Debug)]
pub(super) struct Table(&'static [Facts]);

impl Table {
    /// Returns a table for these suits and all that they may become. Most are short, and a small table is built sooner.
    pub(super) fn of(suits: [u32; 4]) -> Table {
        // With jokers and high deuces there may be sixteen spades.
        const LENGTHS: [u32; 5] = [9, 11, 13, 15, 16];
        static TABLES: [OnceLock<Box<[Facts]>>; LENGTHS.len()] = [const { OnceLock::new() }; LENGTHS.len()];
        let longest = suits.map(length).into_iter().max().unwrap_or(0);
        let number = LENGTHS
            .iter()
            .position(|&max| longest <= max)
            .unwrap_or(LENGTHS.len() - 1);
        Table(TABLES[number].get_or_init(|| all(LENGTHS[number])))
    }

    /// Returns the facts of a sequence.
    pub(super) fn facts(self, suit: u32) -> Facts {
        self.0[suit as usize]
    }
}

/// Computes the facts by sequence.
fn all(longest: u32) -> Box<[Facts]> {
    let mut all = vec![Facts::default(); 2 << longest].into_boxed_slice();
    for suit in 2..=u32::MAX >> (31 - longest) {
        // A sequence is the one without its lowest card, plus that card, which is beaten if there is a higher one left over.
        let above = all[suit as usize >> 1];
        let (mut ours, mut theirs, mut sure, mut against) =
            (above.ours(), above.theirs(), above.sure(), above.against());
        if suit & 1 == 1 {
            sure += u8::from(theirs == ours - sure);
            ours += 1;
        } else {
            against += u8::from(ours == theirs - against);
            theirs += 1;
        }
        let cards = (1 << length(suit)) - 1;
        let counts = [ours, theirs, sure, against, 0, 0, 0, 0];
        all[suit as usize] = Facts::new(counts);
        let kept = all[best(suit, cards & suit, ours.saturating_sub(theirs))].sure();
        let kept_against = all[best(suit, cards & !suit, theirs.saturating_sub(ours))].against();
        let cashed = cashes(top(suit, ours + theirs), ours, theirs);
        let cashed_against = cashes(top(!suit, ours + theirs), theirs, ours);
        let counts = [ours, theirs, sure, against, kept, kept_against, cashed, cashed_against];
        all[suit as usize] = Facts::new(counts);
    }
    // The cards that are beaten are those that wouldn't be if the ranks were reversed.
    for suit in 2..all.len() {
        let turned = all[turned(suit as u32)];
        all[suit].0 |= (u64::from(turned.kept()) | u64::from(turned.kept_against()) << 4) << 32;
    }
    all
}

/// Returns a sequence from the highest card to the lowest.
fn turned(suit: u32) -> usize {
    let sentinel = 1 << length(suit);
    ((suit ^ sentinel).reverse_bits() >> (32 - length(suit)) | sentinel) as usize
}

/// Returns a sequence from the lowest of one hand's `cards` upwards, leaving out the `worst` of them.
fn best(suit: u32, mut cards: u32, worst: u8) -> usize {
    (0..worst).for_each(|_| cards &= cards - 1);
    (suit >> cards.trailing_zeros().min(length(suit))) as usize
}

/// Returns the number of a hand's cards, given as bits of a sequence with this length, that are above all of the other's.
fn top(cards: u32, length: u8) -> u8 {
    (cards << (32 - length)).leading_ones() as u8
}

/// Returns the tricks that a hand cashes in a suit in which it has `own` cards, `top` of them above all of the `others`.
fn cashes(top: u8, own: u8, others: u8) -> u8 {
    if top >= others { own } else { top }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn counts(suit: u32) -> [u8; 10] {
        let facts = Table::of([suit; 4]).facts(suit);
        [0, 1, 2, 3, 4, 5, 6, 7, 8, 9].map(|number| facts.count(number))
    }

    #[test]
    fn facts_count_from_the_top() {
        // From the lowest: leader, follower, leader, leader, below the sentinel. The lowest is paired with the follower's.
        assert_eq!(counts(0b11101), [3, 1, 2, 0, 1, 0, 3, 0, 1, 0]);
        assert_eq!(counts(0b10010), [1, 3, 0, 2, 0, 1, 0, 3, 0, 1]);
        // Of the follower's five only the best three are kept, which makes it one trick less.
        assert_eq!(counts(0b1_0110_0100), [3, 5, 1, 2, 1, 1, 0, 1, 0, 2]);
    }

    #[test]
    fn small_tables_agree_with_large_ones() {
        let tables = [0, 15, 16].map(|length| Table::of([1 << length; 4]));
        let [small, large, largest] = tables;
        assert!((2..1 << 10).all(|suit| small.facts(suit) == large.facts(suit)));
        assert!((2..1 << 16).all(|suit| large.facts(suit) == largest.facts(suit)));
    }
}
