//! Arguments of messages: numbers that select a plural, and nouns whose form the sentence selects.

use spades_archive::daily::Date;
use spades_rules::{Card, Suit};
use spades_words::language::current;
use spades_words::{Arg, Words};

use crate::session::{SideWho, Who};

/// A type that can be an argument of a message.
pub trait Argument {
    /// Returns the value of the variable.
    fn arg(&self) -> Arg;
}

/// Returns the words of an argument on its own.
pub(crate) fn alone(argument: &dyn Argument) -> Words {
    match argument.arg() {
        Arg::Words(words) => words,
        argument => Words::alone(argument),
    }
}

/// Returns a noun in a given form in the current language.
pub(crate) fn form(noun: &dyn Argument, form: &str) -> String {
    current().form(&noun.arg(), form)
}

macro_rules! copied {
    ($($type:ty),*) => {
        $(impl Argument for $type {
            fn arg(&self) -> Arg {
                (*self).into()
            }
        })*
    };
}

copied!(u8, u16, u32, u64, usize, i32, bool, &'static str, Card, Suit, Date);

macro_rules! cloned {
    ($($type:ty),*) => {
        $(impl Argument for $type {
            fn arg(&self) -> Arg {
                self.clone().into()
            }
        })*
    };
}

cloned!(String, Who, SideWho, Words);

impl<A: Argument + ?Sized> Argument for Box<A> {
    fn arg(&self) -> Arg {
        (**self).arg()
    }
}

/// `None` is the empty text, of the kind `none`.
impl<A: Argument> Argument for Option<A> {
    fn arg(&self) -> Arg {
        self.as_ref().map_or(Arg::Nothing, Argument::arg)
    }
}

/// A list joined by "and". `FORM($list, "or")` and other forms join it differently; the form `"count"` is the number of elements.
impl<A: Argument> Argument for Vec<A> {
    fn arg(&self) -> Arg {
        Arg::List(self.iter().map(Argument::arg).collect())
    }
}
