//! Checks the grammar of the entries of each language: plurals, nouns, glossary marks, and words that must not appear.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement, VariantKey};
use fluent_syntax::parser::parse;
use intl_pluralrules::{PluralRuleType, PluralRules};
use unic_langid::LanguageIdentifier;

fn folder(language: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR"))
        .join("../../assets/i18n")
        .join(language)
}

/// Returns the languages that have a folder; English is the first.
fn languages() -> Vec<String> {
    let folders = fs::read_dir(folder("")).expect("the languages").flatten();
    let mut tags: Vec<String> = folders
        .map(|folder| folder.file_name().to_string_lossy().into_owned())
        .collect();
    tags.sort_by_key(|tag| (tag != "en", tag.clone()));
    tags
}

/// Returns the files of a language with their areas.
fn sources(language: &str) -> Vec<(String, String)> {
    let files = spades_words_build::files(&folder(language)).into_iter();
    files
        .map(|(area, path)| (area, fs::read_to_string(path).expect("a file in UTF-8")))
        .collect()
}

/// Returns the types of the variables of English, by the name of the entry.
fn types() -> BTreeMap<String, BTreeMap<String, String>> {
    let areas = spades_words_build::read(&folder("en")).expect("English");
    let entries = areas.iter().flat_map(|area| &area.entries);
    entries
        .map(|entry| {
            let variables = entry.variables.iter();
            let named = variables.map(|variable| (variable.name.clone(), variable.of.name()));
            (entry.name(), named.collect())
        })
        .collect()
}

/// Names of the plural categories, of which a language has some.
const CATEGORIES: [&str; 6] = ["zero", "one", "two", "few", "many", "other"];

/// Returns the plural rules of a language; those of "pt" for "pt-BR", as Fluent does.
fn plural_rules(language: &str) -> PluralRules {
    let id: LanguageIdentifier = language.parse().expect("a tag");
    let base = LanguageIdentifier::from_parts(id.language, None, None, &[]);
    let rules = |id| PluralRules::create(id, PluralRuleType::CARDINAL);
    rules(id).or_else(|_| rules(base)).expect("plurals of this language")
}

/// Returns the plural categories of a language for the numbers of a game.
fn plurals(language: &str) -> BTreeSet<&'static str> {
    let rules = plural_rules(language);
    let numbers = (0..=1000).map(|number| rules.select(number).expect("a category"));
    let names = numbers.map(|category| format!("{category:?}").to_lowercase());
    let names: BTreeSet<String> = names.collect();
    CATEGORIES.into_iter().filter(|name| names.contains(*name)).collect()
}

/// A choice between variants in an entry.
struct Choice<'a> {
    /// The variable by which it selects.
    variable: &'a str,
    /// The function applied to it: `KIND($who)`.
    function: Option<&'a str>,
    /// Keys of the variants, with their texts.
    variants: Vec<(&'a str, String)>,
    /// Keys of the variants that say the variable, or embed an entry that may.
    numbered: Vec<&'a str>,
}

impl Choice<'_> {
    fn says_number(&self, key: &str) -> bool {
        self.numbered.contains(&key)
    }
}

/// Returns `true` if a pattern shows a variable or embeds another entry.
fn shows(pattern: &Pattern<&str>, variable: &str) -> bool {
    let of = |inline: &InlineExpression<&str>| match inline {
        InlineExpression::VariableReference { id } => id.name == variable,
        InlineExpression::FunctionReference { arguments, .. } => arguments
            .positional
            .iter()
            .any(|argument| matches!(argument, InlineExpression::VariableReference { id } if id.name == variable)),
        InlineExpression::MessageReference { .. } => true,
        _ => false,
    };
    pattern.elements.iter().any(|element| match element {
        PatternElement::Placeable {
            expression: Expression::Inline(inline),
        } => of(inline),
        PatternElement::Placeable {
            expression: Expression::Select { variants, .. },
        } => variants.iter().all(|variant| shows(&variant.value, variable)),
        PatternElement::TextElement { .. } => false,
    })
}

/// Returns the forms that a pattern asks for, with their variables: `FORM($card, "the")`, and those of elements of a list.
fn forms<'a>(pattern: &'a Pattern<&'a str>, found: &mut Vec<(&'a str, &'a str)>) {
    let of = |inline: &'a InlineExpression<&'a str>, found: &mut Vec<(&'a str, &'a str)>| {
        let InlineExpression::FunctionReference { id, arguments } = inline else {
            return;
        };
        if id.name != "FORM" {
            return;
        }
        if let [
            InlineExpression::VariableReference { id },
            InlineExpression::StringLiteral { value },
        ] = arguments.positional.as_slice()
        {
            found.push((id.name, value));
        }
        for named in &arguments.named {
            if let InlineExpression::StringLiteral { value } = &named.value {
                found.push(("", value));
            }
        }
    };
    for element in &pattern.elements {
        match element {
            PatternElement::Placeable {
                expression: Expression::Inline(inline),
            } => of(inline, found),
            PatternElement::Placeable {
                expression: Expression::Select { selector, variants },
            } => {
                of(selector, found);
                variants.iter().for_each(|variant| forms(&variant.value, found));
            }
            PatternElement::TextElement { .. } => {}
        }
    }
}

