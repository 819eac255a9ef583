//! Nothing outside `text/` holds what a player reads or hears: the source is searched for literals that look like it.

use std::fs;
use std::path::{Path, PathBuf};

/// What looks like words for players and is none: the file, the start of the literal, and the reason.
const ALLOWED: &[(&str, &str, &str)] = &[
    (
        "cli.rs",
        "",
        "the command line is for those who start the program from one",
    ),
    ("session/saved.rs", "", "what is wrong with a file goes to the log"),
    ("startup.rs", "Failed to build event loop", "what a library panics with"),
    ("startup.rs", "Unable to find a GPU", "as above"),
    (
        "main.rs",
        "Spades",
        "the name of the program, which its window has in every language",
    ),
    (
        "demonstration.rs",
        "South",
        "bots that show themselves; the players' names are data of a match",
    ),
    ("demonstration.rs", "North", "as above"),
    ("demonstration.rs", "West", "as above"),
    ("demonstration.rs", "East", "as above"),
];

/// Macros and methods whose texts are for developers.
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

/// A literal of the source.
#[derive(Debug, PartialEq)]
struct Literal {
    text: String,
    line: usize,
    /// The macros and methods around it, innermost last.
    calls: Vec<String>,
}

/// The literals of a file, without comments, attributes and modules of tests.
fn literals(source: &str) -> Vec<Literal> {
    let letters: Vec<char> = source.chars().collect();
    let mut found = Vec::new();
    let mut calls: Vec<String> = Vec::new();
    let mut word = String::new();
    let mut line = 1;
    let mut at = 0;
    // Whether the next module is one of tests, and how deep the one that is skipped began.
    let mut of_tests = false;
    let mut skipped: Option<usize> = None;
    while at < letters.len() {
        let letter = letters[at];
        let next = letters.get(at + 1).copied().unwrap_or(' ');
        match letter {
            '/' if next == '/' => {
                while at < letters.len() && letters[at] != '\n' {
                    at += 1;
                }
                continue;
            }
            '#' if next == '[' || next == '!' && letters.get(at + 2) == Some(&'[') => {
                let end = attribute_end(&letters, at);
                let attribute: String = letters[at..end].iter().collect();
                of_tests |= attribute.replace(' ', "") == "#[cfg(test)]";
                line += attribute.matches('\n').count();
                at = end;
                word.clear();
                continue;
            }
            '\'' => {
                // A character, unless it is a lifetime.
                let length = match (next, letters.get(at + 2), letters.get(at + 3)) {
                    ('\\', _, _) => letters[at + 2..].iter().position(|&c| c == '\'').map(|end| end + 3),
                    (_, Some('\''), _) => Some(3),
                    _ => None,
                };
                at += length.unwrap_or(1);
                word.clear();
                continue;
            }
            '"' => {
                let begun = line;
                let (text, end) = string(&letters, at, word.ends_with('r'));
                line += text.matches('\n').count();
                at = end;
                word.clear();
                if skipped.is_none() {
                    found.push(Literal {
                        text,
                        line: begun,
                        calls: calls.clone(),
                    });
                }
                continue;
            }
            '(' | '[' | '{' => {
                if of_tests && letter == '{' {
                    of_tests = false;
                    skipped.get_or_insert(calls.len());
                }
                calls.push(std::mem::take(&mut word));
            }
            ')' | ']' | '}' => {
                calls.pop();
                if skipped == Some(calls.len()) {
                    skipped = None;
                }
                word.clear();
            }
            ';' => {
                // "mod tests;" is in a file of its own.
                of_tests = false;
                word.clear();
            }
            '\n' => line += 1,
            letter if letter.is_alphanumeric() || letter == '_' || letter == '!' && !word.is_empty() => {
                word.push(letter)
            }
            letter if letter.is_whitespace() => {}
            _ => word.clear(),
        }
        if letter.is_whitespace() && !next.is_whitespace() && !matches!(next, '(' | '[' | '{') {
            word.clear();
        }
        at += 1;
    }
    found
}

/// Where an attribute ends that begins here.
fn attribute_end(letters: &[char], mut at: usize) -> usize {
    let mut depth = 0;
    loop {
        match letters[at] {
            '"' => {
                at = string(letters, at, false).1;
                continue;
            }
            '[' => depth += 1,
            ']' => depth -= 1,
            _ => {}
        }
        at += 1;
        if depth == 0 && letters[at - 1] == ']' {
            return at;
        }
    }
}

/// The string that begins with this quotation mark, and where it ends.
fn string(letters: &[char], at: usize, raw: bool) -> (String, usize) {
    let hashes = letters[..at].iter().rev().take_while(|&&letter| letter == '#').count();
    let raw = raw || hashes > 0 && letters.get(at.wrapping_sub(hashes + 1)) == Some(&'r');
    let mut text = String::new();
    let mut at = at + 1;
    loop {
        match letters[at] {
            '\\' if !raw => {
                text.push(letters[at + 1]);
                at += 2;
            }
            '"' if letters[at + 1..]
                .iter()
                .take(hashes)
                .filter(|&&letter| letter == '#')
                .count()
                == hashes =>
            {
                return (text, at + 1 + hashes);
            }
            letter => {
                text.push(letter);
                at += 1;
            }
        }
    }
}

/// Whether somebody might read it as words: several of them, or one with a capital.
fn looks_like_words(text: &str) -> bool {
    // What stands for arguments is no word.
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

/// All files of code for the game, but for tests and `text/`, as paths below `src/`.
fn files(folder: &Path, below: &Path) -> Vec<PathBuf> {
    let mut found = Vec::new();
    for entry in fs::read_dir(folder.join(below)).expect("a folder").flatten() {
        let path = below.join(entry.file_name());
        let name = entry.file_name().to_string_lossy().into_owned();
        if entry.path().is_dir() && path != Path::new("text") {
            found.extend(files(folder, &path));
        } else if name.ends_with(".rs") && name != "tests.rs" && name != "testing.rs" {
            found.push(path);
        }
    }
    found
}

/// The literals of a file that a player might read.
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
fn only_this_folder_holds_words_for_players() {
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
        "words for players belong to src/text:\n{}",
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
