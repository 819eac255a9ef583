//! Tests of what is kept on a disk that fills, fails and holds damaged files.

use super::saving::{self, load_or_default};
use super::*;
use crate::redraw::Redraw;

fn stores() -> Vec<(Store, Option<std::path::PathBuf>)> {
    let folder = files::scratch_folder();
    vec![
        (Store::in_memory(), None),
        (Store::in_folder(folder.clone()), Some(folder)),
    ]
}

#[test]
fn a_value_comes_back() {
    for (store, folder) in stores() {
        assert_eq!(store.load::<Vec<u8>>("numbers"), Loaded::Missing);
        store.save("numbers", &vec![1u8, 2]);
        store.save("numbers", &vec![3u8]);
        assert_eq!(store.load("numbers"), Loaded::Found(vec![3u8]));
        store.remove("numbers");
        store.remove("numbers");
        assert_eq!(store.load::<Vec<u8>>("numbers"), Loaded::Missing);
        folder.map(std::fs::remove_dir_all);
    }
}

#[test]
fn a_damaged_value_is_set_aside_and_never_overwritten() {
    for (store, folder) in stores() {
        let mut places = Vec::new();
        for text in ["{ broken", "also broken"] {
            store.shelf().write("match", text).unwrap();
            let Loaded::Damaged { why, set_aside } = store.load::<Vec<u8>>("match") else {
                panic!("{text} was read");
            };
            assert!(!why.is_empty());
            places.push(set_aside.unwrap());
            assert_eq!(store.load::<Vec<u8>>("match"), Loaded::Missing);
        }
        assert_ne!(places[0], places[1]);
        if let Some(folder) = folder {
            assert_eq!(std::fs::read_to_string(&places[0]).unwrap(), "{ broken");
            assert_eq!(std::fs::read_to_string(&places[1]).unwrap(), "also broken");
            std::fs::remove_dir_all(folder).unwrap();
        }
    }
}

#[test]
fn an_unwritable_folder_is_an_error_reported_once() {
    let folder = files::scratch_folder();
    std::fs::create_dir_all(&folder).unwrap();
    let file = folder.join("a file");
    std::fs::write(&file, "").unwrap();
    let mut app = App::new();
    app.add_message::<Toast>().init_resource::<Redraw>();
    app.insert_resource(Store::in_folder(file));
    app.add_plugins(saving::plugin);
    for value in [1, 2] {
        let store = app.world().resource::<Store>();
        store.save("settings", &value);
        store.finish();
        app.update();
    }
    assert_eq!(app.world().resource::<Messages<Toast>>().len(), 1);
    drop(app);
    std::fs::remove_dir_all(folder).unwrap();
}

/// After a full disk or an unwritable folder, changes made meanwhile are written as soon as possible.
#[test]
fn failed_writes_are_repeated_with_the_next() {
    let folder = files::scratch_folder();
    std::fs::create_dir_all(&folder).unwrap();
    let place = folder.join("data");
    std::fs::write(&place, "in the way").unwrap();
    let memory = Arc::new(memory::Memory::default());
    let stores = [Store::on_shared(memory.clone()), Store::in_folder(place.clone())];
    memory.fail_after(0, true);
    for store in &stores {
        for (key, value) in [("setup", 1), ("settings", 2), ("setup", 3)] {
            store.save(key, &value);
            store.finish();
        }
    }
    memory.heal();
    std::fs::remove_file(&place).unwrap();
    for store in &stores {
        store.save("match", &4);
        store.finish();
        assert_eq!(store.load("setup"), Loaded::Found(3), "the latest");
        assert_eq!(store.load("settings"), Loaded::Found(2));
    }
    drop(stores);
    std::fs::remove_dir_all(folder).unwrap();
}

#[test]
fn failed_writes_are_repeated_at_the_end() {
    let folder = files::scratch_folder();
    std::fs::create_dir_all(&folder).unwrap();
    let place = folder.join("data");
    std::fs::write(&place, "in the way").unwrap();
    let store = Store::in_folder(place.clone());
    store.save("setup", &1);
    store.finish();
    std::fs::remove_file(&place).unwrap();
    drop(store);
    assert_eq!(Store::in_folder(place).load("setup"), Loaded::Found(1));
    std::fs::remove_dir_all(folder).unwrap();
}

