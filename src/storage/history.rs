//! The history of all finished matches. It is read when the player opens it or a match ends, so ten thousand matches don't slow
//! the start. If the browser's storage is full, the oldest matches make room for new data.

#[cfg(test)]
mod agreement;
pub mod facts;

use std::collections::{BTreeMap, HashMap};

use bevy::prelude::*;
use spades_archive::facts::MatchFacts;
use spades_archive::history::{
    Change, Damage, Entry, History, LineError, Opened, Query, Survey, Surveyed, Why, is_facts,
};
use spades_archive::{Finished, MatchId, RulesKind};

use super::reading::Readable;
use super::{Commit, ReadAgain, Save, Store, StoreError, Write};
use crate::session::statistics::Statistics;
use crate::session::{MatchFinished, OwnRules, RulesName};
use crate::text::notices::Notice;
use crate::ui::toasts::Toast;

/// Key prefix of the history's texts.
const START: &str = "history-";

/// A match of the history, with its facts if it belongs to a single player.
pub(super) type EndedMatch = (Entry, Option<MatchFacts>);

/// The history of all finished matches.
#[derive(Resource, Default)]
pub struct MatchHistory {
    /// History, once it has been read.
    history: Option<History>,
    /// `true` if the store holds any of it.
    kept: bool,
    /// `true` if damage was found when it was read: matches may be missing that come back.
    damaged: bool,
}

impl MatchHistory {
    /// Returns `true` if no match has ended yet, as far as is known without reading.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.history.as_ref().map_or(!self.kept, History::is_empty)
    }

    /// Returns the number of matches; 0 before the history was read.
    #[must_use]
    pub fn len(&self) -> usize {
        self.history.as_ref().map_or(0, History::len)
    }

    /// Reads the list if that has not happened yet. Damaged texts are set aside; returns the notices for the player.
    pub fn open(&mut self, store: &Store) -> Vec<Toast> {
        if self.history.is_some() {
            return Vec::new();
        }
        let Opened {
            history,
            mut damage,
            aside,
            changes,
        } = History::open(store.keys(), |key| store.read_text(key));
        self.history = Some(history);
        self.damaged = !damage.is_empty();
        // A text that can't be read for now isn't missing; another notice reports it.
        damage.retain(|damage| store.unread(&damage.key).is_none());
        let mut stuck = Vec::new();
        let mut places = Vec::new();
        for key in aside {
            match store.set_aside(&key) {
                Some(place) => places.push(place),
                None => stuck.push(key),
            }
        }
        // Texts that could not be set aside must not be overwritten.
        write(store, changes.into_iter().filter(|change| !stuck.contains(&change.key)));
        damage_notices(&damage, places.into_iter().next())
    }

    /// Returns the matches that pass the filter, the one that ended last first; empty before the history was read.
    #[must_use]
    pub fn search(&self, query: &Query) -> Vec<&Entry> {
        self.history
            .as_ref()
            .map_or_else(Vec::new, |history| history.search(query))
    }

    #[must_use]
    pub fn entry(&self, id: MatchId) -> Option<&Entry> {
        self.history.as_ref()?.get(id)
    }

    /// Returns the names of the rules of all matches with custom rules.
    #[must_use]
    pub fn own_names(&self, store: &Store, own: &OwnRules) -> HashMap<MatchId, RulesName> {
        let Some(history) = &self.history else {
            return HashMap::new();
        };
        let rules = history.custom_rules(|key| store.read_text(key));
        let named = rules
            .iter()
            .map(|(&id, rules)| (id, own.name(RulesKind::Custom, rules)));
        named.collect()
    }

    /// Loads a whole match.
    ///
    /// # Errors
    /// If it is missing or damaged.
    pub fn load(&self, store: &Store, id: MatchId) -> Result<Finished, Damage> {
        let none = History::default();
        let history = self.history.as_ref().unwrap_or(&none);
        history.load(id, |key| store.read_text(key))
    }
}

impl MatchHistory {
    /// Returns the matches as texts, keyed by their ids.
    pub(super) fn export(&self, store: &Store) -> Result<BTreeMap<String, String>, Damage> {
        let history = self.history.as_ref();
        history.map_or_else(
            || Ok(BTreeMap::new()),
            |history| history.export(|key| store.read_text(key)),
        )
    }

