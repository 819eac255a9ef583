//! Arguments of messages, and the checks of the entries. The languages are in `spades_words`.
//!
//! `docs/TRANSLATING.md` explains how to add an entry, an argument or a language.

mod arguments;
#[cfg(test)]
mod catalogue;
#[cfg(test)]
mod checks;

pub use spades_words::language::{current, speak};
pub use spades_words::{Language, unmarked};

pub use arguments::Argument;
pub(crate) use arguments::{alone, form};
#[cfg(test)]
pub(crate) use checks::{Checked, Entry, Sample, choices};

/// Implements `Phrase` for a type of another module by converting it into a message, which has the arguments that
/// the sentence needs and the type lacks.
macro_rules! said_as {
    ($type:ty, $message:ty $(, $key:literal)?) => {
        impl crate::text::Phrase for $type {
            fn words(&self) -> spades_words::Words {
                crate::text::Phrase::words(&<$message>::from(self))
            }

            $(fn key(&self) -> String {
                $key.to_owned()
            })?
        }

        impl crate::text::language::Argument for $type {
            fn arg(&self) -> spades_words::Arg {
                spades_words::Arg::Words(crate::text::Phrase::words(self))
            }
        }
    };
}
pub(in crate::text) use said_as;

/// Implements `Argument` for a type that has words.
macro_rules! worded {
    ($type:ty) => {
        impl crate::text::language::Argument for $type {
            fn arg(&self) -> spades_words::Arg {
                crate::text::Phrase::words(self).into()
            }
        }
    };
}
pub(in crate::text) use worded;
