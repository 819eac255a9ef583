//! Words: a message is looked up in the entries of the language and put together there. Rust holds no grammar.
//!
//! `docs/TRANSLATING.md` says how an entry, an argument or a language is added.

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

pub use arguments::{Argument, Value};
pub(crate) use arguments::{of_message, plain};
#[cfg(test)]
pub(crate) use checks::{Checked, Entry, Sample, choices};
use figures::Figures;
use names::Names;

/// A message with its arguments: [`spades_messages_derive::Message`] derives it.
pub trait Message {
    /// The message in words.
    fn say(&self, language: &Language) -> String {
        self.say_part(None, language)
    }

    /// An attribute of the message's entry in words, or its text.
    fn say_part(&self, attribute: Option<&str>, language: &Language) -> String;

    /// The id of its entry, whatever the arguments. Empty where another message is said in its place.
    fn id(&self) -> &'static str;
}

/// Says a type of another folder by a message that is made of it: of what the sentence needs and the type does not have.
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

/// The entries of a language, ready to be put together.
pub struct Language {
    id: LanguageIdentifier,
    bundle: FluentBundle<FluentResource>,
    names: Arc<Names>,
    figures: &'static Figures,
    /// What says a message that this language lacks.
    fallback: Option<Arc<Language>>,
    /// Marks where a text begins and ends: for the language of developers.
    bracketed: bool,
}

impl std::fmt::Debug for Language {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "Language({})", self.id)
    }
}

impl Language {
    /// The language that is built in, and that others fall back on.
    #[must_use]
    pub fn english() -> Arc<Language> {
        static ENGLISH: LazyLock<Arc<Language>> = LazyLock::new(|| Arc::new(Language::built_in(tagged("en"), None)));
        ENGLISH.clone()
    }

    /// English with longer, accented words between brackets: what stands out plain is not looked up, what is cut off has too little
    /// room.
    #[must_use]
    pub fn pseudo() -> Arc<Language> {
        let mut language = Language::built_in(tagged("en-XA"), Some(pseudo::stretched));
        language.bracketed = true;
        Arc::new(language)
    }

    /// The entries that are built in.
    fn built_in(id: LanguageIdentifier, transform: Option<Transform>) -> Language {
        let areas = catalogue::ENGLISH.iter().map(|(_, source)| (*source).to_owned());
        Language::new(id, catalogue::NAMES.to_owned(), areas, transform)
    }

    /// A language by the sources of its nouns and its areas. What is wrong in them is logged, and left out.
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

    /// Puts the entry of this id, or its attribute, together.
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

    /// How cards, people and other nouns are called.
    fn names(&self) -> &Names {
        &self.names
    }

    /// How numbers are written.
    pub(in crate::text) fn figures(&self) -> &'static Figures {
        self.figures
    }
}

/// The language of a tag: "pt-BR".
fn tagged(tag: &str) -> LanguageIdentifier {
    tag.parse().unwrap_or_default()
}

type Transform = fn(&str) -> Cow<'_, str>;

/// The entries of several sources. What is wrong in them is logged, and left out.
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

/// A noun in a form that sentences ask for, in the language of now.
pub(in crate::text) fn form(noun: &dyn Argument, form: &str) -> String {
    let language = current();
    arguments::form(noun, form, &language)
}

/// What is wrong with a language is for developers: tests collect it.
fn report<E: ToString>(language: &LanguageIdentifier, errors: impl IntoIterator<Item = E>) {
    for error in errors {
        let error = error.to_string();
        warn_once!("The language {language}: {error}");
        #[cfg(test)]
        checks::FAULTS.with_borrow_mut(|faults| faults.push(error));
    }
}

/// The language that everything is said in.
static CURRENT: LazyLock<RwLock<Arc<Language>>> = LazyLock::new(|| RwLock::new(Language::english()));

/// The language that everything is said in.
#[must_use]
pub fn current() -> Arc<Language> {
    CURRENT.read().unwrap_or_else(PoisonError::into_inner).clone()
}

/// Says everything in another language from now on. What is on the screen follows the resource that calls this.
pub(crate) fn speak(language: Arc<Language>) {
    *CURRENT.write().unwrap_or_else(PoisonError::into_inner) = language;
}

/// A text without the marks that hold parts of another direction apart: for screen readers and the clipboard.
#[must_use]
pub fn unmarked(text: &str) -> String {
    text.replace(['\u{2068}', '\u{2069}', '\u{200f}'], "")
}
