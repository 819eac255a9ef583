//! Languages: look an entry up and format it. Rust code contains no grammar.

use std::borrow::Cow;
use std::collections::HashSet;
use std::sync::atomic::{AtomicU32, Ordering};
use std::sync::{Arc, LazyLock, PoisonError, RwLock};

use fluent_bundle::{FluentArgs, FluentError, FluentResource, FluentValue};
use fluent_syntax::ast::Entry;
use unic_langid::{CharacterDirection, LanguageIdentifier};

use crate::faults::report;
use crate::figures::{self, Figures, Marks, number, signed};
use crate::functions::{self, Noun};
use crate::names::{Bundle, Names, isolated};
use crate::pseudo::{self, Pseudo};
use crate::words::Format;
use crate::{Arg, Words, start};

// The sources of the English entries, by area.
include!(concat!(env!("OUT_DIR"), "/english.rs"));

/// Area of the nouns, which have a bundle of their own.
const NAMES: &str = "names";

/// The entries of a language, ready for formatting.
pub struct Language {
    id: LanguageIdentifier,
    bundle: Bundle,
    names: Arc<Names>,
    figures: Figures,
    /// The parsed files, for languages that lack some of their entries.
    sources: Sources,
    fallback: Option<Fallback>,
    /// Encloses every text in brackets: for the pseudo-language.
    bracketed: bool,
}

/// The language that missing entries are in.
struct Fallback {
    language: Arc<Language>,
    /// Entries that are not missing.
    own: HashSet<String>,
}

/// Parsed files: those of nouns, and the others.
#[derive(Default)]
struct Sources {
    nouns: Vec<Arc<FluentResource>>,
    others: Vec<Arc<FluentResource>>,
    /// Areas with entries that can't be read.
    damaged: Vec<String>,
}

