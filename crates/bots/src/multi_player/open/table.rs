//! Known answers: by the lengths of all suits, then by the owners of the top cards that an answer rests on.
//!
//! An answer is about every deal with these lengths and owners, so it holds for other deals of the same size and goal too.
//!
//! The answers of one key form a forest: an answer that rests on fewer cards is above those that rest on the same
//! ones and more, so that a look-up skips all of these together when their common part doesn't fit. A forest occupies
//! one piece of memory, each answer before those below it. Many siblings are split by the owner of a card that most
//! of them name.

use super::deal::mask;
use super::fold::Fold;
use super::lanes::Lanes;
use super::position::Key;

/// Number of size classes of forests: the largest holds all answers of any memory.
const CLASSES: usize = 28;

/// The smallest size class of a forest with several entries: most grow to three or four.
const MIN_CLASS: u32 = 2;

/// Known answers about all positions with the same owners of the cards of `mask`.
#[derive(Clone, Copy, Debug, Default)]
struct Entry {
    owners: [u64; 2],
    mask: [u64; 2],
    /// The lowest place in its chain that is known to be reached, and the highest that is known not to be.
    reached: u16,
    missed: u16,
    /// Number of entries below this one, and a flag in the highest bit.
    below: u32,
}

/// Set in [`Entry::below`] when an entry has answered a look-up since the memory was last full.
const ASKED: u32 = 1 << 31;

impl Entry {
    /// Returns the number of entries below this one.
    fn below(&self) -> usize {
        (self.below & !ASKED) as usize
    }

    /// Returns `true` if an entry applies to a position with these owners.
    fn fits(&self, owners: [u64; 2]) -> bool {
        (self.owners[0] ^ owners[0]) & self.mask[0] | (self.owners[1] ^ owners[1]) & self.mask[1] == 0
    }

    /// Returns whether the goal of a place is reached, if a fitting entry knows it, with the owners that this rests on.
    fn ask(&mut self, place: u16) -> Option<(bool, [u64; 2])> {
        let reached = self.reached <= place;
        if reached || self.missed >= place {
            self.below |= ASKED;
            return Some((reached, self.mask));
        }
        None
    }

    /// Returns `true` if an entry applies to all positions of another.
    fn covers(&self, other: &Entry) -> bool {
        self.fits(other.owners) && self.mask[0] & !other.mask[0] | self.mask[1] & !other.mask[1] == 0
    }

    /// Returns `true` if an entry adds nothing to one that covers it.
    fn is_implied_by(&self, wide: &Entry) -> bool {
        wide.reached <= self.reached && wide.missed >= self.missed
    }

    /// Returns the number of owners that an entry names.
    fn width(&self) -> usize {
        (self.mask[0].count_ones() + self.mask[1].count_ones()) as usize / 2
    }
}

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
    most: usize,
    /// Scratch space for a part of a forest.
    part: Vec<Entry>,
}

/// Number of siblings from which they are split, and then at regular intervals.
const MANY: usize = 12;

/// Initial size of the index, as a power of two: most deals of seven tricks need no more.
const PLACES: u32 = 10;

/// Initial capacity for entries, for deals of seven tricks.
const ENTRIES: usize = 256;

