//! What is known already: positions with a set of winning trick counts, and whether the leader can end in the set.
//!
//! An entry is the whole question and its answer in 64 bits, so nothing is ever mistaken for another and one memory may serve any number
//! of solves. The six bits that are left over tell in which solve an answer was last kept: answers of older solves make room first.

/// Entries that share an index.
const WAYS: usize = 4;

/// A fixed-size memory of answers.
#[derive(Clone, Debug)]
pub(super) struct Transpositions {
    entries: Vec<u64>,
    shift: u32,
    /// The solve that is going on, in the bits where entries have theirs.
    age: u64,
}

/// Where an entry's age begins.
const AGE: u32 = 58;

impl Transpositions {
    /// Room for 2^`bits` entries of 8 bytes.
    pub(super) fn new(bits: u32) -> Transpositions {
        Transpositions {
            entries: vec![0; 1 << bits],
            shift: 64 - (bits - WAYS.trailing_zeros()),
            age: 0,
        }
    }

    /// What is known from now on belongs to another solve.
    pub(super) fn begin(&mut self) {
        self.age = self.age.wrapping_add(1 << AGE);
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
            .find(|&&entry| entry << (64 - AGE) >> (65 - AGE) == question)
            .map(|entry| entry & 1 == 1)
    }

    /// Remembers an answer, in place of the one that was the least work; that of older solves counts for nothing.
    pub(super) fn put(&mut self, question: u64, answer: bool) {
        let at = self.bucket(question);
        let ways = &mut self.entries[at..at + WAYS];
        let age = self.age;
        let work = |entry: u64| {
            if entry >> AGE == age >> AGE {
                entry >> 1 >> 38 & 15
            } else {
                0
            }
        };
        let oldest = (question >> 7) as usize % WAYS;
        let mut worst = oldest;
        for way in 0..WAYS {
            if ways[way] << (64 - AGE) >> (65 - AGE) == question || ways[way] == 0 {
                worst = way;
                break;
            }
            if work(ways[way]) < work(ways[worst]) {
                worst = way;
            }
        }
        ways[worst] = age | question << 1 | u64::from(answer);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn answers_of_older_solves_stand_until_others_need_their_place() {
        let mut known = Transpositions::new(3);
        let questions = |left: u64| {
            let known = Transpositions::new(3);
            let all = (1..).map(move |number| number | left << 38);
            all.filter(move |&question| known.bucket(question) == 0).take(WAYS)
        };
        let count = |known: &Transpositions, left| {
            questions(left)
                .filter(|&question| known.get(question).is_some())
                .count()
        };
        questions(9).for_each(|question| known.put(question, true));
        questions(2).for_each(|question| known.put(question, true));
        assert_eq!(
            (count(&known, 9), count(&known, 2)),
            (WAYS - 1, 1),
            "one of the larger had to give way"
        );
        known.begin();
        assert_eq!(count(&known, 9), WAYS - 1, "still known");
        questions(3).for_each(|question| known.put(question, false));
        assert_eq!(
            (count(&known, 9), count(&known, 3)),
            (0, WAYS),
            "their work counts for nothing now"
        );
        assert!(questions(3).all(|question| known.get(question) == Some(false)));
    }
}