impl Sources {
    /// Parses files. Logs and skips invalid entries.
    fn parse<'a>(id: &LanguageIdentifier, areas: impl IntoIterator<Item = (&'a str, String)>) -> Sources {
        let mut sources = Sources::default();
        for (area, source) in areas {
            let resource = FluentResource::try_new(source).unwrap_or_else(|(resource, errors)| {
                sources.damaged.push(area.to_owned());
                report(id, errors.iter().map(|error| format!("{area}: {error}")));
                resource
            });
            let all = if area == NAMES {
                &mut sources.nouns
            } else {
                &mut sources.others
            };
            all.push(Arc::new(resource));
        }
        sources
    }

    /// Returns the ids of the messages.
    fn ids(&self) -> HashSet<String> {
        let entries = self.others.iter().flat_map(|resource| resource.entries());
        entries
            .filter_map(|entry| match entry {
                Entry::Message(message) => Some(message.id.name.to_owned()),
                _ => None,
            })
            .collect()
    }
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
        static ENGLISH: LazyLock<Arc<Language>> = LazyLock::new(|| Arc::new(Language::built_in()));
        ENGLISH.clone()
    }

    /// Returns a pseudo-language, which no player is offered.
    #[must_use]
    pub fn pseudo(pseudo: Pseudo) -> Arc<Language> {
        let own = [("names", pseudo::NOUNS.to_owned())];
        let mut language = Language::of_sources(pseudo.tag(), own, Some(pseudo.transform()), Some(Language::english()));
        // All of its entries are its own.
        language.fallback = None;
        language.bracketed = pseudo == Pseudo::Longer;
        Arc::new(language)
    }

    /// Builds a language from the sources of its areas; entries that it lacks are English. Logs and skips invalid entries.
    #[must_use]
    pub fn new<'a>(tag: &str, areas: impl IntoIterator<Item = (&'a str, String)>) -> Language {
        Language::of_sources(tag, areas, None, Some(Language::english()))
    }

    /// Builds a language from one file: the areas one after another, each after a line with its name ("### names").
    #[must_use]
    pub fn of_file(tag: &str, file: &str) -> Language {
        let areas = file.split("### ").filter_map(|area| area.split_once('\n'));
        Language::new(tag, areas.map(|(area, source)| (area, source.to_owned())))
    }

    /// Builds a language from the English entries.
    fn built_in() -> Language {
        let areas = ENGLISH.iter().map(|(area, source)| (*area, (*source).to_owned()));
        Language::of_sources("en", areas, None, None)
    }

    fn of_sources<'a>(
        tag: &str,
        areas: impl IntoIterator<Item = (&'a str, String)>,
        transform: Option<Transform>,
        fallback: Option<Arc<Language>>,
    ) -> Language {
        let id: LanguageIdentifier = tag.parse().unwrap_or_default();
        let sources = Sources::parse(&id, areas);
        let beneath = fallback.as_ref().map(|language| &language.sources);
        let mut nouns = figures::empty_bundle(&id, Marks::ENGLISH);
        nouns.set_transform(transform);
        functions::add_letters(&mut nouns);
        fill(&mut nouns, &sources.nouns, beneath.map(|beneath| &beneath.nouns));
        let names = Arc::new(Names(nouns));
        let figures = Figures::of(&names);
        let mut bundle = figures::empty_bundle(&id, figures.marks());
        bundle.set_transform(transform);
        functions::add(&mut bundle, &names);
        fill(&mut bundle, &sources.others, beneath.map(|beneath| &beneath.others));
        let fallback = fallback.map(|language| Fallback {
            language,
            own: sources.ids(),
        });
        Language {
            id,
            bundle,
            names,
            figures,
            sources,
            fallback,
            bracketed: false,
        }
    }

    /// Returns the language's tag: "pt-BR".
    #[must_use]
    pub fn tag(&self) -> String {
        self.id.to_string()
    }

    /// Returns `true` if the language is written from right to left.
    #[must_use]
    pub fn is_right_to_left(&self) -> bool {
        self.id.character_direction() == CharacterDirection::RTL
    }

    /// Returns the areas of which some entries can't be read, and are in English.
    #[must_use]
    pub fn damaged(&self) -> &[String] {
        &self.sources.damaged
    }

    /// Returns the number format.
    #[must_use]
    pub const fn figures(&self) -> &Figures {
        &self.figures
    }

    /// Formats words.
    #[must_use]
    pub fn format(&self, words: &Words) -> String {
        let id = words.id();
        if id.is_empty() {
            return words.args().iter().map(|(_, argument)| self.plain(argument)).collect();
        }
        // Entries of the fallback are in the bundle, too, for references to them; their own sentences need the nouns of their language.
        let own = |fallback: &Fallback| fallback.own.contains(id);
        let message = if self.fallback.as_ref().is_none_or(own) {
            self.bundle.get_message(id)
        } else {
            None
        };
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
                |fallback| fallback.language.format(words),
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
            bracketed(&text, words)
        } else {
            text.into_owned()
        })
    }

    /// Returns an attribute of an entry that only some languages have, such as `.order` of a term.
    #[must_use]
    pub fn own_attribute(&self, words: &Words, name: &str) -> Option<String> {
        let message = self.bundle.get_message(words.id())?;
        let pattern = message.get_attribute(name)?.value();
        Some(self.bundle.format_pattern(pattern, None, &mut Vec::new()).into_owned())
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
            Arg::Text(text) => self.held(text),
            Arg::Key(key) => key.to_string(),
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

    /// Returns verbatim text, which may be written in the other direction: a bundle holds it apart in a language that isolates.
    fn held(&self, text: &str) -> String {
        if self.is_right_to_left() {
            text.to_owned()
        } else {
            isolated(text.to_owned())
        }
    }

    /// Returns a list in which nouns still have all forms, and numbers and words are texts.
    fn formatted(&self, elements: &[Arg]) -> Arg {
        let texts = elements.iter().map(|element| match element {
            Arg::Text(_) | Arg::Key(_) | Arg::Number(..) | Arg::Words(_) | Arg::List(_) => {
                Arg::Text(self.plain(element))
            }
            noun => noun.clone(),
        });
        Arg::List(texts.collect())
    }

    /// Returns the value of a variable.
    fn value(&self, argument: &Arg) -> FluentValue<'static> {
        match argument {
            Arg::Text(text) => self.held(text).into(),
            Arg::Key(key) => key.to_string().into(),
            Arg::Number(value, Format::Plain) => number(*value, 0),
            Arg::Number(value, Format::Tenths) => number(*value, 1),
            Arg::Number(value, Format::Signed) => signed(*value),
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

/// Adds entries to a bundle, and those of another language that it lacks.
fn fill(bundle: &mut Bundle, own: &[Arc<FluentResource>], beneath: Option<&Vec<Arc<FluentResource>>>) {
    for resource in own {
        if let Err(errors) = bundle.add_resource(resource.clone()) {
            report(&bundle.locales[0].clone(), errors);
        }
    }
    for resource in beneath.into_iter().flatten() {
        // The errors name the entries that are there already.
        let _ = bundle.add_resource(resource.clone());
    }
}

/// Encloses a text in brackets, or cuts it to the room that its entry has: no language is longer there.
fn bracketed(text: &str, words: &Words) -> String {
    let is_it = |name: &str| match words.attribute_name() {
        Some(attribute) => name.split_once('.') == Some((words.id(), attribute)),
        None => name == words.id(),
    };
    match ROOMS.iter().find(|(name, _)| is_it(name)) {
        Some((_, room)) => start(text, *room).trim_end().to_owned(),
        None => format!("[{text}]"),
    }
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

/// Number of times that the language has changed.
static CHANGES: AtomicU32 = AtomicU32::new(0);

/// Returns how often the language has changed: whatever was built for another number is in another language.
#[must_use]
pub fn changes() -> u32 {
    CHANGES.load(Ordering::Acquire)
}

/// Sets the current language.
pub fn speak(language: Arc<Language>) {
    *CURRENT.write().unwrap_or_else(PoisonError::into_inner) = language;
    CHANGES.fetch_add(1, Ordering::Release);
}
