//! Tests of the style of comments, names and commit subjects: CONTRIBUTING, "Conventions".

use std::fs;
use std::process::Command;

use crate::{root, sources};

/// Words that no comment opens with. A noun names a thing, a verb says what a function does.
const OPENINGS: [&str; 5] = ["What", "How", "Who", "Whoever", "Whether"];

/// Phrases of a private dialect, and the plain English for them.
const DIALECT: [(&str, &str); 6] = [
    ("anew", "again"),
    ("so many", "n, or a number"),
    ("the own", "your, its or their own"),
    ("whoever", "the player who, anyone who"),
    ("once more", "again"),
    ("is told", "is reported, learns"),
];

/// British spellings, as parts of words; the project writes American English.
const BRITISH: [&str; 17] = [
    "colour",
    "behaviour",
    "neighbour",
    "favour",
    "honour",
    "centre",
    "centring",
    "licence",
    "towards",
    "afterwards",
    "recognis",
    "organis",
    "initialis",
    "optimis",
    "normalis",
    "travelled",
    "labelled",
];

/// Names in files and packages of others, and keys of saved files.
const GIVEN: [&str; 3] = ["four_colour", "licences", "optimistic"];

/// First words of functions that are questions, not names.
const QUESTIONS: [&str; 6] = ["what_", "who_", "whoever_", "whatever_", "whose_", "how_"];

/// Maximum length of a commit subject.
const SUBJECT: usize = 72;

/// Number of latest commits whose subjects are checked. Older ones are longer.
const COMMITS: &str = "100";

/// Returns the text of a comment that takes a whole line.
fn comment(line: &str) -> Option<&str> {
    let text = line.trim_start().strip_prefix("//")?;
    Some(text.trim_start_matches(['/', '!']).trim())
}

/// Returns the faults of a file, each with its line number.
fn faults(text: &str) -> Vec<(usize, String)> {
    let mut found = Vec::new();
    let mut before = None;
    for (line, text) in (1..).zip(text.lines()) {
        let text = comment(text);
        let opens = before.is_none_or(str::is_empty);
        before = text;
        let Some(text) = text else { continue };
        let first = text.split(|letter: char| !letter.is_alphabetic()).next();
        if opens && let Some(word) = first.filter(|word| OPENINGS.contains(word)) {
            found.push((line, format!("opens with {word}")));
        }
        let words = text.to_lowercase();
        let spoken = DIALECT.iter().filter(|(phrase, _)| contains(&words, phrase));
        found.extend(spoken.map(|(phrase, plain)| (line, format!("“{phrase}”: {plain}"))));
    }
    found
}

/// Returns `true` if the text contains these words as whole words.
fn contains(text: &str, phrase: &str) -> bool {
    let is_edge = |letter: Option<char>| letter.is_none_or(|letter| !letter.is_alphanumeric());
    text.match_indices(phrase)
        .any(|(at, _)| is_edge(text[..at].chars().next_back()) && is_edge(text[at + phrase.len()..].chars().next()))
}

#[test]
fn comments_are_in_plain_english() {
    let mut against = Vec::new();
    let mut seen = 0;
    for (place, text) in sources() {
        // The list above is a sample of what it forbids.
        if place == "crates/sources/src/style.rs" {
            continue;
        }
        seen += 1;
        let faults = faults(&text).into_iter();
        against.extend(faults.map(|(line, fault)| format!("{place}:{line}: {fault}")));
    }
    assert!(against.is_empty() && seen > 300, "{seen} files: {against:#?}");
}

#[test]
fn faults_are_found_line_by_line() {
    let text = "//! What it is.\n//! How it goes on is no opening.\n\n/// Whether it counts.\nlet so_many = 1; // so many\n    // Draws it anew.";
    let lines: Vec<usize> = faults(text).into_iter().map(|(line, _)| line).collect();
    assert_eq!(lines, [1, 4, 6]);
    assert_eq!(faults("/// Renewed: somany oneself."), []);
}

/// Returns the names and the comments of a source, without its texts.
fn prose(text: &str) -> impl Iterator<Item = (usize, String)> {
    (1..).zip(text.lines()).map(|(line, text)| match comment(text) {
        Some(comment) => (line, comment.to_owned()),
        None => (line, text.split('"').step_by(2).collect()),
    })
}

/// Returns the British words of a source, each with its line.
fn british(text: &str) -> Vec<(usize, String)> {
    let words = prose(text).flat_map(|(line, prose)| {
        let words = prose.split(|letter: char| !letter.is_alphanumeric() && letter != '_');
        words.map(move |word| (line, word.to_lowercase())).collect::<Vec<_>>()
    });
    let is_british = |word: &str| {
        let rest = GIVEN
            .iter()
            .fold(word.to_owned(), |word, given| word.replace(given, ""));
        BRITISH.iter().any(|part| rest.contains(part))
    };
    // The functions of entries have the ids of the entries.
    words.filter(|(_, word)| is_british(word)).collect()
}

#[test]
fn spelling_is_american() {
    let mut found = Vec::new();
    for (place, text) in sources() {
        if place == "crates/sources/src/style.rs" || place.starts_with("crates/words/tests") {
            continue;
        }
        found.extend(
            british(&text)
                .into_iter()
                .map(|(line, word)| format!("{place}:{line}: {word}")),
        );
    }
    for place in ["Cargo.toml", "deny.toml"] {
        let text = fs::read_to_string(root().join(place)).expect("a file");
        let comments = text.replace("# ", "// ");
        found.extend(
            british(&comments)
                .into_iter()
                .map(|(line, word)| format!("{place}:{line}: {word}")),
        );
        found.extend(
            faults(&comments)
                .into_iter()
                .map(|(line, fault)| format!("{place}:{line}: {fault}")),
        );
    }
    assert!(found.is_empty(), "{found:#?}");
    assert_eq!(
        british("let colour = \"colour\"; // the centre\n/// Neighbours.").len(),
        3
    );
}

#[test]
fn functions_have_names() {
    let questions = |line: &str| {
        let name = line.trim_start().split("fn ").nth(1)?;
        let name = name.split(['(', '<']).next()?;
        let asks =
            QUESTIONS.iter().any(|question| name.starts_with(question)) || name.split('_').any(|word| word == "told");
        asks.then(|| name.to_owned())
    };
    assert_eq!(questions("pub fn what_was_told() {"), Some("what_was_told".to_owned()));
    assert_eq!(questions("fn how(it: u8) {"), None);
    let all = sources();
    let found = all.iter().filter(|(place, _)| place != "crates/sources/src/style.rs");
    let found: Vec<String> = found
        .flat_map(|(place, text)| {
            text.lines()
                .filter_map(questions)
                .map(move |name| format!("{place}: {name}"))
        })
        .collect();
    assert!(found.is_empty(), "{found:#?}");
}

/// A checkout without its history has nothing to check.
#[test]
fn commit_subjects_are_short() {
    let log = Command::new("git")
        .args(["log", "-n", COMMITS, "--no-merges", "--format=%s"])
        .current_dir(root())
        .output();
    let log = log.map(|log| String::from_utf8_lossy(&log.stdout).into_owned());
    let log = log.unwrap_or_default();
    let long: Vec<&str> = log
        .lines()
        .filter(|subject| subject.chars().count() > SUBJECT)
        .collect();
    assert!(long.is_empty(), "{long:#?}");
}
