//! Texts as other programs save them: in UTF-8 or UTF-16, with or without a byte order mark, or in a Western encoding of one byte per
//! character.

/// Decodes a text; `None` if it can't be one. Lines end with `\n`.
pub(super) fn decode(bytes: Vec<u8>) -> Option<String> {
    let text = match *bytes {
        [0xff, 0xfe, ref rest @ ..] => utf_16(rest, u16::from_le_bytes)?,
        [0xfe, 0xff, ref rest @ ..] => utf_16(rest, u16::from_be_bytes)?,
        [first, 0, ..] if first != 0 => utf_16(&bytes, u16::from_le_bytes)?,
        [0, second, ..] if second != 0 => utf_16(&bytes, u16::from_be_bytes)?,
        _ => String::from_utf8(bytes).unwrap_or_else(|error| western(error.as_bytes())),
    };
    let text = text.strip_prefix('\u{feff}').unwrap_or(&text);
    let text = text.replace("\r\n", "\n").replace('\r', "\n");
    let is_text = |c: char| c == '\t' || c == '\n' || !c.is_ascii_control();
    text.chars().all(is_text).then_some(text)
}

fn utf_16(bytes: &[u8], unit: fn([u8; 2]) -> u16) -> Option<String> {
    let (pairs, rest) = bytes.as_chunks::<2>();
    let units: Vec<u16> = pairs.iter().map(|&pair| unit(pair)).collect();
    rest.is_empty().then(|| String::from_utf16(&units).ok())?
}

/// Decodes ISO 8859-1, which most Western encodings agree with in letters.
fn western(bytes: &[u8]) -> String {
    let character = |&byte: &u8| match byte {
        0x80..=0x9f => char::REPLACEMENT_CHARACTER,
        byte => char::from(byte),
    };
    bytes.iter().map(character).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn texts_of_all_editors_are_read() {
        let text = "# Für Oma ♠\njokers = true\n";
        let units = |unit: fn(u16) -> [u8; 2], mark: &str| {
            let text = format!("{mark}{text}");
            decode(text.encode_utf16().flat_map(unit).collect())
        };
        assert_eq!(decode(text.into()).as_deref(), Some(text));
        assert_eq!(decode(format!("\u{feff}{text}").into()).as_deref(), Some(text));
        for mark in ["\u{feff}", ""] {
            assert_eq!(units(u16::to_le_bytes, mark).as_deref(), Some(text));
            assert_eq!(units(u16::to_be_bytes, mark).as_deref(), Some(text));
        }
        assert_eq!(decode(text.replace('\n', "\r\n").into()).as_deref(), Some(text));
        assert_eq!(decode(text.replace('\n', "\r").into()).as_deref(), Some(text));
        let western = b"# F\xfcr Oma\r\njokers = true\r\n".to_vec();
        assert_eq!(decode(western).as_deref(), Some("# Für Oma\njokers = true\n"));
        assert_eq!(decode(Vec::new()).as_deref(), Some(""));
    }

    #[test]
    fn no_text_is_refused() {
        // The start of what a Mac leaves beside a file, of a program, and of a picture; half a character of UTF-16.
        let binary: [&[u8]; 4] = [
            b"\x00\x05\x16\x07\x00\x02\x00\x00\xff\xfe",
            b"\x7fELF\x02\x01\x01\x00",
            b"\x89PNG\r\n\x1a\n",
            b"\xff\xfe#\x00\x3d\xd8",
        ];
        for bytes in binary {
            assert_eq!(decode(bytes.to_vec()), None, "{bytes:?}");
        }
    }
}
