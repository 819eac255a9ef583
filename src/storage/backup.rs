//! Exports everything in the store to one backup file, and imports such a file, merging it with the existing data. Damaged
//! files are refused with the place and the reason; on an error nothing has changed.

use std::collections::HashMap;

use bevy::prelude::*;
use serde::{Serialize, de::DeserializeOwned};
use serde_json::Value;
use spades_archive::bundle::{Bundle, BundleError, Part, PartError};
use spades_archive::history::{Change, Damage, History, VERSION as HISTORY_VERSION};
use spades_rules::Record;

use super::history::{EndedMatch, MatchHistory, with_facts};
use super::matches::replayed;
use super::{FIRST_VERSION, Store, StoreError, Write};
use crate::session::daily::DailyResults;
use crate::session::friend::Friends;
use crate::session::learning::Learned;
use crate::session::reviews::Reviews;
use crate::session::slots::SlotId;
use crate::session::statistics::Statistics;
use crate::session::{Match, SavedMatch};
use crate::settings::Settings;

/// Name of the part with the unfinished matches.
const MATCHES: &str = "matches";

/// Name of the part with the finished matches.
const HISTORY: &str = "history";

/// Name of the part with the statistics.
const STATISTICS: &str = "statistics";

/// Keys that are stored as one text each.
const WHOLE: [&str; 7] = [
    "settings", STATISTICS, "setup", "daily", "friends", "reviews", "learning",
];

/// Reason why an export or import failed.
#[derive(Clone, Debug, PartialEq)]
pub enum Refusal {
    /// The file is invalid.
    File(BundleError),
    /// A match of the local history is damaged.
    History(Damage),
    /// The store reported an error.
    Store(StoreError),
}

impl From<StoreError> for Refusal {
    fn from(why: StoreError) -> Refusal {
        Refusal::Store(why)
    }
}

/// Summary of the data that an import added.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct ImportSummary {
    /// Number of unfinished matches that are new or further along.
    pub matches: usize,
    /// Number of matches added to the history.
    pub ended: usize,
}

/// Merges the local setup, if any, with the one of a file; returns the reason if that is invalid. Provided by the setup screen,
/// which owns the format.
pub type JoinSetup = fn(Option<Value>, Value) -> Result<Value, String>;

fn other(why: &impl ToString) -> StoreError {
    StoreError::Other(why.to_string())
}

fn refused(part: &str, item: Option<&str>, why: PartError) -> Refusal {
    Refusal::File(BundleError::Part {
        name: part.to_owned(),
        item: item.map(str::to_owned),
        why,
    })
}

/// Returns everything in the store as the text of a backup file.
///
/// # Errors
/// If anything cannot be read: an export is never partial.
pub fn export(store: &Store, history: &MatchHistory) -> Result<String, Refusal> {
    store.finish();
    let mut bundle = Bundle::default();
    for name in WHOLE {
        if let Some(value) = value(store, name)? {
            let part = Part::whole(FIRST_VERSION, value).map_err(|why| refused(name, None, why))?;
            bundle.insert(name, part);
        }
    }
    let keys = store.keys();
    let mut matches = Vec::new();
    for key in keys.iter().filter(|key| SlotId::from_key(key).is_some()) {
        matches.extend(value(store, key)?.map(|value| (key.clone(), value)));
    }
    let part = Part::items(SavedMatch::VERSION, matches).map_err(|why| refused(MATCHES, None, why))?;
    bundle.insert(MATCHES, part);
    let ended = history.export(store).map_err(Refusal::History)?;
    let version = History::version_of(ended.values().map(String::as_str));
    let ended = ended.into_iter().map(|(id, text)| (id, Value::from(text)));
    let part = Part::items(version, ended).map_err(|why| refused(HISTORY, None, why))?;
    bundle.insert(HISTORY, part);
    Ok(bundle.to_json())
}

/// Returns the value under a key, unless the key is sealed.
fn value(store: &Store, key: &str) -> Result<Option<Value>, StoreError> {
    store.may_change(key)?;
    let text = store.shelf().read(key)?;
    text.map(|text| serde_json::from_str(&text))
        .transpose()
        .map_err(|why| other(&why))
}

