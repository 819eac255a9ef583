//! Texts of the page, from its file in `assets/i18n`: the page gets a module of plain strings, and doesn't parse Fluent.

use std::fs;

use anyhow::{Context, Result, bail, ensure};

use crate::paths;

/// The module that the page's code imports.
pub const MODULE: &str = "words.js";

/// The entries of the page, in order.
#[derive(Debug, PartialEq, Eq)]
pub struct Words(Vec<Word>);

#[derive(Debug, PartialEq, Eq)]
struct Word {
    /// Name in the page's code: `notLoaded` for `page-not-loaded`.
    name: String,
    parts: Vec<Part>,
}

#[derive(Debug, PartialEq, Eq)]
enum Part {
    Text(String),
    Variable(String),
}

impl Words {
    /// Reads the English texts.
    pub fn read() -> Result<Words> {
        let path = paths::root().join("assets/i18n/en/page.ftl");
        Words::parse(&fs::read_to_string(&path)?).with_context(|| path.display().to_string())
    }

    /// Parses entries of one line each.
    fn parse(source: &str) -> Result<Words> {
        let lines = source
            .lines()
            .filter(|line| !line.trim().is_empty() && !line.starts_with('#'));
        let word = |line: &str| {
            let entry = line.strip_prefix("page-").and_then(|line| line.split_once(" = "));
            let (id, text) = entry.with_context(|| format!("not an entry of one line: {line}"))?;
            Ok(Word {
                name: camel(id),
                parts: parts(text).with_context(|| id.to_owned())?,
            })
        };
        lines.map(word).collect::<Result<_>>().map(Words)
    }

    /// Returns the module: a string for each entry, or a function of its variables.
    pub fn module(&self) -> String {
        let words = self.0.iter().map(|word| {
            let variables: Vec<&str> = word.variables().collect();
            let text: String = word.parts.iter().map(Part::template).collect();
            if variables.is_empty() {
                format!("  {}: `{text}`,\n", word.name)
            } else {
                format!("  {}: ({}) => `{text}`,\n", word.name, variables.join(", "))
            }
        });
        format!("export const words = {{\n{}}};\n", words.collect::<String>())
    }

    /// Fills in `{{words.notLoaded}}` in a page or a script.
    pub fn fill(&self, source: &str) -> Result<String> {
        let mut filled = String::new();
        let mut rest = source;
        while let Some((before, after)) = rest.split_once("{{words.") {
            let (name, after) = after.split_once("}}").context("a name without an end")?;
            let word = self.0.iter().find(|word| word.name == name);
            let word = word.with_context(|| format!("page.ftl has no {name}"))?;
            let [Part::Text(text)] = &word.parts[..] else {
                bail!("{name} has variables");
            };
            // For use within an attribute, or within a string of a script or of JSON.
            ensure!(!text.contains(['"', '<', '&', '\\']), "{name} would have to be escaped");
            filled.push_str(before);
            filled.push_str(text);
            rest = after;
        }
        filled.push_str(rest);
        Ok(filled)
    }
}

impl Word {
    fn variables(&self) -> impl Iterator<Item = &str> {
        self.parts.iter().filter_map(|part| match part {
            Part::Variable(name) => Some(name.as_str()),
            Part::Text(_) => None,
        })
    }
}

impl Part {
    /// Returns the part as part of a JavaScript template literal.
    fn template(&self) -> String {
        match self {
            Part::Text(text) => text.replace('\\', "\\\\").replace('`', "\\`").replace("${", "\\${"),
            Part::Variable(name) => format!("${{{name}}}"),
        }
    }
}

fn parts(text: &str) -> Result<Vec<Part>> {
    let mut parts = Vec::new();
    let mut rest = text;
    while let Some((before, after)) = rest.split_once('{') {
        let (inside, after) = after.split_once('}').context("a brace without an end")?;
        let name = inside.trim().strip_prefix('$').context("nothing but variables")?;
        parts.push(Part::Text(before.to_owned()));
        parts.push(Part::Variable(name.to_owned()));
        rest = after;
    }
    parts.push(Part::Text(rest.to_owned()));
    parts.retain(|part| *part != Part::Text(String::new()));
    Ok(parts)
}

/// Converts a name such as "not-loaded" to camel case.
fn camel(id: &str) -> String {
    let mut name = String::new();
    for part in id.split('-') {
        let (first, rest) = part.split_at(part.len().min(1));
        let first = if name.is_empty() {
            first.to_owned()
        } else {
            first.to_uppercase()
        };
        name.push_str(&first);
        name.push_str(rest);
    }
    name
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::super::files_below;
    use super::*;

    #[test]
    fn entries_become_strings_and_functions() {
        let words =
            Words::parse("# …\npage-too-old = Too old\npage-not-there = Error { $status }: `{ $why }`\n").unwrap();
        assert_eq!(
            words.module(),
            "export const words = {\n  tooOld: `Too old`,\n  notThere: (status, why) => `Error ${status}: \\`${why}\\``,\n};\n"
        );
        assert_eq!(
            words.fill("<p>{{words.tooOld}}</p> {{app}}").unwrap(),
            "<p>Too old</p> {{app}}"
        );
        assert!(words.fill("{{words.notThere}}").is_err() && words.fill("{{words.none}}").is_err());
        assert!(Words::parse("page-many = { $n ->\n").is_err() && Words::parse("other = x").is_err());
    }

    /// The page uses every entry, and no others; and it has no texts of its own.
    #[test]
    fn the_page_uses_every_entry_and_no_other() {
        let web = paths::root().join("web");
        let mut asked = BTreeSet::new();
        for file in files_below(&web).unwrap() {
            let source = fs::read_to_string(web.join(&file)).unwrap();
            if file.ends_with(".md") {
                continue;
            }
            for place in source.split("words.").skip(1).filter(|place| !place.starts_with("js")) {
                let end = place.find(|c: char| !c.is_ascii_alphanumeric()).unwrap_or(place.len());
                asked.insert(place[..end].to_owned());
            }
            // A sentence of the page’s own: a string that begins with a capital and has several words.
            for text in source
                .split('"')
                .skip(1)
                .step_by(2)
                .filter(|_| file.starts_with("app/"))
            {
                let sentence = text.contains(' ') && text.starts_with(|c: char| c.is_uppercase());
                assert!(!sentence, "web/{file}: {text:?} belongs to assets/i18n/en/page.ftl");
            }
        }
        let there: BTreeSet<String> = Words::read().unwrap().0.into_iter().map(|word| word.name).collect();
        assert_eq!(asked, there);
    }
}
