//! Scripts with a font of their own, which is loaded once a text needs it.

use std::sync::atomic::{AtomicU8, Ordering};
use std::sync::{PoisonError, RwLock};

use super::letters::{Letters, within};

/// A script that the two fonts of the game lack.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Script {
    /// Arabic.
    Arabic,
    /// Chinese.
    Han,
}

/// Letters of Arabic, with the joined forms.
const ARABIC: &[(char, char)] = &[
    ('\u{600}', '\u{6FF}'),
    ('\u{750}', '\u{77F}'),
    ('\u{8A0}', '\u{8FF}'),
    ('\u{FB50}', '\u{FDFF}'),
    ('\u{FE70}', '\u{FEFE}'),
];

/// Chinese characters, with their punctuation and wide forms.
const HAN: &[(char, char)] = &[
    ('\u{2E80}', '\u{2FDF}'),
    ('\u{3000}', '\u{303F}'),
    ('\u{31C0}', '\u{31EF}'),
    ('\u{3400}', '\u{4DBF}'),
    ('\u{4E00}', '\u{9FFF}'),
    ('\u{F900}', '\u{FAFF}'),
    ('\u{FF00}', '\u{FFEF}'),
    ('\u{20000}', '\u{323AF}'),
];

impl Script {
    /// All scripts.
    pub const ALL: [Script; 2] = [Script::Arabic, Script::Han];

    /// Returns the script of a letter; `None` for those of other fonts or none.
    #[must_use]
    pub fn of(letter: char) -> Option<Script> {
        Script::ALL.into_iter().find(|script| within(script.ranges(), letter))
    }

    const fn ranges(self) -> &'static [(char, char)] {
        match self {
            Script::Arabic => ARABIC,
            Script::Han => HAN,
        }
    }

    /// Returns the path of its font among the assets.
    #[must_use]
    pub const fn font(self) -> &'static str {
        match self {
            Script::Arabic => "fonts/noto-sans-arabic.ttf",
            Script::Han => "fonts/noto-sans-sc.otf",
        }
    }

    /// Returns the codes (ISO 15924, in any case) of the scripts whose texts its font stands in for: its own, and those of the letters and signs around.
    #[must_use]
    pub const fn codes(self) -> [&'static str; 3] {
        match self {
            Script::Arabic => ["arab", "latn", "zyyy"],
            Script::Han => ["hani", "latn", "zyyy"],
        }
    }

    const fn bit(self) -> u8 {
        1 << self as u8
    }
}

/// Letters of the fonts that are loaded, by script; those of a font that can't be loaded are empty.
static LOADED: [RwLock<Option<Letters>>; 2] = [RwLock::new(None), RwLock::new(None)];

/// Scripts whose fonts are needed and were not asked for yet, by bit.
static WANTED: AtomicU8 = AtomicU8::new(0);

/// Returns `true` if a loaded font of a script has a letter. Otherwise asks for the font.
pub(super) fn is_drawn(letter: char) -> bool {
    let Some(script) = Script::of(letter) else { return false };
    let loaded = LOADED[script as usize].read().unwrap_or_else(PoisonError::into_inner);
    match &*loaded {
        Some(letters) => letters.has(letter),
        None => {
            WANTED.fetch_or(script.bit(), Ordering::Relaxed);
            false
        }
    }
}

/// Asks for the fonts that a text needs. Returns `true` if there are any that have not been loaded.
pub fn want(text: &str) -> bool {
    let missing = |script: Script| {
        let loaded = LOADED[script as usize].read().unwrap_or_else(PoisonError::into_inner);
        loaded.is_none()
    };
    let mut any = false;
    for script in text.chars().filter_map(Script::of).filter(|&script| missing(script)) {
        WANTED.fetch_or(script.bit(), Ordering::Relaxed);
        any = true;
    }
    any
}

/// Takes the scripts whose fonts are to be loaded. A script is returned again as long as texts need it and it is not loaded.
pub fn take_wanted() -> impl Iterator<Item = Script> {
    let wanted = match WANTED.load(Ordering::Relaxed) {
        0 => 0,
        _ => WANTED.swap(0, Ordering::Relaxed),
    };
    Script::ALL.into_iter().filter(move |script| wanted & script.bit() != 0)
}

/// From now on, the letters of this font of a script can be drawn.
pub fn load(script: Script, letters: Letters) {
    *LOADED[script as usize].write().unwrap_or_else(PoisonError::into_inner) = Some(letters);
}

/// From now on, a script counts as loaded, with no letters: its font is missing or damaged.
pub fn give_up(script: Script) {
    load(script, Letters::default());
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn letters_belong_to_their_script() {
        for (text, script) in [
            ("陈伟，。", Some(Script::Han)),
            ("سامي،", Some(Script::Arabic)),
            ("Zoë 12 Иван", None),
        ] {
            assert!(text.chars().all(|letter| Script::of(letter) == script), "{text}");
        }
        for script in Script::ALL {
            assert!(script.ranges().is_sorted_by(|one, next| one.1 < next.0), "{script:?}");
        }
    }
}
