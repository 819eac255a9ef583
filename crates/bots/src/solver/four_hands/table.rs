//! Known answers: by the lengths of all suits, then by the owners of the top cards that an answer rests on.
//!
//! An answer is about every deal with these lengths and owners, so it holds for other deals of the same size and goal too.
//! The answers of one key form a forest.

use super::forest::{ASKED, Entry, MANY, insert, split, thin};
use super::iterate::Fold;
use super::lanes::Lanes;
use super::position::Key;
use super::spade_bounds::mask;

/// Number of size classes of forests: the largest holds all answers of any memory.
const CLASSES: usize = 28;

/// The smallest size class of a forest with several entries: most grow to three or four.
const MIN_CLASS: u32 = 2;

/// The forest of a key, in one cache line with its first entry: most look-ups read no other.
#[derive(Clone, Copy, Debug)]
#[repr(align(64))]
struct Slot {
    lengths: u64,
    rest: u32,
    /// Index of all entries, including the first one, if there are several.
    first: u32,
    /// Number of entries.
    count: u32,
    /// Capacity, as a power of two.
    class: u32,
    /// The first entry.
    root: Entry,
}

/// Answers found so far.
#[derive(Debug)]
pub(super) struct Table {
    /// An open-addressing hash table of slots: 0 if a place is free, or else the upper half is the hash of a key, and
    /// the lower half the number of its slot plus 1. It is separate from the slots, so that an unknown key is usually
    /// detected within the cache.
    index: Vec<u64>,
    slots: Vec<Slot>,
    entries: Vec<Entry>,
    /// By class: free places for a forest of it.
    free: [Vec<u32>; CLASSES],
    kept: usize,
    /// Maximum number of entries; above it, those least likely to be needed again are dropped.
    max: usize,
    /// Scratch space for a part of a forest.
    part: Vec<Entry>,
}

/// Initial size of the index, as a power of two: most deals of seven tricks need no more.
const PLACES: u32 = 10;

/// Initial capacity for entries, for deals of seven tricks.
const ENTRIES: usize = 256;

impl Table {
    /// Returns an empty memory for at most this many answers of about 60 bytes, for deals of this number of tricks.
    pub fn new(max: usize, tricks: u8) -> Table {
        let fewer = 7_u32.saturating_sub(u32::from(tricks));
        Table {
            index: vec![0; 1 << (PLACES - fewer)],
            slots: Vec::with_capacity(1 << (PLACES - 2 - fewer)),
            entries: Vec::with_capacity(ENTRIES >> fewer),
            free: Default::default(),
            kept: 0,
            max,
            part: Vec::new(),
        }
    }

    /// Returns the slot of a key; or if it has none, its place in the index, and its index entry without the slot number.
    fn slot(&self, lengths: u64, rest: u32) -> Result<usize, (usize, u64)> {
        let hash = Fold::default().and(lengths ^ u64::from(rest).rotate_left(48)).value() >> 32;
        let mut at = hash as usize & (self.index.len() - 1);
        loop {
            let item = self.index[at];
            if item == 0 {
                return Err((at, hash << 32));
            }
            if item >> 32 == hash {
                let number = item as u32 as usize - 1;
                let slot = &self.slots[number];
                if slot.lengths == lengths && slot.rest == rest {
                    return Ok(number);
                }
            }
            at = (at + 1) & (self.index.len() - 1);
        }
    }

    /// Adds a slot at this place in the index.
    fn add(&mut self, (at, hash): (usize, u64), slot: Slot) {
        self.slots.push(slot);
        self.index[at] = hash | self.slots.len() as u64;
        if 2 * self.slots.len() > self.index.len() {
            self.grow();
        }
    }

    /// Returns whether the goal of this place is reached, if known, with the cards that it rests on, as a mask.
    pub fn find(&mut self, key: &Key, owners: [u64; 2], place: u16) -> Option<(bool, [u64; 2])> {
        let slot = self.slot(key.lengths, key.rest()).ok()?;
        let slot = &mut self.slots[slot];
        let mut at = 1;
        if !slot.root.fits(owners) {
            at += slot.root.below();
        } else if let Some(answer) = slot.root.ask(place) {
            return Some(answer);
        }
        if at >= slot.count as usize {
            return None;
        }
        let first = slot.first as usize;
        let forest = &mut self.entries[first..first + slot.count as usize];
        while let Some(entry) = forest.get_mut(at) {
            if !entry.fits(owners) {
                at += 1 + entry.below();
                continue;
            }
            if let Some(answer) = entry.ask(place) {
                return Some(answer);
            }
            at += 1;
        }
        None
    }

