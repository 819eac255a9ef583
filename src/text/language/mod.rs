//! Message formatting: looks a message up in the language's entries and formats it. Rust code contains no grammar.
//!
//! `docs/TRANSLATING.md` explains how to add an entry, an argument or a language.

mod arguments;
mod catalogue;
#[cfg(test)]
mod checks;
mod figures;
mod functions;
mod names;
mod pseudo;

use std::borrow::Cow;
use std::sync::{Arc, LazyLock, PoisonError, RwLock};

use bevy::log::warn_once;
use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentError, FluentResource};
use unic_langid::LanguageIdentifier;

pub(in crate::text) use arguments::noun;
pub use arguments::{Argument, Value};
pub(crate) use arguments::{of_message, plain};
#[cfg(test)]
pub(crate) use checks::{Checked, Entry, Sample, choices};
use figures::Figures;
pub(in crate::text) use figures::number;
use names::Names;
pub(in crate::text) use names::Noun;

/// A message with its arguments; derived by [`spades_messages_derive::Message`].
pub trait Message {
    /// Returns the message's text.
    fn say(&self, language: &Language) -> String {
        self.say_part(None, language)
    }

    /// Returns the text of the entry's attribute, or of the entry itself for `None`.
    fn say_part(&self, attribute: Option<&str>, language: &Language) -> String;

    /// Returns the id of its entry, which does not depend on the arguments. Empty for a transparent message, which delegates to another
    /// one.
    fn id(&self) -> &'static str;
}

/// Implements `Phrase` for a type of another module by converting it into a message, which has the arguments that
/// the sentence needs and the type lacks.
macro_rules! said_as {
    ($type:ty, $message:ty $(, $key:literal)?) => {
        impl crate::text::Phrase for $type {
            fn text(&self) -> String {
                crate::text::language::plain(self, &crate::text::language::current())
            }

            fn live(&self) -> Option<crate::text::Live> {
                Some(std::sync::Arc::new(self.clone()))
            }

            $(fn key(&self) -> String {
                $key.to_owned()
            })?
        }

        impl crate::text::language::Argument for $type {
            fn value(&self, language: &crate::text::language::Language) -> crate::text::language::Value<'_> {
                crate::text::language::Message::say(&<$message>::from(self), language).into()
            }
        }
    };
}
pub(in crate::text) use said_as;

/// The entries of a language, ready for formatting.
pub struct Language {
    id: LanguageIdentifier,
    bundle: FluentBundle<FluentResource>,
    names: Arc<Names>,
    figures: &'static Figures,
    /// Language to format missing messages in.
    fallback: Option<Arc<Language>>,
    /// Encloses every text in brackets: for the pseudo-language.
    bracketed: bool,
}

impl std::fmt::Debug for Language {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "Language({})", self.id)
    }
}

impl Language {
    /// Returns English, which is built in and the fallback of every other language.
    #[must_use]
    pub fn english() -> Arc<Language> {
        static ENGLISH: LazyLock<Arc<Language>> = LazyLock::new(|| Arc::new(Language::built_in(tagged("en"), None)));
        ENGLISH.clone()
    }

    /// Returns the pseudo-language: English with longer, accented words in brackets. Plain text on the screen bypasses the entries; a
    /// missing bracket shows that the text is cut off.
    #[must_use]
    pub fn pseudo() -> Arc<Language> {
        let mut language = Language::built_in(tagged("en-XA"), Some(pseudo::stretched));
        language.bracketed = true;
        Arc::new(language)
    }

    /// Builds a language from the built-in entries.
    fn built_in(id: LanguageIdentifier, transform: Option<Transform>) -> Language {
        let areas = catalogue::ENGLISH.iter().map(|(_, source)| (*source).to_owned());
        Language::new(id, catalogue::NAMES.to_owned(), areas, transform)
    }

