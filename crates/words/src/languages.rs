//! The languages that a player can choose.

/// Tag of each language and its name in its own script. The entries are in the folder `assets/i18n/<tag>`.
const LANGUAGES: &[(&str, &str)] = &[
    ("en", "English"), // built in
    ("de", "Deutsch"),
    ("es", "Español"),
    ("fr", "Français"),
    ("pt-BR", "Português (Brasil)"),
    ("zh", "中文"),
    ("ar", "العربية"),
];

/// A language that a player can choose.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LanguageTag(usize);

impl LanguageTag {
    /// English, which is built in.
    pub const ENGLISH: LanguageTag = LanguageTag(0);

    /// Returns all languages.
    pub fn all() -> impl ExactSizeIterator<Item = LanguageTag> {
        (0..LANGUAGES.len()).map(LanguageTag)
    }

    /// Returns the language with this tag.
    #[must_use]
    pub fn of(tag: &str) -> Option<LanguageTag> {
        LanguageTag::all().find(|language| language.tag() == tag)
    }

    /// Returns the language that suits a system best: the first of its locales ("de-AT") that there is a language for.
    #[must_use]
    pub fn preferred<S: AsRef<str>>(locales: &[S]) -> LanguageTag {
        let known = |locale: &S| {
            let all = || LanguageTag::all();
            let same = |language: &LanguageTag| base(language.tag()).eq_ignore_ascii_case(base(locale.as_ref()));
            LanguageTag::of(locale.as_ref()).or_else(|| all().find(same))
        };
        locales.iter().find_map(known).unwrap_or(LanguageTag::ENGLISH)
    }

    /// Returns the tag, which is also the name of the folder: "pt-BR".
    #[must_use]
    pub fn tag(self) -> &'static str {
        LANGUAGES[self.0].0
    }

    /// Returns the language's name in its own script.
    #[must_use]
    pub fn name(self) -> &'static str {
        LANGUAGES[self.0].1
    }
}

/// Returns the language of a locale, without its country: "pt" of "pt-BR".
fn base(locale: &str) -> &str {
    locale.split(['-', '_', '.']).next().unwrap_or(locale)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_first_locale_that_has_a_language_counts() {
        let other = LanguageTag::all().nth(1).expect("a second language");
        let [own, country, posix] = ["", "-AT", "_AT.UTF-8"].map(|rest| format!("{}{rest}", other.tag()));
        let capitals = own.to_uppercase();
        for locales in [
            &[own.as_str()][..],
            &[&country],
            &[&posix],
            &[&capitals],
            &["xx", &country, "en-US"],
        ] {
            assert_eq!(LanguageTag::preferred(locales), other, "{locales:?}");
        }
        let longer = format!("{own}x");
        for locales in [&["en-GB", country.as_str()][..], &["C"], &[&longer], &[""], &[]] {
            assert_eq!(LanguageTag::preferred(locales), LanguageTag::ENGLISH, "{locales:?}");
        }
    }
}
