//! The title comes first and the table's files load behind it; a fast player waits, and missing files are named.

use std::fs;
use std::path::{Path, PathBuf};

use bevy::prelude::*;
use spades::loading::LoadingStage;
use spades::states::Screen;
use spades::storage::Store;
use spades::text::Phrase;
use spades::text::loading::Loading;
use spades_rules::Preset;

use crate::common::{begin, game, game_with_pictures, players, start, starting, step_until};

fn stage(world: &World) -> LoadingStage {
    *world.resource::<State<LoadingStage>>().get()
}

fn screen(world: &World) -> Screen {
    *world.resource::<State<Screen>>().get()
}

/// All text on the screen.
fn text(app: &mut App) -> String {
    let world = app.world_mut();
    let lines: Vec<_> = world.query::<&Text>().iter(world).map(|text| text.0.clone()).collect();
    lines.join("\n")
}

/// A copy of the assets without one file.
pub fn assets_without(name: &str, file: &str) -> PathBuf {
    fn copy(from: &Path, to: &Path) {
        fs::create_dir_all(to).expect("a folder");
        for entry in fs::read_dir(from).expect("a folder").flatten() {
            let target = to.join(entry.file_name());
            if entry.path().is_dir() {
                copy(&entry.path(), &target);
            } else {
                fs::copy(entry.path(), target).expect("a file");
            }
        }
    }
    let folder = std::env::temp_dir().join(format!("spades-loading-{}-{name}", std::process::id()));
    copy(&Path::new(env!("CARGO_MANIFEST_DIR")).join("assets"), &folder);
    fs::remove_file(folder.join(file)).expect("the file");
    folder
}

#[test]
fn a_fast_player_waits_for_the_deck() {
    let mut app = game_with_pictures(Store::in_memory(), (1280, 720));
    assert_ne!(
        stage(app.world()),
        LoadingStage::Done,
        "the title does not wait for the table"
    );
    start(&mut app, Preset::OpenDraft, players(false), 3);
    assert_eq!(stage(app.world()), LoadingStage::Done, "the table was opened too early");

    // From now on the table opens without waiting.
    app.world_mut().resource_mut::<NextState<Screen>>().set(Screen::Title);
    step_until(&mut app, "the title", |world| screen(world) == Screen::Title);
    begin(&mut app, Preset::OpenDraft, players(false), 4);
    step_until(&mut app, "leaving", |world| screen(world) != Screen::Title);
    assert_eq!(screen(app.world()), Screen::Table);
}

#[test]
fn the_first_cards_are_those_for_the_window() {
    for (window, set, other) in [((390, 844), "large", "classic"), ((1280, 720), "classic", "large")] {
        let app = game(Store::in_memory(), window);
        let server = app.world().resource::<AssetServer>();
        let there = |set| server.get_path_id(format!("cards/title/{set}/AS.runs")).is_some();
        assert!(there(set) && !there(other), "{window:?}");
    }
}

#[test]
fn missing_files_are_named_before_the_title_and_behind_it() {
    for (name, file, titled) in [
        ("title", "ui/logo.png", false),
        ("table", "cards/half/classic/2C.runs", true),
    ] {
        let folder = assets_without(name, file);
        let mut app = starting(Store::in_memory(), (1280, 720), &folder.to_string_lossy());
        let mut seen = false;
        while stage(app.world()) != LoadingStage::Failed {
            app.update();
            seen |= screen(app.world()) == Screen::Title;
            assert_ne!(stage(app.world()), LoadingStage::Done, "{file} is missing");
        }
        assert_eq!(seen, titled, "{file}");
        step_until(&mut app, "the loading screen", |world| screen(world) == Screen::Loading);
        app.update();
        let shown = text(&mut app);
        let missing = Loading::Missing {
            files: vec![file.to_owned()],
            more: false,
        };
        assert!(shown.contains(&missing.text()), "{shown}");
        assert!(shown.contains(&Loading::InstallAgain.text()), "{shown}");
        fs::remove_dir_all(folder).expect("the test's own folder");
    }
}
