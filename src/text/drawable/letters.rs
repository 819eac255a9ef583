//! The letters of a font.

/// Sorted ranges of letters, each with its first and its last.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Letters(Vec<(char, char)>);

/// Returns `true` if one of these sorted ranges contains a letter.
pub(super) fn within(ranges: &[(char, char)], letter: char) -> bool {
    let after = ranges.partition_point(|&(first, _)| first <= letter);
    after > 0 && letter <= ranges[after - 1].1
}

/// Returns the number in two bytes.
fn number(bytes: &[u8], at: usize) -> Option<usize> {
    let pair = bytes.get(at..at.checked_add(2)?)?;
    Some(usize::from(pair[0]) << 8 | usize::from(pair[1]))
}

/// Returns the number in four bytes.
fn offset(bytes: &[u8], at: usize) -> Option<usize> {
    Some(number(bytes, at)? << 16 | number(bytes, at.checked_add(2)?)?)
}

impl Letters {
    /// Returns the letters of a font up to U+FFFF, from the table `cmap` in format 4 (OpenType specification); `None` if it has none.
    #[must_use]
    pub fn of_font(font: &[u8]) -> Option<Letters> {
        let mut tables = (0..number(font, 4)?).map(|table| 12 + 16 * table);
        let table = tables.find(|&at| font.get(at..at + 4) == Some(b"cmap".as_slice()))?;
        let cmap = offset(font, table + 8)?;
        let mut formats =
            (0..number(font, cmap + 2)?).filter_map(|format| cmap.checked_add(offset(font, cmap + 8 * format + 8)?));
        let map = formats.find(|&map| number(font, map) == Some(4))?;
        let segments = number(font, map + 6)? / 2;
        let mut ranges: Vec<(char, char)> = Vec::new();
        for segment in 0..segments {
            let last = number(font, map + 14 + 2 * segment)?;
            let first = number(font, map + 16 + 2 * segments + 2 * segment)?;
            // The last segment ends the table.
            if first == 0xFFFF {
                continue;
            }
            let letter = |code: usize| char::from_u32(u32::try_from(code).ok()?);
            let (Some(first), Some(last)) = (letter(first), letter(last)) else {
                continue;
            };
            match ranges.last_mut() {
                Some((_, end)) if *end as u32 + 1 == first as u32 => *end = last,
                _ => ranges.push((first, last)),
            }
        }
        Some(Letters(ranges))
    }

    /// Returns `true` if the font has a letter.
    #[must_use]
    pub fn has(&self, letter: char) -> bool {
        within(&self.0, letter)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_damaged_font_has_no_letters() {
        let font = &include_bytes!("../../../assets/fonts/inter-medium.ttf")[..];
        let letters = Letters::of_font(font).expect("a font");
        assert!(letters.has('A') && letters.has('é') && !letters.has('陈'));
        for length in (0..2_000).chain([font.len() / 2]) {
            let cut = Letters::of_font(&font[..length]);
            assert!(cut.is_none_or(|cut| cut == letters), "{length} bytes");
        }
        assert_eq!(Letters::of_font(b"not a font, but as long as a header of one"), None);
    }
}
