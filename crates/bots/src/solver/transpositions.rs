//! What is known already: positions with a set of winning trick counts, and whether the leader can end in the set.
//!
//! An entry is the whole question and its answer in 64 bits, so nothing is ever mistaken for another and one memory may serve any number
//! of solves.

/// Entries that share an index.
const WAYS: usize = 4;

/// A fixed-size memory of answers.
#[derive(Clone, Debug)]
pub(super) struct Transpositions {
    entries: Vec<u64>,
    shift: u32,
}

impl Transpositions {
    /// Room for 2^`bits` entries of 8 bytes.
    pub(super) fn new(bits: u32) -> Transpositions {
        Transpositions {
            entries: vec![0; 1 << bits],
            shift: 64 - (bits - WAYS.trailing_zeros()),
        }
    }

    fn bucket(&self, question: u64) -> usize {
        let hash = question.wrapping_mul(0x9E37_79B9_7F4A_7C15);
        ((hash ^ hash >> 29).wrapping_mul(0xBF58_476D_1CE4_E5B9) >> self.shift) as usize * WAYS
    }

    /// The answer, if it is known.
    pub(super) fn get(&self, question: u64) -> Option<bool> {
        let at = self.bucket(question);
        self.entries[at..at + WAYS]
            .iter()
            .find(|&&entry| entry >> 1 == question)
            .map(|entry| entry & 1 == 1)
    }

    /// Remembers an answer, in place of the one that was the least work.
    pub(super) fn put(&mut self, question: u64, answer: bool) {
        let at = self.bucket(question);
        let ways = &mut self.entries[at..at + WAYS];
        let work = |entry: u64| entry >> 1 >> 38 & 15;
        let oldest = (question >> 7) as usize % WAYS;
        let mut worst = oldest;
        for way in 0..WAYS {
            if ways[way] >> 1 == question || ways[way] == 0 {
                worst = way;
                break;
            }
            if work(ways[way]) < work(ways[worst]) {
                worst = way;
            }
        }
        ways[worst] = question << 1 | u64::from(answer);
    }
}