/// Returns the entries of `names.ftl` that a noun of a type is formatted by; all of them for an unknown type.
fn nouns_of(of: Option<&str>) -> &'static [&'static str] {
    match of.map(|of| of.trim_end_matches('?')) {
        Some("Who") => &["you", "dummy", "person"],
        Some("Side") => &["you", "dummy", "person", "list-pair"],
        Some("Card") => &["card", "big-joker", "little-joker"],
        Some("Rank") => &["rank", "big-joker", "little-joker"],
        Some("Suit") => &["suit"],
        Some("Day") => &["day"],
        Some("Month") => &["month"],
        Some("List") => &["list-pair", "list-next", "list-last"],
        _ => &[],
    }
}

/// Forms that numbers and lists have in every language.
const BUILT_IN: [&str; 4] = ["count", "either", "gain", "loss"];

/// Collects the choices of a pattern.
fn choices<'a>(pattern: &'a Pattern<&'a str>, found: &mut Vec<Choice<'a>>) {
    for element in &pattern.elements {
        let PatternElement::Placeable { expression } = element else {
            continue;
        };
        let Expression::Select { selector, variants } = expression else {
            continue;
        };
        let (variable, function) = match selector {
            InlineExpression::VariableReference { id } => (Some(id.name), None),
            InlineExpression::FunctionReference { id, arguments } => match arguments.positional.first() {
                Some(InlineExpression::VariableReference { id: of }) => (Some(of.name), Some(id.name)),
                _ => (None, None),
            },
            _ => (None, None),
        };
        if let Some(variable) = variable {
            let key = |key: &VariantKey<&'a str>| match key {
                VariantKey::Identifier { name } => *name,
                VariantKey::NumberLiteral { value } => *value,
            };
            let texts = variants
                .iter()
                .map(|variant| (key(&variant.key), plain(&variant.value)));
            let numbered = variants.iter().filter(|variant| shows(&variant.value, variable));
            found.push(Choice {
                variable,
                function,
                variants: texts.collect(),
                numbered: numbered.map(|variant| key(&variant.key)).collect(),
            });
        }
        for variant in variants {
            choices(&variant.value, found);
        }
    }
}

/// Returns the text of a pattern without what is filled in.
fn plain(pattern: &Pattern<&str>) -> String {
    let mut text = String::new();
    for element in &pattern.elements {
        match element {
            PatternElement::TextElement { value } => text.push_str(value),
            PatternElement::Placeable {
                expression: Expression::Select { variants, .. },
            } => variants
                .iter()
                .for_each(|variant| text.push_str(&plain(&variant.value))),
            PatternElement::Placeable { .. } => {}
        }
    }
    text
}

/// Calls `check` with the name and the pattern of each entry and attribute of a file.
fn each(source: &str, mut check: impl FnMut(&str, &Pattern<&str>)) {
    let resource = parse(source).unwrap_or_else(|(resource, _)| resource);
    for entry in &resource.body {
        let Entry::Message(message) = entry else { continue };
        if let Some(value) = &message.value {
            check(message.id.name, value);
        }
        for attribute in &message.attributes {
            check(&format!("{}.{}", message.id.name, attribute.id.name), &attribute.value);
        }
    }
}

/// Returns `true` if a category of a language means a single number: `one` is 1 in German, and 0 or 1 in French.
fn is_single(language: &str, category: &str) -> bool {
    let rules = plural_rules(language);
    let numbers = (0..=1000).map(|number| rules.select(number).expect("a category"));
    numbers
        .filter(|of| format!("{of:?}").to_lowercase() == category)
        .count()
        == 1
}