    /// Adds such texts; returns the changes to write.
    pub(super) fn import<'a>(
        &mut self,
        store: &Store,
        texts: impl IntoIterator<Item = (&'a str, &'a str)>,
    ) -> Result<Vec<Change>, (String, LineError)> {
        let history = self.history.get_or_insert_default();
        history.import(texts, |key| store.read_text(key))
    }

    /// Returns all matches in the order in which they ended, with their facts if they belong to a single player. Computes
    /// the facts that aren't stored, which may take long.
    pub(super) fn with_facts(&self, store: &Store) -> Vec<EndedMatch> {
        let history = self.history.as_ref();
        history.map_or_else(Vec::new, |history| with_facts(history, |key| store.read_text(key)))
    }

    /// Adds a match in a test.
    #[cfg(test)]
    pub(crate) fn append_to(&mut self, store: &Store, finished: &Finished) {
        let history = self.history.get_or_insert_default();
        write(store, history.append(finished, |key| store.read_text(key)).unwrap());
    }
}

/// Returns all matches of a history in the order in which they ended, with their facts if they belong to a single player.
pub(super) fn with_facts(history: &History, read: impl Fn(&str) -> Option<String>) -> Vec<EndedMatch> {
    let mut survey = Survey::default();
    survey.refresh(history);
    while survey.step(history, &read) != Surveyed::Done {}
    let all = history.search(&Query::default()).into_iter().rev();
    all.map(|entry| (entry.clone(), survey.get(entry.id).cloned()))
        .collect()
}

/// Returns the notices for the player about damage.
fn damage_notices(damage: &[Damage], place: Option<String>) -> Vec<Toast> {
    let mut newer = false;
    let mut damaged = false;
    for damage in damage {
        warn!("{damage}");
        match damage.why {
            Why::Newer(_) => newer = true,
            _ => damaged = true,
        }
    }
    let newer = newer.then_some(Notice::HistoryOfNewerVersion);
    let damaged = damaged.then_some(Notice::HistoryDamaged { place });
    newer.into_iter().chain(damaged).map(Toast::new).collect()
}

fn write(store: &Store, changes: impl IntoIterator<Item = Change>) {
    for Change { key, text } in changes {
        store.change(&key, text);
    }
}

/// Adds the matches that have ended, and counts them.
fn keep(
    mut ended: MessageReader<MatchFinished>,
    mut history: ResMut<MatchHistory>,
    mut statistics: ResMut<Statistics>,
    store: Res<Store>,
    mut toasts: MessageWriter<Toast>,
) {
    for MatchFinished { finished } in ended.read() {
        toasts.write_batch(history.open(&store));
        let Some(history) = &mut history.history else { continue };
        let id = finished.id();
        let is_new = history.get(id).is_none();
        match history.append(finished, |key| store.read_text(key)) {
            Ok(changes) => write(&store, changes),
            Err(why) => error!("can't save a finished match: {why}"),
        }
        if let Some(entry) = history.get(id).filter(|_| is_new) {
            let facts = MatchFacts::of(finished).ok().flatten();
            statistics.count_finished((entry, facts.as_ref()));
        }
    }
}

/// Writes the data saved in this frame, and drops the oldest matches until everything that found no room is written.
fn commit(
    store: Res<Store>,
    mut history: ResMut<MatchHistory>,
    mut statistics: ResMut<Statistics>,
    mut toasts: MessageWriter<Toast>,
) {
    store.commit();
    let mut waiting = store.take_refused();
    // Facts can be recomputed at any time, so no match is dropped for them.
    waiting.retain(|(key, _)| !is_facts(key));
    if waiting.is_empty() {
        return;
    }
    toasts.write_batch(history.open(&store));
    let mut gone = 0;
    loop {
        waiting.retain(|write| is_full(&store, write));
        if waiting.is_empty() {
            break;
        }
        let read = |key: &str| store.read_text(key);
        let Some(dropped) = history.history.as_mut().and_then(|history| history.drop_oldest(read)) else {
            store.note(Err(StoreError::Full));
            store.owe(waiting);
            break;
        };
        gone += dropped.matches.len();
        for Change { key, text } in dropped.changes {
            waiting.retain(|(other, _)| *other != key);
            waiting.insert(0, (key, text));
        }
        // At once, so that the statistics keep the matches if the program stops before the next frame.
        statistics.keep_dropped(&dropped.matches);
        waiting.retain(|(key, _)| key != "statistics");
        if let Ok(text) = serde_json::to_string(&*statistics) {
            waiting.push(("statistics".to_owned(), Some(text)));
        }
    }
    if gone > 0 {
        toasts.write(Toast::new(Notice::HistoryMadeRoom { matches: gone }));
    }
}

