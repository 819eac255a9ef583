//! An area: the entries of a file with what its comments declare.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt;

use fluent_syntax::ast;
use fluent_syntax::parser::parse;

use crate::entry::{Entry, Variable, needs};
use crate::types::Type;

/// The entries of a file.
#[derive(Clone, Debug)]
pub struct Area {
    /// Name of the file without its extension: "turn_line".
    pub name: String,
    /// Its entries and their attributes.
    pub entries: Vec<Entry>,
    /// First parts of ids that are not parts of the keys: "heading" for `heading-play-a-match`.
    pub(crate) prefixes: Vec<String>,
    /// Enums by which its entries select, with their variants: "won", "lost".
    pub(crate) choices: Vec<(String, Vec<String>)>,
}

/// A fault in a file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fault {
    area: String,
    line: usize,
    says: String,
}

impl Fault {
    pub(crate) fn new(area: &str, line: usize, says: impl Into<String>) -> Fault {
        Fault {
            area: area.to_owned(),
            line,
            says: says.into(),
        }
    }
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}.ftl:{}: {}", self.area, self.line, self.says)
    }
}

/// Declarations of a comment.
#[derive(Clone, Debug, Default)]
struct Declared {
    variables: Vec<(String, String)>,
    choices: Vec<(String, Vec<String>)>,
    prefixes: Vec<String>,
    key: Option<String>,
    only: Option<String>,
    by_key: Option<String>,
    room: Option<usize>,
    /// Room of an attribute: `room .number: 4`.
    attribute_room: Option<(String, usize)>,
}

impl Declared {
    fn read(comment: &ast::Comment<&str>) -> Declared {
        let mut declared = Declared::default();
        for line in comment.content.iter().map(|line| line.trim()) {
            if let Some((name, rest)) = line.strip_prefix('$').and_then(|line| line.split_once(" (")) {
                if let Some((of, _)) = rest.split_once(')')
                    && !name.contains(' ')
                {
                    declared.variables.push((name.to_owned(), of.to_owned()));
                }
            } else if let Some(key) = line.strip_prefix("key: ") {
                declared.key = Some(key.to_owned());
            } else if let Some(prefixes) = line.strip_prefix("prefixes: ") {
                declared.prefixes.extend(prefixes.split(", ").map(str::to_owned));
            } else if let Some(only) = line.strip_prefix("only: ") {
                declared.only = Some(only.to_owned());
            } else if let Some(by_key) = line.strip_prefix("by key: ") {
                declared.by_key = Some(by_key.to_owned());
            } else if let Some(room) = line.strip_prefix("room: ") {
                declared.room = room.parse().ok();
            } else if let Some((attribute, room)) = line.strip_prefix("room .").and_then(|line| line.split_once(": ")) {
                declared.attribute_room = room.parse().ok().map(|room| (attribute.to_owned(), room));
            } else if let Some((name, variants)) = line.split_once(" = ")
                && name.starts_with(char::is_uppercase)
                && name.chars().all(char::is_alphanumeric)
            {
                let variants = variants.split('|').map(|variant| variant.trim().to_owned());
                declared.choices.push((name.to_owned(), variants.collect()));
            }
        }
        declared
    }
}

impl Area {
    /// Parses a file. Types are resolved afterward, for English alone.
    pub fn read(name: &str, source: &str, faults: &mut Vec<Fault>) -> Area {
        let mut area = Area {
            name: name.to_owned(),
            entries: Vec::new(),
            prefixes: Vec::new(),
            choices: Vec::new(),
        };
        let resource = parse(source).unwrap_or_else(|(resource, errors)| {
            for error in errors {
                let line = source[..error.pos.start].lines().count();
                faults.push(Fault::new(name, line, error.kind.to_string()));
            }
            resource
        });
        let (mut file, mut group) = (Declared::default(), Declared::default());
        // Comments are declared for all entries, wherever in the file the enums are.
        for entry in &resource.body {
            if let ast::Entry::ResourceComment(comment) | ast::Entry::GroupComment(comment) = entry {
                let declared = Declared::read(comment);
                area.choices.extend(declared.choices);
                area.prefixes.extend(declared.prefixes);
            }
        }
        for entry in &resource.body {
            match entry {
                ast::Entry::ResourceComment(comment) => file = Declared::read(comment),
                ast::Entry::GroupComment(comment) => group = Declared::read(comment),
                ast::Entry::Message(message) => area.add(message, source, [&file, &group], faults),
                _ => {}
            }
        }
        area
    }

