//! Names of ids and variables.

use syn::{GenericArgument, PathArguments, Type};

/// Converts a name such as "ConcedeTheMatch" or "own_bid" to lower case with hyphens.
pub(crate) fn kebab(name: &str) -> String {
    let mut kebab = String::new();
    for (at, letter) in name.trim_start_matches("r#").char_indices() {
        if letter == '_' {
            kebab.push('-');
        } else {
            if letter.is_uppercase() && at > 0 && !kebab.ends_with('-') {
                kebab.push('-');
            }
            kebab.extend(letter.to_lowercase());
        }
    }
    kebab
}

/// Returns the variable for an unnamed field, derived from its type; `None` for types that say too little.
pub(crate) fn of_type(ty: &Type) -> Option<String> {
    match ty {
        Type::Reference(reference) => of_type(&reference.elem),
        Type::Path(path) => {
            let last = path.path.segments.last()?;
            match last.ident.to_string().as_str() {
                "u8" | "u16" | "u32" | "u64" | "usize" => Some("count".to_owned()),
                "String" | "str" => Some("text".to_owned()),
                "SideWho" => Some("side".to_owned()),
                "bool" | "f32" | "f64" | "i8" | "i16" | "i64" => None,
                "i32" => Some("points".to_owned()),
                "Option" | "Vec" | "Box" => match &last.arguments {
                    PathArguments::AngleBracketed(inner) => inner.args.iter().find_map(|argument| match argument {
                        GenericArgument::Type(ty) => of_type(ty),
                        _ => None,
                    }),
                    _ => None,
                },
                name => Some(kebab(name)),
            }
        }
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use syn::parse_quote;

    use super::*;

    #[test]
    fn names_are_small_words_with_hyphens() {
        assert_eq!(kebab("ConcedeTheMatch"), "concede-the-match");
        assert_eq!(kebab("own_bid"), "own-bid");
        assert_eq!(kebab("r#type"), "type");
    }

    #[test]
    fn unnamed_fields_are_called_by_their_types() {
        assert_eq!(of_type(&parse_quote!(SideWho)).as_deref(), Some("side"));
        assert_eq!(of_type(&parse_quote!(Vec<spades_rules::Card>)).as_deref(), Some("card"));
        assert_eq!(of_type(&parse_quote!(&'static str)).as_deref(), Some("text"));
        assert_eq!(of_type(&parse_quote!(bool)), None);
    }
}
