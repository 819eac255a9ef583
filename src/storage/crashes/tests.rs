//! Tests in which the program ends in the middle of a write, at every byte and between all steps.

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use bevy::prelude::*;
use spades_archive::Player as Archived;
use spades_archive::history::{Change, History};
use spades_rules::{Action, Preset, Seed};

use super::disk::Disk;
use super::files::{Folder, scratch_folder_in};
use super::memory::Memory;
use super::{Backend, Store};
use crate::session::setup::{ContinueMatch, MatchSetup, Player};
use crate::session::slots::{SlotId, Slots};
use crate::session::statistics::Statistics;
use crate::session::{Match, RulesKind, SavedMatch, SubmitAction};
use crate::ui::toasts::Toast;

/// Returns the setup of a short match of Ada against the computer.
fn setup() -> MatchSetup {
    let mut rules = Preset::ClosedDraft.rules();
    rules.end.rounds = Some(1);
    MatchSetup {
        rules,
        kind: RulesKind::Custom,
        players: vec![
            Player::Human { name: "Ada".into() },
            Player::Bot {
                name: "Rook".into(),
                level: spades_bots::Level::Beginner,
            },
        ],
    }
}

/// All texts of a store, except those set aside and the note.
type Texts = BTreeMap<String, String>;

/// Returns a scratch folder in memory where possible: on a disk, every replacement of a file waits for the disk.
fn scratch_folder() -> PathBuf {
    let memory = PathBuf::from("/dev/shm");
    scratch_folder_in(if memory.is_dir() { memory } else { std::env::temp_dir() })
}

fn texts(shelf: &dyn Backend) -> Texts {
    let read = |key: String| Some((key.clone(), shelf.read(&key).unwrap()?));
    shelf.keys().unwrap().into_iter().filter_map(read).collect()
}

fn fill(folder: &Path, texts: &Texts) {
    let shelf = Folder::new(folder.to_owned());
    texts.iter().for_each(|(key, text)| shelf.write(key, text).unwrap());
}

/// Returns the store's texts before and after the last action of a match, which changes the match, the statistics and the history.
fn last_action() -> (Texts, Texts) {
    let mut game = Match::new(setup(), Seed::from_u64(4)).unwrap();
    let mut before = game.clone();
    while let Some(&action) = game.game().legal_actions().first() {
        before = game.clone();
        game.play(action).unwrap();
    }
    let texts = |game: &Match, matches: u32, history: Vec<Change>| {
        let mut statistics = Statistics::default();
        statistics.against_computer.matches = matches;
        let mut texts = Texts::from([
            ("match".to_owned(), serde_json::to_string(&game.saved(1)).unwrap()),
            ("statistics".to_owned(), serde_json::to_string(&statistics).unwrap()),
        ]);
        texts.extend(history.into_iter().map(|change| (change.key, change.text.unwrap())));
        texts
    };
    let mut history = History::default();
    let mut earlier = game.finished(1_800_000_000);
    earlier.players[0] = Archived::Human { name: "Grace".into() };
    earlier.record.seed = Seed::from_u64(9);
    let mut other = spades_rules::Game::new(earlier.record.rules, earlier.record.seed).unwrap();
    while let Some(&action) = other.legal_actions().first() {
        other.apply(action).unwrap();
    }
    earlier.record = other.record();
    let first = history.append(&earlier, |_| None).unwrap();
    let before = texts(&before, 1, first);
    let second = history
        .append(&game.finished(1_800_000_060), |key| before.get(key).cloned())
        .unwrap();
    let after = texts(&game, 2, second);
    (before, after)
}

/// Writes the changes as one frame does, with a disk that fails after this number of steps; returns `true` if everything was written.
fn write(folder: &Path, steps: usize, before: &Texts, after: &Texts) -> bool {
    let shelf = Folder::on(Disk::ending_after(steps), folder.to_owned());
    let store = Store::on(shelf);
    for (key, text) in after {
        if before.get(key) != Some(text) {
            store.change(key, Some(text.clone()));
        }
    }
    store.commit();
    store.take_outcomes().failed.is_none()
}

/// Returns the texts that the next start finds.
fn found(folder: &Path) -> Texts {
    texts(Store::on(Folder::new(folder.to_owned())).recover().shelf())
}

