//! Checks the entries of every language against the message types, and the English entries against the style guide.

mod samples;
mod style;

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

use fluent_syntax::ast;
use fluent_syntax::parser::parse;

use spades_words::Language;
use spades_words::take_faults;

use super::catalogue;
use crate::say;
use crate::text::{Phrase, Words};
pub(crate) use samples::{Sample, choices};

/// An entry that a message looks up.
#[derive(Clone, Debug)]
pub(crate) struct Entry {
    pub(crate) id: &'static str,
    pub(crate) attribute: Option<&'static str>,
    pub(crate) variables: Vec<&'static str>,
    /// Source file of the message's declaration.
    pub(crate) file: &'static str,
    pub(crate) line: u32,
}

/// A message type that the tests can check.
pub(crate) trait Checked: Phrase + Sample {
    /// Returns the entries of all its messages.
    fn entries() -> Vec<Entry>;
}

/// An area with its message types.
pub(super) struct Area {
    pub(super) name: &'static str,
    pub(super) types: Vec<Type>,
}

/// The checks of one message type.
pub(super) struct Type {
    name: &'static str,
    entries: fn() -> Vec<Entry>,
    /// Formats all its samples.
    say: fn(&Language) -> Vec<String>,
}

impl Type {
    pub(super) fn of<M: Checked>(name: &'static str) -> Type {
        Type {
            name,
            entries: M::entries,
            say: |language| {
                M::samples()
                    .iter()
                    .map(|message| message.words().text_in(language))
                    .collect()
            },
        }
    }
}

/// An entry of a file, or one of its attributes, with its references and its line.
#[derive(Debug)]
struct Written {
    line: usize,
    variables: BTreeSet<String>,
    /// Entries that it embeds.
    parts: BTreeSet<String>,
}

/// Returns the files of a language: path and source of each area.
fn files(language: &str) -> Vec<(PathBuf, String)> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("assets/i18n").join(language);
    let mut files: Vec<(PathBuf, String)> = fs::read_dir(&folder)
        .expect("a folder of the language")
        .flatten()
        .map(|file| (file.path(), fs::read_to_string(file.path()).expect("an area")))
        .collect();
    files.sort();
    files
}

fn languages() -> Vec<String> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("assets/i18n");
    let folders = fs::read_dir(folder).expect("the languages").flatten();
    folders
        .map(|folder| folder.file_name().to_string_lossy().into_owned())
        .collect()
}

/// Formats a location: "en/questions.ftl:12".
fn place(path: &Path, line: usize) -> String {
    let parts: Vec<_> = path
        .components()
        .rev()
        .take(2)
        .map(|part| part.as_os_str().to_string_lossy())
        .collect();
    format!("assets/i18n/{}/{}:{line}", parts[1], parts[0])
}

/// Parses a source and returns its entries by id, or by `id.attribute`.
fn written(source: &str) -> Result<BTreeMap<String, Written>, String> {
    let resource = parse(source).map_err(|(_, errors)| format!("{errors:?}"))?;
    let mut found = BTreeMap::new();
    for entry in &resource.body {
        let (id, value, attributes) = match entry {
            ast::Entry::Message(message) => (message.id.name.to_owned(), message.value.as_ref(), &message.attributes),
            ast::Entry::Term(term) => (format!("-{}", term.id.name), Some(&term.value), &term.attributes),
            _ => continue,
        };
        let line = source.lines().position(|line| {
            line.strip_prefix(&id)
                .is_some_and(|rest| rest.trim_start().starts_with('='))
        });
        let mut add = |name: String, pattern: &ast::Pattern<&str>| {
            let mut written = Written {
                line: line.map_or(0, |line| line + 1),
                variables: BTreeSet::new(),
                parts: BTreeSet::new(),
            };
            pattern_needs(pattern, &mut written);
            found.insert(name, written);
        };
        if let Some(value) = value {
            add(id.clone(), value);
        }
        for attribute in attributes {
            add(format!("{id}.{}", attribute.id.name), &attribute.value);
        }
    }
    Ok(found)
}

fn pattern_needs(pattern: &ast::Pattern<&str>, needs: &mut Written) {
    for element in &pattern.elements {
        if let ast::PatternElement::Placeable { expression } = element {
            expression_needs(expression, needs);
        }
    }
}

fn expression_needs(expression: &ast::Expression<&str>, needs: &mut Written) {
    match expression {
        ast::Expression::Inline(inline) => inline_needs(inline, needs),
        ast::Expression::Select { selector, variants } => {
            inline_needs(selector, needs);
            for variant in variants {
                pattern_needs(&variant.value, needs);
            }
        }
    }
}

fn inline_needs(inline: &ast::InlineExpression<&str>, needs: &mut Written) {
    match inline {
        ast::InlineExpression::VariableReference { id } => {
            needs.variables.insert(id.name.to_owned());
        }
        ast::InlineExpression::MessageReference { id, attribute } => {
            let attribute = attribute
                .as_ref()
                .map_or_else(String::new, |attribute| format!(".{}", attribute.name));
            needs.parts.insert(format!("{}{attribute}", id.name));
        }
        ast::InlineExpression::TermReference { id, .. } => {
            needs.parts.insert(format!("-{}", id.name));
        }
        ast::InlineExpression::FunctionReference { arguments, .. } => {
            for argument in &arguments.positional {
                inline_needs(argument, needs);
            }
        }
        ast::InlineExpression::Placeable { expression } => expression_needs(expression, needs),
        _ => {}
    }
}

