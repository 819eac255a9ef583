//! The letters and digits of a code: Crockford's base 32 (<https://www.crockford.com/base32.html>).

const SYMBOLS: &[u8; 32] = b"0123456789ABCDEFGHJKMNPQRSTVWXYZ";

/// Returns the value of a letter or digit, in either case; I and L are read as 1, O as 0. U is not used.
pub(super) fn value(letter: char) -> Option<u8> {
    let letter = match letter.to_ascii_uppercase() {
        'I' | 'L' => '1',
        'O' => '0',
        letter => letter,
    };
    let place = SYMBOLS.iter().position(|&symbol| char::from(symbol) == letter)?;
    u8::try_from(place).ok()
}

pub(super) fn write(values: &[u8]) -> String {
    let symbol = |&value: &u8| char::from(SYMBOLS[usize::from(value & 31)]);
    values.iter().map(symbol).collect()
}

/// Converts bytes to five-bit values, the last one padded with zeros.
pub(super) fn from_bits(bytes: &[u8], bits: usize) -> Vec<u8> {
    let bit = |at: usize| bytes.get(at / 8).map_or(0, |byte| byte >> (7 - at % 8) & 1);
    (0..bits.div_ceil(5))
        .map(|symbol| (0..5).fold(0, |value, step| value << 1 | bit(symbol * 5 + step)))
        .collect()
}

/// Converts five-bit values to bytes, the last one padded with zeros.
pub(super) fn to_bytes(values: &[u8]) -> Vec<u8> {
    let bit = |at: usize| values.get(at / 5).map_or(0, |value| value >> (4 - at % 5) & 1);
    (0..(values.len() * 5).div_ceil(8))
        .map(|byte| (0..8).fold(0, |value, step| value << 1 | bit(byte * 8 + step)))
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn letters_are_read_as_people_write_them() {
        let values: Vec<_> = "olI0züu-".chars().map(value).collect();
        let zero_to_z = [Some(0), Some(1), Some(1), Some(0), Some(31)];
        assert_eq!(values, [&zero_to_z[..], &[None; 3]].concat());
        let all: Vec<u8> = (0..32).collect();
        assert_eq!(write(&all).chars().filter_map(value).collect::<Vec<_>>(), all);
    }

    #[test]
    fn bits_come_back() {
        let bytes = [0xA5, 0x0F, 0x80];
        let values = from_bits(&bytes, 17);
        assert_eq!(values.len(), 4);
        assert_eq!(to_bytes(&values), bytes);
    }
}
