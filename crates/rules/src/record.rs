//! The record of a match: everything needed to replay it.

use std::fmt;

use serde::de::value::MapAccessDeserializer;
use serde::de::{MapAccess, SeqAccess, Visitor};
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::text::brief;
use crate::{Action, Illegal, Rules, RulesError, Seed, Setup, SetupError};

/// Newest version of the record format. A record is written in the oldest one that has all its rules: see [`Record::written_version`].
///
/// ```
/// use spades_rules::{Game, Preset, Seed, VERSION};
/// let game = Game::new(Preset::Whiz.rules(), Seed::from_u64(1)).unwrap();
/// assert_eq!(game.record().version, VERSION);
/// ```
pub const VERSION: u32 = 3;

/// Maximum number of actions in a record: ten times those of the longest likely match.
const MAX_ACTIONS: usize = 1 << 20;

/// Error message for more actions than that.
const TOO_MANY: &str = "more actions than any match has";

/// Maximum length of JSON text that is read, in bytes: more than any match needs.
const MAX_BYTES: usize = 1 << 23;

/// Rules, seed and actions of a match. [`Game::record`](crate::Game::record) creates one and
/// [`Game::replay`](crate::Game::replay) replays it.
///
/// In JSON a record is an object with these fields:
///
/// | field | version 2 (written) | version 1 (still read) |
/// | --- | --- | --- |
/// | `version` | `2`, or `3` if newer fields of the rules differ from their defaults | `1` |
/// | `rules` | all fields of [`Rules`]; newer ones only if they differ from their defaults | the same |
/// | `seed` | 64 hex digits | the same |
/// | `setup` | a [`Setup`], only if the first round was set up by hand | absent |
/// | `actions` | a list with one text per round: words separated by spaces (see [`Action`]), as in `"draw keep draw discard"` | a list of actions: `"draw"`, `{"bid":3}`, `{"play":"AS"}` |
///
/// ```
/// use spades_rules::{Action, Game, Preset, Record, Seed};
/// let mut game = Game::new(Preset::Solo.rules(), Seed::from_u64(5)).unwrap();
/// game.apply(Action::Bid(3)).unwrap();
/// let text = game.record().to_json();
/// assert!(text.ends_with(r#""actions":["bid3"]}"#));
/// let record = Record::from_json(&text).unwrap();
/// assert_eq!(Game::replay(&record).unwrap(), game);
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Record {
    /// Version of the format. A record read from an older version has the current one.
    pub version: u32,
    /// The rules.
    pub rules: Rules,
    /// The seed.
    pub seed: Seed,
    /// The first round, if it was set up by hand.
    pub setup: Option<Setup>,
    /// The actions in order.
    pub actions: Vec<Action>,
}

impl Record {
    /// Returns the record as one line of JSON.
    #[must_use]
    pub fn to_json(&self) -> String {
        serde_json::to_string(self).unwrap_or_default()
    }

    /// Reads the JSON of this version or an older one. It does not check that the actions are legal;
    /// [`Game::replay`](crate::Game::replay) does.
    ///
    /// # Errors
    /// If the text is too long, of an unknown version, or not a record: where and why.
    pub fn from_json(text: &str) -> Result<Record, RecordError> {
        #[derive(Deserialize)]
        struct Head {
            version: u32,
        }
        if text.len() > MAX_BYTES {
            return Err(RecordError::TooLong(text.len()));
        }
        let read = |error: serde_json::Error| RecordError::Read(brief(error.to_string()));
        let head: Head = serde_json::from_str(text).map_err(read)?;
        if !(1..=VERSION).contains(&head.version) {
            return Err(RecordError::Version(head.version));
        }
        serde_json::from_str(text).map_err(read)
    }

    /// Returns the version of its JSON: 2, or 3 if its rules have fields that programs of version 2 don't know.
    #[must_use]
    pub fn written_version(&self) -> u32 {
        if self.rules.version() == 1 { 2 } else { VERSION }
    }

    pub(crate) fn check(&self) -> Result<(), ReplayError> {
        if self.version != VERSION {
            return Err(ReplayError::Version(self.version));
        }
        if self.actions.len() > MAX_ACTIONS {
            return Err(ReplayError::TooLong(self.actions.len()));
        }
        Ok(())
    }
}

impl Serialize for Record {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        #[derive(Serialize)]
        struct Written<'a> {
            version: u32,
            rules: &'a Rules,
            seed: Seed,
            #[serde(skip_serializing_if = "Option::is_none")]
            setup: Option<&'a Setup>,
            actions: Vec<String>,
        }
        let rounds = self.actions.split_inclusive(|&action| action == Action::NextRound);
        let words = |round: &[Action]| round.iter().map(Action::to_string).collect::<Vec<_>>().join(" ");
        Written {
            version: self.written_version(),
            rules: &self.rules,
            seed: self.seed,
            setup: self.setup.as_ref(),
            actions: rounds.map(words).collect(),
        }
        .serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for Record {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Record, D::Error> {
        #[derive(Deserialize)]
        #[serde(deny_unknown_fields)]
        struct Read {
            version: u32,
            rules: Rules,
            seed: Seed,
            setup: Option<Setup>,
            #[serde(deserialize_with = "entries")]
            actions: Vec<Entry>,
        }
        let Read {
            version,
            rules,
            seed,
            setup,
            actions,
        } = Read::deserialize(deserializer)?;
        let actions = match version {
            1 if setup.is_some() => Err("version 1 has no setup".to_owned()),
            1 => actions_of_version_1(actions),
            2 | VERSION => actions_of_version_2(&actions),
            _ => Err(RecordError::Version(version).to_string()),
        };
        let actions = actions.map_err(serde::de::Error::custom)?;
        Ok(Record {
            version: VERSION,
            rules,
            seed,
            setup,
            actions,
        })
    }
}

