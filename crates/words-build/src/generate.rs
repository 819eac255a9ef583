//! Generated code: a module for each area, a function for each entry.

use std::fmt::Write as _;

use crate::area::Area;
use crate::entry::Entry;

/// Rust's keywords that are also names of entries.
const KEYWORDS: [&str; 12] = [
    "as", "break", "continue", "else", "for", "if", "in", "loop", "match", "move", "return", "type",
];

pub(crate) fn modules(areas: &[Area]) -> String {
    let mut code = String::new();
    for area in areas {
        let _ = writeln!(code, "/// Entries of `{}.ftl`.", area.name);
        let _ = writeln!(code, "pub(crate) mod {} {{", area.name);
        code.push_str(
            "    #[allow(unused_imports, reason = \"an area may need none of them\")]\n    use super::*;\n\n",
        );
        for (name, variants) in &area.choices {
            choice(&mut code, name, variants);
        }
        let mut groups: Vec<&str> = Vec::new();
        for entry in area
            .entries
            .iter()
            .filter(|entry| !entry.is_only_part && entry.attribute.is_none())
        {
            match &entry.by_key {
                Some(prefix) => {
                    if !groups.contains(&prefix.as_str()) {
                        groups.push(prefix);
                        by_key(&mut code, area, prefix);
                    }
                }
                None => function(&mut code, area, entry),
            }
        }
        code.push_str("}\n\n");
    }
    code
}

/// Returns the last part of an entry's id, without the name of its area.
fn short<'a>(area: &Area, id: &'a str) -> &'a str {
    let prefix = format!("{}-", area.name.replace('_', "-"));
    id.strip_prefix(&prefix).unwrap_or(id)
}

/// Returns the key of an entry: its id without the longest prefix that the file lists, or without the name of its area.
fn key_of<'a>(area: &Area, id: &'a str) -> &'a str {
    let rest = |prefix: &String| id.strip_prefix(prefix.as_str())?.strip_prefix('-');
    let shortest = area.prefixes.iter().filter_map(rest).min_by_key(|key| key.len());
    shortest.unwrap_or_else(|| short(area, id))
}

/// Converts "own-bid" to a Rust name.
fn rust_name(name: &str) -> String {
    let name = name.replace('-', "_");
    if KEYWORDS.contains(&name.as_str()) {
        format!("r#{name}")
    } else if name.starts_with(|first: char| first.is_numeric()) {
        format!("_{name}")
    } else {
        name
    }
}

/// Converts "never-mind" to "NeverMind".
fn camel(name: &str) -> String {
    name.split('-')
        .map(|word| word[..1].to_uppercase() + &word[1..])
        .collect()
}

fn choice(code: &mut String, name: &str, variants: &[String]) {
    code.push_str("    /// Selects the words of an entry.\n");
    let _ = writeln!(
        code,
        "    #[derive(Clone, Copy, Debug, PartialEq, Eq)]\n    pub(crate) enum {name} {{"
    );
    for variant in variants {
        let _ = writeln!(code, "        /// `[{variant}]`\n        {},", camel(variant));
    }
    let _ = writeln!(
        code,
        "    }}\n\n    impl {name} {{\n        /// Returns the variant's name in the entry.\n        pub(crate) const fn key(self) -> &'static str {{\n            match self {{"
    );
    for variant in variants {
        let _ = writeln!(code, "                {name}::{} => {variant:?},", camel(variant));
    }
    code.push_str("            }\n        }\n    }\n\n");
}

fn documentation(code: &mut String, entry: &Entry) {
    match entry.text.as_slice() {
        [one] => {
            let text = one.split_once('=').map_or(one.as_str(), |(_, text)| text.trim());
            let _ = writeln!(code, "    /// `{}`", text.replace('`', "'"));
        }
        lines => {
            code.push_str("    /// ```ftl\n");
            for line in lines {
                let _ = writeln!(code, "    /// {line}");
            }
            code.push_str("    /// ```\n");
        }
    }
}

