//! Bytes as text that any store can hold: base 64 with `-` and `_`, without padding (RFC 4648, section 5).

const LETTERS: &[u8; 64] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";

pub(crate) fn write(bytes: &[u8]) -> String {
    let mut text = String::with_capacity(bytes.len().div_ceil(3) * 4);
    for part in bytes.chunks(3) {
        let byte = |at: usize| u32::from(part.get(at).copied().unwrap_or(0));
        let bits = byte(0) << 16 | byte(1) << 8 | byte(2);
        for letter in 0..=part.len() {
            text.push(char::from(LETTERS[(bits >> (18 - 6 * letter) & 63) as usize]));
        }
    }
    text
}

/// Returns the bytes; `None` if the text was not written this way.
pub(crate) fn read(text: &str) -> Option<Vec<u8>> {
    let mut bytes = Vec::with_capacity(text.len() * 3 / 4);
    for part in text.as_bytes().chunks(4) {
        let mut bits = 0;
        for letter in part {
            bits = bits << 6 | value(*letter)?;
        }
        bits <<= 6 * (4 - part.len());
        let count = part.len().checked_sub(1).filter(|&count| count > 0)?;
        if bits & (0xFF_FFFF >> (8 * count)) != 0 {
            return None;
        }
        bytes.extend((0..count).map(|at| (bits >> (16 - 8 * at)) as u8));
    }
    Some(bytes)
}

fn value(letter: u8) -> Option<u32> {
    Some(u32::from(match letter {
        b'A'..=b'Z' => letter - b'A',
        b'a'..=b'z' => letter - b'a' + 26,
        b'0'..=b'9' => letter - b'0' + 52,
        b'-' => 62,
        b'_' => 63,
        _ => return None,
    }))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bytes_come_back() {
        let bytes: Vec<u8> = (0..=255).collect();
        for count in 0..bytes.len() {
            let text = write(&bytes[..count]);
            assert_eq!(read(&text).as_deref(), Some(&bytes[..count]));
        }
        // RFC 4648, section 10.
        assert_eq!([write(b"f"), write(b"fo"), write(b"foobar")], ["Zg", "Zm8", "Zm9vYmFy"]);
        for bad in ["A", "AAAAA", "Zh", "Zm9", "Zg==", "Z g", "Zö"] {
            assert_eq!(read(bad), None, "{bad}");
        }
    }
}