/// Imports a backup file: merges matches and history, and replaces the settings. Afterward everything must be [read
/// again](super::ReadAgain), whatever the outcome.
///
/// # Errors
/// If the file is damaged or of a newer version, or the store reports an error. Nothing has changed then.
pub fn import(
    store: &Store,
    history: &mut MatchHistory,
    text: &str,
    join_setup: JoinSetup,
) -> Result<ImportSummary, Refusal> {
    let bundle = Bundle::from_json(text).map_err(Refusal::File)?;
    for (name, part) in bundle.parts() {
        let newest = match name {
            MATCHES => SavedMatch::VERSION,
            HISTORY => HISTORY_VERSION,
            _ if WHOLE.contains(&name) => FIRST_VERSION,
            _ => 0,
        };
        if part.version() > newest {
            return Err(refused(name, None, PartError::Newer(part.version())));
        }
    }
    store.finish();
    let mut group = Vec::new();
    let mut taken = ImportSummary::default();
    if let Some(text) = take_statistics(store, history, &bundle)? {
        group.push((STATISTICS.to_owned(), Some(text)));
    }
    for (name, part) in bundle.parts() {
        match name {
            MATCHES => taken.matches = take_matches(store, part, &mut group)?,
            HISTORY => taken.ended = take_history(store, history, part, &mut group)?,
            STATISTICS => {}
            whole => {
                let theirs = part.as_whole().ok_or_else(|| refused(name, None, PartError::Kind))?;
                let ours = value(store, whole)?;
                let joined = join(whole, ours, theirs.clone(), join_setup);
                let joined = joined.map_err(|why| refused(name, None, PartError::Owner(why)))?;
                group.push((whole.to_owned(), Some(joined.to_string())));
            }
        }
    }
    store.write_all(&group)?;
    Ok(taken)
}

/// Merges the local and the imported value of a key.
fn join(name: &str, ours: Option<Value>, theirs: Value, join_setup: JoinSetup) -> Result<Value, String> {
    match name {
        "settings" => joined(ours, theirs, |_: Settings, theirs| theirs),
        "daily" => joined(ours, theirs, DailyResults::joined),
        "friends" => joined(ours, theirs, Friends::joined),
        "learning" => joined(ours, theirs, Learned::joined),
        "reviews" => joined(ours, theirs, Reviews::joined),
        _ => join_setup(ours, theirs),
    }
}

/// Merges the local and the imported value with the function of the type that owns them.
pub fn joined<T: Serialize + DeserializeOwned>(
    ours: Option<Value>,
    theirs: Value,
    join: impl FnOnce(T, T) -> T,
) -> Result<Value, String> {
    let reason = |why: serde_json::Error| why.to_string();
    let theirs: T = serde_json::from_value(theirs).map_err(reason)?;
    let both = match ours {
        Some(ours) => join(serde_json::from_value(ours).map_err(reason)?, theirs),
        None => theirs,
    };
    serde_json::to_value(both).map_err(reason)
}

/// Returns `true` if `record` equals `from` or continues it.
fn goes_on(record: &Record, from: &Record) -> bool {
    (record.seed, &record.rules, &record.setup) == (from.seed, &from.rules, &from.setup)
        && record.actions.starts_with(&from.actions)
}

fn take_matches(store: &Store, part: &Part, group: &mut Vec<Write>) -> Result<usize, Refusal> {
    let keys = store.keys();
    let mut ours = Vec::new();
    for slot in keys.iter().filter_map(|key| SlotId::from_key(key)) {
        // A match that is damaged or of a newer version only occupies its slot.
        ours.extend(store.peek::<SavedMatch>(&slot.key()).map(|saved| (slot, saved)));
    }
    let mut free = (0..).map(SlotId).filter(|slot| !keys.contains(&slot.key()));
    let mut taken = 0;
    for id in part.item_ids() {
        let why = |why: String| refused(MATCHES, Some(id), PartError::Owner(why));
        let item = part.item(id).cloned().unwrap_or_default();
        let saved: SavedMatch = serde_json::from_value(item.clone()).map_err(|error| why(error.to_string()))?;
        Match::resume(&saved).map_err(|error| why(error.to_string()))?;
        if ours.iter().any(|(_, own)| goes_on(&own.record, &saved.record)) {
            continue;
        }
        let older = ours.iter().find(|(_, own)| goes_on(&saved.record, &own.record));
        let Some(slot) = older.map(|(slot, _)| *slot).or_else(|| free.next()) else {
            continue;
        };
        group.push((slot.key(), Some(item.to_string())));
        taken += 1;
    }
    if part.as_whole().is_some() {
        return Err(refused(MATCHES, None, PartError::Kind));
    }
    Ok(taken)
}

