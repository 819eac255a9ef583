//! The letters and digits of a code: Crockford's base 32 (<https://www.crockford.com/base32.html>).

use super::CodeError;

const SYMBOLS: &[u8; 32] = b"0123456789ABCDEFGHJKMNPQRSTVWXYZ";

/// The value of a letter or digit, in either case; I and L are read as 1, O as 0. There is no U.
fn value(letter: char) -> Option<u8> {
    let letter = match letter.to_ascii_uppercase() {
        'I' | 'L' => '1',
        'O' => '0',
        letter => letter,
    };
    let place = SYMBOLS.iter().position(|&symbol| char::from(symbol) == letter)?;
    u8::try_from(place).ok()
}

/// The values of a text, each with the character of the text that it stands at. Hyphens and spaces are passed over.
pub(super) fn read(text: &str) -> Result<(Vec<u8>, Vec<usize>), CodeError> {
    let passed = |found: char| found == '-' || found.is_whitespace();
    let letters = text.chars().enumerate().filter(|&(_, found)| !passed(found));
    letters
        .map(|(at, found)| match value(found) {
            Some(value) => Ok((value, at)),
            None => Err(CodeError::Character { at, found }),
        })
        .collect::<Result<Vec<_>, _>>()
        .map(|symbols| symbols.into_iter().unzip())
}

pub(super) fn write(values: &[u8]) -> String {
    let symbol = |&value: &u8| char::from(SYMBOLS[usize::from(value & 31)]);
    values.iter().map(symbol).collect()
}

/// Bytes as values of five bits, the last one filled up with zeros.
pub(super) fn from_bits(bytes: &[u8], bits: usize) -> Vec<u8> {
    let bit = |at: usize| bytes.get(at / 8).map_or(0, |byte| byte >> (7 - at % 8) & 1);
    (0..bits.div_ceil(5))
        .map(|symbol| (0..5).fold(0, |value, step| value << 1 | bit(symbol * 5 + step)))
        .collect()
}

/// Values of five bits as bytes, the last one filled up with zeros.
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
        let (values, places) = read(" ol-I0\tz").unwrap();
        assert_eq!(values, [0, 1, 1, 0, 31]);
        assert_eq!(places, [1, 2, 4, 5, 7]);
        assert_eq!(read("0Ü0"), Err(CodeError::Character { at: 1, found: 'Ü' }));
        assert_eq!(read("0u"), Err(CodeError::Character { at: 1, found: 'u' }));
        let all: Vec<u8> = (0..32).collect();
        assert_eq!(read(&write(&all)).unwrap().0, all);
    }

    #[test]
    fn bits_come_back() {
        let bytes = [0xA5, 0x0F, 0x80];
        let values = from_bits(&bytes, 17);
        assert_eq!(values.len(), 4);
        assert_eq!(to_bytes(&values), bytes);
    }
}