/// Returns the attributes of a function that is not used everywhere.
fn unused(entry: &Entry) -> Option<&'static str> {
    if entry.is_part {
        return Some("    #[allow(dead_code, reason = \"it is part of other entries\")]\n");
    }
    match entry.only.as_deref() {
        Some("web") => Some(
            "    #[cfg_attr(not(target_arch = \"wasm32\"), allow(dead_code, reason = \"only the page says it\"))]\n",
        ),
        Some("desktop") => {
            Some("    #[cfg_attr(target_arch = \"wasm32\", allow(dead_code, reason = \"the page never says it\"))]\n")
        }
        Some("tests") => Some("    #[allow(dead_code, reason = \"only tests need it\")]\n"),
        _ => None,
    }
}

/// Returns the parameters of a function: names and types.
fn parameters(entry: &Entry) -> String {
    let parameters = entry.variables.iter();
    let parameters = parameters.map(|variable| format!("{}: {}", rust_name(&variable.name), variable.of.parameter()));
    parameters.collect::<Vec<_>>().join(", ")
}

/// Returns the calls that add the arguments, the attribute and the key.
fn additions(entry: &Entry) -> String {
    let mut added = String::new();
    for variable in &entry.variables {
        let argument = variable.of.conversion(&rust_name(&variable.name));
        let _ = write!(added, ".with({:?}, {argument})", variable.name);
    }
    if let Some(key) = &entry.key {
        let _ = write!(added, ".keyed({key:?})");
    }
    added
}

fn function(code: &mut String, area: &Area, entry: &Entry) {
    let (short, key) = (short(area, &entry.id), key_of(area, &entry.id));
    let name = rust_name(short);
    documentation(code, entry);
    code.push_str(unused(entry).unwrap_or_default());
    let constant = if entry.variables.is_empty() && entry.key.is_none() {
        "const "
    } else {
        ""
    };
    let _ = writeln!(
        code,
        "    pub(crate) {constant}fn {name}({}) -> Words {{\n        Words::of({:?}, {key:?}){}\n    }}\n",
        parameters(entry),
        entry.id,
        additions(entry)
    );
}

/// Writes the function that looks the entries of a group up by key, and the list of the keys.
fn by_key(code: &mut String, area: &Area, prefix: &str) {
    let entries: Vec<&Entry> = area
        .entries
        .iter()
        .filter(|entry| entry.by_key.as_deref() == Some(prefix) && entry.attribute.is_none())
        .collect();
    let first = entries[0];
    let name = short(area, prefix);
    let name = rust_name(name);
    let list = name.to_uppercase();
    let key_of = |entry: &Entry| {
        let key = entry.id.strip_prefix(prefix).unwrap_or(&entry.id);
        key.trim_start_matches('-').to_owned()
    };
    let keys: Vec<String> = entries.iter().map(|entry| key_of(entry)).collect();
    let _ = writeln!(
        code,
        "    /// Keys of `{name}`.\n    #[cfg(test)]\n    pub(crate) const {list}: [&str; {}] = {keys:?};\n",
        keys.len()
    );
    let _ = writeln!(code, "    /// Returns the entry `{prefix}-` with this key.");
    code.push_str(unused(first).unwrap_or_default());
    code.push_str("    #[allow(clippy::too_many_lines, reason = \"a line for each entry\")]\n");
    let mut all: Vec<_> = Vec::new();
    for variable in entries.iter().flat_map(|entry| &entry.variables) {
        if !all.contains(variable) {
            all.push(variable.clone());
        }
    }
    let shared = Entry {
        variables: all,
        ..first.clone()
    };
    let separator = if shared.variables.is_empty() { "" } else { ", " };
    let _ = writeln!(
        code,
        "    pub(crate) fn {name}(key: &str{separator}{}) -> Words {{\n        let (id, key) = match key {{",
        parameters(&shared)
    );
    for entry in &entries {
        let key = key_of(entry);
        let _ = writeln!(code, "            {key:?} => ({:?}, {key:?}),", entry.id);
    }
    // Without an entry, the log names it.
    let _ = writeln!(code, "            _ => ({prefix:?}, \"unknown\"),");
    let _ = writeln!(
        code,
        "        }};\n        Words::of(id, key){}\n    }}\n",
        additions(&shared)
    );
}