    /// Builds a language from the sources of its nouns and its areas. Logs and skips invalid entries.
    fn new(
        id: LanguageIdentifier,
        nouns: String,
        areas: impl Iterator<Item = String>,
        transform: Option<Transform>,
    ) -> Language {
        let names = Arc::new(Names(bundle(&id, [nouns].into_iter(), transform, |_| {})));
        let bundle = bundle(&id, areas, transform, |bundle| functions::add(bundle, &names));
        Language {
            figures: Figures::of(&id),
            id,
            bundle,
            names,
            fallback: None,
            bracketed: false,
        }
    }

    /// Formats the entry with this id, or one of its attributes.
    #[must_use]
    pub fn format(&self, id: &str, attribute: Option<&str>, arguments: &[(&'static str, &dyn Argument)]) -> String {
        let message = self.bundle.get_message(id);
        let pattern = message.and_then(|message| match attribute {
            None => message.value(),
            Some(name) => message.get_attribute(name).map(|attribute| attribute.value()),
        });
        let Some(pattern) = pattern else {
            return self.fallback.as_ref().map_or_else(
                || {
                    report(&self.id, [format!("{id} has no entry")]);
                    id.to_owned()
                },
                |fallback| fallback.format(id, attribute, arguments),
            );
        };
        let mut values = FluentArgs::with_capacity(arguments.len());
        for (name, argument) in arguments {
            values.set(*name, argument.value(self));
        }
        let mut errors: Vec<FluentError> = Vec::new();
        let text = self.bundle.format_pattern(pattern, Some(&values), &mut errors);
        if !errors.is_empty() {
            report(&self.id, errors.iter().map(|error| format!("{id}: {error}")));
        }
        if self.bracketed {
            format!("[{text}]")
        } else {
            text.into_owned()
        }
    }

    /// Returns the names of cards, people and other nouns.
    fn names(&self) -> &Names {
        &self.names
    }

    /// Returns the number format.
    pub(in crate::text) fn figures(&self) -> &'static Figures {
        self.figures
    }
}

/// Parses a language tag: "pt-BR".
fn tagged(tag: &str) -> LanguageIdentifier {
    tag.parse().unwrap_or_default()
}

type Transform = fn(&str) -> Cow<'_, str>;

/// Builds a bundle of several sources. Logs and skips invalid entries.
fn bundle(
    id: &LanguageIdentifier,
    sources: impl Iterator<Item = String>,
    transform: Option<Transform>,
    prepare: impl FnOnce(&mut FluentBundle<FluentResource>),
) -> FluentBundle<FluentResource> {
    let mut bundle = Figures::bundle(id);
    bundle.set_transform(transform);
    prepare(&mut bundle);
    for source in sources {
        let resource = FluentResource::try_new(source).unwrap_or_else(|(resource, errors)| {
            report(id, errors);
            resource
        });
        if let Err(errors) = bundle.add_resource(resource) {
            report(id, errors);
        }
    }
    bundle
}

/// Returns a noun in a given form in the current language.
pub(in crate::text) fn form(noun: &dyn Argument, form: &str) -> String {
    let language = current();
    arguments::form(noun, form, &language)
}

/// Logs the errors of a language, which only a developer can fix; tests collect them.
fn report<E: ToString>(language: &LanguageIdentifier, errors: impl IntoIterator<Item = E>) {
    for error in errors {
        let error = error.to_string();
        warn_once!("The language {language}: {error}");
        #[cfg(test)]
        checks::FAULTS.with_borrow_mut(|faults| faults.push(error));
    }
}

/// Current language of all messages.
static CURRENT: LazyLock<RwLock<Arc<Language>>> = LazyLock::new(|| RwLock::new(Language::english()));

/// Returns the current language.
#[must_use]
pub fn current() -> Arc<Language> {
    CURRENT.read().unwrap_or_else(PoisonError::into_inner).clone()
}

/// Sets the current language. The caller's resource updates what is on the screen.
pub(crate) fn speak(language: Arc<Language>) {
    *CURRENT.write().unwrap_or_else(PoisonError::into_inner) = language;
}

/// Returns a text without its bidirectional marks, for screen readers and the clipboard.
#[must_use]
pub fn unmarked(text: &str) -> String {
    text.replace(['\u{2068}', '\u{2069}', '\u{200f}'], "")
}