#[test]
fn a_hasty_save_is_there_when_the_program_ends() {
    let folder = files::scratch_folder();
    let store = Store::in_folder(folder.clone());
    for value in 0..500u32 {
        store.save("match", &value);
        store.save(if value % 2 == 0 { "even" } else { "odd" }, &value);
    }
    assert_eq!(
        store.load("match"),
        Loaded::Found(499u32),
        "what was saved is what is read"
    );
    store.save("match", &500u32);
    store.remove("even");
    drop(store);
    let store = Store::in_folder(folder.clone());
    assert_eq!(store.load("match"), Loaded::Found(500u32));
    assert_eq!(store.load("odd"), Loaded::Found(499u32));
    assert_eq!(store.keys(), ["match", "odd"]);
    drop(store);
    std::fs::remove_dir_all(folder).unwrap();
}

#[test]
fn files_of_a_newer_version_are_reported_and_never_replaced() {
    let newer = r#"{"version":9,"streak":7}"#;
    let store = Store::in_memory();
    for key in ["statistics", "match-2"] {
        store.shelf().write(key, newer).unwrap();
    }
    let mut app = App::new();
    app.add_message::<Toast>().init_resource::<Redraw>();
    app.insert_resource(store);
    app.add_plugins((MinimalPlugins, crate::session::plugin, plugin));
    assert_eq!(app.world().resource::<Messages<Toast>>().len(), 2, "both are reported");
    app.world_mut().resource_mut::<Statistics>().streak = 1;
    app.update();
    let store = app.world().resource::<Store>();
    store.remove("match-2");
    assert_eq!(store.set_aside("match-2"), None);
    assert_eq!(store.keys(), ["match-2", "statistics"]);
    for key in ["statistics", "match-2"] {
        assert_eq!(store.read_text(key).as_deref(), Some(newer));
    }
}

#[test]
fn files_that_cannot_be_renamed_are_not_overwritten() {
    let memory = Arc::new(memory::Memory::default());
    memory.write("statistics", "[1,").unwrap();
    memory.fail_after(0, true);
    let store = Store::on_shared(memory.clone());
    assert!(matches!(
        store.load::<Statistics>("statistics"),
        Loaded::Damaged { set_aside: None, .. }
    ));
    memory.heal();
    store.save("statistics", &1);
    assert_eq!(store.read_text("statistics").as_deref(), Some("[1,"));
}

#[test]
fn a_damaged_value_is_reported_and_the_default_used() {
    let mut world = World::new();
    world.init_resource::<Messages<Toast>>();
    let store = Store::in_memory();
    store.shelf().write("statistics", "[1,").unwrap();
    world.insert_resource(store);
    let value: Vec<u8> = load_or_default(&mut world, "statistics", Kept::Statistics);
    assert!(value.is_empty());
    assert_eq!(world.resource::<Messages<Toast>>().len(), 1);
}

/// Returns an app that keeps everything in this memory; each of its frames takes as long as the store waits before it tries again.
fn app_on(memory: &Arc<memory::Memory>) -> App {
    let mut app = App::new();
    app.add_message::<Toast>().init_resource::<Redraw>();
    app.insert_resource(Store::on_shared(memory.clone()));
    let step = std::time::Duration::from_secs(6);
    app.insert_resource(bevy::time::TimeUpdateStrategy::ManualDuration(step));
    app.add_plugins((MinimalPlugins, crate::session::plugin, plugin));
    app
}

fn all_texts(memory: &memory::Memory) -> Vec<Write> {
    let mut keys = memory.keys().unwrap();
    keys.sort();
    let read = |key: String| {
        let text = memory.read(&key).unwrap();
        (key, text)
    };
    keys.into_iter().map(read).collect()
}