    /// Keeps an answer.
    #[inline(never)]
    pub fn keep(&mut self, key: &Key, owners: [u64; 2], all: Lanes, place: u16, (answer, ranks): (bool, Lanes)) {
        if self.kept >= self.max {
            self.make_room();
        }
        let mask = mask(all, ranks);
        let entry = Entry {
            owners: [owners[0] & mask[0], owners[1] & mask[1]],
            mask,
            reached: if answer { place } else { u16::MAX },
            missed: if answer { 0 } else { place },
            below: 0,
        };
        let slot = match self.slot(key.lengths, key.rest()) {
            Ok(slot) => &mut self.slots[slot],
            Err(place) => {
                let slot = Slot {
                    lengths: key.lengths,
                    rest: key.rest(),
                    first: 0,
                    count: 1,
                    class: 0,
                    root: entry,
                };
                self.add(place, slot);
                self.kept += 1;
                return;
            }
        };
        let (count, root) = (slot.count as usize, slot.root);
        let forest = with_room(&mut self.entries, &mut self.free, slot, 1);
        forest[0] = root;
        let inserted = insert(&mut forest[..=count], entry, &mut self.part);
        slot.count = inserted.count as u32;
        if inserted.siblings >= MANY && inserted.siblings.is_multiple_of(MANY / 2) {
            let forest = with_room(&mut self.entries, &mut self.free, slot, 4);
            slot.count = split(forest, inserted.count, inserted.from, &mut self.part) as u32;
        }
        slot.root = self.entries[slot.first as usize];
        self.kept = self.kept + slot.count as usize - count;
    }

    /// Doubles the size of the index.
    fn grow(&mut self) {
        let mut larger = vec![0; 2 * self.index.len()];
        for &item in self.index.iter().filter(|&&item| item != 0) {
            let mut at = (item >> 32) as usize & (larger.len() - 1);
            while larger[at] != 0 {
                at = (at + 1) & (larger.len() - 1);
            }
            larger[at] = item;
        }
        self.index = larger;
    }

    /// Forgets half of the answers or more: first those not used since the last time, then those that rest on the most cards.
    fn make_room(&mut self) {
        let wanted = self.max / 2;
        let live: Vec<Entry> = self.slots.iter().flat_map(|slot| self.forest(slot)).collect();
        // Number of entries of each width, used and unused.
        let mut widths = [[0; 64]; 2];
        for entry in &live {
            widths[usize::from(entry.below & ASKED == 0)][entry.width()] += 1;
        }
        let mut limits = [0; 2];
        let mut room = wanted;
        for (limit, widths) in limits.iter_mut().zip(&widths) {
            // Entries narrower than the limit stay.
            while *limit < widths.len() && widths[*limit] <= room {
                room -= widths[*limit];
                *limit += 1;
            }
        }
        let stays = |entry: &Entry| entry.width() < limits[usize::from(entry.below & ASKED == 0)];
        let old = std::mem::replace(self, Table::new(self.max, 0));
        for slot in &old.slots {
            let mut forest = Vec::with_capacity(slot.count as usize);
            thin(&old.forest(slot), &stays, &mut forest);
            let Some(&root) = forest.first() else {
                continue;
            };
            for entry in &mut forest {
                entry.below &= !ASKED;
            }
            let class = forest.len().next_power_of_two().trailing_zeros();
            let first = if class > 0 {
                room_of(&mut self.entries, class)
            } else {
                0
            };
            if class > 0 {
                self.entries[first as usize..first as usize + forest.len()].copy_from_slice(&forest);
            }
            if let Err(place) = self.slot(slot.lengths, slot.rest) {
                let count = forest.len() as u32;
                self.add(
                    place,
                    Slot {
                        first,
                        count,
                        class,
                        root,
                        ..*slot
                    },
                );
            }
            self.kept += forest.len();
        }
    }

    /// Returns the entries of a slot.
    fn forest(&self, slot: &Slot) -> Vec<Entry> {
        let others = slot.first as usize + 1..(slot.first + slot.count) as usize;
        let others = if slot.count > 1 { &self.entries[others] } else { &[] };
        std::iter::once(slot.root).chain(others.iter().copied()).collect()
    }
}

/// Returns the space of a slot's forest, enlarged for this many more entries.
fn with_room<'a>(
    entries: &'a mut Vec<Entry>,
    free: &mut [Vec<u32>; CLASSES],
    slot: &mut Slot,
    more: usize,
) -> &'a mut [Entry] {
    let count = slot.count as usize;
    let class = (count + more).next_power_of_two().trailing_zeros().max(MIN_CLASS);
    if class > slot.class {
        let old = slot.first as usize;
        slot.first = room(entries, free, class);
        if slot.class > 0 {
            entries.copy_within(old..old + count, slot.first as usize);
            free[slot.class as usize].push(old as u32);
        }
        slot.class = class;
    }
    let first = slot.first as usize;
    &mut entries[first..first + (1 << slot.class)]
}

/// Returns space for a forest of a class.
fn room(entries: &mut Vec<Entry>, free: &mut [Vec<u32>; CLASSES], class: u32) -> u32 {
    free[class as usize].pop().unwrap_or_else(|| room_of(entries, class))
}

