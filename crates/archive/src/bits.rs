//! Numbers in as few bits as possible, most significant bit first.

/// Error: fewer bits are left than requested.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Short;

/// A writer of bits, in order.
#[derive(Clone, Debug, Default)]
pub struct BitWriter {
    bytes: Vec<u8>,
    bits: usize,
}

impl BitWriter {
    /// Returns the number of bits written.
    #[must_use]
    pub fn len(&self) -> usize {
        self.bits
    }

    /// Returns `true` if no bit was written.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.bits == 0
    }

    /// Writes the lowest `count` bits of a number.
    pub fn write(&mut self, value: u64, count: u32) {
        for bit in (0..count).rev() {
            if self.bits.is_multiple_of(8) {
                self.bytes.push(0);
            }
            if let Some(byte) = self.bytes.last_mut() {
                *byte |= ((value >> bit & 1) as u8) << (7 - self.bits % 8);
            }
            self.bits += 1;
        }
    }

    /// Writes one bit.
    pub fn flag(&mut self, on: bool) {
        self.write(u64::from(on), 1);
    }

    /// Writes any number below 2^32, as an exponential Golomb code of the given order: numbers below 2^order take order + 1
    /// bits, and two more bits with every doubling.
    pub fn number(&mut self, value: u32, order: u32) {
        let raised = u64::from(value) + (1 << order);
        let high = raised.ilog2();
        self.write(0, high - order);
        self.write(raised, high + 1);
    }

    /// Writes a signed number like [`BitWriter::number`].
    pub fn signed(&mut self, value: i32, order: u32) {
        self.number((value << 1 ^ value >> 31) as u32, order);
    }

    /// Returns the bits as bytes, the last one padded with zeros.
    #[must_use]
    pub fn into_bytes(self) -> Vec<u8> {
        self.bytes
    }
}

/// A reader of the output of a [`BitWriter`].
#[derive(Clone, Debug)]
pub struct BitReader<'a> {
    bytes: &'a [u8],
    at: usize,
}

impl<'a> BitReader<'a> {
    /// Creates a reader at the first bit.
    #[must_use]
    pub fn new(bytes: &'a [u8]) -> BitReader<'a> {
        BitReader { bytes, at: 0 }
    }

    /// Reads the next `count` bits, at most 64.
    ///
    /// # Errors
    /// If fewer are left.
    pub fn read(&mut self, count: u32) -> Result<u64, Short> {
        let mut value = 0;
        for _ in 0..count {
            let byte = self.bytes.get(self.at / 8).ok_or(Short)?;
            value = value << 1 | u64::from(byte >> (7 - self.at % 8) & 1);
            self.at += 1;
        }
        Ok(value)
    }

    /// Reads the next bit.
    ///
    /// # Errors
    /// If none is left.
    pub fn flag(&mut self) -> Result<bool, Short> {
        Ok(self.read(1)? == 1)
    }

    /// Reads a number written by [`BitWriter::number`] with the same order.
    ///
    /// # Errors
    /// If the bits end before the number, or it is 2^32 or more.
    pub fn number(&mut self, order: u32) -> Result<u32, Short> {
        let mut high = order;
        while !self.flag()? {
            high += 1;
            if high > 32 {
                return Err(Short);
            }
        }
        let raised = 1 << high | self.read(high)?;
        u32::try_from(raised - (1 << order)).map_err(|_| Short)
    }

    /// Reads a number written by [`BitWriter::signed`] with the same order.
    ///
    /// # Errors
    /// As for [`BitReader::number`].
    pub fn signed(&mut self, order: u32) -> Result<i32, Short> {
        let folded = self.number(order)?;
        Ok((folded >> 1) as i32 ^ -((folded & 1) as i32))
    }

    /// Returns the number of bits read.
    #[must_use]
    pub fn position(&self) -> usize {
        self.at
    }

    /// Returns the bytes after the last one read.
    #[must_use]
    pub fn rest(&self) -> &'a [u8] {
        &self.bytes[self.at.div_ceil(8).min(self.bytes.len())..]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_come_back_and_end_where_they_end() {
        for order in [0, 3, 7] {
            let numbers = [0, 1, 2, 7, 8, 255, 256, 10_000, u32::MAX - 1, u32::MAX];
            let signed = [0, 1, -1, 63, -64, 10_000, i32::MAX, i32::MIN];
            let mut out = BitWriter::default();
            numbers.iter().for_each(|&number| out.number(number, order));
            out.flag(true);
            signed.iter().for_each(|&number| out.signed(number, order));
            let bits = out.len();
            let bytes = out.into_bytes();
            let mut input = BitReader::new(&bytes);
            numbers
                .iter()
                .for_each(|&number| assert_eq!(input.number(order), Ok(number)));
            assert_eq!(input.flag(), Ok(true));
            signed
                .iter()
                .for_each(|&number| assert_eq!(input.signed(order), Ok(number)));
            assert_eq!(input.position(), bits);
            assert!(input.rest().is_empty());
            assert_eq!(input.read(8), Err(Short));
        }
    }

    #[test]
    fn small_numbers_are_small() {
        let mut out = BitWriter::default();
        out.number(127, 7);
        assert_eq!(out.len(), 8);
        out.number(128, 7);
        assert_eq!(out.len(), 18);
    }
}
