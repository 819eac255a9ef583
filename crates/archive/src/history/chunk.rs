//! Chunks: texts of a few matches each, so that adding a match rewrites little.

use std::fmt;

use super::line::{LineError, has_ending};

/// Newest version of the chunks. Chunks without a match that was conceded or had take-backs are written as version 1, which older
/// programs read.
pub const VERSION: u32 = 2;

/// Maximum number of matches per chunk.
pub const MATCHES: usize = 64;

/// First word of every chunk.
const NAME: &str = "spades-history";

/// The chunks for the same matches.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Part {
    /// The matches: the source of truth.
    Matches,
    /// Their entries in the list, which can be recomputed from the matches.
    Index,
    /// Their facts about the player, which can be recomputed from the matches, too.
    Facts,
}

impl Part {
    fn word(self) -> &'static str {
        match self {
            Part::Matches => "matches",
            Part::Index => "index",
            Part::Facts => "facts",
        }
    }

    /// Returns the key of the chunk with this number.
    pub(super) fn key(self, number: u32) -> String {
        match self {
            Part::Matches => format!("history-{number}"),
            Part::Index => format!("history-{number}-index"),
            Part::Facts => format!("history-{number}-facts"),
        }
    }
}

/// Returns the chunk that a key refers to, if any.
pub(super) fn of_key(key: &str) -> Option<(u32, Part)> {
    let rest = key.strip_prefix("history-")?;
    let beside = [Part::Index, Part::Facts].into_iter().find_map(|part| {
        let digits = rest.strip_suffix(part.word())?.strip_suffix('-')?;
        Some((digits, part))
    });
    let (digits, part) = beside.unwrap_or((rest, Part::Matches));
    let number = digits.parse().ok()?;
    (part.key(number) == key).then_some((number, part))
}

/// Reason why a chunk is damaged.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Why {
    /// It is missing.
    Missing,
    /// It was written by a newer version, and only that can read it.
    Newer(u32),
    /// Its first line is not that of this chunk.
    Heading,
    /// Its number of lines differs from the one in its first line: it was truncated, or something was inserted.
    Count {
        /// Number in the first line.
        announced: usize,
        /// Number of lines found.
        found: usize,
    },
    /// A line is damaged.
    Line(LineError),
    /// The list contains other matches than the chunk.
    Differs,
}

impl fmt::Display for Why {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Why::Missing => f.write_str("it is missing"),
            Why::Newer(version) => write!(f, "it has version {version}, which is newer than this program"),
            Why::Heading => f.write_str("its first line is invalid"),
            Why::Count { announced, found } => write!(f, "it has {found} matches instead of {announced}"),
            Why::Line(why) => write!(f, "{why}"),
            Why::Differs => f.write_str("its list doesn't fit its matches"),
        }
    }
}

/// A damaged place in the history.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Damage {
    /// Key of the chunk.
    pub key: String,
    /// Line, from 1, if it is a single line.
    pub line: Option<usize>,
    /// Type of damage.
    pub why: Why,
}

impl fmt::Display for Damage {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.line {
            Some(line) => write!(f, "{}, line {line}: {}", self.key, self.why),
            None => write!(f, "{}: {}", self.key, self.why),
        }
    }
}

impl std::error::Error for Damage {}

/// Returns the version needed to read these lines.
pub(super) fn version_of<'a>(mut lines: impl Iterator<Item = &'a str>) -> u32 {
    if lines.any(has_ending) { VERSION } else { 1 }
}

pub(super) fn write(part: Part, number: u32, lines: &[String]) -> String {
    let version = version_of(lines.iter().map(String::as_str));
    let mut text = format!("{NAME} {version} {} {number} {}\n", part.word(), lines.len());
    for line in lines {
        text.push_str(line);
        text.push('\n');
    }
    text
}

/// Returns the lines of a chunk, and the error of the chunk as a whole.
pub(super) fn read(part: Part, number: u32, text: &str) -> (Vec<&str>, Option<Why>) {
    let (heading, rest) = text.split_once('\n').unwrap_or((text, ""));
    let mut words = heading.split(' ');
    if words.next() != Some(NAME) {
        return (rest.lines().collect(), Some(Why::Heading));
    }
    match words.next().map(str::parse::<u32>) {
        Some(Ok(version)) if version > VERSION => return (Vec::new(), Some(Why::Newer(version))),
        Some(Ok(1..=VERSION)) => {}
        _ => return (rest.lines().collect(), Some(Why::Heading)),
    }
    let own = words.next() == Some(part.word()) && words.next().map(str::parse) == Some(Ok(number));
    let announced = words.next().and_then(|count| count.parse().ok());
    let lines: Vec<&str> = rest.lines().collect();
    let whole = text.ends_with('\n');
    let why = match announced {
        Some(announced) if own && words.next().is_none() => {
            let found = lines.len();
            (found != announced || !whole).then_some(Why::Count { announced, found })
        }
        _ => Some(Why::Heading),
    };
    (lines, why)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn keys_and_chunks_are_one_to_one() {
        for number in [0, 7, 4_000_000_000] {
            for part in [Part::Matches, Part::Index, Part::Facts] {
                assert_eq!(of_key(&part.key(number)), Some((number, part)));
            }
        }
        for key in [
            "history-",
            "history-07",
            "history-7-damaged-1",
            "history-7-indexes",
            "match-7",
            "history",
        ] {
            assert_eq!(of_key(key), None, "{key}");
        }
    }

    #[test]
    fn a_chunk_that_is_not_what_it_should_be_says_so() {
        let lines = ["one", "two"].map(String::from);
        let text = write(Part::Matches, 3, &lines);
        assert_eq!(read(Part::Matches, 3, &text), (vec!["one", "two"], None));
        assert_eq!(read(Part::Index, 3, &text).1, Some(Why::Heading));
        assert_eq!(read(Part::Matches, 4, &text).1, Some(Why::Heading));
        let newer = text.replacen(" 1 ", " 3 ", 1);
        assert_eq!(read(Part::Matches, 3, &newer), (vec![], Some(Why::Newer(3))));
        for cut in 0..text.len() {
            assert!(read(Part::Matches, 3, &text[..cut]).1.is_some(), "{cut}");
        }
        let longer = format!("{text}three\n");
        assert_eq!(
            read(Part::Matches, 3, &longer).1,
            Some(Why::Count { announced: 2, found: 3 })
        );
    }
}