/// Returns new space for a forest of a class.
fn room_of(entries: &mut Vec<Entry>, class: u32) -> u32 {
    let first = entries.len();
    entries.resize(first + (1 << class), Entry::default());
    first as u32
}

#[cfg(test)]
mod tests {
    use super::*;

    const KEY: Key = Key {
        lengths: 1,
        leader: 0,
        broken: true,
        chain: 0,
    };

    /// Clubs only: the highest is in the highest bits.
    fn owners(text: &str) -> [u64; 2] {
        let bits = text.bytes().enumerate();
        let clubs: u64 = bits.map(|(at, seat)| u64::from(seat - b'0') << (30 - 2 * at)).sum();
        [clubs, 0]
    }

    /// Keeps an answer about eight clubs, of which the upper `count` matter.
    fn keep(table: &mut Table, text: &str, count: u32, place: u16, answer: bool) {
        let ranks = if count == 0 { 0 } else { 1 << (8 - count) };
        table.keep(&KEY, owners(text), 0xff, place, (answer, ranks));
    }

    fn find(table: &mut Table, text: &str, place: u16) -> Option<bool> {
        table.find(&KEY, owners(text), place).map(|(answer, _)| answer)
    }

    #[test]
    fn an_answer_holds_wherever_its_top_cards_lie_so() {
        let mut table = Table::new(100, 2);
        keep(&mut table, "01230123", 3, 5, true);
        assert_eq!(find(&mut table, "01120000", 5), None, "no 2 in the third place");
        assert_eq!(find(&mut table, "01200000", 5), Some(true));
        assert_eq!(find(&mut table, "01200000", 6), Some(true), "easier");
        assert_eq!(find(&mut table, "01200000", 4), None, "harder");
    }

    #[test]
    fn a_wider_answer_swallows_what_it_implies() {
        let mut table = Table::new(100, 2);
        for (text, count, place) in [
            ("0123", 4, 5),
            ("0122", 4, 5),
            ("0120", 4, 3),
            ("0200", 2, 5),
            ("012", 3, 6),
        ] {
            keep(&mut table, &format!("{text:0<8}"), count, place, true);
        }
        assert_eq!(table.kept, 5, "none is wider and better than another");
        keep(&mut table, "01000000", 2, 5, true);
        assert_eq!(table.kept, 3, "0120 says more for an easier goal, 02 speaks of others");
        assert_eq!(find(&mut table, "01200000", 3), Some(true));
        assert_eq!(find(&mut table, "01230000", 4), None);
        assert_eq!(find(&mut table, "01333333", 5), Some(true));
        assert_eq!(find(&mut table, "02333333", 5), Some(true));
        keep(&mut table, "01000000", 2, 2, false);
        assert_eq!(table.kept, 3, "both bounds of one entry");
        assert_eq!(find(&mut table, "01333333", 2), Some(false));
    }

    /// However answers are nested and split, a look-up finds one wherever any answer that was kept holds.
    #[test]
    fn many_answers_of_one_key_are_found_as_in_a_list() {
        let mut dice = crate::multi_player::dice::Dice::new(5);
        let mut table = Table::new(100_000, 2);
        let mut list: Vec<(String, u32, u16)> = Vec::new();
        for _ in 0..3000 {
            let text: String = (0..8).map(|_| char::from(b'0' + dice.below(3) as u8)).collect();
            let (count, place) = (1 + dice.below(8), 1 + dice.below(40) as u16);
            keep(&mut table, &text, count, place, true);
            list.push((text, count, place));
            let text: String = (0..8).map(|_| char::from(b'0' + dice.below(3) as u8)).collect();
            let place = 1 + dice.below(40) as u16;
            let holds = |(kept, count, of): &(String, u32, u16)| {
                *of <= place && kept[..*count as usize] == text[..*count as usize]
            };
            let expected = list.iter().any(holds).then_some(true);
            assert_eq!(find(&mut table, &text, place), expected, "{text} {place}");
        }
        assert!(table.kept < 1500, "{}: what wider ones imply is dropped", table.kept);
    }

    /// Used answers stay, and so do wide ones.
    #[test]
    fn a_full_memory_forgets_what_nobody_asked_for() {
        let mut table = Table::new(50, 2);
        for at in 0..16 {
            let text = format!("{}{}{}{}0000", at / 8 % 2, at / 4 % 2, at / 2 % 2, at % 2);
            keep(&mut table, &text, 4, 5, true);
        }
        assert_eq!(find(&mut table, "01100000", 5), Some(true));
        keep(&mut table, "20000000", 1, 5, true);
        table.make_room();
        assert!(table.kept <= 25, "{}", table.kept);
        assert_eq!(find(&mut table, "01100000", 5), Some(true));
        assert_eq!(find(&mut table, "22222222", 5), Some(true));
        table.max = 4;
        table.make_room();
        assert!(table.kept <= 2, "{}", table.kept);
        assert_eq!(find(&mut table, "22222222", 5), Some(true), "that was asked for");
    }
}
