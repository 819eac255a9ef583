//! Answers that are known: by the lengths of all suits, then by the owners of the top cards that an answer rests on.
//!
//! An answer speaks of every deal with these lengths and owners, so that it holds for other deals of the same size and goal too.
//! Entries of one key are filed by the suits that they speak of and the owners of the aces of these, so that a look passes few others.

use std::hash::Hasher;

use super::deal::mask;
use super::fold::Fold;
use super::lanes::Lanes;
use super::position::Key;

/// The end of a list.
const NONE: u32 = u32::MAX;

/// Cards kept that decided running tricks; a power of two.
const REPLIES: usize = 1 << 14;

/// What is known of all positions with the same owners of the cards of `mask`.
#[derive(Clone, Debug)]
struct Entry {
    owners: [u64; 2],
    mask: [u64; 2],
    next: u32,
    /// The least place in its chain that is known to be reached, and the greatest that is known not to be.
    reached: u16,
    missed: u16,
}

/// Where entries are filed below their key: the suits that they speak of as bits 8 to 11, and the owners of their top cards below.
type File = u16;

/// The file whose `first` holds, as bits, for which suits a key has entries.
const INDEX: File = u16::MAX;

/// The entries of a key and file.
#[derive(Clone, Copy, Debug)]
struct Slot {
    key: Key,
    file: File,
    first: u32,
}

/// Answers found so far.
#[derive(Debug)]
pub(super) struct Table {
    slots: Vec<Slot>,
    used: usize,
    entries: Vec<Entry>,
    /// Entries kept at most; then the memory starts afresh.
    most: usize,
    replies: Vec<u8>,
}

/// The suits that a mask speaks of, as bits.
fn suits(mask: [u64; 2]) -> u16 {
    let [a, b] = mask.map(|mask| (mask >> 31 & 1 | mask >> 62 & 2) as u16);
    a | b << 2
}

/// The owners of the top card of each suit.
fn tops(owners: [u64; 2]) -> u16 {
    let [a, b] = owners.map(|owners| (owners >> 30 & 3 | owners >> 60 & 12) as u16);
    a | b << 4
}

/// The file for these suits and owners of top cards.
fn file(suits: u16, tops: u16) -> File {
    let spread = suits & 1 | (suits & 2) << 1 | (suits & 4) << 2 | (suits & 8) << 3;
    suits << 8 | tops & 3 * spread
}

impl Table {
    /// An empty memory for at most this many answers of about 60 bytes.
    pub fn new(most: usize) -> Table {
        Table {
            slots: vec![EMPTY; 1 << 10],
            used: 0,
            entries: Vec::new(),
            most,
            replies: vec![0; REPLIES],
        }
    }

    /// Forgets everything.
    pub fn clear(&mut self) {
        self.slots.fill(EMPTY);
        self.used = 0;
        self.entries.clear();
    }

    /// Where the entries of a key and file are kept, or where they would be.
    fn slot(&self, key: &Key, hash: Fold, file: File) -> usize {
        let mut at = hash.and(u64::from(file)).finish() as usize & (self.slots.len() - 1);
        while self.slots[at].first != NONE && !(self.slots[at].file == file && self.slots[at].key == *key) {
            at = (at + 1) & (self.slots.len() - 1);
        }
        at
    }

    /// Whether the goal of this place is reached, if that is known, and the cards that it rests on, as a mask.
    pub fn find(&self, key: &Key, owners: [u64; 2], place: u16) -> Option<(bool, [u64; 2])> {
        let hash = key.hash();
        let index = self.slots[self.slot(key, hash, INDEX)].first;
        if index == NONE {
            return None;
        }
        let tops = tops(owners);
        let mut index = index;
        while index != 0 {
            let suits = index.trailing_zeros() as u16;
            index &= index - 1;
            let mut at = self.slots[self.slot(key, hash, file(suits, tops))].first;
            while at != NONE {
                let entry = &self.entries[at as usize];
                let off = (entry.owners[0] ^ owners[0]) & entry.mask[0] | (entry.owners[1] ^ owners[1]) & entry.mask[1];
                if off == 0 {
                    if entry.reached <= place {
                        return Some((true, entry.mask));
                    }
                    if entry.missed >= place {
                        return Some((false, entry.mask));
                    }
                }
                at = entry.next;
            }
        }
        None
    }

    /// Keeps an answer.
    pub fn keep(&mut self, key: &Key, owners: [u64; 2], all: Lanes, place: u16, (answer, ranks): (bool, Lanes)) {
        if self.entries.len() >= self.most {
            self.clear();
        }
        let mask = mask(all, ranks);
        let owners = [owners[0] & mask[0], owners[1] & mask[1]];
        let hash = key.hash();
        let suits = suits(mask);
        let file = file(suits, tops(owners));
        let slot = self.slot(key, hash, file);
        let first = self.slots[slot].first;
        let mut at = first;
        while at != NONE {
            let entry = &mut self.entries[at as usize];
            if entry.mask == mask && entry.owners == owners {
                if answer {
                    entry.reached = entry.reached.min(place);
                } else {
                    entry.missed = entry.missed.max(place);
                }
                return;
            }
            at = entry.next;
        }
        let (reached, missed) = if answer { (place, 0) } else { (u16::MAX, place) };
        self.entries.push(Entry {
            owners,
            mask,
            next: first,
            reached,
            missed,
        });
        let number = self.entries.len() as u32 - 1;
        self.put(slot, key, file, number);
        if first == NONE {
            let index = self.slot(key, hash, INDEX);
            let known = self.slots[index].first;
            let known = if known == NONE { 0 } else { known };
            self.put(index, key, INDEX, known | 1 << suits);
            if 2 * self.used > self.slots.len() {
                self.grow();
            }
        }
    }

    /// Writes a place.
    fn put(&mut self, slot: usize, key: &Key, file: File, first: u32) {
        self.used += usize::from(self.slots[slot].first == NONE);
        self.slots[slot] = Slot { key: *key, file, first };
    }

    /// Doubles the places for keys.
    fn grow(&mut self) {
        let larger = vec![EMPTY; 2 * self.slots.len()];
        let old = std::mem::replace(&mut self.slots, larger);
        for slot in old.into_iter().filter(|slot| slot.first != NONE) {
            let at = self.slot(&slot.key, slot.key.hash(), slot.file);
            self.slots[at] = slot;
        }
    }

    /// Where the card that decided a running trick is kept.
    fn reply_slot(key: &Key, cards: &[u8]) -> usize {
        let played = cards.iter().fold(1u64, |played, &card| played << 8 | u64::from(card));
        Fold::default()
            .and(key.lengths)
            .and(played << 8 | u64::from(key.leader))
            .finish() as usize
            & (REPLIES - 1)
    }

    /// The card that last decided such a trick; any number if there was none.
    pub fn reply(&self, key: &Key, cards: &[u8]) -> u8 {
        self.replies[Table::reply_slot(key, cards)]
    }

    /// Keeps the card that decided a trick.
    pub fn keep_reply(&mut self, key: &Key, cards: &[u8], card: u8) {
        self.replies[Table::reply_slot(key, cards)] = card;
    }
}

/// A place without a key.
const EMPTY: Slot = Slot {
    key: Key {
        lengths: 0,
        leader: 0,
        broken: false,
        chain: 0,
    },
    file: 0,
    first: NONE,
};
