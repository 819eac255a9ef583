//! Books of puzzles in few bytes; `docs/FORMATS.md` describes the format.

use std::fmt;

use spades_archive::bits::{BitReader, BitWriter, Short};
use spades_bots::Level;
use spades_rules::{Game, Preset, Seed};

use super::{Aim, Kind, Puzzle, puzzle_rating};

/// First bytes of a book.
const MAGIC: u64 = 0x53_505A;

/// Version that is written.
const VERSION: u64 = 1;

/// Order of the code of a seed's number (see [`BitWriter::number`]).
const ORDER: u32 = 16;

/// Stored puzzles. The list of entries is read at once, a puzzle on demand.
///
/// ```
/// use spades_learn::puzzle::{Aim, Book, Kind, Puzzle};
/// use spades_rules::{Action, Preset};
/// let actions = [Action::Bid(3), Action::Bid(3), Action::Bid(4)];
/// let puzzle = Puzzle::new(Kind::MakeBid, Aim::MakeBid, Preset::Solo, 7, &actions).unwrap();
/// let bytes = Book::write([&puzzle]);
/// let book = Book::read(&bytes).unwrap();
/// assert_eq!(book.entries().len(), 1);
/// assert_eq!(book.puzzle(0), Ok(puzzle));
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Book {
    bodies: Vec<Vec<u8>>,
    entries: Vec<Entry>,
}

/// Data of a puzzle that is available before it is opened.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Entry {
    /// Kind of puzzle.
    pub kind: Kind,
    /// Aim of the puzzle.
    pub aim: Aim,
    /// Rules of the puzzle: two hands or four.
    pub preset: Preset,
    /// Lowest level that finds the solution.
    pub found_by: Option<Level>,
    /// Number of decisions with one right choice.
    pub decisions: u8,
    /// Number of its match's seed.
    number: u32,
}

impl Entry {
    /// Returns the difficulty; see [`puzzle_rating`].
    #[must_use]
    pub fn rating(&self) -> u16 {
        puzzle_rating(self.found_by, self.decisions)
    }

    /// Returns its name, which is independent of its place in a book: "make_bid-7".
    #[must_use]
    pub fn name(&self) -> String {
        format!("{}-{}", self.kind.key(), self.number)
    }
}

/// Reason why bytes are not a book of puzzles.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BookError {
    /// They are some other format.
    Other,
    /// They are of an unknown version.
    Version(u8),
    /// They are truncated.
    Short,
    /// The puzzle with this number, from 0, is damaged or missing.
    Puzzle(usize),
}

impl fmt::Display for BookError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            BookError::Other => f.write_str("this isn't a puzzle book"),
            BookError::Version(version) => write!(f, "version {version} of the book of puzzles is not known"),
            BookError::Short => f.write_str("the book of puzzles ends too soon"),
            BookError::Puzzle(index) => write!(f, "puzzle {index} is damaged or missing"),
        }
    }
}

impl std::error::Error for BookError {}

impl From<Short> for BookError {
    fn from(_: Short) -> BookError {
        BookError::Short
    }
}

