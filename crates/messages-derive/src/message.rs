//! Parses the declaration of a message type.

use proc_macro2::{Ident, Span};
use syn::spanned::Spanned;
use syn::{Attribute, Data, DeriveInput, Error, Fields, LitStr, Member, Path, Result, Type};

use crate::names::{kebab, of_type};

/// A message type.
pub(crate) struct Declared {
    pub(crate) ident: Ident,
    /// Prefix of every id: the type's name unless overridden.
    pub(crate) prefix: String,
    pub(crate) key: Key,
    /// The attribute to use of the only field's entry.
    pub(crate) attribute: Option<String>,
    pub(crate) variants: Vec<Variant>,
}

/// Source of a widget's key.
pub(crate) enum Key {
    Name,
    Text(String),
    Function(Path),
}

/// One message: a variant, or a whole struct.
pub(crate) struct Variant {
    /// `None` for a struct.
    pub(crate) ident: Option<Ident>,
    pub(crate) span: Span,
    pub(crate) id: String,
    /// `true` if the text of its only field is used.
    pub(crate) transparent: bool,
    pub(crate) fields: Vec<Field>,
}

/// A variable of a message.
pub(crate) struct Field {
    pub(crate) member: Member,
    pub(crate) ty: Type,
    pub(crate) variable: String,
}

#[derive(Default)]
struct Options {
    prefix: Option<String>,
    key: Option<String>,
    key_with: Option<Path>,
    attribute: Option<String>,
    id: Option<String>,
    args: Vec<String>,
    transparent: bool,
}

impl Options {
    fn read(attributes: &[Attribute]) -> Result<Options> {
        let mut options = Options::default();
        for attribute in attributes.iter().filter(|one| one.path().is_ident("message")) {
            attribute.parse_nested_meta(|meta| {
                let text = |slot: &mut Option<String>| -> Result<()> {
                    *slot = Some(meta.value()?.parse::<LitStr>()?.value());
                    Ok(())
                };
                if meta.path.is_ident("prefix") {
                    text(&mut options.prefix)
                } else if meta.path.is_ident("key") {
                    text(&mut options.key)
                } else if meta.path.is_ident("attribute") {
                    text(&mut options.attribute)
                } else if meta.path.is_ident("id") {
                    text(&mut options.id)
                } else if meta.path.is_ident("key_with") {
                    options.key_with = Some(meta.value()?.parse()?);
                    Ok(())
                } else if meta.path.is_ident("transparent") {
                    options.transparent = true;
                    Ok(())
                } else if meta.path.is_ident("args") {
                    meta.parse_nested_meta(|name| {
                        options
                            .args
                            .extend(name.path.get_ident().map(|name| kebab(&name.to_string())));
                        Ok(())
                    })
                } else {
                    Err(meta.error("prefix, key, key_with, attribute, id, args or transparent"))
                }
            })?;
        }
        Ok(options)
    }
}

impl Declared {
    pub(crate) fn read(input: &DeriveInput) -> Result<Declared> {
        let options = Options::read(&input.attrs)?;
        let prefix = options
            .prefix
            .clone()
            .unwrap_or_else(|| kebab(&input.ident.to_string()));
        let variants = match &input.data {
            Data::Enum(data) => data
                .variants
                .iter()
                .map(|variant| {
                    let options = Options::read(&variant.attrs)?;
                    let id = format!("{prefix}-{}", kebab(&variant.ident.to_string()));
                    Variant::read(
                        Some(variant.ident.clone()),
                        variant.span(),
                        id,
                        &variant.fields,
                        options,
                    )
                })
                .collect::<Result<Vec<Variant>>>()?,
            Data::Struct(data) => {
                let options = Options::read(&input.attrs)?;
                vec![Variant::read(
                    None,
                    input.ident.span(),
                    prefix.clone(),
                    &data.fields,
                    options,
                )?]
            }
            Data::Union(_) => return Err(Error::new(input.span(), "a message is an enum or a struct")),
        };
        let key = match (options.key, options.key_with) {
            (Some(key), _) => Key::Text(key),
            (None, Some(function)) => Key::Function(function),
            (None, None) => Key::Name,
        };
        Ok(Declared {
            ident: input.ident.clone(),
            prefix,
            key,
            attribute: options.attribute,
            variants,
        })
    }
}

impl Variant {
    fn read(ident: Option<Ident>, span: Span, id: String, fields: &Fields, options: Options) -> Result<Variant> {
        let single = options.transparent || options.attribute.is_some();
        if single && fields.len() != 1 {
            return Err(Error::new(span, "it says its only field, so it has exactly one"));
        }
        let mut read: Vec<Field> = Vec::new();
        for (at, field) in fields.iter().enumerate() {
            let variable = match (&field.ident, options.args.get(at)) {
                (_, Some(name)) => Some(name.clone()),
                (Some(name), None) => Some(kebab(&name.to_string())),
                (None, None) => of_type(&field.ty),
            };
            let unclear = || Error::new(field.span(), "name this variable: #[message(args(name))]");
            let variable = if single {
                String::new()
            } else {
                variable.ok_or_else(unclear)?
            };
            if !single && read.iter().any(|other| other.variable == variable) {
                return Err(unclear());
            }
            let member = field.ident.clone().map_or_else(|| Member::from(at), Member::Named);
            read.push(Field {
                member,
                ty: field.ty.clone(),
                variable,
            });
        }
        Ok(Variant {
            ident,
            span,
            id: options.id.unwrap_or(id),
            transparent: options.transparent,
            fields: read,
        })
    }
}