/// Returns what is wrong with a choice in a language with these plurals.
fn faults_of(choice: &Choice, of: Option<&str>, language: &str) -> Vec<String> {
    let plurals = plurals(language);
    let keys: BTreeSet<&str> = choice.variants.iter().map(|(key, _)| *key).collect();
    let variable = choice.variable;
    let mut faults = Vec::new();
    let is_category = |key: &str| CATEGORIES.contains(&key);
    let is_count = match choice.function {
        None => matches!(of, Some("Number" | "Tenths" | "Points")),
        // FORM($list, "count")
        Some("FORM") => keys.iter().all(|key| is_category(key) || key.parse::<f64>().is_ok()),
        Some(_) => false,
    };
    let is_plural = is_count && keys.iter().any(|key| *key != "other" && is_category(key));
    if is_plural {
        let lacks: Vec<_> = plurals.difference(&keys).collect();
        if !lacks.is_empty() {
            faults.push(format!("${variable} has no variant {lacks:?}"));
        }
        let none: Vec<_> = keys
            .iter()
            .filter(|key| is_category(key) && **key != "other" && !plurals.contains(*key))
            .collect();
        if !none.is_empty() {
            faults.push(format!("${variable}: the language has no plural {none:?}"));
        }
        let digits = |text: &str| text.contains(|letter: char| letter.is_ascii_digit());
        for variant in choice.variants.iter().filter(|variant| is_category(variant.0)) {
            let (key, text) = variant;
            if digits(text) {
                faults.push(format!("${variable} [{key}] has a number of its own: {text:?}"));
            }
            // English is what others copy, although its `one` is only 1.
            let may_lack_number = *key == "other" || language != "en" && is_single(language, key);
            if !may_lack_number && !choice.says_number(key) {
                faults.push(format!(
                    "${variable} [{key}] doesn’t say the number, so it has to be [1]: {text:?}"
                ));
            }
        }
    }
    if of == Some("Tenths") && keys.iter().any(|key| key.parse::<f64>().is_ok()) {
        faults.push(format!("${variable} is never a whole number"));
    }
    if of == Some("Points") && keys.iter().any(|key| key.parse::<f64>().is_ok()) {
        faults.push(format!("${variable} has a sign: select by a plural"));
    }
    let is_noun = of
        .is_some_and(|of| ["Who", "Side", "Card", "Rank", "Suit", "Words", "List"].contains(&of.trim_end_matches('?')));
    if is_noun && choice.function.is_none() {
        faults.push(format!("${variable} is a noun: select by KIND or FORM"));
    }
    faults
}

#[test]
fn choices_have_the_plurals_of_the_language_and_kinds_of_nouns() {
    let types = types();
    let mut faults = Vec::new();
    for tag in languages() {
        for (area, source) in sources(&tag) {
            each(&source, |name, pattern| {
                let mut found = Vec::new();
                choices(pattern, &mut found);
                for choice in found {
                    let of = types.get(name).and_then(|types| types.get(choice.variable));
                    let of = of.map(String::as_str);
                    let wrong = faults_of(&choice, of, &tag);
                    faults.extend(
                        wrong
                            .into_iter()
                            .map(|fault| format!("{tag}/{area}.ftl: {name}: {fault}")),
                    );
                }
            });
        }
    }
    assert!(faults.is_empty(), "{} faults:\n{}", faults.len(), faults.join("\n"));
}

#[test]
fn faults_of_choices_are_found() {
    let source = "a = { $count ->\n    [one] 1 card\n   *[other] { $count } cards\n }\n\
                  b = { $who ->\n    [you] you\n   *[one] they\n }\n\
                  c = { $part ->\n    [1] one\n   *[other] { $part }\n }\n";
    let types = [("a", "Number"), ("b", "Who"), ("c", "Tenths")];
    let mut found = Vec::new();
    each(source, |name, pattern| {
        let mut all = Vec::new();
        choices(pattern, &mut all);
        let of = types.iter().find(|(entry, _)| *entry == name).map(|(_, of)| *of);
        found.push(faults_of(&all[0], of, "pl").len());
    });
    assert_eq!(found, [2, 1, 1], "few and many are missing, one has a digit");
    let today = "a = { $count ->\n    [one] Today\n   *[other] { $count } days ago\n }\n";
    let faults = |language: &str| {
        let mut count = 0;
        each(today, |_, pattern| {
            let mut all = Vec::new();
            choices(pattern, &mut all);
            count = faults_of(&all[0], Some("Number"), language).len();
        });
        count
    };
    assert_eq!(
        ["en", "fr", "de"].map(faults),
        [1, 1, 0],
        "0 days are not today, and English is copied"
    );
    assert_eq!(plurals("en").into_iter().collect::<Vec<_>>(), ["one", "other"]);
    assert_eq!(plurals("ar").len(), 6);
}

