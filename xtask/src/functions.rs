//! Tests that functions stay short.

use crate::style::sources;

/// Maximum number of lines of a function, from its signature to its closing brace.
const MAX_LINES: usize = 80;

/// Returns the name of the function that a line begins.
fn name(line: &str) -> Option<&str> {
    let mut rest = line.trim_start();
    if let Some(after) = rest.strip_prefix("pub") {
        let after = match after.strip_prefix('(') {
            Some(scope) => &scope[scope.find(')')? + 1..],
            None => after,
        };
        rest = after.strip_prefix(' ')?;
    }
    while let Some(after) = ["const ", "async ", "unsafe "]
        .iter()
        .find_map(|word| rest.strip_prefix(word))
    {
        rest = after;
    }
    let rest = rest.strip_prefix("fn ")?;
    let end = rest.find(|letter: char| !letter.is_alphanumeric() && letter != '_')?;
    Some(&rest[..end])
}

/// Returns each function of a formatted source with the number of its line, and how many lines it has.
fn functions(text: &str) -> Vec<(&str, usize, usize)> {
    let lines: Vec<&str> = text.lines().collect();
    let mut found = Vec::new();
    for (at, line) in lines.iter().enumerate() {
        let Some(name) = name(line) else { continue };
        let indent = &line[..line.len() - line.trim_start().len()];
        let is_end = |line: &&str| line.strip_prefix(indent) == Some("}");
        let length = match lines[at..].iter().position(is_end) {
            // One in a trait, or on one line.
            _ if line.ends_with([';', '}']) => 1,
            Some(end) => end + 1,
            None => continue,
        };
        found.push((name, at + 1, length));
    }
    found
}

#[test]
fn functions_are_short() {
    let mut long = Vec::new();
    let mut seen = 0;
    for (place, text) in sources() {
        for (name, line, length) in functions(&text) {
            seen += 1;
            if length > MAX_LINES {
                long.push(format!("{place}:{line}: {name} has {length} lines"));
            }
        }
    }
    assert!(
        long.is_empty(),
        "split these functions, {MAX_LINES} lines at most: {long:#?}"
    );
    assert!(seen > 5_000, "only {seen} functions found");
}

#[test]
fn functions_are_counted_to_their_closing_brace() {
    let text = "pub(in crate::a) const fn one() {\n    if x {\n    }\n}\n\nimpl A {\n    fn two(\n        a: B,\n    ) {\n    }\n    fn three();\n    async fn four() {}\n}\nlet function = 1;\n// fn five() {\n}\n";
    assert_eq!(
        functions(text),
        [("one", 1, 4), ("two", 7, 4), ("three", 11, 1), ("four", 12, 1)]
    );
}
