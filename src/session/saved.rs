//! The format of saved matches.

use serde::{Deserialize, Serialize};
use spades_archive::daily::Date;
use spades_rules::{Game, Record, Rules};

use super::RulesKind;
use super::rules_kind::from_old_name;
use super::setup::{MatchSetup, Player};

/// A saved match: its players, and the record with rules, seed and actions.
///
/// In JSON an object with `version` (2), `kind`, `players`, `over`, `sequence`, `record`, and where present `taken_back`,
/// `restarted`, `helped`, `undone`, `name`, `played`, `friend` and `day`. Version 1, which had no number, stored the rules a
/// second time beside the record; it can still be read.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(try_from = "AnyVersion")]
pub struct SavedMatch {
    version: u32,
    pub kind: RulesKind,
    /// Players by seat.
    pub players: Vec<Player>,
    /// `true` if the match has ended.
    pub over: bool,
    /// Increases with every match that is begun or resumed: the match played last has the highest number.
    pub sequence: u64,
    /// Rounds in which a decision was taken back after new information was seen, one entry per decision.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub taken_back: Vec<u16>,
    /// `true` if a single player restarted the match after it was under way.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub restarted: bool,
    /// `true` if the player was shown a hint, or numbers on the choices.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub helped: bool,
    /// `true` if the match was under way and was taken back to its very start.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub undone: bool,
    /// The player's name for the match.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub name: Option<String>,
    /// Time of the last action, in seconds since the Unix epoch (UTC); older versions did not record it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub played: Option<u64>,
    /// Code that the deals came from, if it carries its sender's scores.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub friend: Option<String>,
    /// Date of the daily deal that this match is, if it was begun on that day; older versions did not record it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub day: Option<Date>,
    /// Rules, seed and actions.
    pub record: Record,
}

impl SavedMatch {
    /// Format version that is written.
    pub const VERSION: u32 = 2;

    /// Creates the saved form of a match with this record.
    #[must_use]
    pub fn new(setup: &MatchSetup, over: bool, sequence: u64, record: Record) -> SavedMatch {
        SavedMatch {
            version: SavedMatch::VERSION,
            kind: setup.kind,
            players: setup.players.clone(),
            over,
            sequence,
            taken_back: Vec::new(),
            restarted: false,
            helped: false,
            undone: false,
            name: None,
            played: None,
            friend: None,
            day: None,
            record,
        }
    }

    /// Returns the rules and players.
    #[must_use]
    pub fn setup(&self) -> MatchSetup {
        MatchSetup {
            rules: self.record.rules,
            kind: self.kind,
            players: self.players.clone(),
        }
    }
}

/// Fields of any version of the file.
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
    #[serde(default)]
    helped: bool,
    #[serde(default)]
    undone: bool,
    name: Option<String>,
    played: Option<u64>,
    friend: Option<String>,
    day: Option<Date>,
    /// Players and rules of version 1.
    setup: Option<OldSetup>,
    record: Record,
}

/// Version 1's players, and its second copy of the rules.
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
            (Some(SavedMatch::VERSION), Some(kind), Some(players), _) => (kind, players),
            (Some(SavedMatch::VERSION), None, ..) => return Err("`kind` is missing".to_owned()),
            (Some(SavedMatch::VERSION), _, None, _) => return Err("`players` is missing".to_owned()),
            (Some(version), ..) => return Err(format!("version {version} is not known to this program")),
            (None, .., Some(old)) if old.rules != file.record.rules => {
                return Err("the two copies of the rules differ".to_owned());
            }
            (None, .., Some(old)) => {
                // Version 1 didn't store whether the match was over.
                file.over = Game::replay(&file.record).is_ok_and(|game| game.winners().is_some());
                (from_old_name(&old.title), old.players)
            }
            (None, .., None) => return Err("`version` is missing".to_owned()),
        };
        if players.len() != usize::from(file.record.rules.players) {
            return Err(format!(
                "{} players for a game of {}",
                players.len(),
                file.record.rules.players
            ));
        }
        Ok(SavedMatch {
            version: SavedMatch::VERSION,
            kind,
            players,
            over: file.over,
            sequence: file.sequence,
            taken_back: file.taken_back,
            restarted: file.restarted,
            helped: file.helped,
            undone: file.undone,
            name: file.name,
            played: file.played,
            friend: file.friend,
            day: file.day,
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
    fn undone_steps_are_kept_and_none_is_not_written() {
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
    fn help_and_a_start_taken_back_are_kept_and_none_is_not_written() {
        let helped = SavedMatch {
            helped: true,
            undone: true,
            ..saved()
        };
        let text = serde_json::to_string(&helped).unwrap();
        assert_eq!(serde_json::from_str::<SavedMatch>(&text).unwrap(), helped);
        assert!(Match::resume(&helped).unwrap().was_helped());
        assert!(Match::resume(&helped).unwrap().saved(7).helped);
        let text = serde_json::to_string(&saved()).unwrap();
        assert!(!text.contains("helped") && !text.contains("undone"));
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
    fn older_files_are_read() {
        let new = saved();
        let old = serde_json::json!({
            "record": new.record,
            "setup": { "rules": new.record.rules, "title": "Moonshot", "players": new.players },
        });
        let read: SavedMatch = serde_json::from_value(old).unwrap();
        assert_eq!(read, SavedMatch { sequence: 0, ..new });
    }

    #[test]
    fn nonsense_is_refused_with_the_reason() {
        let good = serde_json::to_value(saved()).unwrap();
        for (field, value, why) in [
            ("version", serde_json::json!(99), "version 99"),
            ("version", serde_json::Value::Null, "`version` is missing"),
            ("kind", serde_json::Value::Null, "`kind` is missing"),
            ("players", serde_json::json!([]), "0 players"),
        ] {
            let mut bad = good.clone();
            bad[field] = value;
            let error = serde_json::from_value::<SavedMatch>(bad).unwrap_err().to_string();
            assert!(error.contains(why), "{error}");
        }
    }
}
