//! Finds the string literals of a Rust source.

/// A literal of the source.
#[derive(Debug, PartialEq)]
pub(super) struct Literal {
    pub(super) text: String,
    pub(super) line: usize,
    /// Enclosing macro and method calls, innermost last.
    pub(super) calls: Vec<String>,
}

/// Returns the literals of a file, except those in comments, attributes and test modules.
pub(super) fn literals(source: &str) -> Vec<Literal> {
    let letters: Vec<char> = source.chars().collect();
    let mut found = Vec::new();
    let mut calls: Vec<String> = Vec::new();
    let mut word = String::new();
    let mut line = 1;
    let mut at = 0;
    // The next module is a test module; the depth at which the skipped one began.
    let mut of_tests = false;
    let mut skipped: Option<usize> = None;
    while at < letters.len() {
        let letter = letters[at];
        let next = letters.get(at + 1).copied().unwrap_or(' ');
        match letter {
            '/' if next == '/' => {
                at += letters[at..].iter().take_while(|&&letter| letter != '\n').count();
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
                at += quote_length(&letters, at);
                word.clear();
                continue;
            }
            '"' => {
                let begun = line;
                let (text, end) = string(&letters, at, word.ends_with('r'));
                line += letters[at..end].iter().filter(|&&letter| letter == '\n').count();
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
                // The module is in a file of its own: "mod tests;".
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

/// Returns the length of the character literal that starts here, or 1 if it is a lifetime.
fn quote_length(letters: &[char], at: usize) -> usize {
    match (letters.get(at + 1), letters.get(at + 2)) {
        (Some('\\'), _) => {
            let end = letters[at + 2..].iter().position(|&letter| letter == '\'');
            end.map_or(1, |end| end + 3)
        }
        (_, Some('\'')) => 3,
        _ => 1,
    }
}

/// Returns the end of the attribute that starts here.
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

/// Returns the string that starts with this quotation mark, and its end.
fn string(letters: &[char], at: usize, raw: bool) -> (String, usize) {
    let hashes = letters[..at].iter().rev().take_while(|&&letter| letter == '#').count();
    let raw = raw || hashes > 0 && letters.get(at.wrapping_sub(hashes + 1)) == Some(&'r');
    let mut text = String::new();
    let mut at = at + 1;
    loop {
        match letters[at] {
            '\\' if !raw && letters[at + 1] == '\n' => {
                // A line continuation: the next line's leading whitespace is skipped.
                at += 1 + letters[at + 1..]
                    .iter()
                    .take_while(|letter| letter.is_whitespace())
                    .count();
            }
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
