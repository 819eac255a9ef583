//! Code generation for message types.

use proc_macro2::{Ident, TokenStream};
use quote::{format_ident, quote};

use crate::message::{Declared, Key, Variant};

/// Returns the implementations of `Phrase` and `Argument`.
pub(crate) fn code(declared: &Declared) -> TokenStream {
    let Declared { ident, .. } = declared;
    let words = arms(declared, words);
    let key = match &declared.key {
        Key::Name => quote!(),
        Key::Text(text) => quote! { fn key(&self) -> ::std::string::String { #text.to_owned() } },
        Key::Function(path) => quote! { fn key(&self) -> ::std::string::String { #path(self) } },
    };
    let checks = checks(declared);
    quote! {
        impl crate::text::Phrase for #ident {
            fn words(&self) -> spades_words::Words {
                match self { #words }
            }

            #key
        }

        impl crate::text::language::Argument for #ident {
            fn arg(&self) -> spades_words::Arg {
                spades_words::Arg::Words(crate::text::Phrase::words(self))
            }
        }

        #checks
    }
}

fn arms(declared: &Declared, body: fn(&Declared, &Variant, &[Ident]) -> TokenStream) -> TokenStream {
    let arms = declared.variants.iter().map(|variant| {
        let names: Vec<Ident> = (0..variant.fields.len())
            .map(|at| format_ident!("field_{at}"))
            .collect();
        let members = variant.fields.iter().map(|field| &field.member);
        let path = path(variant);
        let body = body(declared, variant, &names);
        quote! { #[allow(unused_variables, reason = "an id needs no field")] #path { #(#members: #names),* } => #body, }
    });
    quote!(#(#arms)*)
}

fn path(variant: &Variant) -> TokenStream {
    variant
        .ident
        .as_ref()
        .map_or_else(|| quote!(Self), |ident| quote!(Self::#ident))
}

fn words(declared: &Declared, variant: &Variant, names: &[Ident]) -> TokenStream {
    if let Some(attribute) = &declared.attribute {
        let inner = &names[0];
        return quote! { crate::text::Phrase::words(#inner).attribute(#attribute) };
    }
    if variant.transparent {
        let inner = &names[0];
        return quote! { crate::text::language::alone(#inner) };
    }
    let id = &variant.id;
    let key = id.strip_prefix(&format!("{}-", declared.prefix)).unwrap_or(id);
    let variables = variant.fields.iter().map(|field| &field.variable);
    let types = variant.fields.iter().map(|field| &field.ty);
    quote! {{
        // Checks the field types of a repeated declaration.
        #(let #names: &#types = #names;)*
        spades_words::Words::of(#id, #key)
            #(.with(#variables, crate::text::language::Argument::arg(#names)))*
    }}
}

/// Returns the ids and variables that the tests compare with the entries.
fn checks(declared: &Declared) -> TokenStream {
    let Declared { ident, .. } = declared;
    let entries = declared.variants.iter().map(|variant| {
        let line = variant.span.unwrap().start().line() as u32;
        if let Some(attribute) = &declared.attribute {
            let ty = &variant.fields[0].ty;
            quote! {
                entries.extend(<#ty as crate::text::language::Checked>::entries().into_iter().map(|mut entry| {
                    entry.attribute = ::core::option::Option::Some(#attribute);
                    entry.line = #line;
                    entry.file = file!();
                    entry
                }));
            }
        } else if variant.transparent {
            quote! {}
        } else {
            let id = &variant.id;
            let variables = variant.fields.iter().map(|field| &field.variable);
            quote! {
                entries.push(crate::text::language::Entry {
                    id: #id,
                    attribute: ::core::option::Option::None,
                    variables: ::std::vec![#(#variables),*],
                    file: file!(),
                    line: #line,
                });
            }
        }
    });
    let samples = declared.variants.iter().map(sampled);
    quote! {
        #[cfg(test)]
        impl crate::text::language::Checked for #ident {
            fn entries() -> ::std::vec::Vec<crate::text::language::Entry> {
                let mut entries = ::std::vec::Vec::new();
                #(#entries)*
                entries
            }
        }

        #[cfg(test)]
        impl crate::text::language::Sample for #ident {
            fn samples() -> ::std::vec::Vec<Self> {
                let mut samples = ::std::vec::Vec::new();
                #(#samples)*
                samples
            }
        }
    }
}

/// Returns every combination of the fields' samples, up to a limit.
fn sampled(variant: &Variant) -> TokenStream {
    let path = path(variant);
    let names: Vec<Ident> = (0..variant.fields.len())
        .map(|at| format_ident!("field_{at}"))
        .collect();
    let members = variant.fields.iter().map(|field| &field.member);
    let types = variant.fields.iter().map(|field| &field.ty);
    quote! {{
        #(let #names: ::std::vec::Vec<#types> = crate::text::language::Sample::samples();)*
        let sizes: ::std::vec::Vec<usize> = ::std::vec![#(#names.len()),*];
        for chosen in crate::text::language::choices(&sizes) {
            #[allow(unused_mut, unused_variables, reason = "without fields there is nothing to choose")]
            let mut chosen = chosen.into_iter();
            samples.push(#path { #(#members: #names[chosen.next().unwrap_or_default()].clone()),* });
        }
    }}
}