/// Returns the statistics with those of the file. Each counts what its own history has and a base beyond it, which has to be
/// known before the histories are united.
fn take_statistics(store: &Store, history: &MatchHistory, bundle: &Bundle) -> Result<Option<String>, Refusal> {
    let owner = |why: String| refused(STATISTICS, None, PartError::Owner(why));
    let read = |value: Value| serde_json::from_value::<Statistics>(value).map_err(|why| owner(why.to_string()));
    let theirs = match bundle.part(STATISTICS) {
        Some(part) => {
            let value = part
                .as_whole()
                .ok_or_else(|| refused(STATISTICS, None, PartError::Kind))?;
            Some(read(value.clone())?)
        }
        None => None,
    };
    let ours = value(store, STATISTICS)?.map(read).transpose()?;
    if ours.is_none() && theirs.is_none() {
        return Ok(None);
    }
    let separated = |mut statistics: Statistics, matches: &[Match], ended: &dyn Fn() -> Vec<EndedMatch>| {
        statistics.uncount_unfinished(matches);
        if !statistics.is_separated() {
            let ended = ended();
            let ended: Vec<_> = ended.iter().map(|(entry, facts)| (entry, facts.as_ref())).collect();
            statistics.separate(&ended);
        }
        statistics
    };
    let mut both = separated(ours.unwrap_or_default(), &replayed(store), &|| {
        history.with_facts(store)
    });
    if let Some(theirs) = theirs {
        both = both.joined(separated(theirs, &unfinished(bundle), &|| ended(bundle)));
    }
    serde_json::to_string(&both)
        .map(Some)
        .map_err(|why| owner(why.to_string()))
}

/// Returns the unfinished matches of a file, without the damaged ones.
fn unfinished(bundle: &Bundle) -> Vec<Match> {
    let part = bundle.part(MATCHES);
    let items = part
        .into_iter()
        .flat_map(|part| part.item_ids().filter_map(|id| part.item(id)));
    items
        .filter_map(|item| serde_json::from_value(item.clone()).ok())
        .filter_map(|saved: SavedMatch| Match::resume(&saved).ok())
        .collect()
}

/// Returns the finished matches of a file in the order in which they ended; none if one is damaged.
fn ended(bundle: &Bundle) -> Vec<EndedMatch> {
    let Some(part) = bundle.part(HISTORY) else {
        return Vec::new();
    };
    let texts = part.item_ids().filter_map(|id| Some((id, part.item(id)?.as_str()?)));
    let mut history = History::default();
    let changes = history.import(texts, |_| None).unwrap_or_default();
    let texts: HashMap<_, _> = changes.into_iter().map(|change| (change.key, change.text)).collect();
    with_facts(&history, |key| texts.get(key).cloned().flatten())
}

