//! Letters that can be drawn: those in both fonts, and those in the fonts of other scripts, each of which is loaded once a text needs it.
//! Text from outside (names, rule sets, searches, files) may contain any letter.

mod letters;
mod script;

use std::borrow::Cow;

pub use letters::Letters;
pub use script::{Script, give_up, load, take_wanted, want};

/// Ranges of letters in both fonts, in order. A test compares them with the fonts.
const DRAWN: [(char, char); 22] = [
    ('\u{20}', '\u{7E}'),
    ('\u{A0}', '\u{AC}'),
    ('\u{AE}', '\u{148}'),
    ('\u{14A}', '\u{17F}'),
    ('\u{218}', '\u{21B}'),
    ('\u{2009}', '\u{200A}'),
    ('\u{2010}', '\u{2015}'),
    ('\u{2018}', '\u{201E}'),
    ('\u{2022}', '\u{2022}'),
    ('\u{2026}', '\u{2026}'),
    ('\u{202F}', '\u{202F}'),
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
    letter.is_control() || letters::within(&DRAWN, letter) || script::is_drawn(letter)
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

/// Returns `true` if a text contains a visible letter, or one whose font is still to be loaded.
#[must_use]
pub fn is_visible(text: &str) -> bool {
    let has_font = |letter| is_drawn(letter) || Script::of(letter).is_some();
    text.chars()
        .any(|letter| has_font(letter) && !letter.is_whitespace() && !letter.is_control() && letter != '\u{AD}')
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
    use super::*;

    #[test]
    fn the_table_has_what_both_fonts_have() {
        let fonts = [
            &include_bytes!("../../assets/fonts/inter-medium.ttf")[..],
            &include_bytes!("../../assets/fonts/spades-serif-bold.otf")[..],
        ];
        let [sans, serif] = fonts.map(|font| Letters::of_font(font).expect("a font"));
        let both: Vec<char> = ('\0'..=char::MAX)
            .filter(|&letter| sans.has(letter) && serif.has(letter))
            .collect();
        let table: Vec<char> = DRAWN.iter().flat_map(|&(first, last)| first..=last).collect();
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
            // Its font may be loaded by another test, but lacks these.
            ("𠀀𠀁", "??"),
        ] {
            assert_eq!(drawn(text), seen);
        }
        for text in ["Иван", "Νίκος", "דוד", "👍🏽", "\u{200B}", "\u{301}", "\u{AD}"] {
            assert!(!is_visible(text), "{text}");
        }
        assert!(["Nguyễn", "Ann 👍", "?", "陈伟", "سامي"].into_iter().all(is_visible));
        assert_eq!(
            ["Ann ", "Nguyễn", "Иван", ""].map(drawable),
            [Drawable::Whole, Drawable::Part, Drawable::Nothing, Drawable::Whole]
        );
    }
}
