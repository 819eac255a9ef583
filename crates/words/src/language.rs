//! Languages: look an entry up and format it. Rust code contains no grammar.

use std::borrow::Cow;
use std::sync::{Arc, LazyLock, PoisonError, RwLock};

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentError, FluentResource, FluentValue};
use unic_langid::LanguageIdentifier;

use crate::faults::report;
use crate::figures::{Figures, number};
use crate::functions::{self, Noun};
use crate::names::Names;
use crate::words::Format;
use crate::{Arg, Words, pseudo};

// The sources of the English entries, by area.
include!(concat!(env!("OUT_DIR"), "/english.rs"));

/// Area of the nouns, which have a bundle of their own.
const NAMES: &str = "names";

/// The entries of a language, ready for formatting.
pub struct Language {
    id: LanguageIdentifier,
    bundle: FluentBundle<FluentResource>,
    names: Arc<Names>,
    figures: &'static Figures,
    /// Language to format missing entries in.
    fallback: Option<Arc<Language>>,
    /// Encloses every text in brackets: for the pseudo-language.
    bracketed: bool,
}

impl std::fmt::Debug for Language {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "Language({})", self.id)
    }
}

type Transform = fn(&str) -> Cow<'_, str>;

impl Language {
    /// Returns English, which is built in and the fallback of every other language.
    #[must_use]
    pub fn english() -> Arc<Language> {
        static ENGLISH: LazyLock<Arc<Language>> = LazyLock::new(|| Arc::new(Language::built_in("en", None)));
        ENGLISH.clone()
    }

    /// Returns the pseudo-language: English with longer, accented words in brackets. Plain text on the screen bypasses the entries; a
    /// missing bracket shows that the text is cut off.
    #[must_use]
    pub fn pseudo() -> Arc<Language> {
        let mut language = Language::built_in("en-XA", Some(pseudo::stretched));
        language.bracketed = true;
        Arc::new(language)
    }

