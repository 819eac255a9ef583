//! A match as it is kept between runs.

use serde::{Deserialize, Serialize};
use spades_rules::{Game, Record, Rules};

use super::RulesKind;
use super::rules_kind::from_old_name;
use super::setup::{MatchSetup, Player};

/// The version of the format that is written.
const VERSION: u32 = 2;

/// A match as it is kept between runs: who plays, and the record that has rules, seed and actions.
///
/// In JSON an object of `version` (2), `kind`, `players`, `over`, `sequence`, `record`, and where there are such things `taken_back`,
/// `restarted`, `name`, `played` and `friend`. Version 1, which had no number, held the rules a second time beside the record, and is still read.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(try_from = "AnyVersion")]
pub struct SavedMatch {
    version: u32,
    /// Whose rules they are.
    pub kind: RulesKind,
    /// Who plays, by seat.
    pub players: Vec<Player>,
    /// Whether it has ended.
    pub over: bool,
    /// Counts up with every match that is begun or taken up again: the highest was played last.
    pub sequence: u64,
    /// The rounds in which a decision was taken back after something new was seen, once for each.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub taken_back: Vec<u16>,
    /// Whether it was restarted by somebody alone after something had happened in it.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub restarted: bool,
    /// What the player calls it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub name: Option<String>,
    /// When something happened in it last, in seconds since 1970 began in UTC; older versions did not note it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub played: Option<u64>,
    /// The code that the deals came from, if it tells how its sender scored.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub friend: Option<String>,
    /// Rules, seed and actions.
    pub record: Record,
}

impl SavedMatch {
    /// The version of the format that is written.
    pub const VERSION: u32 = VERSION;

    /// What is kept of a match with this record.
    #[must_use]
    pub fn new(setup: &MatchSetup, over: bool, sequence: u64, record: Record) -> SavedMatch {
        SavedMatch {
            version: VERSION,
            kind: setup.kind,
            players: setup.players.clone(),
            over,
            sequence,
            taken_back: Vec::new(),
            restarted: false,
            name: None,
            played: None,
            friend: None,
            record,
        }
    }

    /// Rules and players.
    #[must_use]
    pub fn setup(&self) -> MatchSetup {
        MatchSetup {
            rules: self.record.rules,
            kind: self.kind,
            players: self.players.clone(),
        }
    }
}

/// What a file may hold.
#[derive(Deserialize)]
struct AnyVersion {
    version: Option<u32>,
    kind: Option<RulesKind>,
    players: Option<Vec<Player>>,
    #[serde(default)]
    over: bool,
    #[serde(default)]
    sequence: u64,
    #[serde(default)]
    taken_back: Vec<u16>,
    #[serde(default)]
    restarted: bool,
    name: Option<String>,
    played: Option<u64>,
    friend: Option<String>,
    /// Version 1.
    setup: Option<OldSetup>,
    record: Record,
}

/// Version 1's players, and the rules once more.
#[derive(Deserialize)]
struct OldSetup {
    rules: Rules,
    title: String,
    players: Vec<Player>,
}

impl TryFrom<AnyVersion> for SavedMatch {
    type Error = String;

    fn try_from(mut file: AnyVersion) -> Result<SavedMatch, String> {
        let (kind, players) = match (file.version, file.kind, file.players.take(), file.setup.take()) {
            (Some(VERSION), Some(kind), Some(players), _) => (kind, players),
            (Some(VERSION), None, ..) => return Err("there is no `kind`".to_owned()),
            (Some(VERSION), _, None, _) => return Err("there are no `players`".to_owned()),
            (Some(version), ..) => return Err(format!("version {version} is not known to this program")),
            (None, .., Some(old)) if old.rules != file.record.rules => {
                return Err("the rules stand there twice and differ".to_owned());
            }
            (None, .., Some(old)) => {
                // Whether the match is over was not written.
                file.over = Game::replay(&file.record).is_ok_and(|game| game.winners().is_some());
                (from_old_name(&old.title), old.players)
            }
            (None, .., None) => return Err("there is no `version`".to_owned()),
        };
        if players.len() != usize::from(file.record.rules.players) {
            return Err(format!(
                "{} players for a game of {}",
                players.len(),
                file.record.rules.players
            ));
        }
        Ok(SavedMatch {
            version: VERSION,
            kind,
            players,
            over: file.over,
            sequence: file.sequence,
            taken_back: file.taken_back,
            restarted: file.restarted,
            name: file.name,
            played: file.played,
            friend: file.friend,
            record: file.record,
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::session::Match;
    use spades_rules::{Action, Preset, Seed};

    fn saved() -> SavedMatch {
        let rules = Preset::Moonshot.rules();
        let mut game = Game::new(rules, Seed::from_u64(4)).unwrap();
        game.apply(Action::Draw).unwrap();
        let setup = MatchSetup {
            rules,
            kind: RulesKind::Preset(Preset::Moonshot),
            players: ["Ada", "Grace"].map(|name| Player::Human { name: name.into() }).into(),
        };
        SavedMatch::new(&setup, false, 7, game.record())
    }

    #[test]
    fn it_comes_back_and_says_the_rules_once() {
        let text = serde_json::to_string(&saved()).unwrap();
        assert_eq!(serde_json::from_str::<SavedMatch>(&text).unwrap(), saved());
        assert!(text.starts_with(r#"{"version":2,"kind":"moonshot","#), "{text}");
        assert_eq!(text.matches(r#""rules""#).count(), 1);
    }

    #[test]
    fn what_was_taken_back_is_kept_and_none_is_not_written() {
        let noted = SavedMatch {
            taken_back: vec![1, 1],
            ..saved()
        };
        let text = serde_json::to_string(&noted).unwrap();
        assert_eq!(serde_json::from_str::<SavedMatch>(&text).unwrap(), noted);
        assert_eq!(Match::resume(&noted).unwrap().saved(noted.sequence), noted);
        assert!(!serde_json::to_string(&saved()).unwrap().contains("taken_back"));
    }

    #[test]
    fn a_name_and_the_time_are_kept_and_none_is_not_written() {
        let named = SavedMatch {
            name: Some("Rainy day".into()),
            played: Some(1_800_000_000),
            ..saved()
        };
        let text = serde_json::to_string(&named).unwrap();
        assert_eq!(serde_json::from_str::<SavedMatch>(&text).unwrap(), named);
        let text = serde_json::to_string(&saved()).unwrap();
        assert!(!text.contains("name\":\"Rainy") && !text.contains("played"));
    }

    #[test]
    fn what_older_versions_wrote_is_read() {
        let new = saved();
        let old = serde_json::json!({
            "record": new.record,
            "setup": { "rules": new.record.rules, "title": "Moonshot", "players": new.players },
        });
        let read: SavedMatch = serde_json::from_value(old).unwrap();
        assert_eq!(read, SavedMatch { sequence: 0, ..new });
    }

    #[test]
    fn what_makes_no_sense_is_refused_with_the_reason() {
        let good = serde_json::to_value(saved()).unwrap();
        for (field, value, why) in [
            ("version", serde_json::json!(99), "version 99"),
            ("version", serde_json::Value::Null, "no `version`"),
            ("kind", serde_json::Value::Null, "no `kind`"),
            ("players", serde_json::json!([]), "0 players"),
        ] {
            let mut bad = good.clone();
            bad[field] = value;
            let error = serde_json::from_value::<SavedMatch>(bad).unwrap_err().to_string();
            assert!(error.contains(why), "{error}");
        }
    }
}
