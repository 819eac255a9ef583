//! Answers that are known: by the lengths of all suits, then by the owners of the top cards that an answer rests on.
//!
//! An answer speaks of every deal with these lengths and owners, so that it holds for other deals of the same size and goal too. The
//! answers of one key lie side by side, a few in each [`Chunk`], so that a look reads few lines of memory.

use super::deal::mask;
use super::fold::Fold;
use super::lanes::Lanes;
use super::position::{Key, Trick};

/// The end of a list.
const NONE: u32 = u32::MAX;

/// Cards kept that decided running tricks; a power of two.
const REPLIES: usize = 1 << 13;

/// Answers of a chunk.
const WIDTH: usize = 4;

/// What is known of all positions with the same owners of the cards of `mask`.
#[derive(Clone, Copy, Debug, Default)]
struct Entry {
    owners: [u64; 2],
    mask: [u64; 2],
}

/// Answers of one key; the first `count` of its places are taken.
#[derive(Clone, Debug)]
struct Chunk {
    entries: [Entry; WIDTH],
    /// By entry: the least place in its chain that is known to be reached, and the greatest that is known not to be.
    bounds: [(u16, u16); WIDTH],
    count: u32,
    /// An older chunk of the key.
    next: u32,
}

/// The answers of a key.
#[derive(Clone, Copy, Debug)]
struct Slot {
    lengths: u64,
    rest: u32,
    first: u32,
}

/// A slot without a key.
const EMPTY: Slot = Slot {
    lengths: 0,
    rest: 0,
    first: NONE,
};

/// Answers found so far.
#[derive(Debug)]
pub(super) struct Table {
    slots: Vec<Slot>,
    used: usize,
    chunks: Vec<Chunk>,
    kept: usize,
    /// Entries kept at most; then the memory starts afresh.
    most: usize,
    replies: Vec<u32>,
}

impl Table {
    /// An empty memory for at most this many answers of about 60 bytes.
    pub fn new(most: usize) -> Table {
        Table {
            slots: vec![EMPTY; 1 << 10],
            used: 0,
            chunks: Vec::new(),
            kept: 0,
            most,
            replies: vec![0; REPLIES],
        }
    }

    /// Forgets everything.
    pub fn clear(&mut self) {
        self.slots.fill(EMPTY);
        self.used = 0;
        self.chunks.clear();
        self.kept = 0;
    }

    /// Where the answers of a key are kept, or where they would be.
    fn slot(&self, lengths: u64, rest: u32) -> usize {
        let hash = Fold::default().and(lengths ^ u64::from(rest).rotate_left(48)).value();
        let mut at = hash as usize & (self.slots.len() - 1);
        loop {
            let slot = &self.slots[at];
            if slot.first == NONE || (slot.lengths == lengths && slot.rest == rest) {
                return at;
            }
            at = (at + 1) & (self.slots.len() - 1);
        }
    }

    /// Whether the goal of this place is reached, if that is known, and the cards that it rests on, as a mask.
    pub fn find(&self, key: &Key, owners: [u64; 2], place: u16) -> Option<(bool, [u64; 2])> {
        let mut at = self.slots[self.slot(key.lengths, key.rest())].first;
        while at != NONE {
            let chunk = &self.chunks[at as usize];
            let taken = chunk.entries.iter().zip(&chunk.bounds).take(chunk.count as usize);
            for (entry, &(reached, missed)) in taken {
                let off = (entry.owners[0] ^ owners[0]) & entry.mask[0] | (entry.owners[1] ^ owners[1]) & entry.mask[1];
                if off == 0 {
                    if reached <= place {
                        return Some((true, entry.mask));
                    }
                    if missed >= place {
                        return Some((false, entry.mask));
                    }
                }
            }
            at = chunk.next;
        }
        None
    }

    /// Keeps an answer.
    pub fn keep(&mut self, key: &Key, owners: [u64; 2], all: Lanes, place: u16, (answer, ranks): (bool, Lanes)) {
        if self.kept >= self.most {
            self.clear();
        }
        let mask = mask(all, ranks);
        let owners = [owners[0] & mask[0], owners[1] & mask[1]];
        let slot = self.slot(key.lengths, key.rest());
        let first = self.slots[slot].first;
        let mut at = first;
        while at != NONE {
            let chunk = &mut self.chunks[at as usize];
            let taken = chunk.entries.iter().zip(&mut chunk.bounds).take(chunk.count as usize);
            for (entry, (reached, missed)) in taken {
                if entry.mask == mask && entry.owners == owners {
                    if answer {
                        *reached = place.min(*reached);
                    } else {
                        *missed = place.max(*missed);
                    }
                    return;
                }
            }
            at = chunk.next;
        }
        self.kept += 1;
        let bounds = if answer { (place, 0) } else { (u16::MAX, place) };
        let entry = Entry { owners, mask };
        if let Some(chunk) = self.chunks.get_mut(first as usize)
            && (chunk.count as usize) < WIDTH
        {
            chunk.entries[chunk.count as usize] = entry;
            chunk.bounds[chunk.count as usize] = bounds;
            chunk.count += 1;
            return;
        }
        self.chunks.push(Chunk {
            entries: [entry; WIDTH],
            bounds: [bounds; WIDTH],
            count: 1,
            next: first,
        });
        self.slots[slot] = Slot {
            lengths: key.lengths,
            rest: key.rest(),
            first: self.chunks.len() as u32 - 1,
        };
        if first == NONE {
            self.used += 1;
            if 2 * self.used > self.slots.len() {
                self.grow();
            }
        }
    }

    /// Doubles the places for keys.
    fn grow(&mut self) {
        let larger = vec![EMPTY; 2 * self.slots.len()];
        let old = std::mem::replace(&mut self.slots, larger);
        for slot in old.into_iter().filter(|slot| slot.first != NONE) {
            let at = self.slot(slot.lengths, slot.rest);
            self.slots[at] = slot;
        }
    }

    /// Where the card that decided a lead or the reply to it is kept: by the cards to choose from.
    fn reply_slot(trick: &Trick, lawful: Lanes) -> (usize, u32) {
        let played = u64::from(trick.first()) << 16 | u64::from(trick.count()) << 8 | u64::from(trick.leader);
        let hash = Fold::default()
            .and(lawful.wrapping_add(played.wrapping_mul(0xD6E8_FEB8_6659_FD93)))
            .value();
        (hash as usize & (REPLIES - 1), ((hash >> 40) as u32) << 8)
    }

    /// The card that last decided such a turn, if it is known; other cards to choose from may have left it there.
    pub fn reply(&self, trick: &Trick, lawful: Lanes) -> Option<u8> {
        let (at, tag) = Table::reply_slot(trick, lawful);
        let kept = self.replies[at];
        (kept & !255 == tag).then_some(kept as u8 & 63)
    }

    /// Keeps the card that decided a turn.
    pub fn keep_reply(&mut self, trick: &Trick, lawful: Lanes, card: u8) {
        let (at, tag) = Table::reply_slot(trick, lawful);
        self.replies[at] = tag | u32::from(card);
    }
}