#[test]
fn every_form_that_an_entry_asks_for_is_a_form_of_its_noun() {
    let types = types();
    let mut faults = Vec::new();
    for tag in languages() {
        let sources = sources(&tag);
        let mut known: BTreeMap<String, BTreeSet<String>> = BTreeMap::new();
        let names = sources.iter().filter(|(area, _)| area == "names");
        for (_, source) in names {
            each(source, |name, pattern| {
                let mut found = Vec::new();
                choices(pattern, &mut found);
                let by_form = found.iter().filter(|choice| choice.variable == "form");
                let forms = by_form.flat_map(|choice| choice.variants.iter().map(|(key, _)| (*key).to_owned()));
                known.insert(name.to_owned(), forms.collect());
            });
        }
        for (area, source) in &sources {
            each(source, |name, pattern| {
                let mut asked = Vec::new();
                forms(pattern, &mut asked);
                for (variable, form) in asked.into_iter().filter(|(_, form)| !BUILT_IN.contains(form)) {
                    let of = types
                        .get(name)
                        .and_then(|types| types.get(variable))
                        .map(String::as_str);
                    let nouns = nouns_of(of);
                    let of_nouns: Vec<_> = known
                        .iter()
                        .filter(|(noun, _)| nouns.is_empty() || nouns.contains(&noun.as_str()))
                        .collect();
                    // A noun that is the same in every form needs none.
                    let is_invariable = !nouns.is_empty() && of_nouns.iter().all(|(_, forms)| forms.is_empty());
                    if of.is_some_and(|of| of.starts_with("Words")) {
                        faults.push(format!(
                            "{tag}/{area}.ftl: {name}: words have no forms, as ${variable} ({form:?})"
                        ));
                    } else if !is_invariable && !of_nouns.iter().any(|(_, forms)| forms.contains(form)) {
                        faults.push(format!(
                            "{tag}/{area}.ftl: {name}: names.ftl has no form {form:?} for ${variable}"
                        ));
                    }
                }
            });
        }
    }
    assert!(faults.is_empty(), "{} faults:\n{}", faults.len(), faults.join("\n"));
}

/// Returns the glossary marks of an entry: "bag" of `<bag>bags</bag>`.
fn marks(pattern: &Pattern<&str>) -> BTreeSet<String> {
    let text = plain(pattern);
    let marks = text.split('<').skip(1).filter_map(|rest| rest.split_once('>'));
    marks.map(|(mark, _)| mark.trim_start_matches('/').to_owned()).collect()
}

#[test]
fn entries_have_the_glossary_marks_of_english() {
    let mut english = BTreeMap::new();
    for (_, source) in sources("en") {
        each(&source, |name, pattern| {
            english.insert(name.to_owned(), marks(pattern));
        });
    }
    let mut faults = Vec::new();
    for tag in languages() {
        for (area, source) in sources(&tag) {
            each(&source, |name, pattern| {
                let (own, wanted) = (marks(pattern), english.get(name).cloned().unwrap_or_default());
                if own != wanted {
                    faults.push(format!("{tag}/{area}.ftl: {name} marks {own:?} instead of {wanted:?}"));
                }
            });
        }
    }
    assert!(faults.is_empty(), "{} faults:\n{}", faults.len(), faults.join("\n"));
}

/// Returns the words that a language never says, from the lines `# never: …` of its `names.ftl`.
fn never(source: &str) -> Vec<&str> {
    let lines = source.lines().filter_map(|line| line.strip_prefix("# never: "));
    lines.flat_map(|line| line.split(", ")).collect()
}

#[test]
fn words_that_a_language_never_says_are_in_none_of_its_entries() {
    let mut faults = Vec::new();
    for tag in languages() {
        let sources = sources(&tag);
        let names = sources.iter().find(|(area, _)| area == "names");
        let never = names.map(|(_, source)| never(source)).unwrap_or_default();
        for (area, source) in &sources {
            each(source, |name, pattern| {
                let text = plain(pattern);
                let words: Vec<&str> = text.split(|letter: char| !letter.is_alphanumeric()).collect();
                let said = never.iter().filter(|word| words.contains(word));
                faults.extend(said.map(|word| format!("{tag}/{area}.ftl: {name} says {word:?}")));
            });
        }
    }
    assert!(faults.is_empty(), "{} faults:\n{}", faults.len(), faults.join("\n"));
}

/// Shows how far the translations are: `cargo test -p spades-words --test translations report -- --nocapture`.
#[test]
fn report_of_what_is_in_english() {
    let count = |sources: &[(String, String)], of: &mut dyn FnMut(String, String)| {
        for (area, source) in sources {
            each(source, |name, pattern| of(format!("{area}/{name}"), plain(pattern)));
        }
    };
    let mut english = BTreeMap::new();
    count(&sources("en"), &mut |name, text| {
        english.insert(name, text);
    });
    for tag in languages().iter().skip(1) {
        let (mut own, mut same) = (0, Vec::new());
        count(&sources(tag), &mut |name, text| {
            own += 1;
            let is_word = text.chars().any(char::is_alphabetic);
            same.extend((is_word && english.get(&name) == Some(&text)).then_some(name));
        });
        println!("{tag}: {own} of {} entries; like English: {same:?}", english.len());
        assert!(own > 0, "{tag} has entries");
    }
}
