//! Checks that every text for players is in `assets/i18n`: searches the source for literals that look like one.

mod source;

use std::fs;
use std::path::{Path, PathBuf};

use source::{Literal, literals};

/// Literals that look like text for players but aren't: the file, the start of the literal, and the reason.
const ALLOWED: &[(&str, &str, &str)] = &[
    ("text/language/mod.rs", "Language({})", "for developers, in the log"),
    (
        "text/language/pseudo.rs",
        "",
        "the letters of the language for developers",
    ),
    (
        "text/language/mod.rs",
        "{id} has no entry",
        "for developers, in the log",
    ),
    ("text/language/names.rs", "{id} has no entry", "as above"),
    (
        "cli.rs",
        "",
        "the command line is for those who start the program from one",
    ),
    ("session/saved.rs", "", "what is wrong with a file goes to the log"),
    ("audio/loader.rs", "", "as above"),
    ("startup.rs", "Failed to build event loop", "what a library panics with"),
    ("startup.rs", "Unable to find a GPU", "as above"),
    (
        "install.rs",
        "{version} (development build)",
        "only developers have such a build",
    ),
    ("crash.rs", "", "the report of a crash is for developers"),
    (
        "main.rs",
        "Spades",
        "the name of the program, which its window has in every language",
    ),
    ("startup.rs", "Spades", "as above"),
    (
        "demonstration.rs",
        "South",
        "bots that show themselves; the players' names are data of a match",
    ),
    ("audio/loader.rs", "", "what is wrong with a sound goes to the log"),
    ("reduced_motion.rs", "", "questions to the system, and its answers"),
    ("demonstration.rs", "North", "as above"),
    ("demonstration.rs", "West", "as above"),
    ("demonstration.rs", "East", "as above"),
];

/// Macros and methods whose texts only developers read.
const FOR_DEVELOPERS: &[&str] = &[
    "trace!",
    "debug!",
    "info!",
    "warn!",
    "error!",
    "warn_once!",
    "error_once!",
    "panic!",
    "assert!",
    "assert_eq!",
    "assert_ne!",
    "debug_assert!",
    "debug_assert_eq!",
    "unreachable!",
    "compile_error!",
    "unimplemented!",
    "todo!",
    "expect",
    "expect_err",
    "env!",
    "concat!",
    "custom",
    "eprintln!",
    "include_str!",
    "include_bytes!",
];

/// Returns `true` if the literal may be a text for players: several words, or a capitalised one.
fn looks_like_words(text: &str) -> bool {
    // Placeholders of arguments aren't words.
    let mut plain = String::new();
    let mut depth = 0;
    for letter in text.chars() {
        match letter {
            '{' => depth += 1,
            '}' => depth -= 1,
            _ if depth == 0 => plain.push(letter),
            _ => {}
        }
    }
    let is_word = |word: &str| {
        let word = word.trim_matches(|c: char| c.is_ascii_punctuation() || "…’–".contains(c));
        word.chars().count() > 1 && word.chars().all(|c| c.is_alphabetic() || "’-'".contains(c))
    };
    let words: Vec<&str> = plain.split_whitespace().filter(|word| is_word(word)).collect();
    let lower = |word: &&str| word.starts_with(char::is_lowercase);
    let capital = |word: &&str| word.starts_with(char::is_uppercase) && word.chars().skip(1).any(char::is_lowercase);
    // A path or a key has no spaces; a word beside an argument is a caption.
    let several = plain.trim() != plain.trim().replace(char::is_whitespace, "") || plain.len() != text.len();
    words.iter().any(capital) || several && words.iter().any(lower) && plain.contains(' ')
}

/// Returns the source files of the game except tests, as paths below `src/`.
fn files(folder: &Path, below: &Path) -> Vec<PathBuf> {
    let mut found = Vec::new();
    for entry in fs::read_dir(folder.join(below)).expect("a folder").flatten() {
        let path = below.join(entry.file_name());
        let name = entry.file_name().to_string_lossy().into_owned();
        if entry.path().is_dir() {
            if name != "tests" && path != Path::new("text/language/checks") {
                found.extend(files(folder, &path));
            }
        } else if name.ends_with(".rs")
            && ![
                "tests.rs",
                "testing.rs",
                "agreement.rs",
                "hostile.rs",
                "literals.rs",
                "checks.rs",
            ]
            .contains(&name.as_str())
        {
            found.push(path);
        }
    }
    found
}

/// Returns the literals of a file that a player might read.
fn suspects(file: &str, source: &str) -> Vec<Literal> {
    let allowed = |literal: &Literal| {
        let for_developers = |call: &String| FOR_DEVELOPERS.contains(&call.as_str());
        literal.calls.iter().any(for_developers)
            || ALLOWED
                .iter()
                .any(|(place, start, _)| *place == file && literal.text.starts_with(start))
    };
    literals(source)
        .into_iter()
        .filter(|literal| looks_like_words(&literal.text) && !allowed(literal))
        .collect()
}

#[test]
fn only_entries_hold_words_for_players() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("src");
    let mut found = Vec::new();
    for file in files(&folder, Path::new("")) {
        let source = fs::read_to_string(folder.join(&file)).expect("a file");
        let name = file.to_string_lossy().replace('\\', "/");
        for literal in suspects(&name, &source) {
            found.push(format!("src/{name}:{}: {:?}", literal.line, literal.text));
        }
    }
    assert!(
        found.is_empty(),
        "words for players belong to assets/i18n:\n{}",
        found.join("\n")
    );
}

#[test]
fn the_search_finds_what_it_should_and_nothing_else() {
    let found = |source: &str| {
        let all = suspects("table/some.rs", source);
        all.into_iter().map(|literal| literal.text).collect::<Vec<_>>()
    };
    for words in [
        "body.spawn(theme.sans(\"Hello there\", 17.0, palette::MUTED));",
        "let caption = format!(\"{name} takes the trick\");",
        "text.0 = \"Deal\".to_owned();",
        "let line = format!(\"{count} cards\");",
        "AccessibleLabel::new(\"Skip\")",
    ] {
        assert_eq!(found(words).len(), 1, "{words}");
    }
    for harmless in [
        "// \"Hello there\"",
        "#[expect(clippy::x, reason = \"Hello there\")]\nfn f() {}",
        "warn!(\"{key} could not be saved: {error}\");",
        "let handle = server.load(\"ui/broken-spade.png\");",
        "let view = view.expect(\"a view at the table\");",
        "#[cfg(test)]\nmod tests {\n    fn f() { g(\"Hello there\"); }\n}",
        "assert!(ok, \"Hello {}\", \"there you are\");",
        "let name = Name::new(\"scroll-bar\");",
        "let key = format!(\"{key}-damaged-{number}\");",
        "fn f<'a>(x: &'a str) -> char { 'x' }",
    ] {
        assert_eq!(found(harmless), Vec::<String>::new(), "{harmless}");
    }
    assert_eq!(
        found("#[cfg(test)]\nmod tests { fn f() {} }\nfn g() { h(\"Hello there\"); }").len(),
        1
    );
}
