//! Functions for entries: `KIND($who)` to select by, `FORM($card, "the")` for a noun in a form, `CLAUSE($why)` for a foreign text in a
//! sentence, and `VERSION()`, the version of the game.

use std::sync::Arc;

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};

use super::arguments::Worded;
use super::names::{Names, Noun};

/// Adds the functions to a bundle.
pub(super) fn add(bundle: &mut FluentBundle<FluentResource>, names: &Arc<Names>) {
    let names = names.clone();
    let added = [
        bundle.add_function("KIND", kind),
        bundle.add_function("FORM", move |values, _| form(values, &names)),
        bundle.add_function("CLAUSE", clause),
        bundle.add_function("VERSION", |_, _| env!("CARGO_PKG_VERSION").into()),
    ];
    debug_assert!(added.iter().all(Result::is_ok), "each is added once");
}

fn worded<'a>(value: &'a FluentValue<'_>) -> Option<&'a Worded> {
    match value {
        FluentValue::Custom(custom) => (**custom).as_any().downcast_ref(),
        _ => None,
    }
}

fn kind<'a>(values: &[FluentValue<'a>], _: &FluentArgs) -> FluentValue<'a> {
    match values {
        [value] => worded(value).map_or_else(|| value.clone(), |worded| worded.noun.kind().into()),
        _ => FluentValue::Error,
    }
}

fn form<'a>(values: &[FluentValue<'a>], names: &Names) -> FluentValue<'a> {
    match values {
        [value, FluentValue::String(form)] => match worded(value) {
            Some(Worded {
                noun: Noun::List(all), ..
            }) if form == "count" => all.len().into(),
            Some(worded) => names.form(&worded.noun, form).into(),
            None => FluentValue::Error,
        },
        _ => FluentValue::Error,
    }
}

/// Strips the final full stops of an error text from the system or another program, to embed it in a sentence.
fn clause<'a>(values: &[FluentValue<'a>], _: &FluentArgs) -> FluentValue<'a> {
    match values {
        [FluentValue::String(foreign)] => crate::text::clause(foreign).to_owned().into(),
        _ => FluentValue::Error,
    }
}
