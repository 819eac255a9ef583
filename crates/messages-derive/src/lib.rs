//! Derives `Message` for the game's typed messages: the texts are in `assets/i18n`, the id of an entry consists of the names of type and
//! variant, and the fields are its variables. See `docs/TRANSLATING.md`.
//!
//! The generated code refers to `crate::text`, so it compiles only in the game's crate.

mod choice;
mod generate;
mod message;
mod names;

use proc_macro::TokenStream;
use syn::{DeriveInput, parse_macro_input};

/// Derives `Message`, `Phrase` and `Argument`.
///
/// On the type: `prefix = "…"` replaces the type's name in the ids, `key = "…"` is the key of every widget that shows it, `key_with = path`
/// computes the key, and `attribute = "…"` selects another text of the only field: the attribute of that name.
/// On a variant: `id = "…"`, `args(first, second)` names the fields of a tuple, and `transparent` uses the text of the only field.
#[proc_macro_derive(Message, attributes(message))]
pub fn derive_message(input: TokenStream) -> TokenStream {
    expand(&parse_macro_input!(input as DeriveInput))
}

/// Like the derive macro `Message`, for an enum of another crate, whose variants are repeated: `message_of! { enum Level { Beginner, Expert } }`.
#[proc_macro]
pub fn message_of(input: TokenStream) -> TokenStream {
    expand(&parse_macro_input!(input as DeriveInput))
}

/// Derives `Argument` for an enum without fields that texts select by: `$moment` is "my-nil" for `MyNil`.
#[proc_macro_derive(Choice)]
pub fn derive_choice(input: TokenStream) -> TokenStream {
    expand_choice(&parse_macro_input!(input as DeriveInput))
}

/// Like the derive macro `Choice`, for an enum of another crate, whose variants are repeated.
#[proc_macro]
pub fn choice_of(input: TokenStream) -> TokenStream {
    expand_choice(&parse_macro_input!(input as DeriveInput))
}

fn expand_choice(input: &DeriveInput) -> TokenStream {
    choice::code(input)
        .unwrap_or_else(syn::Error::into_compile_error)
        .into()
}

fn expand(input: &DeriveInput) -> TokenStream {
    message::Declared::read(input)
        .map_or_else(|error| error.into_compile_error(), |declared| generate::code(&declared))
        .into()
}