/// Returns the variables of an entry, including those of embedded entries.
fn variables(of: &str, all: &BTreeMap<String, Written>) -> BTreeSet<String> {
    all.get(of).map_or_else(BTreeSet::new, |written| {
        let inner = written.parts.iter().flat_map(|part| variables(part, all));
        written.variables.iter().cloned().chain(inner).collect()
    })
}

fn nothing_found(faults: &[String]) {
    assert!(faults.is_empty(), "{} faults:\n{}", faults.len(), faults.join("\n"));
}

#[test]
fn every_message_has_an_entry_with_exactly_its_variables() {
    let mut faults = Vec::new();
    for language in languages() {
        let files = files(&language);
        let mut all = BTreeMap::new();
        for (path, source) in &files {
            match written(source) {
                Ok(entries) => all.extend(entries),
                Err(errors) => faults.push(format!("{}: {errors}", place(path, 0))),
            }
        }
        for area in catalogue::checked() {
            let path = PathBuf::from(&language).join(format!("{}.ftl", area.name));
            for entry in area.types.iter().flat_map(|one| (one.entries)()) {
                let attribute = entry.attribute.map_or_else(String::new, |name| format!(".{name}"));
                let name = format!("{}{attribute}", entry.id);
                let Some(written) = all.get(&name) else {
                    // Other languages may fall back on English.
                    if language == "en" {
                        let Entry { file, line, .. } = entry;
                        faults.push(format!("{file}:{line}: {name} has no entry in {}", place(&path, 0)));
                    }
                    continue;
                };
                let given: BTreeSet<String> = entry.variables.iter().map(|name| (*name).to_owned()).collect();
                let used = variables(&name, &all);
                let place = place(&path, written.line);
                for unknown in used.difference(&given) {
                    faults.push(format!("{place}: {name} uses ${unknown}, which it is not given"));
                }
                // An attribute may use fewer variables.
                for unused in given.difference(&used).filter(|_| entry.attribute.is_none()) {
                    faults.push(format!("{place}: {name} does not use ${unused}"));
                }
            }
        }
    }
    nothing_found(&faults);
}

#[test]
fn every_entry_is_used() {
    let mut faults = Vec::new();
    for (path, source) in files("en") {
        let area = path.file_stem().expect("a name").to_string_lossy().into_owned();
        // The entries of nouns, and of the web page, which `cargo web` checks.
        if area == "names" || area == "page" {
            continue;
        }
        let entries = written(&source).unwrap_or_default();
        let areas = catalogue::checked();
        let Some(checked) = areas.iter().find(|one| one.name == area) else {
            // The entries have functions, of which the compiler finds unused ones.
            continue;
        };
        let mut used: BTreeSet<String> = entries
            .values()
            .flat_map(|written| written.parts.iter().cloned())
            .collect();
        for entry in checked.types.iter().flat_map(|one| (one.entries)()) {
            let attribute = entry.attribute.map_or_else(String::new, |name| format!(".{name}"));
            used.insert(format!("{}{attribute}", entry.id));
        }
        for (name, written) in entries.iter().filter(|(name, _)| !used.contains(*name)) {
            faults.push(format!("{}: {name} is used by no message", place(&path, written.line)));
        }
    }
    nothing_found(&faults);
}

/// Finds types that derive `Message` but are missing from the catalogue, so that no test checks their entries.
#[test]
fn every_type_is_in_the_catalogue() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("src/text");
    let listed: BTreeSet<&str> = catalogue::checked()
        .iter()
        .flat_map(|area| area.types.iter().filter_map(|one| one.name.rsplit("::").next()))
        .map(str::trim)
        .collect();
    let mut faults = Vec::new();
    let mut folders = vec![folder];
    while let Some(folder) = folders.pop() {
        for file in fs::read_dir(folder).expect("a folder").flatten() {
            if file.path().is_dir() {
                folders.push(file.path());
                continue;
            }
            let source = fs::read_to_string(file.path()).expect("a file");
            for name in declared(&source).iter().filter(|name| !listed.contains(name.as_str())) {
                let file = file.file_name();
                faults.push(format!("{}: {name} is not in the catalogue", file.to_string_lossy()));
            }
        }
    }
    nothing_found(&faults);
}

/// Returns the types in a source that derive `Message`.
fn declared(source: &str) -> Vec<String> {
    let mut names = Vec::new();
    let mut derives = false;
    for line in source.lines().map(str::trim) {
        derives |= line.starts_with("#[derive(") && line.contains("Message") || line.starts_with("message_of!");
        let mut words = line
            .split(|c: char| !c.is_alphanumeric() && c != '_')
            .filter(|word| !["", "pub", "crate", "super"].contains(word));
        if derives && matches!(words.next(), Some("enum" | "struct")) {
            names.extend(words.next().map(str::to_owned));
            derives = false;
        }
    }
    names
}