#[test]
fn a_match_that_ends_is_kept_with_all_that_belongs_to_it_or_not_at_all() {
    let (before, after) = last_action();
    assert_eq!(after.len(), 4, "match, statistics, history and its list");
    let mut states = [0, 0];
    let folder = scratch_folder();
    fill(&folder, &before);
    for steps in 0.. {
        let whole = write(&folder, steps, &before, &after);
        let found = found(&folder);
        let state = [&before, &after].iter().position(|state| **state == found);
        states[state.unwrap_or_else(|| panic!("neither before nor after: {steps}"))] += 1;
        if whole {
            assert_eq!(state, Some(1));
            break;
        }
        if state == Some(1) {
            fill(&folder, &before);
        }
    }
    fs::remove_dir_all(folder).unwrap();
    let bytes: usize = after.values().map(String::len).sum();
    assert!(states[0] > bytes && states[1] > 0, "cut at every byte: {states:?}");
}

#[test]
fn a_match_is_at_its_last_or_last_but_one_action() {
    let (mut after, _) = last_action();
    after.retain(|key, _| key == "match");
    let saved: SavedMatch = serde_json::from_str(&after["match"]).unwrap();
    let mut earlier = saved.clone();
    earlier.record.actions.pop();
    let before = Texts::from([("match".to_owned(), serde_json::to_string(&earlier).unwrap())]);
    let folder = scratch_folder();
    for steps in 0.. {
        fill(&folder, &before);
        let whole = write(&folder, steps, &before, &after);
        assert_eq!(
            found(&folder),
            if whole { after.clone() } else { before.clone() },
            "{steps}"
        );
        if whole {
            break;
        }
    }
    fs::remove_dir_all(folder).unwrap();
}

#[test]
fn putting_right_can_itself_be_cut_short() {
    let texts = |of: &str| Texts::from(["a", "b", "history-0"].map(|key| (key.to_owned(), of.to_owned())));
    let (before, after) = (texts("old"), texts("new"));
    let folder = scratch_folder();
    for steps in 0.. {
        let mut whole = false;
        for again in 0.. {
            fill(&folder, &before);
            whole = write(&folder, steps, &before, &after);
            let recover = Store::on(Folder::on(Disk::ending_after(again), folder.clone()))
                .recover()
                .take_outcomes()
                .failed
                .is_none();
            let found = found(&folder);
            assert!(
                found == before || whole && found == after,
                "{steps}, {again}: {found:?}"
            );
            if recover {
                break;
            }
        }
        if whole {
            break;
        }
    }
    fs::remove_dir_all(folder).unwrap();
}

/// Returns the headless game with this backend.
fn app(shelf: Arc<Memory>) -> App {
    let mut app = App::new();
    app.add_plugins(MinimalPlugins);
    app.add_message::<Toast>().init_resource::<crate::redraw::Redraw>();
    app.insert_resource(Store::on_shared(shelf));
    app.add_plugins((crate::session::plugin, super::plugin));
    app
}

/// Returns whether the match is over, the number of matches counted, and the number in the history.
fn kept(memory: Arc<Memory>) -> (Option<bool>, u32, usize) {
    let store = Store::on_shared(memory).recover();
    let opened = History::open(store.keys(), |key| store.read_text(key));
    assert!(opened.damage.is_empty(), "{:?}", opened.damage);
    let mut app = App::new();
    app.add_message::<Toast>().init_resource::<crate::redraw::Redraw>();
    app.insert_resource(store);
    app.add_plugins(super::plugin);
    let over = app.world().resource::<Slots>().get(SlotId(0)).map(|saved| saved.over);
    let counted = app.world().resource::<Statistics>().matches();
    (over, counted, opened.history.len())
}

#[test]
fn wherever_the_store_fails_at_the_end_of_a_match_all_of_it_is_there_or_nothing() {
    let mut last = Match::new(setup(), Seed::from_u64(4)).unwrap();
    let mut action = None;
    while let Some(&next) = last.game().legal_actions().first() {
        let mut after = last.clone();
        after.play(next).unwrap();
        if after.game().winners().is_some() {
            action = Some(next);
            break;
        }
        last = after;
    }
    let action: Action = action.unwrap();
    let mut failures = 0;
    for changes in 0.. {
        let memory = Arc::new(Memory::default());
        memory
            .write("match", &serde_json::to_string(&last.saved(1)).unwrap())
            .unwrap();
        let mut app = app(memory.clone());
        app.world_mut().write_message(ContinueMatch);
        app.update();
        memory.fail_after(changes, true);
        let count = app.world().resource::<Match>().action_count();
        app.world_mut().write_message(SubmitAction { action, count });
        app.update();
        assert!(app.world().resource::<Match>().game().winners().is_some());
        let failed = app.world().resource::<Store>().take_outcomes().failed.is_some();
        drop(app);
        memory.heal();
        let expected = if failed {
            failures += 1;
            (Some(false), 0, 0)
        } else {
            (Some(true), 1, 1)
        };
        assert_eq!(kept(memory), expected, "{changes}");
        if !failed {
            break;
        }
    }
    assert!(failures >= 6, "the note, four texts, and the note's end: {failures}");
}
