//! Finds the code in any text that was typed or pasted: a link, a line of a chat, a quoted and wrapped mail, a spreadsheet cell.

use std::ops::Range;

use super::check::{CHECK, EXPLAINED, FINAL, START, step};
use super::slip;
use super::symbols::value;
use super::{CodeError, DealCode, MAX_SYMBOLS, MIN_SYMBOLS, Slip};

/// Maximum number of bytes of a text that is searched; more than a long mail.
const MAX_TEXT: usize = 1 << 17;

/// Maximum number of symbols that the search reads; words tried several times count each time.
const MAX_STEPS: usize = 4_000_000;

/// Maximum number of word sequences tried for a slip.
const MAX_SLIPS: usize = 300;

/// Number of symbols of the shortest code outside tests: the deals of a preset.
const USUAL: usize = 60;

/// Minimum length of a word that is assumed to be a code, whatever is wrong with it.
const MEANT: usize = 40;

/// A sequence of symbols. Any character other than a letter or digit ends a word.
#[derive(Clone, Debug)]
struct Word {
    symbols: Range<usize>,
    /// Words on either side of a letter that no code contains can't belong to the same code.
    run: usize,
}

/// A text, read as symbols.
#[derive(Debug, Default)]
struct Reading {
    symbols: Vec<u8>,
    /// Place of each symbol in the text, in characters.
    places: Vec<usize>,
    words: Vec<Word>,
    /// Letters and digits that no code contains.
    foreign: Vec<(usize, char)>,
}

/// Finds the code in a text.
///
/// # Errors
/// The error in the part of the text that most resembles a code.
pub(super) fn find(text: &str) -> Result<DealCode, CodeError> {
    if text.len() > MAX_TEXT {
        return Err(CodeError::TooLong);
    }
    let reading = Reading::of(text);
    match reading.sound() {
        Ok(code) => Ok(code),
        Err(why) => Err(why.unwrap_or_else(|| reading.explain(text))),
    }
}

/// Returns the ASCII equivalent of a full-width character, or the character itself.
fn plain(letter: char) -> char {
    match letter {
        // Full-width letters.
        '\u{FF01}'..='\u{FF5E}' => char::from_u32(u32::from(letter) - 0xFEE0).unwrap_or(letter),
        other => other,
    }
}

/// Returns `true` for invisible characters: they don't end a word.
fn is_invisible(letter: char) -> bool {
    matches!(letter, '\u{AD}' | '\u{200B}'..='\u{200F}' | '\u{202A}'..='\u{202E}' | '\u{2060}'..='\u{2064}' | '\u{FEFF}')
}

/// Returns the character of a link's `%2D` or a mail's `=3D`, if the text continues with one.
fn escaped(rest: &[char]) -> Option<char> {
    let [mark, high, low, ..] = rest else { return None };
    let byte = high.to_digit(16)? << 4 | low.to_digit(16)?;
    match (mark, char::from_u32(byte)?) {
        ('%', letter) => Some(letter),
        ('=', '=') => Some('='),
        _ => None,
    }
}

impl Reading {
    fn of(text: &str) -> Reading {
        let letters: Vec<char> = text.chars().collect();
        let mut reading = Reading::default();
        let (mut run, mut begun, mut at) = (0, false, 0);
        while let Some(&letter) = letters.get(at) {
            let place = at;
            let written = escaped(&letters[at..]);
            at += if written.is_some() { 3 } else { 1 };
            let letter = plain(written.unwrap_or(letter));
            if is_invisible(letter) {
                continue;
            }
            let Some(symbol) = value(letter) else {
                begun = false;
                if letter.is_alphanumeric() {
                    run += 1;
                    reading.foreign.push((place, letter));
                }
                continue;
            };
            if !begun {
                let start = reading.symbols.len();
                reading.words.push(Word {
                    symbols: start..start,
                    run,
                });
                begun = true;
            }
            reading.symbols.push(symbol);
            reading.places.push(place);
            if let Some(word) = reading.words.last_mut() {
                word.symbols.end += 1;
            }
        }
        reading
    }

