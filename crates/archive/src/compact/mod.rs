//! Packs a match's record into few bytes: forced actions are omitted, and likely ones cost little.
//!
//! The only legal action costs nothing. Others are arithmetically coded, with weights that start from typical play (measured
//! once, and fixed for the version) and adapt to this match: keeping a drawn card depends on its rank, a bid on the strength of
//! the hand, a card on its effect in the trick. `docs/FORMATS.md` has the layout and the number of bytes per round.

mod features;
mod model;
mod priors;
mod range;
mod setup_bits;
mod walk;

use std::fmt;

use spades_rules::{Action, Game, Illegal, Phase, Record, ReplayError, Rules, RulesError, SetupError};

use crate::bits::{BitReader, BitWriter};
use crate::rules_bits::{Fault, read_rules, read_seed, write_rules, write_seed};
use range::{RangeReader, RangeWriter};
use setup_bits::{read_setup, write_setup};
use walk::Walk;

/// Newest version of the packed form: 1, or 2 if the rules have newer fields.
pub const VERSION: u8 = 2;

/// Maximum number of actions that are read, as many as a [`Record`] may have.
const MAX_ACTIONS: usize = 1 << 20;

/// Packs a record. It must be replayable: an illegal action is not among the legal ones that can be coded.
///
/// ```
/// use spades_archive::compact;
/// use spades_rules::{Game, Preset, Seed};
/// let mut game = Game::new(Preset::Solo.rules(), Seed::from_u64(1)).unwrap();
/// while game.round() < 3 {
///     game.apply(game.legal_actions()[0]).unwrap();
/// }
/// let record = game.record();
/// let bytes = compact::pack(&record).unwrap();
/// assert!(bytes.len() * 10 < record.to_json().len());
/// assert_eq!(compact::unpack(&bytes), Ok(record));
/// ```
///
/// # Errors
/// If the record cannot be replayed; holds place and reason.
pub fn pack(record: &Record) -> Result<Vec<u8>, ReplayError> {
    let start = start_of(record)?;
    let (played, game) = pack_actions(start, &record.actions)?;
    let over = game.phase() == Phase::MatchEnd;
    let mut out = BitWriter::default();
    out.write(u64::from(record.rules.version()), 5);
    out.flag(over);
    out.flag(record.setup.is_some());
    write_rules(&record.rules, &mut out);
    write_seed(record.seed, &mut out);
    if let Some(setup) = &record.setup {
        write_setup(setup, &record.rules, &mut out);
    }
    if !over {
        out.number(u32::try_from(record.actions.len()).unwrap_or(u32::MAX), 7);
    }
    let mut bytes = out.into_bytes();
    bytes.extend(played);
    Ok(bytes)
}

/// Reads only the rules of a packed record, in a fraction of the time that the whole record takes.
///
/// # Errors
/// If the bytes are of a newer version, or do not begin like a match.
pub(crate) fn unpack_rules(bytes: &[u8]) -> Result<Rules, UnpackError> {
    Ok(Head::read(&mut BitReader::new(bytes))?.rules)
}

/// The header, before everything else.
struct Head {
    over: bool,
    has_setup: bool,
    rules: Rules,
}

impl Head {
    fn read(input: &mut BitReader) -> Result<Head, UnpackError> {
        let version = input.read(5).map_err(Fault::from)? as u8;
        if !(1..=VERSION).contains(&version) {
            return Err(UnpackError::Version(version));
        }
        let head = Head {
            over: input.flag().map_err(Fault::from)?,
            has_setup: input.flag().map_err(Fault::from)?,
            rules: read_rules(input)?,
        };
        if head.rules.version() != version {
            return Err(UnpackError::Value("version"));
        }
        Ok(head)
    }
}

/// Reads a packed record of this version or an older one.
///
/// The bytes have no checksum of their own; the surrounding format has one. Damaged bytes are refused, or result in another match.
///
/// # Errors
/// If the bytes are of a newer version, or are not a match.
pub fn unpack(bytes: &[u8]) -> Result<Record, UnpackError> {
    let mut input = BitReader::new(bytes);
    let Head { over, has_setup, rules } = Head::read(&mut input)?;
    let seed = read_seed(&mut input)?;
    let setup = if has_setup {
        Some(read_setup(&rules, &mut input)?)
    } else {
        None
    };
    let count = if over {
        None
    } else {
        Some(input.number(7).map_err(Fault::from)? as usize)
    };
    let mut record = Record {
        version: spades_rules::VERSION,
        rules,
        seed,
        setup,
        actions: Vec::new(),
    };
    let start = start_of(&record).map_err(|why| match why {
        ReplayError::Rules(why) => UnpackError::Rules(why),
        ReplayError::Setup(why) => UnpackError::Setup(why),
        _ => UnpackError::Value("setup"),
    })?;
    record.actions = unpack_actions(start, input.rest(), count)?.record().actions;
    Ok(record)
}

/// Returns the match of a record before its first action.
fn start_of(record: &Record) -> Result<Game, ReplayError> {
    Game::replay(&Record {
        actions: Vec::new(),
        ..record.clone()
    })
}