    fn add(&mut self, message: &ast::Message<&str>, source: &str, outer: [&Declared; 2], faults: &mut Vec<Fault>) {
        let id = message.id.name;
        let own = message.comment.as_ref().map(Declared::read).unwrap_or_default();
        let (line, text) = written(source, id);
        let choices: Vec<String> = self.choices.iter().map(|(name, _)| name.clone()).collect();
        let mut declared: Vec<(Variable, bool)> = Vec::new();
        let all = [outer[0], outer[1], &own].into_iter().enumerate();
        for (at, (name, of)) in all.flat_map(|(at, declared)| declared.variables.iter().map(move |one| (at, one))) {
            let Some(of) = Type::read(of, &choices) else {
                faults.push(Fault::new(
                    &self.name,
                    line,
                    format!("{id}: ${name} has the unknown type {of}"),
                ));
                continue;
            };
            declared.retain(|(variable, _)| variable.name != *name);
            let variable = Variable { name: name.clone(), of };
            declared.push((variable, at == 2));
        }
        let value = message.value.iter().map(|value| (None, value));
        let attributes = message.attributes.iter();
        let patterns = value.chain(attributes.map(|attribute| (Some(attribute.id.name.to_owned()), &attribute.value)));
        for (attribute, pattern) in patterns {
            let (mut used, mut parts) = (BTreeSet::new(), BTreeSet::new());
            needs(pattern, &mut used, &mut parts);
            let of_attribute = own.attribute_room.as_ref();
            let of_attribute = of_attribute.filter(|(of, _)| attribute.as_ref() == Some(of));
            let room = of_attribute.map(|(_, room)| *room).or(own.room);
            self.entries.push(Entry {
                id: id.to_owned(),
                attribute,
                line,
                variables: Vec::new(),
                text: text.clone(),
                key: own.key.clone().or_else(|| outer[1].key.clone()),
                only: own.only.clone().or_else(|| outer[1].only.clone()),
                by_key: outer[1].by_key.clone(),
                room: room.or(outer[1].room).or(outer[0].room),
                used,
                parts,
                is_part: false,
                is_only_part: false,
                declared: declared.clone(),
            });
        }
    }
}

/// Returns the line of an entry, from 1, and its lines as written.
fn written(source: &str, id: &str) -> (usize, Vec<String>) {
    let begins = |line: &str| {
        line.strip_prefix(id)
            .is_some_and(|rest| rest.trim_start().starts_with('='))
    };
    let Some(first) = source.lines().position(begins) else {
        return (0, Vec::new());
    };
    let mut lines = source.lines().skip(first);
    let head = lines.next().map(str::to_owned);
    let rest = lines.take_while(|line| line.is_empty() || line.starts_with([' ', '}']));
    let mut text: Vec<String> = head.into_iter().chain(rest.map(str::to_owned)).collect();
    while text.last().is_some_and(|line| line.is_empty()) {
        text.pop();
    }
    (first + 1, text)
}

/// Gives every entry its variables, including those of the entries within it.
pub(crate) fn resolve(areas: &mut [Area], faults: &mut Vec<Fault>) {
    let all: BTreeMap<String, (BTreeSet<String>, BTreeSet<String>)> = areas
        .iter()
        .flat_map(|area| &area.entries)
        .map(|entry| (entry.name(), (entry.used.clone(), entry.parts.clone())))
        .collect();
    let within: BTreeSet<String> = all.values().flat_map(|(_, parts)| parts.iter().cloned()).collect();
    for area in areas {
        let name = area.name.clone();
        for entry in &mut area.entries {
            entry.is_part = within.contains(&entry.name());
            entry.used = used(&entry.name(), &all, 0);
            let declared: Vec<(Variable, bool)> = entry.declared.drain(..).collect();
            for variable in &entry.used {
                if !declared.iter().any(|(known, _)| known.name == *variable) {
                    if entry.is_part {
                        entry.is_only_part = true;
                        continue;
                    }
                    let says = format!("{}: the comment doesn't say what ${variable} is", entry.name());
                    faults.push(Fault::new(&name, entry.line, says));
                }
            }
            for (variable, own) in declared {
                if entry.used.contains(&variable.name) {
                    entry.variables.push(variable);
                } else if own && entry.attribute.is_none() {
                    let says = format!("{}: ${} is not used", entry.name(), variable.name);
                    faults.push(Fault::new(&name, entry.line, says));
                }
            }
        }
    }
}

/// Nesting beyond which entries are taken for a circle.
const MAX_DEPTH: usize = 8;

fn used(of: &str, all: &BTreeMap<String, (BTreeSet<String>, BTreeSet<String>)>, depth: usize) -> BTreeSet<String> {
    match all.get(of).filter(|_| depth < MAX_DEPTH) {
        Some((variables, parts)) => {
            let inner = parts.iter().flat_map(|part| used(part, all, depth + 1));
            variables.iter().cloned().chain(inner).collect()
        }
        None => BTreeSet::new(),
    }
}