impl Table {
    /// Returns an empty memory for at most this many answers of about 60 bytes, for deals of this number of tricks.
    pub fn new(most: usize, tricks: u8) -> Table {
        let fewer = 7_u32.saturating_sub(u32::from(tricks));
        Table {
            index: vec![0; 1 << (PLACES - fewer)],
            slots: Vec::with_capacity(1 << (PLACES - 2 - fewer)),
            entries: Vec::with_capacity(ENTRIES >> fewer),
            free: Default::default(),
            kept: 0,
            most,
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
        if self.kept >= self.most {
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
        let wanted = self.most / 2;
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
        let old = std::mem::replace(self, Table::new(self.most, 0));
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

/// Copies the entries that stay; the children of dropped entries move up.
fn thin(from: &[Entry], stays: &impl Fn(&Entry) -> bool, to: &mut Vec<Entry>) {
    let mut at = 0;
    while at < from.len() {
        let entry = from[at];
        let below = &from[at + 1..at + 1 + entry.below()];
        at += 1 + entry.below();
        if stays(&entry) {
            let place = to.len();
            to.push(entry);
            thin(below, stays, to);
            to[place].below = entry.below & ASKED | (to.len() - place - 1) as u32;
        } else {
            thin(below, stays, to);
        }
    }
}

/// The result of inserting an entry into a forest.
struct Inserted {
    /// The new number of entries.
    count: usize,
    /// The index of its first sibling, and the number of siblings.
    from: usize,
    siblings: usize,
}

/// Inserts an entry into a forest that fills all of its space except the last place.
fn insert(forest: &mut [Entry], mut entry: Entry, part: &mut Vec<Entry>) -> Inserted {
    let count = forest.len() - 1;
    // The siblings among which it belongs, and the entries above them.
    let (mut from, mut to) = (0, count);
    let mut above = arrayvec::ArrayVec::<usize, 64>::new();
    let mut at = 0;
    while at < to {
        let other = &mut forest[at];
        let end = at + 1 + other.below();
        if other.covers(&entry) {
            if other.mask == entry.mask {
                other.reached = other.reached.min(entry.reached);
                other.missed = other.missed.max(entry.missed);
                let (from, siblings) = (at, 0);
                return Inserted { count, from, siblings };
            }
            above.push(at);
            (from, to) = (at + 1, end);
            at += 1;
        } else {
            at = end;
        }
    }
    // Siblings that it covers move below it, unless it implies them.
    part.clear();
    let mut kept = from;
    at = from;
    let mut first = true;
    let mut siblings = 1;
    while at < to {
        let end = at + 1 + forest[at].below();
        if entry.covers(&forest[at]) {
            if first {
                first = false;
                kept = at;
            }
            thin(&forest[at..end], &|other| !other.is_implied_by(&entry), part);
        } else {
            siblings += 1;
            if !first {
                forest.copy_within(at..end, kept);
                kept += end - at;
            }
        }
        if first {
            kept = end;
        }
        at = end;
    }
    entry.below = part.len() as u32;
    // From `from` to `kept` are siblings that stay; what follows `to` moves.
    let size = part.len() + 1 + kept - from;
    let rest = from + size;
    forest.copy_within(to..count, rest);
    forest.copy_within(from..kept, from + 1 + part.len());
    forest[from] = entry;
    forest[from + 1..from + 1 + part.len()].copy_from_slice(part);
    for place in above {
        let below = (forest[place].below as usize + size) - (to - from);
        forest[place].below = below as u32;
    }
    Inserted {
        count: count + size - (to - from),
        from,
        siblings,
    }
}

/// Returns the number of cards of a suit in a mask.
fn depth(mask: [u64; 2], suit: usize) -> u32 {
    ((mask[suit / 2] >> (32 * (suit % 2))) as u32).leading_ones() / 2
}

/// Returns the owner that an entry names for the next card of a suit, of which its parent knows this many.
fn named_owner(entry: &Entry, suit: usize, known: u32) -> Option<usize> {
    let owners = (entry.owners[suit / 2] >> (32 * (suit % 2))) as u32;
    (depth(entry.mask, suit) > known).then_some((owners << (2 * known) >> 30) as usize)
}

/// Writes siblings into `part`, ordered by the owner they name for the next card of `suit`. An owner that several of them name
/// (`counts`) gets an entry above them.
fn regroup(
    siblings: &[Entry],
    parent: &Entry,
    known: &[u32; 4],
    suit: usize,
    counts: &[usize; 4],
    part: &mut Vec<Entry>,
) {
    part.clear();
    for of in [None, Some(0), Some(1), Some(2), Some(3)] {
        let mut head = None;
        if let Some(of) = of
            && counts[of] > 1
        {
            let shift = 32 * (suit % 2) as u32 + 30 - 2 * known[suit];
            let mut node = Entry {
                reached: u16::MAX,
                missed: 0,
                below: 0,
                ..*parent
            };
            node.mask[suit / 2] |= 3 << shift;
            node.owners[suit / 2] |= (of as u64) << shift;
            head = Some(part.len());
            part.push(node);
        }
        let mut at = 0;
        while at < siblings.len() {
            let end = at + 1 + siblings[at].below();
            if named_owner(&siblings[at], suit, known[suit]) == of {
                match head {
                    // This one states only the owner, too.
                    Some(head) if part[head].mask == siblings[at].mask => {
                        part[head] = siblings[at];
                        part.extend_from_slice(&siblings[at + 1..end]);
                    }
                    _ => part.extend_from_slice(&siblings[at..end]),
                }
            }
            at = end;
        }
        if let Some(head) = head {
            part[head].below = part[head].below & ASKED | (part.len() - head - 1) as u32;
        }
    }
}

/// Splits siblings by the owner of a card that most of them name: each part gets an entry of its own above it that
/// states only the owner. `from`: the index of the first sibling; after the `count` entries there is room for four.
/// Returns the new number of entries.
fn split(forest: &mut [Entry], count: usize, from: usize, part: &mut Vec<Entry>) -> usize {
    let mut above = arrayvec::ArrayVec::<usize, 64>::new();
    let (mut at, mut to) = (0, count);
    while at < from {
        let end = at + 1 + forest[at].below();
        if from < end {
            above.push(at);
            to = end;
            at += 1;
        } else {
            at = end;
        }
    }
    let parent = above.last().map_or(Entry::default(), |&at| forest[at]);
    let known = [0, 1, 2, 3].map(|suit| depth(parent.mask, suit));
    let mut counts = [[0_usize; 4]; 4];
    let mut siblings = 0;
    at = from;
    while at < to {
        siblings += 1;
        for (suit, counts) in counts.iter_mut().enumerate() {
            if let Some(owner) = named_owner(&forest[at], suit, known[suit]) {
                counts[owner] += 1;
            }
        }
        at += 1 + forest[at].below();
    }
    let saved = |counts: &[usize; 4]| counts.iter().map(|count| count.saturating_sub(1)).sum::<usize>();
    let Some(suit) = (0..4).max_by_key(|&suit| saved(&counts[suit])) else {
        return count;
    };
    if 2 * saved(&counts[suit]) < siblings {
        return count;
    }
    regroup(&forest[from..to], &parent, &known, suit, &counts[suit], part);
    let more = part.len() - (to - from);
    forest.copy_within(to..count, to + more);
    forest[from..to + more].copy_from_slice(part);
    for place in above {
        forest[place].below += more as u32;
    }
    count + more
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
        table.most = 4;
        table.make_room();
        assert!(table.kept <= 2, "{}", table.kept);
        assert_eq!(find(&mut table, "22222222", 5), Some(true), "that was asked for");
    }
}
