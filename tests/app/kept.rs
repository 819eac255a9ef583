//! No match that was begun gets lost: neither "Deal" nor "Restart" ends one.

use bevy::prelude::*;
use spades::session::slots::{SlotId, Slots};
use spades::session::{Match, Turn};
use spades::states::Screen;
use spades::storage::Store;
use spades::table::shown::ShownView;
use spades::text::Phrase;
use spades::text::notices::Notice;
use spades::text::rule_sets::SetName;

use crate::common::{SIZES, asked, decide, game, seek, step_until, texts, walk_to};
use crate::devices::key;

fn at(app: &mut App, screen: Screen) {
    step_until(app, "a screen", |world| {
        *world.resource::<State<Screen>>().get() == screen
    });
    for _ in 0..3 {
        app.update();
    }
}

/// Goes from the title through the set-up to the table and makes some decisions; returns the saved slot and its number of actions.
fn deal_and_play(app: &mut App) -> (SlotId, usize) {
    walk_to(app, "play-vs-computer");
    key(app, KeyCode::Enter);
    at(app, Screen::Setup);
    walk_to(app, "deal");
    key(app, KeyCode::Enter);
    at(app, Screen::Table);
    play_a_little(app)
}

fn play_a_little(app: &mut App) -> (SlotId, usize) {
    step_until(app, "the table", |world| world.resource::<ShownView>().0.is_some());
    while app.world().resource::<Match>().action_count() < 7 || asked(app.world()) != Turn::Choose {
        decide(app);
    }
    let world = app.world();
    let slot = world.resource::<Slots>().current().expect("it is kept");
    (slot, world.resource::<Match>().action_count())
}

/// Chooses an entry of the table's menu.
fn menu(app: &mut App, name: &str) {
    for _ in 0..3 {
        app.update();
    }
    key(app, KeyCode::Escape);
    walk_to(app, name);
    key(app, KeyCode::Enter);
}

fn kept(app: &App, slot: SlotId) -> usize {
    let saved = app.world().resource::<Slots>().get(slot).expect("it is still there");
    assert!(!saved.over);
    saved.record.actions.len()
}

#[test]
fn restarted_matches_are_saved_and_resumed() {
    SIZES.into_iter().for_each(nothing_is_lost);
}

fn nothing_is_lost(size: (u32, u32)) {
    let folder = std::env::temp_dir().join(format!("spades-kept-{}-{}", size.0, std::process::id()));
    std::fs::create_dir_all(&folder).expect("a folder");
    let mut app = game(Store::in_folder(folder.clone()), size);
    let (first, played) = deal_and_play(&mut app);
    menu(&mut app, "leave-to-the-title");
    at(&mut app, Screen::Title);
    let (second, _) = deal_and_play(&mut app);
    assert_ne!(first, second, "dealing takes no other match's place");
    assert_eq!(kept(&app, first), played);

    // A new match has the same players and other deals.
    let before = app.world().resource::<Match>().action_count();
    let seed = app.world().resource::<Match>().game().record().seed;
    menu(&mut app, "restart-the-match");
    walk_to(&mut app, "new-match");
    key(&mut app, KeyCode::Enter);
    // If the computer begins, it may have drawn by now.
    step_until(&mut app, "the new match", |world| {
        world.resource::<Match>().game().record().seed != seed
    });
    at(&mut app, Screen::Table);
    assert!(texts(&mut app).contains(&Notice::MatchBeforeIsKept.text()));
    let (third, _) = play_a_little(&mut app);
    assert!(third != first && third != second);
    assert_eq!((kept(&app, first), kept(&app, second)), (played, before));

    // The program ends and restarts, and the first match is resumed.
    drop(app);
    let mut app = game(Store::in_folder(folder.clone()), size);
    assert_eq!(app.world().resource::<Slots>().unfinished().len(), 3);
    walk_to(&mut app, "matches");
    key(&mut app, KeyCode::Enter);
    for _ in 0..3 {
        app.update();
    }
    // The least recent one is last.
    for _ in 0..2 {
        walk_to(&mut app, "continue");
        key(&mut app, KeyCode::Tab);
    }
    walk_to(&mut app, "continue");
    key(&mut app, KeyCode::Enter);
    at(&mut app, Screen::Table);
    assert_eq!(app.world().resource::<Slots>().current(), Some(first));
    assert_eq!(app.world().resource::<Match>().action_count(), played);
    // Pending writes would go into the folder.
    drop(app);
    std::fs::remove_dir_all(folder).expect("the test's own folder");
}

/// Custom rules are copied, saved as a file, deleted, and read back from the file.
#[test]
fn rules_of_ones_own_go_out_and_come_back_as_a_file() {
    for size in SIZES {
        let folder = std::env::temp_dir().join(format!("spades-rules-{}-{}", size.0, std::process::id()));
        std::fs::create_dir_all(&folder).expect("a folder");
        let mut app = game(Store::in_folder(folder.clone()), size);
        walk_to(&mut app, "play-vs-computer");
        key(&mut app, KeyCode::Enter);
        at(&mut app, Screen::Setup);
        let press = |app: &mut App, name: &str| {
            walk_to(app, name);
            key(app, KeyCode::Enter);
            app.update();
        };
        let copy = SetName::CopyOf(SetName::First.text()).text();
        press(&mut app, "custom");
        assert!(!texts(&mut app).contains(&copy));
        // On a phone they are on the last step.
        if seek(&mut app, "match").is_some() {
            press(&mut app, "match");
        }
        press(&mut app, "sets-copy");
        assert!(texts(&mut app).contains(&copy), "{size:?}: {:?}", texts(&mut app));
        press(&mut app, "sets-save-as-file");
        let files = || std::fs::read_dir(folder.join("rules")).map_or(0, Iterator::count);
        step_until(&mut app, "the file", |_| files() == 1);
        press(&mut app, "sets-delete");
        assert!(!texts(&mut app).contains(&copy));
        press(&mut app, "sets-read-files");
        assert!(texts(&mut app).contains(&copy), "{size:?}: it is back");
        // Pending writes would go into the folder.
        drop(app);
        std::fs::remove_dir_all(folder).expect("the test's own folder");
    }
}
