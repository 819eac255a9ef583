//! Known answers: a position, a set of winning trick counts, and `true` if the leader can end in the set. For "n or
//! more", an entry keeps the minimum and the maximum that the leader gets instead, which also answer for other
//! numbers.
//!
//! An entry is the whole question and its answer in 64 bits, so that entries are never confused and one memory may
//! serve any number of solves. The remaining five bits hold the solve in which an answer was last kept: answers of
//! older solves are replaced first.

use super::counts::Counts;

/// A question about a position: the position's key of [`KEY`] bits, 14 bits of counts, and one bit for "or more".
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Question(u64);

/// Bits of a position's key.
const KEY: u32 = 43;
/// A question's bit for "or more".
const OR_MORE: u64 = 1 << 57;

impl Question {
    /// "Can the leader end in one of these counts?"
    pub(super) fn among(key: u64, wanted: Counts) -> Question {
        Question(key | u64::from(wanted) << KEY)
    }

    /// "Can the leader get `tricks` or more?"
    pub(super) fn at_least(key: u64, tricks: u32) -> Question {
        Question(key | u64::from(tricks) << KEY | OR_MORE)
    }

    /// Returns the bits shared by all entries that answer it.
    fn subject(self) -> u64 {
        if self.0 & OR_MORE == 0 {
            self.0
        } else {
            self.0 & !(0x3fff << KEY)
        }
    }

    /// Returns the mask of the bits that identify an entry's subject.
    fn mask(self) -> u64 {
        if self.0 & OR_MORE == 0 {
            (1 << ANSWER) - 1
        } else {
            OR_MORE | ((1 << KEY) - 1)
        }
    }

    fn tricks(self) -> u64 {
        self.0 >> KEY & 15
    }

    /// Returns the answer of an entry of its subject, if the entry has one.
    fn answer(self, entry: u64) -> Option<bool> {
        if self.0 & OR_MORE == 0 {
            return Some(entry >> ANSWER & 1 == 1);
        }
        let (min, max) = (entry >> KEY & 15, entry >> (KEY + 4) & 15);
        if self.tricks() <= min {
            return Some(true);
        }
        (self.tricks() > max).then_some(false)
    }

    /// Returns an entry with this answer and those of `known`, an entry of the same subject, without an age.
    fn entry(self, known: Option<u64>, answer: bool) -> u64 {
        if self.0 & OR_MORE == 0 {
            return self.0 | u64::from(answer) << ANSWER;
        }
        let known = known.map_or(15 << 4, |entry| entry >> KEY & 255);
        let tricks = if answer {
            known & 15 << 4 | self.tricks()
        } else {
            (self.tricks() - 1) << 4 | known & 15
        };
        self.subject() | tricks << KEY
    }
}

/// Number of entries that share an index.
const WAYS: usize = 4;

/// A fixed-size memory of answers.
#[derive(Clone, Debug)]
pub(super) struct Transpositions {
    entries: Vec<u64>,
    shift: u32,
    /// The current solve, in the bits of an entry's age.
    age: u64,
}

/// First bit of an entry's answer: one bit; with "or more", the minimum and the maximum replace the counts.
const ANSWER: u32 = 58;
/// First bit of an entry's age.
const AGE: u32 = 59;

impl Transpositions {
    /// Returns a memory of 2^`bits` entries of 8 bytes.
    pub(super) fn new(bits: u32) -> Transpositions {
        Transpositions {
            entries: vec![0; 1 << bits],
            shift: 64 - (bits - WAYS.trailing_zeros()),
            age: 0,
        }
    }

    /// Begins another solve: answers kept from now on belong to it.
    pub(super) fn begin(&mut self) {
        self.age = self.age.wrapping_add(1 << AGE);
    }

    fn bucket(&self, subject: u64) -> usize {
        let hash = subject.wrapping_mul(0x9E37_79B9_7F4A_7C15);
        ((hash ^ hash >> 29).wrapping_mul(0xBF58_476D_1CE4_E5B9) >> self.shift) as usize * WAYS
    }

    /// Returns the answer, if it is known.
    pub(super) fn get(&self, question: Question) -> Option<bool> {
        let (subject, mask) = (question.subject(), question.mask());
        let at = self.bucket(subject);
        let mut ways = self.entries[at..at + WAYS].iter();
        let entry = ways.find(|&&entry| entry & mask == subject)?;
        question.answer(*entry)
    }

    /// Stores an answer in place of the one that took the least work; answers of older solves count as no work.
    pub(super) fn put(&mut self, question: Question, answer: bool) {
        let (subject, mask) = (question.subject(), question.mask());
        let at = self.bucket(subject);
        let ways = &mut self.entries[at..at + WAYS];
        let age = self.age;
        let work = |entry: u64| {
            if entry >> AGE == age >> AGE {
                entry >> 38 & 15
            } else {
                0
            }
        };
        let oldest = (subject >> 7) as usize % WAYS;
        let mut worst = oldest;
        let mut known = None;
        for way in 0..WAYS {
            if ways[way] & mask == subject {
                known = Some(ways[way]);
            }
            if known.is_some() || ways[way] == 0 {
                worst = way;
                break;
            }
            if work(ways[way]) < work(ways[worst]) {
                worst = way;
            }
        }
        ways[worst] = age | question.entry(known, answer);
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
            let all = (1..).map(move |number| Question::among(number | left << 38, 1));
            all.filter(move |question| known.bucket(question.subject()) == 0)
                .take(WAYS)
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

    #[test]
    fn an_answer_holds_for_other_numbers() {
        let mut known = Transpositions::new(3);
        let ask = |tricks| Question::at_least(9 << 38, tricks);
        known.put(ask(5), false);
        assert_eq!(
            [4, 5, 6].map(|tricks| known.get(ask(tricks))),
            [None, Some(false), Some(false)]
        );
        known.put(ask(3), true);
        assert_eq!(
            [3, 4, 5].map(|tricks| known.get(ask(tricks))),
            [Some(true), None, Some(false)]
        );
        assert_eq!(
            known.get(Question::among(9 << 38, 3)),
            None,
            "counts alone are another question"
        );
    }
}
