//! Functions for entries: `KIND($who)` to select by, `FORM($card, "the")` for a noun in a form, `CLAUSE($why)` for a foreign text in a
//! sentence, and `VERSION()`, the version of the game.

use std::borrow::Cow;
use std::sync::Arc;

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::types::FluentType;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};

use crate::Arg;
use crate::names::{Names, kind_of};

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

/// Adds the functions to a bundle.
pub(crate) fn add(bundle: &mut FluentBundle<FluentResource>, names: &Arc<Names>) {
    let names = names.clone();
    let added = [
        bundle.add_function("KIND", kind),
        bundle.add_function("FORM", move |values, _| form(values, &names)),
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

fn form<'a>(values: &[FluentValue<'a>], names: &Names) -> FluentValue<'a> {
    match values {
        [value, FluentValue::String(form)] => match noun(value) {
            Some(Noun {
                arg: Arg::List(all), ..
            }) if form == "count" => all.len().into(),
            Some(noun) => names.form(&noun.arg, form).into(),
            None => FluentValue::Error,
        },
        _ => FluentValue::Error,
    }
}

/// Strips the final full stops of an error text from the system or another program, to embed it in a sentence.
fn clause<'a>(values: &[FluentValue<'a>], _: &FluentArgs) -> FluentValue<'a> {
    match values {
        [FluentValue::String(foreign)] => crate::clause(foreign).to_owned().into(),
        _ => FluentValue::Error,
    }
}
