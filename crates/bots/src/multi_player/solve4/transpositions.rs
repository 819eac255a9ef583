//! Answers that are known: by the lengths of all suits, then by the owners of the top cards that an answer rests on.

use std::collections::HashMap;
use std::hash::{BuildHasherDefault, Hasher};

use super::Answer;
use super::rank::Lanes;

/// Answers kept at most; then the memory starts afresh. About 32 bytes each.
const MOST: usize = 1_500_000;

/// Cards kept that decided running tricks.
const REPLIES: usize = 1 << 20;

/// Answers kept for one set of lengths.
const EACH: usize = 300;

/// The lengths of all suits in all hands, the leader, and whether spades are broken.
pub(super) type Key = (u64, u8);

/// Bounds on the tricks of seats 0 and 2 for all positions that agree in the owners of the cards `ranks`.
struct Entry {
    ranks: Lanes,
    /// The owners of those cards, as two planes of bits.
    owners: [Lanes; 2],
    least: u8,
    most: u8,
}

/// Multiplies and folds: the keys are counts already, nobody attacks them.
#[derive(Default)]
struct Fold(u64);

impl Hasher for Fold {
    fn finish(&self) -> u64 {
        self.0
    }

    fn write(&mut self, bytes: &[u8]) {
        for &byte in bytes {
            self.write_u64(u64::from(byte));
        }
    }

    fn write_u8(&mut self, number: u8) {
        self.write_u64(u64::from(number));
    }

    fn write_u64(&mut self, number: u64) {
        let product = u128::from(self.0 ^ number ^ 0x9E37_79B9_7F4A_7C15) * 0xA076_1D64_78BD_642F;
        self.0 = (product >> 64) as u64 ^ product as u64;
    }
}

/// What is known of the positions with one set of lengths.
#[derive(Default)]
struct Shape {
    entries: Vec<Entry>,
}

/// Answers found so far.
#[derive(Default)]
pub(super) struct Transpositions {
    shapes: HashMap<Key, Shape, BuildHasherDefault<Fold>>,
    /// The cards that last decided running tricks, by a fold of the trick and the lengths.
    replies: Vec<u8>,
    count: usize,
}

/// The key of a position.
pub(super) fn key(hands: &[Lanes; 4], leader: u8, broken: bool) -> Key {
    let mut lengths = 0;
    for hand in hands {
        for suit in 0..4 {
            lengths = lengths << 4 | u64::from((hand >> (16 * suit) & 0xffff).count_ones());
        }
    }
    (lengths, leader << 1 | u8::from(broken))
}

/// The owners of all cards as two planes of bits.
fn planes(hands: &[Lanes; 4]) -> [Lanes; 2] {
    [hands[1] | hands[3], hands[2] | hands[3]]
}

impl Transpositions {
    /// Where the card that decided a running trick is kept.
    fn slot(key: &Key, cards: &[u8]) -> usize {
        let mut fold = Fold(key.0 ^ u64::from(key.1) << 56);
        for &card in cards {
            fold.write_u8(card + 1);
        }
        fold.finish() as usize % REPLIES
    }

    /// The card that last decided this trick, or one like it.
    pub fn reply(&self, key: &Key, cards: &[u8]) -> Option<u8> {
        self.replies.get(Transpositions::slot(key, cards)).copied()
    }

    /// Keeps the card that decided a trick.
    pub fn keep_reply(&mut self, key: &Key, cards: &[u8], card: u8) {
        if self.replies.is_empty() {
            self.replies = vec![u8::MAX; REPLIES];
        }
        self.replies[Transpositions::slot(key, cards)] = card;
    }

    /// Whether seats 0 and 2 take `need` tricks, if that is known.
    pub fn find(&self, key: &Key, hands: &[Lanes; 4], need: u8) -> Option<Answer> {
        let [a, b] = planes(hands);
        let fits = |entry: &&Entry| ((entry.owners[0] ^ a) | (entry.owners[1] ^ b)) & entry.ranks == 0;
        self.shapes.get(key)?.entries.iter().filter(fits).find_map(|entry| {
            if entry.least >= need {
                Some((true, entry.ranks))
            } else if entry.most < need {
                Some((false, entry.ranks))
            } else {
                None
            }
        })
    }

    /// Keeps an answer.
    pub fn keep(&mut self, key: &Key, hands: &[Lanes; 4], need: u8, (answer, ranks): Answer) {
        if self.count >= MOST {
            self.shapes.clear();
            self.count = 0;
        }
        let [a, b] = planes(hands);
        let owners = [a & ranks, b & ranks];
        let (least, most) = if answer { (need, u8::MAX) } else { (0, need - 1) };
        let shape = self.shapes.entry(*key).or_default();
        let list = &mut shape.entries;
        if let Some(entry) = list
            .iter_mut()
            .find(|entry| entry.ranks == ranks && entry.owners == owners)
        {
            entry.least = entry.least.max(least);
            entry.most = entry.most.min(most);
            return;
        }
        if list.len() >= EACH {
            list.remove(0);
            self.count -= 1;
        }
        self.count += 1;
        list.push(Entry {
            ranks,
            owners,
            least,
            most,
        });
    }
}
