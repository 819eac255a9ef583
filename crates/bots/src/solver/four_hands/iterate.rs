//! A fast hash for keys that are not under attack.

use std::hash::Hasher;

/// A hasher that multiplies and folds.
#[derive(Clone, Copy, Default)]
pub(super) struct Fold(u64);

impl Fold {
    /// Returns the hash.
    pub fn value(self) -> u64 {
        self.0
    }

    /// Returns the hash after one more number.
    pub fn and(self, number: u64) -> Fold {
        let product = u128::from(self.0 ^ number ^ 0x9E37_79B9_7F4A_7C15) * 0xA076_1D64_78BD_642F;
        Fold((product >> 64) as u64 ^ product as u64)
    }
}

impl Hasher for Fold {
    fn finish(&self) -> u64 {
        self.0
    }

    fn write(&mut self, bytes: &[u8]) {
        for part in bytes.chunks(8) {
            let mut number = [0; 8];
            number[..part.len()].copy_from_slice(part);
            self.write_u64(u64::from_le_bytes(number));
        }
    }

    fn write_u8(&mut self, number: u8) {
        self.write_u64(u64::from(number));
    }

    fn write_u64(&mut self, number: u64) {
        *self = self.and(number);
    }
}
