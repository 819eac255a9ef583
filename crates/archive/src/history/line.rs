//! Lines of a chunk: bytes with a checksum, as text.

use std::fmt;

use sha2::{Digest, Sha256};
use spades_rules::Rules;

use super::entry::{read_players, write_players};
use crate::bits::{BitReader, BitWriter};
use crate::compact::{self, UnpackError};
use crate::rules_bits::Fault;
use crate::{Finished, NotFinished, text64};

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
            LineError::Value(what) => write!(f, "it has no meaning at its {what}"),
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
}

impl Kind {
    fn check(self, bytes: &[u8]) -> [u8; CHECK] {
        let mut hash = Sha256::new();
        hash.update(match self {
            Kind::Match => b"spades-history match 1\n".as_slice(),
            Kind::Entry => b"spades-history entry 1\n".as_slice(),
            Kind::Facts => b"spades-history facts 2\n".as_slice(),
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

/// Writes a finished match as a line.
pub(super) fn write_match(finished: &Finished) -> Result<String, NotFinished> {
    let mut out = BitWriter::default();
    out.write(finished.ended, 64);
    write_players(&finished.players, finished.own, &mut out);
    let mut bytes = out.into_bytes();
    bytes.extend(compact::pack(&finished.record).map_err(NotFinished::Replay)?);
    Ok(Kind::Match.write(bytes))
}

/// Reads only the rules of a line's match, not its actions.
pub(super) fn read_rules_of(line: &str) -> Result<Rules, LineError> {
    let bytes = Kind::Match.read(line)?;
    let mut input = BitReader::new(&bytes);
    input.read(64).map_err(Fault::from)?;
    read_players(&mut input)?;
    compact::unpack_rules(input.rest()).map_err(LineError::Unpack)
}

/// Reads the finished match of a line.
pub(super) fn read_match(line: &str) -> Result<Finished, LineError> {
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
    })
}