impl Book {
    /// Returns the bytes of puzzles. These must be of matches of a preset whose seed is [`Seed::from_u64`] of a 32-bit number,
    /// as created by [`Puzzle::new`], and there must be fewer than 65,536.
    ///
    /// # Panics
    /// If they are not.
    #[must_use]
    pub fn write<'a>(puzzles: impl IntoIterator<Item = &'a Puzzle>) -> Vec<u8> {
        let bodies: Vec<Vec<u8>> = puzzles.into_iter().map(body).collect();
        let mut out = BitWriter::default();
        out.write(MAGIC, 24);
        out.write(VERSION, 8);
        out.write(
            u16::try_from(bodies.len())
                .expect("a book has fewer than 65,536 puzzles")
                .into(),
            16,
        );
        let mut bytes = out.into_bytes();
        for body in bodies {
            bytes.push(u8::try_from(body.len()).expect("a round has few actions"));
            bytes.extend(body);
        }
        bytes
    }

    /// Reads a book.
    ///
    /// # Errors
    /// If the bytes are not a book. The actions of a puzzle are only checked when it is opened.
    pub fn read(bytes: &[u8]) -> Result<Book, BookError> {
        let mut input = BitReader::new(bytes);
        if input.read(24) != Ok(MAGIC) {
            return Err(BookError::Other);
        }
        let version = input.read(8)?;
        if version != VERSION {
            return Err(BookError::Version(version as u8));
        }
        let count = input.read(16)? as usize;
        let mut rest = input.rest();
        let mut book = Book {
            bodies: Vec::with_capacity(count),
            entries: Vec::with_capacity(count),
        };
        for index in 0..count {
            let (&length, after) = rest.split_first().ok_or(BookError::Short)?;
            let (body, after) = after.split_at_checked(usize::from(length)).ok_or(BookError::Short)?;
            let entry = head(&mut BitReader::new(body)).ok_or(BookError::Puzzle(index))?;
            book.entries.push(entry);
            book.bodies.push(body.to_vec());
            rest = after;
        }
        if rest.is_empty() {
            Ok(book)
        } else {
            Err(BookError::Other)
        }
    }

    /// Returns the entries of all puzzles, in order.
    #[must_use]
    pub fn entries(&self) -> &[Entry] {
        &self.entries
    }

    /// Returns the puzzle with this number, from 0.
    ///
    /// # Errors
    /// If it is missing or damaged.
    pub fn puzzle(&self, index: usize) -> Result<Puzzle, BookError> {
        let damaged = BookError::Puzzle(index);
        let mut input = BitReader::new(self.bodies.get(index).ok_or(damaged)?);
        let entry = head(&mut input).ok_or(damaged)?;
        let start = start(&entry, &mut input).ok_or(damaged)?;
        Ok(Puzzle {
            kind: entry.kind,
            aim: entry.aim,
            seat: start.actor().ok_or(damaged)?,
            start,
            found_by: entry.found_by,
            decisions: entry.decisions,
        })
    }
}

/// Returns the number of bits needed to select one of `count`.
fn width(count: usize) -> u32 {
    count.next_power_of_two().ilog2()
}

fn body(puzzle: &Puzzle) -> Vec<u8> {
    let game = &puzzle.start;
    let preset = Preset::ALL.iter().position(|preset| preset.rules() == *game.rules());
    let [a, b, c, d, high @ ..] = game.seed().0;
    let number = u32::from_le_bytes([a, b, c, d]);
    assert!(high.iter().all(|&byte| byte == 0), "the seed is no 32-bit number");
    let mut out = BitWriter::default();
    out.write(puzzle.kind as u64, 3);
    out.write(puzzle.aim as u64, 3);
    out.write(preset.expect("a puzzle has the rules of a preset") as u64, 4);
    out.write(
        puzzle.found_by.map_or(Level::ALL.len(), |level| level as usize) as u64,
        3,
    );
    out.write(puzzle.decisions.into(), 4);
    out.number(number, ORDER);
    let actions: Vec<_> = game.actions().collect();
    out.write(actions.len() as u64, 7);
    let mut past = Game::new(*game.rules(), game.seed()).expect("a preset makes sense");
    for action in actions {
        let legal = past.legal_actions();
        let at = legal
            .iter()
            .position(|&legal| legal == action)
            .expect("a match has legal actions");
        out.write(at as u64, width(legal.len()));
        past.apply(action).expect("a match has legal actions");
    }
    out.into_bytes()
}

fn head(input: &mut BitReader) -> Option<Entry> {
    let mut index = |bits| input.read(bits).ok().map(|at| at as usize);
    let kind = *Kind::ALL.get(index(3)?)?;
    let aim = *Aim::ALL.get(index(3)?)?;
    let preset = *Preset::ALL.get(index(4)?)?;
    let found_by = index(3)?;
    let decisions = index(4)? as u8;
    Some(Entry {
        kind,
        aim,
        preset,
        found_by: match Level::ALL.get(found_by) {
            None if found_by > Level::ALL.len() => return None,
            level => level.copied(),
        },
        decisions,
        number: input.number(ORDER).ok()?,
    })
}

fn start(entry: &Entry, input: &mut BitReader) -> Option<Game> {
    let mut game = Game::new(entry.preset.rules(), Seed::from_u64(entry.number.into())).ok()?;
    for _ in 0..input.read(7).ok()? {
        let legal = game.legal_actions();
        let at = input.read(width(legal.len())).ok()? as usize;
        game.apply(*legal.get(at)?).ok()?;
    }
    Some(game)
}