/// Packs the actions from the start of a match; also returns the match after them.
pub(crate) fn pack_actions(start: Game, actions: &[Action]) -> Result<(Vec<u8>, Game), ReplayError> {
    let mut walk = Walk::new(start);
    let mut coder = RangeWriter::new();
    for (at, &action) in actions.iter().enumerate() {
        let refused = |why| ReplayError::Action { at, action, why };
        if !walk.game.legal_actions().contains(&action) {
            // The rules give the reason.
            let why = walk.game.apply(action).err();
            return Err(refused(why.unwrap_or(Illegal::NotNow(action))));
        }
        walk.step(Some(action), &mut coder).map_err(refused)?;
    }
    Ok((coder.finish(), walk.game))
}

/// Plays packed actions: `count` of them, or with `None` all to the end of the match.
pub(crate) fn unpack_actions(start: Game, bytes: &[u8], count: Option<usize>) -> Result<Game, UnpackError> {
    let mut walk = Walk::new(start);
    let mut coder = RangeReader::new(bytes);
    let max = count.unwrap_or(MAX_ACTIONS);
    if max > MAX_ACTIONS {
        return Err(UnpackError::TooLong);
    }
    for _ in 0..max {
        if walk.game.phase() == Phase::MatchEnd || coder.is_past_end() {
            break;
        }
        walk.step(None, &mut coder).map_err(|_| UnpackError::Value("action"))?;
    }
    let over = walk.game.phase() == Phase::MatchEnd;
    match count {
        Some(count) if walk.game.action_count() != count || over => Err(UnpackError::Value("number of actions")),
        None if !over && coder.is_past_end() => Err(UnpackError::Value("end")),
        None if !over => Err(UnpackError::TooLong),
        _ if !coder.is_at_end() => Err(UnpackError::Value("end")),
        _ => Ok(walk.game),
    }
}

/// Reason why bytes are not a valid packed record.
///
/// ```
/// use spades_archive::compact::{UnpackError, unpack};
/// assert_eq!(unpack(&[0xF8]), Err(UnpackError::Version(31)));
/// assert_eq!(unpack(&[]).unwrap_err().to_string(), "the packed match is cut off");
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum UnpackError {
    /// They are of a newer or unknown version.
    Version(u8),
    /// The end is missing.
    Short,
    /// A value is invalid; holds its name.
    Value(&'static str),
    /// The rules are invalid.
    Rules(RulesError),
    /// The first round cannot be set up.
    Setup(SetupError),
    /// It has more actions than any match can have.
    TooLong,
}

impl From<Fault> for UnpackError {
    fn from(fault: Fault) -> UnpackError {
        match fault {
            Fault::Short => UnpackError::Short,
            Fault::Value(what) => UnpackError::Value(what),
            Fault::Rules(why) => UnpackError::Rules(why),
        }
    }
}

impl fmt::Display for UnpackError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            UnpackError::Version(version) => {
                write!(
                    f,
                    "the packed match has version {version}, which this program doesn't know"
                )
            }
            UnpackError::Short => f.write_str("the packed match is cut off"),
            UnpackError::Value(what) => write!(f, "the packed match has an invalid value: {what}"),
            UnpackError::Rules(why) => write!(f, "the rules of the packed match are invalid: {why}"),
            UnpackError::Setup(why) => write!(f, "can't set up the first round of the packed match: {why}"),
            UnpackError::TooLong => f.write_str("the packed match has more actions than any match has"),
        }
    }
}

impl std::error::Error for UnpackError {}

#[cfg(test)]
mod tests {
    use super::*;
    use spades_rules::{Preset, Seed};

    /// A link must not keep the page busy with a thousand rounds that it doesn't contain.
    #[test]
    fn a_long_match_without_bytes_is_given_up_soon() {
        for preset in Preset::ALL {
            let mut rules = preset.rules();
            rules.end.target = None;
            rules.end.floor = None;
            rules.end.rounds = Some(spades_rules::Rules::MAX_ROUNDS);
            rules.end.cap = spades_rules::Rules::MAX_ROUNDS;
            let start = Game::new(rules, Seed::from_u64(1)).unwrap();
            let mut walk = Walk::new(start.clone());
            let mut coder = RangeReader::new(&[]);
            while !coder.is_past_end() {
                walk.step(None, &mut coder).unwrap();
            }
            assert!(
                walk.game.action_count() < 4000,
                "{preset:?}: {}",
                walk.game.action_count()
            );
            assert_eq!(unpack_actions(start, &[], None), Err(UnpackError::Value("end")));
        }
    }

    /// Found by fuzzing: the writer dropped more trailing zeros than the reader adds.
    #[test]
    fn a_record_of_nothing_but_zeros_comes_back() {
        let bytes = include_bytes!("../../../../fuzz/seeds/packed/zeros-left-off-at-the-end");
        let record = unpack(bytes).unwrap();
        assert_eq!(unpack(&pack(&record).unwrap()), Ok(record));
    }

    /// Found by fuzzing: 19 bytes that took more than 20 seconds to refuse.
    #[test]
    fn a_short_record_that_runs_out_of_bytes_is_refused() {
        let bytes = include_bytes!("../../../../fuzz/seeds/packed/zeros-beyond-the-end");
        assert_eq!(unpack(bytes), Err(UnpackError::Value("end")));
    }
}
