//! Lines of a chunk: bytes with a checksum, as text.

use std::fmt;

use sha2::{Digest, Sha256};
use spades_rules::Rules;

use crate::bits::{BitReader, BitWriter};
use crate::compact::{self, UnpackError};
use crate::entry::{Entry, read_players, write_players};
use crate::rules_bits::Fault;
use crate::{Ending, Finished, NotFinished, text64};

/// Number of bytes of the checksum.
const CHECK: usize = 4;

/// Reason why a line is damaged.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum LineError {
    /// It was truncated or changed.
    Check,
    /// The checksum is right, but a value is invalid; holds its name.
    Value(&'static str),
    /// The packed match cannot be read.
    Unpack(UnpackError),
    /// The match is not a valid finished match.
    NotFinished(NotFinished),
}

impl fmt::Display for LineError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            LineError::Check => f.write_str("it was cut off or changed"),
            LineError::Value(what) => write!(f, "it has an invalid value: {what}"),
            LineError::Unpack(why) => write!(f, "{why}"),
            LineError::NotFinished(why) => write!(f, "{why}"),
        }
    }
}

impl std::error::Error for LineError {}

impl From<Fault> for LineError {
    fn from(fault: Fault) -> LineError {
        match fault {
            Fault::Short => LineError::Value("end"),
            Fault::Value(what) => LineError::Value(what),
            Fault::Rules(why) => LineError::Unpack(UnpackError::Rules(why)),
        }
    }
}

/// Kind of line; part of the checksum, so that no kind is read as another.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Kind {
    Match,
    Entry,
    Facts,
    Ending,
}

impl Kind {
    fn check(self, bytes: &[u8]) -> [u8; CHECK] {
        let mut hash = Sha256::new();
        hash.update(match self {
            Kind::Match => b"spades-history match 1\n".as_slice(),
            Kind::Entry => b"spades-history entry 1\n".as_slice(),
            Kind::Facts => b"spades-history facts 2\n".as_slice(),
            Kind::Ending => b"spades-history ending 1\n".as_slice(),
        });
        hash.update(bytes);
        let sum: [u8; 32] = hash.finalize().into();
        std::array::from_fn(|at| sum[at])
    }

    pub(super) fn write(self, mut bytes: Vec<u8>) -> String {
        bytes.extend(self.check(&bytes));
        text64::write(&bytes)
    }

    pub(super) fn read(self, text: &str) -> Result<Vec<u8>, LineError> {
        let mut bytes = text64::read(text).ok_or(LineError::Check)?;
        let end = bytes.len().checked_sub(CHECK).ok_or(LineError::Check)?;
        let check = bytes.split_off(end);
        if check == self.check(&bytes) {
            Ok(bytes)
        } else {
            Err(LineError::Check)
        }
    }
}

/// Mark before the ending of a line, which only a match that was conceded or had take-backs has. The encoded bytes don't contain it.
const ENDING: char = '.';

/// Returns `true` if a line has an ending, and so needs version 2.
pub(super) fn has_ending(line: &str) -> bool {
    line.contains(ENDING)
}

fn with_ending(mut line: String, ending: &Ending) -> String {
    if !ending.is_default() {
        line.push(ENDING);
        line.push_str(&Kind::Ending.write(ending.write()));
    }
    line
}

fn split_ending(line: &str) -> Result<(&str, Ending), LineError> {
    match line.split_once(ENDING) {
        Some((line, ending)) => Ok((line, Ending::read(&Kind::Ending.read(ending)?)?)),
        None => Ok((line, Ending::default())),
    }
}

/// Writes an entry of the list as a line.
pub(super) fn write_entry(entry: &Entry) -> String {
    with_ending(Kind::Entry.write(entry.write()), &entry.ending)
}

/// Reads the entry of a line.
pub(super) fn read_entry(line: &str) -> Result<Entry, LineError> {
    let (line, ending) = split_ending(line)?;
    Ok(Entry::read(&Kind::Entry.read(line)?, ending)?)
}

/// Writes a finished match as a line.
pub(super) fn write_match(finished: &Finished) -> Result<String, NotFinished> {
    let mut out = BitWriter::default();
    out.write(finished.ended, 64);
    write_players(&finished.players, finished.own, &mut out);
    let mut bytes = out.into_bytes();
    bytes.extend(compact::pack(&finished.record).map_err(NotFinished::Replay)?);
    Ok(with_ending(Kind::Match.write(bytes), &finished.ending))
}

/// Reads only the rules of a line's match, not its actions.
pub(super) fn read_rules_of(line: &str) -> Result<Rules, LineError> {
    let bytes = Kind::Match.read(split_ending(line)?.0)?;
    let mut input = BitReader::new(&bytes);
    input.read(64).map_err(Fault::from)?;
    read_players(&mut input)?;
    compact::unpack_rules(input.rest()).map_err(LineError::Unpack)
}

/// Reads the finished match of a line.
pub(super) fn read_match(line: &str) -> Result<Finished, LineError> {
    let (line, ending) = split_ending(line)?;
    let bytes = Kind::Match.read(line)?;
    let mut input = BitReader::new(&bytes);
    let ended = input.read(64).map_err(Fault::from)?;
    let (players, own) = read_players(&mut input)?;
    let record = compact::unpack(input.rest()).map_err(LineError::Unpack)?;
    Ok(Finished {
        ended,
        players,
        own,
        record,
        ending,
    })
}