    /// Builds a language from the sources of its areas; entries that it lacks are English. Logs and skips invalid entries.
    #[must_use]
    pub fn new<'a>(tag: &str, areas: impl IntoIterator<Item = (&'a str, String)>) -> Language {
        let mut language = Language::of_sources(tag, areas, None);
        language.fallback = Some(Language::english());
        language
    }

    /// Builds a language from the English entries.
    fn built_in(tag: &str, transform: Option<Transform>) -> Language {
        let areas = ENGLISH.iter().map(|(area, source)| (*area, (*source).to_owned()));
        Language::of_sources(tag, areas, transform)
    }

    fn of_sources<'a>(
        tag: &str,
        areas: impl IntoIterator<Item = (&'a str, String)>,
        transform: Option<Transform>,
    ) -> Language {
        let id: LanguageIdentifier = tag.parse().unwrap_or_default();
        let (mut nouns, mut others) = (Vec::new(), Vec::new());
        for (area, source) in areas {
            if area == NAMES { &mut nouns } else { &mut others }.push(source);
        }
        let names = Arc::new(Names(bundle(&id, nouns, transform, |_| {})));
        let bundle = bundle(&id, others, transform, |bundle| functions::add(bundle, &names));
        Language {
            figures: Figures::of(&id),
            id,
            bundle,
            names,
            fallback: None,
            bracketed: false,
        }
    }

    /// Returns the language's tag: "pt-BR".
    #[must_use]
    pub fn tag(&self) -> String {
        self.id.to_string()
    }

    /// Returns the number format.
    #[must_use]
    pub const fn figures(&self) -> &'static Figures {
        self.figures
    }

    /// Formats words.
    #[must_use]
    pub fn format(&self, words: &Words) -> String {
        let id = words.id();
        if id.is_empty() {
            return words.args().iter().map(|(_, argument)| self.plain(argument)).collect();
        }
        let message = self.bundle.get_message(id);
        let pattern = message.and_then(|message| match words.attribute_name() {
            None => message.value(),
            Some(name) => message.get_attribute(name).map(|attribute| attribute.value()),
        });
        let Some(pattern) = pattern else {
            return self.fallback.as_ref().map_or_else(
                || {
                    report(&self.id, [format!("{id} has no entry")]);
                    id.to_owned()
                },
                |fallback| fallback.format(words),
            );
        };
        let mut values = FluentArgs::with_capacity(words.args().len());
        for (name, argument) in words.args() {
            values.set(*name, self.value(argument));
        }
        let mut errors: Vec<FluentError> = Vec::new();
        let text = self.bundle.format_pattern(pattern, Some(&values), &mut errors);
        if !errors.is_empty() {
            report(&self.id, errors.iter().map(|error| format!("{id}: {error}")));
        }
        words.cut(if self.bracketed {
            format!("[{text}]")
        } else {
            text.into_owned()
        })
    }

    /// Returns a noun in a given form; "" is the default one.
    #[must_use]
    pub fn form(&self, noun: &Arg, form: &str) -> String {
        match noun {
            Arg::List(all) => self.names.form(&self.formatted(all), form),
            Arg::Words(_) | Arg::Number(..) => self.plain(noun),
            noun => self.names.form(noun, form),
        }
    }

    /// Returns the text of an argument on its own.
    #[must_use]
    pub fn plain(&self, argument: &Arg) -> String {
        match argument {
            Arg::Text(text) => text.clone(),
            Arg::Key(key) => (*key).to_owned(),
            Arg::Number(value, format) => match format {
                Format::Plain => self.figures.number(*value, 0),
                Format::Tenths => self.figures.number(*value, 1),
                // Points are whole numbers.
                Format::Signed => self.figures.points(*value as i32),
                Format::Percent => self.figures.percent(*value, 0),
                Format::FinePercent => self.figures.percent(*value, 1),
            },
            Arg::Words(words) => self.format(words),
            noun => self.form(noun, ""),
        }
    }

    /// Returns a list of the elements' texts.
    fn formatted(&self, elements: &[Arg]) -> Arg {
        Arg::List(elements.iter().map(|element| Arg::Text(self.plain(element))).collect())
    }

    /// Returns the value of a variable.
    fn value(&self, argument: &Arg) -> FluentValue<'static> {
        match argument {
            Arg::Text(text) => text.clone().into(),
            Arg::Key(key) => (*key).into(),
            Arg::Number(value, Format::Plain) => number(*value, 0),
            Arg::Number(value, Format::Tenths) => number(*value, 1),
            Arg::Number(..) => self.plain(argument).into(),
            Arg::List(all) => {
                let arg = self.formatted(all);
                let plain = self.names.form(&arg, "");
                FluentValue::Custom(Box::new(Noun { arg, plain }))
            }
            noun => FluentValue::Custom(Box::new(Noun {
                arg: noun.clone(),
                plain: self.plain(noun),
            })),
        }
    }
}

/// Builds a bundle of several sources. Logs and skips invalid entries.
fn bundle(
    id: &LanguageIdentifier,
    sources: Vec<String>,
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

impl Words {
    /// Returns the text in the current language.
    #[must_use]
    pub fn text(&self) -> String {
        current().format(self)
    }

    /// Returns the text in a given language.
    #[must_use]
    pub fn text_in(&self, language: &Language) -> String {
        language.format(self)
    }
}

/// Current language of all words.
static CURRENT: LazyLock<RwLock<Arc<Language>>> = LazyLock::new(|| RwLock::new(Language::english()));

/// Returns the current language.
#[must_use]
pub fn current() -> Arc<Language> {
    CURRENT.read().unwrap_or_else(PoisonError::into_inner).clone()
}

/// Sets the current language. The caller updates what is on the screen.
pub fn speak(language: Arc<Language>) {
    *CURRENT.write().unwrap_or_else(PoisonError::into_inner) = language;
}
