//! Arithmetic coding: each choice takes as many bits as it is surprising.
//!
//! A range coder with carries, after G. N. N. Martin, "Range encoding: an algorithm for removing redundancy from a digitised
//! message" (1979), in the form of Igor Pavlov's LZMA, which holds a byte back until no carry can reach it.

/// Minimum width of a range, so that with totals up to 2^16 every choice keeps a share of it.
const MIN_WIDTH: u32 = 1 << 24;

/// Writes or reads one choice after another.
pub(super) trait Coder {
    /// Codes one of several choices by their weights, whose sum is below 2^16. The writer writes `choice` and returns it; the
    /// reader returns the one that it reads.
    fn code(&mut self, weights: &[u16], choice: usize) -> usize;
}

/// Returns the sum of the weights before the choice, its own weight, and the total.
fn span(weights: &[u16], choice: usize) -> (u32, u32, u32) {
    let sum = |weights: &[u16]| weights.iter().map(|&weight| u32::from(weight)).sum::<u32>();
    (sum(&weights[..choice]), u32::from(weights[choice]), sum(weights))
}

/// The encoder.
pub(super) struct RangeWriter {
    low: u64,
    range: u32,
    /// Byte that a carry may still reach; `full` counts the bytes of 255 after it.
    held: u8,
    full: usize,
    bytes: Vec<u8>,
}

impl RangeWriter {
    pub(super) fn new() -> RangeWriter {
        RangeWriter {
            low: 0,
            range: u32::MAX,
            held: 0,
            full: 0,
            bytes: Vec::new(),
        }
    }

    fn shift(&mut self) {
        let carry = (self.low >> 32) as u8;
        if carry == 1 || self.low < 0xFF00_0000 {
            self.bytes.push(self.held.wrapping_add(carry));
            self.bytes
                .extend(std::iter::repeat_n(0xFF_u8.wrapping_add(carry), self.full));
            self.full = 0;
            self.held = (self.low >> 24) as u8;
        } else {
            self.full += 1;
        }
        self.low = (self.low & 0x00FF_FFFF) << 8;
    }

    /// Returns the bytes. Writes the number in the last range with the most trailing zeros, and omits these.
    pub(super) fn finish(mut self) -> Vec<u8> {
        let last = self.low + u64::from(self.range) - 1;
        let zeros = (0..33).rev().find(|zeros| last >> zeros << zeros >= self.low);
        self.low = last >> zeros.unwrap_or(0) << zeros.unwrap_or(0);
        (0..5).for_each(|_| self.shift());
        // The byte held at the start is never reached by a carry.
        let mut bytes = self.bytes.split_off(1);
        // A reader adds a limited number of zeros, and a match in which every choice is the first one would write nothing but zeros.
        let min = bytes.len().saturating_sub(MAX_ZEROS);
        let written = bytes.iter().rposition(|&byte| byte != 0).map_or(0, |at| at + 1);
        bytes.truncate(written.max(min));
        bytes
    }
}

impl Coder for RangeWriter {
    fn code(&mut self, weights: &[u16], choice: usize) -> usize {
        let (before, own, all) = span(weights, choice);
        self.range /= all;
        self.low += u64::from(before) * u64::from(self.range);
        self.range *= own;
        while self.range < MIN_WIDTH {
            self.range <<= 8;
            self.shift();
        }
        choice
    }
}

/// Maximum number of zeros read beyond the end before the input counts as damaged. The writer omits trailing zeros, which are
/// rarely more than a few; without a limit, a few bytes could play on through a thousand rounds.
const MAX_ZEROS: usize = 32;

/// The decoder; beyond the end it reads zeros.
pub(super) struct RangeReader<'a> {
    code: u32,
    range: u32,
    bytes: std::slice::Iter<'a, u8>,
    zeros: usize,
}

impl<'a> RangeReader<'a> {
    pub(super) fn new(bytes: &'a [u8]) -> RangeReader<'a> {
        let mut reader = RangeReader {
            code: 0,
            range: u32::MAX,
            bytes: bytes.iter(),
            zeros: 0,
        };
        (0..4).for_each(|_| reader.shift());
        reader
    }

    fn shift(&mut self) {
        let next = self.bytes.next().copied();
        self.zeros += usize::from(next.is_none());
        self.code = self.code << 8 | u32::from(next.unwrap_or(0));
    }

    /// Returns `true` if more was read than any writer can have omitted.
    pub(super) fn is_past_end(&self) -> bool {
        self.zeros > MAX_ZEROS
    }

    /// Returns `true` if every byte was read.
    pub(super) fn is_at_end(&self) -> bool {
        self.bytes.len() == 0
    }
}

impl Coder for RangeReader<'_> {
    fn code(&mut self, weights: &[u16], _choice: usize) -> usize {
        let (_, _, all) = span(weights, 0);
        self.range /= all;
        let mut left = self.code / self.range;
        let fits = |&weight: &u16| {
            let fits = left < u32::from(weight);
            if !fits {
                left -= u32::from(weight);
            }
            fits
        };
        // Invalid bytes may point beyond the last choice.
        let choice = weights.iter().position(fits).unwrap_or(weights.len() - 1);
        let (before, own, _) = span(weights, choice);
        self.code = self.code.wrapping_sub(before * self.range);
        self.range *= own;
        while self.range < MIN_WIDTH {
            self.range <<= 8;
            self.shift();
        }
        choice
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    fn there_and_back(choices: &[(Vec<u16>, usize)]) -> Vec<u8> {
        let mut writer = RangeWriter::new();
        for (weights, choice) in choices {
            writer.code(weights, *choice);
        }
        let bytes = writer.finish();
        let mut reader = RangeReader::new(&bytes);
        for (weights, choice) in choices {
            assert_eq!(reader.code(weights, 0), *choice);
        }
        assert!(reader.is_at_end());
        bytes
    }

    proptest! {
        #[test]
        fn choices_come_back(choices in prop::collection::vec(
            prop::collection::vec(1u16..4000, 1..15).prop_flat_map(|weights| {
                let count = weights.len();
                (Just(weights), 0..count)
            }), 0..300)) {
            there_and_back(&choices);
        }
    }

    /// The first of many choices repeatedly pushes the low end to the top, where carries occur.
    #[test]
    fn carries_are_carried() {
        for weights in [vec![1, 65_000], vec![255, 1], vec![1, 1]] {
            for pattern in [[0, 0, 1], [1, 1, 1], [1, 1, 0], [0, 0, 0]] {
                let choices: Vec<_> = (0..3000).map(|at| (weights.clone(), pattern[at % 3])).collect();
                there_and_back(&choices);
            }
        }
    }

    #[test]
    fn certainty_costs_nothing_and_a_coin_a_bit() {
        assert!(there_and_back(&[]).is_empty());
        assert!(there_and_back(&vec![(vec![7], 0); 1000]).is_empty());
        let coins: Vec<_> = (0..800).map(|at| (vec![1, 1], at * 7 % 5 % 2)).collect();
        assert!((99..=101).contains(&there_and_back(&coins).len()));
        assert!(there_and_back(&vec![(vec![999, 1], 0); 800]).len() <= 2);
    }
}