#[test]
fn files_unreadable_for_now_stay_and_are_read_later() {
    let rules = spades_rules::Preset::OpenDraft.rules();
    let setup = crate::session::setup::MatchSetup {
        rules,
        kind: crate::session::RulesKind::Preset(spades_rules::Preset::OpenDraft),
        players: vec![crate::session::setup::Player::Human { name: "Ada".into() }; 2],
    };
    let game = crate::session::Match::new(setup, spades_rules::Seed::from_u64(3)).unwrap();
    let day = r#"{"days":[{"date":"2026-11-24","played":"2026-11-24","score":90,"outcome":"won"}]}"#;
    let memory = Arc::new(memory::Memory::default());
    let held = ["settings", "daily", "statistics", "match-2"];
    memory.write("settings", r#"{"muted":true}"#).unwrap();
    memory.write("daily", day).unwrap();
    memory
        .write("statistics", r#"{"against_computer":{"matches":7}}"#)
        .unwrap();
    let saved = serde_json::to_string(&game.saved(5)).unwrap();
    memory.write("match-2", &saved).unwrap();
    let before = all_texts(&memory);
    held.iter().for_each(|key| memory.withhold(key));
    let mut app = app_on(&memory);
    let notices = |app: &App| app.world().resource::<Messages<Toast>>().len();
    app.update();
    assert_eq!(notices(&app), 1, "all are told of at once");
    // Nothing is written in their place, whatever is played meanwhile.
    app.world_mut().resource_mut::<crate::settings::Settings>().music = 3.0;
    let store = app.world().resource::<Store>();
    held.iter().for_each(|key| store.save(key, &1));
    store.remove("match-2");
    assert_eq!(store.set_aside("settings"), None);
    store.finish();
    assert!(app.world().resource::<crate::session::slots::Slots>().is_empty());
    let today = r#"{"days":[{"date":"2026-11-25","played":"2026-11-25","score":10,"outcome":"lost"}]}"#;
    app.insert_resource(serde_json::from_str::<DailyResults>(today).unwrap());
    app.update();
    memory.heal();
    let texts: Vec<Write> = all_texts(&memory)
        .into_iter()
        .filter(|(key, _)| held.contains(&key.as_str()))
        .collect();
    assert_eq!(texts, before);
    app.update();
    app.update();
    let world = app.world();
    let slots = world.resource::<crate::session::slots::Slots>();
    assert_eq!(
        slots.latest().map(|(slot, saved)| (slot.key(), saved.sequence)),
        Some(("match-2".to_owned(), 5))
    );
    let settings = world.resource::<crate::settings::Settings>();
    assert!(settings.muted && settings.music > 3.0);
    assert_eq!(world.resource::<Statistics>().against_computer.matches, 7);
    assert_eq!(world.resource::<DailyResults>().calendar().len(), 2, "both days");
    assert_eq!(world.resource::<Store>().any_unread(), None);
    world.resource::<Store>().save("settings", &2);
    world.resource::<Store>().finish();
    assert_eq!(
        world.resource::<Store>().load("settings"),
        Loaded::Found(2),
        "no longer sealed"
    );
}

#[test]
fn nothing_is_written_while_the_list_of_what_is_saved_cannot_be_read() {
    let folder = files::scratch_folder();
    std::fs::write(&folder, "in the way of a folder").unwrap();
    let store = Store::in_folder(folder.clone());
    assert!(store.keys().is_empty());
    std::fs::remove_file(&folder).unwrap();
    store.save("match", &1);
    store.finish();
    assert!(!folder.exists());
    drop(store);
}

#[cfg(unix)]
#[test]
fn a_file_that_may_not_be_read_is_not_damaged() {
    let folder = files::scratch_folder();
    // Even an administrator can't read a folder as a file.
    std::fs::create_dir_all(folder.join("settings.json")).unwrap();
    std::fs::write(folder.join("setup.json"), b"\xff\xfe").unwrap();
    let store = Store::in_folder(folder.clone());
    assert_eq!(store.load::<Vec<u8>>("settings"), Loaded::Unreadable);
    assert!(matches!(
        store.load::<Vec<u8>>("setup"),
        Loaded::Damaged { set_aside: Some(_), .. }
    ));
    assert!(folder.join("settings.json").is_dir());
    drop(store);
    std::fs::remove_dir_all(folder).unwrap();
}
