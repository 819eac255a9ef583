//! An entry of an area, or one of its attributes.

use std::collections::BTreeSet;

use fluent_syntax::ast;

use crate::types::Type;

/// An entry, or an attribute of one.
#[derive(Clone, Debug)]
pub struct Entry {
    /// Id of the entry: "turn-line-took".
    pub id: String,
    pub attribute: Option<String>,
    /// Line of the entry in its file, from 1.
    pub line: usize,
    /// Maximum number of letters that there is room for.
    pub room: Option<usize>,
    /// Variables in the order of the parameters.
    pub variables: Vec<Variable>,
    /// Lines of the entry as written, for the function's documentation.
    pub(crate) text: Vec<String>,
    /// Key of every widget that shows it.
    pub(crate) key: Option<String>,
    /// Target that alone uses it: "web" or "desktop".
    pub(crate) only: Option<String>,
    /// First part of the ids of a group that is looked up by key.
    pub(crate) by_key: Option<String>,
    /// Names of the variables that the entry and the entries within it use.
    pub(crate) used: BTreeSet<String>,
    /// Ids of entries and attributes within it.
    pub(crate) parts: BTreeSet<String>,
    /// `true` if other entries embed it.
    pub(crate) is_part: bool,
    /// `true` if it has no function: others embed it, and no comment declares its variables.
    pub is_only_part: bool,
    /// Variables that comments declare for it, and whether its own does.
    pub(crate) declared: Vec<(Variable, bool)>,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Variable {
    /// Name: "own-bid" for `$own-bid`.
    pub name: String,
    pub of: Type,
}

impl Entry {
    /// Returns the name by which other entries refer to it: "id" or "id.attribute".
    #[must_use]
    pub fn name(&self) -> String {
        match &self.attribute {
            Some(attribute) => format!("{}.{attribute}", self.id),
            None => self.id.clone(),
        }
    }

    /// Returns the names of the variables that the entry uses.
    pub fn used(&self) -> impl Iterator<Item = &str> {
        self.used.iter().map(String::as_str)
    }

    /// Returns the ids of the entries and attributes within it.
    pub fn parts(&self) -> impl Iterator<Item = &str> {
        self.parts.iter().map(String::as_str)
    }

    /// Returns the variants by which the entry as written selects with a variable.
    #[must_use]
    pub fn choices_of(&self, variable: &str) -> Vec<String> {
        let selects =
            |line: &str| line.contains(&format!("${variable} ->")) || line.contains(&format!("${variable}) ->"));
        let mut choices = Vec::new();
        for (at, line) in self.text.iter().enumerate().filter(|(_, line)| selects(line)) {
            let depth = |line: &str| line.len() - line.trim_start().len();
            let inner = self.text[at + 1..].iter();
            for line in inner.take_while(|inner| depth(inner) > depth(line)) {
                let key = line.trim_start().trim_start_matches('*').strip_prefix('[');
                if let Some((key, _)) = key.and_then(|rest| rest.split_once(']'))
                    && !choices.iter().any(|known| known == key)
                {
                    choices.push(key.to_owned());
                }
            }
        }
        choices
    }
}

/// Collects the variables and the parts of a pattern.
pub(crate) fn needs(pattern: &ast::Pattern<&str>, used: &mut BTreeSet<String>, parts: &mut BTreeSet<String>) {
    for element in &pattern.elements {
        if let ast::PatternElement::Placeable { expression } = element {
            expression_needs(expression, used, parts);
        }
    }
}

fn expression_needs(expression: &ast::Expression<&str>, used: &mut BTreeSet<String>, parts: &mut BTreeSet<String>) {
    match expression {
        ast::Expression::Inline(inline) => inline_needs(inline, used, parts),
        ast::Expression::Select { selector, variants } => {
            inline_needs(selector, used, parts);
            for variant in variants {
                needs(&variant.value, used, parts);
            }
        }
    }
}

fn inline_needs(inline: &ast::InlineExpression<&str>, used: &mut BTreeSet<String>, parts: &mut BTreeSet<String>) {
    match inline {
        ast::InlineExpression::VariableReference { id } => {
            used.insert(id.name.to_owned());
        }
        ast::InlineExpression::MessageReference { id, attribute } => {
            let attribute = attribute
                .as_ref()
                .map_or_else(String::new, |attribute| format!(".{}", attribute.name));
            parts.insert(format!("{}{attribute}", id.name));
        }
        ast::InlineExpression::FunctionReference { arguments, .. } => {
            for argument in &arguments.positional {
                inline_needs(argument, used, parts);
            }
        }
        ast::InlineExpression::Placeable { expression } => expression_needs(expression, used, parts),
        _ => {}
    }
}
