//! Functions for entries: `KIND($who)` to select by, `FORM($card, "the")` for a noun in a form, `STARTS($name, "a e i")` and
//! `ENDS($name, "s x")` for words whose form depends on a name, `CLAUSE($why)` for a foreign text in a sentence, and `VERSION()`, the
//! version of the game.

use std::borrow::Cow;
use std::sync::Arc;

use fluent_bundle::types::FluentType;
use fluent_bundle::{FluentArgs, FluentValue};

use crate::Arg;
use crate::figures::number_form;
use crate::names::{Bundle, Names, kind_of};

/// An argument with its text for when the sentence asks for no form.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Noun {
    pub(crate) arg: Arg,
    pub(crate) plain: String,
}

impl FluentType for Noun {
    fn duplicate(&self) -> Box<dyn FluentType + Send> {
        Box::new(self.clone())
    }

    fn as_string(&self, _: &intl_memoizer::IntlLangMemoizer) -> Cow<'static, str> {
        self.plain.clone().into()
    }

    fn as_string_threadsafe(&self, _: &intl_memoizer::concurrent::IntlLangMemoizer) -> Cow<'static, str> {
        self.plain.clone().into()
    }
}

/// Adds the functions that look at the letters of a name: nouns have no others.
pub(crate) fn add_letters(bundle: &mut Bundle) {
    let added = [
        bundle.add_function("STARTS", |values, _| {
            letters(values, |name, start| name.starts_with(start))
        }),
        bundle.add_function("ENDS", |values, _| letters(values, |name, end| name.ends_with(end))),
    ];
    debug_assert!(added.iter().all(Result::is_ok), "each is added once");
}

/// Adds the functions to a bundle.
pub(crate) fn add(bundle: &mut Bundle, names: &Arc<Names>) {
    add_letters(bundle);
    let names = names.clone();
    let added = [
        bundle.add_function("KIND", kind),
        bundle.add_function("FORM", move |values, named| form(values, named, &names)),
        bundle.add_function("CLAUSE", clause),
        bundle.add_function("VERSION", |_, _| env!("CARGO_PKG_VERSION").into()),
    ];
    debug_assert!(added.iter().all(Result::is_ok), "each is added once");
}

fn noun<'a>(value: &'a FluentValue<'_>) -> Option<&'a Noun> {
    match value {
        FluentValue::Custom(custom) => (**custom).as_any().downcast_ref(),
        _ => None,
    }
}

fn kind<'a>(values: &[FluentValue<'a>], _: &FluentArgs) -> FluentValue<'a> {
    match values {
        [value] => noun(value).map_or_else(|| value.clone(), |noun| kind_of(&noun.arg).to_owned().into()),
        _ => FluentValue::Error,
    }
}

fn form<'a>(values: &[FluentValue<'a>], named: &FluentArgs, names: &Names) -> FluentValue<'a> {
    let element = match named.get("element") {
        Some(FluentValue::String(form)) => form,
        _ => "",
    };
    match values {
        [FluentValue::Number(number), FluentValue::String(form)] => {
            number_form(number, form).unwrap_or(FluentValue::Error)
        }
        [value, FluentValue::String(form)] => match noun(value) {
            Some(Noun {
                arg: Arg::List(all), ..
            }) if form == "count" => all.len().into(),
            Some(Noun {
                arg: Arg::List(all), ..
            }) => names.list(all, form, element).into(),
            Some(noun) => names.form(&noun.arg, form).into(),
            None => FluentValue::Error,
        },
        _ => FluentValue::Error,
    }
}

/// Returns `yes` if a test holds of a name and one of the words in a list: "a e i o u". Case doesn't matter.
fn letters<'a>(values: &[FluentValue<'a>], holds: impl Fn(&str, &str) -> bool) -> FluentValue<'a> {
    let [name, FluentValue::String(words)] = values else {
        return FluentValue::Error;
    };
    let name = match name {
        FluentValue::String(name) => name.to_string(),
        other => noun(other).map(|noun| noun.plain.clone()).unwrap_or_default(),
    };
    let name = crate::unmarked(&name).to_lowercase();
    let found = words.split_whitespace().any(|word| holds(&name, &word.to_lowercase()));
    if found { "yes" } else { "no" }.into()
}

/// Strips the final full stops of an error text from the system or another program, to embed it in a sentence.
fn clause<'a>(values: &[FluentValue<'a>], _: &FluentArgs) -> FluentValue<'a> {
    match values {
        [FluentValue::String(foreign)] => crate::clause(foreign).to_owned().into(),
        _ => FluentValue::Error,
    }
}