fn take_history(
    store: &Store,
    history: &mut MatchHistory,
    part: &Part,
    group: &mut Vec<Write>,
) -> Result<usize, Refusal> {
    let mut texts = Vec::new();
    for id in part.item_ids() {
        let text = part.item(id).and_then(Value::as_str);
        texts.push((id, text.ok_or_else(|| refused(HISTORY, Some(id), PartError::Kind))?));
    }
    let before = history.len();
    let changes = history
        .import(store, texts)
        .map_err(|(id, why)| refused(HISTORY, Some(&id), PartError::Owner(why.to_string())))?;
    group.extend(changes.into_iter().map(|Change { key, text }| (key, text)));
    Ok(history.len() - before)
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use super::*;
    use crate::session::RulesKind;
    use crate::session::setup::{MatchSetup, Player};
    use crate::storage::Backend;
    use crate::storage::memory::Memory;
    use spades_archive::Finished;
    use spades_rules::{Preset, Seed};

    fn setup(_: Option<Value>, theirs: Value) -> Result<Value, String> {
        Ok(theirs)
    }

    /// Returns a match after this number of actions.
    fn game(seed: u64, actions: usize) -> Match {
        let mut rules = Preset::ClosedDraft.rules();
        rules.end.rounds = Some(1);
        let setup = MatchSetup {
            rules,
            kind: RulesKind::Custom,
            players: vec![Player::Human { name: "Ada".into() }; 2],
        };
        let mut game = Match::new(setup, Seed::from_u64(seed)).unwrap();
        for _ in 0..actions {
            let Some(&action) = game.game().legal_actions().first() else {
                break;
            };
            game.play(action).unwrap();
        }
        game
    }

    fn ended(seed: u64) -> Finished {
        game(seed, usize::MAX).finished(1_800_000_000 + seed)
    }

    /// Returns a store with these unfinished matches (seed and length) and this history.
    fn store(matches: &[(u64, usize)], history: &[u64]) -> (Arc<Memory>, Store, MatchHistory) {
        let memory = Arc::new(Memory::default());
        let store = Store::on_shared(memory.clone());
        for (slot, &(seed, actions)) in matches.iter().enumerate() {
            store.save(&SlotId(slot as u32).key(), &game(seed, actions).saved(slot as u64));
        }
        let mut kept = MatchHistory::default();
        kept.open(&store);
        for &seed in history {
            kept.append_to(&store, &ended(seed));
        }
        let mut statistics = Statistics::default();
        statistics.against_computer.matches = history.len() as u32;
        store.save("statistics", &statistics);
        store.save(
            "settings",
            &Settings {
                music: history.len() as f32,
                ..Settings::default()
            },
        );
        store.finish();
        (memory, store, kept)
    }

    fn texts(memory: &Memory) -> Vec<Write> {
        let mut keys = memory.keys().unwrap();
        keys.sort();
        keys.into_iter()
            .map(|key| (key.clone(), memory.read(&key).unwrap()))
            .collect()
    }

    #[test]
    fn everything_goes_to_another_machine_and_twice_is_as_once() {
        let (_, here, history) = store(&[(1, 9), (2, 4)], &[10, 11]);
        let file = export(&here, &history).unwrap();
        let (memory, there, mut theirs) = store(&[(3, 5), (1, 3), (2, 8)], &[11]);
        let taken = import(&there, &mut theirs, &file, setup).unwrap();
        assert_eq!(taken, ImportSummary { matches: 1, ended: 1 });
        let lengths: Vec<usize> = (0..3)
            .map(|slot| {
                there
                    .peek::<SavedMatch>(&SlotId(slot).key())
                    .unwrap()
                    .record
                    .actions
                    .len()
            })
            .collect();
        assert_eq!(lengths, [5, 9, 8], "the one that has gone further is taken");
        assert_eq!(there.peek::<Statistics>("statistics").unwrap().matches(), 2);
        assert_eq!(there.peek::<Settings>("settings").unwrap().music, 2.0);
        let mut again = MatchHistory::default();
        again.open(&there);
        assert_eq!(again.len(), 2);
        let once = texts(&memory);
        assert_eq!(import(&there, &mut again, &file, setup), Ok(ImportSummary::default()));
        assert_eq!(texts(&memory), once);
        // An empty machine gets all of it.
        let (_, empty, mut none) = store(&[], &[]);
        assert_eq!(
            import(&empty, &mut none, &file, setup),
            Ok(ImportSummary { matches: 2, ended: 2 })
        );
    }

    #[test]
    fn wherever_the_store_fails_the_import_is_undone_whole() {
        let (_, here, history) = store(&[(1, 9), (2, 4)], &[10, 11]);
        let file = export(&here, &history).unwrap();
        for lasting in [false, true] {
            for changes in 0.. {
                let (memory, there, mut theirs) = store(&[(3, 5)], &[12]);
                let before = texts(&memory);
                memory.fail_after(changes, lasting);
                let outcome = import(&there, &mut theirs, &file, setup);
                memory.heal();
                drop(there);
                // The next start.
                drop(Store::on_shared(memory.clone()).recover());
                if outcome.is_ok() {
                    assert!(changes > 6 && texts(&memory) != before);
                    break;
                }
                assert!(matches!(outcome, Err(Refusal::Store(_))));
                assert_eq!(texts(&memory), before, "{changes}");
            }
        }
    }

    #[test]
    fn a_file_that_is_cut_off_changed_or_newer_is_refused_and_nothing_changes() {
        let (_, here, history) = store(&[(1, 6)], &[10]);
        let file = export(&here, &history).unwrap();
        let (memory, there, mut theirs) = store(&[(3, 5)], &[]);
        let before = texts(&memory);
        let mut refuse = |text: &str| {
            let outcome = import(&there, &mut theirs, text, setup);
            assert_eq!(texts(&memory), before, "{text}");
            match outcome {
                Err(Refusal::File(why)) => why,
                other => panic!("{other:?}"),
            }
        };
        for cut in (0..file.len()).step_by(53) {
            assert!(matches!(
                refuse(&file[..cut]),
                BundleError::Read(_) | BundleError::Format
            ));
        }
        let changed = file.replacen("Ada", "Eve", 1);
        assert!(matches!(
            refuse(&changed),
            BundleError::Part { name, why: PartError::Digest, .. } if name == MATCHES
        ));
        let part = |name: &str, part: Part| {
            let mut bundle = Bundle::default();
            bundle.insert(name, part);
            bundle.to_json()
        };
        let newer = Part::whole(9, serde_json::json!({})).unwrap();
        assert!(matches!(
            refuse(&part("settings", newer.clone())),
            BundleError::Part {
                why: PartError::Newer(9),
                ..
            }
        ));
        assert!(matches!(
            refuse(&part("weather", newer)),
            BundleError::Part {
                why: PartError::Newer(9),
                ..
            }
        ));
        let mut broken = serde_json::to_value(game(1, 6).saved(0)).unwrap();
        broken["record"]["actions"] = serde_json::json!(["bid5 bid5"]);
        let broken = Part::items(SavedMatch::VERSION, [("match", broken)]).unwrap();
        assert!(matches!(
            refuse(&part(MATCHES, broken)),
            BundleError::Part { item: Some(item), why: PartError::Owner(_), .. } if item == "match"
        ));
        let text = Part::items(HISTORY_VERSION, [("00", Value::from("AAAA"))]).unwrap();
        assert!(matches!(
            refuse(&part(HISTORY, text)),
            BundleError::Part { item: Some(_), .. }
        ));
    }
}
