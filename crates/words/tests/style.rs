//! Checks the style of the English entries and their comments.

use std::path::Path;

use fluent_syntax::ast::{Entry, Message, PatternElement};
use fluent_syntax::parser::parse;

/// Character sequences that the style guide bans from English entries, each with its replacement.
const HABITS: &[(&str, &str)] = &[
    (" …", "no space before the dots"),
    ("...", "…"),
    ("'", "’"),
    (" is no ", "isn’t, can’t, no … found"),
    ("There is no ", "No … found, … isn’t"),
    ("there is no ", "no … found, … isn’t"),
    (" has no ", "doesn’t have, no …"),
    ("hoever", "anyone who, if you"),
    ("the own ", "your"),
    (" he ", "they, you"),
    (" his ", "their, your"),
    (" him ", "them, you"),
    (" himself", "themselves"),
    ("of both", "on both sides"),
    ("anew", "again"),
    ("the other side", "your opponents"),
    ("The other side", "Your opponents"),
    ("the others", "your opponents, everyone else"),
    ("verybody", "everyone"),
    ("comes home", "is made"),
    ("likely deals", "sample deals"),
    ("likely deal", "sample deal"),
    ("taken up", "resumed"),
    ("takes it up", "resumes"),
    ("set aside", "saved as"),
    ("cannot", "can’t"),
    (" do not ", "don’t"),
    (" does not ", "doesn’t"),
    (" is not ", "isn’t"),
    (" are not ", "aren’t"),
    ("olour", "color"),
    ("icence", "license"),
    ("owards", "toward"),
    ("fterwards", "afterward"),
    ("ravell", "traveled, traveling"),
    ("ognis", "recognize"),
    ("enalis", "penalize"),
    ("ptimis", "optimize"),
    ("entre", "center"),
    (" any more", "anymore, no longer"),
    ("throw", "discard, play"),
    ("threw", "discarded, played"),
    ("a draw", "a tie"),
    ("ctivate", "select"),
    ("promise", "bid"),
    (" (about ", "by about"),
    ("points behind", "leaves points on the table"),
];

/// Returns the style fault of a line of an English entry, if any.
fn fault(line: &str) -> Option<String> {
    let text = line.split_once(['=', ']']).map_or(line, |(_, text)| text);
    // A string literal such as "start" isn't text, and a selector line contains none.
    if line.trim_end().ends_with("->") {
        return None;
    }
    let mut outside = String::new();
    for (at, part) in text.split(['{', '}']).enumerate() {
        outside.push_str(if at % 2 == 0 { part } else { "x" });
    }
    if outside.contains('"') {
        return Some("straight quotes: “ ”".to_owned());
    }
    if outside.trim().contains("  ") || outside.contains(" ,") || outside.contains(" .") || outside.contains("..") {
        return Some("a space or stop too many".to_owned());
    }
    if outside
        .match_indices(" %")
        .any(|(at, _)| outside[..at].ends_with(|c: char| c.is_numeric() || c == 'x'))
    {
        return Some("no space before the sign: 57%".to_owned());
    }
    let outside = outside.replace(" is no longer", "");
    let habit = HABITS.iter().find(|(habit, _)| outside.contains(habit))?;
    Some(format!("{:?}, better: {}", habit.0, habit.1))
}

#[test]
fn habits_are_found() {
    for wrong in [
        "a = It costs 57 % of them",
        "    [one] Nobody's turn",
        "a = Whoever opens it",
        "a = This is no export",
        "a = Two  spaces",
        "   *[other] With best play of both",
    ] {
        assert!(fault(wrong).is_some(), "{wrong}");
    }
    for right in [
        "a = { FORM($card, \"start\") } wins",
        "    { KIND($who) ->",
        "a = Nobody’s turn",
    ] {
        assert_eq!(fault(right), None, "{right}");
    }
}

#[test]
fn english_entries_are_in_the_style_of_the_game() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../assets/i18n/en");
    let mut faults = Vec::new();
    for (area, path) in spades_words_build::files(&folder) {
        let source = std::fs::read_to_string(path).expect("an area");
        for (number, line) in source.lines().enumerate().filter(|(_, line)| !line.starts_with('#')) {
            if let Some(fault) = fault(line) {
                faults.push(format!("{area}.ftl:{}: {fault}: {}", number + 1, line.trim()));
            }
        }
    }
    assert!(faults.is_empty(), "{} faults:\n{}", faults.len(), faults.join("\n"));
}

/// Maximum number of words of an entry that says too little by itself to be translated.
const FEW: usize = 2;

/// Returns `true` if an entry is of a word or two, and so may be a verb or a noun, on a button or in a table.
fn is_terse(message: &Message<&str>) -> bool {
    let Some(value) = &message.value else { return false };
    let (mut text, mut places) = (String::new(), 0);
    for element in &value.elements {
        match element {
            PatternElement::TextElement { value } => text.push_str(value),
            PatternElement::Placeable { .. } => places += 1,
        }
    }
    let is_word = |word: &&str| word.contains(char::is_alphabetic);
    let words = text.split_whitespace().filter(is_word).count();
    (1..=FEW).contains(&words) && places <= 1 && !text.trim_end().ends_with('.')
}

/// Returns `true` if a comment has a line besides declarations of variables, keys and the like.
fn explains(message: &Message<&str>) -> bool {
    let declares = |line: &&str| {
        ["$", "key: ", "only: ", "room: ", "room ."]
            .iter()
            .any(|start| line.trim().starts_with(start))
    };
    let comment = message.comment.as_ref();
    comment.is_some_and(|comment| {
        comment
            .content
            .iter()
            .any(|line| !line.trim().is_empty() && !declares(line))
    })
}

/// Counts: `cargo test -p spades-words --test style short -- --nocapture`.
#[test]
fn short_entries_say_where_they_are_and_what_part_of_speech() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../assets/i18n/en");
    let (mut faults, mut all, mut explained) = (Vec::new(), 0, 0);
    for (area, path) in spades_words_build::files(&folder) {
        let source = std::fs::read_to_string(path).expect("an area");
        let resource = parse(source.as_str()).expect("entries");
        for entry in &resource.body {
            let Entry::Message(message) = entry else { continue };
            all += 1;
            explained += usize::from(explains(message));
            if is_terse(message) && !explains(message) {
                faults.push(format!("{area}.ftl: {} has no comment", message.id.name));
            }
        }
    }
    println!("{explained} of {all} entries have a comment");
    assert!(faults.is_empty(), "{} faults:\n{}", faults.len(), faults.join("\n"));
}