/// Returns `true` for an entry whose texts may contain marks: the paragraphs of the help, which open the glossary.
fn may_be_marked(id: &str) -> bool {
    id.starts_with("says-") || id.starts_with("help-") && !crate::text::help::is_heading(id)
}

/// A marked text would show its marks anywhere else.
#[test]
fn every_mark_is_of_a_term_and_where_it_is_read() {
    let mut faults = Vec::new();
    for (path, source) in languages().iter().flat_map(|language| files(language)) {
        let mut id = "";
        for (number, line) in source.lines().enumerate().filter(|(_, line)| !line.starts_with('#')) {
            if let Some((name, _)) = line.split_once('=').filter(|_| !line.starts_with([' ', '}'])) {
                id = name.trim();
            }
            let place = place(&path, number + 1);
            if line.contains('<') && !may_be_marked(id) {
                faults.push(format!("{place}: {id} is shown where terms open no glossary"));
            }
            faults.extend(wrong_marks(line).map(|mark| format!("{place}: {mark:?} marks no term")));
        }
    }
    nothing_found(&faults);
    assert_eq!(
        wrong_marks("a <bag>bag</bag> of <tricks>tricks</tricks>").collect::<Vec<_>>(),
        ["tricks"]
    );
    assert_eq!(wrong_marks("a <bag>bag</bid>, <nil>nil").count(), 2);
}

/// Returns the marks of a line that name no glossary term or have no end.
fn wrong_marks(line: &str) -> impl Iterator<Item = &str> {
    line.split('<').skip(1).step_by(2).filter_map(|piece| {
        let mark = piece.split('>').next().unwrap_or_default();
        let ends = line.contains(&format!("</{mark}>"));
        (!ends || crate::text::glossary::Term::marked(mark).is_none()).then_some(mark)
    })
}

#[test]
fn every_message_can_be_said_in_every_language() {
    let mut faults = Vec::new();
    for language in [Language::english(), Language::pseudo()] {
        for area in catalogue::checked() {
            for one in &area.types {
                take_faults();
                let said = (one.say)(&language);
                faults.extend(
                    take_faults()
                        .into_iter()
                        .map(|fault| format!("{}: {}: {fault}", area.name, one.name)),
                );
                let broken = said
                    .iter()
                    .filter(|text| text.contains(['{', '}', '\u{2068}']) || text.contains("  "));
                faults.extend(broken.map(|text| format!("{}: {}: {text:?}", area.name, one.name)));
            }
        }
    }
    faults.sort();
    faults.dedup();
    nothing_found(&faults);
}

#[test]
fn english_entries_are_in_the_style_of_the_game() {
    let mut faults = Vec::new();
    for (path, source) in files("en") {
        for (number, line) in source.lines().enumerate().filter(|(_, line)| !line.starts_with('#')) {
            if let Some(fault) = style::fault(line) {
                faults.push(format!("{}: {fault}: {}", place(&path, number + 1), line.trim()));
            }
        }
    }
    nothing_found(&faults);
}

#[test]
fn the_checks_find_what_they_should() {
    let all = written(
        "a = { $x } and { b }\nb = { KIND($who) ->\n    [you] You\n   *[one] { FORM($who, \"start\") }\n }\n    .long = { $n }\n",
    );
    let all = all.expect("it parses");
    let names = |id: &str| variables(id, &all).into_iter().collect::<Vec<_>>();
    assert_eq!(
        (names("a"), names("b.long")),
        (vec!["who".to_owned(), "x".to_owned()], vec!["n".to_owned()])
    );
    assert_eq!(all["b"].line, 2);
    assert_eq!(
        declared("#[derive(Clone, Message)]\n#[message(key = \"x\")]\npub(crate) enum A {\n}\nenum B {}"),
        ["A"]
    );
    let english = Language::english();
    take_faults();
    assert_eq!(english.format(&Words::of("no-such-entry", "")), "no-such-entry");
    assert_eq!(take_faults().len(), 1);
}

#[test]
fn a_language_that_lacks_an_entry_says_it_in_english() {
    let source = "turn-line-broken = ‏انكسر البستوني\nturn-line-blind-nil = { $who } …\n".to_owned();
    let arabic = Language::new("ar", [("turn_line", source)]);
    let said = |message: &dyn Phrase| message.words().text_in(&arabic);
    use crate::session::Who;
    assert_eq!(said(&say::turn_line::redealt()), "Everyone bid nil: new deal");
    let bid = said(&say::turn_line::blind_nil(Who::Named("Mara".into())));
    assert_eq!(
        bid, "\u{2068}Mara\u{2069} …",
        "a name in the other direction is held apart"
    );
    assert_eq!(super::unmarked(&bid), "Mara …");
}

#[test]
fn the_language_of_developers_is_longer_and_between_brackets() {
    assert_eq!(
        say::turn_line::broken().words().text_in(&Language::pseudo()),
        "[Spáádéés ááréé bröökééñ]"
    );
}
