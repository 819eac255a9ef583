//! Code generation for enums that select between variants of a text.

use proc_macro2::TokenStream;
use quote::quote;
use syn::{Data, DeriveInput, Error, Result};

use crate::names::kebab;

/// Returns the implementation of `Argument`.
pub(crate) fn code(input: &DeriveInput) -> Result<TokenStream> {
    let Data::Enum(data) = &input.data else {
        return Err(Error::new(input.ident.span(), "a choice is an enum"));
    };
    if let Some(variant) = data.variants.iter().find(|variant| !variant.fields.is_empty()) {
        return Err(Error::new(variant.ident.span(), "a choice has no fields"));
    }
    let ident = &input.ident;
    let variants: Vec<_> = data.variants.iter().map(|variant| &variant.ident).collect();
    let names = variants.iter().map(|variant| kebab(&variant.to_string()));
    Ok(quote! {
        impl crate::text::language::Argument for #ident {
            fn arg(&self) -> spades_words::Arg {
                spades_words::Arg::Key(match self {
                    #(Self::#variants => #names,)*
                })
            }
        }

        #[cfg(test)]
        impl crate::text::language::Sample for #ident {
            fn samples() -> ::std::vec::Vec<Self> {
                ::std::vec![#(Self::#variants),*]
            }
        }
    })
}
