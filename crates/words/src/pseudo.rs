//! The pseudo-language: English that looks foreign.

use std::borrow::Cow;

/// Accented letters that every font of the game contains.
const ACCENTED: [(char, char); 14] = [
    ('a', 'á'),
    ('c', 'ç'),
    ('e', 'é'),
    ('i', 'î'),
    ('n', 'ñ'),
    ('o', 'ö'),
    ('u', 'ü'),
    ('y', 'ý'),
    ('A', 'Å'),
    ('E', 'É'),
    ('I', 'Î'),
    ('N', 'Ñ'),
    ('O', 'Ö'),
    ('U', 'Ü'),
];

/// Adds accents and doubles every lowercase vowel: a third longer, like German or Portuguese. Glossary marks stay.
pub(super) fn stretched(text: &str) -> Cow<'_, str> {
    let mut stretched = String::with_capacity(text.len() * 2);
    let mut in_term = false;
    for letter in text.chars() {
        in_term = letter == '<' || in_term && letter != '>';
        let accented = ACCENTED.iter().find(|(plain, _)| *plain == letter);
        match accented {
            Some((_, accented)) if !in_term => {
                stretched.push(*accented);
                if "aeiou".contains(letter) {
                    stretched.push(*accented);
                }
            }
            _ => stretched.push(letter),
        }
    }
    stretched.into()
}
