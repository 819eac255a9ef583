//! Letters that can be drawn: those in both fonts. Text from outside (names, rule sets, searches, files) may contain others. Fonts for
//! other scripts come with the languages.

use std::borrow::Cow;

/// Ranges of letters in both fonts, in order. A test compares them with the fonts.
const DRAWN: [(char, char); 20] = [
    ('\u{20}', '\u{7E}'),
    ('\u{A0}', '\u{AC}'),
    ('\u{AE}', '\u{148}'),
    ('\u{14A}', '\u{17F}'),
    ('\u{218}', '\u{21B}'),
    ('\u{2010}', '\u{2015}'),
    ('\u{2018}', '\u{201E}'),
    ('\u{2022}', '\u{2022}'),
    ('\u{2026}', '\u{2026}'),
    ('\u{2030}', '\u{2030}'),
    ('\u{2032}', '\u{2033}'),
    ('\u{2039}', '\u{203A}'),
    ('\u{20AC}', '\u{20AC}'),
    ('\u{2122}', '\u{2122}'),
    ('\u{2190}', '\u{2193}'),
    ('\u{2212}', '\u{2212}'),
    ('\u{2248}', '\u{2248}'),
    ('\u{2260}', '\u{2260}'),
    ('\u{2264}', '\u{2264}'),
    ('\u{2265}', '\u{2265}'),
];

/// Replacement for a letter that can't be drawn.
const REPLACEMENT: char = '?';

/// Share of a text that can be drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Drawable {
    /// All of it, or there is nothing to draw.
    Whole,
    /// Some of its letters.
    Part,
    /// None of its letters.
    Nothing,
}

fn is_drawn(letter: char) -> bool {
    let after = DRAWN.partition_point(|&(first, _)| first <= letter);
    letter.is_control() || after > 0 && letter <= DRAWN[after - 1].1
}

/// Returns `true` for a character that modifies the letter before it or affects layout, and is invisible on its own.
const fn is_mark(letter: char) -> bool {
    matches!(letter,
        '\u{AD}' | '\u{300}'..='\u{36F}' | '\u{200B}'..='\u{200F}' | '\u{202A}'..='\u{202E}' | '\u{2060}'..='\u{206F}'
        | '\u{FE00}'..='\u{FE0F}' | '\u{FEFF}' | '\u{1F3FB}'..='\u{1F3FF}' | '\u{E0100}'..='\u{E01EF}')
}

/// Returns `true` if a letter with this mark is drawn as one letter: `e` with an acute.
fn combines(before: Option<char>, mark: char) -> bool {
    before.is_some_and(|letter| letter.is_ascii_alphabetic())
        && matches!(mark, '\u{300}'..='\u{30C}' | '\u{327}' | '\u{328}')
}

/// Returns how much of a text can be drawn.
#[must_use]
pub fn drawable(text: &str) -> Drawable {
    let mut letters = text
        .chars()
        .filter(|&letter| !letter.is_whitespace() && !is_mark(letter));
    let (mut drawn, mut missing) = (false, false);
    letters.by_ref().for_each(|letter| {
        drawn |= is_drawn(letter);
        missing |= !is_drawn(letter);
    });
    match (drawn, missing) {
        (_, false) => Drawable::Whole,
        (true, true) => Drawable::Part,
        (false, true) => Drawable::Nothing,
    }
}

/// Returns `true` if a text contains a visible letter.
#[must_use]
pub fn is_visible(text: &str) -> bool {
    text.chars()
        .any(|letter| is_drawn(letter) && !letter.is_whitespace() && !letter.is_control() && letter != '\u{AD}')
}

/// Returns the text as drawn: replaces each letter that can't be drawn by a visible one.
#[must_use]
pub fn drawn(text: &str) -> Cow<'_, str> {
    if text.chars().all(is_drawn) {
        return Cow::Borrowed(text);
    }
    let mut out = String::with_capacity(text.len());
    let mut before = None;
    for letter in text.chars() {
        if is_mark(letter) {
            out.extend(Some(letter).filter(|&mark| combines(before, mark)));
        } else if is_drawn(letter) {
            out.push(letter);
        } else if letter.is_whitespace() {
            out.push(' ');
        } else {
            out.push(REPLACEMENT);
        }
        before = Some(letter);
    }
    Cow::Owned(out)
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;

    fn number(bytes: &[u8], at: usize) -> usize {
        usize::from(bytes[at]) << 8 | usize::from(bytes[at + 1])
    }

    /// Returns the letters of a font, from the table `cmap` in format 4 (OpenType specification).
    fn letters(font: &[u8]) -> BTreeSet<char> {
        let offset = |at: usize| number(font, at) << 16 | number(font, at + 2);
        let tables = (0..number(font, 4)).map(|table| 12 + 16 * table);
        let cmap = offset(tables.clone().find(|&at| &font[at..at + 4] == b"cmap").unwrap() + 8);
        let formats = (0..number(font, cmap + 2)).map(|table| cmap + offset(cmap + 8 + 8 * table));
        let map = formats.clone().find(|&map| number(font, map) == 4).unwrap();
        let count = number(font, map + 6) / 2;
        let segments = (0..count).map(|segment| {
            let end = number(font, map + 14 + 2 * segment);
            (number(font, map + 16 + 2 * count + 2 * segment), end)
        });
        let codes = segments
            .filter(|&(first, _)| first != 0xFFFF)
            .flat_map(|(first, last)| first..=last);
        codes.filter_map(|code| char::from_u32(code as u32)).collect()
    }

    #[test]
    fn the_table_has_what_both_fonts_have() {
        let fonts = [
            &include_bytes!("../../assets/fonts/inter-medium.ttf")[..],
            &include_bytes!("../../assets/fonts/spades-serif-bold.otf")[..],
        ];
        let [sans, serif] = fonts.map(letters);
        let both: BTreeSet<char> = sans.intersection(&serif).copied().collect();
        let table: BTreeSet<char> = DRAWN.iter().flat_map(|&(first, last)| first..=last).collect();
        assert_eq!(table, both);
        assert!(is_drawn(REPLACEMENT) && !is_mark(REPLACEMENT));
    }

    #[test]
    fn a_letter_that_cannot_be_drawn_is_a_mark_and_never_a_gap() {
        for (text, seen) in [
            ("Łukasz Żółć", "Łukasz Żółć"),
            ("İpek Çağ", "İpek Çağ"),
            ("Nguyễn", "Nguy?n"),
            ("Jose\u{301}", "Jose\u{301}"),
            ("Ann\u{200B}a\u{3000}B", "Anna B"),
            ("Ann 👩‍🚀", "Ann ??"),
            ("陈伟", "??"),
        ] {
            assert_eq!(drawn(text), seen);
        }
        for text in ["Иван", "Νίκος", "陈伟", "דוד", "👍🏽", "\u{200B}", "\u{301}", "\u{AD}"] {
            assert!(!is_visible(text), "{text}");
        }
        assert!(["Nguyễn", "Ann 👍", "?"].into_iter().all(is_visible));
        assert_eq!(
            ["Ann ", "Nguyễn", "Иван", ""].map(drawable),
            [Drawable::Whole, Drawable::Part, Drawable::Nothing, Drawable::Whole]
        );
    }
}