/// An entry of the list of actions: always text in version 2, text or a tagged action in version 1.
enum Entry {
    Text(String),
    Tagged(Action),
}

impl<'de> Deserialize<'de> for Entry {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Entry, D::Error> {
        struct EntryVisitor;
        impl<'de> Visitor<'de> for EntryVisitor {
            type Value = Entry;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("an action")
            }

            fn visit_str<E: serde::de::Error>(self, text: &str) -> Result<Entry, E> {
                Ok(Entry::Text(text.to_owned()))
            }

            fn visit_map<A: MapAccess<'de>>(self, map: A) -> Result<Entry, A::Error> {
                Action::deserialize(MapAccessDeserializer::new(map)).map(Entry::Tagged)
            }
        }
        deserializer.deserialize_any(EntryVisitor)
    }
}

/// Reads the list of actions; rejects one longer than any match before it fills the memory.
fn entries<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Vec<Entry>, D::Error> {
    struct EntriesVisitor;
    impl<'de> Visitor<'de> for EntriesVisitor {
        type Value = Vec<Entry>;

        fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
            f.write_str("a list of actions")
        }

        fn visit_seq<A: SeqAccess<'de>>(self, mut list: A) -> Result<Vec<Entry>, A::Error> {
            let mut entries = Vec::new();
            while let Some(entry) = list.next_element()? {
                if entries.len() == MAX_ACTIONS {
                    return Err(serde::de::Error::custom(TOO_MANY));
                }
                entries.push(entry);
            }
            Ok(entries)
        }
    }
    deserializer.deserialize_seq(EntriesVisitor)
}

fn actions_of_version_1(entries: Vec<Entry>) -> Result<Vec<Action>, String> {
    let read = |(at, entry)| match entry {
        Entry::Tagged(action) => Ok(action),
        Entry::Text(text) => match text.as_str() {
            "blind_nil" => Ok(Action::BlindNil),
            "look" => Ok(Action::Look),
            "draw" => Ok(Action::Draw),
            "keep" => Ok(Action::Keep),
            "discard" => Ok(Action::Discard),
            "settle" => Ok(Action::Settle),
            "next_round" => Ok(Action::NextRound),
            _ => Err(format!("action {at} is none of version 1")),
        },
    };
    entries.into_iter().enumerate().map(read).collect()
}

fn actions_of_version_2(entries: &[Entry]) -> Result<Vec<Action>, String> {
    let mut actions = Vec::new();
    for entry in entries {
        let Entry::Text(text) = entry else {
            return Err(format!("action {}: version 2 has texts", actions.len()));
        };
        for word in text.split_ascii_whitespace() {
            let action = word.parse().map_err(|why| format!("action {}: {why}", actions.len()))?;
            if actions.len() == MAX_ACTIONS {
                return Err(TOO_MANY.to_owned());
            }
            actions.push(action);
        }
    }
    Ok(actions)
}

/// Reason why a text isn't a record.
///
/// ```
/// use spades_rules::{Record, RecordError};
/// assert_eq!(Record::from_json(r#"{"version":9}"#), Err(RecordError::Version(9)));
/// let error = Record::from_json(r#"{"version":2,"rules""#).unwrap_err();
/// assert!(error.to_string().contains("line 1 column 20"));
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum RecordError {
    /// More bytes than any record needs.
    TooLong(usize),
    /// The format is newer than this crate, or the version never existed.
    Version(u32),
    /// The text isn't a record: where and why.
    Read(String),
}

impl fmt::Display for RecordError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            RecordError::TooLong(bytes) => write!(f, "the record has {bytes} bytes, more than any match needs"),
            RecordError::Version(version) => {
                write!(f, "the record has version {version}, which this program doesn't know")
            }
            RecordError::Read(why) => write!(f, "can't read the record: {why}"),
        }
    }
}

impl std::error::Error for RecordError {}

/// Reason why a record cannot be replayed.
///
/// ```
/// use spades_rules::{Action, Game, Illegal, Preset, ReplayError, Seed};
/// let mut record = Game::new(Preset::Solo.rules(), Seed::from_u64(5)).unwrap().record();
/// record.actions = vec![Action::Bid(3), Action::Bid(14)];
/// let error = Game::replay(&record).unwrap_err();
/// assert_eq!(error.to_string(), "action 1 (bid14) is illegal: You can bid at most 13.");
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum ReplayError {
    /// The record was not converted to the current version.
    Version(u32),
    /// The rules are invalid.
    Rules(RulesError),
    /// The first round cannot be set up.
    Setup(SetupError),
    /// Too many actions.
    TooLong(usize),
    /// An action is illegal.
    Action {
        /// Its index, from 0.
        at: usize,
        /// The action.
        action: Action,
        /// Reason why it is illegal there.
        why: Illegal,
    },
}

impl fmt::Display for ReplayError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            ReplayError::Version(version) => {
                write!(f, "the record has version {version}, which this program doesn't know")
            }
            ReplayError::Rules(why) => write!(f, "the rules are invalid: {why}"),
            ReplayError::Setup(why) => write!(f, "can't set up the first round: {why}"),
            ReplayError::TooLong(count) => write!(f, "there are {count} actions, more than any match has"),
            ReplayError::Action { at, action, why } => write!(f, "action {at} ({action}) is illegal: {why}"),
        }
    }
}

impl std::error::Error for ReplayError {}
