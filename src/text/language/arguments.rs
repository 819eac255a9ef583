//! Arguments of messages: numbers that select a plural, and nouns whose form the sentence selects.

use std::borrow::Cow;

use fluent_bundle::FluentValue;
use fluent_bundle::types::FluentType;
use spades_archive::daily::Date;
use spades_rules::{Card, Suit};

use super::names::Noun;
use super::{Language, Message};
use crate::session::{SideWho, Who};
use crate::text::Live;

/// The value of a variable in an entry.
pub type Value<'a> = FluentValue<'a>;

/// A type that can be an argument of a message.
pub trait Argument {
    /// Returns the value of the variable.
    fn value(&self, language: &Language) -> Value<'_>;
}

/// A noun, with its words for when the sentence asks for no form.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Worded {
    pub(super) noun: Noun,
    plain: String,
}

impl FluentType for Worded {
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

/// Returns a noun as a value.
pub(in crate::text) fn noun<'a>(noun: Noun, language: &Language) -> Value<'a> {
    let plain = language.names().form(&noun, "");
    Value::Custom(Box::new(Worded { noun, plain }))
}

/// Returns a message as an argument of another one; a sentence selects by its id without the type's prefix.
pub(crate) fn of_message<'a>(message: &impl Message, prefix: &str, language: &Language) -> Value<'a> {
    let id = message.id();
    Value::Custom(Box::new(Worded {
        noun: Noun::Message(id.strip_prefix(prefix).unwrap_or(id)),
        plain: message.say(language),
    }))
}

/// Returns the words of an argument on its own.
pub(crate) fn plain(argument: &dyn Argument, language: &Language) -> String {
    match argument.value(language) {
        Value::String(text) => text.into_owned(),
        Value::Number(it) => {
            let digits = it.options.minimum_fraction_digits.unwrap_or_default();
            language.figures().number(it.value, digits)
        }
        Value::Custom(custom) => {
            let worded: Option<&Worded> = (*custom).as_any().downcast_ref();
            worded.map_or_else(String::new, |worded| worded.plain.clone())
        }
        Value::None | Value::Error => String::new(),
    }
}

/// Returns a noun in a given form.
pub(super) fn form(argument: &dyn Argument, form: &str, language: &Language) -> String {
    if let Value::Custom(custom) = argument.value(language)
        && let Some(worded) = (*custom).as_any().downcast_ref::<Worded>()
    {
        return language.names().form(&worded.noun, form);
    }
    plain(argument, language)
}

macro_rules! counts {
    ($($number:ty),*) => {
        $(impl Argument for $number {
            fn value(&self, _: &Language) -> Value<'_> {
                (*self).into()
            }
        })*
    };
}

counts!(u8, u16, u32, u64, usize, i32);

impl Argument for bool {
    fn value(&self, _: &Language) -> Value<'_> {
        if *self { "yes" } else { "no" }.into()
    }
}

impl Argument for String {
    fn value(&self, _: &Language) -> Value<'_> {
        self.as_str().into()
    }
}

impl Argument for &'static str {
    fn value(&self, _: &Language) -> Value<'_> {
        (*self).into()
    }
}

impl Argument for Card {
    fn value(&self, language: &Language) -> Value<'_> {
        noun(Noun::Card(*self), language)
    }
}

impl Argument for Suit {
    fn value(&self, language: &Language) -> Value<'_> {
        noun(Noun::Suit(*self), language)
    }
}

impl Argument for Who {
    fn value(&self, language: &Language) -> Value<'_> {
        noun(Noun::Who(self.clone()), language)
    }
}

impl Argument for SideWho {
    fn value(&self, language: &Language) -> Value<'_> {
        noun(Noun::Side(self.clone()), language)
    }
}

impl Argument for Date {
    fn value(&self, language: &Language) -> Value<'_> {
        noun(Noun::Day(*self), language)
    }
}

impl<A: Argument + ?Sized> Argument for Box<A> {
    fn value(&self, language: &Language) -> Value<'_> {
        (**self).value(language)
    }
}

/// A stored message as an argument.
impl Argument for Live {
    fn value(&self, language: &Language) -> Value<'_> {
        self.said(language).into()
    }
}

/// `None` is the empty text, of the kind `none`.
impl<A: Argument> Argument for Option<A> {
    fn value(&self, language: &Language) -> Value<'_> {
        match self {
            Some(argument) => argument.value(language),
            None => noun(Noun::Nothing, language),
        }
    }
}

/// A list joined by "and". `FORM($list, "or")` and other forms join it differently; the form `"count"` is the number of elements.
impl<A: Argument> Argument for Vec<A> {
    fn value(&self, language: &Language) -> Value<'_> {
        let all = self.iter().map(|one| plain(one, language)).collect();
        noun(Noun::List(all), language)
    }
}
