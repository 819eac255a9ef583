//! Every action is saved at once, and every save is resumed or set aside, never lost.

use std::time::Duration;

use bevy::prelude::*;
use spades::input::Intent;
use spades::session::setup::ContinueMatch;
use spades::session::slots::Slots;
use spades::session::{Match, OwnRules, RulesKind, Turn};
use spades::states::Screen;
use spades::storage::Store;
use spades::table::cues::CueQueue;

use spades_rules::Preset;

use crate::common::{asked, decide, game, let_pass, players, start, step_until, walk_to};
use crate::devices::key;

/// A temporary folder for the test.
fn folder(name: &str) -> std::path::PathBuf {
    let folder = std::env::temp_dir().join(format!("spades-saves-{}-{name}", std::process::id()));
    std::fs::create_dir_all(&folder).expect("a folder");
    folder
}

#[test]
fn a_match_is_resumed_at_the_very_same_card() {
    let folder = folder("resume");
    let mut app = game(Store::in_folder(folder.clone()), (1280, 720));
    start(&mut app, Preset::OpenDraft, players(false), 3);
    for stop in [6usize, 40, 70] {
        // A decision that waits for the player: automatic actions would happen during the check.
        let waits = |world: &World| {
            matches!(asked(world), Turn::Choose | Turn::Bid | Turn::Play)
                && world.resource::<Match>().view(0).legal.len() > 1
        };
        while app.world().resource::<Match>().action_count() < stop || !waits(app.world()) {
            decide(&mut app);
        }
        let before = app.world().resource::<Match>().view(0);
        // The program ends without warning.
        drop(app);
        app = game(Store::in_folder(folder.clone()), (1280, 720));
        assert!(
            app.world()
                .resource::<Slots>()
                .latest_summary(app.world().resource::<OwnRules>())
                .is_some_and(|summary| summary.rules.kind == RulesKind::Preset(Preset::OpenDraft))
        );
        app.world_mut().write_message(ContinueMatch);
        step_until(&mut app, "the table", |world| {
            *world.resource::<State<Screen>>().get() == Screen::Table
        });
        step_until(&mut app, "the table at rest", |world| {
            world.resource::<CueQueue>().idle()
        });
        assert_eq!(app.world().resource::<Match>().view(0), before);
    }
    std::fs::remove_dir_all(folder).expect("the test's own folder");
}

#[test]
fn a_damaged_save_is_set_aside_and_said() {
    let folder = folder("damaged");
    std::fs::write(folder.join("match.json"), "{\"record\":{\"version\":99").expect("a file");
    let mut app = game(Store::in_folder(folder.clone()), (1280, 720));
    assert!(app.world().resource::<Slots>().is_empty());
    let notified = app
        .world_mut()
        .query::<&Name>()
        .iter(app.world())
        .any(|name| name.as_str() == "toast");
    assert!(notified, "the player is notified");
    let names: Vec<String> = std::fs::read_dir(&folder)
        .expect("the folder")
        .filter_map(|entry| Some(entry.ok()?.file_name().to_string_lossy().into_owned()))
        .collect();
    let aside = names
        .iter()
        .find(|name| name.contains("match-damaged"))
        .unwrap_or_else(|| panic!("set aside: {names:?}"));
    assert_eq!(
        std::fs::read_to_string(folder.join(aside)).expect("it is kept"),
        "{\"record\":{\"version\":99"
    );
    // Pending writes would go into the folder.
    drop(app);
    std::fs::remove_dir_all(folder).expect("the test's own folder");
}

#[test]
fn damage_is_reported_file_by_file() {
    let folder = folder("all-damaged");
    let files = [
        "match",
        "match-1",
        "match-7",
        "settings",
        "statistics",
        "setup",
        "reviews",
    ];
    for file in files {
        std::fs::write(folder.join(format!("{file}.json")), "{ broken").expect("a file");
    }
    let mut app = game(Store::in_folder(folder.clone()), (1280, 720));
    let mut shown = std::collections::BTreeSet::new();
    for _ in 0..480 {
        let world = app.world_mut();
        shown.extend(world.query::<&Text>().iter(world).map(|text| text.0.clone()));
        let_pass(&mut app, Duration::from_millis(250));
    }
    for file in files {
        let place = format!("{file}-damaged-1.json");
        assert!(shown.iter().any(|text| text.contains(&place)), "{place} is named");
        assert!(folder.join(place).exists());
    }
    // Pending writes would go into the folder.
    drop(app);
    std::fs::remove_dir_all(folder).expect("the test's own folder");
}

#[test]
fn undo_takes_back_the_last_decision() {
    let mut app = game(Store::in_memory(), (1280, 720));
    start(&mut app, Preset::ClosedDraft, players(false), 8);
    step_until(&mut app, "a card to decide on", |world| asked(world) == Turn::Choose);
    let before = app.world().resource::<Match>().view(0);
    decide(&mut app);
    step_until(&mut app, "the next card", |world| asked(world) == Turn::Choose);
    app.world_mut().write_message(Intent::Undo);
    for _ in 0..3 {
        app.update();
    }
    // A new card has been seen since.
    walk_to(&mut app, "undo-it");
    key(&mut app, KeyCode::Enter);
    for _ in 0..3 {
        app.update();
    }
    assert_eq!(app.world().resource::<Match>().view(0), before);
}
