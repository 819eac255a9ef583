//! The pseudo-languages: English that looks foreign, for developers and tests. Each shows another kind of fault.

use std::borrow::Cow;

/// A language made of the English entries.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Pseudo {
    /// Longer, as German and Portuguese are, most of all in short captions; with accents, and between brackets. Plain text on the screen
    /// bypasses the entries, and a missing bracket shows that the text is cut off.
    Longer,
    /// Written from right to left in Arabic letters.
    Mirrored,
    /// Without spaces, in letters as wide as two others, like Chinese.
    Wide,
}

impl Pseudo {
    /// Every pseudo-language.
    pub const ALL: [Pseudo; 3] = [Pseudo::Longer, Pseudo::Mirrored, Pseudo::Wide];

    /// Returns its tag.
    pub(crate) const fn tag(self) -> &'static str {
        match self {
            Pseudo::Longer => "en-XA",
            // The direction of a language depends on its first part.
            Pseudo::Mirrored => "ar-XB",
            Pseudo::Wide => "en-XC",
        }
    }

    pub(crate) fn transform(self) -> fn(&str) -> Cow<'_, str> {
        match self {
            Pseudo::Longer => longer,
            Pseudo::Mirrored => mirrored,
            Pseudo::Wide => wide,
        }
    }
}

/// Nouns that are not as in English: numbers, lists and dates that bypass `names.ftl` show up.
pub(crate) const NOUNS: &str = r#"
decimal-point = { "," }
group-separator = { "\u00A0" }
percent = { "%" }{ "\u00A0" }{ $number }
times = ×{ $number }
first-weekday = { "0" }
list-pair =
    { $form ->
        [dots] { $first } · { $second }
        [spaces] { $first } { $second }
        [plus] { $first } + { $second }
        [to] { $first }{ "\u00A0" }:{ "\u00A0" }{ $second }
        [commas] { $first }; { $second }
       *[and] { $first } & { $second }
    }
list-next =
    { $form ->
        [dots] { $first } · { $second }
        [spaces] { $first } { $second }
        [plus] { $first } + { $second }
        [to] { $first } :{ "\u00A0" }{ $second }
       *[and] { $first }; { $second }
    }
list-last =
    { $form ->
        [dots] { $first } · { $second }
        [spaces] { $first } { $second }
        [plus] { $first } + { $second }
        [to] { $first }{ "\u00A0" }:{ "\u00A0" }{ $second }
        [commas] { $first }; { $second }
       *[and] { $first } & { $second }
    }
day =
    { $form ->
        [short] { $day }/{ month-short }
       *[full] { $day }{ "\u00A0" }{ month-name }{ "\u00A0" }{ $year }
    }
"#;

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

/// Letters in place of the Latin ones.
const ARABIC: &str = "ابجدهفغحيكقلمنوزرستثعخشضصظ";

/// Changes the letters of a text outside of its glossary marks.
fn outside_marks(text: &str, mut change: impl FnMut(char, &mut String)) -> Cow<'_, str> {
    let mut changed = String::with_capacity(text.len() * 2);
    let mut in_mark = false;
    for letter in text.chars() {
        in_mark |= letter == '<';
        if in_mark {
            changed.push(letter);
        } else {
            change(letter, &mut changed);
        }
        in_mark &= letter != '>';
    }
    changed.into()
}

/// Returns by how much a text grows in other languages: short captions most.
const fn growth(letters: usize) -> f32 {
    match letters {
        0..=2 => 0.0,
        3..=5 => 1.0,
        6..=10 => 0.7,
        11..=20 => 0.5,
        _ => 0.35,
    }
}

/// Adds accents and repeats letters.
fn longer(text: &str) -> Cow<'_, str> {
    let mut letters = 0;
    outside_marks(text, |letter, _| letters += usize::from(letter.is_alphabetic()));
    let growth = growth(letters);
    let mut owed = 0.0;
    outside_marks(text, |letter, changed| {
        let accented = ACCENTED.iter().find(|(plain, _)| *plain == letter);
        let accented = accented.map_or(letter, |(_, accented)| *accented);
        changed.push(accented);
        if letter.is_alphabetic() {
            owed += growth;
            if owed >= 1.0 {
                owed -= 1.0;
                changed.extend(accented.to_lowercase());
            }
        }
    })
}

/// Writes Arabic letters.
fn mirrored(text: &str) -> Cow<'_, str> {
    outside_marks(text, |letter, changed| {
        let at = letter
            .is_ascii_alphabetic()
            .then(|| letter.to_ascii_lowercase() as usize - 'a' as usize);
        changed.push(at.and_then(|at| ARABIC.chars().nth(at)).unwrap_or(letter));
    })
}

/// Writes every second letter, wide, and no spaces between words.
fn wide(text: &str) -> Cow<'_, str> {
    /// From a letter to the wide form of it.
    const WIDE: u32 = 0xFEE0;
    let mut is_second = false;
    outside_marks(text, |letter, changed| {
        if letter.is_ascii_alphabetic() {
            if !is_second {
                changed.extend(char::from_u32(u32::from(letter) + WIDE));
            }
            is_second = !is_second;
        } else {
            is_second = false;
            changed.extend(Some(letter).filter(|letter| *letter != ' '));
        }
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn short_captions_grow_most_and_marks_stay() {
        assert_eq!(longer("Bid"), "Bbîîdd");
        assert_eq!(longer("of"), "öf");
        assert_eq!(longer("<bag>bags</bag>"), "<bag>bbáággss</bag>");
        let long = "Partners sit opposite each other and add their bids.";
        let letters = |text: &str| text.chars().count() as f32;
        let growth = letters(&longer(long)) / letters(long);
        assert!((1.25..1.36).contains(&growth), "{growth}");
    }

    #[test]
    fn letters_are_those_of_other_scripts() {
        assert_eq!(mirrored("Bid 4"), "بيد 4");
        assert_eq!(ARABIC.chars().count(), 26);
        assert_eq!(wide("Take the trick"), "Ｔｋｔｅｔｉｋ");
        assert_eq!(wide("<bag>bags</bag> 4"), "<bag>ｂｇ</bag>4");
    }
}