    /// Returns the words from this one on that may belong to the same code.
    fn run(&self, from: usize) -> &[Word] {
        let rest = &self.words[from..];
        let count = rest.iter().take_while(|word| word.run == rest[0].run).count();
        &rest[..count]
    }

    /// Finds the first sequence of words with a correct checksum and returns its code, or the reason why it can't be read;
    /// `Err(None)` if no sequence has a correct checksum.
    fn sound(&self) -> Result<DealCode, Option<CodeError>> {
        let mut refused = None;
        let mut steps = 0;
        for from in 0..self.words.len() {
            let start = self.words[from].symbols.start;
            let mut sum = START;
            for word in self.run(from) {
                let end = word.symbols.end;
                if end - start > MAX_SYMBOLS || steps > MAX_STEPS {
                    break;
                }
                let symbols = &self.symbols[word.symbols.clone()];
                steps += symbols.len();
                sum = symbols.iter().fold(sum, |sum, &symbol| step(sum, symbol));
                if sum != FINAL || end - start < MIN_SYMBOLS {
                    continue;
                }
                match DealCode::read(&self.symbols[start..end - CHECK]) {
                    Ok(code) => return Ok(code),
                    Err(why) => refused = refused.or(Some(why)),
                }
            }
        }
        Err(refused)
    }

    /// Returns the error to report when no sequence of words is a code.
    fn explain(&self, text: &str) -> CodeError {
        let whole = self.foreign.is_empty();
        match self.symbols.len() {
            0 if whole => return CodeError::Empty,
            count if whole && count > MAX_SYMBOLS && self.words.len() == 1 => return CodeError::TooLong,
            _ => {}
        }
        if let Some(slip) = self.slip() {
            return CodeError::Mistyped(slip);
        }
        let one_word = text.split_whitespace().nth(1).is_none();
        let longest = text
            .split_whitespace()
            .max_by_key(|word| letters_in(word))
            .unwrap_or_default();
        if letters_in(longest) >= MEANT || (one_word && !whole) {
            let start = text.find(longest).map_or(0, |byte| text[..byte].chars().count());
            let end = start + longest.chars().count();
            let foreign = self.foreign.iter().find(|(at, _)| (start..end).contains(at));
            return match foreign {
                Some(&(at, found)) => CodeError::Character { at, found },
                None => CodeError::Mistyped(Slip::Unknown),
            };
        }
        match self.symbols.len() {
            _ if !whole => CodeError::NotFound,
            count if count < USUAL => CodeError::TooShort,
            count if count > MAX_SYMBOLS => CodeError::TooLong,
            _ => CodeError::Mistyped(Slip::Unknown),
        }
    }

    /// Returns the first sequence of words that a single slip explains.
    fn slip(&self) -> Option<Slip> {
        let mut tried = 0;
        for from in 0..self.words.len() {
            let start = self.words[from].symbols.start;
            for word in self.run(from) {
                let stretch = start..word.symbols.end;
                if stretch.len() + 1 < USUAL {
                    continue;
                }
                if stretch.len() > EXPLAINED || tried == MAX_SLIPS {
                    break;
                }
                tried += 1;
                if let Some(place) = slip::find(&self.symbols[stretch.clone()]) {
                    return Some(Slip::of(Some(place), &self.places[stretch]));
                }
            }
        }
        None
    }
}

fn letters_in(word: &str) -> usize {
    word.chars().filter(|letter| letter.is_alphanumeric()).count()
}

#[cfg(test)]
mod tests {
    use super::*;
    use spades_rules::{Preset, Seed};

    fn code() -> DealCode {
        DealCode::new(Preset::OpenDraft.rules(), Seed([0x5A; 32])).unwrap()
    }