/// Tries to write; returns `true` if there is no room.
fn is_full(store: &Store, write: &Write) -> bool {
    match store.journal.write(std::slice::from_ref(write)) {
        Err(StoreError::Full) => true,
        outcome => {
            if outcome.is_ok() {
                store.settle(std::iter::once(write.0.as_str()));
            }
            store.note(outcome);
            false
        }
    }
}

/// Checks whether the store holds any history.
fn find(world: &mut World) {
    let keys = world.resource::<Store>().keys();
    let kept = keys.iter().any(|key| key.starts_with(START));
    world.insert_resource(MatchHistory {
        kept,
        ..MatchHistory::default()
    });
}

/// Reads the history again if it has been read.
fn open_again(world: &mut World) {
    let was_open = world.resource::<MatchHistory>().history.is_some();
    find(world);
    if was_open {
        let notices =
            world.resource_scope(|world, mut history: Mut<MatchHistory>| history.open(world.resource::<Store>()));
        world.write_message_batch(notices);
    }
}

pub(super) fn plugin(app: &mut App) {
    find(app.world_mut());
    app.add_observer(|readable: On<Readable>, mut commands: Commands| {
        if readable.key.starts_with(START) {
            commands.queue(open_again);
        }
    });
    app.add_observer(|_: On<ReadAgain>, mut commands: Commands| commands.queue(find));
    app.add_systems(PostUpdate, keep.before(Save));
    app.add_systems(Last, commit.in_set(Commit));
    app.add_plugins(facts::plugin);
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::redraw::Redraw;
    use crate::storage::files::scratch_folder;
    use crate::storage::memory::Memory;
    use spades_archive::{Ending, Player};
    use spades_rules::{Game, Preset, Seed};

    /// Returns a short match with this seed, ended that many seconds after a fixed time.
    fn match_of(seed: u64) -> Finished {
        let mut rules = Preset::ClosedDraft.rules();
        rules.end.rounds = Some(1);
        let mut game = Game::new(rules, Seed::from_u64(seed)).unwrap();
        while let Some(&action) = game.legal_actions().first() {
            game.apply(action).unwrap();
        }
        Finished {
            ended: 1_800_000_000 + seed,
            players: vec![Player::Human { name: "Ada".into() }; 2],
            own: None,
            record: game.record(),
            ending: Ending::default(),
        }
    }

    fn app(store: Store) -> App {
        let mut app = App::new();
        app.add_message::<Toast>().add_message::<MatchFinished>();
        app.init_resource::<Redraw>().init_resource::<Statistics>();
        app.insert_resource(store);
        app.add_plugins(plugin);
        app
    }

    fn finish(app: &mut App, seeds: impl IntoIterator<Item = u64>) {
        for seed in seeds {
            app.world_mut().write_message(MatchFinished {
                finished: match_of(seed),
            });
            app.update();
        }
    }

    /// Returns the matches in the history and the number of notices shown.
    fn listed(app: &mut App) -> (Vec<u64>, usize) {
        let world = app.world_mut();
        let notices = world.resource_scope(|world, mut history: Mut<MatchHistory>| {
            let notices = history.open(world.resource::<Store>());
            world.write_message_batch(notices);
            world.resource::<Messages<Toast>>().len()
        });
        let found = world.resource::<MatchHistory>().search(&Query::default());
        (found.iter().map(|entry| entry.ended - 1_800_000_000).collect(), notices)
    }

    #[test]
    fn finished_matches_are_there_after_a_restart() {
        let folder = scratch_folder();
        let mut first = app(Store::in_folder(folder.clone()));
        assert!(first.world().resource::<MatchHistory>().is_empty());
        finish(&mut first, 1..=3);
        // The same match again is not added twice.
        finish(&mut first, [3]);
        drop(first);
        let mut second = app(Store::in_folder(folder.clone()));
        assert!(!second.world().resource::<MatchHistory>().is_empty());
        finish(&mut second, [4]);
        assert_eq!(listed(&mut second), (vec![4, 3, 2, 1], 0));
        let world = second.world();
        let (history, store) = (world.resource::<MatchHistory>(), world.resource::<Store>());
        let id = history.search(&Query::default())[1].id;
        assert_eq!(history.load(store, id), Ok(match_of(3)));
        assert!(
            folder.join("history").join("history-0").exists(),
            "as spades-lab has it"
        );
        drop(second);
        std::fs::remove_dir_all(folder).unwrap();
    }

    #[test]
    fn a_damaged_text_is_set_aside_whole_and_costs_no_other_match() {
        let folder = scratch_folder();
        let mut first = app(Store::in_folder(folder.clone()));
        finish(&mut first, 1..=3);
        drop(first);
        let place = folder.join("history").join("history-0");
        let text = std::fs::read_to_string(&place).unwrap();
        let broken = text.lines().nth(2).unwrap();
        let broken = text.replace(broken, &broken.replace(char::is_numeric, "z"));
        std::fs::write(&place, &broken).unwrap();
        let mut second = app(Store::in_folder(folder.clone()));
        assert_eq!(listed(&mut second), (vec![3, 1], 1));
        finish(&mut second, [4]);
        drop(second);
        let aside = folder.join("history").join("history-0-damaged-1");
        assert_eq!(std::fs::read_to_string(aside).unwrap(), broken);
        let mut third = app(Store::in_folder(folder.clone()));
        assert_eq!(listed(&mut third), (vec![4, 3, 1], 0));
        drop(third);
        std::fs::remove_dir_all(folder).unwrap();
    }

    #[test]
    fn a_full_store_drops_the_oldest_and_says_so() {
        let mut app = app(Store::on(Memory::with_room(60_000)));
        let mut seed = 0;
        while app.world().resource::<Messages<Toast>>().is_empty() {
            seed += 1;
            assert!(seed < 2000, "there is room for them all");
            finish(&mut app, [seed]);
        }
        let (left, _) = listed(&mut app);
        assert!(left.len() > 64 && left.len() < seed as usize, "{}", left.len());
        assert_eq!(left[0], seed, "the latest is kept");
        assert!(!left.contains(&1), "the oldest is gone");
        // Other data finds room as well.
        let store = app.world().resource::<Store>();
        store.save("match", &"x".repeat(20_000));
        store.save("match", &"y".repeat(20_000));
        app.update();
        let store = app.world().resource::<Store>();
        assert_eq!(store.load("match"), crate::storage::Loaded::Found("y".repeat(20_000)));
        let fewer = listed(&mut app).0;
        assert!(fewer.len() < left.len() && fewer[0] == seed);
        assert!(app.world().resource::<Store>().take_outcomes().failed.is_none());
        // Data that can never fit is reported as before.
        app.world().resource::<Store>().save("match", &"z".repeat(70_000));
        app.update();
        assert_eq!(
            app.world().resource::<Store>().take_outcomes().failed,
            Some(StoreError::Full)
        );
    }

    #[test]
    fn a_newer_versions_texts_are_left_alone() {
        let store = Store::in_memory();
        store.change(
            "history-0",
            Some(
                "spades-history 99 matches 0 1
new
"
                .to_owned(),
            ),
        );
        let mut app = app(store);
        finish(&mut app, [1]);
        assert_eq!(listed(&mut app), (vec![1], 1));
        let store = app.world().resource::<Store>();
        assert!(store.read_text("history-0").unwrap().contains("99"));
        assert!(store.read_text("history-1").is_some());
    }
}