    /// A code as chats, mails, spreadsheets and editors pass it on.
    #[test]
    fn a_code_is_found_in_whatever_was_pasted() {
        let code = code();
        let text = code.to_string();
        let grouped = code.grouped();
        let wrapped = format!("{}\n> {}\n> {}", &text[..20], &text[20..40], &text[40..]);
        let soft = format!("{}=\r\n{}", &text[..31], &text[31..]);
        let wide: String = text
            .chars()
            .map(|c| char::from_u32(u32::from(c) + 0xFEE0).unwrap())
            .collect();
        let dashes = grouped.replace('-', "\u{2013}");
        let hidden: String = text.chars().flat_map(|c| [c, '\u{200B}']).collect();
        for pasted in [
            format!("https://example.org/spades/#deal={text}."),
            format!("<https://example.org/#deal={text}>"),
            format!("Try this: https://example.org/#deal={text} beat 120!"),
            format!("\"{text}\""),
            format!("“{text}”,"),
            format!("Deal code: {text}"),
            format!("my code is {grouped}, yours?"),
            format!("[play it](https://example.org/#deal={text})"),
            format!("**{text}**"),
            format!("`{text}`"),
            format!("_{text}_"),
            format!(
                "https://example.org/?fbclid=IwAR0abcdefghijkmnpqrst0123456789abcdefghijkmnpqrst0123456789#deal={text}"
            ),
            format!("https://example.org/#deal={text}&utm_source=chat"),
            format!("https%3A%2F%2Fexample.org%2F%23deal%3D{text}%26utm"),
            format!("https://example.org/#deal=3D{text}"),
            format!("Anna\t{text}\t120"),
            format!("{}\u{A0}", grouped.replace('-', "\u{A0}")),
            format!("Шифр:{text}。"),
            format!("on Monday, Anna wrote:\n> {wrapped}\n> Good luck!"),
            format!("#deal=3D{soft}"),
            wide,
            dashes,
            hidden,
            format!("11SG1R0WJ9D3N2VY9SBCC7YGA5YJ5WBZ5DY5T1P4CQSAHKH9ETX1YC5WD8SGZ43NYH or {text}"),
        ] {
            assert_eq!(find(&pasted), Ok(code.clone()), "{pasted}");
        }
        let letter = "Dear Anna, yesterday we played. ".repeat(500);
        assert_eq!(find(&format!("{letter}{text}\n{letter}")), Ok(code));
    }

    #[test]
    fn other_texts_are_no_codes() {
        assert_eq!(find("HELLO-123"), Err(CodeError::TooShort));
        assert_eq!(find("hello"), Err(CodeError::TooShort));
        assert_eq!(find("Grüße"), Err(CodeError::Character { at: 2, found: 'ü' }));
        assert_eq!(find("What is your favourite game, dear?"), Err(CodeError::NotFound));
        assert_eq!(find("https://example.org/spades/"), Err(CodeError::TooShort));
        assert_eq!(find(" …! "), Err(CodeError::Empty));
        assert_eq!(find(&"no words to find here ".repeat(10_000)), Err(CodeError::TooLong));
    }

    /// The place of a slip refers to the text as it was pasted.
    #[test]
    fn a_slip_is_found_among_other_words() {
        let text = code().to_string();
        let other = if text.as_bytes()[30] == b'7' { "8" } else { "7" };
        let wrong = format!("{}{other}{}", &text[..30], &text[31..]);
        let place = |before: &str| Err(CodeError::Mistyped(Slip::Wrong(before.chars().count() + 30)));
        assert_eq!(find(&wrong), place(""));
        for before in ["Try this: ", "https://example.org/#deal=", "“"] {
            assert_eq!(find(&format!("{before}{wrong}!")), place(before));
        }
        // A letter that no code contains.
        let foreign = format!("{}U{}", &text[..30], &text[31..]);
        assert_eq!(
            find(&format!("Look: {foreign} Anna")),
            Err(CodeError::Character { at: 36, found: 'U' })
        );
        // Too many errors to name a place.
        let worse = wrong
            .replacen(&text[50..53], "000", 1)
            .replacen(&text[10..13], "ZZZ", 1);
        assert_eq!(find(&worse), Err(CodeError::Mistyped(Slip::Unknown)));
    }
}
